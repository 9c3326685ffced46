/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Booklets of puzzles in the window, in place of a game. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-booklet-file.h"

#include <bst-io-booklet.h>
#include <bst-io-data.h>

#include <glib/gi18n.h>

/* The booklet that comes with Bastide. */
#define BUNDLED "twenty-four"

gboolean
bastide_window_is_solving (BastideWindow *self)
{
  return self->session != NULL && bastide_puzzle_session_get_booklet (self->session) != NULL;
}

BastideBoard *
bastide_window_get_board (BastideWindow *self)
{
  return bastide_window_is_solving (self) ? bastide_puzzle_session_view_get_board (self->session_view)
                                          : self->board;
}

/* --- What the window says --- */

static void
update_title (BastideWindow *self)
{
  const BstBooklet *booklet = bastide_puzzle_session_get_booklet (self->session);
  const char *title;
  g_autofree char *subtitle = NULL;
  g_autofree char *whole = NULL;

  if (booklet == NULL)
    return;
  title = booklet->title != NULL ? booklet->title : _("Puzzles");
  /* Translators: which puzzle of a booklet is open. */
  subtitle = g_strdup_printf (_("Puzzle %u of %u"), bastide_puzzle_session_get_index (self->session) + 1,
                              bastide_puzzle_session_get_n_puzzles (self->session));
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title,
                                 bastide_puzzle_session_get_puzzle (self->session) != NULL ? subtitle : "");
  whole = g_strdup_printf (_("%s – Bastide"), title);
  gtk_window_set_title (GTK_WINDOW (self), whole);
}

/* The sidebar of the header bar is that of the page. */
static void
set_side (BastideWindow    *self,
          BastideSplitView *side,
          const char       *label,
          const char       *tooltip)
{
  g_autoptr (GPropertyAction) action = g_property_action_new ("sidebar", side, "show-sidebar");

  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
  gtk_widget_set_tooltip_text (self->side_button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
booklet_changed (BastideWindow *self)
{
  gboolean is_solving = bastide_window_is_solving (self);

  if (is_solving)
    set_side (self, bastide_puzzle_session_view_get_side (self->session_view), _("Contents"),
              _("Contents (F9)"));
  else
    set_side (self, self->side, _("Tile bag"), _("Tile bag (F9)"));
  if (is_solving)
    gtk_stack_set_visible_child_name (self->stack, "solve");
  /* The next puzzle that is made shall be offered to it. */
  if (is_solving && bastide_puzzle_session_get_n_puzzles (self->session) == 0
      && bastide_booklet_file_may_write (bastide_puzzle_session_get_file (self->session)))
    g_set_object (&self->booklet_file, bastide_puzzle_session_get_file (self->session));
  update_title (self);
  bastide_window_fit_header (self);
  bastide_window_update_actions (self);
}

void
bastide_window_close_booklet (BastideWindow *self)
{
  if (bastide_window_is_solving (self))
    bastide_puzzle_session_take_booklet (self->session, NULL, NULL);
}

static void
tell (BastideWindow *self,
      const char    *text)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);

  /* A title of our own, since the toast's would take the sentence for markup. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  adw_toast_set_custom_title (toast, label);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
not_kept (BastideWindow *self,
          const char    *reason)
{
  /* Translators: %s says why, with a file's name. */
  g_autofree char *text = g_strdup_printf (_("Results of puzzles are not kept: %s"), reason);

  if (bastide_window_is_solving (self))
    tell (self, text);
}

/* --- Opening --- */

typedef struct
{
  GFile       *file;            /* (nullable): the bundled one */
  char        *id;              /* of the puzzle to open (nullable) */
  BstBooklet  *booklet;
  BstIoIssues *issues;
} Loading;

static void
loading_free (Loading *loading)
{
  g_clear_object (&loading->file);
  g_free (loading->id);
  g_clear_pointer (&loading->booklet, bst_booklet_free);
  g_ptr_array_unref (loading->issues);
  g_free (loading);
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Loading *loading = task_data;
  GError *error = NULL;

  if (loading->file == NULL)
    loading->booklet = bst_io_booklet_load (BUNDLED, &error);
  else if (g_file_peek_path (loading->file) != NULL)
    loading->booklet = bst_io_booklet_open (g_file_peek_path (loading->file), loading->issues,
                                            &error);
  else
    {
      g_autofree char *name = g_file_get_parse_name (loading->file);
      g_autoptr (GBytes) bytes = bst_io_data_read_file (loading->file, name, cancellable, &error);

      if (bytes != NULL)
        loading->booklet = bst_io_booklet_open_data (bytes, name, loading->issues, &error);
    }
  if (loading->booklet != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  BastideWindow *self = BASTIDE_WINDOW (source);
  Loading *loading = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  guint index = G_MAXUINT;

  if (g_task_get_cancellable (G_TASK (result)) == self->loading)
    g_clear_object (&self->loading);
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        return;
      /* The next start need not try it again. */
      if (!bastide_window_is_solving (self))
        bastide_autosave_drop (self->autosave);
      bastide_window_tell_not_opened (self, error);
      return;
    }

  bastide_window_add_recent (loading->file);
  bastide_window_tell_issues (self, loading->issues);
  if (loading->id != NULL)
    index = bastide_booklet_file_get_index (loading->booklet, loading->id);
  bastide_puzzle_session_take_booklet (self->session, g_steal_pointer (&loading->booklet), loading->file);
  if (index != G_MAXUINT)
    bastide_puzzle_session_ensure_open (self->session, index);
  if (bastide_results_get_fault (self->results) != NULL)
    not_kept (self, bastide_results_get_fault (self->results));
}

/* A game stays where it is. */
static BastideWindow *
get_free_window (BastideWindow *self)
{
  BastideWindow *other;

  if (bastide_study_get_record (self->study) == NULL)
    return self;

  other = bastide_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->user_state);
  gtk_window_present (GTK_WINDOW (other));

  return other;
}

void
bastide_window_open_booklet_at (BastideWindow *self,
                                GFile         *file,
                                const char    *id)
{
  g_autoptr (GTask) task = NULL;
  Loading *loading = g_new0 (Loading, 1);

  self = get_free_window (self);
  g_cancellable_cancel (self->loading);
  g_set_object (&self->loading, NULL);
  self->loading = g_cancellable_new ();
  g_set_object (&self->opening, file);
  bastide_window_hide_notice (self, BASTIDE_NOTICE_NOT_OPENED);
  loading->file = file != NULL ? g_object_ref (file) : NULL;
  loading->id = g_strdup (id);
  loading->issues = bst_io_issues_new ();
  task = g_task_new (self, self->loading, loaded, NULL);
  g_task_set_source_tag (task, bastide_window_open_booklet_at);
  g_task_set_task_data (task, loading, (GDestroyNotify) loading_free);
  g_task_run_in_thread (task, load_in_thread);
}

void
bastide_window_open_booklet (BastideWindow *self,
                             GFile         *file)
{
  bastide_window_open_booklet_at (self, file, NULL);
}

static void
open_puzzles (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_window_open_booklet (BASTIDE_WINDOW (widget), NULL);
}

/* --- Keys --- */

gboolean
bastide_window_solve_key (BastideWindow   *self,
                          guint            key,
                          GdkModifierType  modifiers)
{
  static const struct
  {
    guint       key;
    const char *action;
  } keys[] = {
    { GDK_KEY_plus, "win.zoom-in" },
    { GDK_KEY_KP_Add, "win.zoom-in" },
    { GDK_KEY_equal, "win.zoom-in" },
    { GDK_KEY_minus, "win.zoom-out" },
    { GDK_KEY_KP_Subtract, "win.zoom-out" },
    { GDK_KEY_0, "win.fit" },
    { GDK_KEY_KP_0, "win.fit" },
    { GDK_KEY_k, "win.show-coordinates" },
    { GDK_KEY_t, "win.sidebar" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys) && (modifiers & ~GDK_SHIFT_MASK) == 0; i++)
    if (keys[i].key == key)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* --- Set-up --- */

void
bastide_window_class_init_solve (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.puzzles", NULL, open_puzzles);
}

void
bastide_window_start_solving (BastideWindow *self)
{
  self->results = self->user_state != NULL
                  ? g_object_ref (bastide_user_state_get_results (self->user_state))
                  : bastide_results_new (NULL, bastide_results_get_today);
  self->session = bastide_puzzle_session_new (self->results);
  bastide_puzzle_session_view_set_solve (self->session_view, self->session);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (booklet_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "puzzle-changed", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "puzzle-changed",
                           G_CALLBACK (bastide_window_update_picture), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->results, "failed", G_CALLBACK (not_kept), self,
                           G_CONNECT_SWAPPED);
}
