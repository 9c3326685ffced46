/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mage and the witch: a robe and a dress, a head, a hat, and what each holds. */

#include "bst-render-token.h"

#include <math.h>

/* From the shoulders down to @half of a hem. */
static void
robe_path (cairo_t *cr,
           double   half)
{
  cairo_move_to (cr, -0.09, -0.14);
  cairo_line_to (cr, 0.09, -0.14);
  cairo_curve_to (cr, 0.15, 0.06, 0.17, 0.20, half, 0.46);
  cairo_curve_to (cr, half / 2, 0.51, -half / 2, 0.51, -half, 0.46);
  cairo_curve_to (cr, -0.17, 0.20, -0.15, 0.06, -0.09, -0.14);
  cairo_close_path (cr);
}

static void
draw_head (cairo_t              *cr,
           const BstRenderTheme *theme)
{
  cairo_arc (cr, 0, -0.20, 0.105, 0, 2 * G_PI);
  bst_render_token_fill (cr, theme, BST_RENDER_SHIELD_TRIM, 0.07);
}

static void
star_path (cairo_t *cr,
           double   x,
           double   y,
           double   size)
{
  for (int i = 0; i < 10; i++)
    {
      double r = i % 2 ? 0.42 * size : size;
      double angle = i * G_PI / 5 - G_PI / 2;

      cairo_line_to (cr, x + r * cos (angle), y + r * sin (angle));
    }
  cairo_close_path (cr);
}

/* A staff or broom on the side @side. */
static void
draw_staff (cairo_t              *cr,
            const BstRenderTheme *theme,
            double                side)
{
  cairo_rectangle (cr, side - 0.025, -0.34, 0.05, 0.80);
  bst_render_token_fill (cr, theme, BST_RENDER_ROOF_3, 0.06);
}

void
bst_render_mage_draw (cairo_t              *cr,
                      const BstRenderTheme *theme,
                      double                x,
                      double                y,
                      double                size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  bst_render_token_shade (cr, theme, 0.30);
  cairo_new_path (cr);
  draw_staff (cr, theme, 0.29);
  robe_path (cr, 0.26);
  bst_render_token_fill (cr, theme, BST_RENDER_SHIELD, 0.075);
  draw_head (cr, theme);
  /* The beard, and the hat. */
  cairo_move_to (cr, -0.09, -0.16);
  cairo_line_to (cr, 0.09, -0.16);
  cairo_line_to (cr, 0, 0.10);
  cairo_close_path (cr);
  bst_render_theme_set_source (theme, cr, BST_RENDER_HALO, 1);
  cairo_fill (cr);
  cairo_move_to (cr, 0, -0.56);
  cairo_line_to (cr, 0.13, -0.23);
  cairo_line_to (cr, -0.13, -0.23);
  cairo_close_path (cr);
  bst_render_token_fill (cr, theme, BST_RENDER_SHIELD, 0.065);
  star_path (cr, 0.29, -0.40, 0.13);
  bst_render_token_fill (cr, theme, BST_RENDER_GOLD, 0.045);
  star_path (cr, 0, 0.26, 0.09);
  bst_render_theme_set_source (theme, cr, BST_RENDER_GOLD, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
bst_render_witch_draw (cairo_t              *cr,
                       const BstRenderTheme *theme,
                       double                x,
                       double                y,
                       double                size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  bst_render_token_shade (cr, theme, 0.30);
  cairo_new_path (cr);
  draw_staff (cr, theme, -0.29);
  /* Twigs. */
  cairo_move_to (cr, -0.29, 0.14);
  cairo_line_to (cr, -0.17, 0.46);
  cairo_line_to (cr, -0.41, 0.46);
  cairo_close_path (cr);
  bst_render_token_fill (cr, theme, BST_RENDER_CROP_DARK, 0.055);
  robe_path (cr, 0.23);
  bst_render_token_fill (cr, theme, BST_RENDER_MAGIC, 0.075);
  draw_head (cr, theme);
  /* A brim, and a bent point. */
  cairo_move_to (cr, -0.27, -0.24);
  cairo_curve_to (cr, -0.12, -0.32, 0.12, -0.32, 0.27, -0.24);
  cairo_curve_to (cr, 0.12, -0.19, -0.12, -0.19, -0.27, -0.24);
  cairo_close_path (cr);
  bst_render_token_fill (cr, theme, BST_RENDER_INK, 0.055);
  cairo_move_to (cr, -0.14, -0.28);
  cairo_curve_to (cr, -0.06, -0.42, -0.02, -0.50, 0.20, -0.54);
  cairo_curve_to (cr, 0.10, -0.46, 0.11, -0.40, 0.14, -0.28);
  cairo_close_path (cr);
  bst_render_token_fill (cr, theme, BST_RENDER_INK, 0.055);
  cairo_restore (cr);
}
