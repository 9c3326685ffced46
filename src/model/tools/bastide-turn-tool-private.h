/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the turn tool share. */

#pragma once

#include "bastide-turn-tool.h"

G_BEGIN_DECLS

struct _BastideTurnTool
{
  BastideBoardTool  parent_instance;

  BastideTurnInput *turn_input;     /* Owned */
  BastideDesk      *desk;          /* NULL while it is of none */

  BstPlacement      offer;          /* on the cell that is pointed at; no rotations: none */
  gboolean          knows_offer;    /* of the cell of @offer, whether there is one */
  BstPosition      *preview;        /* Owned: after the turn that is previewed; NULL without one */
  BstMove           preview_move;
  double            turned;         /* parts of a notch that the wheel has turned a tile */
  double            stepped;        /* and gone through the game */
  BastidePartialTurnSpot asked;     /* while one of several figures is asked for: where */
  BstSpot           asked_figure;   /* while it is asked what was done to one: which */
};

/* --- bastide-turn-tool-draw.c --- */
gboolean bastide_turn_tool_has_layer    (BastideBoardTool      *tool,
                                         BastideDeskLayer       layer,
                                         BstRenderBox          *box);
void     bastide_turn_tool_draw         (BastideBoardTool      *tool,
                                         BastideDeskLayer       layer,
                                         const BstRenderScope  *scope,
                                         const BastidePictures *pictures);

/* Where legal cells are shown, the tile lies for a moment on the one that is pointed at. */
void     bastide_turn_tool_update_offer (BastideTurnTool *self);

/* May the tile lie there in some rotation? */
gboolean bastide_turn_tool_is_legal   (BastideTurnTool *self,
                                       int              x,
                                       int              y);

/* --- bastide-turn-tool-dexterity.c --- */
gboolean bastide_turn_tool_dexterity_key (BastideTurnTool  *self,
                                          guint             key);
/* What the catapult or the tournament did to the figure on a segment; FALSE if there is none, or if
 * the rules know no hand. @x and @y: where to ask, in units of the desk. */
gboolean bastide_turn_tool_ask_dexterity (BastideTurnTool  *self,
                                          double            x,
                                          double            y,
                                          guint             part);

G_END_DECLS
