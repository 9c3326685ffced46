/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet.h"

#include "bst-io-booklet-writer.h"
#include "bst-io-data.h"
#include "bst-io-keep.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Those that stood before lesson or puzzle @index, or with G_MAXUINT all that are left; *@n counts what
 * was looked at. */
static void
write_unread (GString          *out,
              const BstChapter *chapter,
              gboolean          lessons,
              guint             index,
              guint            *n)
{
  for (; *n < chapter->unread->len; ++*n)
    {
      const BstUnread *unread = g_ptr_array_index (chapter->unread, *n);

      if (unread->is_lesson == lessons && unread->index > index)
        return;
      if (unread->is_lesson == lessons)
        bst_io_booklet_append_extra (out, 3, unread->text);
    }
}

static void
write_chapter (GString          *out,
               const BstChapter *chapter)
{
  guint n_lessons = 0, n_puzzles = 0;

  bst_io_booklet_indent (out, 2);
  g_string_append_printf (out, "<chapter%s>\n", bst_io_keep_get_attributes (chapter->extra, ""));
  bst_io_booklet_text_element (out, 3, "title", chapter->title, chapter->extra);
  for (guint i = 0; i < chapter->lessons->len; i++)
    {
      write_unread (out, chapter, TRUE, i, &n_lessons);
      bst_io_lesson_append (out, 3, g_ptr_array_index (chapter->lessons, i));
    }
  write_unread (out, chapter, TRUE, G_MAXUINT, &n_lessons);
  for (guint i = 0; i < chapter->puzzles->len; i++)
    {
      write_unread (out, chapter, FALSE, i, &n_puzzles);
      bst_io_puzzle_append (out, 3, g_ptr_array_index (chapter->puzzles, i), NULL);
    }
  write_unread (out, chapter, FALSE, G_MAXUINT, &n_puzzles);
  bst_io_booklet_append_extra (out, 3, bst_extra_get (chapter->extra, ""));
  bst_io_booklet_indent (out, 2);
  g_string_append (out, "</chapter>\n");
}

char *
bst_io_booklet_to_text (const BstBooklet *booklet)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  bst_io_booklet_append_extra (out, 0, bst_extra_get (booklet->extra, "before"));
  g_string_append_printf (out, "<bastide version=\"1\"%s>\n  <booklet",
                          bst_io_keep_get_attributes (booklet->extra, "document"));
  if (booklet->id != NULL)
    bst_io_booklet_attribute (out, "id", booklet->id);
  g_string_append_printf (out, "%s>\n", bst_io_keep_get_attributes (booklet->extra, ""));
  bst_io_booklet_text_element (out, 2, "title", booklet->title, booklet->extra);
  bst_io_booklet_text_element (out, 2, "aim", booklet->aim, booklet->extra);
  for (guint i = 0; i < booklet->chapters->len; i++)
    write_chapter (out, g_ptr_array_index (booklet->chapters, i));
  bst_io_booklet_append_extra (out, 2, bst_extra_get (booklet->extra, ""));
  g_string_append (out, "  </booklet>\n");
  bst_io_booklet_append_extra (out, 1, bst_extra_get (booklet->extra, "document"));
  g_string_append (out, "</bastide>\n");
  bst_io_booklet_append_extra (out, 0, bst_extra_get (booklet->extra, "after"));

  return g_string_free (out, FALSE);
}

/* @data is the booklet: what could not be read before is no fault now. */
static char *
read_back (const char     *text,
           const char     *name,
           gconstpointer   data,
           GError        **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (BstBooklet) again = bst_io_booklet_open_data (bytes, name, NULL, error);
  const BstUnread *unread = again != NULL ? bst_booklet_find_unread (data, again) : NULL;
  const BstLessonStep *step = again != NULL ? bst_booklet_find_unread_step (data, again) : NULL;

  if (again == NULL)
    return NULL;
  if (again->is_damaged)
    {
      bst_io_fail (error, BST_IO_ERROR_DATA, name, NULL, _("this is not XML"));
      return NULL;
    }
  if (unread == NULL && step == NULL)
    return bst_io_booklet_to_text (again);
  if (unread == NULL)
    /* Translators: %s is the reason. */
    bst_io_fail (error, BST_IO_ERROR_DATA, name, NULL, _("a step of a lesson, %s"), step->reason);
  else if (unread->is_lesson)
    /* Translators: %s are the id of a lesson, and the reason. */
    bst_io_fail (error, BST_IO_ERROR_DATA, name, NULL, _("the lesson “%s”, %s"), unread->id,
                 unread->reason);
  else
    /* Translators: %s are the id of a puzzle, and the reason. */
    bst_io_fail (error, BST_IO_ERROR_DATA, name, NULL, _("the puzzle “%s”, %s"), unread->id,
                 unread->reason);

  return NULL;
}

gboolean
bst_io_booklet_save (const BstBooklet  *booklet,
                     const char        *path,
                     GError           **error)
{
  g_autofree char *text = bst_io_booklet_to_text (booklet);

  if (booklet->is_damaged)
    return bst_io_fail (error, BST_IO_ERROR_DATA, path, NULL,
                        _("the file is damaged; what can be read of it is not written in its place"));

  if (booklet->is_packed)
    return bst_io_fail (error, BST_IO_ERROR_WRITE, path, NULL, _("the file is packed, and not written over"));

  return bst_io_data_write (path, text, read_back, booklet, error);
}
