/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-laid.h"

#include <math.h>

/* In pixels: how far the shadow is from what throws it, and how soft its edge. */
#define ASIDE  1.5
#define BELOW  2.5
#define BLUR   4.0
/* How dark it is, and in how many steps it becomes so. */
#define DARK   0.22
#define STEPS  4
/* Of the corners, in pixels. */
#define RADIUS 2.0

static gboolean
has_tile (const BstPosition *position,
          int                x,
          int                y)
{
  return bst_position_find_tile (position, x, y) >= 0;
}

/* What has neighbours all around hides its own shadow. */
static gboolean
throws_shadow (const BstPosition *position,
               int                x,
               int                y)
{
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (!has_tile (position, x + dx, y + dy))
        return TRUE;

  return FALSE;
}

static gboolean
is_in_view (const BstRenderViewport *view,
            double                   left,
            double                   top)
{
  return left + view->scale + BST_RENDER_LAID_REACH > 0 && top + view->scale + BST_RENDER_LAID_REACH > 0
         && left - BST_RENDER_LAID_REACH < view->width && top - BST_RENDER_LAID_REACH < view->height;
}

void
bst_render_laid_draw_shadow (const BstRenderScope *scope)
{
  double scale = scope->viewport->scale;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scope->position, &n_tiles);

  cairo_save (scope->cr);
  cairo_set_source_rgba (scope->cr, 0, 0, 0, 1 - pow (1 - DARK, 1.0 / STEPS));
  for (guint step = 0; step < STEPS; step++)
    {
      double grown = BLUR * ((step + 0.5) / STEPS - 0.5);

      cairo_new_path (scope->cr);
      for (guint i = 0; i < n_tiles; i++)
        {
          double left, top;

          bst_render_viewport_to_view (scope->viewport, tiles[i].x, tiles[i].y, &left, &top);
          if (is_in_view (scope->viewport, left, top) && throws_shadow (scope->position, tiles[i].x, tiles[i].y))
            cairo_rectangle (scope->cr, left + ASIDE - grown, top + BELOW - grown, scale + 2 * grown, scale + 2 * grown);
        }
      /* All at once: where two shadows meet it is no darker. */
      cairo_fill (scope->cr);
    }
  cairo_restore (scope->cr);
}

guint
bst_render_laid_get_corners (const BstPosition *position,
                             int                x,
                             int                y)
{
  gboolean north = has_tile (position, x, y - 1);
  gboolean east = has_tile (position, x + 1, y);
  gboolean south = has_tile (position, x, y + 1);
  gboolean west = has_tile (position, x - 1, y);

  return (!north && !west ? 1u : 0) | (!north && !east ? 2u : 0) | (!south && !east ? 4u : 0)
         | (!south && !west ? 8u : 0);
}

/* What is between a corner and its round; @across, @down: the way into the tile. */
static void
add_corner (cairo_t *cr,
            double   x,
            double   y,
            int      across,
            int      down)
{
  double middle_x = x + across * RADIUS, middle_y = y + down * RADIUS;

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, middle_x, y);
  for (guint i = 1; i <= 4; i++)
    cairo_line_to (cr, middle_x - across * RADIUS * sin (i * G_PI / 8), middle_y - down * RADIUS * cos (i * G_PI / 8));
  cairo_close_path (cr);
}

void
bst_render_laid_draw_corners (const BstRenderScope *scope)
{
  static const int ways[4][2] = { { 1, 1 }, { -1, 1 }, { -1, -1 }, { 1, -1 } };
  double scale = scope->viewport->scale;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scope->position, &n_tiles);

  cairo_save (scope->cr);
  cairo_new_path (scope->cr);
  for (guint i = 0; i < n_tiles; i++)
    {
      guint corners;
      double left, top;

      bst_render_viewport_to_view (scope->viewport, tiles[i].x, tiles[i].y, &left, &top);
      if (!is_in_view (scope->viewport, left, top))
        continue;
      corners = bst_render_laid_get_corners (scope->position, tiles[i].x, tiles[i].y);
      for (guint c = 0; c < 4; c++)
        if (corners & (1u << c))
          add_corner (scope->cr, ways[c][0] > 0 ? left : left + scale, ways[c][1] > 0 ? top : top + scale, ways[c][0],
                      ways[c][1]);
    }
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_TABLE, 1);
  cairo_fill (scope->cr);
  cairo_restore (scope->cr);
}
