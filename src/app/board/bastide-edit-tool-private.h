/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the edit tool share. */

#pragma once

#include "bastide-board-services.h"
#include "bastide-edit-tool.h"
#include "bastide-layer.h"

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
  GSimpleActionGroup    *actions;       /* of the menu */

  BastideBoard          *board;         /* NULL while it is of none */
  BastideLayer           grid_layer;    /* under the tiles */
  BastideLayer           edit_layer;    /* brush, selection and what is dragged */
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
  int                    menu_x;        /* the cell that the menu is for */
  int                    menu_y;
};

/* --- bastide-edit-tool.c --- */
/* Brush, selection and what is dragged. */
void     bastide_edit_tool_redraw         (BastideEditTool     *self);

/* --- bastide-edit-tool-drag.c --- */
gboolean bastide_edit_tool_drag_begin     (BastideBoardTool    *tool,
                                           double               x,
                                           double               y,
                                           GdkModifierType      modifiers);
void     bastide_edit_tool_drag_update    (BastideBoardTool    *tool,
                                           double               x,
                                           double               y,
                                           GdkModifierType      modifiers);
void     bastide_edit_tool_drag_end       (BastideBoardTool    *tool,
                                           double               x,
                                           double               y);
void     bastide_edit_tool_cancel_drag    (BastideEditTool     *self);
/* Is something dragged that lies on the board? */
gboolean bastide_edit_tool_is_carrying    (BastideEditTool     *self);

/* --- bastide-edit-tool-draw.c --- */
void     bastide_edit_tool_snapshot_below (BastideBoardTool    *tool,
                                           GtkSnapshot         *snapshot);
void     bastide_edit_tool_snapshot_above (BastideBoardTool    *tool,
                                           GtkSnapshot         *snapshot);

/* --- bastide-edit-tool-keys.c --- */
gboolean bastide_edit_tool_key            (BastideBoardTool    *tool,
                                           guint                key,
                                           GdkModifierType      modifiers);

/* --- bastide-edit-tool-menu.c --- */
void     bastide_edit_tool_init_menu      (BastideEditTool     *self);
/* What can be done with a cell, or with what is selected. */
void     bastide_edit_tool_append_menu    (BastideBoardTool    *tool,
                                           GMenu               *menu,
                                           int                  x,
                                           int                  y);
/* Asks which figure comes to which part of a cell's tile. */
void     bastide_edit_tool_ask_figure     (BastideEditTool     *self,
                                           int                  x,
                                           int                  y);

/* --- bastide-edit-tool-target.c --- */
const BstPosition *bastide_edit_tool_get_position (BastideEditTool *self);
/* What pointer or cursor is at, whichever moved last. FALSE if neither is on the board. */
gboolean bastide_edit_tool_get_target     (BastideEditTool     *self,
                                           BastideTarget       *target);
void     bastide_edit_tool_get_target_at  (BastideEditTool     *self,
                                           double               x,
                                           double               y,
                                           BastideTarget       *target);
/* The middle of a token that is on the board, in tiles of it; of a tower the top. FALSE if it is
 * not there. */
gboolean bastide_edit_tool_get_token_spot (BastideEditTool     *self,
                                           const BastideToken  *token,
                                           double              *board_x,
                                           double              *board_y);
/* Where the next piece of a cell's tower comes; FALSE if there is no base. */
gboolean bastide_edit_tool_get_tower_top  (BastideEditTool     *self,
                                           int                  x,
                                           int                  y,
                                           double              *board_x,
                                           double              *board_y);
/* Is what is armed, or dragged, a barn? It stands on corners. */
gboolean bastide_edit_tool_has_barn       (BastideEditTool     *self);

G_END_DECLS
