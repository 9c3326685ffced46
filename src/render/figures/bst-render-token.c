/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-token.h"

#include <math.h>

#include "bst-render-dragon.h"

void
bst_render_token_fill (cairo_t              *cr,
                       const BstRenderTheme *theme,
                       BstRenderName         name,
                       double                width)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width * 1.9);
  bst_render_theme_set_source (theme, cr, BST_RENDER_HALO, 0.95);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  bst_render_theme_set_source (theme, cr, BST_RENDER_INK, 1);
  cairo_stroke_preserve (cr);
  bst_render_theme_set_source (theme, cr, name, 1);
  cairo_fill (cr);
}

void
bst_render_token_shade (cairo_t              *cr,
                        const BstRenderTheme *theme,
                        double                half)
{
  if (theme->flat)
    return;
  cairo_save (cr);
  cairo_translate (cr, half * 0.2, 0.46);
  cairo_scale (cr, half, 0.12);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  bst_render_theme_set_source (theme, cr, BST_RENDER_SHADOW, 0.35);
  cairo_fill (cr);
}

void
bst_render_dragon_draw (cairo_t              *cr,
                        const BstRenderTheme *theme,
                        double                x,
                        double                y,
                        double                size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  bst_render_token_shade (cr, theme, 0.44);
  cairo_new_path (cr);
  bst_render_dragon_path (cr);
  bst_render_token_fill (cr, theme, BST_RENDER_DRAGON_RED, 0.055);
  bst_render_dragon_wing_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.026);
  bst_render_theme_set_source (theme, cr, BST_RENDER_INK, 0.65);
  cairo_stroke (cr);
  cairo_arc (cr, -0.32, -0.255, 0.030, 0, 2 * G_PI);
  bst_render_theme_set_source (theme, cr, BST_RENDER_GOLD, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Two wings on each side, the upper ones larger. */
static void
wings_path (cairo_t *cr)
{
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, 0, -0.06);
      cairo_curve_to (cr, side * 0.14, -0.50, side * 0.52, -0.48, side * 0.46, -0.18);
      cairo_curve_to (cr, side * 0.42, -0.02, side * 0.20, 0.02, 0, -0.02);
      cairo_curve_to (cr, side * 0.20, 0.04, side * 0.36, 0.16, side * 0.28, 0.26);
      cairo_curve_to (cr, side * 0.20, 0.34, side * 0.06, 0.20, 0, 0.02);
      cairo_close_path (cr);
    }
}

/* A slender figure in a long dress, a star over her head. */
static void
maiden_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.055, -0.16);
  cairo_line_to (cr, 0.055, -0.16);
  cairo_curve_to (cr, 0.07, 0.02, 0.10, 0.14, 0.21, 0.47);
  cairo_curve_to (cr, 0.10, 0.51, -0.10, 0.51, -0.21, 0.47);
  cairo_curve_to (cr, -0.10, 0.14, -0.07, 0.02, -0.055, -0.16);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.24, 0.105, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
bst_render_fairy_draw (cairo_t              *cr,
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
  wings_path (cr);
  bst_render_token_fill (cr, theme, BST_RENDER_WATER_LIGHT, 0.085);
  maiden_path (cr);
  bst_render_token_fill (cr, theme, BST_RENDER_SHIELD_TRIM, 0.075);
  /* Hair and girdle. */
  cairo_arc (cr, 0, -0.245, 0.095, G_PI, 2 * G_PI);
  cairo_close_path (cr);
  cairo_rectangle (cr, -0.075, -0.01, 0.15, 0.05);
  bst_render_theme_set_source (theme, cr, BST_RENDER_GOLD, 1);
  cairo_fill (cr);
  for (int i = 0; i < 10; i++)
    {
      double r = i % 2 ? 0.045 : 0.115;
      double angle = i * G_PI / 5 - G_PI / 2;

      cairo_line_to (cr, r * cos (angle), -0.47 + r * sin (angle));
    }
  cairo_close_path (cr);
  bst_render_token_fill (cr, theme, BST_RENDER_GOLD, 0.045);
  cairo_restore (cr);
}

void
bst_render_tower_draw (cairo_t              *cr,
                       const BstRenderTheme *theme,
                       double                x,
                       double                y,
                       double                size,
                       guint                 n)
{
  BstRenderBrush brush = { .cr = cr, .theme = theme, .detail = BST_RENDER_DETAIL_HIGH };

  cairo_save (cr);
  bst_render_sprite_pieces (&brush, x, y, size, n);
  cairo_restore (cr);
}

static const BstRenderToken looks[BST_N_TOKEN_KINDS] = {
  [BST_TOKEN_WINE] = { bst_render_sprite_wine, 0, 1 },
  [BST_TOKEN_GRAIN] = { bst_render_sprite_grain, 0, 1 },
  [BST_TOKEN_CLOTH] = { bst_render_sprite_cloth, 0, 1 },
  [BST_TOKEN_ABBEY] = { bst_render_sprite_church, 0.4, 0.9 },
  [BST_TOKEN_PIECE] = { bst_render_sprite_pieces, 0.15, 0.8, 1, .is_built = TRUE, .size = BST_RENDER_TOWER_SIZE },
  [BST_TOKEN_INGOT] = { bst_render_sprite_ingot, 0, 0.9, .size = 0.26, .at_x = 0.20, .at_y = 0.82 },
  [BST_TOKEN_KING] = { bst_render_sprite_card, 0, 1 },
  [BST_TOKEN_ROBBER] = { bst_render_sprite_card, 0, 1, 1 },
  [BST_TOKEN_FERRY] = { bst_render_sprite_ferry, 0, 1, .is_built = TRUE, .size = 0.37 },
};

const BstRenderToken *
bst_render_token_for (BstTokenKind kind)
{
  return &looks[kind];
}

void
bst_render_token_draw (cairo_t              *cr,
                       const BstRenderTheme *theme,
                       BstTokenKind          kind,
                       double                x,
                       double                y,
                       double                size)
{
  BstRenderBrush brush = { .cr = cr, .theme = theme, .detail = BST_RENDER_DETAIL_HIGH };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  looks[kind].sprite (&brush, 0, looks[kind].y, looks[kind].sign_size, looks[kind].look);
  cairo_restore (cr);
}
