/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the turn tool share. */

#pragma once

#include "bastide-board-services.h"
#include "bastide-layer.h"
#include "bastide-turn-tool.h"

G_BEGIN_DECLS

struct _BastideTurnTool
{
  BastideBoardTool  parent_instance;

  BastideTurnInput *turn_input;     /* Owned */
  BastideBoard     *board;          /* NULL while it is of none */

  BastideLayer      layer;          /* the turn being tried */
  BastideLayer      offer_layer;
  BstPlacement      offer;          /* on the cell that is pointed at; no rotations: none */
  gboolean          knows_offer;    /* of the cell of @offer, whether there is one */
  BastideLayer      preview_layer;
  BstPosition      *preview;        /* Owned: after the turn that is previewed; NULL without one */
  BstMove           preview_move;
  double            turned;         /* parts of a notch that the wheel has turned a tile */
  double            stepped;        /* and gone through the game */
};

/* --- bastide-turn-tool-draw.c --- */
void     bastide_turn_tool_snapshot (BastideBoardTool *tool,
                                     GtkSnapshot      *snapshot);

/* Where legal cells are shown, the tile lies for a moment on the one that is pointed at. */
void     bastide_turn_tool_update_offer (BastideTurnTool *self);

/* May the tile lie there in some rotation? */
gboolean bastide_turn_tool_is_legal   (BastideTurnTool *self,
                                       int              x,
                                       int              y);

/* --- bastide-turn-tool-preview.c --- */
void     bastide_turn_tool_snapshot_preview (BastideTurnTool *self,
                                             GtkSnapshot     *snapshot);

/* --- bastide-turn-tool-dexterity.c --- */
gboolean bastide_turn_tool_dexterity_key (BastideTurnTool  *self,
                                          guint             key);
/* What the catapult or the tournament did to the figure on a segment; FALSE if there is none, or if
 * the rules know no hand. @x and @y: where to ask, in widget units. */
gboolean bastide_turn_tool_ask_dexterity (BastideTurnTool  *self,
                                          double            x,
                                          double            y,
                                          guint             part);

G_END_DECLS
