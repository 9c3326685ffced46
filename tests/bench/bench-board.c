/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-board.h"

#include <bst-io-tile-set.h>

/* The board is about as wide as a screen. */
#define ASPECT 1.6

static BstTileSet *
repeat_set (BstTileSet *base,
            guint       n_tiles)
{
  guint n_base = bst_tile_set_get_n_tiles (base);
  guint times = MIN ((n_tiles + n_base - 1) / n_base, BST_MAX_TILES / n_base);
  BstTileSet *set = bst_tile_set_new ("bench");

  for (guint i = 0; i < bst_tile_set_get_n_types (base); i++)
    {
      BstTileType type = *bst_tile_set_get_type (base, i);

      type.count *= times;
      g_assert_true (bst_tile_set_add (set, &type, NULL));
    }
  g_assert_true (bst_tile_set_add_start (set, "BA/RCr", 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_seal (set, NULL));

  return set;
}

static double
get_distance (const BstPlacement *placement)
{
  double x = placement->x / ASPECT;
  double y = placement->y;

  return x * x + y * y;
}

/* The placement nearest to the middle over all types that are left. */
static gboolean
choose_move (const BstPosition *position,
             GRand             *random,
             BstPlacement      *out,
             BstMove           *move)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      guint n;

      if (bst_position_get_remaining (position, i) == 0)
        continue;
      n = bst_position_get_placements (position, i, out);
      for (guint p = 0; p < n; p++)
        {
          double distance = get_distance (&out[p]) + g_rand_double (random);

          if (distance >= best)
            continue;
          best = distance;
          move->type = (gint16) i;
          move->x = out[p].x;
          move->y = out[p].y;
          move->rotation = (guint8) g_bit_nth_lsf (out[p].rotations, -1);
        }
    }

  return best < G_MAXDOUBLE;
}

/* A follower on the first spot of every fifth tile. */
static void
choose_figure (const BstPosition *position,
               guint              n_laid,
               BstMove           *move)
{
  g_autoptr (BstPosition) after = NULL;
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint player = bst_position_get_turn (position);
  guint8 spots[BST_MAX_SEGMENTS];

  move->n_steps = 0;
  if (n_laid % 5 != 0)
    return;

  after = bst_position_copy (position);
  bst_position_place (after, move->type, move->x, move->y, move->rotation);
  if (bst_position_get_spots (after, player, BST_FIGURE_FOLLOWER, spots) > 0)
    bst_move_put (move, bst_tile_set_get_type (set, move->type), spots[0], (int) player,
                  BST_FIGURE_FOLLOWER);
}

BstRecord *
bench_board_new (guint n_tiles)
{
  static const BstPlayer players[] = { { (char *) "A", BST_COLOUR_RED },
                                       { (char *) "B", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) base = bst_io_tile_set_load ("basic", NULL);
  g_autoptr (BstTileSet) set = repeat_set (base, n_tiles);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) position = NULL;
  g_autofree BstPlacement *placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  BstRecord *record;
  BstNode *node;
  BstRules rules;

  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
  record = bst_record_new (game);
  position = bst_position_new (game);
  node = bst_record_get_root (record);
  for (guint i = 1; i < n_tiles; i++)
    {
      BstMove move = { .kind = BST_MOVE_PLACE };

      if (!choose_move (position, random, placements, &move))
        break;
      choose_figure (position, i, &move);
      node = bst_record_add_move (record, node, &move, BST_NO_PLAYER);
      g_assert_true (bst_position_apply (position, &move, NULL, NULL));
    }

  return record;
}
