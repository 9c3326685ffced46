/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-list-scroll.h"

/* On the view: the position to scroll to once that is possible, and one more. */
#define WANTED "bastide-list-scroll"

static void
scroll (GtkListView *view,
        guint        position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (view));

  if (position < g_list_model_get_n_items (model))
    gtk_widget_activate_action (GTK_WIDGET (view), "list.scroll-to-item", "u", position);
}

static gboolean
scroll_later (GtkWidget     *view,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  guint wanted = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (view), WANTED));

  if (gtk_widget_get_height (view) == 0)
    return G_SOURCE_CONTINUE;
  g_object_set_data (G_OBJECT (view), WANTED, NULL);
  if (wanted > 0)
    scroll (GTK_LIST_VIEW (view), wanted - 1);

  return G_SOURCE_REMOVE;
}

void
bastide_list_scroll_to (GtkListView *view,
                        guint        position)
{
  gboolean is_waiting;

  g_return_if_fail (GTK_IS_LIST_VIEW (view));

  is_waiting = g_object_get_data (G_OBJECT (view), WANTED) != NULL;
  if (!is_waiting && gtk_widget_get_height (GTK_WIDGET (view)) > 0)
    {
      scroll (view, position);
      return;
    }
  /* Of several places the last one counts. */
  g_object_set_data (G_OBJECT (view), WANTED, GUINT_TO_POINTER (position + 1));
  if (!is_waiting)
    gtk_widget_add_tick_callback (GTK_WIDGET (view), scroll_later, NULL, NULL);
}
