/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Points against the plain rules, through random games under every choice of scoring. */

#include "fixture.h"
#include "naive.h"

#include <string.h>

static const char * const farm_scorings[] = {
  "third-edition", "second-edition", "older", "older-literal"
};

/* Sums the events: they must tell the same points as the scores do. */
static void
add_events (const BstEvents *events,
            int              points[BST_MAX_PLAYERS])
{
  for (guint i = 0; i < events->n_items; i++)
    for (guint player = 0; player < BST_MAX_PLAYERS; player++)
      if (events->items[i].players & (1u << player))
        points[player] += events->items[i].points;
}

static void
check_final (BstPosition *position)
{
  int found[BST_MAX_PLAYERS] = { 0 }, wanted[BST_MAX_PLAYERS] = { 0 }, told[BST_MAX_PLAYERS] = { 0 };
  g_auto (BstEvents) events = { NULL };
  NaiveBoard board;

  bst_position_score_final (position, found, &events);
  naive_board_init (&board, position);
  naive_board_score (&board, TRUE, wanted);
  naive_board_clear (&board);
  add_events (&events, told);
  g_assert_cmpmem (found, sizeof found, wanted, sizeof wanted);
  g_assert_cmpmem (told, sizeof told, wanted, sizeof wanted);
  for (guint i = 0; i < events.n_items; i++)
    g_assert_true (events.items[i].final);
}

/* One turn, with the points that the plain rules give just before figures return. */
static void
check_turn (BstPosition   *position,
            const BstMove *move)
{
  int wanted[BST_MAX_PLAYERS] = { 0 }, found[BST_MAX_PLAYERS] = { 0 }, told[BST_MAX_PLAYERS] = { 0 };
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  g_auto (BstEvents) events = { NULL };
  BstMove laid = *move;
  NaiveBoard board;

  for (guint player = 0; player < n_players; player++)
    found[player] = -bst_position_get_score (position, player);

  laid.unfinished = TRUE;
  g_assert_true (bst_position_apply (position, &laid, NULL, NULL));
  naive_board_init (&board, position);
  naive_board_score (&board, FALSE, wanted);
  naive_board_clear (&board);
  bst_position_undo (position);

  g_assert_true (bst_position_apply (position, move, &events, NULL));
  for (guint player = 0; player < n_players; player++)
    found[player] += bst_position_get_score (position, player);
  add_events (&events, told);
  g_assert_cmpmem (found, sizeof found, wanted, sizeof wanted);
  g_assert_cmpmem (told, sizeof told, wanted, sizeof wanted);
  for (guint i = 0; i < events.n_items; i++)
    {
      g_assert_false (events.items[i].final);
      g_assert_true (events.items[i].complete);
      g_assert_cmpuint (events.items[i].turn, ==, bst_position_get_n_placed (position));
    }
}

static void
play_game (const char *rules,
           guint       n_players,
           guint64     seed)
{
  g_autoptr (BstGame) game = fixture_game (rules, n_players);
  g_autoptr (BstPosition) position = bst_position_new (game);
  BstRandom random;
  BstMove move;

  bst_random_init (&random, seed);
  for (guint n = 0; fixture_random_move (position, &random, &move); n++)
    {
      if (move.kind == BST_MOVE_PLACE)
        check_turn (position, &move);
      else
        g_assert_true (bst_position_apply (position, &move, NULL, NULL));
      if (n % 24 == 23)
        check_final (position);
    }
  check_final (position);
}

static void
test_variant (gconstpointer data)
{
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *rules = NULL;

      rules = g_strdup_printf ("modern farm-scoring=%s two-tile-city=%s city-count=%s",
                               (const char *) data, i & 1 ? "reduced" : "normal",
                               i & 2 ? "segments" : "tiles");
      play_game (rules, 2 + i % 5, 1000 + i);
    }
}

static void
test_no_farmers (void)
{
  play_game ("classic farmers=no", 3, 5);
}

/* Adds to the points given, and leaves the position alone. */
static void
test_adds (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "U@1,0 r0 [Red road:E]",
                                                       "E@0,-1 r180 [Blue city:S]", NULL);
  g_autoptr (BstPosition) before = bst_position_copy (position);
  int points[BST_MAX_PLAYERS] = { 10, 20 };

  bst_position_score_final (position, points, NULL);
  g_assert_cmpint (points[0], ==, 12);
  g_assert_cmpint (points[1], ==, 20);
  g_assert_true (bst_position_equal (position, before));
}

/* Every kind of event tells its rule and its name. */
static void
test_event_words (void)
{
  static const struct { BstEvent event; const char *rule; const char *name; } words[] = {
    { { .kind = BST_FEATURE_CITY, .complete = TRUE }, "C2", "city" },
    { { .kind = BST_FEATURE_CITY, .complete = TRUE, .two_tile = TRUE }, "C4", "city.tiny" },
    { { .kind = BST_FEATURE_CITY }, "C6", "city.incomplete" },
    { { .kind = BST_FEATURE_ROAD, .complete = TRUE }, "RD2", "road" },
    { { .kind = BST_FEATURE_ROAD }, "RD5", "road.incomplete" },
    { { .kind = BST_FEATURE_MONASTERY, .complete = TRUE }, "MO2", "monastery" },
    { { .kind = BST_FEATURE_MONASTERY }, "MO3", "monastery.incomplete" },
    { { .kind = BST_FEATURE_FIELD }, "FV3", "field" },
  };
  static const char * const farm_rules[] = { "FV3", "FV2", "FV1", "FV1b" };
  BstEvent farm = { .kind = BST_FEATURE_FIELD };
  BstRules rules;

  bst_rules_init (&rules);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      BstEvent event = words[i].event;

      bst_event_find_rules (&event, &rules);
      g_assert_cmpuint (event.n_rules, ==, 1);
      g_assert_cmpstr (event.rules[0], ==, words[i].rule);
      g_assert_cmpstr (bst_event_get_name (&words[i].event), ==, words[i].name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (farm_rules); i++)
    {
      g_assert_true (bst_rules_set (&rules, "farm-scoring", farm_scorings[i], NULL));
      bst_event_find_rules (&farm, &rules);
      g_assert_cmpstr (farm.rules[0], ==, farm_rules[i]);
    }
}

/* Features tell the rule by which they are paid as they stand. */
static void
test_feature_rule (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "E@0,-1 r180 [Blue city:S]", "U@1,0 r0", NULL);
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  for (guint part = 0; part < bst_position_get_n_parts (position); part++)
    g_ptr_array_add (rules, (gpointer) bst_position_get_feature_rule (position, part));
  g_assert_true (g_ptr_array_find_with_equal_func (rules, "C2", g_str_equal, NULL));
  g_assert_true (g_ptr_array_find_with_equal_func (rules, "RD5", g_str_equal, NULL));
  g_assert_true (g_ptr_array_find_with_equal_func (rules, "FV3", g_str_equal, NULL));
  g_assert_false (g_ptr_array_find_with_equal_func (rules, "C6", g_str_equal, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (farm_scorings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/score/%s", farm_scorings[i]);

      g_test_add_data_func (path, farm_scorings[i], test_variant);
    }
  g_test_add_func ("/score/no-farmers", test_no_farmers);
  g_test_add_func ("/score/adds", test_adds);
  g_test_add_func ("/score/event-words", test_event_words);
  g_test_add_func ("/score/feature-rule", test_feature_rule);

  return g_test_run ();
}
