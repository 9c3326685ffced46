/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-overlay-farms.h"

#include <math.h>

#include "bst-render-overlay.h"
#include "bst-render-region.h"

void
bst_render_farm_line (const BstRenderScope *scope,
                      double                x1,
                      double                y1,
                      double                x2,
                      double                y2,
                      gboolean              complete)
{
  cairo_t *cr = scope->cr;
  double width = CLAMP (scope->viewport->scale * 0.032, 1.4, 3.2);
  const double dashes[] = { width * 1.6, width * 1.6 };

  cairo_save (cr);
  cairo_set_line_cap (cr, complete ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_new_path (cr);
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_set_line_width (cr, width * 2.3);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 0.9);
  cairo_stroke_preserve (cr);
  if (!complete)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, width);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_arc (cr, x1, y1, width, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_arc (cr, x2, y2, width * 1.8, 0, 2 * G_PI);
  bst_render_theme_set_source (scope->theme, cr, complete ? BST_RENDER_INK : BST_RENDER_HALO, 1);
  cairo_fill_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, complete ? BST_RENDER_HALO : BST_RENDER_INK, 1);
  cairo_set_line_width (cr, width * 0.7);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The first tile on which a farm and a city lie together: their parts there. */
static gboolean
find_meeting (const BstPosition *position,
              guint16            farm,
              guint16            city,
              guint16           *field_part,
              guint16           *city_part)
{
  guint16 field = farm;

  do
    {
      const BstTileType *type;
      guint index;
      guint segment;

      bst_position_get_segment (position, field, &index, &segment);
      type = bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)),
                                    (guint) bst_render_board_get_tile (position, index)->type);
      for (guint s = 0; s < type->n_segments; s++)
        {
          guint16 part = bst_position_get_part (position, index, s);

          if (!(type->segments[segment].cities & (1u << s))
              || bst_position_find_root (position, part) != bst_position_find_root (position, city))
            continue;
          *field_part = field;
          *city_part = part;
          return TRUE;
        }
      field = bst_position_next_in_feature (position, field);
    }
  while (field != farm);
  return FALSE;
}

/* A short line over the wall where it is nearest to the field's spot. */
static void
draw_line_over_wall (const BstRenderScope *scope,
                     guint16               field,
                     guint16               city,
                     gboolean              complete)
{
  const BstTile *tile;
  guint index;
  guint segment;
  double x, y, wall_x, wall_y;
  double length;
  double reach;

  bst_position_get_segment (scope->position, city, &index, &segment);
  tile = bst_render_board_get_tile (scope->position, index);
  bst_render_board_get_spot (scope->position, scope->art, field, &x, &y);
  x -= tile->x;
  y -= tile->y;
  bst_render_turn_point (4 - tile->rotation, &x, &y);
  bst_render_outline_nearest (bst_render_art_get_outline (scope->art, (guint) tile->type, segment),
                              x, y, &wall_x, &wall_y);
  bst_render_turn_point (tile->rotation, &x, &y);
  bst_render_turn_point (tile->rotation, &wall_x, &wall_y);
  length = MAX (hypot (x - wall_x, y - wall_y), 1e-6);
  reach = MIN (1.0, 0.13 / length);
  bst_render_viewport_to_view (scope->viewport, tile->x + wall_x + (x - wall_x) * reach,
                               tile->y + wall_y + (y - wall_y) * reach, &x, &y);
  bst_render_viewport_to_view (scope->viewport, tile->x + wall_x, tile->y + wall_y,
                               &wall_x, &wall_y);
  length = MAX (hypot (wall_x - x, wall_y - y), 1e-6);
  reach = scope->viewport->scale * 0.13 / length;
  bst_render_farm_line (scope, x, y, wall_x + (wall_x - x) * reach, wall_y + (wall_y - y) * reach,
                        complete);
}

static void
draw_lines (const BstRenderScope *scope,
            guint16               root,
            guint16              *cities)
{
  guint n_cities = bst_position_get_farm_cities (scope->position, root, cities);

  for (guint i = 0; i < n_cities; i++)
    {
      BstFeature feature;
      guint16 field;
      guint16 city;

      bst_position_get_feature (scope->position, cities[i], &feature);
      if (find_meeting (scope->position, root, cities[i], &field, &city))
        draw_line_over_wall (scope, field, city, feature.complete);
    }
}

/* The number stands on the farm's first segment without a figure, or else on its first. */
static guint16
label_part (const BstPosition *position,
            guint16            root)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  guint16 at = root;

  do
    {
      gboolean taken = FALSE;

      for (guint i = 0; i < n_figures; i++)
        taken |= figures[i].part == at;
      if (!taken)
        return at;
      at = bst_position_next_in_feature (position, at);
    }
  while (at != root);
  return root;
}

void
bst_render_farms_draw_labels (const BstRenderScope *scope)
{
  const BstPosition *position = scope->position;
  guint n_parts = bst_position_get_n_parts (position);
  g_autofree guint16 *roots = g_new (guint16, n_parts + 1);
  g_autofree guint16 *cities = g_new (guint16, n_parts + 1);
  guint n_farms = bst_position_get_farms (position, roots);

  cairo_save (scope->cr);
  for (guint i = 0; i < n_farms; i++)
    draw_lines (scope, roots[i], cities);
  for (guint i = 0; i < n_farms; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      double x;
      double y;

      bst_render_board_get_spot (position, scope->art, label_part (position, roots[i]), &x, &y);
      bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
      bst_render_label_badge (scope, number, x, y, CLAMP (scope->viewport->scale * 0.12, 7, 14));
    }
  cairo_restore (scope->cr);
}
