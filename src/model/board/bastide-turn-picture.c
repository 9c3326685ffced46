/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-picture.h"
#include "bastide-refusal.h"
#include "bastide-step-spot.h"

#include <bst-render-ferries.h>
#include <bst-render-overlay.h>
#include <bst-render-token.h>

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
draw_ghost (BastideTurnInput     *turn_input,
            const BstRenderScope *scope)
{
  gboolean legal;
  guint rotation;
  int x, y;

  if (!bastide_turn_input_get_ghost (turn_input, &x, &y, &rotation, &legal))
    return;

  bst_render_board_draw_ghost (scope, (guint) bastide_turn_input_get_tile (turn_input), x, y, rotation);
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
draw_spot (BastideTurnInput             *turn_input,
           const BastidePictures        *pictures,
           const BstRenderScope         *scope,
           const BastidePartialTurnSpot *spot,
           gboolean                      current)
{
  const BstStep *step = bastide_turn_input_get_step (turn_input, spot->steps[0]);
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
  if (step->kind == BST_STEP_GOLD)
    bst_render_token_draw (scope->cr, scope->theme, BST_TOKEN_INGOT, x, y,
                           scope->viewport->scale * bst_render_token_for (BST_TOKEN_INGOT)->size);
  if ((step->kind == BST_STEP_PUT || step->kind == BST_STEP_LAND) && (current || scope->viewport->scale >= FIGURE_TILE))
    bastide_pictures_paint_figure (pictures, scope, step->spot.figure, step->spot.feature,
                                   (guint) step->spot.player, x, y);
}

/* Those on the tile itself are on the layer over the board. */
static gboolean
is_elsewhere (const BstPosition            *position,
              const BastidePartialTurnSpot *spot)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  const BstTile *last = &tiles[n_tiles - 1];

  return spot->x < last->x || spot->x > last->x + 1 || spot->y < last->y || spot->y > last->y + 1;
}

void
bastide_turn_picture_draw (BastideTurnInput      *turn_input,
                           const BastidePictures *pictures,
                           const BstRenderScope  *scope)
{
  guint current = bastide_turn_input_get_current (turn_input);
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (turn_input, &n_spots);

  draw_ghost (turn_input, scope);
  if (bastide_turn_input_get_state (turn_input) != BASTIDE_TURN_INPUT_STEPS)
    n_spots = 0;
  for (guint i = 0; i < n_spots; i++)
    if (i != current && is_elsewhere (scope->position, &spots[i]))
      draw_spot (turn_input, pictures, scope, &spots[i], FALSE);
  if (current < n_spots && is_elsewhere (scope->position, &spots[current]))
    draw_spot (turn_input, pictures, scope, &spots[current], TRUE);
  bastide_refusal_draw (bastide_turn_input_get_refusal (turn_input), scope);
}

void
bastide_turn_picture_draw_offer (BastideTurnInput      *turn_input,
                                 const BastidePictures *pictures,
                                 const BstRenderScope  *scope,
                                 const BstPlacement    *offer)
{
  bastide_pictures_paint_ghost (pictures, scope, (guint) bastide_turn_input_get_tile (turn_input), 0, offer->x, offer->y,
                                (guint) g_bit_nth_lsf (offer->rotations, -1));
  bst_render_overlay_draw_legal_cell (scope, offer);
}

static void
draw_figure (const BastidePictures *pictures,
             const BstRenderScope  *scope,
             const BstPosition     *after,
             const BstStep         *step)
{
  double x, y;

  if (step->kind != BST_STEP_PUT || !bastide_step_find_spot (after, scope->art, step, &x, &y))
    return;
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  bastide_pictures_paint_figure (pictures, scope, step->spot.figure, step->spot.feature, (guint) step->spot.player, x, y);
}

void
bastide_turn_picture_draw_preview (const BastidePictures *pictures,
                                   const BstRenderScope  *scope,
                                   const BstMove         *move,
                                   const BstPosition     *after)
{
  bst_render_board_draw_ghost (scope, (guint) move->type, move->x, move->y, move->rotation);
  bst_render_board_draw_frame (scope, move->x, move->y);
  for (guint i = 0; i < move->n_steps; i++)
    draw_figure (pictures, scope, after, &move->steps[i]);
}
