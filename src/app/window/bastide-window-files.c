/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that open and save files. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-study-text.h"

#include <glib/gi18n.h>

/* --- Opening --- */

static void
files_chosen (GListModel *files,
              gpointer    user_data)
{
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file != NULL)
    bastide_window_open (BASTIDE_WINDOW (user_data), file);
}

static void
open_files (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GListModel) filters = NULL;

  filters = bastide_file_filters_new (_("Games"),
                                      "*.bastide *.jcz *.json *.BASTIDE *.JCZ *.JSON");
  bastide_compat_open_files (GTK_WINDOW (widget), _("Open Game"), filters, files_chosen,
                             G_OBJECT (widget));
}

static void
open_recent (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  bastide_window_open (BASTIDE_WINDOW (widget), file);
}

static void
open_sample (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_window_open_sample (BASTIDE_WINDOW (widget));
}

/* --- Saving --- */

static gboolean
is_document (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  return name != NULL && g_str_has_suffix (name, ".bastide");
}

gboolean
bastide_window_is_document (BastideWindow *self)
{
  return is_document (bastide_study_get_file (self->study));
}

char *
bastide_window_dup_file_name (BastideWindow *self)
{
  g_autofree char *name = g_file_get_basename (bastide_study_get_file (self->study));

  return g_filename_display_name (name);
}

static void
tell_not_saved (BastideWindow *self,
                const GError  *error)
{
  g_autofree char *text = NULL;

  /* Translators: %s says what went wrong, with a file's name. */
  text = g_strdup_printf (_("The game was not saved: %s. It stays open, and its file is as it "
                            "was."), error->message);
  bastide_window_show_notice (self, BASTIDE_NOTICE_NOT_SAVED, text);
}

static void
show_saved (BastideWindow *self)
{
  GFile *file = bastide_study_get_file (self->study);

  bastide_window_hide_notices (self);
  bastide_window_forget_aside (self);
  self->is_read_only = FALSE;
  bastide_file_monitor_set_file (self->monitor, file, NULL);
  bastide_window_check_file (self);
  bastide_window_add_recent (file);
  bastide_window_update_title (self);
}

static void save_to (BastideWindow *self, GFile *file);

static void
saved (GObject      *source,
       GAsyncResult *result,
       gpointer      user_data)
{
  g_autoptr (BastideWindow) self = user_data;
  g_autoptr (GFile) file = g_steal_pointer (&self->saving);
  g_autoptr (GFile) next = g_steal_pointer (&self->save_next);
  g_autoptr (GError) error = NULL;
  gboolean ok = bastide_study_save_finish (self->study, result, &error);
  gboolean is_closing = self->is_closing;

  if (ok && bastide_study_get_file (self->study) != NULL
      && g_file_equal (bastide_study_get_file (self->study), file))
    show_saved (self);
  if (!ok)
    {
      bastide_window_check_file (self);
      tell_not_saved (self, error);
    }
  if (next != NULL)
    {
      save_to (self, next);
      return;
    }
  self->is_closing = FALSE;
  /* The draft that was kept is of a game that was not saved yet. */
  if (is_closing && self->is_kept)
    bastide_window_keep (self);
  if (is_closing && (ok || self->is_kept))
    gtk_window_close (GTK_WINDOW (self));
}

/* One after the other: the next begins with what is there when the first has ended. */
static void
save_to (BastideWindow *self,
         GFile         *file)
{
  if (self->saving != NULL)
    {
      g_set_object (&self->save_next, file);
      return;
    }
  self->saving = g_object_ref (file);
  bastide_study_save_async (self->study, file, saved, g_object_ref (self));
}

static void
place_chosen (GListModel *files,
              gpointer    user_data)
{
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file != NULL)
    save_to (BASTIDE_WINDOW (user_data), file);
  else
    BASTIDE_WINDOW (user_data)->is_closing = FALSE;
}

/* The name of the game, or of the file of another program that it came from. */
static char *
propose_name (BastideWindow *self)
{
  g_autofree char *title = bastide_study_text_get_title (self->study);
  char *dot = strrchr (title, '.');

  if (dot != NULL && bastide_study_get_file (self->study) != NULL)
    *dot = '\0';
  g_strdelimit (title, "/\\", '-');

  return g_strconcat (title, ".bastide", NULL);
}

static void
save_as (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Bastide games"), "*.bastide");
  g_autofree char *proposal = propose_name (self);

  bastide_window_settle (self);
  bastide_compat_save_file (GTK_WINDOW (self), _("Save Game"), proposal,
                            bastide_study_get_file (self->study), filters, place_chosen,
                            G_OBJECT (self));
}

/* A file of another program, or one that may only be read, is never written over; nor is what
 * another program wrote meanwhile, unless the reader has seen that and chose his own. */
static void
save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  GFile *file = bastide_study_get_file (self->study);

  bastide_window_settle (self);
  if (!is_document (file) || self->is_read_only)
    save_as (widget, name, parameter);
  else if (bastide_window_check_file (self))
    save_to (self, file);
  else
    self->is_closing = FALSE;
}

void
bastide_window_class_init_files (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_files);
  gtk_widget_class_install_action (widget_class, "win.open-sample", NULL, open_sample);
  gtk_widget_class_install_action (widget_class, "win.open-recent", "s", open_recent);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, save);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, save_as);
}
