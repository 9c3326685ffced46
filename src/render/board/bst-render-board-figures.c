/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands on the board: towers, figures, the dragon and the fairy. */

#include "bst-render-board.h"

#include "bst-render-ferries.h"
#include "bst-render-kind.h"
#include "bst-render-label.h"
#include "bst-render-token.h"

/* The number stands beside more pieces than so many: a guard's crown may hide the uppermost. */
#define COUNTED 1

/* On small tiles figures are larger in proportion, so that they can be told apart: pixels, and at most so much of a
 * tile. */
#define LEAST_SIZE 16.0
#define MOST_SHARE 0.45

static const BstTileType *
type_of (const BstPosition *position,
         guint              tile)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));

  return bst_tile_set_get_type (set, (guint) bst_render_board_get_tile (position, tile)->type);
}

static BstFeatureKind
part_kind (const BstPosition *position,
           guint16            part)
{
  guint index;
  guint segment;

  bst_position_get_segment (position, part, &index, &segment);
  return type_of (position, index)->segments[segment].kind;
}

static gboolean
in_view (const BstRenderViewport *viewport,
         double                   x,
         double                   y,
         double                   reach)
{
  return x >= -reach && y >= -reach && x <= viewport->width + reach && y <= viewport->height + reach;
}

/* --- Towers --- */

/* The index of the tower's base among the type's segments; BST_NO_SEGMENT if it has none. */
static guint
find_base (const BstTileType *type)
{
  return bst_tile_type_find_segment (type, 0, BST_FEATURE_TOWER, 0);
}

gboolean
bst_render_board_get_tower_top (const BstPosition  *position,
                                const BstRenderArt *art,
                                guint               tile,
                                double             *board_x,
                                double             *board_y)
{
  guint base = find_base (type_of (position, tile));

  if (base == BST_NO_SEGMENT)
    return FALSE;
  bst_render_board_get_spot (position, art, (guint16) bst_position_get_part (position, tile, base), board_x, board_y);
  *board_y -= bst_position_get_tower_height (position, tile) * BST_RENDER_TOWER_STEP;
  return TRUE;
}

static void
draw_tower (const BstRenderScope *scope,
            guint                 tile,
            guint                 base,
            guint                 height)
{
  double scale = scope->viewport->scale;
  guint16 part = (guint16) bst_position_get_part (scope->position, tile, base);
  double x;
  double y;

  bst_render_board_get_spot (scope->position, scope->art, part, &x, &y);
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  if (!in_view (scope->viewport, x, y, scale * (1 + height * BST_RENDER_TOWER_STEP)))
    return;
  bst_render_tower_draw (scope->cr, scope->theme, x, y, scale * BST_RENDER_TOWER_SIZE, height);
  if (height > COUNTED)
    {
      g_autofree char *text = g_strdup_printf ("%u", height);

      bst_render_label_badge (scope, text, x + scale * 0.13, y + scale * 0.03, CLAMP (scale * 0.08, 5, 12));
    }
}

void
bst_render_board_draw_built (const BstRenderScope *scope)
{
  guint n_tiles;

  bst_render_ferries_draw (scope);
  bst_position_get_tiles (scope->position, &n_tiles);
  for (guint tile = 0; tile < n_tiles; tile++)
    {
      guint height = bst_position_get_tower_height (scope->position, tile);
      guint base = height > 0 ? find_base (type_of (scope->position, tile)) : BST_NO_SEGMENT;

      if (base != BST_NO_SEGMENT)
        draw_tower (scope, tile, base, height);
    }
}

double
bst_render_board_get_overhang (const BstPosition  *position,
                               const BstRenderArt *art)
{
  guint n_tiles;
  BstRenderBox box;
  double most = 0;

  bst_position_get_tiles (position, &n_tiles);
  bst_render_board_get_box (position, 0, &box);
  for (guint tile = 0; tile < n_tiles; tile++)
    {
      double x;
      double y;

      if (bst_position_get_tower_height (position, tile) > 0 && bst_render_board_get_tower_top (position, art, tile, &x, &y))
        most = MAX (most, box.min_y - (y - BST_RENDER_FIGURE_SIZE));
    }
  return most;
}

/* --- Figures --- */

double
bst_render_board_get_figure_size (const BstRenderViewport *viewport)
{
  return MAX (viewport->scale * BST_RENDER_FIGURE_SIZE, MIN (LEAST_SIZE, viewport->scale * MOST_SHARE));
}

/* How many of the figures before @index stand on the same segment. */
static guint
count_before (const BstFigure *figures,
              guint            index)
{
  guint n = 0;

  for (guint i = 0; i < index; i++)
    n += figures[i].part == figures[index].part && !bst_figure_kind_get (figures[i].kind)->on_corner;
  return n;
}

/* The barn's field is on the tile to the south-east of the corner where it stands (AM2). */
static void
get_barn_spot (const BstPosition *position,
               guint16            part,
               double            *board_x,
               double            *board_y)
{
  guint index;
  guint segment;

  bst_position_get_segment (position, part, &index, &segment);
  *board_x = bst_render_board_get_tile (position, index)->x;
  *board_y = bst_render_board_get_tile (position, index)->y;
}

/* How far the pieces of a tower lift who stands on it. */
static double
lift_of (const BstPosition *position,
         guint16            part)
{
  guint index;
  guint segment;

  if (part_kind (position, part) != BST_FEATURE_TOWER)
    return 0;
  bst_position_get_segment (position, part, &index, &segment);
  return 0.08 + bst_position_get_tower_height (position, index) * BST_RENDER_TOWER_STEP;
}

void
bst_render_board_get_figure_spot (const BstPosition  *position,
                                  const BstRenderArt *art,
                                  guint               figure,
                                  double             *board_x,
                                  double             *board_y)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  guint before;

  g_return_if_fail (figure < n_figures);

  if (bst_figure_kind_get (figures[figure].kind)->on_corner)
    {
      get_barn_spot (position, figures[figure].part, board_x, board_y);
      return;
    }
  before = count_before (figures, figure);
  bst_render_board_get_spot (position, art, figures[figure].part, board_x, board_y);
  /* To the right, then to the left, a little lower each time. */
  *board_x += (before + 1) / 2 * (before % 2 ? 0.20 : -0.20);
  *board_y += before * 0.06 - lift_of (position, figures[figure].part);
}

void
bst_render_board_draw_figures (const BstRenderScope *scope)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (scope->position, &n_figures);
  BstGame *game = bst_position_get_game (scope->position);
  double size = bst_render_board_get_figure_size (scope->viewport);

  for (guint i = 0; i < n_figures; i++)
    {
      BstFigureKind piece = (BstFigureKind) figures[i].kind;
      BstRenderFigure figure = bst_render_figure_of (piece, part_kind (scope->position, figures[i].part));
      BstColour colour = bst_game_get_player (game, (guint) figures[i].player)->colour;
      double x;
      double y;

      bst_render_board_get_figure_spot (scope->position, scope->art, i, &x, &y);
      bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
      if (in_view (scope->viewport, x, y, size))
        bst_render_figure_draw (scope->cr, scope->theme, figure, colour, x, y,
                                size * bst_render_figure_scale (piece));
    }
}

void
bst_render_board_draw_dots (const BstRenderScope *scope,
                            double                size)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (scope->position, &n_figures);
  BstGame *game = bst_position_get_game (scope->position);

  for (guint i = 0; i < n_figures; i++)
    {
      BstColour colour = bst_game_get_player (game, (guint) figures[i].player)->colour;
      const BstRenderColour *fill = bst_render_player_colour (colour);
      const BstRenderColour *edge = &scope->theme->colours[BST_RENDER_HALO];
      double x, y;

      bst_render_board_get_figure_spot (scope->position, scope->art, i, &x, &y);
      bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
      cairo_arc (scope->cr, x, y, size / 2, 0, 2 * G_PI);
      cairo_set_source_rgb (scope->cr, edge->red, edge->green, edge->blue);
      cairo_set_line_width (scope->cr, size / 4);
      cairo_stroke_preserve (scope->cr);
      cairo_set_source_rgb (scope->cr, fill->red, fill->green, fill->blue);
      cairo_fill (scope->cr);
    }
}

/* --- Tokens --- */

gboolean
bst_render_board_get_neutral_spot (const BstPosition  *position,
                                   const BstRenderArt *art,
                                   BstNeutralKind      kind,
                                   double             *board_x,
                                   double             *board_y)
{
  const BstRenderNeutral *neutral = bst_render_neutral_for (kind);
  guint part = bst_position_get_neutral_part (position, kind);
  int cell_x;
  int cell_y;
  int figure;

  if (!bst_position_get_neutral (position, kind, &cell_x, &cell_y, &figure))
    return FALSE;
  *board_x = cell_x + neutral->alone_x;
  *board_y = cell_y + neutral->alone_y;
  if (figure >= 0)
    bst_render_board_get_figure_spot (position, art, (guint) figure, board_x, board_y);
  else if (part != BST_NO_PART)
    bst_render_board_get_spot (position, art, (guint16) part, board_x, board_y);
  if (part != BST_NO_PART)
    {
      *board_x += neutral->beside_x;
      *board_y += neutral->beside_y;
    }
  return TRUE;
}

static void
draw_neutral (const BstRenderScope *scope,
              BstNeutralKind        kind)
{
  double size = bst_render_neutral_size (kind, scope->viewport->scale);
  double x;
  double y;

  if (!bst_render_board_get_neutral_spot (scope->position, scope->art, kind, &x, &y))
    return;
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  if (in_view (scope->viewport, x, y, MAX (size, scope->viewport->scale)))
    bst_render_neutral_for (kind)->draw (scope->cr, scope->theme, x, y, size);
}

void
bst_render_board_draw_tokens (const BstRenderScope *scope)
{
  bst_render_board_draw_piles (scope);
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    draw_neutral (scope, kind);
}
