/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Water: the banks, the shallows along them, and the current. */

#include <math.h>

#include "bst-render-ground.h"

/* Light strokes along the stream, some to its left and some to its right. */
static void
draw_current (const BstRenderCanvas *canvas,
              const BstRenderBand   *band,
              guint                  seed)
{
  cairo_t *cr = canvas->brush.cr;
  const BstRenderVector *p = &g_array_index (band->line, BstRenderVector, 0);
  guint n = band->line->len;
  BstRenderDice dice;

  bst_render_dice_init (&dice, canvas->type->id, seed);
  cairo_save (cr);
  bst_render_turn (cr, canvas->rotation);
  cairo_new_path (cr);
  for (guint i = 1 + seed % 2; i + 3 < n; i += 4)
    {
      double aside = bst_render_dice_range (&dice, -0.55, 0.55) * band->half;

      cairo_new_sub_path (cr);
      for (guint k = i; k < i + 3; k++)
        {
          BstRenderVector d = bst_render_minus (p[k + 1], p[k - 1]);
          double length = hypot (d.x, d.y);

          cairo_line_to (cr, p[k].x - d.y / length * aside, p[k].y + d.x / length * aside);
        }
    }
  cairo_restore (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.009);
  bst_render_canvas_set_source (canvas, BST_RENDER_WATER_LIGHT, 0.9);
  cairo_stroke (cr);
}

/* Rings about the place where the water wells up; ripples on a lake. */
static void
draw_pool (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  double x = canvas->plan->hub.x;
  double y = canvas->plan->hub.y;
  gboolean lake = canvas->plan->pool >= BST_RENDER_LAKE_RADIUS;

  bst_render_turn_point (canvas->rotation, &x, &y);
  cairo_new_path (cr);
  for (guint i = 0; i < 2 && !lake; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, 0.022 + 0.030 * i, 0, 2 * G_PI);
    }
  for (guint i = 0; i < 7 && lake; i++)
    {
      double at_x = x + ((i * 5) % 7 - 3.0) * 0.052;
      double at_y = y + ((double) i - 3.0) * 0.054;

      cairo_move_to (cr, at_x - 0.032, at_y);
      cairo_curve_to (cr, at_x - 0.014, at_y - 0.018, at_x + 0.010, at_y + 0.014, at_x + 0.032, at_y);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.009);
  bst_render_canvas_set_source (canvas, BST_RENDER_WATER_LIGHT, 0.9);
  cairo_stroke (cr);
}

static void
draw_life (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  cairo_save (cr);
  bst_render_canvas_path_kind (canvas, BST_FEATURE_RIVER);
  cairo_clip_preserve (cr);
  /* Shallows, lighter than the deep. */
  cairo_set_line_width (cr, 0.044);
  bst_render_canvas_set_source (canvas, BST_RENDER_WATER_LIGHT, 0.55);
  cairo_stroke (cr);
  for (guint i = 0; i < canvas->plan->bands->len; i++)
    {
      const BstRenderBand *band = &g_array_index (canvas->plan->bands, BstRenderBand, i);

      if (band->water)
        draw_current (canvas, band, i + canvas->variant);
    }
  if (canvas->plan->pool > 0)
    draw_pool (canvas);
  cairo_restore (cr);
}

/* Fills the path, with banks. */
static void
fill_water (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  gboolean low = canvas->brush.detail == BST_RENDER_DETAIL_LOW;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (!low && !canvas->brush.theme->flat)
    {
      bst_render_canvas_set_source (canvas, BST_RENDER_MEADOW_DARK, 0.8);
      cairo_set_line_width (cr, 0.060);
      cairo_stroke_preserve (cr);
    }
  bst_render_canvas_set_source (canvas, BST_RENDER_WATER_BANK, canvas->brush.theme->flat ? 1.0 : 0.85);
  cairo_set_line_width (cr, low ? 0.7 / canvas->pixels : 0.024);
  cairo_stroke_preserve (cr);
  bst_render_canvas_set_source (canvas, BST_RENDER_WATER, 1);
  cairo_fill (cr);
}

void
bst_render_draw_water (const BstRenderCanvas *canvas)
{
  bst_render_canvas_path_kind (canvas, BST_FEATURE_RIVER);
  fill_water (canvas);
  if (canvas->brush.detail != BST_RENDER_DETAIL_LOW && !canvas->brush.theme->flat)
    draw_life (canvas);
  cairo_new_path (canvas->brush.cr);
}

/* The lake lies over the ends of its roads. */
void
bst_render_draw_lake (const BstRenderCanvas *canvas)
{
  if (canvas->plan->end != BST_RENDER_END_LAKE)
    return;
  cairo_new_path (canvas->brush.cr);
  bst_render_canvas_path_common (canvas);
  fill_water (canvas);
}
