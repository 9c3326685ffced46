/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-step-spot.h"

#include <bst-render-ferries.h>

/* The part that a spot names; BST_NO_PART if there is none. */
static guint
find_part (const BstPosition *position,
           const BstSpot     *spot)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int index = bst_position_find_tile (position, spot->x, spot->y);
  const BstTile *tile;
  guint n_tiles, segment;

  if (index < 0)
    return BST_NO_PART;
  tile = &bst_position_get_tiles (position, &n_tiles)[index];
  segment = bst_spot_get_segment (spot, bst_tile_set_get_type (set, (guint) tile->type),
                                  tile->rotation);

  return segment == BST_NO_SEGMENT ? BST_NO_PART
                                   : bst_position_get_part (position, (guint) index, segment);
}

/* Where the figure of a spot stands; its segment if there is none of them. */
static gboolean
find_figure_spot (const BstPosition  *position,
                  const BstRenderArt *art,
                  const BstSpot      *spot,
                  double             *x,
                  double             *y)
{
  guint part = find_part (position, spot);
  const BstFigure *figures;
  guint n_figures;

  if (part == BST_NO_PART)
    return FALSE;
  figures = bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    if (figures[i].part == part && figures[i].player == spot->player
        && figures[i].kind == spot->figure)
      {
        bst_render_board_get_figure_spot (position, art, i, x, y);
        return TRUE;
      }
  bst_render_board_get_spot (position, art, (guint16) part, x, y);

  return TRUE;
}

static gboolean
find_corner (const BstSpot *spot,
             double        *x,
             double        *y)
{
  guint corner = spot->side - BST_SIDE_CORNER;

  *x = spot->x + (corner == 1 || corner == 2);
  *y = spot->y + (corner == 2 || corner == 3);

  return TRUE;
}

static gboolean
find_dragon (const BstPosition *position,
             const BstStep     *step,
             double            *x,
             double            *y)
{
  int at_x, at_y;

  if (!bst_position_get_neutral (position, BST_NEUTRAL_DRAGON, &at_x, &at_y, NULL))
    return FALSE;
  *x = at_x + bst_step_x[step->spot.side] + 0.5;
  *y = at_y + bst_step_y[step->spot.side] + 0.5;

  return TRUE;
}

static gboolean
find_ferry (const BstPosition  *position,
            const BstRenderArt *art,
            const BstStep      *step,
            double             *x,
            double             *y)
{
  int index = bst_position_find_tile (position, step->spot.x, step->spot.y);

  if (index < 0)
    return FALSE;
  bst_render_ferry_get_choice (position, art, (guint) index, step->spot.side / 2, step->to.side / 2, x, y);

  return TRUE;
}

gboolean
bastide_step_find_spot (const BstPosition  *position,
                        const BstRenderArt *art,
                        const BstStep      *step,
                        double             *x,
                        double             *y)
{
  BstSpot base = step->spot;

  switch (bst_step_kind_get_place (step->kind))
    {
    case BST_STEP_AT_SPOT:
      if (step->spot.side >= BST_SIDE_CORNER)
        return find_corner (&step->spot, x, y);
      return find_figure_spot (position, art, &step->spot, x, y);
    case BST_STEP_AT_SPOT_OR_CELL:
      *x = step->spot.x + 0.5;
      *y = step->spot.y + 0.5;
      return step->spot.player == BST_NO_PLAYER
             || find_figure_spot (position, art, &step->spot, x, y);
    case BST_STEP_AT_TOWER:
      base.feature = BST_FEATURE_TOWER;
      base.side = 0;
      return find_figure_spot (position, art, &base, x, y);
    case BST_STEP_BESIDE_DRAGON:
      return find_dragon (position, step, x, y);
    case BST_STEP_BETWEEN_SPOTS:
      return find_ferry (position, art, step, x, y);
    case BST_STEP_NOWHERE:
    default:
      return FALSE;
    }
}
