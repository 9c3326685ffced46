/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bastide-cores.h"
#include "bst-cell-race.h"
#include "bst-feature.h"
#include "bst-feature-odds.h"

#include <glib/gi18n.h>

/* Parts of the simulation that are tried without a budget. */
#define N_PARTS 100

typedef struct
{
  char *cells;          /* Owned, as the next two (nullable) */
  char *others;
  char *feature;
  int   n_draws;
  int   n_threads;
} Arguments;

/* What threads simulate at once. */
typedef struct
{
  const BstPosition     *position;
  const BstOddsSettings *settings;
  const GArray          *a;             /* (element-type BstCell) of a race, as the next two */
  const GArray          *b;
  BstCellRace           *race;
  guint                  part;          /* of the feature, as the next */
  BstFeatureOdds        *odds;
  guint                  n_done;        /* parts that were tried before ... */
  guint                  n_parts;       /* ... and are now */
  GMutex                 lock;          /* of race and odds */
} Simulation;

/* What both kinds of odds say about themselves. */
typedef struct
{
  const BstOddsSettings *settings;
  gboolean               exact;
  guint64                n_samples;
} Source;

/* --- JSON --- */

static void
add_source (JsonBuilder   *builder,
            const BstGame *game,
            const Source  *source)
{
  cli_json_text (builder, "player", cli_json_player_name (game, source->settings->player));
  cli_json_int (builder, "draws", source->settings->n_draws);
  cli_json_int (builder, "seed", (gint64) source->settings->seed);
  json_builder_set_member_name (builder, "exact");
  json_builder_add_boolean_value (builder, source->exact);
  cli_json_int (builder, "samples", (gint64) source->n_samples);
}

/* --- Text --- */

static void
print_chance (CliTable          *table,
              char              *what,
              const BstEstimate *estimate,
              gboolean           exact)
{
  cli_table_take (table, what);
  cli_table_take (table, g_strdup_printf ("%.1f %%", 100 * estimate->value));
  if (exact)
    cli_table_add (table, "");
  else
    /* Translators: an interval of chances, in percent. */
    cli_table_take (table, g_strdup_printf (_("(%.1f to %.1f)"), 100 * estimate->low,
                                            100 * estimate->high));
}

static void
print_wait (CliTable          *table,
            const BstEstimate *wait,
            gboolean           exact)
{
  cli_table_add (table, _("mean wait in turns"));
  cli_table_take (table, g_strdup_printf ("%.2f", wait->value));
  cli_table_take (table, exact ? g_strdup ("")
                               : g_strdup_printf (_("(%.1f to %.1f)"), wait->low, wait->high));
}

static void
print_source (const Source *source)
{
  g_autofree char *samples = g_strdup_printf ("%" G_GUINT64_FORMAT, source->n_samples);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, source->settings->seed);

  g_print (_("Draws looked at: %u\n"), source->settings->n_draws);
  if (source->exact)
    g_print (_("These numbers are exact.\n"));
  else
    g_print (_("Simulated. Orders of draws: %s, seed: %s, intervals of 95 %%.\n"), samples, seed);
}

/* --- Simulating --- */

/* Tries parts until there are enough, or the time is over. */
static void
simulate (Simulation        *simulation,
          const CliQuestion *question,
          const Arguments   *arguments,
          BastideCoresPiece  try_part)
{
  guint n_threads = (guint) arguments->n_threads;

  g_mutex_init (&simulation->lock);
  do
    {
      simulation->n_parts = question->deadline != 0 ? n_threads : N_PARTS;
      bastide_cores_run (n_threads, simulation->n_parts, try_part, simulation);
      simulation->n_done += simulation->n_parts;
    }
  while (question->deadline != 0 && cli_question_has_time (question));
  g_mutex_clear (&simulation->lock);
}

static void
try_race (gpointer data,
          guint    piece)
{
  Simulation *simulation = data;
  BstOddsSettings settings = bst_odds_settings_of_part (simulation->settings, simulation->n_done + piece);
  g_autoptr (BstCellRace) part = bst_cell_race_new (simulation->position, &settings,
                                                    (const BstCell *) (void *) simulation->a->data,
                                                    simulation->a->len,
                                                    (const BstCell *) (void *) simulation->b->data,
                                                    simulation->b->len);

  bst_cell_race_step (part, BST_ODDS_PART);
  g_mutex_lock (&simulation->lock);
  bst_cell_race_add (simulation->race, part);
  g_mutex_unlock (&simulation->lock);
}

static void
try_feature (gpointer data,
             guint    piece)
{
  Simulation *simulation = data;
  BstOddsSettings settings = bst_odds_settings_of_part (simulation->settings, simulation->n_done + piece);
  g_autoptr (BstFeatureOdds) part = bst_feature_odds_new (simulation->position, &settings, simulation->part);

  bst_feature_odds_step (part, BST_ODDS_PART);
  g_mutex_lock (&simulation->lock);
  bst_feature_odds_add (simulation->odds, part);
  g_mutex_unlock (&simulation->lock);
}

/* --- Cells --- */

static void
print_race (const BstPosition       *position,
            const BstCellRaceResult *result,
            gboolean                 json)
{
  static const char * const headings[] = { "", "", "", NULL };
  const BstGame *game = bst_position_get_game (position);
  const Source source = { &result->settings, result->exact, result->n_samples };
  CliTable *table;

  if (json)
    {
      JsonBuilder *builder = cli_json_new ();

      add_source (builder, game, &source);
      cli_json_int (builder, "copies", result->n_mine);
      cli_json_int (builder, "othersCopies", result->n_others);
      cli_json_estimate (builder, "mine", &result->mine);
      cli_json_estimate (builder, "others", &result->others);
      cli_json_estimate (builder, "nobody", &result->nobody);
      cli_json_estimate (builder, "wait", &result->wait);
      cli_json_print (builder);
      return;
    }

  table = cli_table_new (headings, 1 << 1);
  /* Translators: %s is a player who is the first to draw a tile that fits. */
  print_chance (table, g_strdup_printf (_("%s first"),
                                        cli_player_name (game, result->settings.player)),
                &result->mine, result->exact);
  print_chance (table, g_strdup (_("another first")), &result->others, result->exact);
  print_chance (table, g_strdup (_("nobody")), &result->nobody, result->exact);
  print_wait (table, &result->wait, result->exact);
  cli_table_print (table);
  print_source (&source);
}

static CliStatus
ask_cells (const BstPosition     *position,
           const CliQuestion     *question,
           const Arguments       *arguments,
           const BstOddsSettings *settings,
           gboolean               json)
{
  g_autoptr (GArray) a = cli_question_cells (position, "odds", arguments->cells);
  g_autoptr (GArray) b = NULL;
  g_autoptr (BstCellRace) race = NULL;
  BstCellRaceResult result;

  if (a == NULL)
    return CLI_USAGE;
  b = arguments->others == NULL ? g_array_ref (a)
                                : cli_question_cells (position, "odds", arguments->others);
  if (b == NULL)
    return CLI_USAGE;

  race = bst_cell_race_new (position, settings, (const BstCell *) (void *) a->data, a->len,
                            (const BstCell *) (void *) b->data, b->len);
  if (bst_cell_race_step (race, 0))
    simulate (&(Simulation) { .position = position, .settings = settings, .a = a, .b = b, .race = race },
              question, arguments, try_race);
  bst_cell_race_get (race, &result);
  print_race (position, &result, json);

  return CLI_OK;
}

/* --- A feature --- */

static void
add_cells (JsonBuilder          *builder,
           const BstPosition    *position,
           const BstFeatureOdds *odds)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_cells;
  const BstCell *cells = bst_feature_odds_get_cells (odds, &n_cells);

  cli_json_begin_array (builder, "cells");
  for (guint i = 0; i < n_cells; i++)
    {
      json_builder_begin_object (builder);
      cli_json_int (builder, "x", cells[i].x);
      cli_json_int (builder, "y", cells[i].y);
      cli_json_begin_array (builder, "tiles");
      for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
        if (bst_feature_odds_closes (odds, i, type))
          json_builder_add_string_value (builder, bst_tile_set_get_type (set, type)->id);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_feature (const BstPosition          *position,
               const BstFeatureOdds       *odds,
               const BstFeatureOddsResult *result,
               const BstEstimate          *at_random,
               gboolean                    json)
{
  static const char * const headings[] = { "", "", "", NULL };
  const BstGame *game = bst_position_get_game (position);
  const Source source = { &result->settings, result->exact, result->n_samples };
  CliTable *table;

  if (json)
    {
      JsonBuilder *builder = cli_json_new ();

      add_source (builder, game, &source);
      add_cells (builder, position, odds);
      cli_json_int (builder, "dead", result->n_dead);
      cli_json_estimate (builder, "mine", &result->mine);
      cli_json_estimate (builder, "anyone", &result->anyone);
      cli_json_estimate (builder, "wait", &result->wait);
      if (at_random != NULL)
        cli_json_estimate (builder, "atRandom", at_random);
      cli_json_print (builder);
      return;
    }

  g_print (_("Open cells: %u, of them without a tile that is left: %u\n"), result->n_cells,
           result->n_dead);
  g_print (_("Chance that the tiles for them are drawn, and that everybody lays them there:\n"));
  table = cli_table_new (headings, 1 << 1);
  /* Translators: %s is a player who draws all the tiles that complete a feature. */
  print_chance (table, g_strdup_printf (_("%s draws them all"),
                                        cli_player_name (game, result->settings.player)),
                &result->mine, result->exact);
  print_chance (table, g_strdup (_("all together do")), &result->anyone, result->exact);
  if (at_random != NULL)
    print_chance (table, g_strdup (_("completed in random games")), at_random, FALSE);
  print_wait (table, &result->wait, result->exact);
  cli_table_print (table);
  print_source (&source);
}

static CliStatus
ask_feature (const BstPosition     *position,
             const CliQuestion     *question,
             const Arguments       *arguments,
             const BstOddsSettings *settings,
             gboolean               json)
{
  guint part = cli_question_part (position, "odds", arguments->feature);
  g_autoptr (BstFeatureOdds) odds = NULL;
  g_autoptr (BstPlayouts) playouts = NULL;
  BstFeatureOddsResult result;
  BstPlayoutsResult games;

  if (part == BST_NO_PART)
    return CLI_USAGE;
  odds = bst_feature_odds_new (position, settings, part);
  if (odds == NULL)
    {
      g_printerr (_("odds: %s is never completed\n"), arguments->feature);
      return CLI_USAGE;
    }

  if (bst_feature_odds_step (odds, 0))
    simulate (&(Simulation) { .position = position, .settings = settings, .part = part, .odds = odds },
              question, arguments, try_feature);
  bst_feature_odds_get (odds, &result);
  playouts = cli_question_play (question, position);
  bst_playouts_get (playouts, &games);
  print_feature (position, odds, &result,
                 bst_playouts_find_completed (&games, bst_position_find_root (position, part)), json);

  return CLI_OK;
}

static CliStatus
ask (const CliFile   *file,
     CliQuestion     *question,
     const Arguments *arguments,
     gboolean         json)
{
  BstOddsSettings settings = { .seed = (guint64) question->seed };
  CliStatus status;

  if ((arguments->cells == NULL) == (arguments->feature == NULL)
      || (arguments->others != NULL && arguments->cells == NULL) || arguments->n_draws < 0)
    {
      g_printerr (_("odds: give --cells or --feature, and a number of draws that is not negative\n"));
      return CLI_USAGE;
    }
  if (arguments->n_threads < 1 || arguments->n_threads > BASTIDE_MAX_THREADS)
    {
      g_printerr (_("odds: --threads is a number from 1 to %d\n"), BASTIDE_MAX_THREADS);
      return CLI_USAGE;
    }
  status = cli_question_begin (question, file, "odds", FALSE, &settings.player);
  if (status != CLI_OK)
    return status;

  settings.n_draws = (guint) arguments->n_draws;
  if (arguments->cells != NULL)
    return ask_cells (file->position, question, arguments, &settings, json);

  return ask_feature (file->position, question, arguments, &settings, json);
}

CliStatus
cli_odds (int    argc,
          char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  Arguments arguments = { .n_threads = 1 };
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question),
    { "cells", 0, 0, G_OPTION_ARG_STRING, &arguments.cells,
      N_("Cells that the player would fill, as in “1,0 2,-1”"), N_("CELLS") },
    { "others", 0, 0, G_OPTION_ARG_STRING, &arguments.others,
      N_("Cells that the others would fill, if not the same"), N_("CELLS") },
    { "feature", 0, 0, G_OPTION_ARG_STRING, &arguments.feature,
      N_("A feature to be completed, as in “city:W at 1,0”"), N_("PLACE") },
    { "draws", 0, 0, G_OPTION_ARG_INT, &arguments.n_draws, N_("Look at N draws, not at all that come"),
      "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &arguments.n_threads, N_("Threads that simulate at once, 1 to 64"), "T" },
    { NULL }
  };
  g_auto (CliFile) file;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);

  if (status == CLI_OK)
    status = ask (&file, &question, &arguments, where.json);
  g_free (arguments.cells);
  g_free (arguments.others);
  g_free (arguments.feature);

  return status;
}
