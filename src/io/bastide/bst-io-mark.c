/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-mark.h"

#include "bst-io-limits.h"

#include <glib/gi18n-lib.h>

static const char * const names[BST_N_MARKS] = {
  "arrow", "ring", "tint", "letter", "feature"
};

static const char * const none[] = { NULL };

/* Where a BstExtra keeps what belongs to the mark. (transfer full) */
static char *
dup_place (const BstMark *mark)
{
  return g_strdup_printf ("mark %s %d,%d %d,%d %u %s", names[mark->kind], mark->x,
                          mark->y, mark->to_x, mark->to_y, mark->colour,
                          mark->text != NULL ? mark->text : "");
}

static gboolean
read_cell (const BstIoKeeper *keeper,
           const xmlNode     *node,
           const char        *attribute,
           int                fallback,
           gint16            *value)
{
  int number;

  if (!bst_io_xml_get_int (node, attribute, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, fallback,
                           &number, keeper->name, keeper->error))
    return FALSE;
  *value = (gint16) number;

  return TRUE;
}

static gboolean
read_mark_kind (const BstIoKeeper *keeper,
                const xmlNode     *node,
                BstMark           *mark)
{
  g_autofree char *kind = bst_io_xml_get (node, "kind");

  mark->kind = 0;
  while (mark->kind < BST_N_MARKS && g_strcmp0 (names[mark->kind], kind) != 0)
    mark->kind++;

  return mark->kind < BST_N_MARKS
         || bst_io_xml_fail (keeper->error, BST_IO_ERROR_UNSUPPORTED, keeper->name, node,
                             _("the mark “%s” is not known"), kind != NULL ? kind : "");
}

static gboolean
read_mark_spot (const BstIoKeeper *keeper,
                const xmlNode     *node,
                BstMark           *mark)
{
  const int required = G_MAXINT;
  int colour;

  if (!read_cell (keeper, node, "x", required, &mark->x)
      || !read_cell (keeper, node, "y", required, &mark->y)
      || !bst_io_xml_get_int (node, "colour", 0, 3, 0, &colour, keeper->name, keeper->error))
    return FALSE;
  mark->colour = (guint8) colour;

  return mark->kind != BST_MARK_ARROW
         || (read_cell (keeper, node, "to-x", required, &mark->to_x)
             && read_cell (keeper, node, "to-y", required, &mark->to_y));
}

static gboolean
check_mark_text (const BstIoKeeper *keeper,
                 const xmlNode     *node,
                 const BstMark     *mark)
{
  glong length = mark->text != NULL ? g_utf8_strlen (mark->text, -1) : 0;

  if (mark->kind == BST_MARK_LETTER && length > BST_IO_MAX_LETTER)
    return bst_io_xml_fail (keeper->error, BST_IO_ERROR_LIMIT, keeper->name, node,
                            _("a letter mark has at most 8 characters"));
  if (length > BST_IO_MAX_NAME)
    return bst_io_xml_fail (keeper->error, BST_IO_ERROR_LIMIT, keeper->name, node,
                            ngettext ("the text of a mark has more than %d character",
                                      "the text of a mark has more than %d characters",
                                      BST_IO_MAX_NAME), BST_IO_MAX_NAME);

  return TRUE;
}

/* What is kept of a mark goes with it, as long as there is a mark like it. */
static gboolean
keep_rest_of_mark (const BstIoKeeper *keeper,
                   const xmlNode     *node,
                   const BstMark     *mark,
                   BstExtra         **extra)
{
  static const char * const of_arrow[] = {
    "kind", "x", "y", "to-x", "to-y", "colour", "text", NULL
  };
  static const char * const of_others[] = { "kind", "x", "y", "colour", "text", NULL };
  g_autofree char *place = dup_place (mark);

  return bst_io_keep_attributes (keeper, node,
                                 mark->kind == BST_MARK_ARROW ? of_arrow : of_others,
                                 extra, place)
         && bst_io_keep_children (keeper, node, none, extra, place);
}

gboolean
bst_io_mark_read (const BstIoKeeper  *keeper,
                  const xmlNode      *node,
                  BstMark            *mark,
                  BstExtra          **extra)
{
  mark->text = bst_io_xml_get (node, "text");

  return read_mark_kind (keeper, node, mark) && read_mark_spot (keeper, node, mark)
         && check_mark_text (keeper, node, mark) && keep_rest_of_mark (keeper, node, mark, extra);
}

void
bst_io_mark_append (GString        *out,
                    const BstMark  *mark,
                    const BstExtra *extra)
{
  g_autofree char *place = dup_place (mark);
  const char *kept = bst_extra_get (extra, place);

  g_string_append_printf (out, "<mark kind=\"%s\" x=\"%d\" y=\"%d\"", names[mark->kind], mark->x,
                          mark->y);
  if (mark->kind == BST_MARK_ARROW)
    g_string_append_printf (out, " to-x=\"%d\" to-y=\"%d\"", mark->to_x, mark->to_y);
  g_string_append_printf (out, " colour=\"%u\"", mark->colour);
  if (mark->text != NULL)
    {
      g_string_append (out, " text=\"");
      bst_io_xml_append (out, mark->text, TRUE);
      g_string_append_c (out, '"');
    }
  g_string_append (out, bst_io_keep_get_attributes (extra, place));
  if (kept != NULL)
    g_string_append_printf (out, ">%s</mark>", kept);
  else
    g_string_append (out, "/>");
}
