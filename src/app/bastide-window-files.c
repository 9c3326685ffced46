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

static void
save_to (BastideWindow *self,
         GFile         *file)
{
  g_autoptr (GError) error = NULL;

  if (!bastide_study_save (self->study, file, &error))
    {
      bastide_compat_alert (GTK_WINDOW (self), _("This Game Cannot Be Saved"), error->message);
      return;
    }
  bastide_window_add_recent (file);
  bastide_window_update_title (self);
}

static void
place_chosen (GListModel *files,
              gpointer    user_data)
{
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file != NULL)
    save_to (BASTIDE_WINDOW (user_data), file);
}

static gboolean
is_document (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  return name != NULL && g_str_has_suffix (name, ".bastide");
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

  bastide_compat_save_file (GTK_WINDOW (self), _("Save Game"), proposal, filters, place_chosen,
                            G_OBJECT (self));
}

/* A file of another program is never written over. */
static void
save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  GFile *file = bastide_study_get_file (self->study);

  if (is_document (file))
    save_to (self, file);
  else
    save_as (widget, name, parameter);
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
