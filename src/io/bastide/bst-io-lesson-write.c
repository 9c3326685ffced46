/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet-writer.h"

#include "bst-io-keep.h"

/* What is said, shown or played. */
static void
append_telling (GString             *out,
                guint                depth,
                const BstLessonStep *step)
{
  const char *name = bst_lesson_step_kind_name (step->kind);

  bst_io_booklet_indent (out, depth);
  g_string_append_printf (out, "<%s", name);
  if (step->place != BST_LESSON_PLACE_NONE)
    g_string_append_printf (out, " open=\"%s\"", bst_lesson_place_name (step->place));
  if (step->deed != BST_LESSON_DEED_NONE)
    g_string_append_printf (out, " do=\"%s\"", bst_lesson_deed_name (step->deed));
  if (step->kind == BST_LESSON_PLAY)
    g_string_append_printf (out, " tiles=\"%u\" seed=\"%u\"", step->n_tiles, step->seed);
  g_string_append_printf (out, "%s>\n", bst_io_keep_get_attributes (step->extra, ""));
  if (!step->is_continued)
    bst_io_booklet_append_position (out, depth + 1, step->position);
  bst_io_booklet_text_element (out, depth + 1, "text", step->text, step->extra);
  for (guint i = 0; i < step->moves->len; i++)
    bst_io_puzzle_append_move (out, depth + 1, "move", g_ptr_array_index (step->moves, i),
                               step->extra);
  bst_io_booklet_append_marks (out, depth + 1, step);
  bst_io_booklet_append_extra (out, depth + 1, bst_extra_get (step->extra, ""));
  bst_io_booklet_indent (out, depth);
  g_string_append_printf (out, "</%s>\n", name);
}

static void
append_step (GString             *out,
             guint                depth,
             const BstLessonStep *step)
{
  switch (step->kind)
    {
    case BST_LESSON_UNREAD:
      bst_io_booklet_append_extra (out, depth, step->text);
      break;
    case BST_LESSON_ASK:
      bst_io_puzzle_append (out, depth, step->puzzle, step);
      break;
    case BST_LESSON_SAY:
    case BST_LESSON_SHOW:
    case BST_LESSON_PLAY:
    default:
      append_telling (out, depth, step);
      break;
    }
}

void
bst_io_lesson_append (GString         *out,
                      guint            depth,
                      const BstLesson *lesson)
{
  bst_io_booklet_indent (out, depth);
  g_string_append (out, "<lesson");
  bst_io_booklet_attribute (out, "id", lesson->id);
  bst_io_booklet_append_rules (out, lesson->rules);
  g_string_append_printf (out, "%s>\n", bst_io_keep_get_attributes (lesson->extra, ""));
  bst_io_booklet_text_element (out, depth + 1, "title", lesson->title, lesson->extra);
  bst_io_booklet_text_element (out, depth + 1, "aim", lesson->aim, lesson->extra);
  for (guint i = 0; i < lesson->steps->len; i++)
    append_step (out, depth + 1, g_ptr_array_index (lesson->steps, i));
  bst_io_booklet_append_extra (out, depth + 1, bst_extra_get (lesson->extra, ""));
  bst_io_booklet_indent (out, depth);
  g_string_append (out, "</lesson>\n");
}
