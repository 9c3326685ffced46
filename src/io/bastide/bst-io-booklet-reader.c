/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet-reader.h"

#include "bst-io-booklet.h"
#include "bst-io-limits.h"
#include "bst-io-mark.h"
#include "bst-io-position-text.h"

#include <glib/gi18n-lib.h>

#include <string.h>

gboolean
bst_io_booklet_fail (BstIoBookletReader *reader,
                     const xmlNode      *node,
                     BstIoError          code,
                     const char         *reason)
{
  return bst_io_xml_fail (reader->base.error, code, reader->base.name, node, "%s", reason);
}

gboolean
bst_io_booklet_read_sentence (BstIoBookletReader  *reader,
                              const xmlNode       *node,
                              const char * const  *known,
                              BstExtra           **extra,
                              char               **sentence)
{
  guint max_length = bst_io_xml_is (node, "title") ? BST_IO_MAX_TITLE : BST_IO_MAX_COMMENT;
  g_autofree char *text = bst_io_keep_sentence (&reader->base.keeper, node, max_length, known, extra);

  if (text == NULL)
    return FALSE;
  g_strstrip (text);
  g_free (*sentence);
  if (*text == '\0')
    *sentence = NULL;
  else
    *sentence = g_strdup (reader->translated ? _(text) : text);

  return TRUE;
}

gboolean
bst_io_booklet_check_once (BstIoBookletReader *reader,
                           const xmlNode      *owner)
{
  static const char * const once[] = {
    "title", "aim", "text", "question", "claim", "position", "solution", NULL
  };

  return bst_io_document_check_once (&reader->base, owner, once);
}

xmlNode *
bst_io_booklet_find_child (const xmlNode *node,
                           const char    *name)
{
  xmlNode *child = bst_io_xml_first (node);

  while (child != NULL && !bst_io_xml_is (child, name))
    child = bst_io_xml_next (child);

  return child;
}

/* The line may be broken for reading: an end of line with the blanks round it is one blank. The
 * blank before an empty last part is not lost. */
static char *
dup_one_line (char *text)
{
  g_auto (GStrv) lines = g_strsplit (g_strstrip (text), "\n", -1);
  g_autofree char *line = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);
  line = g_strjoinv (" ", lines);

  return g_str_has_suffix (line, " |") ? g_strconcat (line, " ", NULL) : g_steal_pointer (&line);
}

BstPosition *
bst_io_booklet_read_position (BstIoBookletReader *reader,
                              const xmlNode      *owner,
                              const BstPosition  *before)
{
  const xmlNode *node = bst_io_booklet_find_child (owner, "position");
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  GError *reason = NULL;
  BstPosition *position;

  if (reader->n_positions++ >= BST_IO_MAX_POSITIONS)
    {
      bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, owner,
                       _("a booklet has at most %d positions"), BST_IO_MAX_POSITIONS);
      return NULL;
    }
  if (node == NULL && before != NULL)
    return bst_position_copy (before);
  if (node == NULL)
    {
      bst_io_booklet_fail (reader, owner, BST_IO_ERROR_SYNTAX, _("a position is missing"));
      return NULL;
    }

  text = bst_io_keep_text_only (&reader->base.keeper, node, BST_IO_MAX_TEXT);
  if (text == NULL)
    return NULL;
  line = dup_one_line (text);
  position = bst_io_position_from_text (line, NULL, &reason);
  if (position == NULL)
    bst_io_xml_fail_with (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node, reason);

  return position;
}

char *
bst_io_booklet_read_id (BstIoBookletReader *reader,
                        const xmlNode      *node,
                        GHashTable         *ids)
{
  g_autofree char *id = bst_io_xml_get (node, "id");

  if (id == NULL || *id == '\0')
    bst_io_booklet_fail (reader, node, BST_IO_ERROR_SYNTAX, _("an id is missing"));
  else if (strlen (id) > BST_IO_MAX_ID)
    bst_io_booklet_fail (reader, node, BST_IO_ERROR_LIMIT, _("the id is too long"));
  else if (g_hash_table_contains (ids, id))
    bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                     _("the id “%s” is taken"), id);
  else
    return g_steal_pointer (&id);

  return NULL;
}

gboolean
bst_io_booklet_read_mark (BstIoBookletReader *reader,
                         const xmlNode      *node,
                         BstLessonStep      *step)
{
  BstMark mark = { 0 };
  gboolean is_read;

  if (step->marks->len == BST_IO_MAX_MARKS)
    return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                            _("there are more than %d marks"), BST_IO_MAX_MARKS);
  is_read = bst_io_mark_read (&reader->base.keeper, node, &mark, &step->extra);
  if (is_read)
    bst_lesson_step_add_mark (step, &mark);
  g_free (mark.text);

  return is_read;
}

gboolean
bst_io_booklet_read_rules (BstIoBookletReader *reader,
                          const xmlNode      *node,
                          GPtrArray          *rules)
{
  g_autofree char *text = bst_io_xml_get (node, "rules");
  g_auto (GStrv) numbers = g_strsplit (text != NULL ? text : "", " ", BST_IO_MAX_RULES + 2);

  if (g_strv_length (numbers) > BST_IO_MAX_RULES)
    return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                            _("there are more than %d rules"), BST_IO_MAX_RULES);
  for (guint i = 0; numbers[i] != NULL; i++)
    g_ptr_array_add (rules, g_strdup (numbers[i]));

  return TRUE;
}
