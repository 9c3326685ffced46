/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"
#include "cli-think.h"

#include "bastide-cores.h"
#include "bastide-nets.h"
#include "bst-engine-line.h"
#include "bst-engine-why.h"
#include "bst-io-experience-text.h"
#include "bst-io-game-words.h"
#include "bst-io-reason.h"
#include "bst-io-why-text.h"

#include <glib/gi18n.h>
#include <math.h>

#define USUAL_MS    1000
#define MAX_MS      86400000
#define MAX_LINES   1000
#define USUAL_LINES 5
/* Turns that are told of what follows. */
#define N_FOLLOWING 4
/* What is worth less is not told of. */
#define TOLD_FROM   .1

typedef struct
{
  char  *tile;          /* (nullable, owned) */
  int    ms;            /* 0: as usual */
  gint64 n_simulations; /* 0: by time */
  int    n_threads;
  gint64 seed;
  int    n_lines;
  int    level;
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

/* What was looked at, and what is told of it. */
typedef struct
{
  const BstGame         *game;
  const BstPosition     *position;
  const BstEngineSearch *search;
  const Wish            *wish;
} Answers;

static guint
find_line (const Answers         *answers,
           const BstEngineAnswer *answer,
           BstEngineLineTurn      line[N_FOLLOWING])
{
  return bst_engine_find_line (cli_think_get_net (answers->position), answers->position, &answer->move, N_FOLLOWING, line);
}

static void
add_line (JsonBuilder           *builder,
          const Answers         *answers,
          const BstEngineAnswer *answer)
{
  BstEngineLineTurn line[N_FOLLOWING];
  guint n_turns = find_line (answers, answer, line);

  cli_json_begin_array (builder, "line");
  for (guint i = 0; i < n_turns; i++)
    {
      g_autofree char *move = bst_move_to_text (answers->game, &line[i].move);

      json_builder_begin_object (builder);
      cli_json_text (builder, "player", cli_json_player_name (answers->game, line[i].player));
      cli_json_text (builder, "move", move);
      cli_json_number (builder, "chance", line[i].chance);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_reason (JsonBuilder        *builder,
            const BstWhyReason *reason)
{
  json_builder_begin_object (builder);
  cli_json_text (builder, "cause", bst_why_cause_name (reason->cause));
  cli_json_number (builder, "points", reason->points);
  if (reason->cause == BST_WHY_FOLLOWERS)
    {
      cli_json_int (builder, "followers", reason->followers);
      cli_json_int (builder, "others", reason->others);
      cli_json_int (builder, "turns", reason->turns);
    }
  else if (reason->cause != BST_WHY_REST)
    {
      cli_json_text (builder, "feature", bst_feature_kind_get (reason->kind)->name);
      cli_json_int (builder, "x", reason->spot.x);
      cli_json_int (builder, "y", reason->spot.y);
    }
  json_builder_end_object (builder);
}

/* Why the first turn is before the second. */
static void
add_why (JsonBuilder   *builder,
         const Answers *answers)
{
  g_auto (BstEngineWhy) why = { 0 };

  cli_json_begin_array (builder, "why");
  if (bst_engine_search_get_n (answers->search) > 1)
    bst_engine_why_init (&why, cli_think_get_net (answers->position), answers->position,
                         &bst_engine_search_get (answers->search, 0)->move,
                         &bst_engine_search_get (answers->search, 1)->move);
  for (guint i = 0; i < why.n_reasons; i++)
    add_reason (builder, &why.reasons[i]);
  json_builder_end_array (builder);
}

/* (transfer full) */
static char *
dup_move (const Answers *answers,
          guint          index)
{
  BstMove move;

  bst_engine_search_get_whole (answers->search, index, &move);

  return bst_move_to_text (answers->game, &move);
}

static guint
count_lines (const Answers *answers)
{
  return MIN ((guint) answers->wish->n_lines, bst_engine_search_get_n (answers->search));
}

static void
print_json (const Answers *answers)
{
  JsonBuilder *builder = cli_json_new ();
  const BstEngineSearch *search = answers->search;

  cli_json_int (builder, "seed", answers->wish->seed);
  cli_json_text (builder, "experience", bst_engine_experience_name (bastide_nets_get_experience (answers->position)));
  cli_json_int (builder, "simulations", (gint64) bst_engine_search_count (search));
  cli_json_int (builder, "turns", bst_engine_search_get_n (search));
  cli_json_begin_array (builder, "best");
  for (guint i = 0; i < count_lines (answers); i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (search, i);
      g_autofree char *move = dup_move (answers, i);

      json_builder_begin_object (builder);
      cli_json_text (builder, "move", move);
      cli_json_number (builder, "margin", answer->margin);
      cli_json_number (builder, "error", answer->error);
      cli_json_number (builder, "win", answer->win);
      cli_json_number (builder, "tie", answer->tie);
      cli_json_number (builder, "chance_error", bst_engine_search_get_chance_error (search, i));
      cli_json_bool (builder, "exact", answer->exact);
      cli_json_int (builder, "tries", answer->n_tries);
      add_points (builder, answers->game, answer);
      add_line (builder, answers, answer);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  add_why (builder, answers);
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
print_table (const Answers *answers)
{
  const char * const headings[] = {
    /* Translators: headings of the engine's table: a number, a turn, the points by which it leaves the player ahead at the end,
     * his chance to win and to tie, the points that the turn pays him at once, and how often it was tried. */
    "", _("Turn"), C_("points", "Margin"), C_("chance", "Wins"), C_("chance", "Ties"), C_("points", "At once"),
    C_("turns", "Tries"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 0 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6);
  guint player = bst_position_get_turn (answers->position);
  const char *unsure = bst_io_experience_text (bastide_nets_get_experience (answers->position));

  for (guint i = 0; i < count_lines (answers); i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (answers->search, i);

      cli_table_number (table, (int) i + 1);
      cli_table_take (table, dup_move (answers, i));
      cli_table_take (table, dup_margin (answer));
      cli_table_take (table, g_strdup_printf ("%.0f %%", 100 * answer->win));
      cli_table_take (table, g_strdup_printf ("%.0f %%", 100 * answer->tie));
      cli_table_number (table, answer->points[player]);
      cli_table_number (table, (int) answer->n_tries);
    }
  cli_table_print (table);
  if (bst_engine_search_get (answers->search, 0)->exact)
    g_print (_("These numbers are exact.\n"));
  else
    /* Translators: below the engine's table; what a number without ± is. */
    g_print (_("Intervals of 95 %% of what more tries could change. With ~: by the value alone, untried.\n"));
  if (unsure != NULL && !bst_engine_search_get (answers->search, 0)->exact)
    g_print ("%s\n", unsure);
}

/* What most likely follows each turn. */
static void
print_lines (const Answers *answers)
{
  const char * const headings[] = {
    /* Translators: heading of the engine's second table, whose first column has the number of a turn: how the game most
     * likely goes on after it. */
    "", _("Most likely then"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 0);

  for (guint i = 0; i < count_lines (answers); i++)
    {
      BstEngineLineTurn line[N_FOLLOWING];
      guint n_turns = find_line (answers, bst_engine_search_get (answers->search, i), line);
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint turn = 0; turn < n_turns; turn++)
        {
          g_autofree char *move = bst_move_to_text (answers->game, &line[turn].move);

          g_string_append_printf (text, "%s%s", turn > 0 ? "  " : "", move);
        }
      cli_table_number (table, (int) i + 1);
      cli_table_add (table, text->str);
    }
  g_print ("\n");
  cli_table_print (table);
}

static void
print_why (const Answers *answers)
{
  g_auto (BstEngineWhy) why = { 0 };

  if (bst_engine_search_get_n (answers->search) < 2)
    return;
  bst_engine_why_init (&why, cli_think_get_net (answers->position), answers->position,
                       &bst_engine_search_get (answers->search, 0)->move,
                       &bst_engine_search_get (answers->search, 1)->move);
  /* Translators: the engine's first turn and its second; points with their sign; reasons follow. */
  g_print (_("\nWhy 1 before 2, by the value alone (%+.1f):\n"), why.points);
  for (guint i = 0; i < why.n_reasons; i++)
    {
      g_autofree char *text = bst_io_why_text_dup (answers->game, &why, &why.reasons[i]);

      if (fabs (why.reasons[i].points) >= TOLD_FROM)
        g_print ("%+5.1f  %s\n", why.reasons[i].points, text);
    }
}

static void
print_text (const Answers *answers)
{
  print_table (answers);
  print_lines (answers);
  print_why (answers);
}

static gboolean
is_allowed (const Wish *wish)
{
  if (wish->ms >= 0 && wish->ms <= MAX_MS && wish->n_simulations >= 0 && wish->n_threads >= 0
      && wish->n_threads <= BASTIDE_MAX_THREADS && wish->n_lines >= 1 && wish->n_lines <= MAX_LINES
      && wish->level >= 1 && wish->level <= BST_N_ENGINE_LEVELS)
    return TRUE;
  g_printerr (_("best: a time is 1 to 86,400,000 ms, simulations are 1 and more, threads 1 to 64, lines 1 to 1000, levels 1 to 6\n"));

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
    .seed = (guint64) wish->seed, .level = (guint) wish->level,
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
  g_auto (Wish) wish = { .n_threads = 1, .seed = 1, .n_lines = USUAL_LINES, .level = BST_N_ENGINE_LEVELS };
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where),
    { "tile", 0, 0, G_OPTION_ARG_STRING, &wish.tile, N_("A tile by letter or id, not the one in hand"), "ID" },
    { "time", 0, 0, G_OPTION_ARG_INT, &wish.ms, N_("Think so many milliseconds"), "MS" },
    { "simulations", 0, 0, G_OPTION_ARG_INT64, &wish.n_simulations, N_("Try so many turns, however long it takes"), "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wish.n_threads, N_("Threads that think at once, 1 to 64"), "T" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wish.seed, N_("Seed of what is simulated"), "S" },
    { "level", 0, 0, G_OPTION_ARG_INT, &wish.level, N_("As a player of this level, 1 to 6"), N_("LEVEL") },
    { "lines", 0, 0, G_OPTION_ARG_INT, &wish.n_lines, N_("Turns to print, the best first"), "N" },
    { NULL }
  };
  g_auto (CliFile) file;
  g_autoptr (BstEngineSearch) search = NULL;
  CliThinking thinking = { .n_simulations = G_MAXUINT64 };
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
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
  search = begin (&file, &wish, (guint) type);
  if (search == NULL)
    return CLI_FAULTS;
  if (wish.n_simulations > 0)
    thinking.n_simulations = (guint64) wish.n_simulations;
  if (wish.ms > 0 || wish.n_simulations == 0)
    thinking.deadline = g_get_monotonic_time () + (gint64) (wish.ms > 0 ? wish.ms : USUAL_MS) * 1000;
  thinking.n_threads = (guint) wish.n_threads;
  cli_think (search, &thinking);
  (where.json ? print_json : print_text) (&(Answers) { bst_position_get_game (file.position), file.position, search, &wish });

  return CLI_OK;
}
