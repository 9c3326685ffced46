/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet.h"

#include "bst-io-data.h"
#include "bst-io-keep.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static void
indent (GString *out,
        guint    depth)
{
  for (guint i = 0; i < depth; i++)
    g_string_append (out, "  ");
}

static void
attribute (GString    *out,
           const char *name,
           const char *value)
{
  g_string_append_printf (out, " %s=\"", name);
  bst_io_xml_append (out, value, TRUE);
  g_string_append_c (out, '"');
}

static void
text_element (GString        *out,
              guint           depth,
              const char     *name,
              const char     *text,
              const BstExtra *extra)
{
  /* Blanks round it would not be read. */
  g_autofree char *sentence = g_strstrip (g_strdup (text != NULL ? text : ""));
  gsize start = out->len;

  indent (out, depth);
  if (bst_io_keep_append (out, name, "", sentence, extra))
    g_string_append_c (out, '\n');
  else
    g_string_truncate (out, start);
}

static void
write_extra (GString    *out,
             guint       depth,
             const char *extra)
{
  if (extra == NULL || *extra == '\0')
    return;

  indent (out, depth);
  g_string_append_printf (out, "%s\n", extra);
}

static void
write_tiles (GString         *out,
             const BstPuzzle *puzzle)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  g_autoptr (GString) names = g_string_new (NULL);

  if (puzzle->n_tiles == 0)
    return;

  for (guint i = 0; i < puzzle->n_tiles; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                            bst_tile_set_get_name (set, (guint) puzzle->tiles[i]));
  if (puzzle->tiles_from != BST_PUZZLE_TILES_KNOWN)
    attribute (out, "tiles-from", bst_io_puzzle_tiles_name (puzzle->tiles_from));
  attribute (out, "tiles", names->str);
}

static void
write_answer (GString               *out,
              const BstPuzzleAnswer *answer)
{
  g_autofree char *reply = g_strstrip (g_strdup (answer->reply != NULL ? answer->reply : ""));
  g_autoptr (GString) attributes = g_string_new (NULL);

  attribute (attributes, "text", answer->text);
  g_string_append_printf (attributes, " marks=\"%u\"", answer->marks);
  indent (out, 4);
  if (*reply == '\0' && answer->extra == NULL)
    g_string_append_printf (out, "<answer%s/>", attributes->str);
  else
    bst_io_keep_append (out, "answer", attributes->str, reply, answer->extra);
  g_string_append_c (out, '\n');
}

static void
write_solution_move (GString        *out,
                     const char     *text,
                     const BstExtra *extra)
{
  g_autofree char *index = g_strconcat ("move ", text, NULL);
  const char *kept = bst_extra_get (extra, index);

  indent (out, 5);
  g_string_append (out, "<move");
  attribute (out, "text", text);
  g_string_append (out, bst_io_keep_get_attributes (extra, index));
  if (kept != NULL)
    g_string_append_printf (out, ">%s</move>\n", kept);
  else
    g_string_append (out, "/>\n");
}

static void
write_solution (GString         *out,
                const BstPuzzle *puzzle)
{
  const char *attributes = bst_io_keep_get_attributes (puzzle->extra, "solution");
  const char *kept = bst_extra_get (puzzle->extra, "solution");

  if (puzzle->solution->len == 0 && *attributes == '\0' && kept == NULL)
    return;

  indent (out, 4);
  g_string_append_printf (out, "<solution%s>\n", attributes);
  for (guint i = 0; i < puzzle->solution->len; i++)
    write_solution_move (out, g_ptr_array_index (puzzle->solution, i), puzzle->extra);
  write_extra (out, 5, kept);
  indent (out, 4);
  g_string_append (out, "</solution>\n");
}

static void
write_puzzle (GString         *out,
              const BstPuzzle *puzzle)
{
  g_autofree char *position = bst_position_to_text (puzzle->position);
  g_autofree char *target = bst_io_puzzle_dup_target (puzzle);

  indent (out, 3);
  g_string_append (out, "<puzzle");
  attribute (out, "id", puzzle->id);
  g_string_append_printf (out, " level=\"%u\"", puzzle->level);
  attribute (out, "task", bst_task_name (puzzle->task));
  if (puzzle->task == BST_TASK_POINTS)
    attribute (out, "worth", bst_io_puzzle_worth_name (puzzle->worth));
  if (target != NULL)
    attribute (out, "target", target);
  write_tiles (out, puzzle);
  g_string_append_printf (out, "%s>\n", bst_io_keep_get_attributes (puzzle->extra, ""));

  text_element (out, 4, "title", puzzle->title, puzzle->extra);
  indent (out, 4);
  g_string_append_printf (out, "<position>%s</position>\n", position);
  text_element (out, 4, "question", puzzle->question, puzzle->extra);
  for (guint i = 0; i < puzzle->hints->len; i++)
    text_element (out, 4, "hint", g_ptr_array_index (puzzle->hints, i), puzzle->extra);
  for (guint i = 0; i < puzzle->answers->len; i++)
    write_answer (out, g_ptr_array_index (puzzle->answers, i));
  write_solution (out, puzzle);
  write_extra (out, 4, bst_extra_get (puzzle->extra, ""));
  indent (out, 3);
  g_string_append (out, "</puzzle>\n");
}

/* Those that stood before puzzle @index, or with G_MAXUINT all that are left; *@n counts them. */
static void
write_unread (GString          *out,
              const BstChapter *chapter,
              guint             index,
              guint            *n)
{
  for (; *n < chapter->unread->len; ++*n)
    {
      const BstUnreadPuzzle *unread = g_ptr_array_index (chapter->unread, *n);

      if (unread->index > index)
        return;
      write_extra (out, 3, unread->text);
    }
}

static void
write_chapter (GString          *out,
               const BstChapter *chapter)
{
  guint n_unread = 0;

  indent (out, 2);
  g_string_append_printf (out, "<chapter%s>\n", bst_io_keep_get_attributes (chapter->extra, ""));
  text_element (out, 3, "title", chapter->title, chapter->extra);
  for (guint i = 0; i < chapter->puzzles->len; i++)
    {
      write_unread (out, chapter, i, &n_unread);
      write_puzzle (out, g_ptr_array_index (chapter->puzzles, i));
    }
  write_unread (out, chapter, G_MAXUINT, &n_unread);
  write_extra (out, 3, bst_extra_get (chapter->extra, ""));
  indent (out, 2);
  g_string_append (out, "</chapter>\n");
}

char *
bst_io_booklet_to_text (const BstBooklet *booklet)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  write_extra (out, 0, bst_extra_get (booklet->extra, "before"));
  g_string_append_printf (out, "<bastide version=\"1\"%s>\n  <booklet",
                          bst_io_keep_get_attributes (booklet->extra, "document"));
  if (booklet->id != NULL)
    attribute (out, "id", booklet->id);
  g_string_append_printf (out, "%s>\n", bst_io_keep_get_attributes (booklet->extra, ""));
  text_element (out, 2, "title", booklet->title, booklet->extra);
  for (guint i = 0; i < booklet->chapters->len; i++)
    write_chapter (out, g_ptr_array_index (booklet->chapters, i));
  write_extra (out, 2, bst_extra_get (booklet->extra, ""));
  g_string_append (out, "  </booklet>\n");
  write_extra (out, 1, bst_extra_get (booklet->extra, "document"));
  g_string_append (out, "</bastide>\n");
  write_extra (out, 0, bst_extra_get (booklet->extra, "after"));

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
  const BstUnreadPuzzle *unread = again != NULL ? bst_booklet_find_unread (data, again) : NULL;

  if (unread == NULL)
    return again != NULL ? bst_io_booklet_to_text (again) : NULL;
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

  return bst_io_data_write (path, text, read_back, booklet, error);
}
