/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-picture.h"

#include <math.h>

#include "bst-render-map.h"

/* Free room around a whole board, and around the legend. */
#define MARGIN 16.0

static guint
get_tile_size (const BstRenderPicture *picture)
{
  return picture->tile_size != 0 ? picture->tile_size : 96;
}

/* All of the board, or the same part as in the area. */
static BstRenderViewport
get_viewport (const BstRenderPicture *picture,
              const BstPosition      *position,
              const BstRenderArt     *art)
{
  BstRenderShow outside = BST_RENDER_SHOW_CELLS | BST_RENDER_SHOW_COORDINATES;
  double overhang = bst_render_board_get_overhang (position, art);
  double scale = get_tile_size (picture);
  BstRenderViewport viewport = { .scale = scale };
  BstRenderBox box;

  if (picture->area != NULL)
    {
      viewport.origin_x = picture->area->origin_x;
      viewport.origin_y = picture->area->origin_y;
      viewport.width = round (picture->area->width / picture->area->scale * scale);
      viewport.height = round (picture->area->height / picture->area->scale * scale);
      return viewport;
    }
  bst_render_board_get_box (position, picture->show & outside ? 1 : 0, &box);
  if (picture->light != NULL)
    bst_render_light_add_box (picture->light, position, &box);
  if (picture->target < bst_position_get_n_parts (position))
    bst_render_overlay_add_box (position, picture->target, &box);
  viewport.origin_x = box.min_x - MARGIN / scale;
  viewport.origin_y = box.min_y - overhang - MARGIN / scale;
  viewport.width = ((double) box.max_x - box.min_x + 1) * scale + 2 * MARGIN;
  viewport.height = ceil (((double) box.max_y - box.min_y + 1 + overhang) * scale) + 2 * MARGIN;

  return viewport;
}

/* The size of the legend; 0 if there is none. */
static void
measure_legend (const BstRenderPicture *picture,
                const BstPosition      *position,
                double                 *width,
                double                 *height)
{
  BstRenderScope scope = { .position = position };

  *width = *height = 0;
  if (picture->show & BST_RENDER_SHOW_LEGEND)
    bst_render_legend_draw (&scope, picture->show, picture->legend, 0, 0, width, height);
}

void
bst_render_picture_measure (const BstRenderPicture *picture,
                            const BstPosition      *position,
                            const BstRenderArt     *art,
                            double                 *width,
                            double                 *height)
{
  BstRenderViewport viewport = get_viewport (picture, position, art);
  double legend_width, legend_height;

  measure_legend (picture, position, &legend_width, &legend_height);
  *width = viewport.width;
  *height = viewport.height;
  if (legend_width == 0)
    return;
  if (picture->legend_below)
    {
      *width = MAX (*width, legend_width + 2 * MARGIN);
      *height += legend_height + MARGIN;
    }
  else
    {
      *width += legend_width + MARGIN;
      *height = MAX (*height, legend_height + 2 * MARGIN);
    }
}

static void
draw_pieces (const BstRenderPicture *picture,
             const BstRenderScope   *scope)
{
  if (picture->dot_size > 0)
    {
      bst_render_board_draw_dots (scope, picture->dot_size);
      return;
    }
  bst_render_board_draw_built (scope);
  bst_render_board_draw_figures (scope);
  bst_render_board_draw_tokens (scope);
}

static void
draw_board (const BstRenderPicture *picture,
            const BstRenderScope   *scope)
{
  g_autoptr (BstRenderMap) map = bst_render_map_new (scope->position, scope->art, picture->show);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scope->position, &n_tiles);

  bst_render_board_draw_edge (scope);
  bst_render_board_draw_tiles (scope);
  bst_render_map_draw (map, scope);
  if ((picture->show & BST_RENDER_SHOW_HOLES) && picture->holes != NULL)
    bst_render_holes_draw (scope, picture->holes);
  if ((picture->show & BST_RENDER_SHOW_ANY) && picture->holes != NULL)
    bst_render_holes_draw_legal (scope, picture->holes);
  if (picture->show & BST_RENDER_SHOW_LEGAL)
    bst_render_overlay_draw_legal (scope, picture->legal_type);
  if (picture->target < bst_position_get_n_parts (scope->position))
    bst_render_overlay_draw_target (scope, picture->target);
  if (picture->light != NULL)
    bst_render_light_draw_under (scope, picture->light);
  if (picture->frames_last && bst_position_get_n_placed (scope->position) > 0)
    bst_render_board_draw_last (scope, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y);
  if (picture->marks != NULL)
    bst_render_marks_draw_ground (scope, picture->marks);
  draw_pieces (picture, scope);
  if ((picture->show & BST_RENDER_SHOW_JOINS) && picture->joins != NULL)
    bst_render_joins_draw (scope, picture->joins);
  if (picture->light != NULL)
    bst_render_light_draw_over (scope, picture->light);
  if (picture->marks != NULL)
    bst_render_marks_draw_signs (scope, picture->marks);
  if (!picture->without_signs)
    bst_render_map_draw_signs (map, scope);
  if (picture->show & BST_RENDER_SHOW_COORDINATES)
    bst_render_overlay_draw_coordinates (scope);
}

void
bst_render_picture_draw (const BstRenderPicture *picture,
                         const BstPosition      *position,
                         const BstRenderArt     *art,
                         cairo_t                *cr)
{
  BstRenderViewport viewport = get_viewport (picture, position, art);
  BstRenderViewport whole = viewport;
  BstRenderScope table = { cr, position, art, picture->theme, &whole };
  BstRenderScope scope = { cr, position, art, picture->theme, &viewport };
  double width, height;

  bst_render_picture_measure (picture, position, art, &whole.width, &whole.height);
  bst_render_board_draw_table (&table);
  /* A mark may lie anywhere, and there is more beside the picture than the board. */
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, viewport.width, viewport.height);
  cairo_clip (cr);
  draw_board (picture, &scope);
  cairo_restore (cr);
  measure_legend (picture, position, &width, &height);
  if (width > 0)
    bst_render_legend_draw (&table, picture->show, picture->legend,
                            picture->legend_below ? MARGIN : whole.width - width - MARGIN,
                            picture->legend_below ? viewport.height : MARGIN, NULL, NULL);
}
