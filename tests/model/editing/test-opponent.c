/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing against the engine. */

#include "config.h"

#include "bastide-opponent.h"

#include <bst-engine-turns.h>
#include <bst-io-open.h>

#define LEVEL 2

typedef struct
{
  BastideStudy     *study;
  BastideTurnInput *turn_input;
  BastideOpponent  *opponent;
  guint             n_ended;
} Fixture;

static void
count_ended (Fixture *fixture)
{
  fixture->n_ended++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  fixture->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  bastide_study_set_index (fixture->study, 30);
  fixture->turn_input = bastide_turn_input_new (fixture->study);
  fixture->opponent = bastide_opponent_new (fixture->turn_input);
  g_signal_connect_swapped (fixture->opponent, "ended", G_CALLBACK (count_ended), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->opponent);
  g_object_unref (fixture->turn_input);
  g_object_unref (fixture->study);
}

static void
wait_for (Fixture              *fixture,
          BastideOpponentState  state)
{
  while (bastide_opponent_get_state (fixture->opponent) != state)
    g_main_context_iteration (NULL, TRUE);
}

static guint
get_turn (Fixture *fixture)
{
  return bst_position_get_turn (bastide_study_get_position (fixture->study));
}

static void
see (gpointer           data,
     const BstMove     *move,
     const BstPosition *after)
{
  bst_move_copy (data, move);
}

/* What a person might do: the last turn that there is. */
static void
play_something (Fixture *fixture)
{
  g_autoptr (BstPosition) position = bst_position_copy (bastide_study_get_position (fixture->study));
  g_auto (BstEngineTurns) turns = { 0 };
  BstMove move;

  if (bst_engine_turns_visit (&turns, position, (guint) bastide_turn_input_get_tile (fixture->turn_input), see, &move) == 0)
    bastide_turn_input_discard (fixture->turn_input, FALSE);
  else
    g_assert_true (bastide_study_play (fixture->study, &move, NULL));
}

/* The idle that looks at it has been there. */
static void
settle (Fixture *fixture)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
begin (Fixture *fixture,
       guint    people)
{
  bastide_opponent_begin (fixture->opponent, LEVEL, people);
  settle (fixture);
}

/* It makes its turns, and draws the tiles of both. */
static void
test_turns (Fixture       *fixture,
            gconstpointer  data)
{
  guint person = 1 - get_turn (fixture);
  const BstNode *start = bastide_study_get_node (fixture->study);

  begin (fixture, 1u << person);
  wait_for (fixture, BASTIDE_OPPONENT_WAITING);
  g_assert_true (bastide_study_get_node (fixture->study)->parent == start);
  g_assert_cmpuint (get_turn (fixture), ==, person);
  g_assert_cmpint (bastide_turn_input_get_tile (fixture->turn_input), !=, BST_NO_TILE);
  play_something (fixture);
  settle (fixture);
  wait_for (fixture, BASTIDE_OPPONENT_WAITING);
  g_assert_cmpuint (get_turn (fixture), ==, person);
}

/* Both turns go, and the tile is the same again. */
static void
test_take_back (Fixture       *fixture,
                gconstpointer  data)
{
  guint person = get_turn (fixture);
  const BstNode *start = bastide_study_get_node (fixture->study);
  int tile;

  begin (fixture, 1u << person);
  wait_for (fixture, BASTIDE_OPPONENT_WAITING);
  tile = bastide_turn_input_get_tile (fixture->turn_input);
  play_something (fixture);
  settle (fixture);
  wait_for (fixture, BASTIDE_OPPONENT_WAITING);
  g_assert_true (bastide_study_get_node (fixture->study) != start);
  g_assert_true (bastide_opponent_take_back (fixture->opponent));
  settle (fixture);
  g_assert_cmpint (bastide_opponent_get_state (fixture->opponent), ==, BASTIDE_OPPONENT_WAITING);
  g_assert_true (bastide_study_get_node (fixture->study) == start);
  g_assert_cmpint (bastide_turn_input_get_tile (fixture->turn_input), ==, tile);
}

/* Who goes elsewhere finds it where it was. */
static void
test_away (Fixture       *fixture,
           gconstpointer  data)
{
  const BstNode *start = bastide_study_get_node (fixture->study);

  begin (fixture, 1u << get_turn (fixture));
  wait_for (fixture, BASTIDE_OPPONENT_WAITING);
  bastide_study_set_index (fixture->study, 10);
  settle (fixture);
  g_assert_cmpint (bastide_opponent_get_state (fixture->opponent), ==, BASTIDE_OPPONENT_AWAY);
  bastide_opponent_return (fixture->opponent);
  settle (fixture);
  g_assert_cmpint (bastide_opponent_get_state (fixture->opponent), ==, BASTIDE_OPPONENT_WAITING);
  g_assert_true (bastide_study_get_node (fixture->study) == start);
}

/* None is given where none may be asked for. */
static void
test_no_hints (Fixture       *fixture,
               gconstpointer  data)
{
  BstMove where;

  g_assert_true (bastide_opponent_has_hints (fixture->opponent));
  bastide_opponent_set_hints (fixture->opponent, FALSE);
  bastide_opponent_begin (fixture->opponent, 1, 1u << bst_position_get_turn (bastide_study_get_position (fixture->study)));
  while (bastide_opponent_get_state (fixture->opponent) != BASTIDE_OPPONENT_WAITING
         || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
  bastide_opponent_ask_hint (fixture->opponent);
  g_assert_cmpint (bastide_opponent_get_hint (fixture->opponent, &where), ==, BASTIDE_HINT_NONE);
  bastide_opponent_set_hints (fixture->opponent, TRUE);
  bastide_opponent_ask_hint (fixture->opponent);
  while (bastide_opponent_get_hint (fixture->opponent, &where) != BASTIDE_HINT_WHERE)
    g_main_context_iteration (NULL, TRUE);
}

/* First where, then what; and the hint goes with the turn. */
static void
test_hints (Fixture       *fixture,
            gconstpointer  data)
{
  BstMove where, what;

  begin (fixture, 3);
  wait_for (fixture, BASTIDE_OPPONENT_WAITING);
  g_assert_cmpint (bastide_opponent_get_hint (fixture->opponent, &where), ==, BASTIDE_HINT_NONE);
  bastide_opponent_ask_hint (fixture->opponent);
  while (bastide_opponent_get_hint (fixture->opponent, &where) != BASTIDE_HINT_WHERE)
    g_main_context_iteration (NULL, TRUE);
  bastide_opponent_ask_hint (fixture->opponent);
  g_assert_cmpint (bastide_opponent_get_hint (fixture->opponent, &what), ==, BASTIDE_HINT_WHAT);
  g_assert_true (bst_move_equal (&where, &what));
  g_assert_true (bastide_study_play (fixture->study, &what, NULL));
  settle (fixture);
  g_assert_cmpint (bastide_opponent_get_hint (fixture->opponent, &what), ==, BASTIDE_HINT_NONE);
}

/* To the end, by itself. */
static void
test_end (Fixture       *fixture,
          gconstpointer  data)
{
  bastide_study_set_index (fixture->study, 66);
  begin (fixture, 0);
  wait_for (fixture, BASTIDE_OPPONENT_OFF);
  g_assert_cmpuint (fixture->n_ended, ==, 1);
  g_assert_true (bst_position_is_exhausted (bastide_study_get_position (fixture->study)));
}

/* Another game is opened while it thinks. */
static void
test_another_game (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  begin (fixture, 0);
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  g_assert_cmpint (bastide_opponent_get_state (fixture->opponent), ==, BASTIDE_OPPONENT_OFF);
  settle (fixture);
  g_assert_cmpint (bastide_opponent_get_state (fixture->opponent), ==, BASTIDE_OPPONENT_OFF);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/opponent/turns", Fixture, NULL, set_up, test_turns, tear_down);
  g_test_add ("/opponent/take-back", Fixture, NULL, set_up, test_take_back, tear_down);
  g_test_add ("/opponent/away", Fixture, NULL, set_up, test_away, tear_down);
  g_test_add ("/opponent/hints", Fixture, NULL, set_up, test_hints, tear_down);
  g_test_add ("/opponent/no-hints", Fixture, NULL, set_up, test_no_hints, tear_down);
  g_test_add ("/opponent/end", Fixture, NULL, set_up, test_end, tear_down);
  g_test_add ("/opponent/another-game", Fixture, NULL, set_up, test_another_game, tear_down);

  return g_test_run ();
}
