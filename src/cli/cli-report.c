/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-table.h"
#include "cli-think.h"

#include "bastide-cores.h"
#include "bst-engine-report.h"

#include <glib/gi18n.h>

#define MAX_SIMULATIONS 1000000

typedef struct
{
  int      n_simulations;
  int      n_threads;
  gint64   seed;
  gboolean all;
  gboolean sample;
  gboolean json;
} Wish;

/* One file: its report, and how it ended. */
typedef struct
{
  const char      *path;         /* NULL for the bundled game */
  const BstGame   *game;
  BstEngineReport *report;
  int              totals[BST_MAX_PLAYERS];     /* score, and what the end pays or would pay */
} Answer;

/* --- Looking --- */

static void
look (gpointer data,
      guint    turn)
{
  bst_engine_report_look (data, turn, NULL, NULL);
}

/* --- JSON --- */

static void
add_turn (JsonBuilder         *builder,
          const Answer        *answer,
          const BstReportTurn *turn)
{
  g_autofree char *move = bst_move_to_text (answer->game, &turn->node->move);
  g_autofree char *best = turn->is_known ? bst_move_to_text (answer->game, &turn->best) : NULL;

  json_builder_begin_object (builder);
  cli_json_int (builder, "placed", turn->node->n_placed);
  cli_json_nullable (builder, "player", turn->player != BST_NO_PLAYER
                                        ? cli_json_player_name (answer->game, (guint) turn->player) : NULL);
  cli_json_text (builder, "move", move);
  cli_json_bool (builder, "known", turn->is_known);
  if (turn->is_known)
    {
      cli_json_int (builder, "turns", turn->n_turns);
      cli_json_int (builder, "rank", turn->rank);
      cli_json_text (builder, "best", best);
      cli_json_number (builder, "margin", turn->margin);
      cli_json_number (builder, "luck", turn->luck);
      cli_json_number (builder, "loss", turn->loss);
      cli_json_number (builder, "error", turn->error);
      cli_json_text (builder, "mark", bst_glyph_text (turn->mark));
    }
  json_builder_end_object (builder);
}

static void
add_player (JsonBuilder  *builder,
            const Answer *answer,
            guint         player)
{
  BstReportTotal total;

  bst_engine_report_sum (answer->report, player, &total);
  json_builder_begin_object (builder);
  cli_json_text (builder, "name", cli_json_player_name (answer->game, player));
  cli_json_int (builder, "points", answer->totals[player]);
  cli_json_int (builder, "turns", total.n_turns);
  cli_json_number (builder, "luck", total.luck);
  cli_json_number (builder, "loss", total.loss);
  cli_json_number (builder, "error", total.error);
  cli_json_int (builder, "dubious", total.n_marks[BST_GLYPH_DUBIOUS]);
  cli_json_int (builder, "mistakes", total.n_marks[BST_GLYPH_MISTAKE]);
  cli_json_int (builder, "blunders", total.n_marks[BST_GLYPH_BLUNDER]);
  json_builder_end_object (builder);
}

static void
print_json (const Answer *answer)
{
  JsonBuilder *builder = cli_json_new ();

  cli_json_nullable (builder, "file", answer->path);
  cli_json_begin_array (builder, "players");
  for (guint player = 0; player < bst_game_get_n_players (answer->game); player++)
    add_player (builder, answer, player);
  json_builder_end_array (builder);
  cli_json_begin_array (builder, "turns");
  for (guint turn = 0; turn < bst_engine_report_get_n (answer->report); turn++)
    add_turn (builder, answer, bst_engine_report_get (answer->report, turn));
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* --- Text --- */

static void
add_row (CliTable            *table,
         const Answer        *answer,
         const BstReportTurn *turn)
{
  cli_table_number (table, (int) turn->node->n_placed);
  cli_table_add (table, cli_player_name (answer->game, (guint) turn->player));
  cli_table_take (table, bst_move_to_text (answer->game, &turn->node->move));
  cli_table_add (table, bst_glyph_text (turn->mark));
  cli_table_take (table, g_strdup_printf ("%+.1f", turn->luck));
  cli_table_take (table, turn->error > 0 ? g_strdup_printf ("%.1f ± %.1f", turn->loss, BST_ESTIMATE_Z * turn->error)
                                         : g_strdup_printf ("%.1f", turn->loss));
  cli_table_take (table, g_strdup_printf ("%u/%u", turn->rank, turn->n_turns));
  cli_table_take (table, turn->rank == 1 ? g_strdup ("") : bst_move_to_text (answer->game, &turn->best));
}

static void
print_turns (const Answer *answer,
             gboolean      all)
{
  const char * const headings[] = {
    /* Translators: headings of the report of a game: number of the tile, player, the turn that he made, a mark such as ??, the
     * luck of the draw and what the turn lost, both in points, its place among the turns there were, and the best of
     * them. */
    C_("move", "No."), _("Player"), _("Turn"), "", C_("points", "Luck"), C_("points", "Lost"), C_("turn", "Place"),
    _("Best turn"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 0 | 1 << 4 | 1 << 5 | 1 << 6);

  for (guint i = 0; i < bst_engine_report_get_n (answer->report); i++)
    {
      const BstReportTurn *turn = bst_engine_report_get (answer->report, i);

      if (!turn->is_known || (!all && turn->mark == BST_GLYPH_NONE))
        continue;
      add_row (table, answer, turn);
    }
  cli_table_print (table);
  g_print ("\n");
}

static void
print_players (const Answer *answer)
{
  const char * const headings[] = {
    /* Translators: headings of the report's totals: points at the end, luck and what was lost in points, and how many turns
     * were marked ?!, ? and ??. */
    _("Player"), _("Points"), C_("points", "Luck"), C_("points", "Lost"), "?!", "?", "??", NULL
  };
  CliTable *table = cli_table_new (headings, 0x7e);

  for (guint player = 0; player < bst_game_get_n_players (answer->game); player++)
    {
      BstReportTotal total;

      bst_engine_report_sum (answer->report, player, &total);
      cli_table_add (table, cli_player_name (answer->game, player));
      cli_table_number (table, answer->totals[player]);
      cli_table_take (table, g_strdup_printf ("%+.1f", total.luck));
      cli_table_take (table, g_strdup_printf ("%.1f ± %.1f", total.loss, BST_ESTIMATE_Z * total.error));
      cli_table_number (table, (int) total.n_marks[BST_GLYPH_DUBIOUS]);
      cli_table_number (table, (int) total.n_marks[BST_GLYPH_MISTAKE]);
      cli_table_number (table, (int) total.n_marks[BST_GLYPH_BLUNDER]);
    }
  cli_table_print (table);
}

/* What the margin would have been with draws as good for both. */
static void
print_sum (const Answer *answer)
{
  BstReportTotal totals[2];
  int margin = answer->totals[0] - answer->totals[1];
  double without;

  if (bst_game_get_n_players (answer->game) != 2)
    return;
  for (guint player = 0; player < 2; player++)
    bst_engine_report_sum (answer->report, player, &totals[player]);
  without = margin - (totals[0].luck - totals[1].luck);
  /* Translators: a sentence below the report; %s is a player, the numbers are points with their sign. */
  g_print (_("%s: %+d points ahead at the end, %+.1f without the luck of the draws.\n"),
           cli_player_name (answer->game, 0), margin, without);
}

/* @path NULL for the bundled game. */
static CliStatus
report_file (const char *path,
             const Wish *wish)
{
  g_auto (CliFile) file = { 0 };
  g_autoptr (GError) error = NULL;
  const BstEngineNet *nets[2] = { cli_think_get_named_net (TRUE), cli_think_get_named_net (FALSE) };
  g_autoptr (BstEngineReport) report = NULL;
  BstReportSettings settings;
  Answer answer = { .path = path };
  CliStatus status = cli_file_read (&file, path, CLI_AT_END, NULL);

  if (status != CLI_OK)
    return status;
  if (nets[0] == NULL || nets[1] == NULL)
    return CLI_FAULTS;
  bst_report_settings_init (&settings);
  settings.seed = (guint64) wish->seed;
  settings.n_simulations = (guint) wish->n_simulations;
  report = bst_engine_report_new (nets, file.record, &settings, &error);
  if (report == NULL)
    {
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }
  bastide_cores_run ((guint) wish->n_threads, bst_engine_report_get_n (report), look, report);
  answer.game = bst_record_get_game (file.record);
  answer.report = report;
  for (guint player = 0; player < bst_game_get_n_players (answer.game); player++)
    answer.totals[player] = bst_position_get_score (file.position, player) + file.pending[player];
  if (wish->json)
    {
      print_json (&answer);
      return CLI_OK;
    }
  print_turns (&answer, wish->all);
  print_players (&answer);
  print_sum (&answer);

  return CLI_OK;
}

CliStatus
cli_report (int    argc,
            char **argv)
{
  Wish wish = { .n_threads = BASTIDE_ALL_CORES, .seed = 1 };
  GOptionEntry entries[] = {
    { "simulations", 0, 0, G_OPTION_ARG_INT, &wish.n_simulations, N_("Tries of turns for each turn of a game"), "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wish.n_threads, N_("Threads that think at once, 1 to 64"), "T" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wish.seed, N_("Seed of what is simulated"), "S" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &wish.all, N_("Every turn, not only those that lost points"), NULL },
    { "sample", 0, 0, G_OPTION_ARG_NONE, &wish.sample, N_("The bundled sample game instead of a file"), NULL },
    CLI_JSON_ENTRY (wish),
    { NULL }
  };
  CliStatus status = CLI_OK;

  if (!cli_parse (&argc, &argv, entries, _("FILE…"), 0, -1))
    return CLI_USAGE;
  if (argc < 2 && !wish.sample)
    {
      g_printerr (_("report: a file is missing\n"));
      return CLI_USAGE;
    }
  if (wish.n_simulations < 0 || wish.n_simulations > MAX_SIMULATIONS || wish.n_threads < 0
      || wish.n_threads > BASTIDE_MAX_THREADS)
    {
      g_printerr (_("report: simulations are 1 to 1,000,000, threads 1 to 64\n"));
      return CLI_USAGE;
    }
  if (wish.sample)
    status = report_file (NULL, &wish);
  for (int i = 1; i < argc; i++)
    {
      if (argc > 2 && !wish.json)
        g_print ("%s%s:\n", i > 1 ? "\n" : "", argv[i]);
      status = MAX (status, report_file (argv[i], &wish));
    }

  return status;
}
