/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-board-tool.h"

G_DEFINE_ABSTRACT_TYPE (BastideBoardTool, bastide_board_tool, G_TYPE_OBJECT)

#define CLASS(self) BASTIDE_BOARD_TOOL_GET_CLASS (self)
#define HAS(self, function) ((self) != NULL && CLASS (self)->function != NULL)

static void
bastide_board_tool_class_init (BastideBoardToolClass *klass)
{
}

static void
bastide_board_tool_init (BastideBoardTool *self)
{
}

void
bastide_board_tool_set_board (BastideBoardTool *self,
                              BastideBoard     *board)
{
  if (HAS (self, set_board))
    CLASS (self)->set_board (self, board);
}

/* --- Input --- */

gboolean
bastide_board_tool_click (BastideBoardTool *self,
                          double            x,
                          double            y,
                          GdkModifierType   modifiers)
{
  return HAS (self, click) && CLASS (self)->click (self, x, y, modifiers);
}

gboolean
bastide_board_tool_drag_begin (BastideBoardTool *self,
                               double            x,
                               double            y,
                               GdkModifierType   modifiers)
{
  return HAS (self, drag_begin) && CLASS (self)->drag_begin (self, x, y, modifiers);
}

void
bastide_board_tool_drag_update (BastideBoardTool *self,
                                double            x,
                                double            y,
                                GdkModifierType   modifiers)
{
  if (HAS (self, drag_update))
    CLASS (self)->drag_update (self, x, y, modifiers);
}

void
bastide_board_tool_drag_end (BastideBoardTool *self,
                             double            x,
                             double            y)
{
  if (HAS (self, drag_end))
    CLASS (self)->drag_end (self, x, y);
}

gboolean
bastide_board_tool_scroll (BastideBoardTool *self,
                           double            dy,
                           GdkModifierType   modifiers)
{
  return HAS (self, scroll) && CLASS (self)->scroll (self, dy, modifiers);
}

gboolean
bastide_board_tool_key (BastideBoardTool *self,
                        guint             key,
                        GdkModifierType   modifiers)
{
  return HAS (self, key) && CLASS (self)->key (self, key, modifiers);
}

void
bastide_board_tool_append_menu (BastideBoardTool *self,
                                GMenu            *menu,
                                int               x,
                                int               y)
{
  if (HAS (self, append_menu))
    CLASS (self)->append_menu (self, menu, x, y);
}

/* --- What has happened --- */

void
bastide_board_tool_pointer_moved (BastideBoardTool *self)
{
  if (HAS (self, pointer_moved))
    CLASS (self)->pointer_moved (self);
}

void
bastide_board_tool_cursor_moved (BastideBoardTool *self)
{
  if (HAS (self, cursor_moved))
    CLASS (self)->cursor_moved (self);
}

void
bastide_board_tool_popover_closed (BastideBoardTool *self,
                                   gboolean          by_keys)
{
  if (HAS (self, popover_closed))
    CLASS (self)->popover_closed (self, by_keys);
}

void
bastide_board_tool_study_changed (BastideBoardTool   *self,
                                  BastideStudyChange  change)
{
  if (HAS (self, study_changed))
    CLASS (self)->study_changed (self, change);
}

/* --- What is shown --- */

void
bastide_board_tool_snapshot_below (BastideBoardTool *self,
                                   GtkSnapshot      *snapshot)
{
  if (HAS (self, snapshot_below))
    CLASS (self)->snapshot_below (self, snapshot);
}

void
bastide_board_tool_snapshot_above (BastideBoardTool *self,
                                   GtkSnapshot      *snapshot)
{
  if (HAS (self, snapshot_above))
    CLASS (self)->snapshot_above (self, snapshot);
}

void
bastide_board_tool_redraw (BastideBoardTool *self)
{
  if (HAS (self, redraw))
    CLASS (self)->redraw (self);
}

/* --- What the board is like --- */

BastideKeyScope
bastide_board_tool_get_key_scope (BastideBoardTool *self)
{
  return self != NULL ? CLASS (self)->key_scope : 0;
}

gboolean
bastide_board_tool_works_anywhere (BastideBoardTool *self)
{
  return self != NULL && CLASS (self)->works_anywhere;
}

gboolean
bastide_board_tool_holds_view (BastideBoardTool *self)
{
  return HAS (self, holds_view) && CLASS (self)->holds_view (self);
}

gboolean
bastide_board_tool_has_light (BastideBoardTool *self)
{
  return !HAS (self, has_light) || CLASS (self)->has_light (self);
}

int
bastide_board_tool_get_tile (BastideBoardTool *self,
                             int               hand)
{
  return HAS (self, get_tile) ? CLASS (self)->get_tile (self) : hand;
}

char *
bastide_board_tool_describe_cell (BastideBoardTool *self,
                                  int               x,
                                  int               y,
                                  char             *text)
{
  g_autofree char *usual = text;
  char *other = HAS (self, describe_cell) ? CLASS (self)->describe_cell (self, x, y, text) : NULL;

  return other != NULL ? other : g_steal_pointer (&usual);
}

gboolean
bastide_board_tool_is_selected (BastideBoardTool *self,
                                int               x,
                                int               y)
{
  return HAS (self, is_selected) && CLASS (self)->is_selected (self, x, y);
}
