/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-draft.h"

#include "bst-io-booklet.h"
#include "bst-io-data.h"
#include "bst-io-document.h"
#include "bst-io-keep.h"
#include "bst-io-open.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define OPENING "<?" BST_IO_DRAFT_TARGET " "
#define CLOSING "?>"
/* The line stands at the beginning, behind the XML declaration. */
#define SEARCHED 256

void
bst_io_draft_free (BstIoDraft *draft)
{
  if (draft == NULL)
    return;

  g_free (draft->uri);
  g_free (draft->etag);
  g_free (draft->title);
  g_free (draft->node_path);
  g_free (draft->puzzle);
  g_free (draft->made);
  g_free (draft->others);
  g_clear_pointer (&draft->record, bst_record_unref);
  g_clear_pointer (&draft->booklet, bst_booklet_free);
  g_free (draft);
}

/* --- Places --- */

char *
bst_io_draft_dup_path (const BstNode *node)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *first = NULL;
  guint run = 0;

  for (const BstNode *at = node; at->parent != NULL; at = at->parent)
    {
      g_autofree char *step = NULL;

      if (at->index == 0)
        {
          run++;
          continue;
        }
      step = g_strdup_printf (".%u.%u", at->index, run);
      g_string_prepend (text, step);
      run = 0;
    }
  first = g_strdup_printf ("%u", run);
  g_string_prepend (text, first);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Child @index; the node itself if it has no such child. */
static BstNode *
step_down (BstNode *node,
           guint    index)
{
  if (node->children == NULL || index >= node->children->len)
    return node;

  return g_ptr_array_index (node->children, index);
}

BstNode *
bst_io_draft_find (const BstRecord *record,
                   const char      *path)
{
  g_auto (GStrv) steps = g_strsplit (path != NULL ? path : "", ".", -1);
  BstNode *node = bst_record_get_root (record);

  for (guint i = 0; steps[i] != NULL; i++)
    {
      guint64 number = g_ascii_strtoull (steps[i], NULL, 10);
      BstNode *next = node;

      if (i % 2 == 1)
        next = step_down (node, (guint) MIN (number, G_MAXUINT));
      else
        while (number-- > 0 && bst_node_get_next (next) != NULL)
          next = bst_node_get_next (next);
      /* What comes behind a child that is gone belongs elsewhere. */
      if (i % 2 == 1 && next == node)
        break;
      node = next;
    }

  return node;
}

/* --- Writing --- */

static void
append_word (GString    *line,
             const char *name,
             const char *value)
{
  g_autofree char *escaped = NULL;

  if (value == NULL)
    return;
  /* No blank, no "?>" and no line's end is left in it. */
  escaped = g_uri_escape_string (value, "/:", FALSE);
  g_string_append_printf (line, "%s=%s ", name, escaped);
}

/* NULL without @error: there is none. (transfer full) (nullable) */
static char *
dup_document (const BstIoDraft  *draft,
              GError           **error)
{
  if (draft->booklet != NULL)
    return bst_io_booklet_to_text (draft->booklet);

  return draft->record != NULL ? bst_io_document_to_text (draft->record, error) : NULL;
}

char *
bst_io_draft_to_text (const BstIoDraft  *draft,
                      GError           **error)
{
  g_autoptr (GString) out = g_string_new (OPENING);
  g_autofree char *document = dup_document (draft, error);
  const char *body;

  if (document == NULL && draft->record != NULL)
    return NULL;
  append_word (out, "file", draft->uri);
  append_word (out, "stamp", draft->etag);
  append_word (out, "title", draft->title);
  append_word (out, "move", draft->node_path);
  append_word (out, "puzzle", draft->puzzle);
  append_word (out, "made", draft->made);
  append_word (out, "changed", draft->changed ? "yes" : "no");
  g_string_append (out, draft->others != NULL ? draft->others : "");
  g_string_append (out, CLOSING "\n");
  if (document == NULL)
    return g_string_free (g_steal_pointer (&out), FALSE);

  body = strchr (document, '\n') + 1;
  g_string_prepend_len (out, document, body - document);
  g_string_append (out, body);

  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* --- Reading --- */

static void
take (char **field,
      char **text)
{
  g_free (*field);
  *field = g_steal_pointer (text);
}

static void
keep_word (BstIoDraft *draft,
           const char *word)
{
  g_autofree char *before = draft->others;

  if (*word != '\0')
    draft->others = g_strconcat (before != NULL ? before : "", word, " ", NULL);
  else
    draft->others = g_steal_pointer (&before);
}

/* FALSE if it is known and has a value that it cannot have. */
static gboolean
read_word (BstIoDraft *draft,
           const char *word)
{
  const char *value = strchr (word, '=');
  g_autofree char *text = value != NULL ? g_uri_unescape_string (value + 1, NULL) : NULL;

  if (text == NULL)
    keep_word (draft, word);
  else if (g_str_has_prefix (word, "file="))
    take (&draft->uri, &text);
  else if (g_str_has_prefix (word, "stamp="))
    take (&draft->etag, &text);
  else if (g_str_has_prefix (word, "title="))
    take (&draft->title, &text);
  else if (g_str_has_prefix (word, "move="))
    take (&draft->node_path, &text);
  else if (g_str_has_prefix (word, "puzzle="))
    take (&draft->puzzle, &text);
  else if (g_str_has_prefix (word, "made="))
    take (&draft->made, &text);
  else if (g_str_has_prefix (word, "changed="))
    {
      draft->changed = strcmp (text, "yes") == 0;
      return draft->changed || strcmp (text, "no") == 0;
    }
  else
    keep_word (draft, word);

  return TRUE;
}

/* The line; what follows it begins at @rest. NULL if there is none, or with a word of a wrong
 * value. */
static BstIoDraft *
read_line (const char  *text,
           gsize        size,
           const char **rest)
{
  const char *opening = g_strstr_len (text, (gssize) MIN (size, SEARCHED), OPENING);
  const char *closing;
  g_autofree char *line = NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (BstIoDraft) draft = NULL;

  if (opening == NULL)
    return NULL;
  opening += strlen (OPENING);
  closing = g_strstr_len (opening, text + size - opening, CLOSING);
  if (closing == NULL)
    return NULL;

  draft = g_new0 (BstIoDraft, 1);
  line = g_strndup (opening, (gsize) (closing - opening));
  words = g_strsplit (line, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!read_word (draft, words[i]))
      return NULL;
  *rest = closing + strlen (CLOSING);

  return g_steal_pointer (&draft);
}

/* The one lesson, or the one puzzle, can be read. */
static BstBooklet *
read_made (GBytes      *bytes,
           const char  *name,
           GError     **error)
{
  g_autoptr (BstBooklet) booklet = bst_io_booklet_open_data (bytes, name, NULL, error);
  const BstChapter *chapter = booklet != NULL && booklet->chapters->len > 0
                              ? g_ptr_array_index (booklet->chapters, 0) : NULL;

  if (booklet == NULL || bst_booklet_count (booklet) + bst_booklet_count_lessons (booklet) == 1)
    return g_steal_pointer (&booklet);
  bst_io_fail (error, BST_IO_ERROR_DATA, name, NULL, "%s", chapter != NULL && chapter->unread->len > 0
                                                            ? ((BstUnread *) g_ptr_array_index (chapter->unread, 0))->reason
                                                            : _("this is no draft of Bastide"));

  return NULL;
}

static BstIoDraft *
read_draft (GBytes      *bytes,
            const char  *name,
            GError     **error)
{
  g_autoptr (BstIoDraft) draft = NULL;
  const char *text, *rest = NULL;
  gsize size;

  text = g_bytes_get_data (bytes, &size);
  draft = size > 0 ? read_line (text, size, &rest) : NULL;
  if (draft == NULL)
    {
      bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL, _("this is no draft of Bastide"));
      return NULL;
    }
  if (draft->made != NULL)
    {
      draft->booklet = read_made (bytes, name, error);
      return draft->booklet != NULL ? g_steal_pointer (&draft) : NULL;
    }
  if (g_strstr_len (rest, text + size - rest, "<") == NULL)
    return g_steal_pointer (&draft);

  draft->record = bst_io_open_data (bytes, name, NULL, error);

  return draft->record != NULL ? g_steal_pointer (&draft) : NULL;
}

BstIoDraft *
bst_io_draft_read (const char  *path,
                   GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? read_draft (bytes, path, error) : NULL;
}

char *
bst_io_draft_read_back (const char     *text,
                        const char     *name,
                        gconstpointer   data,
                        GError        **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (BstIoDraft) draft = read_draft (bytes, name, error);

  return draft != NULL ? bst_io_draft_to_text (draft, error) : NULL;
}

BstIoDraft *
bst_io_draft_read_line (const char *path)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, NULL);
  const char *text, *rest;
  gsize size = 0;

  text = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

  return size > 0 ? read_line (text, size, &rest) : NULL;
}
