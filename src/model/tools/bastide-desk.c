/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-desk.h"

#include <bst-render-board.h>

G_DEFINE_INTERFACE (BastideDesk, bastide_desk, G_TYPE_OBJECT)

#define DESK(self) BASTIDE_DESK_GET_IFACE (self)

static void
bastide_desk_default_init (BastideDeskInterface *iface)
{
}

/* --- What is there --- */

BastideDeskView
bastide_desk_look (BastideDesk *self)
{
  BastideDeskView view;

  DESK (self)->look (self, &view);

  return view;
}

const BstPosition *
bastide_desk_get_position (BastideDesk *self)
{
  BastideDeskView view = bastide_desk_look (self);

  return view.shown != NULL ? bastide_shown_get_position (view.shown) : NULL;
}

BstRenderArt *
bastide_desk_get_art (BastideDesk *self)
{
  return bastide_shown_get_art (bastide_desk_look (self).shown);
}

gboolean
bastide_desk_has_tile (BastideDesk *self,
                       int          x,
                       int          y)
{
  return bst_position_find_tile (bastide_desk_get_position (self), x, y) >= 0;
}

gboolean
bastide_desk_get_cursor (BastideDesk *self,
                         int         *x,
                         int         *y)
{
  BastideDeskView view = bastide_desk_look (self);

  *x = view.cursor_x;
  *y = view.cursor_y;

  return view.has_cursor;
}

void
bastide_desk_find_cell (BastideDesk *self,
                        double       x,
                        double       y,
                        int         *cell_x,
                        int         *cell_y)
{
  BastideDeskView view = bastide_desk_look (self);

  bst_render_viewport_get_cell (view.viewport, x * view.unit, y * view.unit, cell_x, cell_y);
}

gboolean
bastide_desk_get_cell (BastideDesk *self,
                       int         *x,
                       int         *y)
{
  BastideDeskView view = bastide_desk_look (self);

  if (view.shown == NULL)
    return FALSE;
  if (view.is_by_keys)
    return bastide_desk_get_cursor (self, x, y);
  bastide_desk_find_cell (self, view.pointer_x, view.pointer_y, x, y);

  return view.inside;
}

guint
bastide_desk_pick (BastideDesk *self,
                   double       x,
                   double       y)
{
  BastideDeskView view = bastide_desk_look (self);

  return bst_render_board_pick (bastide_shown_get_position (view.shown), bastide_shown_get_art (view.shown), view.viewport,
                                x * view.unit, y * view.unit);
}

void
bastide_desk_to_tiles (BastideDesk *self,
                       double      *x,
                       double      *y)
{
  BastideDeskView view = bastide_desk_look (self);

  bst_render_viewport_to_board (view.viewport, *x * view.unit, *y * view.unit, x, y);
}

/* --- What it does --- */

void
bastide_desk_set_pointer (BastideDesk *self,
                          double       x,
                          double       y)
{
  DESK (self)->set_pointer (self, x, y);
}

void
bastide_desk_hover (BastideDesk *self,
                    double       x,
                    double       y,
                    gboolean     inside)
{
  DESK (self)->hover (self, x, y, inside);
}

void
bastide_desk_set_shape (BastideDesk *self,
                        const char  *name)
{
  DESK (self)->set_shape (self, name);
}

void
bastide_desk_set_by_keys (BastideDesk *self,
                          gboolean     by_keys)
{
  DESK (self)->set_by_keys (self, by_keys);
}

gboolean
bastide_desk_enter_cells (BastideDesk *self)
{
  return DESK (self)->enter_cells (self);
}

gboolean
bastide_desk_move_cursor (BastideDesk *self,
                          int          dx,
                          int          dy)
{
  return DESK (self)->move_cursor (self, dx, dy);
}

void
bastide_desk_update_cursor (BastideDesk *self)
{
  DESK (self)->update_cursor (self);
}

void
bastide_desk_light_next (BastideDesk *self)
{
  DESK (self)->light_next (self);
}

gboolean
bastide_desk_step_back (BastideDesk *self)
{
  return DESK (self)->step_back (self);
}

void
bastide_desk_set_lit (BastideDesk *self,
                      guint        part)
{
  DESK (self)->set_lit (self, part);
}

void
bastide_desk_show_cell (BastideDesk *self,
                        int          x,
                        int          y)
{
  DESK (self)->show_cell (self, x, y);
}

void
bastide_desk_keep_fitted (BastideDesk *self)
{
  DESK (self)->keep_fitted (self);
}

void
bastide_desk_queue_cells (BastideDesk *self)
{
  DESK (self)->queue_cells (self);
}

void
bastide_desk_redraw (BastideDesk      *self,
                     BastideDeskLayer  layer)
{
  DESK (self)->redraw (self, layer);
}

void
bastide_desk_set_actions (BastideDesk  *self,
                          GActionGroup *actions)
{
  DESK (self)->set_actions (self, actions);
}

void
bastide_desk_ask (BastideDesk     *self,
                  BastideQuestion *question,
                  double           x,
                  double           y)
{
  DESK (self)->ask (self, question, x, y);
}

void
bastide_desk_offer (BastideDesk *self,
                    GMenuModel  *menu,
                    double       x,
                    double       y)
{
  DESK (self)->offer (self, menu, x, y);
}
