/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-ground.h"

#include <math.h>

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

void
bst_render_canvas_path_points (const BstRenderCanvas *canvas,
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
    bst_render_canvas_path_points (canvas, g_array_index (canvas->plan->walls, GArray *, i), FALSE);
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

/* The ground of crossings and of a house at a road's end: road, but nobody's. */
static void
path_of_common_ground (const BstRenderCanvas *canvas)
{
  for (guint i = 0; i < canvas->plan->shapes->len; i++)
    {
      const BstRenderShape *shape = &g_array_index (canvas->plan->shapes, BstRenderShape, i);

      if (shape->segment == BST_RENDER_NO_OWNER)
        bst_render_canvas_path_points (canvas, shape->points, TRUE);
    }
}

static void
draw_road_bands (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  double width = canvas->brush.detail == BST_RENDER_DETAIL_LOW ? 0.7 / canvas->pixels : 0.03;

  bst_render_canvas_path_kind (canvas, BST_FEATURE_ROAD);
  path_of_common_ground (canvas);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD_SHOULDER,
                                canvas->brush.theme->flat ? 1.0 : 0.85);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD, 1);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
}

/* Wheel tracks and a few stones. */
static void
draw_tracks (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  static const double dashes[] = { 0.030, 0.022, 0.012, 0.035 };

  if (canvas->brush.detail < BST_RENDER_DETAIL_HIGH || canvas->brush.theme->flat)
    return;
  cairo_save (cr);
  bst_render_canvas_path_kind (canvas, BST_FEATURE_ROAD);
  cairo_clip (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < canvas->plan->bands->len; i++)
    bst_render_canvas_path_points (canvas,
                                   g_array_index (canvas->plan->bands, BstRenderBand, i).line, FALSE);
  cairo_set_dash (cr, dashes, 4, 0.01);
  cairo_set_line_width (cr, 0.042);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD_SHOULDER, 0.16);
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 0.024);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Ploughed strips; the furrows' direction is turned with the tile. */
void
bst_render_draw_crop (const BstRenderCanvas   *canvas,
                      const BstRenderOrnament *crop)
{
  cairo_t *cr = canvas->brush.cr;
  double w = crop->size * 0.5;
  double h = crop->size * 0.36;
  guint strips = (guint) (4 + crop->size * 14);

  cairo_save (cr);
  cairo_translate (cr, crop->x, crop->y);
  cairo_rotate (cr, (crop->look % 12) * G_PI / 12);
  cairo_new_path (cr);
  cairo_move_to (cr, -w, -h * 0.9);
  cairo_curve_to (cr, -w * 0.3, -h * 1.1, w * 0.4, -h * 0.9, w, -h);
  cairo_line_to (cr, w * 0.94, h * 0.9);
  cairo_curve_to (cr, w * 0.3, h * 1.1, -w * 0.5, h * 0.9, -w * 0.96, h);
  cairo_close_path (cr);
  bst_render_canvas_set_source (canvas, crop->look & 16 ? BST_RENDER_CROP : BST_RENDER_MEADOW_LIGHT, 0.85);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  for (guint i = 0; i < strips; i++)
    {
      double y = -h + (i + 0.5) * 2 * h / strips;

      cairo_move_to (cr, -w, y);
      cairo_curve_to (cr, -w * 0.3, y - h * 0.12, w * 0.3, y + h * 0.10, w, y);
    }
  bst_render_canvas_set_source (canvas, crop->look & 16 ? BST_RENDER_CROP_DARK : BST_RENDER_MEADOW_DARK,
                                0.55);
  cairo_set_line_width (cr, h * 0.8 / strips);
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
  /* Trodden ground along the wall, deeper where the wall keeps the light off. */
  path_of_walls (canvas, 0, 0);
  cairo_set_line_width (cr, 0.14);
  bst_render_canvas_set_source (canvas, BST_RENDER_CITY_DARK, 0.40);
  cairo_stroke (cr);
  path_of_walls (canvas, 0.022, 0.026);
  cairo_set_line_width (cr, 0.06);
  bst_render_canvas_set_source (canvas, BST_RENDER_SHADOW, 0.20);
  cairo_stroke (cr);
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
      cairo_set_line_width (cr, low ? 0.055 : 0.045);
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
