/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Guessing the turns of a game. */

#include "config.h"

#include "bastide-guess.h"

#include <bst-io-open.h>

/* Tries of turns: enough to find something. */
#define DEPTH 8

typedef struct
{
  BstRecord    *record;
  BastideGuess *guess;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->record = bst_io_open_sample ();
  fixture->guess = bastide_guess_new ();
  bastide_guess_set_depth (fixture->guess, DEPTH);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->guess);
  bst_record_unref (fixture->record);
}

static void
wait_for (Fixture           *fixture,
          BastideGuessState  state)
{
  while (bastide_guess_get_state (fixture->guess) != state)
    g_main_context_iteration (NULL, TRUE);
}

/* As many nodes from the start. */
static BstNode *
find_node (Fixture *fixture,
           guint    depth)
{
  BstNode *node = bst_record_get_root (fixture->record);

  for (guint i = 0; i < depth; i++)
    node = bst_node_get_next (node);

  return node;
}

/* The turn that was played, given as a guess. */
static void
give_played (Fixture *fixture)
{
  BastideAnswer *answer = bastide_guess_get_answer (fixture->guess);
  const BstMove *move = &bastide_guess_get_node (fixture->guess)->move;
  g_autofree char *text = bst_move_to_text (bst_position_get_game (bastide_guess_get_before (fixture->guess)), move);

  g_signal_emit_by_name (answer, "given", text);
}

/* Turns come in their order, of the players that were chosen; what is guessed is weighed as what was played. */
static void
test_line (Fixture       *fixture,
           gconstpointer  data)
{
  BastideGuessTotal yours, played;

  bastide_guess_begin (fixture->guess, fixture->record, find_node (fixture, 6), 0, 1u << 1);
  wait_for (fixture, BASTIDE_GUESS_ASKING);
  g_assert_cmpuint (bastide_guess_get_n (fixture->guess), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      BstMove best;

      wait_for (fixture, BASTIDE_GUESS_ASKING);
      g_assert_cmpuint (bastide_guess_get_index (fixture->guess), ==, i);
      g_assert_cmpint (bst_node_get_player (bastide_guess_get_node (fixture->guess)), ==, 1);
      g_assert_true (bastide_answer_is_open (bastide_guess_get_answer (fixture->guess)));
      give_played (fixture);
      wait_for (fixture, BASTIDE_GUESS_JUDGED);
      g_assert_false (bastide_answer_is_open (bastide_guess_get_answer (fixture->guess)));
      g_assert_true (bastide_guess_get_best (fixture->guess, &best));
      g_assert_nonnull (bastide_guess_get_guessed (fixture->guess));
      g_assert_cmpfloat (bastide_guess_get_guessed (fixture->guess)->loss, ==, bastide_guess_get_played (fixture->guess)->loss);
      bastide_guess_next (fixture->guess);
    }
  g_assert_cmpint (bastide_guess_get_state (fixture->guess), ==, BASTIDE_GUESS_OVER);
  bastide_guess_get_total (fixture->guess, TRUE, &yours);
  bastide_guess_get_total (fixture->guess, FALSE, &played);
  g_assert_cmpuint (yours.n_turns, ==, 3);
  g_assert_cmpuint (yours.n_best, ==, played.n_best);
  g_assert_cmpfloat (yours.loss, ==, played.loss);
}

/* A turn that is given up is told, and counts for nobody. */
static void
test_give_up (Fixture       *fixture,
              gconstpointer  data)
{
  BastideGuessTotal yours;

  bastide_guess_begin (fixture->guess, fixture->record, find_node (fixture, 12), 10, 3);
  wait_for (fixture, BASTIDE_GUESS_ASKING);
  g_assert_cmpuint (bastide_guess_get_n (fixture->guess), ==, 2);
  bastide_guess_give_up (fixture->guess);
  wait_for (fixture, BASTIDE_GUESS_JUDGED);
  g_assert_null (bastide_guess_get_guessed (fixture->guess));
  g_assert_true (bastide_guess_get_played (fixture->guess)->is_known);
  bastide_guess_get_total (fixture->guess, TRUE, &yours);
  g_assert_cmpuint (yours.n_turns, ==, 0);
}

/* Whatever a thread is at. */
static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  bastide_guess_begin (fixture->guess, fixture->record, find_node (fixture, 12), 0, 3);
  bastide_guess_stop (fixture->guess);
  g_assert_cmpint (bastide_guess_get_state (fixture->guess), ==, BASTIDE_GUESS_OFF);
  bastide_guess_begin (fixture->guess, fixture->record, find_node (fixture, 1), 0, 1u << 5);
  wait_for (fixture, BASTIDE_GUESS_OVER);
  g_assert_cmpuint (bastide_guess_get_n (fixture->guess), ==, 0);
  bastide_guess_begin (fixture->guess, fixture->record, find_node (fixture, 12), 0, 3);
  wait_for (fixture, BASTIDE_GUESS_ASKING);
  bastide_guess_stop (fixture->guess);
  g_assert_null (bastide_guess_get_node (fixture->guess));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add ("/guess/line", Fixture, NULL, set_up, test_line, tear_down);
  g_test_add ("/guess/give-up", Fixture, NULL, set_up, test_give_up, tear_down);
  g_test_add ("/guess/stop", Fixture, NULL, set_up, test_stop, tear_down);

  return g_test_run ();
}
