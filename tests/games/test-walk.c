/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A walk finds what playing from the start finds: on random games of all sets, with variations and
 * set-ups, when moves are added and after changes. */

#include "random-game.h"
#include "share.h"

#include "bst-history.h"
#include "bst-random.h"
#include "bst-setup.h"
#include "bst-walk.h"

#define N_GAMES  12
#define N_MOVES  120
#define N_VISITS 150

static GPtrArray *
list_nodes (BstRecord *record)
{
  GPtrArray *nodes = g_ptr_array_new ();

  g_ptr_array_add (nodes, bst_record_get_root (record));
  for (guint i = 0; i < nodes->len; i++)
    {
      const BstNode *node = g_ptr_array_index (nodes, i);

      for (guint j = 0; node->children != NULL && j < node->children->len; j++)
        g_ptr_array_add (nodes, g_ptr_array_index (node->children, j));
    }

  return nodes;
}

static void
assert_same_events (const BstEvents *a,
                    const BstEvents *b)
{
  g_assert_cmpuint (a->n_items, ==, b->n_items);
  for (guint i = 0; i < a->n_items; i++)
    {
      g_assert_cmpint (a->items[i].cause, ==, b->items[i].cause);
      g_assert_cmpuint (a->items[i].turn, ==, b->items[i].turn);
      g_assert_cmpint (a->items[i].points, ==, b->items[i].points);
    }
}

static void
assert_same (BstWalk       *walk,
             BstRecord     *record,
             const BstNode *node)
{
  g_auto (BstEvents) walked_events = { 0 }, played_events = { 0 };
  g_autoptr (BstPosition) walked = bst_walk_dup_position (walk, node, &walked_events, NULL);
  g_autoptr (BstPosition) played = bst_record_dup_position (record, node, &played_events, NULL);
  g_autofree char *walked_text = NULL;
  g_autofree char *played_text = NULL;

  g_assert_nonnull (walked);
  g_assert_nonnull (played);
  walked_text = bst_position_to_text (walked);
  played_text = bst_position_to_text (played);
  g_assert_cmpstr (walked_text, ==, played_text);
  assert_same_events (&walked_events, &played_events);
}

static void
visit (BstWalk   *walk,
       BstRecord *record,
       BstRandom *random)
{
  g_autoptr (GPtrArray) nodes = list_nodes (record);

  for (guint i = 0; i < N_VISITS; i++)
    assert_same (walk, record, g_ptr_array_index (nodes, bst_random_below (random, nodes->len)));
  /* Step by step too, as who goes back does. */
  for (guint i = nodes->len; i > 0; i -= MIN (i, 3))
    assert_same (walk, record, g_ptr_array_index (nodes, i - 1));
}

/* A set-up of what stands after a node, and after it the move that follows that node. */
static void
add_variations (BstHistory *history,
                BstRecord  *record,
                BstRandom  *random)
{
  g_autoptr (GPtrArray) nodes = list_nodes (record);
  BstNode *node = g_ptr_array_index (nodes, bst_random_below (random, nodes->len - 1));
  BstNode *next = bst_node_get_next (node);
  g_autoptr (BstPosition) position = bst_record_dup_position (record, node, NULL, NULL);
  BstNode *set_up;

  if (next == NULL || next->setup != NULL || bst_position_is_unfinished (position))
    return;
  set_up = bst_history_set_up (history, node, bst_setup_from_position (position), BST_CHANGE_PUT_TILE);
  (void) bst_history_play (history, set_up, &next->move, BST_NO_PLAYER, NULL, NULL, NULL);
}

static void
test_random (gconstpointer data)
{
  guint game = GPOINTER_TO_UINT (data);
  g_autoptr (BstRecord) record = random_game_new (game % 2 ? RANDOM_GAME_ALL : "basic", "modern",
                                                  2 + game % 3, N_MOVES, game);
  BstHistory *history = bst_history_new (record);
  g_autoptr (BstWalk) walk = bst_walk_new (record);
  BstRandom random;

  bst_random_init (&random, game);
  visit (walk, record, &random);
  for (guint i = 0; i < 4; i++)
    {
      add_variations (history, record, &random);
      bst_walk_forget (walk);
      visit (walk, record, &random);
    }
  bst_history_undo (history);
  bst_walk_forget (walk);
  visit (walk, record, &random);
  bst_history_free (history);
}

/* Adding moves does not need to be told. A line longer than all that is remembered. */
static void
test_growing (void)
{
  g_autoptr (BstRecord) whole = random_game_new (RANDOM_GAME_ALL, "modern", 3, 200, 7);
  g_autoptr (BstRecord) record = bst_record_new (bst_record_get_game (whole));
  BstHistory *history = bst_history_new (record);
  g_autoptr (BstWalk) walk = bst_walk_new (record);
  BstNode *at = bst_record_get_root (record);

  for (const BstNode *node = bst_node_get_next (bst_record_get_root (whole)); node != NULL;
       node = bst_node_get_next (node))
    {
      at = bst_history_play (history, at, &node->move, node->mover, NULL, NULL, NULL);
      g_assert_nonnull (at);
      assert_same (walk, record, at);
      assert_same (walk, record, at->parent);
    }
  bst_history_free (history);
}

/* At the end of a game that ended with tiles left nobody's turn begins, where the fairy would pay: when a
 * move is added somebody's does. */
static void
test_ended (void)
{
  for (guint game = 0; game < N_GAMES; game++)
    {
      g_autoptr (BstRecord) whole = random_game_new (RANDOM_GAME_ALL, "modern", 2, 65, game);
      const BstNode *beyond = bst_node_get_last (bst_record_get_root (whole));
      g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 2, 64, game);
      BstHistory *history = bst_history_new (record);
      g_autoptr (BstWalk) walk = bst_walk_new (record);
      BstNode *last = bst_node_get_last (bst_record_get_root (record));

      bst_record_set_ended (record, TRUE);
      assert_same (walk, record, last);
      g_assert_nonnull (bst_history_play (history, last, &beyond->move, beyond->mover, NULL, NULL, NULL));
      assert_same (walk, record, last);
      assert_same (walk, record, bst_node_get_last (last));
      bst_history_free (history);
    }
}

static void
test_illegal (void)
{
  g_autoptr (BstRecord) record = random_game_new ("basic", "modern", 2, 40, 5);
  g_autoptr (BstWalk) walk = bst_walk_new (record);
  BstNode *last = bst_node_get_last (bst_record_get_root (record));
  BstNode *wrong = bst_record_add_move (record, last, &last->move, BST_NO_PLAYER);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) same_error = NULL;

  g_assert_null (bst_walk_dup_position (walk, wrong, NULL, &error));
  g_assert_null (bst_record_dup_position (record, wrong, NULL, &same_error));
  g_assert_cmpstr (error->message, ==, same_error->message);
  assert_same (walk, record, last);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* Games of all sets take longer, and are every second one. */
  for (guint game = 0; game < N_GAMES; game++)
    if (share_has (argc, argv, game / 2))
      {
        g_autofree char *path = g_strdup_printf ("/walk/random/%u", game);

        g_test_add_data_func (path, GUINT_TO_POINTER (game), test_random);
      }
  if (share_has (argc, argv, 0))
    {
      g_test_add_func ("/walk/growing", test_growing);
      g_test_add_func ("/walk/ended", test_ended);
      g_test_add_func ("/walk/illegal", test_illegal);
    }

  return g_test_run ();
}
