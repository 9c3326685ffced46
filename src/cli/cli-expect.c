/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bst-io-game-words.h"
#include "bst-projection.h"

#include <glib/gi18n.h>

/* Orders of draws that are tried for a feature and a player, of what is not counted; with a budget fewer, so that
 * the clock is looked at. */
#define N_SAMPLES        20000
#define N_BUDGET_SAMPLES 2000

typedef struct
{
  const BstPosition         *position;
  const BstProjectionResult *result;
  const BstPlayoutsResult   *games;     /* random ones */
  gint64                     seed;
  gboolean                   complete;
} Answer;

static void
print_json (const Answer *answer)
{
  const BstPosition *position = answer->position;
  const BstProjectionResult *result = answer->result;
  const BstGame *game = bst_position_get_game (position);
  guint n_players = bst_game_get_n_players (game);
  JsonBuilder *builder = cli_json_new ();

  cli_json_int (builder, "seed", answer->seed);
  cli_json_bool (builder, "exact", result->exact);
  cli_json_bool (builder, "complete", answer->complete);
  cli_json_begin_array (builder, "players");
  for (guint player = 0; player < n_players; player++)
    {
      json_builder_begin_object (builder);
      cli_json_text (builder, "name", cli_json_player_name (game, player));
      cli_json_int (builder, "score", result->scores[player]);
      cli_json_int (builder, "end", result->ends[player]);
      cli_json_number (builder, "expected", result->expected[player]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_begin_array (builder, "features");
  for (guint i = 0; i < result->n_features; i++)
    {
      const BstProjectedFeature *projected = &result->features[i];
      const BstEstimate *at_random = bst_playouts_find_completed (answer->games, projected->feature.part);
      g_autofree char *place = cli_question_dup_place (position, projected->feature.part);

      json_builder_begin_object (builder);
      cli_json_text (builder, "kind", bst_feature_kind_get (projected->feature.kind)->name);
      cli_json_text (builder, "place", place);
      cli_json_int (builder, "now", projected->feature.now);
      cli_json_int (builder, "completed", projected->feature.completed);
      cli_json_int (builder, "end", projected->feature.end);
      cli_json_nullable (builder, "closer", projected->closer < n_players
                                            ? cli_json_player_name (game, projected->closer) : NULL);
      cli_json_bool (builder, "exact", projected->exact);
      cli_json_estimate (builder, "chance", &projected->chance);
      if (at_random != NULL)
        cli_json_estimate (builder, "atRandom", at_random);
      cli_json_begin_array (builder, "expected");
      for (guint player = 0; player < n_players; player++)
        json_builder_add_double_value (builder, projected->expected[player]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

static void
print_players (const BstGame             *game,
               const BstProjectionResult *result)
{
  const char * const headings[] = {
    /* Translators: points of each player: paid so far, if the game ended now, and to be expected at its end. */
    _("Player"), C_("points", "Scored"), C_("points", "If it ended"), C_("points", "Expected"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 1 | 1 << 2 | 1 << 3);

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      cli_table_add (table, cli_player_name (game, player));
      cli_table_number (table, result->scores[player]);
      cli_table_number (table, result->ends[player]);
      cli_table_take (table, g_strdup_printf ("%.1f", result->expected[player]));
    }
  cli_table_print (table);
}

/* (transfer full) */
static char *
dup_share (const BstEstimate *share)
{
  return share != NULL ? g_strdup_printf ("%.1f %%", 100 * share->value) : g_strdup ("-");
}

static void
print_features (const Answer *answer)
{
  const BstPosition *position = answer->position;
  const BstProjectionResult *result = answer->result;
  const BstGame *game = bst_position_get_game (position);
  guint n_players = bst_game_get_n_players (game), right = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 6;
  const char *headings[7 + BST_MAX_PLAYERS + 1] = {
    /* Translators: headings of the table of features: what it gives at the end as it is, and when it is completed, the
     * chance of the tiles for that, and for whom; the share of random games in which it is completed; then a column for
     * each player. */
    _("Feature"), _("Place"), C_("points", "At the end"), C_("worth", "Completed as it stands"), _("Tiles for it"), _("By"),
    C_("games", "At random")
  };
  CliTable *table;

  for (guint player = 0; player < n_players; player++)
    {
      headings[7 + player] = cli_player_name (game, player);
      right |= 1u << (7 + player);
    }
  table = cli_table_new (headings, right);
  for (guint i = 0; i < result->n_features; i++)
    {
      const BstProjectedFeature *projected = &result->features[i];
      gboolean has_chance = projected->closer < n_players;

      cli_table_add (table, bst_io_words_feature_in_table (projected->feature.kind));
      cli_table_take (table, cli_question_dup_place (position, projected->feature.part));
      cli_table_number (table, projected->feature.end);
      cli_table_number (table, projected->feature.completed);
      cli_table_take (table, has_chance ? g_strdup_printf ("%s%.1f %%", projected->exact ? "" : "~",
                                                           100 * projected->chance.value) : g_strdup ("-"));
      cli_table_add (table, has_chance ? cli_player_name (game, projected->closer) : "-");
      cli_table_take (table, dup_share (bst_playouts_find_completed (answer->games, projected->feature.part)));
      for (guint player = 0; player < n_players; player++)
        cli_table_take (table, g_strdup_printf ("%.1f", projected->expected[player]));
    }
  cli_table_print (table);
}

static void
print_text (const Answer *answer)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, answer->seed);
  g_autofree char *n_games = g_strdup_printf ("%" G_GUINT64_FORMAT, answer->games->n_games);

  print_players (bst_position_get_game (answer->position), answer->result);
  g_print ("\n");
  print_features (answer);
  /* Translators: below the table; the headings of two columns are explained, %s is a number of games. */
  g_print (_("Tiles for it: the chance that they are drawn, and that everybody lays them there. At random: the share of "
             "%s games in which everybody plays at random.\n"), n_games);
  if (answer->result->exact)
    g_print (_("These numbers are exact.\n"));
  else
    /* Translators: %s is the seed of the simulation. */
    g_print (_("Chances with ~ are simulated, seed: %s.\n"), number);
  if (!answer->complete)
    g_print (_("Not all features could be looked at in that time.\n"));
}

CliStatus
cli_expect (int    argc,
            char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question), { NULL }
  };
  g_auto (CliFile) file;
  g_autoptr (BstProjection) projection = NULL;
  g_autoptr (BstPlayouts) playouts = NULL;
  BstProjectionResult result;
  BstPlayoutsResult games;
  Answer answer = { .result = &result, .games = &games };
  BstOddsSettings settings = { 0 };
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  gboolean goes_on = TRUE;

  if (status == CLI_OK)
    status = cli_question_begin (&question, &file, "expect", TRUE, &settings.player);
  if (status != CLI_OK)
    return status;

  settings.seed = (guint64) question.seed;
  projection = bst_projection_new (file.position, &settings);
  while (goes_on && cli_question_has_time (&question))
    goes_on = bst_projection_step (projection, question.deadline != 0 ? N_BUDGET_SAMPLES : N_SAMPLES);
  bst_projection_get (projection, &result);
  playouts = cli_question_play (&question, file.position);
  bst_playouts_get (playouts, &games);
  answer.position = file.position;
  answer.seed = question.seed;
  answer.complete = !goes_on;
  if (where.json)
    print_json (&answer);
  else
    print_text (&answer);

  return CLI_OK;
}
