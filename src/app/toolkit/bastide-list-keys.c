/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-list-keys.h"
#include "bastide-focus.h"

static const char *
find_action (guint           key,
             GdkModifierType modifiers)
{
  gboolean shift = (modifiers & GDK_SHIFT_MASK) != 0;

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return NULL;
  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    return shift ? "page.leave-variation" : "page.previous";
  if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    return shift ? "page.enter-variation" : "page.next";

  return NULL;
}

static int
find_direction (guint           key,
                GdkModifierType modifiers)
{
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return 0;
  if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    return 1;

  return key == GDK_KEY_Up || key == GDK_KEY_KP_Up ? -1 : 0;
}

static gboolean
is_heading (GListModel *model,
            guint       position)
{
  g_autoptr (GObject) item = g_list_model_get_item (model, position);

  return GTK_IS_STRING_OBJECT (item);
}

/* To the item on the other side of a heading; FALSE if there is none. The view would stay before
 * it for ever. */
static gboolean
pass_heading (GtkListView *view,
              int          direction)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (view));
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (view));
  guint at;

  if (direction == 0 || row == NULL || !GTK_IS_SINGLE_SELECTION (model))
    return FALSE;

  at = gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (model));
  if (at == GTK_INVALID_LIST_POSITION || (direction < 0 && at < 2)
      || !is_heading (model, at + (guint) direction))
    return FALSE;

  /* The rows are children in their order. */
  for (guint i = 0; i < 2 && row != NULL; i++)
    row = direction > 0 ? gtk_widget_get_next_sibling (row) : gtk_widget_get_prev_sibling (row);
  if (row == NULL || !gtk_widget_grab_focus (row))
    return FALSE;

  return gtk_widget_activate_action (GTK_WIDGET (view), "list.select-item", "(ubb)",
                                     at + 2 * (guint) direction, FALSE, FALSE);
}

static gboolean
key_pressed (GtkListView           *view,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  const char *action = find_action (key, modifiers);

  if (action == NULL)
    return pass_heading (view, find_direction (key, modifiers));

  gtk_widget_activate_action (GTK_WIDGET (view), action, NULL);

  return GDK_EVENT_STOP;
}

void
bastide_list_keys_add (GtkListView *view)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_LIST_VIEW (view));

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), view);
  gtk_widget_add_controller (GTK_WIDGET (view), keys);
  bastide_focus_make_one_stop (GTK_WIDGET (view));
}
