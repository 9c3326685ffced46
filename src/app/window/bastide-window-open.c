/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window-open.h"
#include "bastide-window-private.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-file-list.h"
#include "bastide-file-name.h"
#include "bastide-recent.h"

#include <bst-io-data.h>
#include <bst-io-unpack.h>

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

/* --- Several --- */

static void
show_list (BastideWindow *self,
           const char    *title,
           GListModel    *files,
           GFile         *folder)
{
  GtkWidget *list = bastide_file_list_new (GTK_WINDOW (self), title, files, folder);

  g_signal_connect_object (list, "chosen", G_CALLBACK (open_or_show), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (list));
}

void
bastide_window_open_files (BastideWindow *self,
                           GListModel    *files)
{
  guint n_files = g_list_model_get_n_items (files);
  g_autofree char *title = NULL;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  if (n_files > BASTIDE_MAX_OPENED)
    {
      /* Translators: the title of a list of files, to be opened one by one. */
      title = g_strdup_printf (ngettext ("%u File", "%u Files", n_files), n_files);
      show_list (self, title, files, NULL);
      return;
    }
  for (guint i = 0; i < n_files; i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      gboolean is_open = bastide_window_find (gtk_window_get_application (GTK_WINDOW (self)), file) != NULL;

      open_or_show (i == 0 || is_open ? self : bastide_window_get_free (self, FALSE), file);
    }
}

static void
list_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GFile *archive = task_data;
  g_autofree char *name = g_file_get_parse_name (archive);
  GError *error = NULL;
  g_autoptr (GBytes) bytes = bst_io_data_read_file (archive, name, cancellable, &error);
  GPtrArray *names = bytes != NULL ? bst_io_unpack_list (bytes, name, &error) : NULL;

  if (names != NULL)
    g_task_return_pointer (task, names, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static void
listed (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  BastideWindow *self = BASTIDE_WINDOW (source);
  GFile *archive = g_task_get_task_data (G_TASK (result));
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *title = bastide_file_name_dup (archive);

  if (names == NULL)
    {
      bastide_page_tell_not_opened (bastide_window_get_page (self), error);
      return;
    }
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GFile) file = g_file_resolve_relative_path (archive, g_ptr_array_index (names, i));

      g_list_store_append (files, file);
    }
  show_list (self, title, G_LIST_MODEL (files), archive);
}

void
bastide_window_open_archive (BastideWindow *self,
                             GFile         *archive)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  task = g_task_new (self, NULL, listed, NULL);
  g_task_set_task_data (task, g_object_ref (archive), g_object_unref);
  g_task_run_in_thread (task, list_in_thread);
}

/* --- Actions --- */

static void
files_chosen (GListModel *files,
              gpointer    user_data)
{
  bastide_window_open_files (BASTIDE_WINDOW (user_data), files);
}

/* That of the game that was open last; at first, where browsers put what they fetch. (transfer full) (nullable) */
static GFile *
dup_games_folder (void)
{
  g_autoptr (GListStore) recent = bastide_recent_dup_files (1);
  g_autoptr (GFile) last = g_list_model_get_item (G_LIST_MODEL (recent), 0);
  const char *downloads = g_get_user_special_dir (G_USER_DIRECTORY_DOWNLOAD);
  GFile *folder = last != NULL ? g_file_get_parent (last) : NULL;

  /* An archive is none. */
  if (folder != NULL && g_file_query_file_type (folder, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_DIRECTORY)
    return folder;
  g_clear_object (&folder);
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
                                      "*.bastide *.jcz *.json *.html *.gz *.zip *.BASTIDE *.JCZ *.JSON *.GZ *.ZIP");
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
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  for (GSList *at = g_value_get_boxed (value); at != NULL; at = at->next)
    g_list_store_append (files, at->data);
  bastide_window_open_files (self, G_LIST_MODEL (files));

  return g_list_model_get_n_items (G_LIST_MODEL (files)) > 0;
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
