/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the edit tool share. */

#pragma once

#include "bastide-edit-menu.h"
#include "bastide-edit-tool.h"

G_BEGIN_DECLS

/* What the left button drags. */
typedef enum
{
  BASTIDE_DRAG_NOTHING,     /* or the board itself */
  BASTIDE_DRAG_RECTANGLE,   /* selects */
  BASTIDE_DRAG_CELLS,
  BASTIDE_DRAG_FIGURE,
  BASTIDE_DRAG_TOKEN,
  BASTIDE_DRAG_CANCELLED    /* until the button comes up */
} BastideDrag;

struct _BastideEditTool
{
  BastideBoardTool       parent_instance;

  /* Owned */
  BastidePositionEditor *editor;
  BastideTurnInput      *turn_input;
  BastideEditMenu       *menu;          /* of a cell */

  BastideDesk           *desk;         /* NULL while it is of none */
  double                 turned;        /* parts of a notch that the wheel has turned a tile */

  BastideDrag            drag;
  gboolean               drag_copies;
  int                    drag_cell_x;   /* where it began */
  int                    drag_cell_y;
  int                    anchor_x;      /* the corner of the rectangle that stays */
  int                    anchor_y;
  int                    head_x;        /* and the one that moves */
  int                    head_y;
  guint                  corner;        /* of the cursor's cell, for a barn: clockwise from the north-west */
};

/* --- bastide-edit-tool.c --- */
/* Brush, selection and what is dragged. */
void     bastide_edit_tool_redraw         (BastideEditTool     *self);

/* --- bastide-edit-tool-drag.c --- */
gboolean bastide_edit_tool_drag_begin     (BastideBoardTool    *tool,
                                           double               x,
                                           double               y,
                                           BastideHeld          held);
void     bastide_edit_tool_drag_update    (BastideBoardTool    *tool,
                                           double               x,
                                           double               y,
                                           BastideHeld          held);
void     bastide_edit_tool_drag_end       (BastideBoardTool    *tool,
                                           double               x,
                                           double               y);
void     bastide_edit_tool_cancel_drag    (BastideEditTool     *self);
/* Is something dragged that lies on the board? */
gboolean bastide_edit_tool_is_carrying    (BastideEditTool     *self);

/* --- bastide-edit-tool-keys.c --- */
gboolean bastide_edit_tool_key            (BastideBoardTool    *tool,
                                           guint                key,
                                           BastideHeld          held);

/* --- bastide-edit-tool-sight.c --- */
/* What pointer or cursor is at, whichever moved last. FALSE if neither is on the board. */
gboolean bastide_edit_tool_get_target     (BastideEditTool     *self,
                                           BastideTarget       *target);
void     bastide_edit_tool_get_target_at  (BastideEditTool     *self,
                                           double               x,
                                           double               y,
                                           BastideTarget       *target);
/* Is what is armed, or dragged, a barn? It stands on corners. */
gboolean bastide_edit_tool_has_barn       (BastideEditTool     *self);
gboolean bastide_edit_tool_has_layer      (BastideBoardTool    *tool,
                                           BastideDeskLayer     layer,
                                           BstRenderBox        *box);
void     bastide_edit_tool_draw           (BastideBoardTool      *tool,
                                           BastideDeskLayer       layer,
                                           const BstRenderScope  *scope,
                                           const BastidePictures *pictures);

G_END_DECLS
