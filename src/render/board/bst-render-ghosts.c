/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-ghosts.h"

#include "bst-render-label.h"
#include "bst-render-light.h"

/* Where a sign is, in tiles from the corner of its cell, and its radius; in pixels no smaller than can be read, and no larger
 * than it must be. */
#define SIGN_PLACE  0.16
#define SIGN_RADIUS 0.15
#define LEAST_SIGN  8.
#define MOST_SIGN   15.
#define DASH        5.
#define JOIN        2.

static gboolean
is_covered (const BstRenderGhost *ghosts,
            guint                 index)
{
  for (guint i = 0; i < index; i++)
    if (ghosts[i].move.x == ghosts[index].move.x && ghosts[i].move.y == ghosts[index].move.y)
      return TRUE;

  return FALSE;
}

/* At the right, and of a second turn there at the left. */
static void
draw_sign (const BstRenderScope *scope,
           const BstRenderGhost *ghost,
           gboolean              is_second)
{
  double x, y;

  if (ghost->sign[0] == '\0')
    return;
  bst_render_viewport_to_view (scope->viewport, ghost->move.x + (is_second ? SIGN_PLACE : 1 - SIGN_PLACE),
                               ghost->move.y + SIGN_PLACE, &x, &y);
  bst_render_label_badge (scope, ghost->sign, x, y, CLAMP (scope->viewport->scale * SIGN_RADIUS, LEAST_SIGN, MOST_SIGN));
}

void
bst_render_ghosts_draw (const BstRenderScope *scope,
                        const BstRenderGhost *ghosts,
                        guint                 n_ghosts)
{
  for (guint i = 0; i < n_ghosts; i++)
    {
      BstRenderLight light = { BST_RENDER_LIGHT_INIT, .ghost = &ghosts[i].move };

      if (is_covered (ghosts, i))
        continue;
      bst_render_light_draw_under (scope, &light);
      bst_render_board_draw_frame (scope, ghosts[i].move.x, ghosts[i].move.y);
      bst_render_light_draw_over (scope, &light);
    }
  for (guint i = 0; i < n_ghosts; i++)
    draw_sign (scope, &ghosts[i], is_covered (ghosts, i));
}

void
bst_render_ghosts_draw_join (const BstRenderScope *scope,
                             const BstRenderGhost *one,
                             const BstRenderGhost *other)
{
  static const double dashes[] = { DASH, DASH };
  double x, y;

  if (one->move.x == other->move.x && one->move.y == other->move.y)
    return;
  cairo_save (scope->cr);
  cairo_new_path (scope->cr);
  bst_render_viewport_to_view (scope->viewport, one->move.x + .5, one->move.y + .5, &x, &y);
  cairo_move_to (scope->cr, x, y);
  bst_render_viewport_to_view (scope->viewport, other->move.x + .5, other->move.y + .5, &x, &y);
  cairo_line_to (scope->cr, x, y);
  cairo_set_dash (scope->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (scope->cr, JOIN);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_ENGINE, 1);
  cairo_stroke (scope->cr);
  cairo_restore (scope->cr);
}
