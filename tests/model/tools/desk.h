/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A desk that nobody sees: a view of 900 by 900 pixels, 60 to the tile, with the cell (0, 0) near its middle, and one tool. */

#pragma once

#include "bastide-board-tool.h"

G_BEGIN_DECLS

#define DESK_TYPE (desk_get_type ())
G_DECLARE_FINAL_TYPE (Desk, desk, TEST, DESK, GObject)

/* In tiles. */
typedef struct
{
  double x;
  double y;
} DeskPoint;

/* Where the bag is. */
extern const DeskPoint desk_outside;

Desk       *desk_new         (BastideStudy     *study,
                              BastideBoardTool *tool);
void        desk_set_cursor  (Desk             *self,
                              int               x,
                              int               y);
/* Where a point is, in units of the desk. */
void        desk_find_point  (Desk             *self,
                              DeskPoint         point,
                              double           *x,
                              double           *y);
/* Names of keys with blanks between, "ctrl+", "shift+" or "alt+" before them. */
void        desk_press       (Desk             *self,
                              const char       *keys);
void        desk_point       (Desk             *self,
                              DeskPoint         point);
/* Whether the tool had a use for it. */
gboolean    desk_click       (Desk             *self,
                              DeskPoint         point,
                              BastideHeld       held);
gboolean    desk_scroll      (Desk             *self,
                              double            dy,
                              BastideHeld       held);
void        desk_drag        (Desk             *self,
                              DeskPoint         start,
                              DeskPoint         end,
                              BastideHeld       held);
void        desk_begin_drag  (Desk             *self,
                              DeskPoint         start,
                              DeskPoint         over,
                              BastideHeld       held);
void        desk_end_drag    (Desk             *self,
                              DeskPoint         end);
/* What was done to it. */
guint       desk_get_n_asked (Desk             *self);
const char *desk_get_shape   (Desk             *self);
guint       desk_get_lit     (Desk             *self);

G_END_DECLS
