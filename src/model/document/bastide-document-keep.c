/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing is lost: drafts of what is open, opening them again, closing. */

#include "config.h"

#include "bastide-document-private.h"
#include "bastide-study-text.h"

#include <bst-io-draft.h>

#include <glib/gi18n.h>

/* Seconds that a draft must have been shown for it to have been opened well. */
#define OPENING_TIME 3

/* --- The text of the draft --- */

/* A booklet is always as it is in its file. */
static char *
make_booklet_text (BastideDocument  *self,
                   const char       *others,
                   GError          **error)
{
  GFile *file = bastide_puzzle_session_get_file (self->session);
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;
  BstIoDraft draft = {
    .uri = uri, .title = bastide_puzzle_session_get_booklet (self->session)->title,
    .puzzle = puzzle != NULL ? puzzle->id : (char *) "", .others = (char *) others,
  };

  return bst_io_draft_to_text (&draft, error);
}

/* What is in a file as it is need not be there a second time. */
static char *
make_game_text (BastideDocument  *self,
                const char       *others,
                GError          **error)
{
  GFile *file = bastide_study_get_file (self->study);
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;
  g_autofree char *title = bastide_study_text_dup_title (self->study);
  g_autofree char *node_path = bst_io_draft_dup_path (bastide_study_get_node (self->study));
  gboolean changed = bastide_study_is_changed (self->study);
  BstIoDraft draft = {
    .uri = uri, .etag = (char *) bastide_file_monitor_get_etag (self->monitor), .title = title,
    .node_path = node_path, .changed = changed, .others = (char *) others,
    .record = changed || file == NULL ? bastide_study_get_record (self->study) : NULL,
  };

  return bst_io_draft_to_text (&draft, error);
}

static char *
make_text (gpointer     owner,
           const char  *others,
           GError     **error)
{
  BastideDocument *self = owner;

  if (bastide_puzzle_session_get_booklet (self->session) != NULL)
    return make_booklet_text (self, others, error);

  return bastide_study_get_record (self->study) != NULL ? make_game_text (self, others, error) : NULL;
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
tell_recovered (BastideDocument *self)
{
  g_autofree char *title = bastide_study_text_dup_title (self->study);
  g_autofree char *text = NULL;

  /* Translators: %s is the title of a game. */
  text = g_strdup_printf (_("Bastide ended before “%s” was saved. This is how it was last."),
                          title);
  bastide_document_notice (self, BASTIDE_NOTICE_RECOVERED, text);
}

static void
show_game (BastideDocument *self,
           BstIoDraft      *draft,
           GFile           *file,
           gboolean         closed)
{
  g_autoptr (GError) error = NULL;

  if (draft->changed)
    {
      if (bastide_document_show_unsaved (self, draft->record, file, draft->etag, draft->node_path) && !closed)
        tell_recovered (self);
    }
  else if (bastide_study_set_record (self->study, draft->record, file, &error))
    bastide_study_set_node (self->study, bst_io_draft_find (draft->record, draft->node_path));
  else
    bastide_document_emit (self, BASTIDE_DOCUMENT_ALERT, _("This Game Cannot Be Shown"), error->message);
}

static void
show_draft (BastideDocument *self,
            BstIoDraft      *draft,
            gboolean         closed)
{
  g_autoptr (GFile) file = draft->uri != NULL ? g_file_new_for_uri (draft->uri) : NULL;

  if (draft->puzzle != NULL)
    bastide_document_emit (self, BASTIDE_DOCUMENT_NOT_MINE, file, draft->puzzle);
  else if (draft->record != NULL)
    show_game (self, draft, file, closed);
  else if (file != NULL)
    bastide_document_open (self, file, draft->node_path);
}

void
bastide_document_end_opening (BastideDocument *self)
{
  g_clear_handle_id (&self->opening_source, g_source_remove);
  if (self->opening == NULL)
    return;
  bastide_drafts_end_opening (self->opening);
  g_clear_pointer (&self->opening, g_free);
}

static gboolean
opened_well (gpointer user_data)
{
  BastideDocument *self = user_data;

  self->opening_source = 0;
  bastide_document_end_opening (self);

  return G_SOURCE_REMOVE;
}

/* What a draft does to the program it does while it is read and first shown. */
static void
begin_opening (BastideDocument *self,
               const char      *path)
{
  bastide_document_end_opening (self);
  self->opening = g_strdup (path);
  bastide_drafts_begin_opening (path);
}

static void
draft_read (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  BastideDocument *self = BASTIDE_DOCUMENT (source);
  Restoring *restoring = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoDraft) draft = g_task_propagate_pointer (G_TASK (result), &error);

  self->is_restoring = FALSE;
  g_clear_object (&self->restoring);
  /* After whatever else there is to do then. */
  self->opening_source = g_timeout_add_seconds_full (G_PRIORITY_LOW, OPENING_TIME, opened_well, self, NULL);
  if (draft != NULL && draft->made != NULL)
    {
      bastide_document_end_opening (self);
      bastide_document_emit (self, BASTIDE_DOCUMENT_DRAFT, restoring->path);
    }
  else if (draft != NULL)
    {
      bastide_autosave_set_path (self->autosave, restoring->path, draft->others);
      show_draft (self, draft, restoring->closed);
    }
  else
    {
      g_autofree char *text = bastide_drafts_dup_unreadable (restoring->path, error);

      bastide_document_emit (self, BASTIDE_DOCUMENT_ALERT, _("A Game Cannot Be Recovered"), text);
    }
}

void
bastide_document_restore (BastideDocument *self,
                          const char      *path,
                          GFile           *file,
                          gboolean         closed)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, draft_read, NULL);
  Restoring *restoring = g_new0 (Restoring, 1);

  restoring->path = g_strdup (path);
  restoring->closed = closed;
  begin_opening (self, path);
  self->is_restoring = TRUE;
  g_set_object (&self->restoring, file);
  g_task_set_source_tag (task, bastide_document_restore);
  g_task_set_task_data (task, restoring, (GDestroyNotify) restoring_free);
  g_task_run_in_thread (task, read_draft);
}

/* --- A draft that ended the program --- */

void
bastide_document_offer (BastideDocument *self,
                        const char      *path,
                        const char      *title)
{
  g_autofree char *text = NULL;

  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  bastide_drafts_set_offered (path);
  g_free (self->offered);
  self->offered = g_strdup (path);
  if (title != NULL && title[0] != '\0')
    /* Translators: %s is the title of a game. */
    text = g_strdup_printf (_("Bastide ended while it opened “%s”, so it is not opened this time."), title);
  else
    text = g_strdup (_("Bastide ended while it opened what was open last, so it is not opened this time."));
  bastide_document_notice (self, BASTIDE_NOTICE_OFFERED, text);
}

void
bastide_document_open_offered (BastideDocument *self)
{
  g_autofree char *path = NULL;

  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  path = g_steal_pointer (&self->offered);
  bastide_document_notice (self, BASTIDE_NOTICE_OFFERED, NULL);
  if (path != NULL)
    bastide_document_restore (self, path, NULL, FALSE);
}

void
bastide_document_set_apart_offered (BastideDocument *self)
{
  g_autofree char *path = NULL;
  g_autofree char *apart = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  path = g_steal_pointer (&self->offered);
  bastide_document_notice (self, BASTIDE_NOTICE_OFFERED, NULL);
  if (path == NULL)
    return;
  apart = bastide_drafts_set_apart (path);
  /* Translators: %s is a file's name. */
  text = g_strdup_printf (_("Nothing of it is thrown away: it is in %s."), apart);
  bastide_document_emit (self, BASTIDE_DOCUMENT_TOLD, text);
}

/* --- Closing --- */

gboolean
bastide_document_keep (BastideDocument *self)
{
  g_return_val_if_fail (BASTIDE_IS_DOCUMENT (self), FALSE);

  return self->is_hidden || bastide_autosave_flush (self->autosave);
}

void
bastide_document_set_kept (BastideDocument *self)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  self->is_kept = TRUE;
}

void
bastide_document_forget (BastideDocument *self)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  bastide_autosave_drop (self->autosave);
}

void
bastide_document_save_and_close (BastideDocument *self)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  self->is_closing = TRUE;
  bastide_document_save (self);
}

void
bastide_document_discard_and_close (BastideDocument *self)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  if (bastide_study_get_file (self->study) == NULL)
    bastide_document_set_hidden (self, TRUE);
  bst_history_set_saved (bastide_study_get_history (self->study));
  bastide_document_emit (self, BASTIDE_DOCUMENT_CLOSABLE);
}

static void
ask_to_save (BastideDocument *self)
{
  g_autofree char *title = bastide_study_text_dup_title (self->study);
  g_autofree char *body = NULL;

  /* The answer is about this game: no other one comes meanwhile. */
  bastide_document_cancel (self);
  /* Translators: %s is the title of a game. */
  body = g_strdup_printf (_("“%s” has changes that are not saved."), title);
  bastide_document_emit (self, BASTIDE_DOCUMENT_ANSWER_WANTED, body);
}

/* The drafts of the last window, and of all when the program is quit, are there when it starts
 * again; so there is nothing to ask then but what the window's own closing asks. */
gboolean
bastide_document_may_close (BastideDocument *self,
                            gboolean         is_last)
{
  g_return_val_if_fail (BASTIDE_IS_DOCUMENT (self), FALSE);

  if (self->saving != NULL)
    {
      self->is_closing = TRUE;
      return FALSE;
    }
  if (self->is_kept && !self->is_hidden)
    return TRUE;
  if (!bastide_document_can_open (self))
    {
      ask_to_save (self);
      return FALSE;
    }
  if (!is_last || self->is_hidden || !bastide_document_keep (self))
    bastide_document_forget (self);

  return TRUE;
}

/* --- Set-up --- */

static void
not_kept (BastideDocument *self,
          const char      *reason)
{
  g_autofree char *text = NULL;

  /* Of a booklet nothing would be lost but which puzzle was open. */
  if (!bastide_document_has_game (self))
    return;
  /* Translators: %s says why: "there is no room left for it". */
  text = g_strdup_printf (_("A crash would lose your changes, since their draft cannot be "
                            "written: %s. Save the game soon."), reason);
  bastide_document_notice (self, BASTIDE_NOTICE_NOT_KEPT, text);
}

static void
study_changed (BastideDocument    *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_SAVED | BASTIDE_STUDY_NODE))
    bastide_autosave_schedule (self->autosave);
}

static void
session_changed (BastideDocument *self)
{
  bastide_autosave_schedule (self->autosave);
}

void
bastide_document_start_keeping (BastideDocument      *self,
                                BastidePuzzleSession *session)
{
  self->session = g_object_ref (session);
  self->autosave = bastide_autosave_new (bastide_user_state_get_drafts (self->user_state), make_text, self);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (not_kept), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "puzzle-changed", G_CALLBACK (session_changed), self, G_CONNECT_SWAPPED);
}
