/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-best.h"

#include "bst-render-label.h"

#include <math.h>

/* Radii in tiles: of the best, and of what loses LARGE_LOSS points or more. */
#define MOST_RADIUS  0.31
#define LEAST_RADIUS 0.16
#define LARGE_LOSS   6.

/* Where tiles are smaller there is no room for the loss, or for the place: pixels. */
#define LOSS_TILE    36
#define RANK_TILE    28
#define SMALL_RADIUS 4.

/* A disc with a number has at least this radius, so that it can be read. */
#define LEAST_PIXELS 8.
#define RING         2.

double
bst_render_best_get_radius (double loss)
{
  return MOST_RADIUS - (MOST_RADIUS - LEAST_RADIUS) * CLAMP (loss / LARGE_LOSS, 0, 1);
}

/* A filled one, or a ring, with a halo that parts it from any ground. */
static void
draw_disc (const BstRenderScope *scope,
           double                x,
           double                y,
           double                radius,
           gboolean              is_filled)
{
  cairo_t *cr = scope->cr;
  gboolean dark = scope->theme->dark;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
  bst_render_theme_set_source (scope->theme, cr, dark ? BST_RENDER_INK : BST_RENDER_HALO, 1);
  cairo_set_line_width (cr, 2 * RING + (is_filled ? 1 : RING));
  cairo_stroke_preserve (cr);
  if (is_filled)
    bst_render_theme_set_source (scope->theme, cr, BST_RENDER_ENGINE, 1);
  cairo_fill_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_ENGINE, 1);
  cairo_set_line_width (cr, RING);
  cairo_stroke (cr);
}

/* Its middle at @x, @y; light on a filled disc by day, dark by night, and the other way round on a ring. */
static void
draw_rank (const BstRenderScope *scope,
           guint                 rank,
           double                x,
           double                y,
           double                radius,
           gboolean              is_filled)
{
  cairo_t *cr = scope->cr;
  cairo_text_extents_t extents;
  char text[12];

  g_snprintf (text, sizeof text, "%u", rank);
  bst_render_label_font (cr, scope->font, CLAMP (radius * (rank < 10 ? 1.3 : 1.0), 10, 20));
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.x_bearing - extents.width / 2, y - extents.y_bearing - extents.height / 2);
  if (is_filled)
    bst_render_theme_set_source (scope->theme, cr, scope->theme->dark ? BST_RENDER_INK : BST_RENDER_HALO, 1);
  else
    bst_render_theme_set_source (scope->theme, cr, BST_RENDER_ENGINE, 1);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
}

static void
draw_best (const BstRenderScope *scope,
           const BstRenderBest  *best)
{
  double scale = scope->viewport->scale;
  double radius = MAX (bst_render_best_get_radius (best->loss) * scale, LEAST_PIXELS);
  gboolean is_filled = best->rank == 1;
  double text = CLAMP (0.2 * scale, 11, 16);
  double x, y;

  bst_render_viewport_to_view (scope->viewport, best->x, best->y, &x, &y);
  x += scale / 2;
  y += scale / 2;
  if (scale < RANK_TILE)
    {
      draw_disc (scope, x, y, SMALL_RADIUS, is_filled);
      return;
    }
  /* With the loss below it stands higher, so that both are in the cell. */
  if (scale >= LOSS_TILE && best->text[0] != '\0')
    {
      y -= (text + RING) / 2;
      bst_render_label_draw (scope, best->text, x, y + radius + RING + text / 2, text);
    }
  draw_disc (scope, x, y, radius, is_filled);
  draw_rank (scope, best->rank, x, y, radius, is_filled);
}

void
bst_render_best_draw (const BstRenderScope *scope,
                      const BstRenderBest  *best,
                      guint                 n_best)
{
  cairo_save (scope->cr);
  for (guint i = 0; i < n_best; i++)
    draw_best (scope, &best[i]);
  cairo_restore (scope->cr);
}

void
bst_render_best_draw_swatch (const BstRenderScope *scope,
                             double                x,
                             double                y,
                             double                radius)
{
  cairo_save (scope->cr);
  draw_disc (scope, x, y, radius, TRUE);
  draw_rank (scope, 1, x, y, radius, TRUE);
  cairo_restore (scope->cr);
}
