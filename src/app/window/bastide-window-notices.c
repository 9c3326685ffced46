/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bars that say how it stands with the document and its file, and what their buttons do. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-notice.h"

#include <bst-io-draft.h>

#include <glib/gi18n.h>

/* --- The bars --- */

static const struct
{
  const char *label;
  const char *action;
} buttons[BASTIDE_N_NOTICES][2] = {
  [BASTIDE_NOTICE_RECOVERED] = {
    { N_("_Keep"), "win.keep-recovered" }, { N_("_Discard"), "win.discard-recovered" },
  },
  [BASTIDE_NOTICE_PUT_ASIDE] = {
    { N_("_Bring Back"), "win.take-back" },
  },
  [BASTIDE_NOTICE_CHANGED] = {
    { N_("_Reload"), "win.reload" }, { N_("_Keep Mine"), "win.keep-mine" },
  },
  [BASTIDE_NOTICE_GONE] = {
    { N_("_Save Again"), "win.save" }, { N_("Save _As…"), "win.save-as" },
  },
  [BASTIDE_NOTICE_READ_ONLY] = {
    { N_("Save _As…"), "win.save-as" },
  },
  [BASTIDE_NOTICE_NOT_SAVED] = {
    { N_("_Try Again"), "win.save" }, { N_("Save _As…"), "win.save-as" },
  },
  [BASTIDE_NOTICE_NOT_KEPT] = {
    { N_("_Save"), "win.save" },
  },
  [BASTIDE_NOTICE_NO_PICTURE] = {
    { N_("_Try Again"), "win.export" },
  },
  [BASTIDE_NOTICE_NOT_PRINTED] = {
    { N_("_Try Again"), "win.print" },
  },
  [BASTIDE_NOTICE_PROBLEMS] = {
    { N_("_Show"), "win.show-problems" },
  },
};

void
bastide_window_hide_notice (BastideWindow     *self,
                            BastideNoticeKind  kind)
{
  GtkWidget *notice = self->notice[kind];

  g_clear_weak_pointer (&self->notice[kind]);
  if (notice != NULL && gtk_widget_get_parent (notice) != NULL)
    gtk_box_remove (self->notices, notice);
}

/* Those about the document; its position is as it was. */
void
bastide_window_hide_notices (BastideWindow *self)
{
  for (guint i = 0; i < BASTIDE_N_NOTICES; i++)
    if (i != BASTIDE_NOTICE_PROBLEMS)
      bastide_window_hide_notice (self, (BastideNoticeKind) i);
}

void
bastide_window_show_notice (BastideWindow     *self,
                            BastideNoticeKind  kind,
                            const char        *text)
{
  GtkWidget *notice = bastide_notice_new (text);

  for (guint i = 0; i < 2 && buttons[kind][i].label != NULL; i++)
    bastide_notice_add_button (BASTIDE_NOTICE (notice), _(buttons[kind][i].label),
                               buttons[kind][i].action);
  bastide_notice_set_narrow (BASTIDE_NOTICE (notice), self->is_narrow);
  bastide_window_hide_notice (self, kind);
  gtk_box_append (self->notices, notice);
  g_set_weak_pointer (&self->notice[kind], notice);
}

gboolean
bastide_window_has_notice (BastideWindow     *self,
                           BastideNoticeKind  kind)
{
  return self->notice[kind] != NULL;
}

/* --- What is put aside can be taken back --- */

void
bastide_window_forget_aside (BastideWindow *self)
{
  g_clear_pointer (&self->aside, bst_record_unref);
  g_clear_pointer (&self->aside_place, g_free);
  self->is_put_away = FALSE;
}

static void
put_aside (BastideWindow *self)
{
  bastide_window_forget_aside (self);
  self->aside = bst_record_ref (bastide_study_get_record (self->study));
  self->aside_place = bst_io_draft_get_place (bastide_study_get_node (self->study));
}

static void
take_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  g_autoptr (BstRecord) record = g_steal_pointer (&self->aside);
  g_autofree char *place = g_steal_pointer (&self->aside_place);
  g_autofree char *etag = g_strdup (bastide_file_monitor_get_etag (self->monitor));

  bastide_window_hide_notice (self, BASTIDE_NOTICE_PUT_ASIDE);
  if (record == NULL)
    return;
  bastide_window_show_unsaved (self, record, bastide_study_get_file (self->study), etag, place);
}

/* --- Answers --- */

static void
keep_recovered (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_window_hide_notice (BASTIDE_WINDOW (widget), BASTIDE_NOTICE_RECOVERED);
}

/* Back to the file; a game that is in no file goes out of sight. */
static void
discard_recovered (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  bastide_window_hide_notice (self, BASTIDE_NOTICE_RECOVERED);
  put_aside (self);
  if (bastide_study_get_file (self->study) != NULL)
    {
      bastide_window_reload (self);
      return;
    }
  self->is_put_away = TRUE;
  gtk_stack_set_visible_child_name (self->stack, "empty");
  bastide_window_show_put_aside (self);
  bastide_window_update_title (self);
  bastide_window_update_actions (self);
}

/* A bar and no question: whoever is asked nothing can quit, or open another file. */
void
bastide_window_tell_not_opened (BastideWindow *self,
                                const GError  *error)
{
  g_autofree char *text = NULL;

  /* Translators: %s says why, beginning with the file's name. */
  text = g_strdup_printf (_("This file cannot be opened. %s"), error->message);
  bastide_window_show_notice (self, BASTIDE_NOTICE_NOT_OPENED, text);
}

void
bastide_window_show_put_aside (BastideWindow *self)
{
  if (self->aside != NULL)
    bastide_window_show_notice (self, BASTIDE_NOTICE_PUT_ASIDE,
                                _("The changes that were not saved are put aside."));
}

static void
reload (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  if (bastide_study_is_changed (self->study))
    put_aside (self);
  bastide_window_reload (self);
}

static void
keep_mine (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  bastide_file_monitor_accept (self->monitor);
  bastide_window_hide_notice (self, BASTIDE_NOTICE_CHANGED);
  bastide_study_set_unsaved (self->study);
}

/* --- The file --- */

static void
tell_changed (BastideWindow *self)
{
  g_autofree char *name = bastide_window_dup_file_name (self);
  g_autofree char *text = NULL;

  if (bastide_study_is_changed (self->study))
    /* Translators: %s is a file's name. */
    text = g_strdup_printf (_("Another program has changed “%s”, and you have changed the game "
                              "here. If you keep yours, the next save replaces the file; what is "
                              "in it now stays as its backup."), name);
  else
    text = g_strdup_printf (_("Another program has changed “%s”."), name);
  bastide_window_show_notice (self, BASTIDE_NOTICE_CHANGED, text);
}

static void
tell_gone (BastideWindow *self)
{
  g_autofree char *name = bastide_window_dup_file_name (self);
  g_autofree char *text = NULL;

  text = g_strdup_printf (_("“%s” was moved or deleted. The game is still open here."), name);
  bastide_window_show_notice (self, BASTIDE_NOTICE_GONE, text);
  bastide_study_set_unsaved (self->study);
}

static void
update_read_only (BastideWindow *self)
{
  gboolean is_read_only = bastide_file_monitor_is_read_only (self->monitor)
                          && bastide_window_is_document (self);

  if (is_read_only == self->is_read_only)
    return;
  self->is_read_only = is_read_only;
  bastide_window_hide_notice (self, BASTIDE_NOTICE_READ_ONLY);
  if (is_read_only)
    {
      g_autofree char *name = bastide_window_dup_file_name (self);
      g_autofree char *text = NULL;

      text = g_strdup_printf (_("“%s” can only be read. Changes can be saved as another file."),
                              name);
      bastide_window_show_notice (self, BASTIDE_NOTICE_READ_ONLY, text);
    }
}

gboolean
bastide_window_check_file (BastideWindow *self)
{
  BastideFileState state = bastide_file_monitor_get_state (self->monitor);

  /* The change is ours; it is looked at again when it is done. */
  if (self->saving != NULL)
    return TRUE;
  if (state == BASTIDE_FILE_CHANGED)
    tell_changed (self);
  else
    bastide_window_hide_notice (self, BASTIDE_NOTICE_CHANGED);
  if (state != BASTIDE_FILE_GONE)
    bastide_window_hide_notice (self, BASTIDE_NOTICE_GONE);
  else if (!bastide_window_has_notice (self, BASTIDE_NOTICE_GONE))
    tell_gone (self);
  update_read_only (self);

  return state != BASTIDE_FILE_CHANGED;
}

void
bastide_window_class_init_notices (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.keep-recovered", NULL, keep_recovered);
  gtk_widget_class_install_action (widget_class, "win.discard-recovered", NULL, discard_recovered);
  gtk_widget_class_install_action (widget_class, "win.take-back", NULL, take_back);
  gtk_widget_class_install_action (widget_class, "win.reload", NULL, reload);
  gtk_widget_class_install_action (widget_class, "win.keep-mine", NULL, keep_mine);
}
