/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-house-rules.h"

#define HIGHEST_FACE (BST_DIE_BEFORE - 1)     /* 6 means that the track was not passed yet */

guint
bst_tile_type_count_roads (const BstTileType *type)
{
  guint n_roads = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    n_roads += type->edges[edge] == BST_EDGE_ROAD;

  return n_roads;
}

static guint
count_roads (const BstTileSet *set,
             int               type)
{
  if (type < 0 || type >= (int) bst_tile_set_get_n_types (set))
    return 0;

  return bst_tile_type_count_roads (bst_tile_set_get_type (set, (guint) type));
}

/* One round among @players: those who have the most. */
static guint
find_leaders (const BstTileSet *set,
              guint             players,
              const int        *drawn)
{
  guint leaders = 0, most = 0;

  for (; players != 0; players &= players - 1, drawn++)
    {
      guint n_roads = count_roads (set, *drawn);

      if (n_roads > most || leaders == 0)
        leaders = 0;
      if (n_roads >= most || leaders == 0)
        leaders |= players & -players;
      most = MAX (most, n_roads);
    }

  return leaders;
}

int
bst_first_by_roads (const BstTileSet *set,
                    guint             n_players,
                    const int        *drawn,
                    guint             n_drawn,
                    guint8           *waiting)
{
  guint players, n;

  g_return_val_if_fail (n_players > 0 && n_players <= BST_MAX_PLAYERS, BST_NO_PLAYER);

  players = (1u << n_players) - 1;
  while ((n = (guint) __builtin_popcount (players)) > 1 && n_drawn >= n)
    {
      players = find_leaders (set, players, drawn);
      drawn += n;
      n_drawn -= n;
    }
  if (waiting != NULL)
    *waiting = (guint8) players;

  return n == 1 ? __builtin_ctz (players) : BST_NO_PLAYER;
}

guint
bst_score_get_laps (int score)
{
  return score < BST_DIE_LAP ? 0 : (guint) score / BST_DIE_LAP;
}

guint
bst_score_get_die_face (int score)
{
  if (score < BST_DIE_LAP)
    return BST_DIE_BEFORE;

  return MIN ((guint) score / BST_DIE_LAP, HIGHEST_FACE);
}
