/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows of a turn being tried: the hovering tile, the places where the turn can go
 * on, and what was in the way. */

#include "config.h"

#include "bastide-turn-tool-private.h"
#include "bastide-refusal.h"

#include <bst-render-ferries.h>
#include <bst-render-overlay.h>

/* How large a spot is drawn, in tiles. */
#define SPOT_RADIUS 0.15
/* A ferry is drawn so much smaller in it than on its lake. */
#define FERRY_SHARE 0.7
/* On smaller tiles, in pixels, only the spot that Enter takes shows its figure. */
#define FIGURE_TILE 64

static void
set_white (cairo_t *cr,
           double   alpha)
{
  cairo_set_source_rgba (cr, 1, 1, 1, alpha);
}

static void
draw_ghost (BastideTurnTool      *self,
            const BstRenderScope *scope)
{
  gboolean legal;
  guint rotation;
  int x, y;

  if (!bastide_turn_input_get_ghost (self->turn_input, &x, &y, &rotation, &legal))
    return;

  bst_render_board_draw_ghost (scope, (guint) bastide_turn_input_get_tile (self->turn_input), x, y, rotation);
  if (legal)
    bst_render_board_draw_frame (scope, x, y);
}

static void
draw_disc (const BstRenderScope *scope,
           double                x,
           double                y,
           gboolean              current)
{
  double radius = MAX (current ? 9 : 5, scope->viewport->scale * SPOT_RADIUS);

  cairo_new_path (scope->cr);
  cairo_arc (scope->cr, x, y, radius, 0, 2 * G_PI);
  set_white (scope->cr, 0.8);
  cairo_fill_preserve (scope->cr);
  if (current)
    {
      set_white (scope->cr, 1);
      cairo_set_line_width (scope->cr, 7);
      cairo_stroke_preserve (scope->cr);
    }
  cairo_set_source_rgb (scope->cr, 0.10, 0.18, 0.35);
  cairo_set_line_width (scope->cr, current ? 4 : 1.5);
  cairo_stroke (scope->cr);
}

static void
draw_spot (BastideTurnTool              *self,
           const BstRenderScope         *scope,
           const BastidePartialTurnSpot *spot,
           gboolean                      current)
{
  const BstStep *step = bastide_turn_input_get_step (self->turn_input, spot->steps[0]);
  double x, y;

  bst_render_viewport_to_view (scope->viewport, spot->x, spot->y, &x, &y);
  /* A figure that stands there is not hidden. */
  if (step->kind != BST_STEP_PUT && step->kind != BST_STEP_WAGON && step->kind != BST_STEP_LAND && step->spot.player >= 0)
    {
      cairo_new_path (scope->cr);
      cairo_arc (scope->cr, x, y, scope->viewport->scale * 0.2, 0, 2 * G_PI);
      set_white (scope->cr, 0.9);
      cairo_set_line_width (scope->cr, current ? 8 : 5);
      cairo_stroke_preserve (scope->cr);
      cairo_set_source_rgb (scope->cr, 0.10, 0.18, 0.35);
      cairo_set_line_width (scope->cr, current ? 4 : 2);
      cairo_stroke (scope->cr);
      return;
    }

  draw_disc (scope, x, y, current);
  if (step->kind == BST_STEP_FERRY)
    bst_render_ferry_draw_deck (scope->cr, scope->theme, x, y, scope->viewport->scale * FERRY_SHARE,
                                step->spot.side / 2, step->to.side / 2);
  if ((step->kind == BST_STEP_PUT || step->kind == BST_STEP_LAND) && (current || scope->viewport->scale >= FIGURE_TILE))
    bastide_board_paint_figure (self->board, scope, step->spot.figure, step->spot.feature,
                                (guint) step->spot.player, x, y);
}

/* Those on the tile itself are on the layer over the board. */
static gboolean
is_elsewhere (BastideTurnTool              *self,
              const BastidePartialTurnSpot *spot)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_board_get_position (self->board), &n_tiles);
  const BstTile *last = &tiles[n_tiles - 1];

  return spot->x < last->x || spot->x > last->x + 1 || spot->y < last->y || spot->y > last->y + 1;
}

static void
draw_turn (gpointer                 owner,
           cairo_t                 *cr,
           const BstRenderViewport *view)
{
  BastideTurnTool *self = owner;
  guint current = bastide_turn_input_get_current (self->turn_input);
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  BstRenderScope scope = bastide_board_get_scope (self->board, cr, view);

  draw_ghost (self, &scope);
  if (bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_STEPS)
    n_spots = 0;
  for (guint i = 0; i < n_spots; i++)
    if (i != current && is_elsewhere (self, &spots[i]))
      draw_spot (self, &scope, &spots[i], FALSE);
  if (current < n_spots && is_elsewhere (self, &spots[current]))
    draw_spot (self, &scope, &spots[current], TRUE);
  bastide_refusal_draw (bastide_turn_input_get_refusal (self->turn_input), &scope);
}

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
  BstRenderScope scope = bastide_board_get_scope (self->board, cr, view);

  bastide_board_paint_ghost (self->board, &scope, (guint) bastide_turn_input_get_tile (self->turn_input), 0,
                             self->offer.x, self->offer.y,
                             (guint) g_bit_nth_lsf (self->offer.rotations, -1));
  bst_render_overlay_draw_legal_cell (&scope, &self->offer);
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
