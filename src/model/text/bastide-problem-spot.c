/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-problem-spot.h"

#include <bst-feature.h>

/* The part of the board on which the figure of @spot stands; BST_NO_PART if there is none. */
static guint
find_part (const BstPosition *position,
           const BstSpot     *spot)
{
  const BstFigure *figures;
  const BstTile *tiles;
  guint n_figures, n_tiles;

  figures = bst_position_get_figures (position, &n_figures);
  tiles = bst_position_get_tiles (position, &n_tiles);
  for (guint i = 0; i < n_figures; i++)
    {
      guint tile, segment;

      bst_position_get_segment (position, figures[i].part, &tile, &segment);
      if (tiles[tile].x == spot->x && tiles[tile].y == spot->y
          && bst_position_get_feature_kind (position, figures[i].part) == spot->feature
          && figures[i].player == spot->player && figures[i].kind == spot->figure)
        return figures[i].part;
    }

  return BST_NO_PART;
}

gboolean
bastide_problem_spot_find_cell (const BstPosition *position,
                                const BstProblem  *problem,
                                int               *x,
                                int               *y)
{
  const BstTile *tiles;
  guint n_tiles;

  *x = problem->x;
  *y = problem->y;
  if (problem->has_cell)
    return TRUE;
  tiles = bst_position_get_tiles (position, &n_tiles);
  for (guint i = n_tiles; problem->tag == BST_PROBLEM_COPIES && i > 0; i--)
    if (tiles[i - 1].type == problem->type)
      {
        *x = tiles[i - 1].x;
        *y = tiles[i - 1].y;
        return TRUE;
      }

  return FALSE;
}

static gboolean
is_of_figure (const BstProblem *problem)
{
  switch (problem->tag)
    {
    case BST_PROBLEM_KIND:
    case BST_PROBLEM_FARMER:
    case BST_PROBLEM_COMPLETE:
    case BST_PROBLEM_TOGETHER:
    case BST_PROBLEM_TILE_TWICE:
    case BST_PROBLEM_PIG_ALONE:
    case BST_PROBLEM_BUILDER_ALONE:
      return TRUE;
    default:
      return FALSE;
    }
}

guint
bastide_problem_spot_find_part (const BstPosition *position,
                                const BstProblem  *problem)
{
  return is_of_figure (problem) ? find_part (position, &problem->spot) : BST_NO_PART;
}
