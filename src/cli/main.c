/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <locale.h>
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
  { "features", cli_features, N_("Every feature: size, owners, margin, worth") },
  { "render", cli_render, N_("The board as a picture: PNG, SVG or PDF") },
  { "check", cli_check, N_("Run the assertions that files carry") },
  { "convert", cli_convert, N_("Write a game in Bastide's own form") },
  { "validate", cli_validate, N_("Every fault of a file with its tag and place") },
  { "bench", cli_bench, N_("Play random games and say how fast") },
};

static void
print_usage (void)
{
  g_printerr (_("Usage: bastide-cli COMMAND [OPTION…] [FILE…]\n\nCommands:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_printerr ("  %-10s %s\n", commands[i].name, _(commands[i].summary));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, argv[1]) == 0)
      return commands[i].run (argc - 1, argv + 1);

  print_usage ();

  return CLI_USAGE;
}
