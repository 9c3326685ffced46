/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plain keys of the window. They come last, after the widget in focus, so that a list keeps
 * its own arrow keys; with Ctrl or Alt they are the application's. */

#include "config.h"

#include "bastide-study-page-private.h"

#include <bst-render-overlay.h>

/* A key held longer than this shows its overlay only while it is held. */
#define PEEK_TIME 300 /* milliseconds */

static const struct
{
  guint key;
  guint show;
} overlay_keys[] = {
  { GDK_KEY_f, BST_RENDER_SHOW_FARMS },
  { GDK_KEY_o, BST_RENDER_SHOW_OWNERS },
  { GDK_KEY_l, BST_RENDER_SHOW_LEGAL },
  { GDK_KEY_k, BST_RENDER_SHOW_COORDINATES },
};

static const struct
{
  GdkModifierType  modifiers;
  guint            key;
  const char      *action;
} action_keys[] = {
  { 0, GDK_KEY_Left, "page.previous" },
  { 0, GDK_KEY_KP_Left, "page.previous" },
  { 0, GDK_KEY_Right, "page.next" },
  { 0, GDK_KEY_KP_Right, "page.next" },
  { 0, GDK_KEY_Up, "page.previous-variation" },
  { 0, GDK_KEY_KP_Up, "page.previous-variation" },
  { 0, GDK_KEY_Down, "page.next-variation" },
  { 0, GDK_KEY_KP_Down, "page.next-variation" },
  { 0, GDK_KEY_Home, "page.first" },
  { 0, GDK_KEY_KP_Home, "page.first" },
  { 0, GDK_KEY_End, "page.last" },
  { 0, GDK_KEY_KP_End, "page.last" },
  { 0, GDK_KEY_Page_Up, "page.previous-round" },
  { 0, GDK_KEY_KP_Page_Up, "page.previous-round" },
  { 0, GDK_KEY_Page_Down, "page.next-round" },
  { 0, GDK_KEY_KP_Page_Down, "page.next-round" },
  { GDK_SHIFT_MASK, GDK_KEY_Left, "page.leave-variation" },
  { GDK_SHIFT_MASK, GDK_KEY_Right, "page.enter-variation" },
  { GDK_CONTROL_MASK, GDK_KEY_Up, "page.previous-fork" },
  { GDK_CONTROL_MASK, GDK_KEY_Down, "page.next-fork" },
  { 0, GDK_KEY_c, "page.next-comment" },
  { GDK_SHIFT_MASK, GDK_KEY_C, "page.previous-comment" },
  { 0, GDK_KEY_n, "page.next-marked" },
  { GDK_SHIFT_MASK, GDK_KEY_N, "page.previous-marked" },
  { 0, GDK_KEY_t, "page.sidebar" },
  /* Not the application's: a text that is being typed has them first. */
  { GDK_CONTROL_MASK, GDK_KEY_c, "page.copy" },
  { GDK_CONTROL_MASK, GDK_KEY_x, "page.cut-line" },
  { GDK_CONTROL_MASK, GDK_KEY_v, "page.paste" },
  { 0, GDK_KEY_Delete, "page.delete" },
  { GDK_CONTROL_MASK, GDK_KEY_Delete, "page.delete" },
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
press_overlay (BastideStudyPage *self,
               guint             key,
               guint32           now)
{
  guint show = find_overlay (key);

  if (show == 0)
    return GDK_EVENT_PROPAGATE;

  if (self->peek_key != key)
    {
      self->peek_key = key;
      self->peek_since = now;
      self->peek_show = bastide_board_get_show (self->board);
      bastide_study_page_toggle_show (self, show);
    }

  return GDK_EVENT_STOP;
}

/* 1 to 6 judge the move. */
static gboolean
press_glyph (BastideStudyPage *self,
             guint             key)
{
  if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_6)
    key += GDK_KEY_1 - GDK_KEY_KP_1;
  if (key < GDK_KEY_1 || key > GDK_KEY_6)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "page.glyph", "u", key - GDK_KEY_1 + 1);

  return GDK_EVENT_STOP;
}

gboolean
bastide_study_page_press_key (BastidePage     *page,
                              guint            key,
                              GdkModifierType  modifiers,
                              guint32          time)
{
  BastideStudyPage *self = BASTIDE_STUDY_PAGE (page);

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

  return bastide_board_press_key (self->board, key, modifiers) || press_glyph (self, key)
         || press_overlay (self, key, time);
}

void
bastide_study_page_release_key (BastidePage *page,
                                guint        key,
                                guint32      time)
{
  BastideStudyPage *self = BASTIDE_STUDY_PAGE (page);

  if (key != self->peek_key)
    return;

  /* By the times of the keys: a short press is one on a busy machine as well. */
  self->peek_key = 0;
  if (time - self->peek_since > PEEK_TIME)
    bastide_board_set_show (self->board, self->peek_show);
}
