/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-file-filters.h"

#include <glib/gi18n.h>

static void
add_filter (GListStore *filters,
            const char *name,
            const char *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_auto (GStrv) all = g_strsplit (patterns, " ", -1);

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; all[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, all[i]);
  g_list_store_append (filters, filter);
}

GListModel *
bastide_file_filters_new (const char *name,
                          const char *patterns)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  add_filter (filters, name, patterns);
  add_filter (filters, _("All files"), "*");

  return G_LIST_MODEL (filters);
}
