/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A thousand random games under all rule sets: consistent, undone to the start, and the same
 * when they are read from text. */

#include "fixture.h"

#include <string.h>

#define N_GAMES 1000

static const char * const rule_sets[] = {
  "modern", "classic", "classic-literal", "second-edition", "modern farmers=no",
  "modern city-count=segments", "classic followers=2", "modern unplaceable=return-to-bag"
};

/* The slow check is made at this one of every 16 steps of a game, and at its end. */
static gboolean
is_checked (guint game,
            guint step)
{
  return (step + game) % 16 == 0;
}

static guint
play (BstPosition *position,
      BstRandom   *random,
      guint        number)
{
  guint n_steps = 0;
  BstMove move;

  while (fixture_random_move (position, random, &move))
    {
      g_assert_true (bst_position_apply (position, &move, NULL, NULL));
      n_steps++;
      if (is_checked (number, n_steps))
        g_assert_true (bst_position_is_ok (position));
      /* Tiles that return could be drawn for ever. */
      if (n_steps == 200)
        break;
    }
  g_assert_true (bst_position_is_ok (position));

  return n_steps;
}

static void
check_text (BstPosition *position)
{
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *again_text = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GError) error = NULL;
  int points[BST_MAX_PLAYERS] = { 0 }, again_points[BST_MAX_PLAYERS] = { 0 };

  again = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text, &error);
  g_assert_no_error (error);
  again_text = bst_position_to_text (again);
  g_assert_cmpstr (text, ==, again_text);
  bst_position_score_final (position, points, NULL);
  bst_position_score_final (again, again_points, NULL);
  g_assert_cmpmem (points, sizeof points, again_points, sizeof again_points);
}

static void
take_back (BstPosition       *position,
           const BstPosition *start,
           guint              n_steps,
           guint              number)
{
  for (guint step = 0; step < n_steps; step++)
    {
      g_assert_true (bst_position_undo (position));
      if (is_checked (number, 4 * step))
        g_assert_true (bst_position_is_ok (position));
    }
  g_assert_false (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, start));
  g_assert_true (bst_position_is_ok (position));
}

/* One position serves many games, as in the bench. */
static void
test_games (gconstpointer data)
{
  const char *rules = data;

  for (guint n_players = 2; n_players <= 6; n_players++)
    {
      g_autoptr (BstGame) game = fixture_game (rules, n_players);
      g_autoptr (BstPosition) start = bst_position_new (game);
      g_autoptr (BstPosition) position = bst_position_new (game);

      for (guint i = 0; i < N_GAMES / 5 / G_N_ELEMENTS (rule_sets); i++)
        {
          BstRandom random;
          guint n_steps;

          bst_random_init (&random, 10000 * n_players + i);
          n_steps = play (position, &random, i);
          check_text (position);
          if (i % 2 == 0)
            take_back (position, start, n_steps, i);
          else
            bst_position_reset (position);
          g_assert_true (bst_position_equal (position, start));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/%s", rule_sets[i]);

      g_strdelimit (path, " ", '-');
      g_test_add_data_func (path, rule_sets[i], test_games);
    }

  return g_test_run ();
}
