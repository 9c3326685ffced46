/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turns of a tile, as a table shows them. */

#include "config.h"

#include "bastide-study.h"
#include "bastide-turn-item.h"
#include "bastide-turn-list.h"
#include "bastide-turn-text.h"
#include "bastide-turns-asked.h"

#include <bst-compare.h>
#include <bst-io-open.h>

typedef struct
{
  BastideStudy    *study;
  BastideTurnList *list;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  fixture->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  bastide_study_set_index (fixture->study, 30);
  fixture->list = bastide_turn_list_new ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->list);
  g_object_unref (fixture->study);
}

/* Of the tile that is laid next. */
static guint
get_hand (Fixture *fixture)
{
  return (guint) bst_node_get_next (bastide_study_get_node (fixture->study))->move.type;
}

static void
compute (Fixture *fixture)
{
  const BstPosition *position = bastide_study_get_position (fixture->study);

  bastide_turn_list_compute (fixture->list, position, get_hand (fixture), bst_position_get_turn (position));
  g_assert_true (bastide_turn_list_is_working (fixture->list));
}

static void
wait (Fixture *fixture)
{
  while (bastide_turn_list_is_working (fixture->list))
    g_main_context_iteration (NULL, TRUE);
}

static BastideTurnItem *
get_item (Fixture *fixture,
          guint    place)
{
  g_autoptr (BastideTurnItem) item = g_list_model_get_item (bastide_turn_list_get_items (fixture->list), place);

  return item;
}

static const BstCompareRow *
find_row (const BstCompareRow *rows,
          guint                n_rows,
          const BstMove       *move)
{
  for (guint i = 0; i < n_rows; i++)
    if (bst_move_equal (&rows[i].move, move))
      return &rows[i];

  return NULL;
}

/* Each is a turn of the analysis with its numbers, none is missing, the best is the first, and equals share a rank. */
static void
assert_rows (Fixture *fixture)
{
  const BstPosition *position = bastide_study_get_position (fixture->study);
  g_autoptr (BstCompare) compare = bst_compare_new (position, get_hand (fixture), bst_position_get_turn (position), TRUE);
  const BstCompareRow *rows;
  guint n_rows, rank = 0;
  int last = G_MAXINT;

  while (bst_compare_step (compare, 1))
    ;
  rows = bst_compare_get (compare, &n_rows);
  g_assert_cmpuint (n_rows, >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (bastide_turn_list_get_items (fixture->list)), ==, n_rows);
  for (guint i = 0; i < n_rows; i++)
    {
      BastideTurnItem *item = get_item (fixture, i);
      const BstCompareRow *row = bastide_turn_item_get_row (item);
      const BstCompareRow *same = find_row (rows, n_rows, &row->move);

      g_assert_nonnull (same);
      g_assert_cmpint (row->gain, ==, same->gain);
      g_assert_cmpint (row->n_killed, ==, same->n_killed);
      g_assert_cmpint (bastide_turn_text_get_number (item, BASTIDE_TURN_POINTS), ==,
                       same->points[bastide_turn_item_get_player (item)]);
      g_assert_cmpint (bastide_turn_item_get_lead (item), ==, bst_compare_get_lead (compare));
      g_assert_cmpint (row->gain, <=, last);
      if (row->gain != last)
        rank = i + 1;
      g_assert_cmpuint (bastide_turn_item_get_rank (item), ==, rank);
      last = row->gain;
    }
}

static void
rows (Fixture       *fixture,
      gconstpointer  data)
{
  compute (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (bastide_turn_list_get_items (fixture->list)), ==, 0);
  wait (fixture);
  assert_rows (fixture);
  g_assert_false (bastide_turn_list_is_cut (fixture->list));
}

/* What the list says of its turns: whose with which tile, how many, and where that which was played stands. */
static void
told (Fixture       *fixture,
      gconstpointer  data)
{
  BastideShown *shown = bastide_study_get_shown (fixture->study);
  GListModel *turns = bastide_turn_list_get_items (fixture->list);
  guint type = get_hand (fixture), n_turns, player = bastide_turns_asked_find_player (shown, (int) type);
  g_autofree char *all = NULL;
  g_autofree char *some = NULL;
  g_autofree char *of_other = NULL;
  g_autofree char *place = NULL;
  g_autofree char *obstacle = bastide_turns_asked_dup_obstacle (shown, BST_NO_TILE, player);
  BastideTurnItem *played;

  g_assert_cmpuint (player, ==, bst_position_get_turn (bastide_shown_get_position (shown)));
  g_assert_cmpstr (obstacle, ==, "No tile is in hand. Choose one in the bag.");
  g_assert_null (bastide_turns_asked_dup_obstacle (shown, (int) type, player));
  compute (fixture);
  wait (fixture);
  n_turns = g_list_model_get_n_items (turns);
  all = bastide_turns_asked_dup_status (shown, type, player, n_turns, n_turns, FALSE);
  some = bastide_turns_asked_dup_status (shown, type, player, n_turns, 3, FALSE);
  of_other = bastide_turns_asked_dup_status (shown, type, 1 - player, n_turns, n_turns, TRUE);
  g_assert_true (g_pattern_match_simple ("*, tile *: 16 turns", all));
  g_assert_true (g_pattern_match_simple ("*, tile *: 3 of 16 turns", some));
  g_assert_true (g_pattern_match_simple ("If * were to move, tile *: the first 16 turns", of_other));
  played = bastide_turns_asked_find_played (shown, turns, player);
  g_assert_nonnull (played);
  g_assert_true (bst_move_equal (&bastide_turn_item_get_row (played)->move,
                                 &bst_node_get_next (bastide_study_get_node (fixture->study))->move));
  g_assert_null (bastide_turns_asked_find_played (shown, turns, 1 - player));
  place = bastide_turns_asked_dup_played (turns, played, BASTIDE_TURN_GAIN);
  g_assert_true (g_pattern_match_simple ("Played: place * of 16 · Gain *, best *", place));
}

/* Somebody holds a key down: only what was asked for last is compared, and nothing when it is not wanted any more. */
static void
stepping_fast (Fixture       *fixture,
               gconstpointer  data)
{
  for (guint i = 10; i <= 40; i++)
    {
      bastide_study_set_index (fixture->study, i);
      compute (fixture);
      g_main_context_iteration (NULL, FALSE);
    }
  wait (fixture);
  assert_rows (fixture);

  bastide_study_set_index (fixture->study, 20);
  compute (fixture);
  bastide_turn_list_clear (fixture->list);
  g_assert_false (bastide_turn_list_is_working (fixture->list));
  g_assert_cmpuint (g_list_model_get_n_items (bastide_turn_list_get_items (fixture->list)), ==, 0);
}

/* Every number has a sentence, or neither is there; the whole is told by all of them. */
static void
texts (Fixture       *fixture,
       gconstpointer  data)
{
  bastide_study_set_index (fixture->study, 45);
  compute (fixture);
  wait (fixture);
  for (guint i = 0; i < g_list_model_get_n_items (bastide_turn_list_get_items (fixture->list)); i++)
    {
      BastideTurnItem *item = get_item (fixture, i);
      g_autofree char *all = bastide_turn_text_dup_all (item);

      for (guint fact = BASTIDE_TURN_MOVE; fact < BASTIDE_N_TURN_FACTS; fact++)
        {
          g_autofree char *number = bastide_turn_text_dup_number (item, (BastideTurnFact) fact);
          g_autofree char *sentence = bastide_turn_text_dup_sentence (item, (BastideTurnFact) fact);

          g_assert_cmpstr (bastide_turn_text_get_heading ((BastideTurnFact) fact), !=, "");
          if (number[0] != '\0')
            g_assert_nonnull (strstr (all, sentence));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/turn-list/rows", Fixture, NULL, set_up, rows, tear_down);
  g_test_add ("/turn-list/told", Fixture, NULL, set_up, told, tear_down);
  g_test_add ("/turn-list/stepping-fast", Fixture, NULL, set_up, stepping_fast, tear_down);
  g_test_add ("/turn-list/texts", Fixture, NULL, set_up, texts, tear_down);

  return g_test_run ();
}
