/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The referee of two programs. */

#include "config.h"

#include "cli-arena-tally.h"
#include "cli-file.h"
#include "cli-game.h"

#include "bastide-cores.h"
#include "bst-engine-level.h"
#include "bst-io-document.h"
#include "bst-io-limits.h"
#include "bst-random.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <glib-unix.h>
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#define N_DECKS      50
#define MAX_DECKS    100000
#define MOVETIME     1000
#define MAX_MOVETIME 3600000

typedef struct
{
  int       n_decks;
  int       n_jobs;
  int       movetime;
  gint64    seed;
  char     *folder;         /* Owned (nullable): where the games are kept */
  gboolean  json;
  gboolean  verbose;
} Wish;

static void
clear_wish (Wish *wish)
{
  g_free (wish->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wish, clear_wish)

/* What the jobs, each of which has a process of either program, do together. */
typedef struct
{
  const Wish    *wish;
  char          *commands[2];       /* Owned: A, B; valid UTF-8 */
  char         **argv[2];           /* Owned: the same, taken apart */
  BstGame       *games[2];          /* Owned: by A's seat */
  int            stop[2];           /* a pipe; what is written on it stops all jobs */
  gboolean       shows_progress;
  int            next;              /* the next game; atomic */
  GMutex         lock;              /* of the following, and of the terminal */
  CliArenaTally  tally;
  GError        *error;             /* Owned (nullable): why there is no point in going on */
} Run;

static void
clear_run (Run *run)
{
  for (guint i = 0; i < 2; i++)
    {
      g_free (run->commands[i]);
      g_strfreev (run->argv[i]);
      g_clear_pointer (&run->games[i], bst_game_unref);
      if (run->stop[i] >= 0)
        close (run->stop[i]);
    }
  g_mutex_clear (&run->lock);
  cli_arena_tally_clear (&run->tally);
  g_clear_error (&run->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, clear_run)

/* --- Stopping --- */

/* A signal finds it here alone. */
static int stop_fd = -1;

static void
stop (int signal_number)
{
  /* If it cannot be written it has been before. */
  if (write (stop_fd, "", 1) < 0)
    return;
}

/* With the lock. Takes @error. */
static void
give_up (Run    *run,
         GError *error)
{
  if (run->error == NULL)
    run->error = error;
  else
    g_error_free (error);
  stop (0);
}

static void
watch_signals (Run *run)
{
  struct sigaction action = { .sa_handler = stop, .sa_flags = SA_RESTART };

  stop_fd = run->stop[1];
  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
  sigaction (SIGHUP, &action, NULL);
  /* A program that has ended is found out by what is written to it. */
  signal (SIGPIPE, SIG_IGN);
}

/* --- Keeping games --- */

/* "A: bastide-cli engine", as long as a name may be. (transfer full) */
static char *
dup_name (const Run *run,
          guint      which)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", which == 0 ? "A" : "B", run->commands[which]);

  for (char *at = name; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      *at = ' ';

  return g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), BST_IO_MAX_NAME));
}

static void
set_headers (const Run          *run,
             const CliArenaGame *game,
             guint               index)
{
  g_autofree char *a = dup_name (run, 0), *b = dup_name (run, 1);
  g_autofree char *event = g_strdup_printf ("%s – %s", a, b);
  g_autofree char *round = g_strdup_printf ("%u.%u", index / 2 + 1, index % 2 + 1);
  g_autofree char *result = g_strdup_printf ("%d:%d", game->points[0], game->points[1]);

  bst_record_set_header (game->record, BST_HEADER_EVENT, event);
  bst_record_set_header (game->record, BST_HEADER_ROUND, round);
  bst_record_set_header (game->record, BST_HEADER_SOURCE, "bastide-cli arena");
  if (game->faults[0] == NULL && game->faults[1] == NULL)
    bst_record_set_header (game->record, BST_HEADER_RESULT, result);
}

static gboolean
save (const Run           *run,
      const CliArenaGame  *game,
      guint                index,
      GError             **error)
{
  g_autofree char *name = g_strdup_printf ("%05u-%u.bastide", index / 2 + 1, index % 2 + 1);
  g_autofree char *path = g_build_filename (run->wish->folder, name, NULL);

  set_headers (run, game, index);

  return bst_io_document_save (game->record, path, error);
}

/* --- Games --- */

/* Who did what is not allowed is said, and noted at the end of the game. */
static void
tell_faults (const CliArenaGame *game,
             guint               index)
{
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autofree char *text = NULL;

      if (game->faults[seat] == NULL)
        continue;
      /* Translators: the program A or B loses a game without playing on, and why. */
      text = g_strdup_printf (_("%s forfeits: %s"), (seat ^ index) % 2 == 0 ? "A" : "B", game->faults[seat]->message);
      bst_node_set_comment (bst_node_get_last (bst_record_get_root (game->record)), text);
      /* Translators: which game of many, and what happened there. */
      g_printerr (_("deck %u, game %u: %s\n"), index / 2 + 1, index % 2 + 1, text);
    }
}

/* On a terminal. */
static void
clear_progress (const Run *run)
{
  if (run->shows_progress)
    g_printerr ("\r\033[K");
}

static void
show_progress (const Run *run)
{
  double mean, error;

  if (cli_arena_tally_get_margin (&run->tally, &mean, &error))
    g_printerr (_("%u of %u games, A's margin %+.1f ± %.1f"), run->tally.n_played, 2 * run->tally.n_decks, mean, error);
  else
    g_printerr (_("%u of %u games"), run->tally.n_played, 2 * run->tally.n_decks);
}

/* With the lock. */
static void
add_game (Run                *run,
          const CliArenaGame *game,
          guint               index)
{
  GError *error = NULL;

  cli_arena_tally_add (&run->tally, index / 2, game, index % 2);
  clear_progress (run);
  tell_faults (game, index);
  if (run->shows_progress)
    show_progress (run);
  if (run->wish->folder != NULL && !save (run, game, index, &error))
    give_up (run, error);
}

/* Game @index: the decks in order, each twice; A is Red first. FALSE if it was not played. */
static gboolean
play_game (Run             *run,
           CliArenaEngine  *engines[2],
           guint            index)
{
  guint seat = index % 2;
  CliArenaEngine *seats[] = { engines[seat], engines[1 - seat] };
  guint64 seed = (guint64) run->wish->seed;
  g_autoptr (GError) error = NULL;
  g_auto (CliArenaGame) game = {
    .game = run->games[seat], .deck_seed = bst_random_seed_of (seed, index / 2),
    .movetime = (guint) run->wish->movetime
  };
  gboolean ok;

  for (guint i = 0; i < 2; i++)
    game.seeds[i] = (guint) (bst_random_seed_of (~seed, 2 * index + i) >> 33);
  ok = cli_arena_game_play (&game, seats, &error);

  g_mutex_lock (&run->lock);
  if (ok)
    add_game (run, &game, index);
  else if (!g_error_matches (error, CLI_ARENA_ERROR, CLI_ARENA_ERROR_STOPPED))
    give_up (run, g_steal_pointer (&error));
  g_mutex_unlock (&run->lock);

  return ok;
}

/* Games as long as there are any. */
static void
work (gpointer data,
      guint    job)
{
  Run *run = data;
  CliArenaEngine *engines[2];
  char *names[2];
  guint index;

  for (guint i = 0; i < 2; i++)
    {
      names[i] = run->wish->n_jobs > 1 ? g_strdup_printf ("%c%u", "AB"[i], job + 1) : g_strdup_printf ("%c", "AB"[i]);
      engines[i] = cli_arena_engine_new (names[i], run->argv[i], run->stop[0], run->wish->verbose);
    }
  do
    index = (guint) g_atomic_int_add (&run->next, 1);
  while (index < 2 * run->tally.n_decks && play_game (run, engines, index));
  cli_arena_engines_quit (engines, 2);
  for (guint i = 0; i < 2; i++)
    {
      cli_arena_engine_free (engines[i]);
      g_free (names[i]);
    }
}

/* --- The command --- */

/* Two games with the names of the programs, by A's seat. */
static gboolean
make_games (Run     *run,
            GError **error)
{
  g_autoptr (BstGame) base = cli_game_new ("basic", NULL, 2, error);
  g_autofree char *a = dup_name (run, 0), *b = dup_name (run, 1);
  const BstPlayer players[2][2] = {
    { { a, BST_COLOUR_RED }, { b, BST_COLOUR_BLUE } }, { { b, BST_COLOUR_RED }, { a, BST_COLOUR_BLUE } }
  };

  if (base == NULL)
    return FALSE;
  for (guint seat = 0; seat < 2; seat++)
    {
      run->games[seat] = bst_game_new (bst_game_get_tile_set (base), bst_game_get_rules (base), players[seat], 2, error);
      if (run->games[seat] == NULL)
        return FALSE;
    }

  return TRUE;
}

/* "level:3" is this program at that level; NULL for any other command. (transfer full) */
static char **
dup_level (const char *command)
{
  const char *level = command + strlen ("level:");
  g_autofree char *self = NULL;

  if (!g_str_has_prefix (command, "level:") || level[0] < '1' || level[0] > '0' + BST_N_ENGINE_LEVELS || level[1] != '\0')
    return NULL;
  self = g_file_read_link ("/proc/self/exe", NULL);

  return g_strdupv ((char *[]) { self != NULL ? self : (char *) "bastide-cli", (char *) "engine", (char *) "--level",
                                 (char *) level, NULL });
}

static gboolean
prepare (Run     *run,
         char   **commands,
         GError **error)
{
  for (guint i = 0; i < 2; i++)
    {
      run->commands[i] = g_utf8_make_valid (commands[i], -1);
      run->argv[i] = dup_level (commands[i]);
      if (run->argv[i] == NULL && !g_shell_parse_argv (commands[i], NULL, &run->argv[i], error))
        return FALSE;
    }
  if (run->wish->folder != NULL && g_mkdir_with_parents (run->wish->folder, 0777) != 0)
    {
      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), "%s: %s", run->wish->folder, g_strerror (errno));
      return FALSE;
    }

  return make_games (run, error) && g_unix_open_pipe (run->stop, FD_CLOEXEC, error);
}

static CliStatus
referee (const Wish  *wish,
         char       **commands)
{
  g_auto (Run) run = { .wish = wish, .stop = { -1, -1 }, .lock = { 0 } };
  CliArenaTerms terms = { run.commands, (guint) wish->movetime, wish->seed };

  g_mutex_init (&run.lock);
  cli_arena_tally_init (&run.tally, (guint) wish->n_decks);
  run.shows_progress = !wish->verbose && isatty (STDERR_FILENO);
  if (!prepare (&run, commands, &run.error))
    {
      g_printerr ("arena: %s\n", run.error->message);
      return CLI_USAGE;
    }

  watch_signals (&run);
  bastide_cores_run ((guint) wish->n_jobs, (guint) wish->n_jobs, work, &run);
  clear_progress (&run);
  if (run.error != NULL)
    g_printerr ("arena: %s\n", run.error->message);
  if (run.error != NULL && run.tally.n_played == 0)
    return CLI_FAULTS;
  (wish->json ? cli_arena_tally_print_json : cli_arena_tally_print_text) (&run.tally, &terms);

  return run.tally.n_played == 2 * run.tally.n_decks && run.error == NULL ? CLI_OK : CLI_FAULTS;
}

CliStatus
cli_arena (int    argc,
           char **argv)
{
  g_auto (Wish) wish = { .n_decks = N_DECKS, .n_jobs = 1, .movetime = MOVETIME, .seed = 1 };
  GOptionEntry entries[] = {
    { "decks", 0, 0, G_OPTION_ARG_INT, &wish.n_decks, N_("Orders of tiles, each of which is played twice"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wish.seed, N_("Seed of the tiles and of the programs' chance"), "S" },
    { "movetime", 0, 0, G_OPTION_ARG_INT, &wish.movetime, N_("Milliseconds for a move"), "MS" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &wish.n_jobs, N_("Games that are played at once, 1 to 64"), "N" },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &wish.folder, N_("Keep the games in a folder"), N_("FOLDER") },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &wish.verbose, N_("Show what the programs tell of themselves"), NULL },
    CLI_JSON_ENTRY (wish),
    { NULL }
  };

  if (!cli_parse (&argc, &argv, entries, _("A B"), 2, 2))
    return CLI_USAGE;
  if (wish.n_decks < 1 || wish.n_decks > MAX_DECKS || wish.n_jobs < 1 || wish.n_jobs > BASTIDE_MAX_THREADS
      || wish.movetime < 1 || wish.movetime > MAX_MOVETIME)
    {
      g_printerr (_("arena: there must be 1 to 100,000 decks, 1 to 64 games at once and 1 to 3,600,000 milliseconds\n"));
      return CLI_USAGE;
    }

  return referee (&wish, argv + 1);
}
