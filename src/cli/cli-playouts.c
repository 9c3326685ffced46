/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bastide-cores.h"
#include "bst-feature.h"
#include "bst-io-game-words.h"
#include "bst-playouts.h"

#include <glib/gi18n.h>

#define N_GAMES   10000
#define MAX_GAMES 10000000

/* What the threads play at once. */
typedef struct
{
  const CliQuestion *question;
  BstPlayouts       *playouts;
  const BstPosition *position;
  guint              n_games;
  GMutex             lock;      /* of playouts */
} Games;

/* Unless the time is over; the first part is played in any case. */
static void
play_part (gpointer data,
           guint    piece)
{
  Games *games = data;
  guint from = piece * BST_PLAYOUTS_PART;
  g_autoptr (BstPlayouts) part = NULL;

  if (from > 0 && !cli_question_has_time (games->question))
    return;
  part = bst_playouts_new (games->position, (guint64) games->question->seed);
  bst_playouts_play (part, from, MIN (BST_PLAYOUTS_PART, games->n_games - from));
  g_mutex_lock (&games->lock);
  bst_playouts_add (games->playouts, part);
  g_mutex_unlock (&games->lock);
}

static void
print_json (const BstPosition       *position,
            const BstPlayoutsResult *result)
{
  const BstGame *game = bst_position_get_game (position);
  JsonBuilder *builder = cli_json_new ();

  cli_json_int (builder, "seed", (gint64) result->seed);
  cli_json_int (builder, "games", (gint64) result->n_games);
  cli_json_begin_array (builder, "players");
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      json_builder_begin_object (builder);
      cli_json_text (builder, "name", cli_json_player_name (game, player));
      cli_json_estimate (builder, "points", &result->points[player]);
      cli_json_estimate (builder, "wins", &result->wins[player]);
      cli_json_estimate (builder, "ties", &result->ties[player]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_begin_array (builder, "features");
  for (guint i = 0; i < result->n_features; i++)
    {
      g_autofree char *place = cli_question_dup_place (position, result->features[i].part);
      BstFeatureKind kind = bst_position_get_feature_kind (position, result->features[i].part);

      json_builder_begin_object (builder);
      cli_json_text (builder, "kind", bst_feature_kind_get (kind)->name);
      cli_json_text (builder, "place", place);
      cli_json_estimate (builder, "completed", &result->features[i].completed);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* (transfer full) */
static char *
dup_share (const BstEstimate *share)
{
  return g_strdup_printf (_("%.1f %% (%.1f to %.1f)"), 100 * share->value, 100 * share->low, 100 * share->high);
}

static void
print_players (const BstGame           *game,
               const BstPlayoutsResult *result)
{
  const char * const headings[] = {
    /* Translators: the mean points of each player at the end of random games, and how many of them the player wins
     * alone, or shares the first place of. */
    _("Player"), C_("points", "At the end"), C_("games", "Won"), C_("games", "Tied"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 1 | 1 << 2 | 1 << 3);

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      const BstEstimate *points = &result->points[player];

      cli_table_add (table, cli_player_name (game, player));
      cli_table_take (table, g_strdup_printf (_("%.1f (%.1f to %.1f)"), points->value, points->low, points->high));
      cli_table_take (table, dup_share (&result->wins[player]));
      cli_table_take (table, dup_share (&result->ties[player]));
    }
  cli_table_print (table);
}

static void
print_features (const BstPosition       *position,
                const BstPlayoutsResult *result)
{
  const char * const headings[] = {
    _("Feature"), _("Place"), C_("feature", "Completed"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 2);

  for (guint i = 0; i < result->n_features; i++)
    {
      BstFeatureKind kind = bst_position_get_feature_kind (position, result->features[i].part);

      cli_table_add (table, bst_io_words_feature_in_table (kind));
      cli_table_take (table, cli_question_dup_place (position, result->features[i].part));
      cli_table_take (table, dup_share (&result->features[i].completed));
    }
  cli_table_print (table);
}

static void
print_text (const BstPosition       *position,
            const BstPlayoutsResult *result)
{
  g_autofree char *n_games = g_strdup_printf ("%" G_GUINT64_FORMAT, result->n_games);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, (gint64) result->seed);

  print_players (bst_position_get_game (position), result);
  g_print ("\n");
  if (result->n_features > 0)
    {
      print_features (position, result);
      g_print ("\n");
    }
  /* Translators: the numbers of random games and of their seed. */
  g_print (_("Games in which everybody plays at random: %s, seed: %s, intervals of 95 %%.\n"), n_games, number);
}

CliStatus
cli_playouts (int    argc,
              char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  int n_games = N_GAMES, n_threads = 1;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question),
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, N_("Games to play"), "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, N_("Threads that play at once, 1 to 64"), "T" },
    { NULL }
  };
  g_auto (CliFile) file;
  g_autoptr (BstPlayouts) playouts = NULL;
  BstPlayoutsResult result;
  Games games;
  guint player;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);

  if (status == CLI_OK)
    status = cli_question_begin (&question, &file, "playouts", FALSE, &player);
  if (status != CLI_OK)
    return status;
  if (n_games < 1 || n_games > MAX_GAMES || n_threads < 1 || n_threads > BASTIDE_MAX_THREADS)
    {
      g_printerr (_("playouts: there must be 1 to 10,000,000 games and 1 to 64 threads\n"));
      return CLI_USAGE;
    }

  playouts = bst_playouts_new (file.position, (guint64) question.seed);
  games = (Games) { &question, playouts, file.position, (guint) n_games, .lock = { 0 } };
  g_mutex_init (&games.lock);
  bastide_cores_run ((guint) n_threads, (games.n_games + BST_PLAYOUTS_PART - 1) / BST_PLAYOUTS_PART, play_part, &games);
  g_mutex_clear (&games.lock);
  bst_playouts_get (playouts, &result);
  if (where.json)
    print_json (file.position, &result);
  else
    print_text (file.position, &result);

  return CLI_OK;
}
