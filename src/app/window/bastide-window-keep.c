/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing is lost: drafts of what the window shows, opening them again, closing the window. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-compat.h"
#include "bastide-study-text.h"

#include <bst-io-draft.h>

#include <glib/gi18n.h>

static BastideDrafts *
get_drafts (BastideWindow *self)
{
  return self->user_state != NULL ? bastide_user_state_get_drafts (self->user_state) : NULL;
}

/* --- What is shown --- */

/* Another document is in the window. */
static void
document_changed (BastideWindow *self)
{
  g_autofree char *etag = g_steal_pointer (&self->etag);

  if (!self->is_reloading)
    {
      bastide_window_forget_aside (self);
      bastide_window_hide_notices (self);
    }
  self->is_put_away = FALSE;
  self->is_read_only = FALSE;
  bastide_file_monitor_set_file (self->monitor, bastide_study_get_file (self->study), etag);
  bastide_window_check_file (self);
}

void
bastide_window_show_unsaved (BastideWindow *self,
                             BstRecord     *record,
                             GFile         *file,
                             const char    *etag,
                             const char    *place)
{
  g_autoptr (GFile) kept = file != NULL ? g_object_ref (file) : NULL;
  g_autoptr (GError) error = NULL;

  g_free (self->etag);
  self->etag = g_strdup (etag);
  if (!bastide_study_set_record (self->study, record, kept, &error))
    {
      bastide_compat_alert (GTK_WINDOW (self), _("This Game Cannot Be Shown"), error->message);
      return;
    }
  bastide_study_set_node (self->study, bst_io_draft_find (record, place));
  bastide_study_set_unsaved (self->study);
}

/* --- Opening a draft --- */

typedef struct
{
  char     *path;
  gboolean  closed;
} Restoring;

static void
restoring_free (Restoring *restoring)
{
  g_free (restoring->path);
  g_free (restoring);
}

static void
read_draft (GTask        *task,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  Restoring *restoring = task_data;
  GError *error = NULL;
  BstIoDraft *draft = bst_io_draft_read (restoring->path, &error);

  if (draft != NULL)
    g_task_return_pointer (task, draft, (GDestroyNotify) bst_io_draft_free);
  else
    g_task_return_error (task, error);
}

static void
tell_recovered (BastideWindow *self)
{
  g_autofree char *title = bastide_study_text_get_title (self->study);
  g_autofree char *text = NULL;

  /* Translators: %s is the title of a game. */
  text = g_strdup_printf (_("Bastide ended before “%s” was saved. This is how it was last."),
                          title);
  bastide_window_show_notice (self, BASTIDE_NOTICE_RECOVERED, text);
}

static void
show_draft (BastideWindow *self,
            BstIoDraft    *draft,
            gboolean       closed)
{
  g_autoptr (GFile) file = draft->uri != NULL ? g_file_new_for_uri (draft->uri) : NULL;
  g_autoptr (GError) error = NULL;

  if (draft->puzzle != NULL)
    {
      bastide_window_open_booklet_at (self, file, draft->puzzle);
      return;
    }
  if (draft->record == NULL && file != NULL)
    {
      bastide_window_open_at (self, file, draft->place);
      return;
    }
  if (draft->record == NULL)
    return;
  if (draft->changed)
    {
      bastide_window_show_unsaved (self, draft->record, file, draft->etag, draft->place);
      if (!closed)
        tell_recovered (self);
    }
  else if (bastide_study_set_record (self->study, draft->record, file, &error))
    bastide_study_set_node (self->study, bst_io_draft_find (draft->record, draft->place));
  else
    bastide_compat_alert (GTK_WINDOW (self), _("This Game Cannot Be Shown"), error->message);
}

static void
draft_read (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  BastideWindow *self = BASTIDE_WINDOW (source);
  Restoring *restoring = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoDraft) draft = g_task_propagate_pointer (G_TASK (result), &error);

  self->is_restoring = FALSE;
  g_clear_object (&self->restoring);
  if (draft != NULL)
    {
      bastide_autosave_set_path (self->autosave, restoring->path, draft->others);
      show_draft (self, draft, restoring->closed);
    }
  else
    {
      g_autofree char *apart = bastide_drafts_set_apart (get_drafts (self), restoring->path);
      g_autofree char *text = NULL;

      /* Translators: what is wrong, and a file's name. */
      text = g_strdup_printf (_("%s. Nothing of it is thrown away: it is in %s."), error->message,
                              apart);
      bastide_compat_alert (GTK_WINDOW (self), _("A Game Cannot Be Recovered"), text);
    }
}

void
bastide_window_restore (BastideWindow *self,
                        const char    *path,
                        GFile         *file,
                        gboolean       closed)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, draft_read, NULL);
  Restoring *restoring = g_new0 (Restoring, 1);

  restoring->path = g_strdup (path);
  restoring->closed = closed;
  self->is_restoring = TRUE;
  g_set_object (&self->restoring, file);
  g_task_set_source_tag (task, bastide_window_restore);
  g_task_set_task_data (task, restoring, (GDestroyNotify) restoring_free);
  g_task_run_in_thread (task, read_draft);
}

gboolean
bastide_window_has_file (BastideWindow *self,
                         GFile         *file)
{
  GFile *own;

  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), FALSE);

  if (self->loading != NULL)
    own = self->opening;
  else if (bastide_window_is_solving (self))
    own = bastide_puzzle_session_get_file (self->session);
  else
    own = self->restoring != NULL ? self->restoring : bastide_study_get_file (self->study);

  return own != NULL && (!self->is_put_away || self->loading != NULL) && g_file_equal (own, file);
}

/* --- Closing --- */

gboolean
bastide_window_keep (BastideWindow *self)
{
  if (self->is_put_away)
    return TRUE;

  return bastide_autosave_flush (self->autosave);
}

static void
answered (BastideCompatAnswer answer,
          gpointer            user_data)
{
  BastideWindow *self = BASTIDE_WINDOW (user_data);

  if (answer == BASTIDE_COMPAT_SAVE)
    {
      self->is_closing = TRUE;
      gtk_widget_activate_action (GTK_WIDGET (self), "win.save", NULL);
    }
  else if (answer == BASTIDE_COMPAT_DISCARD)
    {
      if (bastide_study_get_file (self->study) == NULL)
        self->is_put_away = TRUE;
      bst_history_set_saved (bastide_study_get_history (self->study));
      gtk_window_close (GTK_WINDOW (self));
    }
}

static gboolean
is_last (BastideWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (; windows != NULL; windows = windows->next)
    if (windows->data != self && BASTIDE_IS_WINDOW (windows->data))
      return FALSE;

  return TRUE;
}

/* The drafts of the last window, and of all when the program is quit, are there when it starts
 * again; so there is nothing to ask then but what the window's own closing asks. */
/* A field settles when the focus leaves it. */
void
bastide_window_settle (BastideWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!GTK_IS_EDITABLE (focus))
    return;
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_window_set_focus (GTK_WINDOW (self), focus);
}

gboolean
bastide_window_may_close (BastideWindow *self)
{
  g_autofree char *title = NULL;

  if (self->is_kept && !self->is_put_away)
    return TRUE;
  if (self->is_put_away || bastide_study_get_record (self->study) == NULL
      || !bastide_study_is_changed (self->study))
    {
      if (!is_last (self) || self->is_put_away || !bastide_window_keep (self))
        bastide_autosave_drop (self->autosave);
      return TRUE;
    }

  title = bastide_study_text_get_title (self->study);
  {
    /* Translators: %s is the title of a game. */
    g_autofree char *body = g_strdup_printf (_("“%s” has changes that are not saved."), title);

    bastide_compat_ask_to_save (GTK_WINDOW (self), _("Save Changes?"), body, answered,
                                G_OBJECT (self));
  }

  return FALSE;
}

/* --- Set-up --- */

static void
not_kept (BastideWindow *self,
          const char    *reason)
{
  g_autofree char *text = NULL;

  /* Of a booklet nothing would be lost but which puzzle was open. */
  if (bastide_window_is_solving (self))
    return;
  /* Translators: %s says why: "there is no room left for it". */
  text = g_strdup_printf (_("A crash would lose your changes, since their draft cannot be "
                            "written: %s. Save the game soon."), reason);
  bastide_window_show_notice (self, BASTIDE_NOTICE_NOT_KEPT, text);
}

static void
study_changed (BastideWindow      *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_RECORD)
    document_changed (self);
}

void
bastide_window_init_keep (BastideWindow *self)
{
  self->monitor = bastide_file_monitor_new ();
  g_signal_connect_object (self->monitor, "stirred", G_CALLBACK (bastide_window_check_file), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self,
                           G_CONNECT_SWAPPED);
}

void
bastide_window_start_keeping (BastideWindow *self)
{
  self->autosave = bastide_autosave_new (self->study, self->monitor, self->session, get_drafts (self));
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (not_kept), self,
                           G_CONNECT_SWAPPED);
}
