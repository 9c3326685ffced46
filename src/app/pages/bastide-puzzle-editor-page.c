/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-editor-page-private.h"
#include "bastide-add-puzzle.h"
#include "bastide-compat.h"
#include "bastide-puzzle-board.h"
#include "bastide-puzzle-editor-text.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

/* Of the board, where it is above all else. */
#define BOARD_HEIGHT 200

static void bastide_puzzle_editor_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastidePuzzleEditorPage, bastide_puzzle_editor_page,
                               BASTIDE_TYPE_MAKING_PAGE,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_puzzle_editor_page_page_init))

BastidePuzzleEditor *
bastide_puzzle_editor_page_get_puzzle_editor (BastidePuzzleEditorPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR_PAGE (self), NULL);

  return self->puzzle_editor;
}

BstPuzzle *
bastide_puzzle_editor_page_dup_question (BastidePuzzleEditorPage *self)
{
  BstPuzzle *puzzle;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR_PAGE (self), NULL);

  puzzle = bastide_puzzle_editor_dup_puzzle (self->puzzle_editor);
  g_clear_pointer (&puzzle->id, g_free);
  g_clear_pointer (&puzzle->title, g_free);

  return puzzle;
}

/* --- Fields --- */

static void
name_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_title (self->puzzle_editor, gtk_editable_get_text (self->name));
}

static void
question_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_question (self->puzzle_editor, gtk_editable_get_text (self->question));
}

static void
id_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_id (self->puzzle_editor, gtk_editable_get_text (self->id));
}

static void
level_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_level (self->puzzle_editor, (guint) gtk_spin_button_get_value_as_int (self->level));
}

static void
fill_fields (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);

  self->updating = TRUE;
  gtk_editable_set_text (self->name, puzzle->title != NULL ? puzzle->title : "");
  gtk_editable_set_text (self->question, puzzle->question != NULL ? puzzle->question : "");
  gtk_editable_set_text (self->id, puzzle->id);
  gtk_spin_button_set_value (self->level, puzzle->level);
  self->updating = FALSE;
}

/* --- What it makes --- */

static gboolean
is_changed (BastideMakingPage *page)
{
  return bastide_puzzle_editor_is_changed (BASTIDE_PUZZLE_EDITOR_PAGE (page)->puzzle_editor);
}

static GtkWidget *
new_dialog (BastideMakingPage *page,
            GtkWindow         *window,
            GFile             *booklet)
{
  return bastide_add_puzzle_new (
    window, BASTIDE_BOOKLET_PUZZLES, bastide_puzzle_editor_dup_puzzle (BASTIDE_PUZZLE_EDITOR_PAGE (page)->puzzle_editor), booklet);
}

/* --- Its draft --- */

/* Any id is read again that is there and not too long; what is written so far is with the place. */
static BstBooklet *
dup_booklet (BastideMakingPage *page)
{
  BstBooklet *booklet = bst_booklet_new (NULL);
  BstPuzzle *puzzle = bastide_puzzle_editor_dup_puzzle (BASTIDE_PUZZLE_EDITOR_PAGE (page)->puzzle_editor);

  g_free (puzzle->id);
  puzzle->id = g_strdup ("draft");
  g_ptr_array_add (bst_booklet_add_chapter (booklet, NULL)->puzzles, puzzle);

  return booklet;
}

static char *
dup_place (BastideMakingPage *page)
{
  return bastide_puzzle_editor_dup_known (BASTIDE_PUZZLE_EDITOR_PAGE (page)->puzzle_editor);
}

static void
set_place (BastideMakingPage *page,
           const char        *place)
{
  BastidePuzzleEditorPage *self = BASTIDE_PUZZLE_EDITOR_PAGE (page);

  bastide_puzzle_editor_set_known (self->puzzle_editor, place);
  fill_fields (self);
  bastide_puzzle_editor_page_update_line (self);
}

/* --- Finishing --- */

static void
set_waiting (BastideMakingPage *page,
             gboolean           is_waiting)
{
  static const char * const names[] = { "add-hint", "add-answer", "add-choice", NULL };

  bastide_page_enable (BASTIDE_PAGE (page), names, !is_waiting);
  if (!is_waiting)
    bastide_puzzle_editor_page_update_line (BASTIDE_PUZZLE_EDITOR_PAGE (page));
}

static void
answered_faults (BastideCompatAnswer answer,
                 gpointer            user_data)
{
  if (answer == BASTIDE_COMPAT_DISCARD)
    bastide_making_page_keep (user_data);
}

/* A puzzle with faults comes into a booklet only if its setter says so. */
static void
finish_checked (BastidePuzzleEditorPage *self)
{
  g_autofree char *faults = bastide_puzzle_editor_text_dup_faults (self->puzzle_editor);

  if (faults == NULL)
    bastide_making_page_keep (BASTIDE_MAKING_PAGE (self));
  else
    bastide_compat_ask_anyway (bastide_page_get_window (BASTIDE_PAGE (self)), _("This Puzzle Has Faults"), faults,
                               bastide_making_page_is_new (BASTIDE_MAKING_PAGE (self)) ? _("_Add Anyway") : _("_Save Anyway"),
                               answered_faults, G_OBJECT (self));
}

static void
set_finishing (BastidePuzzleEditorPage *self,
               gboolean                 is_finishing)
{
  self->is_finishing = is_finishing;
  bastide_page_enable (BASTIDE_PAGE (self), (const char *[]) { "finish", NULL }, !is_finishing);
}

/* Waits for the check if it is not done yet. */
static void
finish (BastideMakingPage *page)
{
  BastidePuzzleEditorPage *self = BASTIDE_PUZZLE_EDITOR_PAGE (page);

  if (bastide_puzzle_editor_is_checked (self->puzzle_editor))
    finish_checked (self);
  else
    set_finishing (self, TRUE);
}

/* --- The verdict --- */

/* Of a puzzle without faults. */
static const char *
get_verdict (const BstPuzzle *puzzle)
{
  if (puzzle->claim != NULL)
    return _("All that can be checked is so. Which rule says so cannot be.");

  return bst_task_is_sentence (puzzle->task)
         ? _("All that can be checked is so. Which sentence is right, and by which rule, cannot be.")
         /* Translators: of a puzzle that was checked. */
         : _("The puzzle is sound.");
}

static void
checked (BastidePuzzleEditorPage *self)
{
  g_autofree char *faults = bastide_puzzle_editor_text_dup_faults (self->puzzle_editor);
  g_autofree char *warning = NULL;
  g_autofree char *found = bastide_puzzle_editor_text_dup_found (self->puzzle_editor);

  if (!bastide_puzzle_editor_is_checked (self->puzzle_editor))
    {
      /* As high as what it said before: what is above does not jump from under the pointer. */
      gtk_widget_set_size_request (GTK_WIDGET (self->verdict), -1, gtk_widget_get_height (GTK_WIDGET (self->verdict)));
      gtk_label_set_label (self->verdict, _("Checking…"));
      return;
    }
  gtk_widget_set_size_request (GTK_WIDGET (self->verdict), -1, -1);
  warning = bastide_puzzle_editor_dup_warning (self->puzzle_editor);
  gtk_label_set_label (self->verdict, faults != NULL ? faults
                                      : warning != NULL ? warning
                                      : get_verdict (bastide_puzzle_editor_get_puzzle (self->puzzle_editor)));
  if (faults != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "refusal");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict), "refusal");
  gtk_label_set_label (self->found, found);
  gtk_widget_set_visible (GTK_WIDGET (self->found), *found != '\0');
  if (self->is_finishing)
    {
      set_finishing (self, FALSE);
      finish_checked (self);
    }
}

static void
changed (BastidePuzzleEditorPage *self)
{
  if (self->is_finishing)
    set_finishing (self, FALSE);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SUBTITLE,
                         bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->title);
  bastide_puzzle_editor_page_update_task (self);
  bastide_puzzle_editor_page_update_line (self);
  bastide_making_page_changed (BASTIDE_MAKING_PAGE (self));
}

/* --- As a page --- */

static gboolean
has_sheet (BastidePage *page)
{
  return TRUE;
}

static BastideSheet *
dup_sheet (BastidePage *page)
{
  BastidePuzzleEditorPage *self = BASTIDE_PUZZLE_EDITOR_PAGE (page);

  return bastide_puzzle_board_dup_sheet (self->board, bastide_puzzle_editor_get_puzzle (self->puzzle_editor), 0);
}

static void
bastide_puzzle_editor_page_page_init (BastidePageInterface *iface)
{
  iface->name = "puzzle-editor";
  iface->label = NC_("page", "Puzzle _Editor");
  iface->help = N_("A puzzle is made of a position and of what it asks. What the rules can decide Bastide decides itself; where they "
                   "cannot, the answers that count are played or written here. What is still missing is listed, and the puzzle "
                   "is added to a booklet once nothing is.");
  iface->has_sheet = has_sheet;
  iface->dup_sheet = dup_sheet;
}

/* --- Class --- */

/* What is asked for first. */
static gboolean
bastide_puzzle_editor_page_grab_focus (GtkWidget *widget)
{
  BastidePuzzleEditorPage *self = BASTIDE_PUZZLE_EDITOR_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (gtk_widget_get_visible (GTK_WIDGET (self->name)) ? self->name : self->question));
}

static void
bastide_puzzle_editor_page_finalize (GObject *object)
{
  BastidePuzzleEditorPage *self = BASTIDE_PUZZLE_EDITOR_PAGE (object);

  g_clear_object (&self->puzzle_editor);
  g_clear_object (&self->pick_tool);
  g_clear_object (&self->feature_tool);
  g_array_unref (self->types);
  g_ptr_array_unref (self->edition_checks);

  G_OBJECT_CLASS (bastide_puzzle_editor_page_parent_class)->finalize (object);
}

static void
bastide_puzzle_editor_page_class_init (BastidePuzzleEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideMakingPageClass *making_class = BASTIDE_MAKING_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_puzzle_editor_page_finalize;
  widget_class->grab_focus = bastide_puzzle_editor_page_grab_focus;

  making_class->board_height = BOARD_HEIGHT;
  making_class->question = N_("Save This Puzzle?");
  making_class->discard = N_("_Discard Puzzle");
  making_class->is_changed = is_changed;
  making_class->finish = finish;
  making_class->new_dialog = new_dialog;
  making_class->dup_booklet = dup_booklet;
  making_class->dup_place = dup_place;
  making_class->set_place = set_place;
  making_class->set_waiting = set_waiting;

  g_type_ensure (BASTIDE_TYPE_MAKING_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-puzzle-editor-page.ui");
  bastide_template_children (widget_class, BastidePuzzleEditorPage, name, level_row, level, question, id, task_group,
                             task, claim, target, worth, editions, new_rule, truth, statement, choices, goal, goal_row,
                             kind, player, other, tiles, tiles_from, hints, answers, by_line, solution_group, solution,
                             n_solution, verdict, found);
  bastide_template_callbacks (widget_class, name_changed, question_changed, id_changed, level_changed);
  bastide_puzzle_editor_page_class_init_task (widget_class);
  bastide_puzzle_editor_page_class_init_needs (widget_class);
  bastide_puzzle_editor_page_class_init_lists (widget_class);
}

static void
bastide_puzzle_editor_page_init (BastidePuzzleEditorPage *self)
{
  self->types = g_array_new (FALSE, FALSE, sizeof (int));
  self->edition_checks = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = bastide_making_page_get_board (BASTIDE_MAKING_PAGE (self));
  self->scene = bastide_making_page_get_scene (BASTIDE_MAKING_PAGE (self));
}

static void
show_puzzle (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);

  bastide_study_take_position (self->scene, bst_position_copy (puzzle->position));
  bastide_board_set_frames_last (self->board, FALSE);
  fill_fields (self);
  bastide_puzzle_editor_page_init_lists (self);
  bastide_puzzle_editor_page_init_task (self);
  bastide_puzzle_editor_page_update_lists (self);
  changed (self);
  checked (self);
  g_signal_connect_object (self->puzzle_editor, "changed", G_CALLBACK (changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_editor, "list-changed",
                           G_CALLBACK (bastide_puzzle_editor_page_update_lists), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_editor, "checked", G_CALLBACK (checked), self,
                           G_CONNECT_SWAPPED);
}

BastidePuzzleEditorPage *
bastide_puzzle_editor_page_new (BastidePuzzleEditor *puzzle_editor,
                                BastideUserState    *user_state,
                                gboolean             is_new)
{
  BastidePuzzleEditorPage *self = g_object_new (BASTIDE_TYPE_PUZZLE_EDITOR_PAGE, NULL);

  self->puzzle_editor = g_object_ref (puzzle_editor);
  bastide_making_page_begin (BASTIDE_MAKING_PAGE (self), user_state, is_new);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE,
                         is_new ? _("Make Puzzle") : _("Edit Puzzle"));
  show_puzzle (self);

  return self;
}

BastidePuzzleEditorPage *
bastide_puzzle_editor_page_new_for_step (BastidePuzzleEditor *puzzle_editor,
                                         BastideMakingPage   *lesson)
{
  BastidePuzzleEditorPage *self = bastide_puzzle_editor_page_new (
    puzzle_editor, bastide_making_page_get_user_state (lesson), FALSE);

  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, _("Edit Question"));
  bastide_making_page_set_whole (BASTIDE_MAKING_PAGE (self), lesson);
  gtk_widget_set_visible (GTK_WIDGET (self->name), FALSE);
  gtk_widget_set_visible (self->level_row, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->id), FALSE);

  return self;
}
