/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows of a turn being tried, and of the tile where it might be laid. */

#include "config.h"

#include "bastide-turn-tool-private.h"
#include "bastide-refusal.h"
#include "bastide-turn-picture.h"

/* --- What might be laid --- */

static gboolean
is_offering (BastideTurnTool *self)
{
  return bastide_board_has_record (self->board)
         && bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_IDLE
         && bastide_turn_input_get_tile (self->turn_input) != BST_NO_TILE
         && (bastide_board_get_show (self->board) & BST_RENDER_SHOW_LEGAL);
}

static guint
find_rotations (BastideTurnTool *self,
                int              x,
                int              y)
{
  return bastide_turn_input_find_rotations (self->turn_input, bastide_board_get_position (self->board), x, y);
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
    gtk_widget_queue_draw (GTK_WIDGET (self->board));
  self->offer = *offer;
  bastide_layer_clear (&self->offer_layer);
}

void
bastide_turn_tool_update_offer (BastideTurnTool *self)
{
  BstPlacement offer = { 0 };
  int x, y;

  if (!is_offering (self) || !bastide_board_get_cell (self->board, &x, &y))
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

static void
draw_offer (gpointer                 owner,
            cairo_t                 *cr,
            const BstRenderViewport *view)
{
  BastideTurnTool *self = owner;
  BastidePictures pictures = bastide_board_get_pictures (self->board);
  BstRenderScope scope = bastide_board_get_scope (self->board, cr, view);

  bastide_turn_picture_draw_offer (self->turn_input, &pictures, &scope, &self->offer);
}

/* --- What is tried --- */

static void
draw_turn (gpointer                 owner,
           cairo_t                 *cr,
           const BstRenderViewport *view)
{
  BastideTurnTool *self = owner;
  BastidePictures pictures = bastide_board_get_pictures (self->board);
  BstRenderScope scope = bastide_board_get_scope (self->board, cr, view);

  bastide_turn_picture_draw (self->turn_input, &pictures, &scope);
}

void
bastide_turn_tool_snapshot (BastideBoardTool *tool,
                            GtkSnapshot      *snapshot)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

  bastide_turn_tool_snapshot_preview (self, snapshot);
  if (self->offer.rotations != 0 && is_offering (self))
    bastide_layer_snapshot_box (&self->offer_layer, snapshot, bastide_board_get_viewport (self->board),
                                &GRAPHENE_RECT_INIT (self->offer.x, self->offer.y, 1, 1), draw_offer, self);

  if (bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_IDLE
      || bastide_refusal_has_outline (bastide_turn_input_get_refusal (self->turn_input)))
    bastide_layer_snapshot (&self->layer, snapshot, bastide_board_get_viewport (self->board), 0,
                            draw_turn, self);
}
