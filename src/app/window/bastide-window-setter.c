/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making puzzles of what the window shows. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-add-puzzle.h"
#include "bastide-puzzle-editor-view.h"

#include <glib/gi18n.h>

void
bastide_window_tell_with (BastideWindow *self,
                          const char    *text,
                          const char    *button,
                          const char    *action,
                          GVariant      *target)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);

  /* A title of our own, since the toast's would take the sentence for markup. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  adw_toast_set_custom_title (toast, label);
  /* Long enough to be read, and reached by keys. */
  if (button != NULL)
    adw_toast_set_timeout (toast, 15);
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, target);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* --- Making --- */

/* The moves that follow the node on its line, up to where it is set up anew. (transfer full) */
static GPtrArray *
list_line (BastideStudy *study)
{
  GPtrArray *line = g_ptr_array_new_with_free_func (g_free);
  BstGame *game = bastide_study_get_game (study);

  for (guint place = bastide_study_get_place (study) + 1;
       place < bastide_study_get_n_places (study); place++)
    {
      const BstNode *node = bastide_study_get_line_node (study, place);

      if (node->setup != NULL)
        break;
      g_ptr_array_add (line, bst_move_to_text (game, &node->move));
    }

  return line;
}

/* The window in which a booklet is solved (nullable). */
static BastideWindow *
find_solver (BastideWindow *self,
             GFile         *file)
{
  GList *windows = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self)));

  for (GList *at = windows; at != NULL; at = at->next)
    if (BASTIDE_IS_WINDOW (at->data) && bastide_window_is_solving (at->data)
        && bastide_window_has_file (at->data, file))
      return at->data;

  return NULL;
}

/* Where the booklet is open it is read again. */
static void
refresh_solver (BastideWindow *self,
                GFile         *file)
{
  BastideWindow *solver = find_solver (self, file);
  const BstPuzzle *puzzle = solver != NULL ? bastide_puzzle_session_get_puzzle (solver->session) : NULL;

  if (solver != NULL)
    bastide_window_open_booklet_at (solver, file, puzzle != NULL ? puzzle->id : NULL);
}

static void
added (BastideAddPuzzle *dialog,
       GFile            *file,
       const char       *id,
       GtkWindow        *view)
{
  BastideWindow *self = BASTIDE_WINDOW (gtk_window_get_transient_for (view));
  g_autofree char *uri = g_file_get_uri (file);

  g_set_object (&self->booklet_file, file);
  refresh_solver (self, file);
  bastide_window_tell_with (self, _("The puzzle is in the booklet."), C_("button", "Solve"),
                            "win.solve-puzzle", g_variant_new ("(ss)", uri, id));
  gtk_window_destroy (view);
}

static void
made (BastidePuzzleEditorView *view)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (view));
  BstPuzzle *puzzle = bastide_puzzle_editor_dup_puzzle (bastide_puzzle_editor_view_get_setter (view));
  GtkWidget *dialog = bastide_add_puzzle_new (GTK_WINDOW (view), puzzle,
                                              BASTIDE_WINDOW (parent)->booklet_file);

  g_signal_connect_object (dialog, "added", G_CALLBACK (added), view, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* A turn that is being tried is not part of it. */
static void
make_puzzle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  g_autoptr (BastidePuzzleEditor) puzzle_editor = NULL;
  GtkWidget *view;

  bastide_study_take_partial_turn (self->study, NULL);
  puzzle_editor = bastide_puzzle_editor_new (bst_position_copy (bastide_study_get_position (self->study)),
                                             list_line (self->study));
  view = bastide_puzzle_editor_view_new (GTK_WINDOW (self), puzzle_editor, TRUE);
  g_signal_connect (view, "finished", G_CALLBACK (made), NULL);
  gtk_window_present (GTK_WINDOW (view));
}

static void
solve_puzzle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *uri, *id;
  g_autoptr (GFile) file = NULL;
  BastideWindow *solver;

  g_variant_get (parameter, "(&s&s)", &uri, &id);
  file = g_file_new_for_uri (uri);
  solver = find_solver (BASTIDE_WINDOW (widget), file);
  if (solver != NULL)
    gtk_window_present (GTK_WINDOW (solver));
  bastide_window_open_booklet_at (solver != NULL ? solver : BASTIDE_WINDOW (widget), file, id);
}

void
bastide_window_share_binder (BastideWindow *self,
                             BastideWindow *other)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));
  g_return_if_fail (BASTIDE_IS_WINDOW (other));

  if (other->booklet_file != NULL)
    g_set_object (&self->booklet_file, other->booklet_file);
}

/* --- Set-up --- */

void
bastide_window_update_setter (BastideWindow *self)
{
  static const char * const need_puzzle[] = {
    "win.edit-puzzle", "win.delete-puzzle", "win.puzzle-up", "win.puzzle-down",
    "win.rename-chapter", "win.copy-booklet",
  };
  gboolean is_solving = bastide_window_is_solving (self);
  gboolean has_puzzle = is_solving && bastide_puzzle_session_get_n_puzzles (self->session) > 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.make-puzzle",
                                 !is_solving && !self->is_put_away
                                 && bastide_study_get_record (self->study) != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (need_puzzle); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), need_puzzle[i], has_puzzle);
}

void
bastide_window_clear_setter (BastideWindow *self)
{
  g_clear_pointer (&self->removed, bst_puzzle_free);
  self->is_restored = FALSE;
  g_clear_object (&self->removed_from);
  g_clear_object (&self->booklet_file);
}

void
bastide_window_class_init_setter (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.make-puzzle", NULL, make_puzzle);
  gtk_widget_class_install_action (widget_class, "win.solve-puzzle", "(ss)", solve_puzzle);
  bastide_window_class_init_booklet (widget_class);
}
