/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Patches of a field: grain, clover, ploughed earth, a kitchen garden; with a hedge on two sides. */

#include <math.h>

#include "bst-render-ground.h"

typedef struct
{
  BstRenderName ground;
  BstRenderName furrow;
  double        alpha;          /* of the furrows */
} Crop;

static const Crop crops[] = {
  { BST_RENDER_CROP, BST_RENDER_CROP_DARK, 0.60 },
  { BST_RENDER_MEADOW_LIGHT, BST_RENDER_MEADOW_DARK, 0.55 },
  { BST_RENDER_CROP_DARK, BST_RENDER_CROP, 0.45 },
  { BST_RENDER_MEADOW_DARK, BST_RENDER_LEAF_LIGHT, 0.90 },
};

static void
patch_path (cairo_t *cr,
            double   w,
            double   h)
{
  cairo_new_path (cr);
  cairo_move_to (cr, -w, -h * 0.9);
  cairo_curve_to (cr, -w * 0.3, -h * 1.1, w * 0.4, -h * 0.9, w, -h);
  cairo_line_to (cr, w * 0.94, h * 0.9);
  cairo_curve_to (cr, w * 0.3, h * 1.1, -w * 0.5, h * 0.9, -w * 0.96, h);
  cairo_close_path (cr);
}

/* Furrows so far apart that a small picture has them still. */
static void
draw_furrows (const BstRenderCanvas *canvas,
              const Crop            *crop,
              double                 w,
              double                 h)
{
  cairo_t *cr = canvas->brush.cr;
  guint n = (guint) MIN (5 + h * 48, 2 * h * canvas->pixels / 3);

  cairo_new_path (cr);
  for (guint i = 0; i < n; i++)
    {
      double y = -h + (i + 0.5) * 2 * h / n;

      cairo_move_to (cr, -w, y);
      cairo_curve_to (cr, -w * 0.3, y - h * 0.12, w * 0.3, y + h * 0.10, w, y);
    }
  /* Snow lies on what grows. */
  bst_render_canvas_set_source (canvas, crop->furrow, canvas->brush.theme->snow ? 0.45 * crop->alpha : crop->alpha);
  cairo_set_line_width (cr, h * 0.8 / MAX (n, 1));
  cairo_stroke (cr);
}

/* Bushes along the northern and western side. */
static void
draw_hedge (const BstRenderCanvas *canvas,
            double                 w,
            double                 h)
{
  static const double bushes[] = { 0, 0.017 };
  cairo_t *cr = canvas->brush.cr;

  cairo_new_path (cr);
  cairo_move_to (cr, -w * 0.96, h);
  cairo_line_to (cr, -w, -h * 0.9);
  cairo_curve_to (cr, -w * 0.3, -h * 1.1, w * 0.4, -h * 0.9, w, -h);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, bushes, 2, 0);
  cairo_set_line_width (cr, 0.022);
  bst_render_canvas_set_source (canvas, BST_RENDER_LEAF_DARK, 0.85);
  cairo_stroke_preserve (cr);
  cairo_translate (cr, -0.002, -0.003);
  cairo_set_line_width (cr, 0.014);
  bst_render_canvas_set_source (canvas, canvas->brush.theme->snow ? BST_RENDER_MEADOW_LIGHT : BST_RENDER_LEAF_LIGHT, 0.8);
  cairo_stroke (cr);
}

/* Sheaves where grain was cut, upright whichever way the patch lies. */
static void
draw_sheaves (const BstRenderCanvas   *canvas,
              const BstRenderOrnament *patch)
{
  cairo_t *cr = canvas->brush.cr;

  for (int i = 0; i < 5; i++)
    {
      double u = (i - 2) * 0.17 * patch->size;
      double v = (i % 2 ? 0.10 : -0.08) * patch->size;
      double x = patch->x + u * cos (patch->angle) - v * sin (patch->angle);
      double y = patch->y + u * sin (patch->angle) + v * cos (patch->angle);

      cairo_new_path (cr);
      cairo_arc (cr, x + 0.006, y, 0.013, 0, 2 * G_PI);
      bst_render_canvas_set_source (canvas, BST_RENDER_SHADOW, 0.22);
      cairo_fill (cr);
      cairo_move_to (cr, x - 0.012, y + 0.006);
      cairo_curve_to (cr, x - 0.010, y - 0.020, x - 0.004, y - 0.026, x, y - 0.028);
      cairo_curve_to (cr, x + 0.004, y - 0.026, x + 0.010, y - 0.020, x + 0.012, y + 0.006);
      cairo_close_path (cr);
      bst_render_canvas_set_source (canvas, BST_RENDER_GOLD, 1);
      cairo_fill (cr);
    }
}

void
bst_render_draw_crop (const BstRenderCanvas   *canvas,
                      const BstRenderOrnament *patch)
{
  const Crop *crop = &crops[(patch->look >> 4) % G_N_ELEMENTS (crops)];
  cairo_t *cr = canvas->brush.cr;
  double w = patch->size * 0.5;
  double h = patch->size * 0.34;

  cairo_save (cr);
  cairo_translate (cr, patch->x, patch->y);
  cairo_rotate (cr, patch->angle);
  cairo_save (cr);
  patch_path (cr, w, h);
  bst_render_canvas_set_source (canvas, crop->ground, 0.85);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  draw_furrows (canvas, crop, w, h);
  cairo_restore (cr);
  if (canvas->brush.detail == BST_RENDER_DETAIL_HIGH && patch->look & 8)
    draw_hedge (canvas, w, h);
  cairo_restore (cr);
  if (canvas->pixels >= BST_RENDER_CLOSE && crop == &crops[0] && patch->look & 4 && !canvas->brush.theme->flat
      && !canvas->brush.theme->snow)
    draw_sheaves (canvas, patch);
}
