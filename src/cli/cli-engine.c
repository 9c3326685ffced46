/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine as a process of its own, which speaks lines: version 1 of the protocol between a referee and an engine,
 * and more for analysis. The man page has both. Nothing of it is translated: programs read it. */

#include "config.h"

#include "cli-game.h"
#include "cli-lines.h"
#include "cli-think.h"

#include "bastide-cores.h"
#include "bastide-nets.h"
#include "bst-io-position-text.h"
#include "bst-io-reason.h"
#include "bst-setup.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#define PROTOCOL        1
/* Of the time for a turn so much is used, and so many microseconds less: the answer must be there within it. */
#define TIME_SHARE      .95
#define TIME_SPARE      1000
#define MAX_MS          86400000
/* Between two looks at what is known. */
#define TELL_EVERY      (G_USEC_PER_SEC / 2)
#define N_TOLD          3
/* It ends within 5 s after it was told to, and finishes until then what it was asked before. */
#define LAST_SECONDS    3

typedef struct
{
  CliLines    *lines;
  BstPosition *position;        /* Owned; NULL before the first game */
  int          drawn;           /* a type; BST_NO_TILE if none is */
  GArray      *played;          /* int: the types of the moves that can be taken back */
  guint64      seed;
  guint        n_threads;
  guint        level;
  gboolean     is_arena;        /* words of a later version are skipped */
  gboolean     is_over;         /* it was told to end */
  gboolean     is_endless;      /* what it thinks about has no other bound */
  gint64       told;            /* when it told what it knows */
} Engine;

/* A line, at once. */
static void say (const char *format, ...) G_GNUC_PRINTF (1, 2);

static void
say (const char *format,
     ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_print ("%s\n", text);
  fflush (stdout);
}

/* One line, whatever the message is. */
static void
refuse (const char *reason)
{
  g_autofree char *text = g_strdelimit (g_strdup (reason), "\n\r", ' ');

  say ("error %s", text);
}

static void
take_position (Engine      *engine,
               BstPosition *position)
{
  guint turn = bst_position_get_turn (position);

  g_clear_pointer (&engine->position, bst_position_free);
  engine->position = position;
  engine->drawn = bst_position_get_held_tile (position, turn);
  g_array_set_size (engine->played, 0);
}

/* --- Commands --- */

static void
greet (Engine     *engine,
       const char *rest)
{
  if (g_ascii_strtoull (rest, NULL, 10) != PROTOCOL)
    {
      refuse ("only version 1 is spoken");
      return;
    }
  engine->is_arena = TRUE;
  say ("id Bastide %s", BASTIDE_VERSION);
  say ("ready");
}

/* The number behind a word of @words, which come in pairs; @otherwise if it is not there. */
static const char *
find_word (char      **words,
           const char *word,
           const char *otherwise)
{
  for (guint i = 0; words[i] != NULL && words[i + 1] != NULL; i += 2)
    if (strcmp (words[i], word) == 0)
      return words[i + 1];

  return otherwise;
}

static void
begin_game (Engine     *engine,
            const char *rest)
{
  g_auto (GStrv) words = g_strsplit_set (rest, " \t", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstGame) game = NULL;
  guint64 n_players = g_ascii_strtoull (find_word (words, "players", "2"), NULL, 10);

  if (n_players < 2 || n_players > BST_MAX_PLAYERS)
    {
      refuse ("there are 2 to 6 players");
      return;
    }
  game = cli_game_new (find_word (words, "tiles", "basic"), find_word (words, "rules", "modern"), (guint) n_players,
                       &error);
  if (game == NULL)
    {
      refuse (error->message);
      return;
    }
  engine->seed = g_ascii_strtoull (find_word (words, "seed", "1"), NULL, 10);
  take_position (engine, bst_position_new (game));
  say ("ready");
}

/* What no game can be played on from: other problems of a set-up are somebody's wish. */
#define HOPELESS (1u << BST_PROBLEM_EDGE | 1u << BST_PROBLEM_COPIES | 1u << BST_PROBLEM_APART | 1u << BST_PROBLEM_BEYOND \
                  | 1u << BST_PROBLEM_FIGURES | 1u << BST_PROBLEM_KIND)

/* "P2: edge 3,-1 E": why a position that was put together is none; NULL if it is one. (transfer full) (nullable) */
static char *
dup_problem (const BstPosition *position)
{
  g_autoptr (BstSetup) setup = bst_setup_from_position (position);
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      const BstProblem *problem = &g_array_index (problems, BstProblem, i);
      g_autofree char *key = NULL;

      if (!(HOPELESS & (1u << problem->tag)))
        continue;
      key = bst_problem_to_key (bst_position_get_game (position), problem);
      return g_strdup_printf ("%s: %s", bst_problem_get_rule (problem), key);
    }

  return NULL;
}

static void
set_position (Engine     *engine,
              const char *rest)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;
  gboolean is_set_up;
  BstPosition *position = bst_io_position_from_text (rest, &is_set_up, &error);

  if (position == NULL)
    {
      bst_io_reason_localize (error);
      refuse (error->message);
      return;
    }
  problem = is_set_up ? dup_problem (position) : NULL;
  if (problem != NULL)
    {
      bst_position_free (position);
      refuse (problem);
      return;
    }
  take_position (engine, position);
  say ("ready");
}

static void
take_draw (Engine     *engine,
           const char *rest)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (engine->position));
  int type = bst_tile_set_find (set, rest);

  if (type == BST_NO_TILE)
    refuse ("no such tile");
  else if (bst_position_get_remaining (engine->position, (guint) type) == 0)
    refuse ("no such tile is left");
  else
    engine->drawn = type;
}

static void
take_turn (Engine     *engine,
           const char *rest)
{
  g_autoptr (GError) error = NULL;
  BstMove move;
  int type;

  if (!bst_move_parse (bst_position_get_game (engine->position), rest, &move, &error)
      || !bst_position_apply (engine->position, &move, NULL, &error))
    {
      bst_io_reason_localize (error);
      refuse (error->message);
      return;
    }
  type = move.type;
  g_array_append_val (engine->played, type);
  engine->drawn = BST_NO_TILE;
}

static void
undo (Engine     *engine,
      const char *rest G_GNUC_UNUSED)
{
  if (engine->played->len == 0 || !bst_position_undo (engine->position))
    {
      refuse ("there is nothing to take back");
      return;
    }
  engine->drawn = g_array_index (engine->played, int, engine->played->len - 1);
  g_array_set_size (engine->played, engine->played->len - 1);
}

static void
quit (Engine     *engine,
      const char *rest G_GNUC_UNUSED)
{
  engine->is_over = TRUE;
}

/* "stop" when nothing is going on; the end of a game; "legal", which it never asked for. */
static void
ignore (Engine     *engine G_GNUC_UNUSED,
        const char *rest G_GNUC_UNUSED)
{
}

/* --- Thinking --- */

/* What follows "go simulations 100" in a pipe does not cut it short. */
static gboolean
is_stopped (gpointer data)
{
  const Engine *engine = data;
  gint64 end = cli_lines_get_end (engine->lines);

  return cli_lines_has_stop (engine->lines)
         || (end != 0 && (engine->is_endless || g_get_monotonic_time () - end > LAST_SECONDS * G_USEC_PER_SEC));
}

static void
tell (const Engine          *engine,
      const BstEngineSearch *search,
      guint                  n_told)
{
  const BstGame *game = bst_position_get_game (engine->position);

  for (guint i = 0; i < MIN (n_told, bst_engine_search_get_n (search)); i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (search, i);
      g_autofree char *move = bst_move_to_text (game, &answer->move);

      say ("info turn %u margin %+.2f error %.2f win %.3f tie %.3f tries %u%s %s", i + 1, answer->margin, answer->error,
           answer->win, answer->tie, answer->n_tries, answer->exact ? " exact" : "", move);
    }
}

static void
tell_experience (const Engine *engine)
{
  BstEngineExperience experience = bastide_nets_get_experience (engine->position);

  if (experience != BST_EXPERIENCE_MUCH)
    say ("info experience %s", bst_engine_experience_name (experience));
}

static void
tell_sometimes (gpointer               data,
                const BstEngineSearch *search)
{
  Engine *engine = data;
  gint64 now = g_get_monotonic_time ();

  if (now - engine->told < TELL_EVERY)
    return;
  engine->told = now;
  tell (engine, search, N_TOLD);
}

/* How long to think: "movetime 100", "simulations 1000", "infinite"; FALSE for anything else. */
static gboolean
read_limits (const char  *rest,
             gint64       now,
             CliThinking *thinking,
             double      *most_exact)
{
  g_auto (GStrv) words = g_strsplit_set (rest, " \t", -1);
  guint64 number = 0;

  if (words[0] == NULL)
    return FALSE;
  if (strcmp (words[0], "infinite") == 0 && words[1] == NULL)
    {
      *most_exact = cli_think_count_exact (10 * G_USEC_PER_SEC);
      return TRUE;
    }
  if (words[1] == NULL || words[2] != NULL || !g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXINT64, &number, NULL))
    return FALSE;
  if (strcmp (words[0], "simulations") == 0)
    {
      thinking->n_simulations = number;
      *most_exact = (double) number;
      return TRUE;
    }
  if (strcmp (words[0], "movetime") == 0)
    {
      gint64 microseconds = (gint64) (TIME_SHARE * 1000 * (double) MIN (number, MAX_MS)) - TIME_SPARE;

      thinking->deadline = now + MAX (microseconds, 1);
      *most_exact = cli_think_count_exact (MAX (microseconds, 0));
      return TRUE;
    }

  return FALSE;
}

/* Why it cannot think now; NULL if it can. */
static const char *
find_hindrance (const Engine *engine)
{
  if (engine->drawn == BST_NO_TILE)
    return "no tile was drawn";
  if (bst_position_is_unfinished (engine->position))
    return "the turn has not ended";
  if (bst_position_get_remaining (engine->position, (guint) engine->drawn) == 0)
    return "no such tile is left";
  if (!bst_position_has_placement (engine->position, (guint) engine->drawn))
    return "the tile fits nowhere";

  return NULL;
}

static void
go (Engine     *engine,
    const char *rest)
{
  CliThinking thinking = {
    .n_simulations = G_MAXUINT64, .n_threads = engine->n_threads, .is_stopped = is_stopped, .tell = tell_sometimes,
    .data = engine,
  };
  BstEngineSettings settings = { .seed = engine->seed, .level = engine->level };
  g_autoptr (BstEngineSearch) search = NULL;
  gint64 now = g_get_monotonic_time ();
  const BstEngineNet *net = cli_think_get_net (engine->position);
  const char *hindrance = find_hindrance (engine);
  g_autofree char *text = NULL;
  BstMove move;

  if (hindrance == NULL && !read_limits (rest, now, &thinking, &settings.most_exact))
    hindrance = "go movetime MS, go simulations N or go infinite";
  if (hindrance == NULL && net == NULL)
    hindrance = "there are no weights";
  if (hindrance == NULL
      && (search = bst_engine_search_new (net, engine->position, (guint) engine->drawn, &settings)) == NULL)
    hindrance = "the tile fits nowhere";
  if (hindrance != NULL)
    {
      refuse (hindrance);
      return;
    }
  engine->told = now;
  engine->is_endless = thinking.deadline == 0 && thinking.n_simulations == G_MAXUINT64;
  cli_think (search, &thinking);
  tell_experience (engine);
  tell (engine, search, 1);
  bst_engine_search_get_whole (search, 0, &move);
  text = bst_move_to_text (bst_position_get_game (engine->position), &move);
  say ("bestmove %s", text);
}

/* --- Lines --- */

typedef struct
{
  const char *word;
  void      (*run) (Engine *engine, const char *rest);
  gboolean    needs_game;
  CliLineKind kind;
} Command;

static const Command commands[] = {
  { "arena", greet, FALSE, CLI_LINE_WAITS },
  { "newgame", begin_game, FALSE, CLI_LINE_WAITS },
  { "position", set_position, FALSE, CLI_LINE_WAITS },
  { "draw", take_draw, TRUE, CLI_LINE_WAITS },
  { "played", take_turn, TRUE, CLI_LINE_WAITS },
  { "undo", undo, TRUE, CLI_LINE_WAITS },
  { "go", go, TRUE, CLI_LINE_STARTS },
  { "stop", ignore, FALSE, CLI_LINE_STOPS },
  { "result", ignore, FALSE, CLI_LINE_WAITS },
  { "legal", ignore, FALSE, CLI_LINE_WAITS },
  { "quit", quit, FALSE, CLI_LINE_ENDS },
};

/* The command that a line begins with; NULL if there is none. @rest gets what follows. */
static const Command *
find_command (const char  *line,
              const char **rest)
{
  gsize length;

  while (*line == ' ' || *line == '\t')
    line++;
  length = strcspn (line, " \t");
  *rest = line + length;
  while (**rest == ' ' || **rest == '\t')
    (*rest)++;
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strlen (commands[i].word) == length && strncmp (commands[i].word, line, length) == 0)
      return &commands[i];

  return NULL;
}

static CliLineKind
find_kind (const char *line)
{
  const char *rest;
  const Command *command = find_command (line, &rest);

  return command != NULL ? command->kind : CLI_LINE_WAITS;
}

static void
take_line (Engine *engine,
           char   *line)
{
  const char *rest;
  const Command *command = find_command (g_strchomp (line), &rest);

  if (command == NULL)
    {
      if (!engine->is_arena && *line != '\0')
        refuse ("no such command");
    }
  else if (command->needs_game && engine->position == NULL)
    {
      refuse ("no game has begun");
    }
  else
    {
      command->run (engine, rest);
    }
}

CliStatus
cli_engine (int    argc,
            char **argv)
{
  int n_threads = 1, level = BST_N_ENGINE_LEVELS;
  GOptionEntry entries[] = {
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, N_("Threads that think at once, 1 to 64"), "T" },
    { "level", 0, 0, G_OPTION_ARG_INT, &level, N_("As a player of this level, 1 to 6"), N_("LEVEL") },
    { NULL }
  };
  Engine engine = { .drawn = BST_NO_TILE, .seed = 1 };
  char *line;

  if (!cli_parse (&argc, &argv, entries, NULL, 0, 0))
    return CLI_USAGE;
  if (n_threads < 1 || n_threads > BASTIDE_MAX_THREADS)
    {
      g_printerr (_("engine: there must be 1 to 64 threads\n"));
      return CLI_USAGE;
    }
  if (level < 1 || level > BST_N_ENGINE_LEVELS)
    {
      g_printerr (_("engine: levels are 1 to 6\n"));
      return CLI_USAGE;
    }
  engine.n_threads = (guint) n_threads;
  engine.level = (guint) level;
  engine.played = g_array_new (FALSE, FALSE, sizeof (int));
  engine.lines = cli_lines_new (find_kind);
  while (!engine.is_over && (line = cli_lines_next (engine.lines)) != NULL)
    {
      take_line (&engine, line);
      g_free (line);
    }
  g_clear_pointer (&engine.position, bst_position_free);
  g_array_unref (engine.played);

  return CLI_OK;
}
