/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-small-game.h"
#include "bst-compare.h"
#include "bst-random.h"

/* What a follower put down costs in the choice, with none, one, two ... left afterwards. */
static const int follower_costs[] = { 4, 3, 2, 1 };

struct _BstSmallGame
{
  BstPosition *position;
  GArray      *bag;         /* (element-type gint16): in the order in which they are drawn */
  guint        n_tiles;
  guint        learner;
  guint64      seed;
  int          tile;        /* BST_NO_TILE when it is over */
};

static guint
count_tiles (const BstPosition *position)
{
  guint n_tiles;

  bst_position_get_tiles (position, &n_tiles);

  return n_tiles;
}

/* All that are left, each in a random place among those before it. */
static void
fill_bag (BstSmallGame *self)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (self->position));
  BstRandom random;

  bst_random_init (&random, self->seed);
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    for (guint copy = bst_position_get_remaining (self->position, type); copy > 0; copy--)
      {
        gint16 tile = (gint16) type;

        g_array_insert_val (self->bag, bst_random_below (&random, self->bag->len + 1), tile);
      }
}

/* The first one in the bag that may be drawn and fits; those before it stay there. */
static void
draw (BstSmallGame *self)
{
  self->tile = BST_NO_TILE;
  if (count_tiles (self->position) >= self->n_tiles)
    return;
  for (guint i = 0; i < self->bag->len && self->tile == BST_NO_TILE; i++)
    {
      int type = g_array_index (self->bag, gint16, i);

      if (!bst_position_may_draw (self->position, (guint) type)
          || !bst_position_has_placement (self->position, (guint) type))
        continue;
      self->tile = type;
      g_array_remove_index (self->bag, i);
    }
}

BstSmallGame *
bst_small_game_new (const BstPosition *start,
                    guint              n_tiles,
                    guint64            seed)
{
  BstSmallGame *self = g_new0 (BstSmallGame, 1);

  self->position = bst_position_copy (start);
  self->bag = g_array_new (FALSE, FALSE, sizeof (gint16));
  self->n_tiles = MIN (n_tiles, BST_MAX_SMALL_GAME);
  self->learner = bst_position_get_turn (start);
  self->seed = seed;
  fill_bag (self);
  draw (self);

  return self;
}

void
bst_small_game_free (BstSmallGame *self)
{
  if (self == NULL)
    return;

  bst_position_free (self->position);
  g_array_unref (self->bag);
  g_free (self);
}

const BstPosition *
bst_small_game_get_position (const BstSmallGame *self)
{
  return self->position;
}

int
bst_small_game_get_tile (const BstSmallGame *self)
{
  return self->tile;
}

guint
bst_small_game_get_learner (const BstSmallGame *self)
{
  return self->learner;
}

guint
bst_small_game_get_n_tiles (const BstSmallGame *self)
{
  return self->n_tiles;
}

gboolean
bst_small_game_play (BstSmallGame   *self,
                     const BstMove  *move,
                     BstEvents      *events,
                     GError        **error)
{
  g_return_val_if_fail (self->tile != BST_NO_TILE && move->type == self->tile, FALSE);

  if (!bst_position_apply (self->position, move, events, error))
    return FALSE;
  draw (self);

  return TRUE;
}

/* --- The opponent --- */

static int
get_value (const BstCompareRow *row,
           guint                player,
           guint                n_before)
{
  int value = 2 * row->points[player] + row->totals[player];
  guint n_left = row->n_left + (row->points[player] > 0 ? 1 : 0);

  /* What comes home at once costs nothing. */
  if (row->n_left < n_before && n_left < G_N_ELEMENTS (follower_costs))
    value -= follower_costs[n_left];

  return value;
}

gboolean
bst_small_game_choose (const BstSmallGame *self,
                       BstMove            *move)
{
  guint player = bst_position_get_turn (self->position);
  g_autoptr (BstCompare) compare = NULL;
  const BstCompareRow *rows;
  BstRandom random;
  guint n_rows, n_before, n_equal = 0;
  int best = G_MININT;

  if (self->tile == BST_NO_TILE)
    return FALSE;

  n_before = bst_position_get_supply (self->position, player, BST_FIGURE_FOLLOWER);
  bst_random_init (&random, bst_random_seed_of (self->seed, count_tiles (self->position)));
  compare = bst_compare_new (self->position, (guint) self->tile, player, FALSE);
  while (bst_compare_step (compare, G_MAXUINT))
    ;
  rows = bst_compare_get (compare, &n_rows);
  for (guint i = 0; i < n_rows; i++)
    {
      int value = get_value (&rows[i], player, n_before);

      if (value < best)
        continue;
      n_equal = value > best ? 1 : n_equal + 1;
      best = value;
      /* The last of so many is taken as often as each before it. */
      if (bst_random_below (&random, n_equal) == 0)
        *move = rows[i].move;
    }

  return n_equal > 0;
}
