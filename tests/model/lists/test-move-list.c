/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of moves. */

#include "config.h"

#include <bst-io-tile-set.h>

#include "bastide-move-item.h"
#include "bastide-move-list.h"

/* --- A small game with a variation --- */

static BstNode *
add (BstRecord  *record,
     BstNode    *parent,
     const char *text)
{
  BstMove move;

  g_assert_true (bst_move_parse (bst_record_get_game (record), text, &move, NULL));

  return bst_record_add_move (record, parent, &move, BST_NO_PLAYER);
}

static BstGame *
make_game (void)
{
  static const BstPlayer players[] = { { (char *) "Anna", BST_COLOUR_RED },
                                       { (char *) "", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  BstRules rules;

  bst_rules_init (&rules);

  return bst_game_new (set, &rules, players, 2, NULL);
}

/* X7a of the rule documents: Red closes a city of two tiles. Beside it two other first moves. */
static BstRecord *
make_record (void)
{
  g_autoptr (BstGame) game = make_game ();
  BstRecord *record = bst_record_new (game);
  BstNode *root = bst_record_get_root (record);
  BstNode *first = add (record, root, "E@0,-1 r180 [Red city:S]");

  add (record, first, "U@1,0 r0 [Blue road:E]");
  add (record, add (record, root, "N@0,-1 r180"), "U@-1,0 r0");
  add (record, root, "U@1,0 r0");

  return record;
}

static void
test_move_list (void)
{
  static const struct { int x, y; guint number, indent; int player; } wanted[] = {
    { 0, 0, 0, 0, BST_NO_PLAYER },
    { 0, -1, 1, 0, 0 },
    { 0, -1, 1, 1, 0 },
    { -1, 0, 2, 1, 1 },
    { 1, 0, 1, 1, 0 },
    { 1, 0, 2, 0, 1 },
  };
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideMoveList) list = bastide_move_list_new ();

  bastide_move_list_set_record (list, record);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (BastideMoveItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
      BstNode *node = bastide_move_item_get_node (item);

      g_assert_cmpuint (bastide_move_item_get_number (item), ==, wanted[i].number);
      g_assert_cmpuint (bastide_move_item_get_indent (item), ==, wanted[i].indent);
      g_assert_cmpint (bastide_move_item_get_player (item), ==, wanted[i].player);
      g_assert_cmpuint (bastide_move_list_find (list, node), ==, i);
      if (node->parent != NULL)
        g_assert_cmpint (node->move.x, ==, wanted[i].x);
    }
  bastide_move_list_set_record (list, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
}

/* A builder's second tile is the same player's, and what fits nowhere has the next tile's number: as in
 * the list of scores. */
static void
test_second_tile (void)
{
  static const struct { guint number; int player; } wanted[] = {
    { 0, BST_NO_PLAYER }, { 1, 0 }, { 2, 1 }, { 3, 0 }, { 4, 1 }, { 4, 1 }, { 5, 0 }, { 6, 0 }, { 7, 1 },
  };
  static const char * const moves[] = {
    "U@1,0 r0 [Red road:E]", "E@0,-1 r180", "U@2,0 r0 [Red builder on road:E]", "C@-", "U@-1,0 r0",
    "U@3,0 r0", "W@4,0 r0", "U@-2,0 r0",
  };
  g_autoptr (BstGame) plain = make_game ();
  BstRules rules = *bst_game_get_rules (plain);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (BastideMoveList) list = bastide_move_list_new ();
  BstNode *node;

  rules.figures[BST_FIGURE_BUILDER] = 1;
  game = bst_game_with_rules (plain, &rules);
  record = bst_record_new (game);
  node = bst_record_get_root (record);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    node = add (record, node, moves[i]);
  bastide_move_list_set_record (list, record);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (BastideMoveItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_assert_cmpuint (bastide_move_item_get_number (item), ==, wanted[i].number);
      g_assert_cmpint (bastide_move_item_get_player (item), ==, wanted[i].player);
    }
}

/* A variation within a variation, and so on: no recursion may run out of stack. */
static void
test_deep_tree (void)
{
  g_autoptr (BstGame) game = make_game ();
  g_autoptr (BstRecord) record = bst_record_new (game);
  g_autoptr (BastideMoveList) list = bastide_move_list_new ();
  BstNode *node = bst_record_get_root (record);

  for (guint i = 0; i < 50000; i++)
    {
      add (record, node, "U@1,0 r0");
      node = add (record, node, "U@-1,0 r0");
    }
  bastide_move_list_set_record (list, record);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 100001);
  g_assert_cmpuint (bastide_move_list_find (list, node), ==, 100000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/move-list/moves", test_move_list);
  g_test_add_func ("/move-list/second-tile", test_second_tile);
  g_test_add_func ("/move-list/deep-tree", test_deep_tree);

  return g_test_run ();
}
