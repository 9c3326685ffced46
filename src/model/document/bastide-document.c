/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-document-private.h"
#include "bastide-file.h"

#include <bst-io-draft.h>
#include <bst-io-open.h>

#include <glib/gi18n.h>

enum
{
  PROP_HIDDEN = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint signals[BASTIDE_DOCUMENT_N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideDocument, bastide_document, G_TYPE_OBJECT)

/* --- What is open --- */

BastideStudy *
bastide_document_get_study (BastideDocument *self)
{
  g_return_val_if_fail (BASTIDE_IS_DOCUMENT (self), NULL);

  return self->study;
}

gboolean
bastide_document_has_game (BastideDocument *self)
{
  g_return_val_if_fail (BASTIDE_IS_DOCUMENT (self), FALSE);

  return bastide_study_get_record (self->study) != NULL && !self->is_hidden;
}

gboolean
bastide_document_is_empty (BastideDocument *self)
{
  g_return_val_if_fail (BASTIDE_IS_DOCUMENT (self), FALSE);

  return !bastide_document_has_game (self) && self->reading == NULL && !self->is_restoring && self->offered == NULL;
}

gboolean
bastide_document_can_open (BastideDocument *self)
{
  g_return_val_if_fail (BASTIDE_IS_DOCUMENT (self), FALSE);

  return !bastide_document_has_game (self) || !bastide_study_is_changed (self->study);
}

gboolean
bastide_document_has_file (BastideDocument *self,
                           GFile           *file)
{
  GFile *own;

  g_return_val_if_fail (BASTIDE_IS_DOCUMENT (self), FALSE);

  if (self->reading != NULL)
    own = bastide_reading_get_file (self->reading);
  else if (self->restoring != NULL)
    own = self->restoring;
  else
    own = self->is_hidden ? NULL : bastide_study_get_file (self->study);

  return own != NULL && bastide_file_is_same (own, file);
}

void
bastide_document_set_hidden (BastideDocument *self,
                             gboolean         is_hidden)
{
  if (is_hidden == self->is_hidden)
    return;
  self->is_hidden = is_hidden;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HIDDEN]);
}

/* --- What is said --- */

void
bastide_document_emit (BastideDocument       *self,
                       BastideDocumentSignal  which,
                       ...)
{
  va_list arguments;

  va_start (arguments, which);
  g_signal_emit_valist (self, signals[which], 0, arguments);
  va_end (arguments);
}

void
bastide_document_notice (BastideDocument   *self,
                         BastideNoticeKind  kind,
                         const char        *text)
{
  bastide_document_emit (self, BASTIDE_DOCUMENT_NOTICE, kind, text);
}

void
bastide_document_hide_notices (BastideDocument *self)
{
  /* Its position is as it was. */
  for (guint i = 0; i < BASTIDE_N_NOTICES; i++)
    if (i != BASTIDE_NOTICE_PROBLEMS)
      bastide_document_notice (self, (BastideNoticeKind) i, NULL);
  self->is_gone = FALSE;
}

static void
tell_not_shown (BastideDocument *self,
                const GError    *error)
{
  bastide_document_emit (self, BASTIDE_DOCUMENT_ALERT, _("This Game Cannot Be Shown"), error->message);
}

/* --- Showing --- */

static void
set_etag (BastideDocument *self,
          const char      *etag)
{
  g_free (self->etag);
  self->etag = g_strdup (etag);
}

gboolean
bastide_document_show_record (BastideDocument *self,
                              BstRecord       *record)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (BASTIDE_IS_DOCUMENT (self), FALSE);

  if (bastide_study_set_record (self->study, record, NULL, &error))
    return TRUE;
  tell_not_shown (self, error);

  return FALSE;
}

gboolean
bastide_document_show_unsaved (BastideDocument *self,
                               BstRecord       *record,
                               GFile           *file,
                               const char      *etag,
                               const char      *node_path)
{
  g_autoptr (GFile) kept = file != NULL ? g_object_ref (file) : NULL;
  g_autoptr (GError) error = NULL;

  set_etag (self, etag);
  if (!bastide_study_set_record (self->study, record, kept, &error))
    {
      tell_not_shown (self, error);
      return FALSE;
    }
  bastide_study_set_node (self->study, bst_io_draft_find (record, node_path));
  bastide_study_set_unsaved (self->study);

  return TRUE;
}

/* --- What is put aside can be taken back --- */

void
bastide_document_forget_stash (BastideDocument *self)
{
  g_clear_pointer (&self->stashed, bst_record_unref);
  g_clear_object (&self->stashed_file);
  g_clear_pointer (&self->stashed_etag, g_free);
  g_clear_pointer (&self->stashed_path, g_free);
  bastide_document_set_hidden (self, FALSE);
}

static void
stash (BastideDocument *self)
{
  bastide_document_forget_stash (self);
  self->stashed = bst_record_ref (bastide_study_get_record (self->study));
  g_set_object (&self->stashed_file, bastide_study_get_file (self->study));
  self->stashed_etag = g_strdup (bastide_file_monitor_get_etag (self->monitor));
  self->stashed_path = bst_io_draft_dup_path (bastide_study_get_node (self->study));
}

/* --- Reading a file --- */

/* Where a game begins: a position that was set up before the first move is its start. */
static BstNode *
find_start (BstRecord *record)
{
  BstNode *node = bst_record_get_root (record);
  BstNode *next;

  while ((next = bst_node_get_next (node)) != NULL && next->setup != NULL)
    node = next;

  return node;
}

static void
tell_stashed (BastideDocument *self)
{
  if (self->stashed != NULL)
    bastide_document_notice (self, BASTIDE_NOTICE_PUT_ASIDE,
                             _("The changes that were not saved are put aside."));
}

/* The game that was open when the reading began may have been changed since, or something may be typed that counts only
 * now: that is put aside. */
static void
make_room (BastideDocument *self)
{
  bastide_document_emit (self, BASTIDE_DOCUMENT_SETTLE);
  if (self->is_reloading || !bastide_document_has_game (self) || !bastide_study_is_changed (self->study))
    return;
  stash (self);
  self->keeps_stash = TRUE;
}

/* Where it was left, or where the same document was before it was read again. */
static void
show_loaded (BastideDocument *self,
             GPtrArray       *issues)
{
  BstRecord *record = bastide_study_get_record (self->study);

  bastide_study_set_node (self->study, self->node_path != NULL ? bst_io_draft_find (record, self->node_path)
                                                           : find_start (record));
  g_clear_pointer (&self->node_path, g_free);
  if (self->is_reloading || self->keeps_stash)
    tell_stashed (self);
  self->is_reloading = FALSE;
  self->keeps_stash = FALSE;
  bastide_document_emit (self, BASTIDE_DOCUMENT_USED, bastide_study_get_file (self->study));
  bastide_document_emit (self, BASTIDE_DOCUMENT_ISSUES, issues);
}

/* What was put aside comes back: nothing has taken its place. */
static void
fail_loading (BastideDocument *self,
              const GError    *error)
{
  if (self->is_reloading || self->keeps_stash)
    bastide_document_forget_stash (self);
  self->is_reloading = FALSE;
  self->keeps_stash = FALSE;
  bastide_document_emit (self, BASTIDE_DOCUMENT_NOT_OPENED, error);
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BastideDocument) self = user_data;
  g_autoptr (GPtrArray) issues = NULL;
  g_autoptr (GError) error = NULL;

  /* Another file may be on its way by now. */
  bastide_reading_end (&self->reading, result);
  if (!g_task_had_error (G_TASK (result)))
    make_room (self);
  if (bastide_study_load_finish (self->study, result, &issues, &error))
    show_loaded (self, issues);
  else if (g_error_matches (error, BST_IO_ERROR, BST_IO_ERROR_BOOKLET) && !self->is_reloading)
    bastide_document_emit (self, BASTIDE_DOCUMENT_NOT_MINE, g_task_get_task_data (G_TASK (result)), NULL);
  else if (g_error_matches (error, BST_IO_ERROR, BST_IO_ERROR_ARCHIVE) && !self->is_reloading)
    bastide_document_emit (self, BASTIDE_DOCUMENT_ARCHIVE, g_task_get_task_data (G_TASK (result)));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    fail_loading (self, error);
}

/* NULL: the game is seen for the first time. (transfer full) */
static char *
dup_bookmark (BastideDocument *self,
              GFile           *file)
{
  BastideBookmarks *bookmarks = bastide_user_state_get_bookmarks (self->user_state);

  return bookmarks != NULL ? bastide_bookmarks_get (bookmarks, file) : NULL;
}

/* The next time the file opens here. */
static void
set_bookmark (BastideDocument *self)
{
  BastideBookmarks *bookmarks = bastide_user_state_get_bookmarks (self->user_state);
  GFile *file = bastide_study_get_file (self->study);
  g_autofree char *node_path = NULL;

  if (bookmarks == NULL || file == NULL || bastide_study_get_record (self->study) == NULL)
    return;
  node_path = bst_io_draft_dup_path (bastide_study_get_node (self->study));
  bastide_bookmarks_set (bookmarks, file, node_path);
}

void
bastide_document_cancel (BastideDocument *self)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  bastide_reading_cancel (&self->reading);
}

static void
tell_opening (gpointer    owner,
              const char *text)
{
  bastide_document_notice (owner, BASTIDE_NOTICE_OPENING, text);
}

static void
load (BastideDocument *self,
      GFile           *file,
      const char      *node_path,
      gboolean         again)
{
  bastide_document_notice (self, BASTIDE_NOTICE_NOT_OPENED, NULL);
  bastide_document_cancel (self);
  self->reading = bastide_reading_new (file, tell_opening, self);
  g_free (self->node_path);
  self->node_path = node_path != NULL ? g_strdup (node_path) : dup_bookmark (self, file);
  self->is_reloading = again;
  /* Before it is read: what is written meanwhile is another state. */
  g_free (self->etag);
  self->etag = bastide_file_monitor_make_etag (file);
  bastide_study_load_async (self->study, file, bastide_reading_get_cancellable (self->reading), loaded, g_object_ref (self));
}

void
bastide_document_open (BastideDocument *self,
                       GFile           *file,
                       const char      *node_path)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  load (self, file, node_path, FALSE);
}

static void
reload (BastideDocument *self)
{
  g_autofree char *node_path = bst_io_draft_dup_path (bastide_study_get_node (self->study));

  load (self, bastide_study_get_file (self->study), node_path, TRUE);
}

void
bastide_document_take_back (BastideDocument *self)
{
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *node_path = NULL;
  g_autofree char *etag = NULL;

  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  record = g_steal_pointer (&self->stashed);
  file = g_steal_pointer (&self->stashed_file);
  node_path = g_steal_pointer (&self->stashed_path);
  etag = g_steal_pointer (&self->stashed_etag);
  /* What is in its file now has been seen, if that is what was shown in its place. */
  if (file != NULL && bastide_document_has_file (self, file))
    {
      g_free (etag);
      etag = g_strdup (bastide_file_monitor_get_etag (self->monitor));
    }
  bastide_document_notice (self, BASTIDE_NOTICE_PUT_ASIDE, NULL);
  if (record != NULL)
    bastide_document_show_unsaved (self, record, file, etag, node_path);
}

void
bastide_document_discard_recovered (BastideDocument *self)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  bastide_document_notice (self, BASTIDE_NOTICE_RECOVERED, NULL);
  stash (self);
  if (bastide_study_get_file (self->study) != NULL)
    {
      reload (self);
      return;
    }
  bastide_document_set_hidden (self, TRUE);
  tell_stashed (self);
}

void
bastide_document_reload (BastideDocument *self)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  if (bastide_study_is_changed (self->study))
    stash (self);
  reload (self);
}

void
bastide_document_keep_mine (BastideDocument *self)
{
  g_return_if_fail (BASTIDE_IS_DOCUMENT (self));

  bastide_file_monitor_accept (self->monitor);
  bastide_document_notice (self, BASTIDE_NOTICE_CHANGED, NULL);
  bastide_study_set_unsaved (self->study);
}

/* --- Following --- */

/* Another game is in it. */
static void
record_changed (BastideDocument *self)
{
  g_autofree char *etag = g_steal_pointer (&self->etag);

  if (!self->is_reloading && !self->keeps_stash)
    bastide_document_forget_stash (self);
  if (!self->is_reloading)
    bastide_document_hide_notices (self);
  bastide_document_set_hidden (self, FALSE);
  self->is_read_only = FALSE;
  bastide_file_monitor_set_file (self->monitor, bastide_study_get_file (self->study), etag);
  bastide_document_check_file (self);
}

static void
study_changed (BastideDocument    *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_RECORD)
    record_changed (self);
  if (change & BASTIDE_STUDY_POSITION)
    set_bookmark (self);
}

/* --- Class --- */

static void
bastide_document_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_HIDDEN:
      g_value_set_boolean (value, BASTIDE_DOCUMENT (object)->is_hidden);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_document_finalize (GObject *object)
{
  BastideDocument *self = BASTIDE_DOCUMENT (object);

  bastide_document_end_opening (self);
  g_free (self->offered);
  bastide_reading_cancel (&self->reading);
  g_clear_object (&self->autosave);
  g_clear_object (&self->session);
  g_clear_object (&self->monitor);
  g_clear_object (&self->study);
  g_clear_object (&self->user_state);
  g_clear_object (&self->restoring);
  g_clear_object (&self->saving);
  g_clear_object (&self->save_next);
  g_clear_pointer (&self->record_next, bst_record_unref);
  g_clear_pointer (&self->placing, bst_record_unref);
  g_clear_pointer (&self->stashed, bst_record_unref);
  g_clear_object (&self->stashed_file);
  g_free (self->stashed_etag);
  g_free (self->stashed_path);
  g_free (self->etag);
  g_free (self->node_path);

  G_OBJECT_CLASS (bastide_document_parent_class)->finalize (object);
}

/* G_TYPE_NONE: it has no such argument. */
static void
install_signal (BastideDocumentClass  *klass,
                BastideDocumentSignal  which,
                const char            *name,
                GType                  first,
                GType                  second)
{
  guint n_arguments = (first != G_TYPE_NONE) + (second != G_TYPE_NONE);

  signals[which] = g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 n_arguments, first, second);
}

static void
bastide_document_class_init (BastideDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = bastide_document_get_property;
  G_OBJECT_CLASS (klass)->finalize = bastide_document_finalize;

  properties[PROP_HIDDEN] = g_param_spec_boolean ("hidden", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  install_signal (klass, BASTIDE_DOCUMENT_NOTICE, "notice", G_TYPE_UINT, G_TYPE_STRING);
  install_signal (klass, BASTIDE_DOCUMENT_TOLD, "told", G_TYPE_STRING, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_ALERT, "alert", G_TYPE_STRING, G_TYPE_STRING);
  install_signal (klass, BASTIDE_DOCUMENT_NOT_OPENED, "not-opened", G_TYPE_ERROR, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_ISSUES, "issues", G_TYPE_PTR_ARRAY, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_USED, "used", G_TYPE_FILE, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_ARCHIVE, "archive", G_TYPE_FILE, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_NOT_MINE, "not-mine", G_TYPE_FILE, G_TYPE_STRING);
  install_signal (klass, BASTIDE_DOCUMENT_DRAFT, "draft", G_TYPE_STRING, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_SETTLE, "settle", G_TYPE_NONE, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_PLACE_WANTED, "place-wanted", G_TYPE_STRING, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_ANSWER_WANTED, "answer-wanted", G_TYPE_STRING, G_TYPE_NONE);
  install_signal (klass, BASTIDE_DOCUMENT_CLOSABLE, "closable", G_TYPE_NONE, G_TYPE_NONE);
}

static void
bastide_document_init (BastideDocument *self)
{
  self->study = bastide_study_new ();
  self->monitor = bastide_file_monitor_new ();
  g_signal_connect_object (self->monitor, "stirred", G_CALLBACK (bastide_document_check_file), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}

BastideDocument *
bastide_document_new (BastidePuzzleSession *session,
                      BastideUserState     *user_state)
{
  BastideDocument *self = g_object_new (BASTIDE_TYPE_DOCUMENT, NULL);

  g_set_object (&self->user_state, user_state);
  bastide_document_start_keeping (self, session);

  return self;
}
