/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-list-scroll.h"

#include "bastide-focus.h"

/* On the view: the position to scroll to once that is possible, and one more. */
#define WANTED "bastide-list-scroll"
/* ... and how many frames it takes until the focus follows, if it has to. */
#define FOLLOWS "bastide-list-follow"
/* ... and that it comes from elsewhere then. */
#define ENTERS "bastide-list-enter"

/* A row in sight takes the focus, if one with @flags does. */
static gboolean
give_focus (GtkWidget     *view,
            GtkStateFlags  flags)
{
  for (GtkWidget *row = gtk_widget_get_first_child (view); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_mapped (row) && (gtk_widget_get_state_flags (row) & flags) == flags
        && gtk_widget_grab_focus (row))
      return TRUE;

  return FALSE;
}

static void
mend_focus (GtkWidget *view)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (view));
  gboolean enters = g_object_get_data (G_OBJECT (view), ENTERS) != NULL;

  g_object_set_data (G_OBJECT (view), ENTERS, NULL);
  if (!enters && focus != NULL && (gtk_widget_get_mapped (focus) || !bastide_focus_is_within (view)))
    return;
  if (!give_focus (view, GTK_STATE_FLAG_SELECTED))
    give_focus (view, GTK_STATE_FLAG_NORMAL);
}

/* Which row is in sight the view knows with its next size: in the second frame, when the first was drawn. */
static gboolean
follow (GtkWidget     *view,
        GdkFrameClock *clock,
        gpointer       user_data)
{
  guint n_frames = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (view), FOLLOWS)) - 1;

  g_object_set_data (G_OBJECT (view), FOLLOWS, GUINT_TO_POINTER (n_frames));
  if (n_frames > 0)
    return G_SOURCE_CONTINUE;
  mend_focus (view);

  return G_SOURCE_REMOVE;
}

static void
follow_later (GtkWidget *view)
{
  if (g_object_get_data (G_OBJECT (view), FOLLOWS) == NULL)
    gtk_widget_add_tick_callback (view, follow, NULL, NULL);
  g_object_set_data (G_OBJECT (view), FOLLOWS, GUINT_TO_POINTER (2));
}

static void
scroll (GtkListView *view,
        guint        position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (view));

  if (position >= g_list_model_get_n_items (model))
    return;
  gtk_widget_activate_action (GTK_WIDGET (view), "list.scroll-to-item", "u", position);
  if (bastide_focus_is_within (GTK_WIDGET (view)) || g_object_get_data (G_OBJECT (view), ENTERS) != NULL)
    follow_later (GTK_WIDGET (view));
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

void
bastide_list_scroll_enter (GtkListView *view)
{
  g_return_if_fail (GTK_IS_LIST_VIEW (view));

  g_object_set_data (G_OBJECT (view), ENTERS, GUINT_TO_POINTER (TRUE));
  if (g_object_get_data (G_OBJECT (view), WANTED) == NULL)
    follow_later (GTK_WIDGET (view));
}
