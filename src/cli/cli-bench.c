/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-game.h"

#include "bastide-cores.h"
#include "bst-playout.h"
#include "bst-yardstick.h"

#include <glib/gi18n.h>
#include <math.h>

typedef struct
{
  guint64 turns;
  guint64 placements;
  guint64 checksum;         /* of every final score, in order */
  double  score_sum;
  double  margin_sum;
  double  margin_squares;
} Tally;

#define MAX_GAMES   10000000

#define TALLY_INIT { .checksum = G_GUINT64_CONSTANT (0xcbf29ce484222325) }

/* FNV-1a over the numbers that a change of the engine would change. */
static void
add_to_checksum (Tally *tally,
                 guint  number)
{
  tally->checksum = (tally->checksum ^ number) * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
add_game (Tally            *tally,
          const BstPlayout *playout,
          guint             n_players)
{
  double margin = playout->scores[0] - playout->scores[1];

  tally->turns += playout->turns;
  tally->placements += playout->placements;
  tally->margin_sum += margin;
  tally->margin_squares += margin * margin;
  add_to_checksum (tally, playout->placements);
  for (guint player = 0; player < n_players; player++)
    {
      tally->score_sum += playout->scores[player];
      add_to_checksum (tally, (guint) playout->scores[player]);
    }
}

/* What the threads play. */
typedef struct
{
  BstGame    *game;
  guint       n_games;
  guint64     seed;
  guint       n_shares;         /* one for each thread */
  BstPlayout *playouts;         /* each share has its own of them */
} Games;

/* One position serves all games: a reset touches only what the game before used. */
static void
play_share (gpointer data,
            guint    share)
{
  const Games *games = data;
  g_autoptr (BstPosition) position = bst_position_new (games->game);
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (games->game);

  for (guint i = share; i < games->n_games; i += games->n_shares)
    {
      BstRandom random;

      bst_random_init (&random, games->seed + i);
      bst_position_reset (position);
      bst_playout_run (position, &random, scratch, NULL, &games->playouts[i]);
    }
}

/* The tally is the same with any number of threads. */
static gint64
play (BstGame *game,
      guint    n_games,
      guint64  seed,
      guint    n_threads,
      Tally   *tally)
{
  g_autofree BstPlayout *playouts = g_new (BstPlayout, n_games);
  Games games = { game, n_games, seed, n_threads, playouts };
  gint64 start = g_get_monotonic_time (), microseconds;

  bastide_cores_run (n_threads, n_threads, play_share, &games);
  microseconds = MAX (1, g_get_monotonic_time () - start);

  for (guint i = 0; i < n_games; i++)
    add_game (tally, &playouts[i], bst_game_get_n_players (game));

  return microseconds;
}

static void
report (const Tally *tally,
        guint        n_games,
        guint        n_players,
        gint64       microseconds)
{
  double seconds = (double) microseconds / G_USEC_PER_SEC;
  double mean_margin = tally->margin_sum / n_games;

  g_print (_("mean score %.2f, margin's standard deviation %.2f, %.2f placements per turn\n"),
           tally->score_sum / n_games / n_players,
           sqrt (MAX (0, tally->margin_squares / n_games - mean_margin * mean_margin)),
           (double) tally->placements / (double) MAX (1, tally->turns));
  g_print (_("%.0f legal cells/s\n"), (double) tally->placements / seconds);
  /* These two lines are read by programs: never translated. */
  g_print ("%.0f games/s\n", n_games / seconds);
  g_print ("signature %016" G_GINT64_MODIFIER "x\n", tally->checksum);
}

static double
get_ms (void)
{
  return (double) g_get_monotonic_time () / 1e3;
}

/* Figures of two machines, or of two days, are compared by it. */
static void
report_machine (void)
{
  g_print (_("%.1f ms for a fixed calculation, by which machines are compared\n"), bst_yardstick_measure (get_ms));
}

/* The line of one game of --sets, read by programs: never translated. */
static gboolean
bench_set (const char  *tiles,
           guint        n_games,
           guint64      seed,
           guint        n_players,
           GError     **error)
{
  g_autoptr (BstGame) game = cli_game_new (tiles, NULL, n_players, error);
  Tally tally = TALLY_INIT;
  gint64 microseconds;

  if (game == NULL)
    return FALSE;

  microseconds = play (game, n_games, seed, 1, &tally);
  g_print ("%s: %.0f games/s, signature %016" G_GINT64_MODIFIER "x\n", tiles,
           n_games * (double) G_USEC_PER_SEC / (double) microseconds, tally.checksum);

  return TRUE;
}

/* The base game with each expansion, and with all of them. */
static gboolean
bench_sets (guint     n_games,
            guint64   seed,
            guint     n_players,
            GError  **error)
{
  static const char * const sets[] = {
    "basic", "basic+river", "basic+inns-and-cathedrals", "basic+traders-and-builders",
    "basic+abbey-and-mayor", "basic+princess-and-dragon", "basic+tower",
    "basic+siege-cathars+siege-besiegers", "basic+winter", "basic+gq11", "basic+river+gq11-river",
    "basic+drought-and-pestilence", "basic+river-2", "basic+flier", "basic+ferries", "basic+goldmines",
    "basic+mage-and-witch", "basic+corn-circles-1+corn-circles-2", "basic+king-and-robber", "basic+hills-and-sheep",
    "basic+abbot",
    CLI_ALL_SETS, CLI_ALL_SETS "+abbot"
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    if (!bench_set (sets[i], n_games, seed, n_players, error))
      return FALSE;

  return TRUE;
}

CliStatus
cli_bench (int    argc,
           char **argv)
{
  int n_games = 20000, n_players = 2, n_threads = 1;
  gint64 seed = 1;
  gboolean sets = FALSE;
  g_autofree char *rule_set = NULL;
  g_autofree char *tiles = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BstGame) game = NULL;
  Tally tally = TALLY_INIT;
  gint64 microseconds;
  GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, N_("Games to play"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("Seed of the first game"), "S" },
    { "players", 0, 0, G_OPTION_ARG_INT, &n_players, N_("Players, 2 to 6"), "P" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, N_("Threads that play at once, 1 to 64"), "T" },
    { "tiles", 0, 0, G_OPTION_ARG_STRING, &tiles, N_("Tile sets, as in basic+river"),
      N_("SETS") },
    { "rules", 0, 0, G_OPTION_ARG_STRING, &rule_set,
      N_("Other rules: SET or SET,SWITCH=VALUE…; SET may be a file"), N_("RULES") },
    { "sets", 0, 0, G_OPTION_ARG_NONE, &sets, N_("A line for every expansion"), NULL },
    { NULL }
  };

  if (!cli_parse (&argc, &argv, entries, NULL, 0, 0))
    return CLI_USAGE;
  if (n_games < 1 || n_games > MAX_GAMES || n_players < 2 || n_players > BST_MAX_PLAYERS || n_threads < 1
      || n_threads > BASTIDE_MAX_THREADS)
    {
      g_printerr (_("bench: there must be 1 to 10,000,000 games, 2 to 6 players and 1 to 64 threads\n"));
      return CLI_USAGE;
    }

  if (sets)
    {
      report_machine ();
      if (bench_sets ((guint) n_games, (guint64) seed, (guint) n_players, &error))
        return CLI_OK;
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }

  game = cli_game_new (tiles != NULL ? tiles : "basic", rule_set, (guint) n_players, &error);
  if (game == NULL)
    {
      g_printerr ("%s\n", error->message);
      return CLI_USAGE;
    }

  microseconds = play (game, (guint) n_games, (guint64) seed, (guint) n_threads, &tally);
  report_machine ();
  report (&tally, (guint) n_games, (guint) n_players, microseconds);

  return CLI_OK;
}
