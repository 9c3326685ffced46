/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine's value with every set, alone and all together, by every rule set and with 2 to 6 players: is each of its turns
 * legal, does it beat random and greedy players, and how long does a turn take to value? A turn that is illegal ends the
 * program; all else are numbers to read. */

#include "bst-engine-data.h"
#include "bst-engine-match.h"
#include "bst-engine-turns.h"
#include "bst-feature.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ALL_SETS "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon" \
                 "+tower+siege-cathars+siege-besiegers+gq11+gq11-river+drought-and-pestilence"

static const char * const all_tiles[] = {
  "basic", "basic+river", "basic+inns-and-cathedrals", "basic+traders-and-builders", "basic+abbey-and-mayor",
  "basic+princess-and-dragon", "basic+tower", "basic+siege-cathars", "basic+siege-besiegers", "basic+gq11",
  "basic+gq11+gq11-river", "basic+drought-and-pestilence", "basic+winter",
  "basic+river-2", "basic+flier", "basic+ferries", "basic+goldmines", "basic+mage-and-witch",
  "basic+corn-circles-1+corn-circles-2", "basic+king-and-robber", "basic+hills-and-sheep", "basic+abbot", ALL_SETS,
};

static BstGame *
make_game (const char *tiles,
           const char *rule_set,
           guint       n_players)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed (tiles, NULL);
  BstPlayer players[BST_MAX_PLAYERS];
  BstRules rules;

  g_assert (set != NULL && bst_io_rules_parse_argument (rule_set, &rules, NULL));
  bst_io_tile_set_raise_switches (tiles, &rules);
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };

  return bst_game_new (set, &rules, players, n_players, NULL);
}

typedef struct
{
  BstEngineNet *nets[2];
  guint         n_decks;
  /* Of the turns of the one who learned: */
  guint64       n_turns;
  guint64       n_valued;
  gint64        microseconds;
} Bench;

/* Of this thread's work alone, so that a busy machine gives the same numbers. */
static gint64
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
ignore (gpointer           data,
        const BstMove     *move G_GNUC_UNUSED,
        const BstPosition *after G_GNUC_UNUSED)
{
  ++*(guint64 *) data;
}

/* A turn that goes through its text and is made by the rules, which say no to what is wrong. */
static void
play_learned (Bench           *bench,
              BstEnginePlayer *player,
              BstPosition     *position,
              guint            type)
{
  g_auto (BstEngineTurns) turns = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gint64 start;
  BstMove move, read;

  bst_engine_turns_visit (&turns, position, type, ignore, &bench->n_valued);
  start = get_time ();
  bst_engine_player_choose (player, position, type, &move, NULL);
  bench->microseconds += get_time () - start;
  bench->n_turns++;
  text = bst_move_to_text (bst_position_get_game (position), &move);
  if (!bst_move_parse (bst_position_get_game (position), text, &read, &error)
      || !bst_position_apply (position, &read, NULL, &error))
    g_error ("%s: %s", text, error->message);
}

/* The margin of @player, who learned, against the mean of the others. */
static double
play_game (Bench           *bench,
           BstPosition     *position,
           BstDeck         *deck,
           guint            seat,
           BstEnginePlayer *player,
           BstEnginePlayer *other)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  int points[BST_MAX_PLAYERS] = { 0 }, type;
  double margin = 0;

  for (; (type = bst_deck_draw (deck, position)) != BST_NO_TILE; bst_deck_advance (deck))
    if (!bst_position_has_placement (position, (guint) type))
      bst_position_discard (position, (guint) type);
    else if (bst_position_get_turn (position) == seat)
      play_learned (bench, player, position, (guint) type);
    else
      bst_engine_player_play (other, position, (guint) type);
  bst_position_score_final (position, points, NULL);
  for (guint i = 0; i < n_players; i++)
    points[i] += bst_position_get_score (position, i);
  for (guint i = 0; i < n_players; i++)
    margin += i != seat ? (double) (points[seat] - points[i]) / (n_players - 1) : 0;

  return margin;
}

/* On each deck once in every seat. */
static void
play_decks (Bench             *bench,
            BstGame           *game,
            BstEngineYardstick yardstick,
            const char        *name)
{
  guint n_players = bst_game_get_n_players (game);
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstEnginePlayer) player = bst_engine_player_new (BST_ENGINE_LEARNED,
                                                              bench->nets[bst_engine_is_basic (position) ? 0 : 1], position);
  g_autoptr (BstEnginePlayer) other = bst_engine_player_new (yardstick, NULL, position);
  g_auto (BstDeck) deck = { 0 };
  double sum = 0, squares = 0, mean;

  bst_deck_init (&deck, game);
  for (guint i = 0; i < bench->n_decks; i++)
    {
      double margin = 0;

      for (guint seat = 0; seat < n_players; seat++)
        {
          BstRandom random;

          bst_random_init (&random, 7000 + i);
          bst_position_reset (position);
          bst_deck_shuffle (&deck, position, &random);
          bst_engine_player_set_seed (player, i);
          bst_engine_player_set_seed (other, ~(guint64) i);
          margin += play_game (bench, position, &deck, seat, player, other) / n_players;
        }
      sum += margin;
      squares += margin * margin;
    }
  mean = sum / bench->n_decks;
  g_print (", %s %+.1f +- %.1f", name, mean,
           sqrt (MAX (0, squares / bench->n_decks - mean * mean) / MAX (bench->n_decks - 1, 1)));
}

static void
bench_game (Bench      *bench,
            const char *tiles,
            const char *rule_set,
            guint       n_players)
{
  g_autoptr (BstGame) game = make_game (tiles, rule_set, n_players);

  bench->n_turns = bench->n_valued = 0;
  bench->microseconds = 0;
  g_print ("%s, %s, %u players", g_str_equal (tiles, ALL_SETS) ? "all sets" : tiles, rule_set, n_players);
  play_decks (bench, game, BST_ENGINE_RANDOM, "random");
  play_decks (bench, game, BST_ENGINE_GREEDY, "greedy");
  g_print (", %" G_GUINT64_FORMAT " turns legal, %.1f microseconds each of %.0f\n", bench->n_turns,
           (double) bench->microseconds / (double) MAX (bench->n_valued, 1),
           (double) bench->n_valued / (double) MAX (bench->n_turns, 1));
}

static BstEngineNet *
load (const char *path)
{
  g_autofree char *text = NULL;
  BstEngineNet *net = g_new (BstEngineNet, 1);
  BstEngineOrigin origin;

  if (!g_file_get_contents (path, &text, NULL, NULL) || !bst_engine_data_read (text, 1, net, &origin, NULL))
    g_error ("%s: no weights", path);

  return net;
}

int
main (int    argc,
      char **argv)
{
  Bench bench = { .n_decks = 2 };
  g_auto (GStrv) rule_sets = bst_io_rule_set_list ();

  if (argc < 3)
    {
      g_printerr ("bench-sets BASIC.NET GENERAL.NET [DECKS [SETS [PLAYERS]]]\n");
      return EXIT_FAILURE;
    }
  bench.nets[0] = load (argv[1]);
  bench.nets[1] = load (argv[2]);
  if (argc > 3)
    bench.n_decks = (guint) MAX (atoi (argv[3]), 1);
  if (argc > 4)
    {
      bench_game (&bench, g_str_equal (argv[4], "all") ? ALL_SETS : argv[4], "modern", argc > 5 ? (guint) atoi (argv[5]) : 2);
      return EXIT_SUCCESS;
    }
  for (guint i = 0; i < G_N_ELEMENTS (all_tiles); i++)
    bench_game (&bench, all_tiles[i], "modern", 2);
  for (guint i = 0; rule_sets[i] != NULL; i++)
    bench_game (&bench, "basic", rule_sets[i], 2);
  for (guint n_players = 3; n_players <= BST_MAX_PLAYERS; n_players++)
    {
      bench_game (&bench, "basic", "modern", n_players);
      bench_game (&bench, ALL_SETS, "modern", n_players);
    }
  g_free (bench.nets[0]);
  g_free (bench.nets[1]);

  return EXIT_SUCCESS;
}
