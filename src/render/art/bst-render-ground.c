/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-ground.h"

#include <math.h>

#include "bst-render-town.h"

void
bst_render_canvas_set_source (const BstRenderCanvas *canvas,
                              BstRenderName          name,
                              double                 alpha)
{
  bst_render_theme_set_source (canvas->brush.theme, canvas->brush.cr, name, alpha);
}

void
bst_render_canvas_path_kind (const BstRenderCanvas *canvas,
                             BstFeatureKind         kind)
{
  cairo_new_path (canvas->brush.cr);
  for (guint s = 0; s < canvas->type->n_segments; s++)
    if (canvas->type->segments[s].kind == kind)
      bst_render_art_path (canvas->art, canvas->brush.cr, canvas->index, canvas->rotation, s);
}

/* Adds a line or shape of the plan (BstRenderVector) to the path. */
static void
path_points (const BstRenderCanvas *canvas,
             const GArray          *points,
             gboolean               closed)
{
  cairo_t *cr = canvas->brush.cr;

  cairo_save (cr);
  bst_render_turn (cr, canvas->rotation);
  cairo_new_sub_path (cr);
  for (guint i = 0; i < points->len; i++)
    {
      BstRenderVector p = g_array_index (points, BstRenderVector, i);

      cairo_line_to (cr, p.x, p.y);
    }
  if (closed)
    cairo_close_path (cr);
  cairo_restore (cr);
}

static void
path_of_walls (const BstRenderCanvas *canvas,
               double                 dx,
               double                 dy)
{
  cairo_t *cr = canvas->brush.cr;

  cairo_new_path (cr);
  cairo_save (cr);
  cairo_translate (cr, dx, dy);
  for (guint i = 0; i < canvas->plan->walls->len; i++)
    path_points (canvas, g_array_index (canvas->plan->walls, GArray *, i), FALSE);
  cairo_restore (cr);
}

/* --- Ground --- */

/* Washes of lighter and darker green, inside the tile so that no border shows. */
static void
draw_washes (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  BstRenderDice dice;

  bst_render_dice_init (&dice, canvas->type->id, 100 + canvas->variant);
  for (guint i = 0; i < 26; i++)
    {
      double rx = bst_render_dice_range (&dice, 0.05, 0.17);
      double ry = rx * bst_render_dice_range (&dice, 0.3, 0.6);
      double x = bst_render_dice_range (&dice, rx, 1 - rx);
      double y = bst_render_dice_range (&dice, ry, 1 - ry);
      cairo_matrix_t matrix;

      cairo_get_matrix (cr, &matrix);
      cairo_translate (cr, x, y);
      cairo_scale (cr, rx, ry);
      cairo_new_path (cr);
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_set_matrix (cr, &matrix);
      bst_render_canvas_set_source (canvas, i % 2 ? BST_RENDER_MEADOW_LIGHT : BST_RENDER_MEADOW_DARK,
                                    i % 2 ? 0.30 : 0.15);
      cairo_fill (cr);
    }
}

void
bst_render_draw_meadow (const BstRenderCanvas *canvas)
{
  bst_render_canvas_set_source (canvas, BST_RENDER_MEADOW, 1);
  cairo_rectangle (canvas->brush.cr, 0, 0, 1, 1);
  cairo_fill (canvas->brush.cr);
  if (canvas->brush.detail > BST_RENDER_DETAIL_LOW && !canvas->brush.theme->flat)
    draw_washes (canvas);
}

void
bst_render_canvas_path_common (const BstRenderCanvas *canvas)
{
  for (guint i = 0; i < canvas->plan->shapes->len; i++)
    {
      const BstRenderShape *shape = &g_array_index (canvas->plan->shapes, BstRenderShape, i);

      if (shape->segment == BST_RENDER_NO_OWNER)
        path_points (canvas, shape->points, TRUE);
    }
}

static void
draw_road_bands (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  double width = canvas->brush.detail == BST_RENDER_DETAIL_LOW ? 0.7 / canvas->pixels : 0.03;

  bst_render_canvas_path_kind (canvas, BST_FEATURE_ROAD);
  /* Crossings, and the yard of a house: road, but nobody's. */
  if (canvas->plan->end != BST_RENDER_END_LAKE)
    bst_render_canvas_path_common (canvas);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD_SHOULDER,
                                canvas->brush.theme->flat ? 1.0 : 0.85);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD, 1);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
}

/* Two ruts. */
static void
draw_tracks (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  if (canvas->brush.detail < BST_RENDER_DETAIL_HIGH || canvas->brush.theme->flat)
    return;
  cairo_save (cr);
  bst_render_canvas_path_kind (canvas, BST_FEATURE_ROAD);
  cairo_clip (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < canvas->plan->bands->len; i++)
    path_points (canvas,
                                   g_array_index (canvas->plan->bands, BstRenderBand, i).line, FALSE);
  cairo_set_line_width (cr, 0.054);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD_SHOULDER, 0.15);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.030);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
bst_render_draw_roads (const BstRenderCanvas *canvas)
{
  draw_road_bands (canvas);
  draw_tracks (canvas);
}

/* --- City --- */

/* The square of a city, and the lanes that lead to it. */
static void
draw_town (const BstRenderCanvas *canvas,
           guint                  segment)
{
  cairo_t *cr = canvas->brush.cr;
  BstRenderVector square = bst_render_art_get_spot (canvas->art, canvas->index, segment);
  BstRenderLane lanes[BST_RENDER_MAX_LANES];
  guint n = bst_render_town_get_lanes (canvas->art, canvas->index, segment, lanes);

  cairo_new_path (cr);
  cairo_arc (cr, square.x, square.y, 0.085, 0, 2 * G_PI);
  cairo_fill (cr);
  for (guint i = 0; i < n; i++)
    {
      const BstRenderVector *p = lanes[i].p;

      cairo_move_to (cr, p[0].x, p[0].y);
      cairo_curve_to (cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
    }
  cairo_stroke (cr);
}

static void
draw_towns (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  cairo_save (cr);
  bst_render_turn (cr, canvas->rotation);
  cairo_set_line_width (cr, 0.062);
  bst_render_canvas_set_source (canvas, BST_RENDER_CITY_DARK, 1);
  for (guint s = 0; s < canvas->type->n_segments; s++)
    if (canvas->type->segments[s].kind == BST_FEATURE_CITY)
      draw_town (canvas, s);
  cairo_restore (cr);
}

void
bst_render_draw_city_ground (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  bst_render_canvas_path_kind (canvas, BST_FEATURE_CITY);
  bst_render_canvas_set_source (canvas, BST_RENDER_CITY, 1);
  cairo_fill_preserve (cr);
  if (canvas->brush.theme->flat || canvas->brush.detail == BST_RENDER_DETAIL_LOW)
    {
      cairo_new_path (cr);
      return;
    }
  cairo_save (cr);
  cairo_clip (cr);
  draw_towns (canvas);
  /* Trodden ground along the wall, deeper where the wall keeps the light off. */
  path_of_walls (canvas, 0, 0);
  cairo_set_line_width (cr, 0.11);
  bst_render_canvas_set_source (canvas, BST_RENDER_CITY_DARK, 0.8);
  cairo_stroke (cr);
  path_of_walls (canvas, 0.022, 0.026);
  cairo_set_line_width (cr, 0.06);
  bst_render_canvas_set_source (canvas, BST_RENDER_SHADOW, 0.14);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* One slope of a roof, to one side of its ridge. */
static void
draw_slope (const BstRenderCanvas *canvas,
            double                 width,
            double                 height,
            gboolean               lit)
{
  gboolean white = canvas->brush.theme->snow && lit;

  cairo_rectangle (canvas->brush.cr, -width / 2, 0, width, height);
  bst_render_canvas_set_source (canvas, white ? BST_RENDER_MEADOW_LIGHT
                                        : lit ? BST_RENDER_ROOF_LIT : BST_RENDER_ROOF_FAR, 1);
  cairo_fill (canvas->brush.cr);
}

void
bst_render_draw_roof (const BstRenderCanvas   *canvas,
                      const BstRenderOrnament *house)
{
  cairo_t *cr = canvas->brush.cr;
  gboolean low = canvas->brush.detail == BST_RENDER_DETAIL_LOW;
  double width = MAX (house->size, low ? 3.0 / canvas->pixels : 0);
  double half = MAX (house->size * 0.28, low ? 1.25 / canvas->pixels : 0);
  /* The light comes from the north-west: is the slope on the far side of the ridge lit? */
  gboolean lit = 0.8 * cos (house->angle) - 0.6 * sin (house->angle) > 0;

  cairo_save (cr);
  cairo_translate (cr, house->x, house->y);
  cairo_rotate (cr, house->angle);
  draw_slope (canvas, width, -half, lit && !low);
  draw_slope (canvas, width, half, !lit && !low);
  cairo_restore (cr);
}

/* The wall: its shadow, its southern face, its walk with merlons. */
void
bst_render_draw_walls (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  gboolean low = canvas->brush.detail == BST_RENDER_DETAIL_LOW;
  static const double merlons[] = { 0.020, 0.016 };

  if (canvas->plan->walls->len == 0)
    return;
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (low || canvas->brush.theme->flat)
    {
      path_of_walls (canvas, 0, 0);
      cairo_set_line_width (cr, low ? 1.5 / canvas->pixels : 0.045);
      bst_render_canvas_set_source (canvas, BST_RENDER_WALL_DARK, 1);
      cairo_stroke (cr);
      cairo_restore (cr);
      return;
    }
  path_of_walls (canvas, 0.014, 0.022);
  cairo_set_line_width (cr, 0.05);
  bst_render_canvas_set_source (canvas, BST_RENDER_SHADOW, 0.22);
  cairo_stroke (cr);
  path_of_walls (canvas, 0, 0.010);
  cairo_set_line_width (cr, 0.046);
  bst_render_canvas_set_source (canvas, BST_RENDER_WALL_DARK, 1);
  cairo_stroke (cr);
  path_of_walls (canvas, 0, 0);
  cairo_set_line_width (cr, 0.040);
  bst_render_canvas_set_source (canvas, BST_RENDER_WALL, 1);
  cairo_stroke (cr);
  path_of_walls (canvas, 0, -0.012);
  cairo_set_line_width (cr, 0.040);
  bst_render_canvas_set_source (canvas, BST_RENDER_WALL_DARK, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.033);
  bst_render_canvas_set_source (canvas, BST_RENDER_WALL_LIGHT, 1);
  cairo_stroke_preserve (cr);
  if (canvas->brush.detail == BST_RENDER_DETAIL_HIGH)
    {
      cairo_set_dash (cr, merlons, 2, 0.008);
      cairo_set_line_width (cr, 0.033);
      bst_render_canvas_set_source (canvas, BST_RENDER_WALL, 1);
      cairo_stroke_preserve (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      cairo_set_line_width (cr, 0.018);
      bst_render_canvas_set_source (canvas, BST_RENDER_WALL_LIGHT, 1);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
  cairo_restore (cr);
}

/* --- Monastery --- */

void
bst_render_draw_yard (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  if (!canvas->plan->monastery || canvas->plan->abbey)
    return;
  bst_render_canvas_path_kind (canvas, BST_FEATURE_MONASTERY);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD, 1);
  cairo_fill_preserve (cr);
  if (canvas->brush.detail > BST_RENDER_DETAIL_LOW)
    {
      bst_render_canvas_set_source (canvas, BST_RENDER_MEADOW_LIGHT, 0.55);
      cairo_fill_preserve (cr);
    }
  cairo_set_line_width (cr, 0.026);
  bst_render_canvas_set_source (canvas, BST_RENDER_WALL_DARK, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.014);
  bst_render_canvas_set_source (canvas, BST_RENDER_WALL_LIGHT,
                                canvas->brush.detail > BST_RENDER_DETAIL_LOW);
  cairo_stroke (cr);
}
