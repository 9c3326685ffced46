/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mending a problem of a set-up where there is one evident way. */

#include "bst-setup-private.h"

/* Does the tile, turned so, go with all its neighbours? */
static gboolean
fits (const BstSetup     *setup,
      const BstSetupTile *tile,
      guint               rotation)
{
  const BstTileSet *set = bst_game_get_tile_set (setup->game);
  const BstOrientation *here = bst_tile_set_get_orientation (set, (guint) tile->type, rotation);

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      int index = bst_setup_find_tile (setup, tile->x + bst_step_x[direction],
                                       tile->y + bst_step_y[direction]);
      const BstSetupTile *other;
      guint there;

      if (index < 0)
        continue;
      other = bst_setup_tile (setup, (guint) index);
      there = bst_tile_set_get_orientation (set, (guint) other->type, other->rotation)
                ->edges[(direction + 2) % 4];
      if (here->edges[direction] != there && there != BST_EDGE_NONE)
        return FALSE;
    }

  return TRUE;
}

/* One of the two tiles at the edge, and the one rotation in which it would fit, if there is only
 * one such pair. */
typedef struct
{
  guint n;
  guint tile;
  guint rotation;
} Turn;

static void
count_turns (const BstSetup *setup,
             int             index,
             Turn           *turn)
{
  const BstSetupTile *tile;
  const BstTileType *type;

  if (index < 0)
    return;
  tile = bst_setup_tile (setup, (guint) index);
  type = bst_tile_set_get_type (bst_game_get_tile_set (setup->game), (guint) tile->type);
  for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
    if ((type->rotations & (1u << rotation)) && fits (setup, tile, rotation))
      {
        turn->n++;
        turn->tile = (guint) index;
        turn->rotation = rotation;
      }
}

static Turn
find_turn (const BstSetup   *setup,
           const BstProblem *problem)
{
  Turn turn = { 0 };

  count_turns (setup, bst_setup_find_tile (setup, problem->x, problem->y), &turn);
  count_turns (setup, bst_setup_find_tile (setup, problem->x + bst_step_x[problem->direction],
                                           problem->y + bst_step_y[problem->direction]), &turn);

  return turn;
}

gboolean
bst_setup_can_mend (const BstSetup   *setup,
                    const BstProblem *problem)
{
  switch (problem->tag)
    {
    case BST_PROBLEM_EDGE:
      return find_turn (setup, problem).n == 1;
    case BST_PROBLEM_FIGURES:
      return bst_setup_count_out (setup, (guint) problem->player, problem->figure)
             <= (guint) problem->of;
    case BST_PROBLEM_KIND:
    case BST_PROBLEM_FARMER:
    case BST_PROBLEM_COMPLETE:
    case BST_PROBLEM_PIG_ALONE:
    case BST_PROBLEM_BUILDER_ALONE:
    case BST_PROBLEM_DRAGON:
    case BST_PROBLEM_SCORE:
      return TRUE;
    case BST_PROBLEM_COPIES:
    case BST_PROBLEM_APART:
    case BST_PROBLEM_START:
    case BST_PROBLEM_U_TURN:
    case BST_PROBLEM_BEYOND:
    case BST_PROBLEM_TOGETHER:
    case BST_PROBLEM_TILE_TWICE:
    case BST_PROBLEM_TOWERS:
    case BST_PROBLEM_GOODS:
    default:
      return FALSE;
    }
}

static BstSetupResult
turn_tile (BstSetup         *setup,
           const BstProblem *problem)
{
  Turn turn = find_turn (setup, problem);
  const BstSetupTile *tile = bst_setup_tile (setup, turn.tile);
  const BstArea cell = { tile->x, tile->y, tile->x, tile->y };

  return bst_setup_move (setup, &cell, 0, 0, turn.rotation - tile->rotation, FALSE);
}

gboolean
bst_setup_mend (BstSetup         *setup,
                const BstProblem *problem)
{
  guint player = (guint) problem->player;

  if (!bst_setup_can_mend (setup, problem))
    return FALSE;

  switch (problem->tag)
    {
    case BST_PROBLEM_EDGE:
      return turn_tile (setup, problem) == BST_SETUP_OK;
    case BST_PROBLEM_FIGURES:
      return bst_setup_set_supply (setup, player, problem->figure, (guint) problem->of
                                   - bst_setup_count_out (setup, player, problem->figure))
             == BST_SETUP_OK;
    case BST_PROBLEM_DRAGON:
      return bst_setup_set_dragon (setup, FALSE, 0, 0) == BST_SETUP_OK;
    case BST_PROBLEM_SCORE:
      bst_setup_set_score (setup, player, problem->of);
      return TRUE;
    default:
      return bst_setup_remove_figure (setup, &problem->spot) == BST_SETUP_OK;
    }
}
