/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows of a turn being tried, and of the tile where it might be laid. */

#include "config.h"

#include "bastide-turn-tool-private.h"
#include "bastide-refusal.h"
#include "bastide-turn-picture.h"

#include <bst-render-overlay.h>

/* --- What might be laid --- */

static gboolean
is_offering (BastideTurnTool *self)
{
  return bastide_desk_look (self->desk).shown != NULL
         && bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_IDLE
         && bastide_turn_input_get_tile (self->turn_input) != BST_NO_TILE
         && (bastide_desk_look (self->desk).show & BST_RENDER_SHOW_LEGAL);
}

static guint
find_rotations (BastideTurnTool *self,
                int              x,
                int              y)
{
  return bastide_turn_input_find_rotations (self->turn_input, bastide_desk_get_position (self->desk), x, y);
}

gboolean
bastide_turn_tool_is_legal (BastideTurnTool *self,
                            int              x,
                            int              y)
{
  return find_rotations (self, x, y) != 0;
}

static void
set_offer (BastideTurnTool    *self,
           const BstPlacement *offer)
{
  if (self->offer.rotations != 0 || offer->rotations != 0)
    bastide_desk_redraw (self->desk, BASTIDE_DESK_OFFER);
  self->offer = *offer;
}

void
bastide_turn_tool_update_offer (BastideTurnTool *self)
{
  BstPlacement offer = { 0 };
  int x, y;

  if (!is_offering (self) || !bastide_desk_get_cell (self->desk, &x, &y))
    {
      set_offer (self, &offer);
      self->knows_offer = FALSE;
      return;
    }
  if (self->knows_offer && self->offer.x == x && self->offer.y == y)
    return;

  offer = (BstPlacement) { .x = (gint16) x, .y = (gint16) y,
                           .rotations = (guint8) find_rotations (self, x, y) };
  set_offer (self, &offer);
  self->knows_offer = TRUE;
}

/* --- What is tried --- */

static gboolean
is_trying (BastideTurnTool *self)
{
  return bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_IDLE
         || bastide_refusal_has_outline (bastide_turn_input_get_refusal (self->turn_input));
}

/* --- What might be played --- */

void
bastide_turn_tool_set_preview (BastideTurnTool *self,
                               const BstMove   *move)
{
  g_return_if_fail (BASTIDE_IS_TURN_TOOL (self));

  if (self->preview == NULL && move == NULL)
    return;
  g_clear_pointer (&self->preview, bst_position_free);
  if (self->desk == NULL)
    return;
  bastide_desk_redraw (self->desk, BASTIDE_DESK_PREVIEW);
  if (move == NULL || bastide_desk_look (self->desk).shown == NULL)
    return;

  self->preview = bst_position_copy (bastide_desk_get_position (self->desk));
  self->preview_move = *move;
  if (!bst_position_apply (self->preview, move, NULL, NULL))
    g_clear_pointer (&self->preview, bst_position_free);
}

/* --- Layers --- */

gboolean
bastide_turn_tool_has_layer (BastideBoardTool *tool,
                             BastideDeskLayer  layer,
                             BstRenderBox     *box)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

  switch (layer)
    {
    case BASTIDE_DESK_PREVIEW:
      return self->preview != NULL;
    case BASTIDE_DESK_OFFER:
      bst_render_box_add (box, self->offer.x, self->offer.y);
      return self->offer.rotations != 0 && is_offering (self);
    case BASTIDE_DESK_WORK:
      return is_trying (self);
    default:
      return FALSE;
    }
}

void
bastide_turn_tool_draw (BastideBoardTool      *tool,
                        BastideDeskLayer       layer,
                        const BstRenderScope  *scope,
                        const BastidePictures *pictures)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

  if (layer == BASTIDE_DESK_PREVIEW)
    bastide_turn_picture_draw_preview (pictures, scope, &self->preview_move, self->preview);
  else if (layer == BASTIDE_DESK_OFFER)
    bastide_turn_picture_draw_offer (self->turn_input, pictures, scope, &self->offer);
  else
    bastide_turn_picture_draw (self->turn_input, pictures, scope);
}
