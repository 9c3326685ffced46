/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-list-scroll.h"

static gboolean
scroll (GtkWidget     *view,
        GdkFrameClock *clock,
        gpointer       position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view)));

  if (gtk_widget_get_height (view) == 0)
    return G_SOURCE_CONTINUE;
  if (GPOINTER_TO_UINT (position) < g_list_model_get_n_items (model))
    gtk_widget_activate_action (view, "list.scroll-to-item", "u", GPOINTER_TO_UINT (position));

  return G_SOURCE_REMOVE;
}

void
bastide_list_scroll_to (GtkListView *view,
                        guint        position)
{
  g_return_if_fail (GTK_IS_LIST_VIEW (view));

  if (scroll (GTK_WIDGET (view), NULL, GUINT_TO_POINTER (position)) == G_SOURCE_CONTINUE)
    gtk_widget_add_tick_callback (GTK_WIDGET (view), scroll, GUINT_TO_POINTER (position), NULL);
}
