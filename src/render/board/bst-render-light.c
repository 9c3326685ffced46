/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-light.h"

#include "bst-render-label.h"
#include "bst-render-overlay.h"
#include "bst-render-kind.h"

/* In tiles: where a number stands on its tile, off the middle where most figures are, and its radius; and that
 * of a ring round a figure, or round a place for one. */
#define NUMBER_PLACE  0.19
#define NUMBER_RADIUS 0.13
#define RING_RADIUS   0.2

/* --- Under the figures --- */

static void
draw_cell (const BstRenderScope *scope,
           const BstPlacement   *cell)
{
  if (cell->rotations != 0)
    bst_render_overlay_draw_legal_cell (scope, cell);
  else
    bst_render_board_draw_frame (scope, cell->x, cell->y);
}

void
bst_render_light_draw_under (const BstRenderScope *scope,
                             const BstRenderLight *light)
{
  if (light->ghost != NULL)
    bst_render_board_draw_ghost (scope, (guint) light->ghost->type, light->ghost->x, light->ghost->y,
                                 light->ghost->rotation);
  for (guint i = 0; i < light->n_parts; i++)
    bst_render_overlay_draw_feature (scope, light->parts[i]);
  for (guint i = 0; i < light->n_cells; i++)
    draw_cell (scope, &light->cells[i]);
}

/* --- Over them --- */

static void
draw_ring (const BstRenderScope *scope,
           double                board_x,
           double                board_y)
{
  double x, y;

  bst_render_viewport_to_view (scope->viewport, board_x, board_y, &x, &y);
  cairo_new_path (scope->cr);
  cairo_arc (scope->cr, x, y, scope->viewport->scale * RING_RADIUS, 0, 2 * G_PI);
  bst_render_focus (scope);
}

static void
draw_number (const BstRenderScope *scope,
             const BstPlacement   *tile,
             guint                 number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  double x, y;

  bst_render_viewport_to_view (scope->viewport, tile->x + NUMBER_PLACE, tile->y + NUMBER_PLACE, &x, &y);
  bst_render_label_badge (scope, text, x, y, MAX (7, scope->viewport->scale * NUMBER_RADIUS));
}

/* A figure that the ghost's move puts on its own tile. */
static void
draw_ghost_figure (const BstRenderScope *scope,
                   const BstMove        *ghost,
                   const BstSpot        *spot)
{
  BstGame *game = bst_position_get_game (scope->position);
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) ghost->type);
  guint segment = spot->x == ghost->x && spot->y == ghost->y
                  ? bst_spot_get_segment (spot, type, ghost->rotation) : BST_NO_SEGMENT;
  double x, y;

  if (segment == BST_NO_SEGMENT)
    return;
  bst_render_spot_point (scope->art, (guint) ghost->type, ghost->rotation, segment, &x, &y);
  bst_render_viewport_to_view (scope->viewport, ghost->x + x, ghost->y + y, &x, &y);
  cairo_push_group (scope->cr);
  bst_render_figure_draw (scope->cr, scope->theme,
                          bst_render_figure_of (spot->figure, type->segments[segment].kind),
                          bst_game_get_player (game, (guint) spot->player)->colour, x, y,
                          bst_render_board_get_figure_size (scope->viewport)
                          * bst_render_figure_scale (spot->figure));
  cairo_pop_group_to_source (scope->cr);
  cairo_paint_with_alpha (scope->cr, 0.75);
}

static void
draw_ghost_figures (const BstRenderScope *scope,
                    const BstRenderLight *light)
{
  const BstMove *ghost = light->ghost;

  for (guint i = 0; i < ghost->n_steps; i++)
    if (ghost->steps[i].kind == BST_STEP_PUT)
      draw_ghost_figure (scope, ghost, &ghost->steps[i].spot);
  for (guint segment = 0; segment < BST_MAX_SEGMENTS; segment++)
    if (light->segments & (1u << segment))
      {
        double x, y;

        bst_render_spot_point (scope->art, (guint) ghost->type, ghost->rotation, segment, &x, &y);
        draw_ring (scope, ghost->x + x, ghost->y + y);
      }
}

void
bst_render_light_draw_over (const BstRenderScope *scope,
                            const BstRenderLight *light)
{
  if (light->ghost != NULL)
    draw_ghost_figures (scope, light);
  if (light->ghost != NULL && light->edge >= 0)
    bst_render_board_draw_problem (scope, light->ghost->x, light->ghost->y, (BstDirection) light->edge);
  for (guint i = 0; i < light->n_figures; i++)
    {
      double x, y;

      bst_render_board_get_figure_spot (scope->position, scope->art, light->figures[i], &x, &y);
      draw_ring (scope, x, y);
    }
  for (guint i = 0; i < light->n_tiles; i++)
    draw_number (scope, &light->tiles[i], i + 1);
}

void
bst_render_light_add_box (const BstRenderLight *light,
                          const BstPosition    *position,
                          BstRenderBox         *box)
{
  for (guint i = 0; i < light->n_parts; i++)
    bst_render_overlay_add_box (position, light->parts[i], box);
  if (light->ghost != NULL)
    bst_render_box_add (box, light->ghost->x, light->ghost->y);
  for (guint i = 0; i < light->n_cells; i++)
    bst_render_box_add (box, light->cells[i].x, light->cells[i].y);
}
