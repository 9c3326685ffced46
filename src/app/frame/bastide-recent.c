/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-recent.h"
#include "bastide-accessible.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

#define MAX_RECENT 10

/* Of games and booklets. A file dialog notes what it saves for this program too: pictures, which are nothing to be opened. */
#define GROUP "Bastide"

void
bastide_recent_add (GFile *file)
{
  g_autofree char *uri = NULL;
  GtkRecentData data = {
    .mime_type = (char *) "application/octet-stream",
    .app_name = (char *) "bastide",
    .app_exec = (char *) "bastide %u",
    .groups = (char *[]) { (char *) GROUP, NULL },
  };

  if (file == NULL)
    return;

  uri = g_file_get_uri (file);
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
bastide_recent_remove (const char *uri)
{
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

static int
compare_recent (gconstpointer a,
                gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_visited ((GtkRecentInfo *) b),
                              gtk_recent_info_get_visited ((GtkRecentInfo *) a));
}

static void
append_recent (GMenu         *menu,
               GtkRecentInfo *info)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);
  g_autofree char *label = g_strdup (bst_io_words_name (gtk_recent_info_get_display_name (info)));
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *escaped = g_strjoinv ("__", parts);

  /* An underscore in a menu stands for a mnemonic. */
  g_menu_item_set_label (item, escaped);
  g_menu_item_set_action_and_target (item, "win.open-recent", "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

/* The newest first. (transfer full) (element-type GtkRecentInfo) */
static GList *
list_recent (guint n_most)
{
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GList *ours = NULL;
  guint n = 0;

  items = g_list_sort (items, compare_recent);
  for (GList *at = items; at != NULL && n < n_most; at = at->next)
    if (gtk_recent_info_has_group (at->data, GROUP))
      {
        ours = g_list_append (ours, gtk_recent_info_ref (at->data));
        n++;
      }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);

  return ours;
}

GListStore *
bastide_recent_dup_files (guint n_most)
{
  GListStore *files = g_list_store_new (G_TYPE_FILE);
  GList *items = list_recent (n_most);

  for (GList *at = items; at != NULL; at = at->next)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (at->data));

      g_list_store_append (files, file);
    }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);

  return files;
}

static void
update_recent (AdwSplitButton *button)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GList *items = list_recent (MAX_RECENT);

  for (GList *at = items; at != NULL; at = at->next)
    append_recent (menu, at->data);
  /* Without any the arrow is insensitive. */
  adw_split_button_set_menu_model (button, items != NULL ? G_MENU_MODEL (menu) : NULL);
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
}

/* The arrow is a menu button in a menu button, and both need a name of their own. */
static void
name_menu_buttons (GtkWidget  *widget,
                   const char *label,
                   gboolean    inside)
{
  inside = inside || GTK_IS_MENU_BUTTON (widget);
  if (inside && (GTK_IS_MENU_BUTTON (widget) || GTK_IS_TOGGLE_BUTTON (widget)))
    bastide_accessible_set_label (widget, label);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_menu_buttons (child, label, inside);
}

void
bastide_recent_fill (AdwSplitButton *button)
{
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (update_recent),
                           button, G_CONNECT_SWAPPED);
  update_recent (button);
  name_menu_buttons (GTK_WIDGET (button), _("Recent games"), FALSE);
  /* In a narrow window it has no word. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (button))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, C_("button", "Open"), -1);
}
