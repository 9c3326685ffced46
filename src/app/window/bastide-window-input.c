/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plain keys of the window. They come last, after the widget in focus, so that a list keeps
 * its own arrow keys; with Ctrl or Alt they are the application's. */

#include "config.h"

#include "bastide-window-private.h"

#include <bst-render-overlay.h>

/* A key held longer than this shows its overlay only while it is held. */
#define PEEK_TIME 300 /* milliseconds */

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
  GdkModifierType  modifiers;
  guint            key;
  const char      *action;
} action_keys[] = {
  { 0, GDK_KEY_Left, "win.previous" },
  { 0, GDK_KEY_KP_Left, "win.previous" },
  { 0, GDK_KEY_Right, "win.next" },
  { 0, GDK_KEY_KP_Right, "win.next" },
  { 0, GDK_KEY_Up, "win.previous-variation" },
  { 0, GDK_KEY_KP_Up, "win.previous-variation" },
  { 0, GDK_KEY_Down, "win.next-variation" },
  { 0, GDK_KEY_KP_Down, "win.next-variation" },
  { 0, GDK_KEY_Home, "win.first" },
  { 0, GDK_KEY_KP_Home, "win.first" },
  { 0, GDK_KEY_End, "win.last" },
  { 0, GDK_KEY_KP_End, "win.last" },
  { 0, GDK_KEY_Page_Up, "win.previous-round" },
  { 0, GDK_KEY_KP_Page_Up, "win.previous-round" },
  { 0, GDK_KEY_Page_Down, "win.next-round" },
  { 0, GDK_KEY_KP_Page_Down, "win.next-round" },
  { GDK_SHIFT_MASK, GDK_KEY_Left, "win.leave-variation" },
  { GDK_SHIFT_MASK, GDK_KEY_Right, "win.enter-variation" },
  { GDK_CONTROL_MASK, GDK_KEY_Up, "win.previous-fork" },
  { GDK_CONTROL_MASK, GDK_KEY_Down, "win.next-fork" },
  { 0, GDK_KEY_c, "win.next-comment" },
  { GDK_SHIFT_MASK, GDK_KEY_C, "win.previous-comment" },
  { 0, GDK_KEY_n, "win.next-marked" },
  { GDK_SHIFT_MASK, GDK_KEY_N, "win.previous-marked" },
  { 0, GDK_KEY_plus, "win.zoom-in" },
  { 0, GDK_KEY_KP_Add, "win.zoom-in" },
  { 0, GDK_KEY_equal, "win.zoom-in" },
  { 0, GDK_KEY_minus, "win.zoom-out" },
  { 0, GDK_KEY_KP_Subtract, "win.zoom-out" },
  { 0, GDK_KEY_0, "win.fit" },
  { 0, GDK_KEY_KP_0, "win.fit" },
  { 0, GDK_KEY_t, "win.sidebar" },
  { GDK_SHIFT_MASK, GDK_KEY_plus, "win.zoom-in" },
  /* Not the application's: a text that is being typed has them first. */
  { GDK_CONTROL_MASK, GDK_KEY_c, "win.copy" },
  { GDK_CONTROL_MASK, GDK_KEY_x, "win.cut-line" },
  { GDK_CONTROL_MASK, GDK_KEY_v, "win.paste" },
  { 0, GDK_KEY_Delete, "win.delete" },
  { GDK_CONTROL_MASK, GDK_KEY_Delete, "win.delete" },
};

static guint
find_overlay (guint key)
{
  for (guint i = 0; i < G_N_ELEMENTS (overlay_keys); i++)
    if (overlay_keys[i].key == gdk_keyval_to_lower (key))
      return overlay_keys[i].show;

  return 0;
}

/* Toggles the overlay of a key, once however often the keyboard repeats it. */
static gboolean
press_overlay (BastideWindow *self,
               guint          key,
               guint32        now)
{
  guint show = find_overlay (key);

  if (show == 0)
    return GDK_EVENT_PROPAGATE;

  if (self->peek_key != key)
    {
      self->peek_key = key;
      self->peek_since = now;
      bastide_window_toggle_show (self, show);
    }

  return GDK_EVENT_STOP;
}

/* 1 to 6 judge the move. */
static gboolean
press_glyph (BastideWindow *self,
             guint          key)
{
  if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_6)
    key += GDK_KEY_1 - GDK_KEY_KP_1;
  if (key < GDK_KEY_1 || key > GDK_KEY_6)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.glyph", "u", key - GDK_KEY_1 + 1);

  return GDK_EVENT_STOP;
}

static gboolean
key_pressed (BastideWindow         *self,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  modifiers &= GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK;
  if (bastide_window_is_solving (self))
    return bastide_window_solve_key (self, key, modifiers);
  if (bastide_study_get_record (self->study) == NULL)
    return GDK_EVENT_PROPAGATE;
  if (bastide_position_editor_is_active (self->editor)
      && bastide_board_tool_key (self->edit_tool, key, modifiers))
    return GDK_EVENT_STOP;

  for (guint i = 0; i < G_N_ELEMENTS (action_keys); i++)
    if (action_keys[i].key == key && action_keys[i].modifiers == modifiers)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), action_keys[i].action, NULL);
        return GDK_EVENT_STOP;
      }

  if (modifiers & ~GDK_SHIFT_MASK)
    return GDK_EVENT_PROPAGATE;

  return press_glyph (self, key)
         || press_overlay (self, key, gtk_event_controller_get_current_event_time (
                             GTK_EVENT_CONTROLLER (controller)));
}

static void
key_released (BastideWindow         *self,
              guint                  key,
              guint                  code,
              GdkModifierType        modifiers,
              GtkEventControllerKey *controller)
{
  guint32 now = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (controller));

  if (key != self->peek_key)
    return;

  /* By the times of the keys: a short press is one on a busy machine as well. */
  self->peek_key = 0;
  if (now - self->peek_since > PEEK_TIME)
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
