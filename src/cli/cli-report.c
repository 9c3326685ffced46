/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-report-print.h"
#include "cli-report-tips.h"
#include "cli-think.h"

#include "bastide-cores.h"
#include "bst-engine-report.h"
#include "bst-io-booklet.h"
#include "bst-io-report-cache.h"
#include "bst-io-report-puzzle.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#define MAX_SIMULATIONS 1000000
#define MAX_MARK        1000.
/* Folders in folders are gone into so deep. */
#define MAX_DEPTH       20

typedef struct
{
  int      n_simulations;
  int      n_threads;
  gint64   seed;
  char    *marks;           /* Owned (nullable), as the next three: "2,4,8" */
  char    *booklet;         /* a file */
  char    *player;          /* a name */
  gboolean tips;            /* of the player, instead of the games */
  gboolean all;
  gboolean sample;
  gboolean json;
  gboolean is_forgetful;    /* keeps nothing, and asks for nothing that was kept */
  double   points[3];       /* from which turns are marked */
} Wish;

static void
clear_wish (Wish *wish)
{
  g_free (wish->marks);
  g_free (wish->booklet);
  g_free (wish->player);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wish, clear_wish)

/* All games of one call. */
typedef struct
{
  const Wish     *wish;
  GPtrArray      *paths;            /* (element-type filename) (nullable elements): NULL for the bundled game */
  char           *folder;           /* Owned: where findings are kept */
  BstBooklet     *booklet;          /* Owned (nullable) */
  CliReportSheet  sheet;
  BstHabits       habits;           /* of the player whom tips are for */
  BstEngineExperience experience;   /* the least with one of his games */
  gboolean        shows_progress;
  guint           n_games;          /* done */
  gint            cannot_keep;      /* it was said; atomic, as the next */
  gint            n_turns;          /* of this game, looked at */
  BstEngineReport *report;          /* of this game */
} Run;

/* --- Stopping --- */

static volatile sig_atomic_t is_told_to_stop;

static void
stop (int signal_number G_GNUC_UNUSED)
{
  is_told_to_stop = 1;
}

static gboolean
must_stop (gpointer data G_GNUC_UNUSED)
{
  return is_told_to_stop != 0;
}

static void
watch_signals (void)
{
  struct sigaction action = { .sa_handler = stop, .sa_flags = SA_RESTART };

  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
  sigaction (SIGHUP, &action, NULL);
}

/* --- Files --- */

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static gboolean
is_game (const char *name)
{
  static const char * const endings[] = { ".bastide", ".jcz", ".json", ".html", ".gz", ".zip" };
  g_autofree char *low = g_ascii_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (low, endings[i]))
      return TRUE;

  return FALSE;
}

/* A file, or the games of a folder and of those in it, by their names. */
static void
add_path (GPtrArray  *paths,
          const char *path,
          guint       depth)
{
  g_autoptr (GPtrArray) inside = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_ptr_array_add (paths, g_strdup (path));
      return;
    }
  dir = depth < MAX_DEPTH ? g_dir_open (path, 0, NULL) : NULL;
  inside = g_ptr_array_new_with_free_func (g_free);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *whole = g_build_filename (path, name, NULL);

      if (!g_file_test (whole, G_FILE_TEST_IS_DIR) ? is_game (name) : !g_file_test (whole, G_FILE_TEST_IS_SYMLINK))
        g_ptr_array_add (inside, g_steal_pointer (&whole));
    }
  g_ptr_array_sort (inside, compare_texts);
  for (guint i = 0; i < inside->len; i++)
    add_path (paths, g_ptr_array_index (inside, i), depth + 1);
}

/* --- One game --- */

static void
show_progress (Run *run)
{
  if (!run->shows_progress)
    return;
  /* Translators: progress of a report: which game of how many, and the turns of it that were looked at. */
  g_printerr ("\r\033[K");
  g_printerr (_("game %u of %u, turn %d of %u"), run->n_games + 1, run->paths->len, g_atomic_int_get (&run->n_turns),
              bst_engine_report_get_n (run->report));
}

static void
clear_progress (const Run *run)
{
  if (run->shows_progress)
    g_printerr ("\r\033[K");
}

static void
keep (Run   *run,
      guint  turn)
{
  g_autoptr (GError) error = NULL;

  if (bst_io_report_cache_save (run->folder, run->report, turn, &error))
    return;
  if (g_atomic_int_compare_and_exchange (&run->cannot_keep, 0, 1))
    g_printerr ("%s\n", error->message);
}

static void
look (gpointer data,
      guint    turn)
{
  Run *run = data;

  if (must_stop (NULL))
    return;
  if (run->wish->is_forgetful || !bst_io_report_cache_load (run->folder, run->report, turn))
    {
      bst_engine_report_look (run->report, turn, must_stop, NULL);
      if (!run->wish->is_forgetful)
        keep (run, turn);
    }
  g_atomic_int_inc (&run->n_turns);
  show_progress (run);
}

/* The player of this name; BST_NO_PLAYER for all, G_MININT if there is none. */
static int
find_player (const Wish    *wish,
             const BstGame *game)
{
  if (wish->player == NULL)
    return BST_NO_PLAYER;
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (g_strcmp0 (wish->player, cli_player_name (game, player)) == 0)
      return (int) player;

  return G_MININT;
}

static void
add_mistakes (Run           *run,
              const char    *path,
              const BstGame *game)
{
  int player = find_player (run->wish, game);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : g_strdup (_("Sample game"));
  g_autofree char *title = g_utf8_make_valid (name, -1);

  if (player != G_MININT)
    bst_io_report_add_chapter (run->booklet, title, run->report, player, must_stop, NULL);
}

static void
add_habits (Run           *run,
            const BstGame *game)
{
  int player = find_player (run->wish, game);

  if (player == G_MININT)
    return;
  bst_engine_habits_add (&run->habits, run->report, (guint) player);
  run->experience = MIN (run->experience, cli_report_find_experience (game));
}

static void
print_tips (const Run *run)
{
  if (run->habits.n_turns == 0)
    g_printerr (_("report: nobody of the name %s plays in these games\n"), run->wish->player);
  else if (run->wish->json)
    cli_report_tips_print_json (run->wish->player, &run->habits, run->experience);
  else
    cli_report_tips_print_text (&run->habits, run->experience);
}

static void
print_game (Run           *run,
            const char    *path,
            const BstGame *game)
{
  clear_progress (run);
  if (run->wish->json)
    {
      cli_report_print_json (path, game, run->report);
      return;
    }
  if (run->paths->len > 1)
    g_print ("%s%s:\n", run->n_games > 0 ? "\n" : "", path);
  cli_report_print_text (game, run->report, run->wish->all);
  cli_report_sheet_add (&run->sheet, path, game, run->report);
}

static CliStatus
report_file (Run        *run,
             const char *path)
{
  g_auto (CliFile) file = { 0 };
  g_autoptr (GError) error = NULL;
  const BstEngineNet *nets[2] = { cli_think_get_named_net (TRUE), cli_think_get_named_net (FALSE) };
  g_autoptr (BstEngineReport) report = NULL;
  BstReportSettings settings;
  CliStatus status = cli_file_read (&file, path, CLI_AT_END, NULL);

  if (status != CLI_OK)
    return status;
  if (nets[0] == NULL || nets[1] == NULL)
    return CLI_FAULTS;
  bst_report_settings_init (&settings);
  settings.seed = (guint64) run->wish->seed;
  settings.n_simulations = (guint) run->wish->n_simulations;
  settings.dubious = run->wish->points[0];
  settings.mistake = run->wish->points[1];
  settings.blunder = run->wish->points[2];
  run->report = report = bst_engine_report_new (nets, file.record, &settings, &error);
  if (report == NULL)
    {
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }
  run->n_turns = 0;
  bastide_cores_run ((guint) run->wish->n_threads, bst_engine_report_get_n (report), look, run);
  if (must_stop (NULL))
    return CLI_FAULTS;
  if (run->wish->tips)
    add_habits (run, bst_record_get_game (file.record));
  else
    print_game (run, path, bst_record_get_game (file.record));
  if (run->booklet != NULL)
    add_mistakes (run, path, bst_record_get_game (file.record));
  run->n_games++;

  return CLI_OK;
}

/* --- All games --- */

static CliStatus
save_booklet (const Run *run)
{
  guint n_puzzles = bst_booklet_count (run->booklet);
  g_autoptr (GError) error = NULL;

  if (n_puzzles == 0)
    {
      g_printerr (_("report: there are no mistakes to practise on\n"));
      return CLI_OK;
    }
  if (!bst_io_booklet_save (run->booklet, run->wish->booklet, &error))
    {
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }
  g_printerr (ngettext ("%u puzzle\n", "%u puzzles\n", n_puzzles), n_puzzles);

  return CLI_OK;
}

static CliStatus
report_files (Run *run)
{
  CliStatus status = CLI_OK, its_status;

  for (guint i = 0; i < run->paths->len && !must_stop (NULL); i++)
    {
      its_status = report_file (run, g_ptr_array_index (run->paths, i));
      status = MAX (status, its_status);
    }
  clear_progress (run);
  if (run->wish->tips && !must_stop (NULL))
    {
      print_tips (run);
      status = MAX (status, run->habits.n_turns > 0 ? CLI_OK : CLI_FAULTS);
    }
  else if (!run->wish->json && run->n_games > 1)
    {
      g_print ("\n");
      cli_report_sheet_print (&run->sheet);
    }
  if (must_stop (NULL))
    {
      /* Translators: a report was stopped; what was found out is kept. */
      g_printerr (_("report: stopped after %u of %u games; the same command goes on from there\n"), run->n_games,
                  run->paths->len);
      return CLI_FAULTS;
    }
  its_status = run->booklet != NULL ? save_booklet (run) : CLI_OK;

  return MAX (status, its_status);
}

static CliStatus
begin (const Wish  *wish,
       int          n_paths,
       char       **paths)
{
  Run run = { .wish = wish, .paths = g_ptr_array_new_with_free_func (g_free), .experience = BST_EXPERIENCE_MUCH };
  CliStatus status = CLI_FAULTS;

  if (wish->sample)
    g_ptr_array_add (run.paths, NULL);
  for (int i = 0; i < n_paths; i++)
    add_path (run.paths, paths[i], 0);
  run.folder = bst_io_report_cache_dup_folder ();
  /* Translators: the title of a booklet of puzzles: turns of one's games that lost points. */
  run.booklet = wish->booklet != NULL ? bst_booklet_new (_("Mistakes")) : NULL;
  run.shows_progress = isatty (STDERR_FILENO);
  cli_report_sheet_init (&run.sheet);
  watch_signals ();
  if (run.paths->len == 0)
    g_printerr (_("report: there is no game in the folder\n"));
  else
    status = report_files (&run);
  if (!wish->is_forgetful)
    bst_io_report_cache_trim (run.folder, BST_IO_MAX_FINDINGS);
  cli_report_sheet_clear (&run.sheet);
  g_clear_pointer (&run.booklet, bst_booklet_free);
  g_ptr_array_unref (run.paths);
  g_free (run.folder);

  return status;
}

/* "2,4,8": three numbers that rise. */
static gboolean
read_marks (Wish *wish)
{
  g_auto (GStrv) words = g_strsplit (wish->marks != NULL ? wish->marks : "", ",", -1);
  BstReportSettings settings;
  double last = 0;

  bst_report_settings_init (&settings);
  wish->points[0] = settings.dubious;
  wish->points[1] = settings.mistake;
  wish->points[2] = settings.blunder;
  if (wish->marks == NULL)
    return TRUE;
  if (g_strv_length (words) != G_N_ELEMENTS (wish->points))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (wish->points); i++)
    {
      char *end;

      wish->points[i] = g_ascii_strtod (words[i], &end);
      if (end == words[i] || *end != '\0' || !(wish->points[i] > 0) || !(wish->points[i] <= MAX_MARK) || wish->points[i] < last)
        return FALSE;
      last = wish->points[i];
    }

  return TRUE;
}

static gboolean
is_allowed (Wish *wish,
            int   n_paths)
{
  if (n_paths == 0 && !wish->sample)
    {
      g_printerr (_("report: a file is missing\n"));
      return FALSE;
    }
  if (wish->n_simulations < 0 || wish->n_simulations > MAX_SIMULATIONS || wish->n_threads < 0
      || wish->n_threads > BASTIDE_MAX_THREADS)
    {
      g_printerr (_("report: simulations are 1 to 1,000,000, threads 1 to 64\n"));
      return FALSE;
    }
  if (!read_marks (wish))
    {
      g_printerr (_("report: marks are three numbers of points that rise, as in 2,4,8\n"));
      return FALSE;
    }
  if (wish->tips && wish->player == NULL)
    {
      g_printerr (_("report: tips are for a player: --player NAME\n"));
      return FALSE;
    }
  if (wish->booklet != NULL && !g_str_has_suffix (wish->booklet, ".bastide"))
    {
      g_printerr (_("report: the name of a booklet ends in .bastide\n"));
      return FALSE;
    }

  return TRUE;
}

CliStatus
cli_report (int    argc,
            char **argv)
{
  g_auto (Wish) wish = { .n_threads = BASTIDE_ALL_CORES, .seed = 1 };
  GOptionEntry entries[] = {
    { "simulations", 0, 0, G_OPTION_ARG_INT, &wish.n_simulations, N_("Tries of turns for each turn of a game"), "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wish.n_threads, N_("Threads that think at once, 1 to 64"), "T" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wish.seed, N_("Seed of what is simulated"), "S" },
    { "marks", 0, 0, G_OPTION_ARG_STRING, &wish.marks, N_("Points from which a loss is marked ?!, ? and ??: 2,4,8"), N_("POINTS") },
    { "booklet", 0, 0, G_OPTION_ARG_FILENAME, &wish.booklet, N_("Write the mistakes as puzzles"), N_("FILE") },
    { "tips", 0, 0, G_OPTION_ARG_NONE, &wish.tips, N_("Instead of the games: what a player does otherwise than the engine"), NULL },
    { "player", 0, 0, G_OPTION_ARG_STRING, &wish.player, N_("Whom the booklet or the tips are for"), N_("NAME") },
    { "no-cache", 0, 0, G_OPTION_ARG_NONE, &wish.is_forgetful, N_("Keep nothing of what is found, and find all anew"), NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &wish.all, N_("Every turn, not only those that lost points"), NULL },
    { "sample", 0, 0, G_OPTION_ARG_NONE, &wish.sample, N_("The bundled sample game instead of a file"), NULL },
    CLI_JSON_ENTRY (wish),
    { NULL }
  };

  if (!cli_parse (&argc, &argv, entries, _("FILE…"), 0, -1) || !is_allowed (&wish, argc - 1))
    return CLI_USAGE;

  return begin (&wish, argc - 1, argv + 1);
}
