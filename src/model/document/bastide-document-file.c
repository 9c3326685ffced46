/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of a document: what other programs do to it, and saving. */

#include "config.h"

#include "bastide-document-private.h"
#include "bastide-file-name.h"
#include "bastide-study-text.h"

#include <bst-io-clean.h>

#include <glib/gi18n.h>

/* --- The file --- */

/* In the form of documents: what is saved goes there. */
static gboolean
has_own_form (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  return name != NULL && g_str_has_suffix (name, ".bastide");
}

/* (transfer full) */
static char *
dup_file_name (BastideDocument *self)
{
  return bastide_file_name_dup (bastide_study_get_file (self->study));
}

static void
tell_changed (BastideDocument *self)
{
  g_autofree char *name = dup_file_name (self);
  g_autofree char *text = NULL;

  if (bastide_study_is_changed (self->study))
    /* Translators: %s is a file's name. */
    text = g_strdup_printf (_("Another program has changed “%s”, and you have changed the game "
                              "here. If you keep yours, the next save replaces the file; what is "
                              "in it now stays as its backup."), name);
  else
    text = g_strdup_printf (_("Another program has changed “%s”."), name);
  bastide_document_notice (self, BASTIDE_NOTICE_CHANGED, text);
}

static void
tell_gone (BastideDocument *self)
{
  g_autofree char *name = dup_file_name (self);
  g_autofree char *text = NULL;

  text = g_strdup_printf (_("“%s” was moved or deleted. The game is still open here."), name);
  bastide_document_notice (self, BASTIDE_NOTICE_GONE, text);
  bastide_study_set_unsaved (self->study);
}

static void
update_gone (BastideDocument *self,
             gboolean         is_gone)
{
  if (is_gone == self->is_gone)
    return;
  self->is_gone = is_gone;
  if (is_gone)
    tell_gone (self);
  else
    bastide_document_notice (self, BASTIDE_NOTICE_GONE, NULL);
}

static void
update_read_only (BastideDocument *self)
{
  gboolean is_read_only = bastide_file_monitor_is_read_only (self->monitor)
                          && has_own_form (bastide_study_get_file (self->study));

  if (is_read_only == self->is_read_only)
    return;
  self->is_read_only = is_read_only;
  bastide_document_notice (self, BASTIDE_NOTICE_READ_ONLY, NULL);
  if (is_read_only)
    {
      g_autofree char *name = dup_file_name (self);
      g_autofree char *text = NULL;

      text = g_strdup_printf (_("“%s” can only be read. Changes can be saved as another file."),
                              name);
      bastide_document_notice (self, BASTIDE_NOTICE_READ_ONLY, text);
    }
}

gboolean
bastide_document_check_file (BastideDocument *self)
{
  BastideFileState state = bastide_file_monitor_get_state (self->monitor);

  /* The change is ours; it is looked at again when it is done. */
  if (self->saving != NULL)
    return TRUE;
  if (state == BASTIDE_FILE_CHANGED)
    tell_changed (self);
  else
    bastide_document_notice (self, BASTIDE_NOTICE_CHANGED, NULL);
  update_gone (self, state == BASTIDE_FILE_GONE);
  update_read_only (self);

  return state != BASTIDE_FILE_CHANGED;
}

/* --- Saving --- */

static void
tell_not_saved (BastideDocument *self,
                const GError    *error)
{
  g_autofree char *text = NULL;

  /* Translators: %s says what went wrong, with a file's name. */
  text = g_strdup_printf (_("The game was not saved: %s. It stays open, and its file is as it "
                            "was."), error->message);
  bastide_document_notice (self, BASTIDE_NOTICE_NOT_SAVED, text);
}

static void
show_saved (BastideDocument *self)
{
  GFile *file = bastide_study_get_file (self->study);

  bastide_document_hide_notices (self);
  bastide_document_forget_stash (self);
  self->is_read_only = FALSE;
  bastide_file_monitor_set_file (self->monitor, file, NULL);
  bastide_document_check_file (self);
  bastide_document_emit (self, BASTIDE_DOCUMENT_USED, file);
}

static void save_to (BastideDocument *self, BstRecord *record, GFile *file);

static void
saved (GObject      *source,
       GAsyncResult *result,
       gpointer      user_data)
{
  g_autoptr (BastideDocument) self = user_data;
  g_autoptr (GFile) file = g_steal_pointer (&self->saving);
  g_autoptr (GFile) next = g_steal_pointer (&self->save_next);
  g_autoptr (BstRecord) record_next = g_steal_pointer (&self->record_next);
  g_autoptr (GError) error = NULL;
  gboolean ok = bastide_study_save_finish (self->study, result, &error);
  gboolean is_closing = self->is_closing;

  if (ok && bastide_study_get_file (self->study) != NULL
      && g_file_equal (bastide_study_get_file (self->study), file))
    show_saved (self);
  if (!ok)
    {
      bastide_document_check_file (self);
      tell_not_saved (self, error);
    }
  if (next != NULL)
    {
      save_to (self, record_next, next);
      return;
    }
  self->is_closing = FALSE;
  /* The draft that was kept is of a game that was not saved yet. */
  if (is_closing && self->is_kept)
    bastide_document_keep (self);
  if (is_closing && (ok || self->is_kept))
    bastide_document_emit (self, BASTIDE_DOCUMENT_CLOSABLE);
}

/* One after the other: the next begins with what is there when the first has ended. */
static void
save_to (BastideDocument *self,
         BstRecord       *record,
         GFile           *file)
{
  if (self->saving != NULL)
    {
      g_set_object (&self->save_next, file);
      g_clear_pointer (&self->record_next, bst_record_unref);
      self->record_next = bst_record_ref (record);
      return;
    }
  self->saving = g_object_ref (file);
  bastide_study_save_async (self->study, record, file, saved, g_object_ref (self));
}

/* What is saved is what the place was chosen for, also if something else has been opened meanwhile. */
void
bastide_document_take_place (BastideDocument *self,
                             GFile           *file)
{
  g_autoptr (BstRecord) record = NULL;

  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  record = g_steal_pointer (&self->placing);
  if (file != NULL && record != NULL)
    save_to (self, record, file);
  else
    self->is_closing = FALSE;
}

/* The name of the game, or of the file of another program that it came from. */
static char *
propose_name (BastideDocument *self)
{
  g_autofree char *shown = bastide_study_text_dup_title (self->study);
  g_autofree char *title = bst_io_clean_text (shown);
  char *dot = strrchr (title, '.');

  if (dot != NULL && bastide_study_get_file (self->study) != NULL)
    *dot = '\0';
  g_strdelimit (title, "/\\", '-');

  return g_strconcat (title, ".bastide", NULL);
}

void
bastide_document_save_as (BastideDocument *self)
{
  g_autofree char *proposal = NULL;

  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  bastide_document_emit (self, BASTIDE_DOCUMENT_SETTLE);
  g_clear_pointer (&self->placing, bst_record_unref);
  self->placing = bst_record_ref (bastide_study_get_record (self->study));
  proposal = propose_name (self);
  bastide_document_emit (self, BASTIDE_DOCUMENT_PLACE_WANTED, proposal);
}

/* A file of another program, or one that may only be read, is never written over; nor is what
 * another program wrote meanwhile, unless the reader has seen that and chose his own. */
void
bastide_document_save (BastideDocument *self)
{
  GFile *file;

  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  bastide_document_emit (self, BASTIDE_DOCUMENT_SETTLE);
  file = bastide_study_get_file (self->study);
  if (!has_own_form (file) || self->is_read_only)
    bastide_document_save_as (self);
  else if (bastide_document_check_file (self))
    save_to (self, bastide_study_get_record (self->study), file);
  else
    self->is_closing = FALSE;
}
