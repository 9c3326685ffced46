/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows of a turn being tried: the hovering tile, the places where the turn can go
 * on, and what was in the way. */

#include "config.h"

#include "bastide-board-private.h"

/* How large a spot is drawn, in tiles. */
#define SPOT_RADIUS 0.15
/* On smaller tiles, in pixels, only the spot that Enter takes shows its figure. */
#define FIGURE_TILE 64

static void
set_white (cairo_t *cr,
           double   alpha)
{
  cairo_set_source_rgba (cr, 1, 1, 1, alpha);
}

static void
set_red (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0.80, 0.08, 0.10);
}

/* Strokes the path in red with a light border: it must show on every tile. */
static void
stroke_red (cairo_t *cr,
            double   width)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, width + MAX (2, width / 2));
  set_white (cr, 0.9);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  set_red (cr);
  cairo_stroke (cr);
}

static void
draw_ghost (BastideBoard         *self,
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

/* The edge that does not match. */
static void
draw_edge (const BstRenderScope    *scope,
           const BastideTurnInputRefusal *refusal)
{
  /* Where each edge begins, clockwise; the next one begins where it ends. */
  static const guint8 corners[BST_N_DIRECTIONS + 1][2] = {
    { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 }
  };
  const guint8 *from = corners[refusal->edge];
  const guint8 *to = corners[refusal->edge + 1];
  double x, y;

  bst_render_viewport_to_view (scope->viewport, refusal->x + from[0], refusal->y + from[1], &x, &y);
  cairo_new_path (scope->cr);
  cairo_move_to (scope->cr, x, y);
  bst_render_viewport_to_view (scope->viewport, refusal->x + to[0], refusal->y + to[1], &x, &y);
  cairo_line_to (scope->cr, x, y);
  stroke_red (scope->cr, MAX (3, scope->viewport->scale * 0.05));
}

/* The figures that hold the feature. */
static void
draw_holders (const BstRenderScope *scope,
              guint                 part)
{
  guint root = bst_position_find_root (scope->position, part);
  const BstFigure *figures;
  guint n_figures;

  figures = bst_position_get_figures (scope->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      double x, y;

      if (bst_position_find_root (scope->position, figures[i].part) != root)
        continue;
      bst_render_board_get_figure_spot (scope->position, scope->art, i, &x, &y);
      bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
      cairo_new_path (scope->cr);
      cairo_arc (scope->cr, x, y, scope->viewport->scale * 0.2, 0, 2 * G_PI);
      stroke_red (scope->cr, MAX (3, scope->viewport->scale * 0.04));
    }
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
draw_spot (BastideBoard          *self,
           const BstRenderScope  *scope,
           const BastidePartialTurnSpot *spot,
           gboolean               current)
{
  const BstStep *step = bastide_turn_input_get_step (self->turn_input, spot->steps[0]);
  BstGame *game = bst_position_get_game (scope->position);
  double x, y;

  bst_render_viewport_to_view (scope->viewport, spot->x, spot->y, &x, &y);
  /* A figure that stands there is not hidden. */
  if (step->kind != BST_STEP_PUT && step->kind != BST_STEP_WAGON && step->spot.player >= 0)
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
  if (step->kind == BST_STEP_PUT && self->figures != NULL
      && (current || scope->viewport->scale >= FIGURE_TILE))
    bastide_figure_cache_paint (self->figures, scope->cr, step->spot.figure, step->spot.feature,
                                bst_game_get_player (game, (guint) step->spot.player)->colour,
                                x, y);
}

static void
draw_play (gpointer                 owner,
           cairo_t                 *cr,
           const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  const BastideTurnInputRefusal *refusal = bastide_turn_input_get_refusal (self->turn_input);
  guint current = bastide_turn_input_get_current (self->turn_input);
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  BstRenderScope scope = {
    .cr = cr,
    .position = bastide_study_get_position (self->study),
    .art = self->art,
    .theme = self->theme,
    .viewport = view,
  };

  draw_ghost (self, &scope);
  for (guint i = 0; i < n_spots; i++)
    if (i != current)
      draw_spot (self, &scope, &spots[i], FALSE);
  if (current < n_spots)
    draw_spot (self, &scope, &spots[current], TRUE);
  if (refusal->has_edge)
    draw_edge (&scope, refusal);
  if (refusal->part != BST_NO_PART)
    draw_holders (&scope, refusal->part);
}

void
bastide_board_snapshot_play (BastideBoard *self,
                             GtkSnapshot  *snapshot)
{
  const BastideTurnInputRefusal *refusal;

  if (self->turn_input == NULL)
    return;
  refusal = bastide_turn_input_get_refusal (self->turn_input);
  if (bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_IDLE || refusal->has_edge
      || refusal->part != BST_NO_PART)
    bastide_layer_snapshot (&self->play_layer, snapshot, &self->view, 0, draw_play, self);
}
