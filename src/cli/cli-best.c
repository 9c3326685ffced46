/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"
#include "cli-think.h"

#include "bastide-cores.h"
#include "bst-io-reason.h"

#include <glib/gi18n.h>
#include <math.h>

#define USUAL_MS    1000
#define MAX_MS      86400000
#define MAX_LINES   1000
#define USUAL_LINES 5

typedef struct
{
  char  *tile;          /* (nullable, owned) */
  int    ms;            /* 0: as usual */
  gint64 n_simulations; /* 0: by time */
  int    n_threads;
  gint64 seed;
  int    n_lines;
} Wish;

static void
clear_wish (Wish *wish)
{
  g_free (wish->tile);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wish, clear_wish)

/* The interval in which the margin lies with 95 %. */
static double
find_interval (const BstEngineAnswer *answer)
{
  return BST_ESTIMATE_Z * answer->error;
}

static void
add_points (JsonBuilder           *builder,
            const BstGame         *game,
            const BstEngineAnswer *answer)
{
  cli_json_begin_array (builder, "points");
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    json_builder_add_int_value (builder, answer->points[player]);
  json_builder_end_array (builder);
}

static void
print_json (const BstGame         *game,
            const BstEngineSearch *search,
            const Wish            *wish)
{
  JsonBuilder *builder = cli_json_new ();
  guint n_lines = MIN ((guint) wish->n_lines, bst_engine_search_get_n (search));

  cli_json_int (builder, "seed", wish->seed);
  cli_json_int (builder, "simulations", (gint64) bst_engine_search_count (search));
  cli_json_int (builder, "turns", bst_engine_search_get_n (search));
  cli_json_begin_array (builder, "best");
  for (guint i = 0; i < n_lines; i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (search, i);
      g_autofree char *move = bst_move_to_text (game, &answer->move);

      json_builder_begin_object (builder);
      cli_json_text (builder, "move", move);
      cli_json_number (builder, "margin", answer->margin);
      cli_json_number (builder, "error", answer->error);
      cli_json_number (builder, "win", answer->win);
      cli_json_number (builder, "tie", answer->tie);
      cli_json_bool (builder, "exact", answer->exact);
      cli_json_int (builder, "tries", answer->n_tries);
      add_points (builder, game, answer);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* "+3.2 ± 0.8"; a turn that was not tried has no interval, and what is exact needs none. (transfer full) */
static char *
dup_margin (const BstEngineAnswer *answer)
{
  if (answer->exact)
    return g_strdup_printf ("%+.2f", answer->margin);
  if (answer->n_tries < 2)
    return g_strdup_printf ("~%+.1f", answer->margin);

  return g_strdup_printf ("%+.1f ± %.1f", answer->margin, find_interval (answer));
}

static void
print_text (const BstGame         *game,
            const BstEngineSearch *search,
            guint                  player,
            const Wish            *wish)
{
  const char * const headings[] = {
    /* Translators: headings of the engine's table: a turn, the points by which it leaves the player ahead at the end,
     * his chance to win, the points that the turn pays him at once, and how often it was tried. */
    _("Turn"), C_("points", "Margin"), C_("chance", "Wins"), C_("points", "At once"), C_("turns", "Tries"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4);
  guint n_lines = MIN ((guint) wish->n_lines, bst_engine_search_get_n (search));

  for (guint i = 0; i < n_lines; i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (search, i);

      cli_table_take (table, bst_move_to_text (game, &answer->move));
      cli_table_take (table, dup_margin (answer));
      cli_table_take (table, g_strdup_printf ("%.0f %%", 100 * answer->win));
      cli_table_number (table, answer->points[player]);
      cli_table_number (table, (int) answer->n_tries);
    }
  cli_table_print (table);
  if (bst_engine_search_get (search, 0)->exact)
    g_print (_("These numbers are exact.\n"));
  else
    /* Translators: below the engine's table; what a number without ± is. */
    g_print (_("Intervals of 95 %% of what more tries could change. With ~: by the value alone, untried.\n"));
}

static gboolean
is_allowed (const Wish *wish)
{
  if (wish->ms >= 0 && wish->ms <= MAX_MS && wish->n_simulations >= 0 && wish->n_threads >= 0
      && wish->n_threads <= BASTIDE_MAX_THREADS && wish->n_lines >= 1 && wish->n_lines <= MAX_LINES)
    return TRUE;
  g_printerr (_("best: a time is 1 to 86,400,000 ms, simulations are 1 and more, threads 1 to 64, lines 1 to 1000\n"));

  return FALSE;
}

/* NULL after it said what is wrong. (transfer full) */
static BstEngineSearch *
begin (const CliFile *file,
       const Wish    *wish,
       guint          type)
{
  const BstEngineNet *net = cli_think_get_net (file->position);
  BstEngineSettings settings = {
    .seed = (guint64) wish->seed,
    .most_exact = wish->n_simulations > 0 ? (double) wish->n_simulations
                                          : cli_think_count_exact ((wish->ms > 0 ? wish->ms : USUAL_MS) * 1000),
  };
  BstEngineSearch *search;

  if (net == NULL)
    return NULL;
  search = bst_engine_search_new (net, file->position, type, &settings);
  if (search == NULL)
    g_printerr (_("best: the tile fits nowhere\n"));

  return search;
}

CliStatus
cli_best (int    argc,
          char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (Wish) wish = { .n_threads = 1, .seed = 1, .n_lines = USUAL_LINES };
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where),
    { "tile", 0, 0, G_OPTION_ARG_STRING, &wish.tile, N_("A tile by letter or id, not the one in hand"), "ID" },
    { "time", 0, 0, G_OPTION_ARG_INT, &wish.ms, N_("Think so many milliseconds"), "MS" },
    { "simulations", 0, 0, G_OPTION_ARG_INT64, &wish.n_simulations, N_("Try so many turns, however long it takes"), "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wish.n_threads, N_("Threads that think at once, 1 to 64"), "T" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wish.seed, N_("Seed of what is simulated"), "S" },
    { "lines", 0, 0, G_OPTION_ARG_INT, &wish.n_lines, N_("Turns to print, the best first"), "N" },
    { NULL }
  };
  g_auto (CliFile) file;
  g_autoptr (BstEngineSearch) search = NULL;
  CliThinking thinking = { .n_simulations = G_MAXUINT64 };
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  const BstGame *game;
  BstReason reason;
  int type;

  if (status != CLI_OK)
    return status;
  if (!is_allowed (&wish))
    return CLI_USAGE;
  type = cli_question_type (file.position, "best", bst_position_get_turn (file.position), wish.tile);
  if (type == BST_NO_TILE)
    return CLI_USAGE;
  reason = bst_position_why_not_type (file.position, (guint) type);
  if (reason != BST_REASON_NONE)
    {
      g_autofree char *text = bst_io_reason_dup_text (reason);

      g_printerr ("best: %s\n", text);
      return CLI_FAULTS;
    }
  game = bst_position_get_game (file.position);
  search = begin (&file, &wish, (guint) type);
  if (search == NULL)
    return CLI_FAULTS;
  if (wish.n_simulations > 0)
    thinking.n_simulations = (guint64) wish.n_simulations;
  if (wish.ms > 0 || wish.n_simulations == 0)
    thinking.deadline = g_get_monotonic_time () + (gint64) (wish.ms > 0 ? wish.ms : USUAL_MS) * 1000;
  thinking.n_threads = (guint) wish.n_threads;
  cli_think (search, &thinking);
  if (where.json)
    print_json (game, search, &wish);
  else
    print_text (game, search, bst_position_get_turn (file.position), &wish);

  return CLI_OK;
}
