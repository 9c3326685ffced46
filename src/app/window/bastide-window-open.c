/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window-open.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-recent.h"

#include <glib/gi18n.h>

/* A file that is open already is shown where it is. */
static void
open_or_show (BastideWindow *self,
              GFile         *file)
{
  BastideWindow *there = bastide_window_find (gtk_window_get_application (GTK_WINDOW (self)), file);

  if (there == NULL)
    {
      bastide_window_open (self, file);
      return;
    }
  bastide_window_show_document (there);
  gtk_window_present (GTK_WINDOW (there));
}

static void
files_chosen (GListModel *files,
              gpointer    user_data)
{
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file != NULL)
    open_or_show (BASTIDE_WINDOW (user_data), file);
}

/* That of the game that was open last; at first, where browsers put what they fetch. (transfer full) (nullable) */
static GFile *
dup_games_folder (void)
{
  g_autoptr (GListStore) recent = bastide_recent_dup_files (1);
  g_autoptr (GFile) last = g_list_model_get_item (G_LIST_MODEL (recent), 0);
  const char *downloads = g_get_user_special_dir (G_USER_DIRECTORY_DOWNLOAD);

  if (last != NULL)
    return g_file_get_parent (last);
  if (downloads == NULL || !g_file_test (downloads, G_FILE_TEST_IS_DIR))
    downloads = g_get_home_dir ();

  return g_file_new_for_path (downloads);
}

static void
open_files (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GListModel) filters = NULL;
  g_autoptr (GFile) folder = dup_games_folder ();

  filters = bastide_file_filters_new (_("Games"),
                                      "*.bastide *.jcz *.json *.BASTIDE *.JCZ *.JSON");
  bastide_compat_open_files (GTK_WINDOW (user_data), _("Open Game"), folder, filters, files_chosen,
                             G_OBJECT (user_data));
}

static void
open_recent (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  open_or_show (user_data, file);
}

static void
forget_recent (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_recent_remove (g_variant_get_string (parameter, NULL));
}

static void
open_sample (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_window_open_sample (user_data);
}

static gboolean
dropped (BastideWindow *self,
         const GValue  *value,
         double         x,
         double         y,
         GtkDropTarget *target)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;
  open_or_show (self, files->data);

  return TRUE;
}

/* --- Set-up --- */

void
bastide_window_open_init (BastideWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "open", .activate = open_files },
    { .name = "open-recent", .activate = open_recent, .parameter_type = "s" },
    { .name = "forget-recent", .activate = forget_recent, .parameter_type = "s" },
    { .name = "open-sample", .activate = open_sample },
  };
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
