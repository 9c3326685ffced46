/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  const char *name;
  CliStatus (*run) (int argc, char **argv);
  const char *summary;
} Command;

static const Command commands[] = {
  { "info", cli_info, N_("Header, rules, tile sets and counts of a game") },
  { "score", cli_score, N_("Points of each player and every scoring event") },
  { "moves", cli_moves, N_("Every legal placement of a tile, with the figure spots") },
  { "why", cli_why, N_("Why a tile or a figure may not be put somewhere") },
  { "compare", cli_compare, N_("Every legal turn of a tile, and what it does") },
  { "draws", cli_draws, N_("What each tile that may come is worth, to a player and the next") },
  { "holes", cli_holes, N_("What the free cells ask for, and which tiles left fit") },
  { "odds", cli_odds, N_("The chance that cells are filled or a feature is completed") },
  { "playouts", cli_playouts, N_("How the game ends if everybody plays on at random") },
  { "expect", cli_expect, N_("With how many points the players may end, feature by feature") },
  { "joins", cli_joins, N_("Which farms one tile could join, and who would own them") },
  { "diff", cli_diff, N_("What changed between two positions") },
  { "features", cli_features, N_("Every feature: size, owners, margin, worth") },
  { "render", cli_render, N_("The board as a picture: PNG, SVG or PDF") },
  { "sheet", cli_sheet, N_("Questions, tiles, scoring or farms as sheets to print: PDF") },
  { "check", cli_check, N_("Run the assertions that files carry") },
  { "rules", cli_rules, N_("The rule sets, every switch of one, or numbered rules, with their sources") },
  { "convert", cli_convert, N_("Write a game in Bastide's own form") },
  { "validate", cli_validate, N_("Every fault of a file with its tag and place") },
  { "lesson", cli_lesson, N_("Check the lessons of a booklet, or list their steps") },
  { "puzzle", cli_puzzle, N_("Check the puzzles of a booklet, or list them with their solutions") },
  { "quiz", cli_quiz, N_("Make a booklet of questions from games, or from random play") },
  { "position", cli_position, N_("Check the one-line text of a position") },
  { "best", cli_best, N_("The best turns of a tile, and what each is worth") },
  { "report", cli_report, N_("What a game was decided by: luck and mistakes, turn by turn") },
  { "engine", cli_engine, N_("Think for another program, in lines of text") },
  { "arena", cli_arena, N_("Let two programs play against each other") },
  { "train", cli_train, N_("Teach the engine by games against itself") },
  { "bench", cli_bench, N_("Play random games and say how fast") },
};

static char *
get_usage (void)
{
  GString *text = g_string_new (_("Usage: bastide-cli COMMAND [OPTION…] [FILE…]\n\nCommands:\n"));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "  %-10s %s\n", commands[i].name, _(commands[i].summary));

  return g_string_free (text, FALSE);
}

static CliStatus
run_command (int    argc,
             char **argv)
{
  static const char * const help_words[] = { "--help", "-h", "help", NULL };
  g_autofree char *usage = get_usage ();

  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, argv[1]) == 0)
      {
        g_autofree char *name = g_strdup_printf ("bastide-cli %s", argv[1]);

        /* The help of the command begins with it. */
        g_set_prgname (name);
        return commands[i].run (argc - 1, argv + 1);
      }

  if (argc == 2 && g_strv_contains (help_words, argv[1]))
    g_print ("%s", usage);
  else if (argc == 2 && strcmp (argv[1], "--version") == 0)
    g_print ("bastide-cli %s\n", BASTIDE_VERSION);
  else
    {
      g_printerr ("%s", usage);
      return CLI_USAGE;
    }

  return CLI_OK;
}

/* What is said has letters and signs that ASCII lacks, which is all that there is where no language is chosen. */
static void
choose_locale (void)
{
  setlocale (LC_ALL, "");
  if (strcmp (nl_langinfo (CODESET), "ANSI_X3.4-1968") == 0)
    setlocale (LC_CTYPE, "C.UTF-8");
}

int
main (int    argc,
      char **argv)
{
  CliStatus status;

  choose_locale ();
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  status = run_command (argc, argv);

  /* Half an answer, on a full disk say, must not pass for a whole one. */
  if (fflush (stdout) != 0 || ferror (stdout))
    {
      g_printerr (_("The output cannot be written: %s\n"), g_strerror (errno));
      return CLI_FAULTS;
    }

  return status;
}
