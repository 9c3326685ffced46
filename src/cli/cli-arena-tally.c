/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-arena-tally.h"
#include "cli-json.h"
#include "cli-table.h"

#include <glib/gi18n.h>
#include <math.h>

void
cli_arena_tally_init (CliArenaTally *tally,
                      guint          n_decks)
{
  *tally = (CliArenaTally) { .n_decks = n_decks };
  tally->margins = g_new0 (int, n_decks);
  tally->n_counted = g_new0 (guint8, n_decks);
}

void
cli_arena_tally_clear (CliArenaTally *tally)
{
  g_clear_pointer (&tally->margins, g_free);
  g_clear_pointer (&tally->n_counted, g_free);
}

/* --- Counting --- */

static void
add_player (CliArenaPlayer      *player,
            const CliArenaGame  *game,
            guint                seat)
{
  const CliArenaTimes *times = &game->times[seat];

  player->n_forfeits += game->faults[seat] != NULL;
  player->times.total += times->total;
  player->times.longest = MAX (player->times.longest, times->longest);
  player->times.n_moves += times->n_moves;
  player->times.n_late += times->n_late;
}

void
cli_arena_tally_add (CliArenaTally       *tally,
                     guint                deck,
                     const CliArenaGame  *game,
                     guint                seat)
{
  int margin = game->points[seat] - game->points[1 - seat];

  tally->n_played++;
  add_player (&tally->players[0], game, seat);
  add_player (&tally->players[1], game, 1 - seat);
  if (game->faults[0] != NULL || game->faults[1] != NULL)
    return;

  tally->players[0].points += game->points[seat];
  tally->players[1].points += game->points[1 - seat];
  tally->margins[deck] += margin;
  tally->n_counted[deck]++;
  tally->n_won += margin > 0;
  tally->n_drawn += margin == 0;
  tally->n_lost += margin < 0;
}

static guint
count_games (const CliArenaTally *tally)
{
  return tally->n_won + tally->n_drawn + tally->n_lost;
}

gboolean
cli_arena_tally_get_margin (const CliArenaTally *tally,
                            double              *mean,
                            double              *error)
{
  double n_games = MAX (1, count_games (tally)), squares = 0, n = 0;

  *mean = 0;
  *error = 0;
  for (guint deck = 0; deck < tally->n_decks; deck++)
    *mean += tally->margins[deck] / n_games;
  for (guint deck = 0; deck < tally->n_decks; deck++)
    {
      double rest = tally->margins[deck] - tally->n_counted[deck] * *mean;

      squares += rest * rest;
      n += tally->n_counted[deck] > 0;
    }
  if (n < 2)
    return FALSE;
  *error = sqrt (squares * n / (n - 1)) / n_games;

  return TRUE;
}

/* Of @n; not valid without any. */
static double
get_mean (gint64 sum,
          guint  n)
{
  return (double) sum / MAX (1, n);
}

/* --- In words --- */

/* A line where there is none. */
static void
take_number (CliTable *table,
             gboolean  is_known,
             double    value)
{
  cli_table_take (table, is_known ? g_strdup_printf ("%.1f", value) : g_strdup ("–"));
}

static void
print_players (const CliArenaTally *tally)
{
  const char * const headings[] = {
    /* Translators: a program's mean points at the end of a game; its mean and longest time for a move, in milliseconds;
     * how many of its answers came late; and how many games it lost because it did what is not allowed. */
    _("Player"), C_("points", "At the end"), C_("milliseconds", "Mean time"), C_("milliseconds", "Longest"),
    C_("answers", "Late"), C_("games", "Forfeited"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5);

  for (guint i = 0; i < 2; i++)
    {
      const CliArenaPlayer *player = &tally->players[i];
      guint n_games = count_games (tally), n_moves = player->times.n_moves;

      cli_table_add (table, i == 0 ? "A" : "B");
      take_number (table, n_games > 0, get_mean (player->points, n_games));
      take_number (table, n_moves > 0, get_mean (player->times.total, n_moves) / 1e3);
      take_number (table, n_moves > 0, (double) player->times.longest / 1e3);
      cli_table_number (table, (int) player->times.n_late);
      cli_table_number (table, (int) player->n_forfeits);
    }
  cli_table_print (table);
}

static void
print_margin (const CliArenaTally *tally)
{
  BstEstimate win;
  double mean, error;

  bst_estimate_share (&win, tally->n_won, count_games (tally));
  if (cli_arena_tally_get_margin (tally, &mean, &error))
    /* Translators: points, with the standard error. */
    g_print (_("A's margin a game: %+.1f ± %.1f\n"), mean, error);
  else
    g_print (_("A's margin a game: %+.1f\n"), mean);
  g_print (_("A's games: %u won, %u drawn, %u lost\n"), tally->n_won, tally->n_drawn, tally->n_lost);
  /* Translators: a chance with its interval, in per cent. */
  g_print (_("A's chance to win: %.1f %% (%.1f to %.1f)\n"), 100 * win.value, 100 * win.low, 100 * win.high);
}

void
cli_arena_tally_print_text (const CliArenaTally *tally,
                            const CliArenaTerms *terms)
{
  if (tally->n_played < 2 * tally->n_decks)
    g_print (_("Stopped after %u of %u games.\n"), tally->n_played, 2 * tally->n_decks);
  for (guint i = 0; i < 2; i++)
    g_print ("%s: %s\n", i == 0 ? "A" : "B", terms->commands[i]);
  g_print ("\n");
  print_players (tally);
  g_print ("\n");
  if (count_games (tally) > 0)
    print_margin (tally);
  else
    g_print (_("No game counts.\n"));
}

/* --- As JSON --- */

/* Or null. */
static void
add_number_json (JsonBuilder *builder,
                 const char  *name,
                 gboolean     is_known,
                 double       value)
{
  json_builder_set_member_name (builder, name);
  if (is_known)
    json_builder_add_double_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

static void
add_player_json (JsonBuilder          *builder,
                 const CliArenaPlayer *player,
                 const char           *command,
                 guint                 n_games)
{
  guint n_moves = player->times.n_moves;

  json_builder_begin_object (builder);
  cli_json_text (builder, "command", command);
  add_number_json (builder, "points", n_games > 0, get_mean (player->points, n_games));
  cli_json_int (builder, "moves", n_moves);
  add_number_json (builder, "time", n_moves > 0, get_mean (player->times.total, n_moves) / 1e3);
  add_number_json (builder, "longest", n_moves > 0, (double) player->times.longest / 1e3);
  cli_json_int (builder, "late", player->times.n_late);
  cli_json_int (builder, "forfeits", player->n_forfeits);
  json_builder_end_object (builder);
}

void
cli_arena_tally_print_json (const CliArenaTally *tally,
                            const CliArenaTerms *terms)
{
  JsonBuilder *builder = cli_json_new ();
  BstEstimate win;
  double mean, error;
  gboolean has_error;

  bst_estimate_share (&win, tally->n_won, count_games (tally));
  cli_json_int (builder, "decks", tally->n_decks);
  cli_json_int (builder, "seed", terms->seed);
  cli_json_int (builder, "movetime", terms->movetime);
  cli_json_bool (builder, "complete", tally->n_played == 2 * tally->n_decks);
  cli_json_int (builder, "games", count_games (tally));
  has_error = cli_arena_tally_get_margin (tally, &mean, &error);
  add_number_json (builder, "margin", count_games (tally) > 0, mean);
  add_number_json (builder, "error", has_error, error);
  cli_json_int (builder, "won", tally->n_won);
  cli_json_int (builder, "drawn", tally->n_drawn);
  cli_json_int (builder, "lost", tally->n_lost);
  cli_json_estimate (builder, "win", &win);
  cli_json_begin_array (builder, "players");
  for (guint i = 0; i < 2; i++)
    add_player_json (builder, &tally->players[i], terms->commands[i], count_games (tally));
  json_builder_end_array (builder);
  cli_json_print (builder);
}
