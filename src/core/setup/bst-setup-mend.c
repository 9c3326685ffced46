/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mending a problem of a set-up in the way that is nearest. */

#include "bst-setup-private.h"

/* Does the tile, turned so, go with all its neighbours? */
static gboolean
fits (const BstSetup     *setup,
      const BstSetupTile *tile,
      guint               rotation)
{
  const BstTileSet *set = bst_game_get_tile_set (setup->game);
  const BstOrientation *here = bst_tile_set_get_orientation (set, (guint) tile->form, rotation);

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      int index = bst_setup_find_tile (setup, tile->x + bst_step_x[direction],
                                       tile->y + bst_step_y[direction]);
      const BstSetupTile *other;
      guint there;

      if (index < 0)
        continue;
      other = bst_setup_tile (setup, (guint) index);
      there = bst_tile_set_get_orientation (set, (guint) other->form, other->rotation)
                ->edges[(direction + 2) % 4];
      if (here->edges[direction] != there && there != BST_EDGE_NONE)
        return FALSE;
    }

  return TRUE;
}

/* The quarter turns, clockwise, after which the tile goes with all its neighbours: the fewest; 0 if there are none. */
static guint
find_turns (const BstSetup *setup,
            int             index)
{
  const BstSetupTile *tile;

  if (index < 0)
    return 0;
  tile = bst_setup_tile (setup, (guint) index);
  for (guint turns = 1; turns < BST_N_DIRECTIONS; turns++)
    if (fits (setup, tile, (tile->rotation + turns) % BST_N_DIRECTIONS))
      return turns;

  return 0;
}

/* Which of the two tiles at the edge can be turned, the one that was put down later if both can, and how far. -1
 * if neither can. */
static int
find_turned (const BstSetup   *setup,
             const BstProblem *problem,
             guint            *turns)
{
  int here = bst_setup_find_tile (setup, problem->x, problem->y);
  int there = bst_setup_find_tile (setup, problem->x + bst_step_x[problem->direction],
                                   problem->y + bst_step_y[problem->direction]);
  int later = MAX (here, there), earlier = MIN (here, there);

  *turns = find_turns (setup, later);
  if (*turns > 0)
    return later;
  *turns = find_turns (setup, earlier);

  return *turns > 0 ? earlier : -1;
}

gboolean
bst_setup_can_mend (const BstSetup   *setup,
                    const BstProblem *problem)
{
  guint turns;

  switch (problem->tag)
    {
    case BST_PROBLEM_EDGE:
      return find_turned (setup, problem, &turns) >= 0;
    case BST_PROBLEM_FIGURES:
      return bst_setup_count_out (setup, (guint) problem->player, problem->figure)
             <= (guint) problem->of;
    case BST_PROBLEM_KIND:
    case BST_PROBLEM_FARMER:
    case BST_PROBLEM_COMPLETE:
    case BST_PROBLEM_PIG_ALONE:
    case BST_PROBLEM_BUILDER_ALONE:
    case BST_PROBLEM_TOGETHER:
    case BST_PROBLEM_TILE_TWICE:
    case BST_PROBLEM_DRAGON:
    case BST_PROBLEM_MAGIC:
    case BST_PROBLEM_SCORE:
      return TRUE;
    case BST_PROBLEM_TOKENS:
      return problem->player != BST_NO_PLAYER;
    case BST_PROBLEM_COPIES:
    case BST_PROBLEM_APART:
    case BST_PROBLEM_START:
    case BST_PROBLEM_U_TURN:
    case BST_PROBLEM_BRANCH:
    case BST_PROBLEM_BEYOND:
    default:
      return FALSE;
    }
}

static BstSetupResult
turn_tile (BstSetup         *setup,
           const BstProblem *problem)
{
  guint turns;
  const BstSetupTile *tile = bst_setup_tile (setup, (guint) find_turned (setup, problem, &turns));
  const BstArea cell = { tile->x, tile->y, tile->x, tile->y };

  return bst_setup_move (setup, &cell, 0, 0, turns, FALSE);
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
      return bst_setup_set_neutral (setup, BST_NEUTRAL_DRAGON, NULL) == BST_SETUP_OK;
    case BST_PROBLEM_MAGIC:
      return bst_setup_set_neutral (setup, problem->neutral, NULL) == BST_SETUP_OK;
    case BST_PROBLEM_TOKENS:
      return bst_setup_set_tokens (setup, problem->token, player, 0) == BST_SETUP_OK;
    case BST_PROBLEM_SCORE:
      bst_setup_set_score (setup, player, problem->of);
      return TRUE;
    default:
      return bst_setup_remove_figure (setup, &problem->spot) == BST_SETUP_OK;
    }
}
