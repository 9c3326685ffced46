/* SPDX-License-Identifier: GPL-3.0-or-later */

/* bastide-cli: one command a file. A command gets its own arguments, without the program's
 * name, and returns the exit status. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  CLI_OK = 0,
  CLI_FAULTS = 1,       /* the file has faults, or a check failed */
  CLI_USAGE = 2         /* wrong use of the program */
} CliStatus;

CliStatus cli_arena    (int argc, char **argv);
CliStatus cli_best     (int argc, char **argv);
CliStatus cli_bench    (int argc, char **argv);
CliStatus cli_check    (int argc, char **argv);
CliStatus cli_compare  (int argc, char **argv);
CliStatus cli_convert  (int argc, char **argv);
CliStatus cli_diff     (int argc, char **argv);
CliStatus cli_draws    (int argc, char **argv);
CliStatus cli_engine   (int argc, char **argv);
CliStatus cli_expect   (int argc, char **argv);
CliStatus cli_playouts (int argc, char **argv);
CliStatus cli_features (int argc, char **argv);
CliStatus cli_holes    (int argc, char **argv);
CliStatus cli_info     (int argc, char **argv);
CliStatus cli_joins    (int argc, char **argv);
CliStatus cli_moves    (int argc, char **argv);
CliStatus cli_odds     (int argc, char **argv);
CliStatus cli_position (int argc, char **argv);
CliStatus cli_lesson   (int argc, char **argv);
CliStatus cli_puzzle   (int argc, char **argv);
CliStatus cli_quiz     (int argc, char **argv);
CliStatus cli_render   (int argc, char **argv);
CliStatus cli_report   (int argc, char **argv);
CliStatus cli_rules    (int argc, char **argv);
CliStatus cli_score    (int argc, char **argv);
CliStatus cli_sheet    (int argc, char **argv);
CliStatus cli_train    (int argc, char **argv);
CliStatus cli_validate (int argc, char **argv);
CliStatus cli_why      (int argc, char **argv);

/* A function of the module that draws, by its name, called with these arguments. CLI_FAULTS, and it is said, if the
 * module is not there. */
CliStatus cli_render_call (const char *function, int argc, char **argv);

/* Parses @entries off the arguments. FALSE after it said what is wrong. What is left over
 * stays in @argv: [0] is the command, and the number of the others must lie in the bounds;
 * @at_most -1 means any number. @arguments names them in the help, in the
 * user's language: "FILE". */
gboolean  cli_parse    (int           *argc,
                        char        ***argv,
                        GOptionEntry  *entries,
                        const char    *arguments,
                        int            at_least,
                        int            at_most);

G_END_DECLS
