/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changing the booklet that is solved. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-binder.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-puzzle-text.h"
#include "bastide-setter-view.h"

#include <glib/gi18n.h>

/* --- A change --- */

/* FALSE, and says so, if it cannot be changed. */
static gboolean
check_writable (BastideWindow *self)
{
  GFile *file = bastide_solve_get_file (self->solve);

  if (bastide_binder_may_write (file))
    return TRUE;
  bastide_window_tell_with (self, file == NULL
                                  ? _("This booklet comes with Bastide and cannot be changed.")
                                  : _("The file of this booklet may not be changed."),
                            _("Save a Copy…"), "win.copy-booklet", NULL);

  return FALSE;
}

static void
tell_not_changed (GtkWindow    *parent,
                  const GError *error)
{
  bastide_compat_alert (parent, _("The Booklet Was Not Changed"), error->message);
}

/* What the file holds now. (transfer full) (nullable) */
static BstBooklet *
begin_change (BastideWindow *self)
{
  g_autoptr (GError) error = NULL;
  BstBooklet *booklet;

  if (!check_writable (self))
    return NULL;
  booklet = bastide_binder_open (bastide_solve_get_file (self->solve), &error);
  if (booklet == NULL)
    tell_not_changed (GTK_WINDOW (self), error);

  return booklet;
}

/* Writes it, takes it over, and shows the puzzle of number @index, or the last one. */
static gboolean
end_change (BastideWindow *self,
            GtkWindow     *parent,
            BstBooklet    *booklet,
            guint          index)
{
  g_autoptr (GFile) file = g_object_ref (bastide_solve_get_file (self->solve));
  g_autoptr (GError) error = NULL;

  if (!bastide_binder_save (booklet, file, &error))
    {
      tell_not_changed (parent, error);
      bst_booklet_free (booklet);
      return FALSE;
    }
  bastide_solve_take_booklet (self->solve, booklet, file);
  if (bst_booklet_count (booklet) > 0)
    bastide_solve_ensure_open (self->solve, MIN (index, bst_booklet_count (booklet) - 1));

  return TRUE;
}

/* What was deleted cannot come back any more, or not be deleted again. */
static void
forget_removed (BastideWindow *self)
{
  g_clear_pointer (&self->removed, bst_puzzle_free);
  self->is_restored = FALSE;
}

/* As in every history, a new change ends what could be done again. */
static void
forget_restored (BastideWindow *self)
{
  if (self->is_restored)
    forget_removed (self);
}

/* The puzzle keeps its place, whatever became of its id. */
static void
edited (BastideSetterView *view,
        const char        *old_id)
{
  BastideWindow *self = BASTIDE_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (view)));
  BstBooklet *booklet = begin_change (self);
  BstPuzzle *puzzle;
  guint chapter, place;

  if (booklet == NULL)
    return;
  forget_restored (self);
  if (bastide_binder_find (booklet, old_id, &chapter, &place))
    bst_puzzle_free (bastide_binder_take (booklet, old_id));
  else
    chapter = place = 0;
  puzzle = bastide_setter_dup_puzzle (bastide_setter_view_get_setter (view));
  bastide_binder_insert (booklet, chapter, NULL, place, puzzle);
  if (end_change (self, GTK_WINDOW (view), booklet, bastide_binder_get_index (booklet, puzzle->id)))
    gtk_window_destroy (GTK_WINDOW (view));
}

static void
edit_puzzle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  const BstPuzzle *puzzle = bastide_solve_get_puzzle (self->solve);
  g_autoptr (BastideSetter) setter = NULL;
  GtkWidget *view;

  if (puzzle == NULL || !check_writable (self))
    return;
  setter = bastide_setter_new_for (puzzle);
  view = bastide_setter_view_new (GTK_WINDOW (self), setter, FALSE);
  g_signal_connect_data (view, "finished", G_CALLBACK (edited), g_strdup (puzzle->id),
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  gtk_window_present (GTK_WINDOW (view));
}

/* --- Deleting --- */

/* Takes the puzzle of that id out of the booklet, and keeps it so that it can come back. */
static void
take_out (BastideWindow *self,
          const char    *id,
          guint          index)
{
  BstBooklet *booklet = begin_change (self);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (booklet == NULL)
    return;
  forget_removed (self);
  /* Another program may have taken it out. */
  if (!bastide_binder_find (booklet, id, &self->removed_chapter, &self->removed_place))
    {
      end_change (self, GTK_WINDOW (self), booklet, index);
      return;
    }
  self->removed = bastide_binder_take (booklet, id);
  g_set_object (&self->removed_from, bastide_solve_get_file (self->solve));
  title = bastide_puzzle_text_get_title (self->removed, index);
  /* Translators: %s is the title of a puzzle. */
  text = g_strdup_printf (_("“%s” was deleted."), title);
  if (end_change (self, GTK_WINDOW (self), booklet, index))
    bastide_window_tell_with (self, text, C_("button", "Undo"), "win.restore-puzzle", NULL);
  else
    forget_removed (self);
}

static void
delete_puzzle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  const BstPuzzle *puzzle = bastide_solve_get_puzzle (self->solve);
  g_autofree char *id = puzzle != NULL ? g_strdup (puzzle->id) : NULL;

  if (id != NULL)
    take_out (self, id, bastide_solve_get_index (self->solve));
}

/* Only in the booklet from which it was deleted. */
static gboolean
has_removed (BastideWindow *self)
{
  GFile *file = self->solve != NULL ? bastide_solve_get_file (self->solve) : NULL;

  return self->removed != NULL && file != NULL && g_file_equal (file, self->removed_from);
}

gboolean
bastide_window_can_restore_puzzle (BastideWindow *self)
{
  return has_removed (self) && !self->is_restored;
}

gboolean
bastide_window_can_delete_again (BastideWindow *self)
{
  return has_removed (self) && self->is_restored;
}

static void
restore_puzzle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  BstBooklet *booklet;
  BstPuzzle *puzzle;

  if (!bastide_window_can_restore_puzzle (self))
    return;
  booklet = begin_change (self);
  if (booklet == NULL)
    return;
  puzzle = bst_puzzle_copy (self->removed);
  bastide_binder_insert (booklet, self->removed_chapter, NULL, self->removed_place, puzzle);
  if (end_change (self, GTK_WINDOW (self), booklet, bastide_binder_get_index (booklet, puzzle->id)))
    {
      /* Another puzzle may have taken its id meanwhile. */
      g_free (self->removed->id);
      self->removed->id = g_strdup (puzzle->id);
      self->is_restored = TRUE;
    }
  bastide_window_update_actions (self);
}

void
bastide_window_delete_again (BastideWindow *self)
{
  g_autofree char *id = NULL;
  guint index;

  if (!bastide_window_can_delete_again (self))
    return;
  id = g_strdup (self->removed->id);
  index = bastide_binder_get_index (bastide_solve_get_booklet (self->solve), id);
  take_out (self, id, index != G_MAXUINT ? index : bastide_solve_get_index (self->solve));
}

/* --- Places --- */

static void
move_puzzle (BastideWindow *self,
             int            direction)
{
  const BstPuzzle *puzzle = bastide_solve_get_puzzle (self->solve);
  g_autofree char *id = puzzle != NULL ? g_strdup (puzzle->id) : NULL;
  BstBooklet *booklet = puzzle != NULL ? begin_change (self) : NULL;

  if (booklet == NULL)
    return;
  forget_restored (self);
  if (bastide_binder_move (booklet, id, direction))
    end_change (self, GTK_WINDOW (self), booklet, bastide_binder_get_index (booklet, id));
  else
    bst_booklet_free (booklet);
}

static void
puzzle_up (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_puzzle (BASTIDE_WINDOW (widget), -1);
}

static void
puzzle_down (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_puzzle (BASTIDE_WINDOW (widget), 1);
}

/* --- The chapter --- */

static void
chapter_named (const char *title,
               gpointer    user_data)
{
  BastideWindow *self = BASTIDE_WINDOW (user_data);
  const BstPuzzle *puzzle = bastide_solve_get_puzzle (self->solve);
  guint index = bastide_solve_get_index (self->solve);
  BstBooklet *booklet = puzzle != NULL ? begin_change (self) : NULL;
  guint chapter, place;

  if (booklet == NULL)
    return;
  forget_restored (self);
  if (bastide_binder_find (booklet, puzzle->id, &chapter, &place))
    {
      BstChapter *inside = g_ptr_array_index (booklet->chapters, chapter);

      g_free (inside->title);
      inside->title = *title != '\0' ? g_strdup (title) : NULL;
    }
  end_change (self, GTK_WINDOW (self), booklet, index);
}

static void
rename_chapter (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  const BstBooklet *booklet = bastide_solve_get_booklet (self->solve);
  const BstPuzzle *puzzle = bastide_solve_get_puzzle (self->solve);
  guint chapter, place;

  if (puzzle == NULL || !check_writable (self)
      || !bastide_binder_find (booklet, puzzle->id, &chapter, &place))
    return;
  bastide_compat_ask_for_text (GTK_WINDOW (self), _("Rename Chapter"),
                               _("Title of the chapter"),
                               ((BstChapter *) g_ptr_array_index (booklet->chapters,
                                                                  chapter))->title,
                               chapter_named, G_OBJECT (self));
}

/* --- Copies --- */

static void
copy_place_chosen (GListModel *files,
                   gpointer    user_data)
{
  BastideWindow *self = BASTIDE_WINDOW (user_data);
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  const BstBooklet *booklet = bastide_solve_get_booklet (self->solve);
  g_autoptr (GError) error = NULL;

  if (file == NULL || booklet == NULL)
    return;
  if (bastide_binder_save_copy (booklet, file, &error))
    bastide_window_open_booklet_at (self, file, bastide_solve_get_puzzle (self->solve)->id);
  else
    tell_not_changed (GTK_WINDOW (self), error);
}

static void
copy_booklet (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  const BstBooklet *booklet = bastide_solve_get_booklet (self->solve);
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Booklets"), "*.bastide");
  g_autofree char *proposal = NULL;

  if (booklet == NULL || bastide_solve_get_puzzle (self->solve) == NULL)
    return;
  proposal = g_strconcat (booklet->title != NULL ? booklet->title : _("Puzzles"), ".bastide", NULL);
  g_strdelimit (proposal, "/\\", '-');
  bastide_compat_save_file (GTK_WINDOW (self), _("Save Booklet"), proposal,
                            bastide_solve_get_file (self->solve), filters, copy_place_chosen,
                            G_OBJECT (self));
}

/* --- Set-up --- */

void
bastide_window_class_init_booklet (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.edit-puzzle", NULL, edit_puzzle);
  gtk_widget_class_install_action (widget_class, "win.delete-puzzle", NULL, delete_puzzle);
  gtk_widget_class_install_action (widget_class, "win.restore-puzzle", NULL, restore_puzzle);
  gtk_widget_class_install_action (widget_class, "win.puzzle-up", NULL, puzzle_up);
  gtk_widget_class_install_action (widget_class, "win.puzzle-down", NULL, puzzle_down);
  gtk_widget_class_install_action (widget_class, "win.rename-chapter", NULL, rename_chapter);
  gtk_widget_class_install_action (widget_class, "win.copy-booklet", NULL, copy_booklet);
}
