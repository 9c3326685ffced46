/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-farms.h"

#include <math.h>
#include <string.h>

#include "bst-render-overlay.h"

#define HATCH_PERIOD 11.0

/* Colour numbers share a look only from the seventh on; a planar map needs at most that many
 * when coloured greedily, in practice four. */
static const struct
{
  BstRenderColour colour;
  double          angle;        /* of the hatching, in degrees */
  gboolean        broken;
} looks[] = {
  { { 0.90, 0.62, 0.00 }, 45, FALSE },
  { { 0.20, 0.45, 0.75 }, 135, FALSE },
  { { 0.80, 0.40, 0.65 }, 0, FALSE },
  { { 0.00, 0.60, 0.50 }, 90, TRUE },
  { { 0.55, 0.30, 0.15 }, 20, TRUE },
  { { 0.95, 0.90, 0.25 }, 110, TRUE },
};

/* --- Which farms are neighbours --- */

/* Field segments on one tile lie on two sides of a road, a river or a city: their farms are
 * neighbours. */
static gboolean
are_neighbours (const BstPosition *position,
                guint16            a,
                guint16            b)
{
  guint16 at = a;

  do
    {
      guint index;
      guint segment;
      guint16 other = b;

      bst_position_get_segment (position, at, &index, &segment);
      do
        {
          guint other_index;

          bst_position_get_segment (position, other, &other_index, &segment);
          if (other_index == index)
            return TRUE;
          other = bst_position_next_in_feature (position, other);
        }
      while (other != b);
      at = bst_position_next_in_feature (position, at);
    }
  while (at != a);
  return FALSE;
}

/* The field roots in order. Returns how many; @roots has room for all features. */
static guint
find_farms (const BstPosition *position,
            guint16           *roots)
{
  guint n = bst_position_get_features (position, roots);
  guint n_farms = 0;

  for (guint i = 0; i < n; i++)
    {
      BstFeature feature;

      bst_position_get_feature (position, roots[i], &feature);
      if (feature.kind == BST_FEATURE_FIELD)
        roots[n_farms++] = roots[i];
    }
  return n_farms;
}

guint
bst_render_colour_farms (const BstPosition *position,
                         guint8            *colours)
{
  guint n_nodes = bst_position_get_n_nodes (position);
  g_autofree guint16 *roots = g_new (guint16, n_nodes + 1);
  guint n_farms = find_farms (position, roots);
  guint n_colours = 0;

  memset (colours, 0, n_nodes);
  for (guint i = 0; i < n_farms; i++)
    {
      guint64 taken = 0;
      guint colour;
      guint16 node = roots[i];

      for (guint j = 0; j < i; j++)
        if (are_neighbours (position, roots[i], roots[j]))
          taken |= G_GUINT64_CONSTANT (1) << MIN (colours[roots[j]], 63);
      for (colour = 0; colour < 63 && (taken & (G_GUINT64_CONSTANT (1) << colour)); colour++)
        continue;
      do
        {
          colours[node] = (guint8) colour;
          node = bst_position_next_in_feature (position, node);
        }
      while (node != roots[i]);
      n_colours = MAX (n_colours, colour + 1);
    }
  return n_colours;
}

/* --- Drawing --- */

void
bst_render_farm_fill (const BstRenderScope *scope,
                      guint                 colour)
{
  cairo_t *cr = scope->cr;
  const BstRenderColour *c = &looks[colour % G_N_ELEMENTS (looks)].colour;
  double angle = looks[colour % G_N_ELEMENTS (looks)].angle * G_PI / 180;
  const double dashes[] = { 9, 6 };
  double x1, y1, x2, y2;
  double reach;

  cairo_save (cr);
  cairo_set_source_rgba (cr, c->red, c->green, c->blue, 0.34);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_rotate (cr, angle);
  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  reach = floor (y1 / HATCH_PERIOD) * HATCH_PERIOD;
  for (double y = reach; y < y2; y += HATCH_PERIOD)
    {
      cairo_move_to (cr, floor (x1 / 15) * 15, y);
      cairo_line_to (cr, x2, y);
    }
  if (looks[colour % G_N_ELEMENTS (looks)].broken)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 2.2);
  cairo_set_source_rgba (cr, c->red * 0.8, c->green * 0.8, c->blue * 0.8, 0.75);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
bst_render_farm_line (const BstRenderScope *scope,
                      double                x1,
                      double                y1,
                      double                x2,
                      double                y2,
                      gboolean              complete)
{
  cairo_t *cr = scope->cr;
  const double dashes[] = { 4, 4 };

  cairo_save (cr);
  cairo_set_line_cap (cr, complete ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_new_path (cr);
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_set_line_width (cr, 5.5);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 0.9);
  cairo_stroke_preserve (cr);
  if (!complete)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 2.4);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_arc (cr, x2, y2, 4.5, 0, 2 * G_PI);
  bst_render_theme_set_source (scope->theme, cr, complete ? BST_RENDER_INK : BST_RENDER_HALO, 1);
  cairo_fill_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, complete ? BST_RENDER_HALO : BST_RENDER_INK, 1);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* One line to each city, on the first tile where farm and city meet. */
static void
draw_lines (const BstRenderScope *scope,
            guint16               root,
            guint16              *cities)
{
  const BstPosition *position = scope->position;
  guint n_cities = bst_position_get_farm_cities (position, root, cities);

  for (guint i = 0; i < n_cities; i++)
    {
      BstFeature city;
      guint16 field = root;
      guint16 other = cities[i];
      gboolean found = FALSE;
      double x1, y1, x2, y2;

      bst_position_get_feature (position, cities[i], &city);
      do
        {
          guint index;
          guint segment;
          guint city_index;

          bst_position_get_segment (position, field, &index, &segment);
          other = cities[i];
          do
            {
              bst_position_get_segment (position, other, &city_index, &segment);
              found = city_index == index;
              if (found)
                break;
              other = bst_position_next_in_feature (position, other);
            }
          while (other != cities[i]);
          if (found)
            break;
          field = bst_position_next_in_feature (position, field);
        }
      while (field != root);
      if (!found)
        continue;
      bst_render_board_get_spot (position, scope->art, field, &x1, &y1);
      bst_render_board_get_spot (position, scope->art, other, &x2, &y2);
      bst_render_viewport_to_view (scope->viewport, x1, y1, &x1, &y1);
      bst_render_viewport_to_view (scope->viewport, x2, y2, &x2, &y2);
      bst_render_farm_line (scope, x1, y1, x2, y2, city.complete);
    }
}

/* The number stands on the farm's first segment without a figure, or else on its first. */
static guint16
label_node (const BstPosition *position,
            guint16            root)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  guint16 at = root;

  do
    {
      gboolean taken = FALSE;

      for (guint i = 0; i < n_figures; i++)
        taken |= figures[i].node == at;
      if (!taken)
        return at;
      at = bst_position_next_in_feature (position, at);
    }
  while (at != root);
  return root;
}

void
bst_render_overlay_draw_farms (const BstRenderScope *scope)
{
  const BstPosition *position = scope->position;
  guint n_nodes = bst_position_get_n_nodes (position);
  g_autofree guint16 *roots = g_new (guint16, n_nodes + 1);
  g_autofree guint16 *cities = g_new (guint16, n_nodes + 1);
  g_autofree guint8 *colours = g_new (guint8, n_nodes + 1);
  guint n_farms = find_farms (position, roots);

  bst_render_colour_farms (position, colours);
  cairo_save (scope->cr);
  for (guint i = 0; i < n_farms; i++)
    {
      bst_render_feature_path (scope, roots[i]);
      bst_render_farm_fill (scope, colours[roots[i]]);
      bst_render_feature_path (scope, roots[i]);
      bst_render_contour (scope, &looks[colours[roots[i]] % G_N_ELEMENTS (looks)].colour, 1.8);
    }
  for (guint i = 0; i < n_farms; i++)
    draw_lines (scope, roots[i], cities);
  for (guint i = 0; i < n_farms; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      double x;
      double y;

      bst_render_board_get_spot (position, scope->art, label_node (position, roots[i]), &x, &y);
      bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
      bst_render_label_badge (scope, number, x, y, CLAMP (scope->viewport->scale * 0.12, 7, 14));
    }
  cairo_restore (scope->cr);
}
