/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-marks.h"

#include <math.h>

#include "bst-render-label.h"
#include "bst-render-palette.h"

/* Around an arrow, in pixels. */
#define ARROW_HALO 1.5

/* The middle of a cell in the view. */
static void
get_middle (const BstRenderScope *scope,
            int                   x,
            int                   y,
            double               *view_x,
            double               *view_y)
{
  bst_render_viewport_to_view (scope->viewport, x + 0.5, y + 0.5, view_x, view_y);
}

static void
draw_ring (const BstRenderScope  *scope,
           const BstMark         *mark,
           const BstRenderColour *colour)
{
  double x, y;

  get_middle (scope, mark->x, mark->y, &x, &y);
  cairo_new_path (scope->cr);
  cairo_arc (scope->cr, x, y, scope->viewport->scale * 0.44, 0, 2 * G_PI);
  bst_render_contour (scope, colour, MAX (2, scope->viewport->scale * 0.05));
}

static void
draw_tint (const BstRenderScope  *scope,
           const BstMark         *mark,
           const BstRenderColour *colour)
{
  double x, y;

  bst_render_viewport_to_view (scope->viewport, mark->x, mark->y, &x, &y);
  cairo_rectangle (scope->cr, x, y, scope->viewport->scale, scope->viewport->scale);
  cairo_set_source_rgba (scope->cr, colour->red, colour->green, colour->blue, 0.35);
  cairo_fill (scope->cr);
}

static gboolean
is_light (const BstRenderColour *colour)
{
  return colour->red + colour->green + colour->blue > 2.4;
}

/* Between the middles of two cells, off the figures that stand there. */
static void
draw_arrow (const BstRenderScope  *scope,
            const BstMark         *mark,
            const BstRenderColour *colour)
{
  double scale = scope->viewport->scale;
  double half = CLAMP (scale * 0.07, 3, 8) / 2, head = scale * 0.24, end = scale * 0.18;
  double x, y, to_x, to_y, length;

  get_middle (scope, mark->x, mark->y, &x, &y);
  get_middle (scope, mark->to_x, mark->to_y, &to_x, &to_y);
  length = hypot (to_x - x, to_y - y) - 2 * end;
  if (length < head)
    return;

  cairo_save (scope->cr);
  cairo_translate (scope->cr, x, y);
  cairo_rotate (scope->cr, atan2 (to_y - y, to_x - x));
  cairo_translate (scope->cr, end, 0);
  cairo_new_path (scope->cr);
  cairo_move_to (scope->cr, 0, -half);
  cairo_line_to (scope->cr, length - head, -half);
  cairo_line_to (scope->cr, length - head, -head / 2);
  cairo_line_to (scope->cr, length, 0);
  cairo_line_to (scope->cr, length - head, head / 2);
  cairo_line_to (scope->cr, length - head, half);
  cairo_line_to (scope->cr, 0, half);
  cairo_close_path (scope->cr);
  bst_render_theme_set_source (scope->theme, scope->cr, is_light (colour) ? BST_RENDER_INK : BST_RENDER_HALO, 0.95);
  cairo_set_line_width (scope->cr, 2 * ARROW_HALO);
  cairo_stroke_preserve (scope->cr);
  cairo_set_source_rgb (scope->cr, colour->red, colour->green, colour->blue);
  cairo_fill (scope->cr);
  cairo_restore (scope->cr);
}

static void
draw_letter (const BstRenderScope *scope,
             const BstMark        *mark)
{
  double x, y;

  get_middle (scope, mark->x, mark->y, &x, &y);
  bst_render_label_badge (scope, mark->text != NULL ? mark->text : "", x, y,
                          MAX (8, scope->viewport->scale * 0.22));
}

/* The part that a mark's text names on its cell; BST_NO_PART if none is there. */
static guint
find_part (const BstPosition *position,
           const BstMark     *mark)
{
  int index = bst_position_find_tile (position, mark->x, mark->y);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  BstSpot place = { 0 };
  const BstTile *tile;
  guint n_tiles, segment;

  if (index < 0 || mark->text == NULL || !bst_spot_parse (mark->text, &place))
    return BST_NO_PART;

  tile = &bst_position_get_tiles (position, &n_tiles)[index];
  segment = bst_spot_get_segment (&place, bst_tile_set_get_type (set, (guint) tile->type),
                                  tile->rotation);

  return segment == BST_NO_SEGMENT ? BST_NO_PART
                                   : bst_position_get_part (position, (guint) index, segment);
}

static void
draw_feature (const BstRenderScope  *scope,
              const BstMark         *mark,
              const BstRenderColour *colour)
{
  guint part = find_part (scope->position, mark);

  if (part != BST_NO_PART && bst_render_feature_path (scope, part))
    bst_render_contour (scope, colour, CLAMP (scope->viewport->scale * 0.035, 2, 3));
}

static void
draw_mark (const BstRenderScope *scope,
           const BstMark        *mark)
{
  const BstRenderColour *colour = bst_render_mark_colour (mark->colour);

  switch (mark->kind)
    {
    case BST_MARK_ARROW:
      draw_arrow (scope, mark, colour);
      break;
    case BST_MARK_RING:
      draw_ring (scope, mark, colour);
      break;
    case BST_MARK_TINT:
      draw_tint (scope, mark, colour);
      break;
    case BST_MARK_LETTER:
      draw_letter (scope, mark);
      break;
    case BST_MARK_FEATURE:
    default:
      draw_feature (scope, mark, colour);
      break;
    }
}

static void
draw_marks (const BstRenderScope *scope,
            const BstNode        *node,
            gboolean              is_ground)
{
  for (guint i = 0; node->marks != NULL && i < node->marks->len; i++)
    {
      const BstMark *mark = &g_array_index (node->marks, BstMark, i);

      if ((mark->kind == BST_MARK_TINT || mark->kind == BST_MARK_FEATURE) == is_ground)
        draw_mark (scope, mark);
    }
}

void
bst_render_marks_draw_ground (const BstRenderScope *scope,
                              const BstNode        *node)
{
  draw_marks (scope, node, TRUE);
}

void
bst_render_marks_draw_signs (const BstRenderScope *scope,
                             const BstNode        *node)
{
  draw_marks (scope, node, FALSE);
}
