/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The step that is worked on: its board, on which marks are drawn and moves played, and what it says. */

#include "config.h"

#include "bastide-lesson-editor-page-private.h"
#include "bastide-lesson-editor-text.h"
#include "bastide-calls.h"
#include "bastide-puzzle-editor-page.h"
#include "bastide-puzzle-text.h"
#include "bastide-template.h"
#include "bastide-tile-picture.h"
#include "bastide-turn-tool.h"

#include <bst-io-step-text.h>
#include <bst-io-task-words.h>

#include <glib/gi18n.h>

/* --- The board --- */

static const BstLessonStep *
get_step (BastideLessonEditorPage *self)
{
  return bastide_lesson_editor_get_step (self->editor);
}

/* What it leaves on the board, as learners see it, with what is drawn there. */
static void
show_board (BastideLessonEditorPage *self)
{
  const BstLessonStep *step = get_step (self);
  BstPosition *position = step != NULL && step->kind != BST_LESSON_UNREAD ? bst_lesson_step_dup_end (step) : NULL;
  gboolean is_shown = position != NULL && step->kind == BST_LESSON_SHOW;

  gtk_widget_set_visible (GTK_WIDGET (self->board), position != NULL);
  bastide_board_set_tool (self->board, is_shown ? self->turn_tool : NULL);
  if (position == NULL)
    return;
  self->updating = TRUE;
  bastide_study_take_position (self->scene, position);
  for (guint i = 0; i < step->marks->len; i++)
    bst_node_add_mark (bastide_study_get_node (self->scene), &g_array_index (step->marks, BstMark, i));
  bastide_study_node_drawn (self->scene);
  self->updating = FALSE;
}

/* Arrows and rings with the right button, all else from the menu of a cell. */
static void
scene_changed (BastideLessonEditorPage *self,
               BastideStudyChange       change)
{
  if (!self->updating && (change & BASTIDE_STUDY_EDITED))
    bastide_lesson_editor_set_marks (self->editor, bastide_study_get_node (self->scene)->marks);
}

/* --- Moves --- */

static void
tile_chosen (BastideLessonEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->tile);

  if (self->updating || selected > self->types->len)
    return;
  bastide_turn_input_set_tile (self->turn_input, selected == 0 ? BST_NO_TILE
                                                               : g_array_index (self->types, int, selected - 1));
}

static void
update_moves (BastideLessonEditorPage *self)
{
  const BstLessonStep *step = get_step (self);
  gboolean is_shown = step != NULL && step->kind == BST_LESSON_SHOW;
  g_autofree char *moves = is_shown ? bastide_lesson_editor_text_dup_moves (step) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->tile), is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->moves), is_shown);
  if (!is_shown)
    return;
  adw_action_row_set_subtitle (self->moves, *moves != '\0' ? moves
                                                          : _("Choose a tile, and lay it on the board."));
  self->updating = TRUE;
  bastide_tile_picture_list (self->tile, bastide_study_get_position (self->scene), self->types);
  adw_combo_row_set_selected (self->tile, 0);
  self->updating = FALSE;
}

/* The row of the step has a picture of the last tile. */
static void
moves_changed (BastideLessonEditorPage *self)
{
  show_board (self);
  update_moves (self);
  bastide_lesson_editor_page_update_list (self);
}

/* A turn was played on the preview. */
static void
take_move (const BstMove *move,
           gpointer       user_data)
{
  BastideLessonEditorPage *self = user_data;
  g_autofree char *text = bst_move_to_text (bastide_study_get_game (self->scene), move);

  bastide_lesson_editor_add_move (self->editor, text);
  moves_changed (self);
}

static void
take_back (BastideLessonEditorPage *self)
{
  bastide_lesson_editor_take_back (self->editor);
  moves_changed (self);
}

/* --- The question --- */

static void
update_asked (BastideLessonEditorPage *self)
{
  const BstLessonStep *step = get_step (self);
  gboolean is_asked = step != NULL && step->kind == BST_LESSON_ASK;

  gtk_widget_set_visible (GTK_WIDGET (self->asked), is_asked);
  if (is_asked)
    adw_action_row_set_subtitle (self->asked, bst_io_task_title (step->puzzle->task));
}

static void
question_finished (BastideLessonEditorPage *self,
                   BastidePuzzleEditorPage *page)
{
  bastide_lesson_editor_take_puzzle (
    self->editor, bastide_puzzle_editor_page_dup_question (page));
  bastide_making_page_leave (BASTIDE_MAKING_PAGE (page));
}

/* With the move that it may ask of. (transfer full) */
static BastidePuzzleEditor *
new_puzzle_editor (BastideLessonEditor *editor)
{
  g_autoptr (BstPuzzle) puzzle = bst_puzzle_copy (bastide_lesson_editor_get_step (editor)->puzzle);
  const char *move;
  BstPosition *before = bastide_lesson_editor_dup_before (editor, &move);
  BastidePuzzleEditor *puzzle_editor;

  puzzle->id = g_strdup ("");
  puzzle_editor = bastide_puzzle_editor_new_for (puzzle);
  if (before != NULL)
    bastide_puzzle_editor_set_last_move (puzzle_editor, before, move);

  return puzzle_editor;
}

/* The steps wait meanwhile. */
static void
question_gone (gpointer  data,
               GObject  *question)
{
  BastideLessonEditorPage *self = data;

  self->question = NULL;
  gtk_widget_set_sensitive (bastide_making_page_get_pane (BASTIDE_MAKING_PAGE (self)), TRUE);
  bastide_lesson_editor_page_update_actions (self);
  bastide_making_page_changed (BASTIDE_MAKING_PAGE (self));
  /* The keys go on where they were, not at the top of the window. */
  gtk_widget_grab_focus (GTK_WIDGET (self->asked));
  g_object_unref (self);
}

static void
edit_question (BastideLessonEditorPage *self)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = NULL;

  if (self->question == NULL)
    {
      if (get_step (self) == NULL || get_step (self)->kind != BST_LESSON_ASK)
        return;
      puzzle_editor = new_puzzle_editor (self->editor);
      self->question = GTK_WIDGET (bastide_puzzle_editor_page_new_for_step (puzzle_editor, BASTIDE_MAKING_PAGE (self)));
      g_object_weak_ref (G_OBJECT (self->question), question_gone, g_object_ref (self));
      g_signal_connect_object (self->question, "finished", G_CALLBACK (question_finished), self, G_CONNECT_SWAPPED);
      gtk_widget_set_sensitive (bastide_making_page_get_pane (BASTIDE_MAKING_PAGE (self)), FALSE);
      bastide_lesson_editor_page_update_actions (self);
      bastide_making_page_changed (BASTIDE_MAKING_PAGE (self));
    }
  g_signal_emit_by_name (self, "made", self->question);
}

/* --- The game --- */

static void
n_tiles_changed (BastideLessonEditorPage *self)
{
  if (!self->updating)
    bastide_lesson_editor_set_n_tiles (self->editor, (guint) gtk_spin_button_get_value_as_int (self->n_tiles));
}

static void
update_game (BastideLessonEditorPage *self)
{
  const BstLessonStep *step = get_step (self);
  gboolean is_played = step != NULL && step->kind == BST_LESSON_PLAY;

  gtk_widget_set_visible (self->game_row, is_played);
  if (!is_played)
    return;
  self->updating = TRUE;
  gtk_spin_button_set_value (self->n_tiles, step->n_tiles);
  self->updating = FALSE;
}

/* --- What it says --- */

static void
kind_chosen (BastideLessonEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->kind);

  if (!self->updating && selected < BST_LESSON_UNREAD)
    bastide_lesson_editor_set_kind (self->editor, (BstLessonStepKind) selected);
}

static void
text_changed (BastideLessonEditorPage *self,
              GtkTextBuffer           *buffer)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  if (self->updating)
    return;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  bastide_lesson_editor_set_text (self->editor, text);
}

void
bastide_lesson_editor_page_update_step (BastideLessonEditorPage *self)
{
  const BstLessonStep *step = get_step (self);
  const char *text = step != NULL ? bastide_lesson_editor_get_text (
                                      self->editor, bastide_lesson_editor_get_selected (self->editor)) : NULL;

  show_board (self);
  bastide_board_fit (self->board);
  gtk_widget_set_visible (GTK_WIDGET (self->step), step != NULL && step->kind != BST_LESSON_UNREAD);
  self->updating = TRUE;
  if (step != NULL && step->kind != BST_LESSON_UNREAD)
    adw_combo_row_set_selected (self->kind, step->kind);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text != NULL ? text : "", -1);
  self->updating = FALSE;
  update_moves (self);
  update_asked (self);
  update_game (self);
}

void
bastide_lesson_editor_page_class_init_step (GtkWidgetClass *widget_class)
{
  bastide_template_callbacks (widget_class, kind_chosen, tile_chosen, n_tiles_changed);
}

void
bastide_lesson_editor_page_init_step (BastideLessonEditorPage *self)
{
  static const BastideCall calls[] = {
    { "take-back", G_CALLBACK (take_back) },
    { "edit-question", G_CALLBACK (edit_question) },
  };
  const char *kinds[BST_LESSON_UNREAD + 1] = { NULL };
  g_autoptr (GtkStringList) names = NULL;

  for (guint i = 0; i < BST_LESSON_UNREAD; i++)
    kinds[i] = bastide_lesson_editor_text_get_kind ((BstLessonStepKind) i);
  names = gtk_string_list_new (kinds);
  bastide_calls_add (bastide_making_page_get_actions (BASTIDE_MAKING_PAGE (self)), calls, G_N_ELEMENTS (calls), self);
  self->updating = TRUE;
  adw_combo_row_set_model (self->kind, G_LIST_MODEL (names));
  self->updating = FALSE;
  bastide_tile_picture_set_row (self->tile, self->scene, self->types);
  gtk_spin_button_set_range (self->n_tiles, 2, BST_MAX_SMALL_GAME);
  self->turn_input = bastide_turn_input_new (self->scene);
  bastide_turn_input_set_taker (self->turn_input, take_move, self);
  self->turn_tool = bastide_turn_tool_new (self->turn_input);
  bastide_turn_bar_set_play (self->turn_bar, self->turn_input, self->board);
  g_signal_connect_object (self->turn_bar, "used", G_CALLBACK (gtk_widget_grab_focus), self->board, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scene, "changed", G_CALLBACK (scene_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_text_view_get_buffer (self->text), "changed", G_CALLBACK (text_changed), self,
                           G_CONNECT_SWAPPED);
}
