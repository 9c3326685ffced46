/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of hints and answers, and the solution. */

#include "config.h"

#include "bastide-puzzle-editor-page-private.h"
#include "bastide-accessible.h"
#include "bastide-tile-picture.h"
#include "bastide-answer-view.h"
#include "bastide-calls.h"
#include "bastide-puzzle-editor-text.h"

#include <bst-io-booklet.h>

#include <glib/gi18n.h>

/* --- Hints --- */

static void
add_hint_row (BastidePuzzleEditorPage *self,
              guint                    index,
              guint                    n_hints,
              const char              *text)
{
  /* Translators: hints are shown one after the other. */
  g_autofree char *title = g_strdup_printf (_("Hint %u"), index + 1);
  GtkWidget *row = bastide_making_group_add_entry (self->hints, title, text, G_CALLBACK (bastide_puzzle_editor_set_hint));

  if (index > 0)
    bastide_making_group_add_button (self->hints, row, _("Show this hint sooner"), -1,
                                     G_CALLBACK (bastide_puzzle_editor_move_hint));
  if (index + 1 < n_hints)
    bastide_making_group_add_button (self->hints, row, _("Show this hint later"), 1,
                                     G_CALLBACK (bastide_puzzle_editor_move_hint));
  bastide_making_group_add_button (self->hints, row, _("Remove this hint"), 0,
                                   G_CALLBACK (bastide_puzzle_editor_remove_hint));
}

static void
add_hint (BastidePuzzleEditorPage *self)
{
  bastide_puzzle_editor_add_hint (self->puzzle_editor);
  bastide_making_group_focus_row (self->hints, G_MAXUINT);
}

/* --- Answers --- */

static const BstPuzzleAnswer *
get_answer (BastidePuzzleEditorPage *self,
            guint                    index)
{
  return g_ptr_array_index (bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->answers, index);
}

static void
stars_changed (GtkSpinButton           *button,
               BastidePuzzleEditorPage *self)
{
  guint index = bastide_making_group_get_index (self->answers, GTK_WIDGET (button));
  g_autofree char *reply = g_strdup (get_answer (self, index)->reply);

  bastide_puzzle_editor_set_answer (self->puzzle_editor, index, (guint) gtk_spin_button_get_value_as_int (button), reply);
}

static void
reply_changed (BastidePuzzleEditorPage *self,
               guint                    index,
               const char              *text)
{
  bastide_puzzle_editor_set_answer (self->puzzle_editor, index, get_answer (self, index)->marks, text);
}

static void
remove_answer (BastidePuzzleEditorPage *self,
               guint                    index)
{
  bastide_puzzle_editor_remove_answer (self->puzzle_editor, index);
  bastide_making_page_removed (BASTIDE_MAKING_PAGE (self));
  bastide_page_tell_with (BASTIDE_PAGE (self), _("The answer was removed."), C_("button", "Undo"), "page.undo",
                          NULL);
}

/* A bare number would be taken for points. */
static void
add_stars (BastidePuzzleEditorPage *self,
           AdwActionRow            *row,
           guint                    stars)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, BST_FULL_MARKS, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), stars);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_widget_set_tooltip_text (spin, _("Stars: 0 is wrong, 10 is right"));
  bastide_accessible_set_label (spin, _("Stars: 0 is wrong, 10 is right"));
  g_signal_connect (spin, "value-changed", G_CALLBACK (stars_changed), self);
  adw_action_row_add_suffix (row, spin);
  adw_action_row_add_suffix (row, gtk_label_new ("★"));
}

/* Of the first move of an answer by moves. */
static void
add_picture (BastidePuzzleEditorPage *self,
             AdwActionRow            *row,
             const char              *text)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  BstGame *game = bst_position_get_game (puzzle->position);
  g_auto (GStrv) moves = g_strsplit (text, "; ", 2);
  BstMove move;

  if (bst_task_is_move (puzzle->task) && moves[0] != NULL && bst_move_parse (game, moves[0], &move, NULL)
      && move.kind == BST_MOVE_PLACE)
    adw_action_row_add_prefix (row, bastide_tile_picture_new (self->scene, game, (guint) move.type, move.rotation));
}

/* (transfer full) */
static char *
dup_words (BastidePuzzleEditorPage *self,
           guint                    index)
{
  const BstPuzzle *asked = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  const BstPuzzleAnswer *answer = g_ptr_array_index (asked->answers, index);

  return bastide_puzzle_editor_text_dup_answer (asked, answer->text);
}

/* What it says, in words and with its tile. */
static GtkWidget *
add_answer_row (BastidePuzzleEditorPage *self,
                guint                    index,
                const BstPuzzleAnswer   *answer)
{
  g_autofree char *words = dup_words (self, index);
  GtkWidget *row = bastide_making_group_add_row (self->answers, words);

  add_picture (self, ADW_ACTION_ROW (row), answer->text);

  return row;
}

static void
add_answer_rows (BastidePuzzleEditorPage *self,
                 guint                    index,
                 const BstPuzzleAnswer   *answer)
{
  GtkWidget *row = add_answer_row (self, index, answer);

  add_stars (self, ADW_ACTION_ROW (row), answer->marks);
  bastide_making_group_add_button (self->answers, row, _("Remove this answer"), 0, G_CALLBACK (remove_answer));
  bastide_making_group_add_entry (self->answers, _("Reply to this answer"), answer->reply, G_CALLBACK (reply_changed));
}

/* On its reply, which is what else there is to say. */
static void
focus_answer (BastidePuzzleEditorPage *self,
              guint                    index)
{
  bastide_making_group_focus_row (self->answers, 2 * index + 1);
}

static void
given (BastidePuzzleEditorPage *self,
       const char              *text)
{
  if (bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->claim == NULL)
    {
      focus_answer (self, bastide_puzzle_editor_add_answer (self->puzzle_editor, text));
      return;
    }
  bastide_puzzle_editor_answer_claim (self->puzzle_editor, text);
  bastide_making_group_focus_row (self->answers, 0);
}

static void
give_answer (BastidePuzzleEditorPage *self)
{
  GtkWidget *view = bastide_answer_view_new (bastide_page_get_window (BASTIDE_PAGE (self)),
                                             bastide_puzzle_editor_get_asked (self->puzzle_editor));

  g_signal_connect_object (view, "given", G_CALLBACK (given), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (view));
}

static void
answer_by_line (BastidePuzzleEditorPage *self)
{
  bastide_puzzle_editor_answer_by_line (self->puzzle_editor);
  bastide_making_group_focus_row (self->answers, G_MAXUINT);
}

static void
undo (BastidePuzzleEditorPage *self)
{
  if (!bastide_making_page_undo_typing (BASTIDE_MAKING_PAGE (self)))
    bastide_puzzle_editor_restore_answer (self->puzzle_editor);
}

/* --- All of them --- */

void
bastide_puzzle_editor_page_update_lists (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  const GPtrArray *claimed = puzzle->claim != NULL ? puzzle->claim->answers : NULL;

  bastide_making_group_clear (self->hints);
  bastide_making_group_clear (self->answers);
  bastide_puzzle_editor_page_list_sentences (self);
  for (guint i = 0; i < puzzle->hints->len; i++)
    add_hint_row (self, i, puzzle->hints->len, g_ptr_array_index (puzzle->hints, i));
  for (guint i = 0; i < puzzle->answers->len && !bst_task_is_sentence (puzzle->task); i++)
    add_answer_rows (self, i, g_ptr_array_index (puzzle->answers, i));
  for (guint i = 0; claimed != NULL && i < claimed->len; i++)
    add_answer_row (self, i, g_ptr_array_index (claimed, i));
}

static void
n_solution_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_n_solution (self->puzzle_editor,
                                          (guint) gtk_spin_button_get_value_as_int (self->n_solution));
}

/* (transfer full) */
static char *
dup_solution (const BstPuzzle *puzzle)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < puzzle->solution->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (puzzle->solution, i));

  return g_string_free (text, FALSE);
}

/* What asks of a tile needs one; sentences have their answers beside them. */
static gboolean
can_be_answered (const BstPuzzle *puzzle)
{
  return !bst_task_is_sentence (puzzle->task)
         && (puzzle->n_tiles > 0 || !(bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_TILES));
}

static void
enable (BastidePuzzleEditorPage *self,
        const char              *name,
        gboolean                 enabled)
{
  bastide_page_enable (BASTIDE_PAGE (self), (const char *[]) { name, NULL }, enabled);
}

static void
update_actions (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  const BstPuzzle *asked = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  gboolean can_answer = bastide_puzzle_editor_can_answer_by_line (self->puzzle_editor);
  gboolean can_undo = bastide_puzzle_editor_can_restore_answer (self->puzzle_editor);

  gtk_widget_set_visible (GTK_WIDGET (self->answers), !bst_task_is_sentence (asked->task));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->answers), asked != puzzle
    ? _("The statement is true if this answer is right")
    : _("The best answers are found without you: give those that deserve a reply, or fewer stars"));
  enable (self, "add-hint", puzzle->hints->len < BST_IO_MAX_HINTS);
  enable (self, "add-answer", asked->answers->len < BST_IO_MAX_ANSWERS && can_be_answered (asked));
  enable (self, "answer-by-line", can_answer);
  gtk_widget_set_visible (self->by_line, can_answer);
  enable (self, "undo", can_undo);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_UNDO_LABEL,
                         can_undo ? _("_Undo Remove Answer") : _("_Undo"));
}

void
bastide_puzzle_editor_page_update_line (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  guint n_line = bastide_puzzle_editor_get_n_line (self->puzzle_editor);
  GPtrArray *answers = bastide_making_group_get_rows (self->answers);
  g_autofree char *solution = dup_solution (puzzle);

  /* Each is followed by its reply; what decides a statement is one, and has none. */
  for (guint i = 0; i < answers->len; i += 2)
    {
      g_autofree char *words = dup_words (self, i / 2);

      adw_preferences_row_set_title (g_ptr_array_index (answers, i), words);
    }
  update_actions (self);
  gtk_widget_set_visible (self->solution_group, n_line > 0);
  self->updating = TRUE;
  gtk_spin_button_set_range (self->n_solution, 0, n_line);
  gtk_spin_button_set_value (self->n_solution, puzzle->solution->len);
  self->updating = FALSE;
  adw_action_row_set_subtitle (self->solution, solution);
}

void
bastide_puzzle_editor_page_class_init_lists (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, n_solution_changed);
}

void
bastide_puzzle_editor_page_init_lists (BastidePuzzleEditorPage *self)
{
  static const BastideCall calls[] = {
    { "add-hint", G_CALLBACK (add_hint) },
    { "add-answer", G_CALLBACK (give_answer) },
    { "answer-by-line", G_CALLBACK (answer_by_line) },
    { "undo", G_CALLBACK (undo) },
  };

  bastide_calls_add (bastide_making_page_get_actions (BASTIDE_MAKING_PAGE (self)), calls, G_N_ELEMENTS (calls), self);
  bastide_making_group_set_object (self->hints, 1, self->puzzle_editor);
  bastide_making_group_set_object (self->answers, 2, self);
}
