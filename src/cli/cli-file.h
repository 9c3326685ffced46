/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What most commands begin with: a file, and a moment in its main line. */

#pragma once

#include "bst-record.h"
#include "cli.h"

G_BEGIN_DECLS

typedef struct
{
  int      at;          /* --at N: after N placed tiles; CLI_AT_END the end of the main line */
  gboolean json;        /* --json */
  gboolean sample;      /* --sample: the bundled game instead of a file */
  char    *rules;       /* --rules: other rules than the file's (nullable, owned) */
} CliWhere;

/* The option entries for these, to stand among a command's own. */
#define CLI_AT_END     G_MININT
#define CLI_WHERE_INIT { .at = CLI_AT_END }
#define CLI_WHERE_ENTRIES(where)                                                       \
  { "at", 0, 0, G_OPTION_ARG_INT, &(where).at,                                         \
    N_("After N placed tiles instead of at the end"), "N" },                           \
  { "sample", 0, 0, G_OPTION_ARG_NONE, &(where).sample,                                \
    N_("The bundled sample game instead of a file"), NULL },                           \
  { "rules", 0, 0, G_OPTION_ARG_STRING, &(where).rules,                                \
    N_("Other rules: SET or SET,SWITCH=VALUE…; SET may be a file"), N_("RULES") }
#define CLI_JSON_ENTRY(where)                                                          \
  { "json", 0, 0, G_OPTION_ARG_NONE, &(where).json,                                    \
    N_("Print JSON (described in the manual page)"), NULL }

typedef struct
{
  BstRecord   *record;
  BstNode     *node;            /* the moment; owned by the record */
  BstPosition *position;
  BstEvents    events;          /* until then; the final ones too if the game is over */
  gboolean     over;
  int          pending[BST_MAX_PLAYERS];    /* points if the game ended now */
} CliFile;

/* bst_io_open(); what a file with a fault holds before it is opened, and the fault is told. (transfer full) */
BstRecord  *cli_file_open_record (const char   *path,
                                GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Parses the options and opens the file at its moment. On anything else than CLI_OK it has
 * said why, and @file is empty. Frees what @where owns. */
CliStatus   cli_file_open      (CliFile        *file,
                                int             argc,
                                char          **argv,
                                GOptionEntry   *entries,
                                CliWhere       *where);

/* The same of a file alone, NULL for the bundled game, @at as of CliWhere, by other rules than its own if
 * @rules are not NULL. */
CliStatus   cli_file_read      (CliFile        *file,
                                const char     *path,
                                int             at,
                                const BstRules *rules);
void        cli_file_clear     (CliFile        *file);

/* The player's name, or the translated colour where there is none. Owned by the record or static. */
const char *cli_player_name    (const BstGame  *game,
                                guint           player);

/* The names of all players in a mask, joined by commas. (transfer full) */
char       *cli_player_names   (const BstGame  *game,
                                guint           players) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliFile, cli_file_clear)

G_END_DECLS
