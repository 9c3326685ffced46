/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files of rule cases (data/rules, data/schema/rules.rng). */

#include "config.h"

#include "bst-io-case.h"

#include "bst-io-rulebook.h"
#include "bst-io-xml.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Characters of an id. */
#define MAX_ID 31

/* Words between any number of blanks; none follow a "#". (transfer full) */
static char **
split (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *line = g_strndup (text, strcspn (text, "#"));
  g_auto (GStrv) parts = g_strsplit_set (line, " \t\r", -1);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (builder, *part);

  return g_strv_builder_end (builder);
}

/* The text of an element between its blanks. NULL and @error if there is none, or too much.
 * (transfer full) */
static char *
read_text (const xmlNode  *node,
           const char     *name,
           GError        **error)
{
  g_autofree char *text = bst_io_xml_dup_text (node);

  g_strstrip (text);
  if (*text == '\0')
    {
      bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, node, _("<%s> says nothing"), node->name);
      return NULL;
    }
  if (g_utf8_strlen (text, -1) > BST_IO_MAX_TITLE)
    {
      bst_io_xml_fail (error, BST_IO_ERROR_LIMIT, name, node,
                       _("<%s> has more than %d characters"), node->name, BST_IO_MAX_TITLE);
      return NULL;
    }

  return g_steal_pointer (&text);
}

static gboolean
add_line (GArray          *lines,
          BstIoCaseLine   *line,
          const xmlNode   *node,
          const char      *name,
          GError         **error)
{
  if (lines->len == BST_IO_MAX_CASE_LINES)
    return bst_io_xml_fail (error, BST_IO_ERROR_LIMIT, name, node,
                            _("a case has more than %d lines"), BST_IO_MAX_CASE_LINES);
  g_array_append_val (lines, *line);
  line->words = NULL;
  line->note = NULL;

  return TRUE;
}

/* One line of text; an empty one is passed over. */
static gboolean
read_line (const char     *text,
           guint           number,
           GArray         *lines,
           const xmlNode  *node,
           const char     *name,
           GError        **error)
{
  g_auto (GStrv) words = split (text);
  g_autofree char *place = g_strdup_printf (_("line %d"), (int) number);
  BstIoCaseLine line = { .number = number };
  gboolean done;

  if (words[0] == NULL)
    return TRUE;
  if (g_strv_length (words) > BST_IO_MAX_CASE_WORDS)
    return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, place, _("more than %d words"),
                        BST_IO_MAX_CASE_WORDS);
  if (!bst_io_case_verb_find (words[0], &line.verb))
    return bst_io_fail (error, BST_IO_ERROR_UNSUPPORTED, name, place,
                        _("no line of a case begins with “%s”"), words[0]);

  line.words = g_strdupv (words + 1);
  done = add_line (lines, &line, node, name, error);
  g_strfreev (line.words);

  return done;
}

static gboolean
read_lines (const xmlNode  *node,
            GArray         *lines,
            const char     *name,
            GError        **error)
{
  g_autofree char *text = bst_io_xml_dup_text (node);
  g_auto (GStrv) parts = g_strsplit (text, "\n", -1);
  guint first = (guint) xmlGetLineNo (node);

  for (guint i = 0; parts[i] != NULL; i++)
    if (!read_line (parts[i], first + i, lines, node, name, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_note (const xmlNode  *node,
           GArray         *lines,
           const char     *name,
           GError        **error)
{
  BstIoCaseLine line = { .verb = BST_IO_CASE_NOTE, .number = (guint) xmlGetLineNo (node) };
  gboolean done;

  line.note = read_text (node, name, error);
  if (line.note == NULL)
    return FALSE;
  line.words = g_new0 (char *, 1);
  done = add_line (lines, &line, node, name, error);
  g_strfreev (line.words);
  g_free (line.note);

  return done;
}

static gboolean
read_element (const xmlNode  *node,
              BstIoCase      *self,
              GArray         *lines,
              const char     *name,
              GError        **error)
{
  char **text;

  if (bst_io_xml_is (node, "lines"))
    return read_lines (node, lines, name, error);
  if (bst_io_xml_is (node, "note"))
    return read_note (node, lines, name, error);

  text = bst_io_xml_is (node, "title") ? &self->title
         : bst_io_xml_is (node, "source") ? &self->source : NULL;
  if (text == NULL || *text != NULL)
    return bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, node,
                            _("<%s> does not belong here"), node->name);
  *text = read_text (node, name, error);

  return *text != NULL;
}

/* The rules that the case is about: known ones, each once. */
static gboolean
read_rules (const xmlNode  *node,
            BstIoCase      *self,
            const char     *name,
            GError        **error)
{
  g_autofree char *numbers = bst_io_xml_get (node, "rules");

  self->rules = split (numbers != NULL ? numbers : "");
  if (self->rules[0] == NULL)
    return bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, node,
                            _("<%s> has no attribute “%s”"), node->name, "rules");
  for (char **number = self->rules; *number != NULL; number++)
    {
      const BstIoRule *rule = bst_io_rulebook_find (*number);

      if (rule == NULL || strcmp (rule->number, *number) != 0)
        return bst_io_xml_fail (error, BST_IO_ERROR_UNSUPPORTED, name, node,
                                _("no rule has the number “%s”"), *number);
    }

  return TRUE;
}

/* (transfer full) */
static BstIoCase *
read_case (const xmlNode  *node,
           const char     *name,
           GError        **error)
{
  g_autoptr (BstIoCase) self = g_new0 (BstIoCase, 1);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (BstIoCaseLine));
  gboolean done;

  self->file = g_strdup (name);
  self->id = bst_io_xml_get (node, "id");
  if (self->id == NULL || *self->id == '\0' || strlen (self->id) > MAX_ID)
    {
      bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, node, _("<%s> has no attribute “%s”"),
                       node->name, "id");
      return NULL;
    }

  done = read_rules (node, self, name, error);
  for (xmlNode *child = bst_io_xml_first (node); child != NULL && done;
       child = bst_io_xml_next (child))
    done = read_element (child, self, lines, name, error);
  if (done && (self->title == NULL || self->source == NULL || lines->len == 0))
    done = bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, node,
                            _("the case “%s” has no title, no source or no lines"), self->id);

  self->n_lines = lines->len;
  self->lines = (BstIoCaseLine *) (void *) g_array_free (g_steal_pointer (&lines), FALSE);

  return done ? g_steal_pointer (&self) : NULL;
}

static gboolean
check_root (const xmlNode  *root,
            const char     *name,
            GError        **error)
{
  int version;

  if (!bst_io_xml_is (root, "cases"))
    return bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, root,
                            _("<%s> does not belong here"), root->name);

  return bst_io_xml_get_int (root, "version", 1, 1, 0, &version, name, error);
}

static gboolean
has_id (const GPtrArray *cases,
        const char      *id)
{
  for (guint i = 0; i < cases->len; i++)
    if (strcmp (((const BstIoCase *) g_ptr_array_index (cases, i))->id, id) == 0)
      return TRUE;

  return FALSE;
}

GPtrArray *
bst_io_case_read (GBytes      *bytes,
                  const char  *name,
                  GError     **error)
{
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, name, error);
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_io_case_free);
  xmlNode *root;

  if (document == NULL)
    return NULL;
  root = xmlDocGetRootElement (document);
  if (!check_root (root, name, error))
    return NULL;

  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    {
      BstIoCase *one = NULL;

      if (!bst_io_xml_is (node, "case"))
        bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, node, _("<%s> does not belong here"),
                         node->name);
      else if (cases->len == BST_IO_MAX_CASES)
        bst_io_xml_fail (error, BST_IO_ERROR_LIMIT, name, node, _("more than %d cases"),
                         BST_IO_MAX_CASES);
      else
        one = read_case (node, name, error);
      if (one == NULL)
        return NULL;
      if (has_id (cases, one->id))
        {
          bst_io_xml_fail (error, BST_IO_ERROR_DATA, name, node,
                           _("two cases have the name “%s”"), one->id);
          bst_io_case_free (one);
          return NULL;
        }
      g_ptr_array_add (cases, one);
    }

  return g_steal_pointer (&cases);
}
