/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-joins.h"

#include "bst-render-pill.h"

#include <math.h>

/* Tiles smaller than this, in pixels, have small signs. */
#define SMALL_TILE 48.0
/* On tiles below this size a number would cover the sign of the next cell. */
#define TINY_TILE  32.0
/* How far down in its cell a sign stands: coordinates are below it. */
#define SIGN_Y     0.4

BstRenderJoins *
bst_render_joins_copy (const BstRenderJoins *joins)
{
  BstRenderJoins *copy;

  if (joins == NULL)
    return NULL;
  copy = g_memdup2 (joins, sizeof *joins);
  copy->joins = g_memdup2 (joins->joins, joins->n_joins * sizeof *joins->joins);

  return copy;
}

void
bst_render_joins_free (BstRenderJoins *joins)
{
  if (joins == NULL)
    return;
  g_free (joins->joins);
  g_free (joins);
}

/* The place of a farm that is next to the cell, in tiles of the board. FALSE if it has none on its neighbours. */
static gboolean
find_end (const BstRenderScope *scope,
          const BstRenderJoin  *join,
          guint                 farm,
          double               *x,
          double               *y)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (scope->position));
  double nearest = G_MAXDOUBLE;

  for (guint d = 0; d < BST_N_DIRECTIONS; d++)
    {
      int index = bst_position_find_tile (scope->position, join->x + bst_step_x[d], join->y + bst_step_y[d]);
      const BstTile *tile = index < 0 ? NULL : bst_render_board_get_tile (scope->position, (guint) index);
      guint n_segments = tile == NULL ? 0 : bst_tile_set_get_type (set, (guint) tile->type)->n_segments;

      for (guint i = 0; i < n_segments; i++)
        {
          guint16 part = (guint16) (tile->first_part + i);
          double at_x, at_y, distance;

          if (bst_position_find_root (scope->position, part) != farm)
            continue;
          bst_render_board_get_spot (scope->position, scope->art, part, &at_x, &at_y);
          distance = hypot (at_x - join->x - 0.5, at_y - join->y - 0.5);
          if (distance >= nearest)
            continue;
          nearest = distance;
          *x = at_x;
          *y = at_y;
        }
    }

  return nearest < G_MAXDOUBLE;
}

/* The lines of one join become the path. */
static void
add_links (const BstRenderScope *scope,
           const BstRenderJoin  *join)
{
  double x, y, to_x, to_y;

  bst_render_viewport_to_view (scope->viewport, join->x + 0.5, join->y + SIGN_Y, &to_x, &to_y);
  for (guint i = 0; i < join->n_farms; i++)
    if (find_end (scope, join, join->farms[i], &x, &y))
      {
        bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
        cairo_move_to (scope->cr, x, y);
        cairo_line_to (scope->cr, to_x, to_y);
      }
}

static void
stroke_links (const BstRenderScope *scope)
{
  static const double dashes[] = { 6, 4 };
  const BstRenderTheme *theme = scope->theme;
  cairo_t *cr = scope->cr;
  double width = CLAMP (scope->viewport->scale * 0.04, 1.5, 4);

  bst_render_theme_set_source (theme, cr, theme->dark ? BST_RENDER_INK : BST_RENDER_HALO, 0.9);
  cairo_set_line_width (cr, width + 3);
  cairo_stroke_preserve (cr);
  bst_render_theme_set_source (theme, cr, theme->dark ? BST_RENDER_HALO : BST_RENDER_INK, 1);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_sign (const BstRenderScope *scope,
           const BstRenderJoin  *join)
{
  BstRenderPill pill = { .owners = join->owners };
  double x, y;

  if (scope->viewport->scale >= TINY_TILE)
    g_snprintf (pill.first, sizeof pill.first, "%u", join->n_copies);
  bst_render_pill_fit (&pill, scope->font, scope->viewport->scale < SMALL_TILE);
  bst_render_viewport_to_view (scope->viewport, join->x + 0.5, join->y + SIGN_Y, &x, &y);
  bst_render_pill_draw (scope, &pill, x, y);
}

/* The one with most tiles among those of a cell; @next is the first of another cell. */
static const BstRenderJoin *
find_likeliest (const BstRenderJoins *joins,
                guint                 first,
                guint                *next)
{
  const BstRenderJoin *best = &joins->joins[first];

  for (*next = first + 1; *next < joins->n_joins && joins->joins[*next].x == best->x
                          && joins->joins[*next].y == best->y; (*next)++)
    if (joins->joins[*next].n_copies > best->n_copies)
      best = &joins->joins[*next];

  return best;
}

void
bst_render_joins_draw (const BstRenderScope *scope,
                       const BstRenderJoins *joins)
{
  guint next;

  cairo_save (scope->cr);
  cairo_new_path (scope->cr);
  for (guint i = 0; i < joins->n_joins; i++)
    add_links (scope, &joins->joins[i]);
  stroke_links (scope);
  cairo_restore (scope->cr);
  for (guint i = 0; i < joins->n_joins; i = next)
    draw_sign (scope, find_likeliest (joins, i, &next));
}
