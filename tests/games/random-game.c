/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-game.h"

#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"

static BstGame *
make_game (const char *tiles,
           const char *rule_set,
           guint       n_players)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (tiles, &error);
  BstPlayer players[BST_MAX_PLAYERS];
  BstGame *game;
  BstRules rules;

  g_assert_no_error (error);
  g_assert_true (bst_io_rules_parse_argument (rule_set, &rules, &error));
  bst_io_tile_set_raise_switches (tiles, &rules);
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };
  game = bst_game_new (set, &rules, players, n_players, &error);
  g_assert_no_error (error);

  return game;
}

/* A type for each copy that fits somewhere; BST_NO_TILE if there is none. */
static int
draw (const BstPosition *position,
      BstRandom         *random)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_types = bst_tile_set_get_n_types (set), n_left = 0;
  g_autofree guint *counts = g_new0 (guint, n_types);
  guint index;

  for (guint type = 0; type < n_types; type++)
    if (bst_position_may_draw (position, type) && bst_position_has_placement (position, type))
      n_left += counts[type] = bst_position_get_remaining (position, type);
  if (n_left == 0)
    return BST_NO_TILE;

  index = bst_random_below (random, n_left);
  for (guint type = 0; ; type++)
    if (index < counts[type])
      return (int) type;
    else
      index -= counts[type];
}

/* One of the steps that may be made now, or none where that is allowed. */
static void
play_step (BstPosition *position,
           BstRandom   *random,
           BstMove     *move)
{
  g_auto (BstSteps) steps = { 0 };
  BstStep chosen = { .kind = BST_STEP_PASS };
  guint choice;

  chosen.spot.player = chosen.to.player = BST_NO_PLAYER;
  bst_position_get_steps (position, &steps);
  choice = bst_random_below (random, steps.n_items + bst_position_may_pass (position));
  if (choice < steps.n_items)
    {
      chosen = steps.items[choice];
      bst_position_make_step (position, &chosen, NULL);
    }
  else
    {
      bst_position_pass (position, NULL);
    }
  g_assert_true (bst_move_add_step (move, &chosen));
}

static BstMove
play_turn (BstPosition       *position,
           BstRandom         *random,
           BstPlayoutScratch *scratch,
           guint              type)
{
  const BstTile *tiles;
  guint n_tiles;
  BstMove move;

  bst_playout_place (position, random, type);
  tiles = bst_position_get_tiles (position, &n_tiles);
  move = (BstMove) { .kind = BST_MOVE_PLACE, .type = (gint16) type, .x = tiles[n_tiles - 1].x,
                     .y = tiles[n_tiles - 1].y, .rotation = tiles[n_tiles - 1].rotation };
  while (bst_position_get_phase (position) != BST_PHASE_TILE)
    play_step (position, random, &move);

  return move;
}

BstRecord *
random_game_new (const char *tiles,
                 const char *rules,
                 guint       n_players,
                 guint       n_moves,
                 guint       seed)
{
  g_autoptr (BstGame) game = make_game (tiles, rules, n_players);
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (game);
  BstRecord *record = bst_record_new (game);
  BstNode *node = bst_record_get_root (record);
  BstRandom random;

  bst_random_init (&random, seed);
  for (guint i = 0; i < n_moves && !bst_position_is_exhausted (position); i++)
    {
      int type = bst_playout_choose_abbey (position, &random, scratch);
      BstMove move;

      if (type == BST_NO_TILE)
        type = draw (position, &random);
      if (type == BST_NO_TILE)
        break;
      move = play_turn (position, &random, scratch, (guint) type);
      node = bst_record_add_move (record, node, &move, BST_NO_PLAYER);
    }

  return record;
}

void
random_game_grow (BstRecord *record,
                  guint      n_more)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  guint n_nodes = 0;

  for (BstNode *at = bst_record_get_root (record); at != NULL; at = bst_node_get_next (at))
    g_ptr_array_add (places, at);
  for (guint i = 0; n_nodes < n_more; i = (i + 1) % (places->len - 1))
    {
      BstNode *node = g_ptr_array_index (places, i);
      g_autoptr (BstPosition) position = bst_record_dup_position (record, node, NULL, NULL);
      guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_record_get_game (record)));

      for (guint depth = 0; depth < 5; depth++)
        for (guint type = (n_nodes + depth) % n_types; ; type = (type + 1) % n_types)
          {
            BstPlacement placements[BST_MAX_PLACEMENTS (100)];
            BstMove move = { .kind = BST_MOVE_PLACE, .type = (gint16) type };
            guint n = bst_position_may_draw (position, type)
                      ? bst_position_get_placements (position, type, placements) : 0;

            if (n == 0)
              continue;
            move.x = placements[n_nodes % n].x;
            move.y = placements[n_nodes % n].y;
            move.rotation = (guint8) g_bit_nth_lsf (placements[n_nodes % n].rotations, -1);
            if (!bst_position_apply (position, &move, NULL, NULL))
              continue;
            node = bst_record_add_move (record, node, &move, BST_NO_PLAYER);
            n_nodes++;
            break;
          }
      /* The end of the game leaves too little to choose from. */
      if (i == 60)
        i = 0;
    }
}
