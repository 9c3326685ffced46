/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-editor-view-private.h"
#include "bastide-compat.h"
#include "bastide-puzzle-editor-text.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

enum
{
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePuzzleEditorView, bastide_puzzle_editor_view, ADW_TYPE_WINDOW)

BastidePuzzleEditor *
bastide_puzzle_editor_view_get_setter (BastidePuzzleEditorView *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR_VIEW (self), NULL);

  return self->puzzle_editor;
}

/* --- Fields --- */

static void
name_changed (BastidePuzzleEditorView *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_title (self->puzzle_editor, gtk_editable_get_text (self->name));
}

static void
question_changed (BastidePuzzleEditorView *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_question (self->puzzle_editor, gtk_editable_get_text (self->question));
}

static void
id_changed (BastidePuzzleEditorView *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_id (self->puzzle_editor, gtk_editable_get_text (self->id));
}

static void
level_changed (BastidePuzzleEditorView *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_level (self->puzzle_editor, (guint) gtk_spin_button_get_value_as_int (self->level));
}

static void
fill_fields (BastidePuzzleEditorView *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);

  self->updating = TRUE;
  gtk_editable_set_text (self->name, puzzle->title != NULL ? puzzle->title : "");
  gtk_editable_set_text (self->question, puzzle->question != NULL ? puzzle->question : "");
  gtk_editable_set_text (self->id, puzzle->id);
  gtk_spin_button_set_value (self->level, puzzle->level);
  self->updating = FALSE;
}

/* --- Finishing --- */

static void
answered_faults (BastideCompatAnswer answer,
                 gpointer            user_data)
{
  if (answer == BASTIDE_COMPAT_DISCARD)
    g_signal_emit (user_data, signals[FINISHED], 0);
}

/* A puzzle with faults comes into a booklet only if its setter says so. */
static void
finish_checked (BastidePuzzleEditorView *self)
{
  g_autofree char *faults = bastide_puzzle_editor_text_dup_faults (self->puzzle_editor);

  if (faults == NULL)
    g_signal_emit (self, signals[FINISHED], 0);
  else
    bastide_compat_ask_anyway (GTK_WINDOW (self), _("This Puzzle Has Faults"), faults,
                               self->is_new ? _("_Add Anyway") : _("_Save Anyway"),
                               answered_faults, G_OBJECT (self));
}

static void
set_finishing (BastidePuzzleEditorView *self,
               gboolean                 is_finishing)
{
  self->is_finishing = is_finishing;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.finish", !is_finishing);
}

/* Waits for the check if it is not done yet. */
static void
finish (BastidePuzzleEditorView *self)
{
  if (bastide_puzzle_editor_is_checked (self->puzzle_editor))
    finish_checked (self);
  else
    set_finishing (self, TRUE);
}

/* --- The verdict --- */

static void
checked (BastidePuzzleEditorView *self)
{
  g_autofree char *faults = bastide_puzzle_editor_text_dup_faults (self->puzzle_editor);
  g_autofree char *found = bastide_puzzle_editor_text_dup_found (self->puzzle_editor);

  if (!bastide_puzzle_editor_is_checked (self->puzzle_editor))
    {
      gtk_label_set_label (self->verdict, _("Checking…"));
      return;
    }
  /* Translators: of a puzzle that was checked. */
  gtk_label_set_label (self->verdict, faults != NULL ? faults : _("The puzzle is sound."));
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
changed (BastidePuzzleEditorView *self)
{
  if (self->is_finishing)
    set_finishing (self, FALSE);
  bastide_puzzle_editor_view_update_task (self);
  bastide_puzzle_editor_view_update_line (self);
}

/* --- Leaving --- */

static void
activate_finish (GtkWidget *widget, const char *name, GVariant *parameter)
{
  finish (BASTIDE_PUZZLE_EDITOR_VIEW (widget));
}

static void
answered (BastideCompatAnswer answer,
          gpointer            user_data)
{
  BastidePuzzleEditorView *self = user_data;

  if (answer == BASTIDE_COMPAT_SAVE)
    finish (self);
  else if (answer == BASTIDE_COMPAT_DISCARD)
    {
      self->is_leaving = TRUE;
      gtk_window_close (GTK_WINDOW (self));
    }
}

static gboolean
bastide_puzzle_editor_view_close_request (GtkWindow *window)
{
  BastidePuzzleEditorView *self = BASTIDE_PUZZLE_EDITOR_VIEW (window);

  if (self->is_leaving || !bastide_puzzle_editor_is_changed (self->puzzle_editor))
    return GTK_WINDOW_CLASS (bastide_puzzle_editor_view_parent_class)->close_request (window);
  bastide_compat_ask_to_save (window, _("Save This Puzzle?"),
                              _("What you have written is lost otherwise."), answered,
                              G_OBJECT (self));

  return GDK_EVENT_STOP;
}

/* --- Class --- */

static void
bastide_puzzle_editor_view_dispose (GObject *object)
{
  BastidePuzzleEditorView *self = BASTIDE_PUZZLE_EDITOR_VIEW (object);

  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
      self->board = NULL;
    }
  G_OBJECT_CLASS (bastide_puzzle_editor_view_parent_class)->dispose (object);
  g_clear_object (&self->puzzle_editor);
  g_clear_object (&self->scene);
  g_clear_object (&self->pick_tool);
}

static void
bastide_puzzle_editor_view_finalize (GObject *object)
{
  BastidePuzzleEditorView *self = BASTIDE_PUZZLE_EDITOR_VIEW (object);

  g_array_unref (self->types);
  g_ptr_array_unref (self->hint_rows);
  g_ptr_array_unref (self->answer_rows);

  G_OBJECT_CLASS (bastide_puzzle_editor_view_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, toasts);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, finish);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, board);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, name);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, level);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, question);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, id);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, task_group);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, task);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, target);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, worth);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, tiles);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, tiles_from);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, hints);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, answers);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, by_line);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, solution_group);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, solution);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, n_solution);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, verdict);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorView, found);
}

static void
bastide_puzzle_editor_view_class_init (BastidePuzzleEditorViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_editor_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_puzzle_editor_view_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = bastide_puzzle_editor_view_close_request;

  signals[FINISHED] = g_signal_new ("finished", BASTIDE_TYPE_PUZZLE_EDITOR_VIEW, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BASTIDE_TYPE_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-puzzle-editor-view.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, question_changed);
  gtk_widget_class_bind_template_callback (widget_class, id_changed);
  gtk_widget_class_bind_template_callback (widget_class, level_changed);
  gtk_widget_class_install_action (widget_class, "puzzle.finish", NULL, activate_finish);
  bastide_puzzle_editor_view_class_init_task (widget_class);
  bastide_puzzle_editor_view_class_init_lists (widget_class);
}

static void
bastide_puzzle_editor_view_init (BastidePuzzleEditorView *self)
{
  self->scene = bastide_study_new ();
  self->types = g_array_new (FALSE, FALSE, sizeof (int));
  self->hint_rows = g_ptr_array_new ();
  self->answer_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In large letters it has two lines. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->finish)), TRUE);
}

static void
show_setter (BastidePuzzleEditorView *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);

  bastide_study_take_position (self->scene, bst_position_copy (puzzle->position));
  bastide_board_set_ring (self->board, 1);
  bastide_board_set_frames_last (self->board, FALSE);
  bastide_board_set_show (self->board, BST_RENDER_SHOW_COORDINATES);
  bastide_board_set_study (self->board, self->scene);
  fill_fields (self);
  bastide_puzzle_editor_view_init_task (self);
  bastide_puzzle_editor_view_update_lists (self);
  changed (self);
  checked (self);
  g_signal_connect_object (self->puzzle_editor, "changed", G_CALLBACK (changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_editor, "list-changed",
                           G_CALLBACK (bastide_puzzle_editor_view_update_lists), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_editor, "checked", G_CALLBACK (checked), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

GtkWidget *
bastide_puzzle_editor_view_new (GtkWindow           *parent,
                                BastidePuzzleEditor *puzzle_editor,
                                gboolean             is_new)
{
  BastidePuzzleEditorView *self = g_object_new (BASTIDE_TYPE_PUZZLE_EDITOR_VIEW, "transient-for", parent, NULL);

  self->puzzle_editor = g_object_ref (puzzle_editor);
  self->is_new = is_new;
  if (!is_new)
    {
      gtk_window_set_title (GTK_WINDOW (self), _("Edit Puzzle"));
      gtk_button_set_label (self->finish, _("_Save"));
    }
  show_setter (self);

  return GTK_WIDGET (self);
}
