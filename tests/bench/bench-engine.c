/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How strong the engine is, and how fast it values: numbers to read, that assert nothing. */

#include "bst-engine-data.h"
#include "bst-engine-match.h"
#include "bst-engine-search.h"
#include "bst-engine-turns.h"
#include "bst-feature.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char * const names[BST_N_ENGINE_YARDSTICKS] = {
  [BST_ENGINE_RANDOM] = "random",
  [BST_ENGINE_GREEDY] = "greedy",
  [BST_ENGINE_RANKING] = "ranking",
  [BST_ENGINE_LEARNED] = "learned",
};

static BstGame *
make_game (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  BstPlayer players[] = { { (char *) "Red", BST_COLOUR_RED }, { (char *) "Blue", BST_COLOUR_BLUE } };
  BstRules rules;

  g_assert (set != NULL && bst_io_rules_parse_argument ("modern", &rules, NULL));

  return bst_game_new (set, &rules, players, 2, NULL);
}

static BstEngineYardstick
find_yardstick (const char *name)
{
  for (guint i = 0; i < BST_N_ENGINE_YARDSTICKS; i++)
    if (g_strcmp0 (name, names[i]) == 0)
      return (BstEngineYardstick) i;

  g_error ("%s plays not", name);
}

static void
count (gpointer           data,
       const BstMove     *move G_GNUC_UNUSED,
       const BstPosition *after)
{
  BstEngineValuer *valuer = data;
  BstEngineValue value;

  if (valuer != NULL)
    bst_engine_valuer_look (valuer, after, &value);
}

/* Of this thread's work alone, so that a busy machine gives the same numbers. */
static gint64
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Microseconds a turn that is shown, with the value and without, over the positions of a random game. */
static void
bench_speed (BstGame            *game,
             const BstEngineNet *net)
{
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (net, position);
  g_auto (BstEngineTurns) turns = { 0 };
  gint64 with = 0, without = 0;
  guint n_turns = 0, n_draws = 0;
  BstRandom random;
  int type;

  bst_random_init (&random, 1);
  while ((type = bst_playout_draw (position, &random)) != BST_NO_TILE)
    {
      gint64 start = get_time (), between;

      n_turns += bst_engine_turns_visit (&turns, position, (guint) type, count, NULL);
      between = get_time ();
      bst_engine_turns_visit (&turns, position, (guint) type, count, valuer);
      with += get_time () - between;
      without += between - start;
      n_draws++;
      bst_playout_turn (position, &random, (guint) type, NULL);
    }
  g_print ("%u turns a draw; %.2f microseconds a turn, %.2f with its value\n", n_turns / n_draws,
           (double) without / n_turns, (double) with / n_turns);
}

/* Who plays: a yardstick, or a search with so many milliseconds, or tries, a turn. */
typedef struct
{
  const BstEngineNet *net;
  BstEnginePlayer    *player;       /* Owned; NULL for a search */
  BstEngineSettings   settings;
  gint64              microseconds;
  guint64             n_tries;
  gint64              deadline;
  BstEngineTurns      turns;
} Seat;

/* "ranking", "blind:3" (BstEngineBlind), "level:3" (the last without time to look ahead), "search:100ms", "search:500", and behind it "/DEPTH/WIDTH". */
static void
init_seat (Seat               *seat,
           const BstPosition  *position,
           const BstEngineNet *net,
           const char         *name)
{
  char *end;

  *seat = (Seat) { .net = net };
  if (g_str_has_prefix (name, "blind:"))
    {
      seat->player = bst_engine_player_new (BST_ENGINE_LEARNED, net, position);
      bst_engine_valuer_set_blind (bst_engine_player_get_valuer (seat->player),
                                   (guint) g_ascii_strtoull (name + strlen ("blind:"), NULL, 10));
      return;
    }
  if (g_str_has_prefix (name, "level:"))
    {
      seat->settings.level = (guint) g_ascii_strtoull (name + strlen ("level:"), NULL, 10);
      return;
    }
  if (!g_str_has_prefix (name, "search:"))
    {
      seat->player = bst_engine_player_new (find_yardstick (name), net, position);
      return;
    }
  seat->n_tries = g_ascii_strtoull (name + strlen ("search:"), &end, 10);
  if (g_str_has_prefix (end, "ms"))
    {
      seat->microseconds = (gint64) seat->n_tries * 1000;
      seat->n_tries = G_MAXUINT64;
      end += strlen ("ms");
    }
  if (*end == '/')
    seat->settings.depth = (guint) g_ascii_strtoull (end + 1, &end, 10);
  if (*end == '/')
    seat->settings.width = (guint) g_ascii_strtoull (end + 1, &end, 10);
}

static gboolean
is_late (gpointer data)
{
  Seat *seat = data;

  return seat->microseconds > 0 && get_time () > seat->deadline;
}

static void
search (Seat        *seat,
        BstPosition *position,
        guint        type)
{
  g_autoptr (BstEngineSearch) search = NULL;

  seat->deadline = get_time () + seat->microseconds;
  seat->settings.most_exact = seat->microseconds > 0 ? (double) seat->microseconds / 5 : 20000;
  search = bst_engine_search_new (seat->net, position, type, &seat->settings);
  while (!is_late (seat) && bst_engine_search_count (search) < seat->n_tries && bst_engine_search_begin (search, 1) > 0)
    {
      bst_engine_search_try (search, 0, is_late, seat);
      bst_engine_search_end (search);
    }
  bst_engine_turns_make (&seat->turns, position, &bst_engine_search_get (search, 0)->move, NULL);
}

static void
play_seat (Seat        *seat,
           BstPosition *position,
           guint        type)
{
  if (seat->player != NULL)
    bst_engine_player_play (seat->player, position, type);
  else
    search (seat, position, type);
}

static int
play_one (BstGame *game,
          guint64  seed,
          Seat    *seats[2])
{
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_auto (BstDeck) deck = { 0 };
  BstRandom random;
  int points[BST_MAX_PLAYERS] = { 0 }, type;

  bst_random_init (&random, seed);
  bst_deck_init (&deck, game);
  bst_deck_shuffle (&deck, position, &random);
  for (guint i = 0; i < 2; i++)
    {
      seats[i]->settings.seed = seed;
      if (seats[i]->player != NULL)
        bst_engine_player_set_seed (seats[i]->player, seed + i);
    }
  for (; (type = bst_deck_draw (&deck, position)) != BST_NO_TILE; bst_deck_advance (&deck))
    if (bst_position_has_placement (position, (guint) type))
      play_seat (seats[bst_position_get_turn (position)], position, (guint) type);
    else
      bst_position_discard (position, (guint) type);
  bst_position_score_final (position, points, NULL);

  return points[0] + bst_position_get_score (position, 0) - points[1] - bst_position_get_score (position, 1);
}

static void
bench_match (BstGame            *game,
             const BstEngineNet *net,
             const char         *one_name,
             const char         *other_name,
             guint               n_decks,
             guint               first_deck)
{
  g_autoptr (BstPosition) position = bst_position_new (game);
  Seat one, other;
  double sum = 0, squares = 0, mean;
  guint n_won = 0;
  gint64 start = get_time ();

  init_seat (&one, position, net, one_name);
  init_seat (&other, position, net, other_name);
  for (guint deck = first_deck; deck < first_deck + n_decks; deck++)
    {
      int first = play_one (game, deck, (Seat *[2]) { &one, &other });
      int second = -play_one (game, deck, (Seat *[2]) { &other, &one });
      double margin = (first + second) / 2.;

      n_won += (first > 0) + (second > 0);
      sum += margin;
      squares += margin * margin;
    }
  mean = sum / n_decks;
  g_print ("%s : %s %+.1f +- %.1f, %u of %u won, %.0f ms a turn of both\n", one_name, other_name, mean,
           sqrt (MAX (0, squares / n_decks - mean * mean) / (n_decks - 1)), n_won, 2 * n_decks,
           (double) (get_time () - start) / 1000 / n_decks / 142);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BstGame) game = make_game ();
  g_autofree BstEngineNet *net = g_new (BstEngineNet, 1);
  BstEngineOrigin origin;
  g_autofree char *text = NULL;

  bst_engine_net_init (net, 1);
  if (argc > 1 && (!g_file_get_contents (argv[1], &text, NULL, NULL)
                   || !bst_engine_data_read (text, 1, net, &origin, NULL)))
    return EXIT_FAILURE;
  bench_speed (game, net);
  if (argc > 4)
    bench_match (game, net, argv[2], argv[3], (guint) atoi (argv[4]), argc > 5 ? (guint) atoi (argv[5]) : 1000);

  return EXIT_SUCCESS;
}
