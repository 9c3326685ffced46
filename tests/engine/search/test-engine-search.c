/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search: the same answer for the same question, valid whenever it is broken off, exact at the end. */

#include "bst-engine-search.h"

#include "bst-engine-chance.h"
#include "bst-engine-end.h"
#include "bst-playout.h"

#include "engine-fixture.h"

#include <math.h>

static const BstEngineSettings usual = { .seed = 11, .width = 5, .depth = 2 };

typedef gboolean (*StopFunc) (gpointer data);

static gboolean
stop_after (gpointer data)
{
  guint *n_more = data;

  if (*n_more == 0)
    return TRUE;
  --*n_more;

  return FALSE;
}

/* A round of so many pieces, done from the last to the first as threads may do them. */
static void
play_round (BstEngineSearch *search,
            guint            n_pieces,
            StopFunc         stop,
            gpointer         data)
{
  for (guint i = bst_engine_search_begin (search, n_pieces); i > 0; i--)
    bst_engine_search_try (search, i - 1, stop, data);
  bst_engine_search_end (search);
}

/* What can be said of the answers at any time. */
static void
check_answers (const BstEngineSearch *search,
               const BstPosition     *position)
{
  guint n = bst_engine_search_get_n (search), n_players = engine_fixture_count (position);
  g_autoptr (BstPosition) after = bst_position_copy (position);
  const BstEngineAnswer *before = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (search, i);

      g_assert_true (isfinite (answer->margin) && isfinite (answer->first));
      g_assert_cmpfloat (answer->error, >=, 0);
      g_assert_cmpfloat (answer->win, >=, 0);
      g_assert_cmpfloat (answer->tie, >=, -1e-9);
      g_assert_cmpfloat (answer->win + answer->tie, <=, 1 + 1e-9);
      g_assert_true (before == NULL || before->tier < answer->tier
                     || (before->tier == answer->tier && before->margin >= answer->margin));
      g_assert_true (answer->tier != 2 || answer->n_tries == 0);
      g_assert_true (!answer->exact || answer->error == 0);
      g_assert_true (answer->exact == (bst_engine_search_get_chance_error (search, i) == 0));
      before = answer;
    }
  bst_position_apply (after, &bst_engine_search_get (search, 0)->move, NULL, &error);
  g_assert_no_error (error);
  for (guint player = 0; player < n_players; player++)
    g_assert_cmpint (bst_engine_search_get (search, 0)->points[player], ==,
                     bst_position_get_score (after, player) - bst_position_get_score (position, player));
}

static void
assert_same (const BstEngineSearch *a,
             const BstEngineSearch *b)
{
  guint n = bst_engine_search_get_n (a);

  g_assert_cmpuint (n, ==, bst_engine_search_get_n (b));
  g_assert_cmpuint (bst_engine_search_count (a), ==, bst_engine_search_count (b));
  for (guint i = 0; i < n; i++)
    {
      const BstEngineAnswer *one = bst_engine_search_get (a, i), *other = bst_engine_search_get (b, i);

      g_assert_true (bst_move_equal (&one->move, &other->move));
      g_assert_cmpfloat (one->margin, ==, other->margin);
      g_assert_cmpfloat (one->error, ==, other->error);
      g_assert_cmpfloat (one->win, ==, other->win);
      g_assert_cmpfloat (one->tie, ==, other->tie);
      g_assert_cmpuint (one->n_tries, ==, other->n_tries);
      g_assert_cmpuint (one->tier, ==, other->tier);
    }
}

static guint
draw (const BstPosition *position)
{
  BstRandom random;
  int type;

  bst_random_init (&random, 3);
  type = bst_playout_draw (position, &random);
  g_assert_cmpint (type, !=, BST_NO_TILE);

  return (guint) type;
}

/* --- The same --- */

static void
test_same (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (0, 2 + i, 20 * i, i);
      guint type = draw (position);
      g_autoptr (BstEngineSearch) one = bst_engine_search_new (net, position, type, &usual);
      g_autoptr (BstEngineSearch) other = bst_engine_search_new (net, position, type, &usual);
      BstEngineSettings seeded = usual;
      g_autoptr (BstEngineSearch) different = NULL;

      seeded.seed++;
      different = bst_engine_search_new (net, position, type, &seeded);
      for (guint round = 0; round < 12; round++)
        {
          play_round (one, 1, NULL, NULL);
          play_round (other, 1, NULL, NULL);
          play_round (different, 1, NULL, NULL);
          assert_same (one, other);
          check_answers (one, position);
        }
      g_assert_cmpfloat (bst_engine_search_get (one, 0)->margin, !=, bst_engine_search_get (different, 0)->margin);
    }
}

/* Until the first turn falls out of the race a round of three is three rounds. Without training many turns are equal,
 * and chance takes one. */
static void
test_pieces (void)
{
  g_autofree BstEngineNet *net = g_new (BstEngineNet, 1);
  g_autoptr (BstPosition) position = random_position_new (0, 2, 30, 5);
  const BstEngineSettings deep = { .seed = 11, .width = 5, .depth = 6 };
  guint type = draw (position);
  g_autoptr (BstEngineSearch) one = NULL, three = NULL, again = NULL;

  bst_engine_net_init (net, 2);
  one = bst_engine_search_new (net, position, type, &deep);
  three = bst_engine_search_new (net, position, type, &deep);
  again = bst_engine_search_new (net, position, type, &deep);
  for (guint round = 0; round < 6; round++)
    play_round (one, 1, NULL, NULL);
  for (guint round = 0; round < 2; round++)
    play_round (three, 3, NULL, NULL);
  assert_same (one, three);
  for (guint round = 0; round < 2; round++)
    play_round (again, 3, NULL, NULL);
  for (guint round = 0; round < 5; round++)
    {
      play_round (three, 3, NULL, NULL);
      play_round (again, 3, NULL, NULL);
      check_answers (three, position);
    }
  assert_same (three, again);
}

/* --- Broken off --- */

/* A round that was stopped counts up to there, and the search goes on as if it had not been. */
static void
test_stop (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  g_autoptr (BstPosition) position = random_position_new (0, 2, 30, 5);
  guint type = draw (position);
  g_autoptr (BstEngineSearch) whole = bst_engine_search_new (net, position, type, &usual);

  for (guint round = 0; round < 2; round++)
    play_round (whole, 1, NULL, NULL);
  for (guint n_asked = 0; n_asked < 24; n_asked++)
    {
      g_autoptr (BstEngineSearch) search = bst_engine_search_new (net, position, type, &usual);
      guint n_more = n_asked;

      check_answers (search, position);
      play_round (search, 2, stop_after, &n_more);
      check_answers (search, position);
      while (bst_engine_search_count (search) < bst_engine_search_count (whole))
        play_round (search, 1, NULL, NULL);
      assert_same (search, whole);
    }
}

/* --- The end --- */

static void
check_exact (BstPosition       *position,
             BstEngineSearch   *search)
{
  g_autoptr (BstEngineEnd) end = bst_engine_end_new (position);
  guint player = bst_position_get_turn (position), n_players = engine_fixture_count (position);

  for (guint i = 0; i < bst_engine_search_get_n (search); i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (search, i);
      BstEngineEndValue value;

      g_assert_true (bst_position_apply (position, &answer->move, NULL, NULL));
      g_assert_true (bst_engine_end_look (end, position, NULL, NULL, &value));
      g_assert_true (bst_position_undo (position));
      g_assert_true (answer->exact);
      g_assert_cmpuint (answer->tier, ==, 0);
      g_assert_cmpfloat (answer->error, ==, 0);
      g_assert_cmpfloat_with_epsilon (answer->margin, engine_fixture_margin (value.points, n_players, player), 1e-9);
      g_assert_cmpfloat_with_epsilon (answer->win, value.win[player], 1e-9);
      g_assert_cmpfloat_with_epsilon (answer->tie, value.tie[player], 1e-9);
    }
}

static void
test_exact (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  const BstEngineSettings settings = { .seed = 1, .most_exact = 1e6 };

  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (BstPosition) position = random_position_near_end (0, 2 + i % 3, 1 + i % 2, i);
      g_autoptr (BstEngineSearch) search = bst_engine_search_new (net, position, draw (position), &settings);
      guint n_rounds = 0;

      g_assert_false (bst_engine_search_is_done (search));
      for (; !bst_engine_search_is_done (search); n_rounds++)
        {
          play_round (search, 1 + i % 4, NULL, NULL);
          check_answers (search, position);
        }
      g_assert_cmpuint (n_rounds, ==, (bst_engine_search_get_n (search) + i % 4) / (1 + i % 4));
      g_assert_cmpuint (bst_engine_search_begin (search, 3), ==, 0);
      bst_engine_search_end (search);
      check_exact (position, search);
    }
}

/* The last tile of all is known exactly without any look further, raced or not. */
static void
test_last (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (BstPosition) position = random_position_near_end (0, 2 + i % 5, 1, 50 + i);
      g_autoptr (BstEngineSearch) search = NULL;
      guint n_players = engine_fixture_count (position), player = bst_position_get_turn (position);

      if (bst_position_get_n_remaining (position) != 1)
        continue;
      search = bst_engine_search_new (net, position, draw (position), &usual);
      g_assert_true (bst_engine_search_is_done (search));
      check_answers (search, position);
      for (guint k = 0; k < bst_engine_search_get_n (search); k++)
        {
          const BstEngineAnswer *answer = bst_engine_search_get (search, k);
          int total[BST_MAX_PLAYERS];
          double points[BST_MAX_PLAYERS];

          g_assert_true (bst_position_apply (position, &answer->move, NULL, NULL));
          engine_fixture_total (position, total);
          g_assert_true (bst_position_undo (position));
          for (guint other = 0; other < n_players; other++)
            points[other] = total[other];
          g_assert_true (answer->exact);
          g_assert_cmpfloat_with_epsilon (answer->margin, engine_fixture_margin (points, n_players, player), 1e-9);
        }
    }
}

/* --- Few turns --- */

/* Who has one turn has nothing to find out; who has none has no search. */
static void
test_few (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 0);
  const BstGame *game = bst_position_get_game (position);
  guint misfit = (guint) bst_tile_set_find (bst_game_get_tile_set (game), "C");
  g_autoptr (BstEngineSearch) search = NULL;
  BstEngineSettings narrow = usual;
  BstMove move;

  for (guint player = 0; player < 2; player++)
    bst_position_set_supply (position, player, BST_FIGURE_FOLLOWER, 0);
  search = bst_engine_search_new (net, position, misfit, &usual);
  g_assert_cmpuint (bst_engine_search_get_n (search), ==, 1);
  g_assert_true (bst_engine_search_is_done (search));
  g_assert_cmpuint (bst_engine_search_begin (search, 4), ==, 0);
  bst_engine_search_end (search);
  check_answers (search, position);

  g_assert_true (bst_move_parse (game, "E@0,-1 r180", &move, NULL));
  g_assert_true (bst_position_apply (position, &move, NULL, NULL));
  g_assert_null (bst_engine_search_new (net, position, misfit, &usual));

  /* Neither has one who looks at the best turn alone. */
  narrow.width = 1;
  g_clear_pointer (&search, bst_engine_search_free);
  search = bst_engine_search_new (net, position, 0, &narrow);
  g_assert_true (bst_engine_search_is_done (search));
}

/* Other sets, whatever a turn has to decide. */
static void
test_sets (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data);
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  g_autoptr (BstPosition) position = random_position_new (setting, 2 + setting % 5, 6, setting);
  const BstEngineSettings settings = { .seed = 5, .width = 2, .depth = 1, .most_exact = 1e5 };
  g_autoptr (BstEngineSearch) search = bst_engine_search_new (net, position, draw (position), &settings);

  for (guint round = 0; round < 2; round++)
    {
      check_answers (search, position);
      play_round (search, 1, NULL, NULL);
    }
  check_answers (search, position);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/search/same", test_same);
  g_test_add_func ("/engine/search/pieces", test_pieces);
  g_test_add_func ("/engine/search/stop", test_stop);
  g_test_add_func ("/engine/search/exact", test_exact);
  g_test_add_func ("/engine/search/last", test_last);
  g_test_add_func ("/engine/search/few", test_few);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/search/sets/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_sets);
    }

  return g_test_run ();
}
