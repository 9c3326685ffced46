/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-list-keys.h"

static const char *
find_action (guint           key,
             GdkModifierType modifiers)
{
  gboolean shift = (modifiers & GDK_SHIFT_MASK) != 0;

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return NULL;
  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    return shift ? "win.leave-variation" : "win.previous";
  if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    return shift ? "win.enter-variation" : "win.next";

  return NULL;
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
    return GDK_EVENT_PROPAGATE;

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
}
