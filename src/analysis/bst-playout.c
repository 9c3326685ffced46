/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-playout.h"

#include "bst-feature.h"

typedef struct
{
  guint         n_tiles;        /* of the game: bounds both lists */
  guint16      *bag;            /* types still to draw, shuffled */
  BstPlacement *placements;
} Scratch;

gpointer
bst_playout_scratch_new (const BstGame *game)
{
  guint n_tiles = bst_tile_set_get_n_tiles (bst_game_get_tile_set (game));
  gsize placements = sizeof (BstPlacement) * BST_MAX_PLACEMENTS (n_tiles);
  Scratch *scratch = g_malloc (sizeof *scratch + placements + sizeof *scratch->bag * n_tiles);

  scratch->n_tiles = n_tiles;
  scratch->placements = (BstPlacement *) (void *) (scratch + 1);
  scratch->bag = (guint16 *) (void *) ((char *) scratch->placements + placements);

  return scratch;
}

/* Shuffles what is left; returns how many. */
static guint
fill_bag (const BstPosition *position,
          BstRandom         *random,
          guint16           *bag)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  guint n_tiles = 0;

  for (guint type = 0; type < n_types; type++)
    for (guint n = bst_position_get_remaining (position, type); n > 0; n--)
      {
        /* Inside-out shuffle: the new tile takes a random place among those before it. */
        guint place = bst_random_below (random, n_tiles + 1);

        bag[n_tiles++] = bag[place];
        bag[place] = (guint16) type;
      }

  return n_tiles;
}

/* The next tile of the shuffled bag that may be drawn now; those before it wait. */
static guint
draw (const BstPosition *position,
      guint16           *bag,
      guint              next,
      guint              n_tiles)
{
  guint at = next;
  guint16 type;

  while (at + 1 < n_tiles && !bst_position_may_draw (position, bag[at]))
    at++;
  type = bag[at];
  bag[at] = bag[next];
  bag[next] = type;

  return type;
}

static guint
count_rotations (const BstPlacement *placements,
                 guint               n_placements)
{
  guint n = 0;

  for (guint i = 0; i < n_placements; i++)
    n += (guint) __builtin_popcount (placements[i].rotations);

  return n;
}

/* Finds the @index-th of all (cell, rotation) pairs. */
static guint
pick_rotation (const BstPlacement **placement,
               guint                index)
{
  guint rotations;

  for (;;)
    {
      guint here = (guint) __builtin_popcount ((*placement)->rotations);

      if (index < here)
        break;
      index -= here;
      (*placement)++;
    }

  for (rotations = (*placement)->rotations; index > 0; index--)
    rotations &= rotations - 1;

  return (guint) __builtin_ctz (rotations);
}

guint
bst_playout_turn (BstPosition *position,
                  BstRandom   *random,
                  gpointer     scratch_memory,
                  guint        type,
                  BstEvents   *events)
{
  Scratch *scratch = scratch_memory;
  const BstPlacement *placement = scratch->placements;
  guint turn = bst_position_get_turn (position);
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_placements, n_spots, rotation, choice;

  n_placements = count_rotations (scratch->placements,
                                  bst_position_get_placements (position, type, scratch->placements));
  rotation = pick_rotation (&placement, bst_random_below (random, n_placements));
  bst_position_place (position, type, placement->x, placement->y, rotation);

  n_spots = bst_position_get_spots (position, turn, BST_FIGURE_FOLLOWER, spots);
  choice = bst_random_below (random, n_spots + 1);
  if (choice > 0)
    bst_position_put_figure (position, turn, BST_FIGURE_FOLLOWER, spots[choice - 1]);
  bst_position_end_turn (position, events);

  return n_placements;
}

void
bst_playout_run (BstPosition *position,
                 BstRandom   *random,
                 gpointer     scratch_memory,
                 BstEvents   *events,
                 BstPlayout  *playout)
{
  Scratch *scratch = scratch_memory;
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  guint n_tiles = fill_bag (position, random, scratch->bag);

  *playout = (BstPlayout) { 0 };
  for (guint i = 0; i < n_tiles; i++)
    {
      guint type = draw (position, scratch->bag, i, n_tiles);

      if (bst_position_has_placement (position, type))
        {
          playout->placements += bst_playout_turn (position, random, scratch, type, events);
          playout->turns++;
        }
      else
        {
          bst_position_discard (position, type);
          playout->discards++;
        }
    }

  for (guint player = 0; player < n_players; player++)
    playout->scores[player] = bst_position_get_score (position, player);
  bst_position_score_final (position, playout->scores, events);
}
