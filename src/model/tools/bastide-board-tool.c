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
bastide_board_tool_set_desk (BastideBoardTool *self,
                             BastideDesk      *desk)
{
  if (HAS (self, set_desk))
    CLASS (self)->set_desk (self, desk);
}

/* --- Input --- */

gboolean
bastide_board_tool_click (BastideBoardTool *self,
                          double            x,
                          double            y,
                          BastideHeld       held)
{
  return HAS (self, click) && CLASS (self)->click (self, x, y, held);
}

gboolean
bastide_board_tool_drag_begin (BastideBoardTool *self,
                               double            x,
                               double            y,
                               BastideHeld       held)
{
  return HAS (self, drag_begin) && CLASS (self)->drag_begin (self, x, y, held);
}

void
bastide_board_tool_drag_update (BastideBoardTool *self,
                                double            x,
                                double            y,
                                BastideHeld       held)
{
  if (HAS (self, drag_update))
    CLASS (self)->drag_update (self, x, y, held);
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
                           BastideHeld       held)
{
  return HAS (self, scroll) && CLASS (self)->scroll (self, dy, held);
}

gboolean
bastide_board_tool_key (BastideBoardTool *self,
                        guint             key,
                        BastideHeld       held)
{
  return HAS (self, key) && CLASS (self)->key (self, key, held);
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

gboolean
bastide_board_tool_has_layer (BastideBoardTool *self,
                              BastideDeskLayer  layer,
                              BstRenderBox     *box)
{
  return HAS (self, has_layer) && CLASS (self)->has_layer (self, layer, box);
}

void
bastide_board_tool_draw (BastideBoardTool      *self,
                         BastideDeskLayer       layer,
                         const BstRenderScope  *scope,
                         const BastidePictures *pictures)
{
  CLASS (self)->draw (self, layer, scope, pictures);
}

void
bastide_board_tool_view_changed (BastideBoardTool *self)
{
  if (HAS (self, view_changed))
    CLASS (self)->view_changed (self);
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
