/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plain keys of the window. They come last, after the widget in focus, so that a list keeps
 * its own arrow keys; with Ctrl or Alt they are the application's. */

#include "config.h"

#include "bastide-window-private.h"

#include <bst-render-overlay.h>

/* A key held longer than this shows its overlay only while it is held. */
#define PEEK_TIME (300 * 1000)

static const struct
{
  guint key;
  guint show;
} overlay_keys[] = {
  { GDK_KEY_f, BST_RENDER_SHOW_FIELDS },
  { GDK_KEY_o, BST_RENDER_SHOW_FEATURES },
  { GDK_KEY_l, BST_RENDER_SHOW_LEGAL },
  { GDK_KEY_k, BST_RENDER_SHOW_COORDINATES },
};

static const struct
{
  guint       key;
  const char *action;
} action_keys[] = {
  { GDK_KEY_Left, "win.previous" },
  { GDK_KEY_KP_Left, "win.previous" },
  { GDK_KEY_Right, "win.next" },
  { GDK_KEY_KP_Right, "win.next" },
  { GDK_KEY_Up, "win.previous-variation" },
  { GDK_KEY_KP_Up, "win.previous-variation" },
  { GDK_KEY_Down, "win.next-variation" },
  { GDK_KEY_KP_Down, "win.next-variation" },
  { GDK_KEY_Home, "win.first" },
  { GDK_KEY_KP_Home, "win.first" },
  { GDK_KEY_End, "win.last" },
  { GDK_KEY_KP_End, "win.last" },
  { GDK_KEY_Page_Up, "win.previous-round" },
  { GDK_KEY_KP_Page_Up, "win.previous-round" },
  { GDK_KEY_Page_Down, "win.next-round" },
  { GDK_KEY_KP_Page_Down, "win.next-round" },
  { GDK_KEY_plus, "win.zoom-in" },
  { GDK_KEY_KP_Add, "win.zoom-in" },
  { GDK_KEY_equal, "win.zoom-in" },
  { GDK_KEY_minus, "win.zoom-out" },
  { GDK_KEY_KP_Subtract, "win.zoom-out" },
  { GDK_KEY_0, "win.fit" },
  { GDK_KEY_KP_0, "win.fit" },
};

static guint
find_overlay (guint key)
{
  for (guint i = 0; i < G_N_ELEMENTS (overlay_keys); i++)
    if (overlay_keys[i].key == gdk_keyval_to_lower (key))
      return overlay_keys[i].show;

  return 0;
}

static gboolean
key_pressed (BastideWindow         *self,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  guint show = find_overlay (key);

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK) ||
      bastide_study_get_record (self->study) == NULL)
    return GDK_EVENT_PROPAGATE;

  if (show != 0)
    {
      /* The keyboard repeats a held key. */
      if (self->peek_key != key)
        {
          self->peek_key = key;
          self->peek_since = g_get_monotonic_time ();
          bastide_window_toggle_show (self, show);
        }
      return GDK_EVENT_STOP;
    }

  for (guint i = 0; i < G_N_ELEMENTS (action_keys); i++)
    if (action_keys[i].key == key)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), action_keys[i].action, NULL);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

static void
key_released (BastideWindow         *self,
              guint                  key,
              guint                  code,
              GdkModifierType        modifiers,
              GtkEventControllerKey *controller)
{
  if (key != self->peek_key)
    return;

  self->peek_key = 0;
  if (g_get_monotonic_time () - self->peek_since > PEEK_TIME)
    bastide_window_toggle_show (self, find_overlay (key));
}

void
bastide_window_init_input (BastideWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
