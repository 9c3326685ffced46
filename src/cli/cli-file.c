/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"

#include "bst-feature.h"
#include "bst-io-open.h"
#include "bst-io-reason.h"
#include "bst-io-rule-set.h"
#include "bst-io-game-words.h"

#include <glib/gi18n.h>

/* Finds the moment and computes what all commands ask of it. */
static CliStatus
go_to (CliFile    *file,
       int         at,
       const char *name)
{
  g_autoptr (GError) error = NULL;

  file->node = at == CLI_AT_END ? bst_node_get_last (bst_record_get_root (file->record))
                      : bst_record_find_placed (file->record, (guint) at);
  if (file->node == NULL)
    {
      guint n_placed = bst_node_get_n_placed (bst_node_get_last (bst_record_get_root (file->record)));

      g_printerr (ngettext ("%s: --at %d: the game has %u placed tile\n",
                            "%s: --at %d: the game has %u placed tiles\n", n_placed),
                  name, at, n_placed);
      return CLI_USAGE;
    }

  file->position = bst_record_dup_position (file->record, file->node, &file->events, &error);
  if (file->position == NULL)
    {
      bst_io_reason_localize (error);
      g_printerr ("%s: %s\n", name, error->message);
      return CLI_FAULTS;
    }

  file->over = bst_record_is_over (file->record, file->node, file->position);
  bst_position_score_final (file->position, file->pending, file->over ? &file->events : NULL);

  return CLI_OK;
}

BstRecord *
cli_file_open_record (const char  *path,
                      GError     **error)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  BstRecord *record = bst_io_open (path, issues, error);

  for (guint i = 0; record != NULL && i < issues->len; i++)
    {
      const BstIoIssue *issue = g_ptr_array_index (issues, i);

      if (bst_io_issue_is_fault (issue))
        g_printerr ("%s: %s\n", path, issue->message);
    }

  return record;
}

CliStatus
cli_file_read (CliFile        *file,
               const char     *path,
               int             at,
               const BstRules *rules)
{
  g_autoptr (GError) error = NULL;
  CliStatus status;

  *file = (CliFile) { 0 };
  file->record = path == NULL ? bst_io_open_sample () : cli_file_open_record (path, &error);
  if (file->record == NULL)
    {
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }

  if (rules != NULL)
    bst_record_set_rules (file->record, rules);
  status = go_to (file, at, path == NULL ? "--sample" : path);
  if (status != CLI_OK)
    cli_file_clear (file);

  return status;
}

CliStatus
cli_file_open (CliFile       *file,
               int            argc,
               char         **argv,
               GOptionEntry  *entries,
               CliWhere      *where)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *other_rules = NULL;
  gboolean parsed;
  BstRules rules;

  *file = (CliFile) { 0 };
  parsed = cli_parse (&argc, &argv, entries, _("FILE"), 0, 1);
  other_rules = g_steal_pointer (&where->rules);
  if (!parsed)
    return CLI_USAGE;
  if ((where->at < 0 && where->at != CLI_AT_END) || where->sample == (argc == 2))
    {
      g_printerr (_("%s: give one file, and a number of tiles that is not negative\n"), argv[0]);
      return CLI_USAGE;
    }

  if (other_rules != NULL && !bst_io_rules_parse_argument (other_rules, &rules, &error))
    {
      g_printerr ("%s: %s\n", argv[0], error->message);
      return CLI_USAGE;
    }

  return cli_file_read (file, where->sample ? NULL : argv[1], where->at,
                        other_rules != NULL ? &rules : NULL);
}

void
cli_file_clear (CliFile *file)
{
  g_clear_pointer (&file->position, bst_position_free);
  g_clear_pointer (&file->record, bst_record_unref);
  bst_events_clear (&file->events);
}

const char *
cli_player_name (const BstGame *game,
                 guint          player)
{
  const BstPlayer *data = bst_game_get_player (game, player);

  return data->name != NULL && data->name[0] != '\0' ? data->name : bst_io_words_colour (data->colour);
}

char *
cli_player_names (const BstGame *game,
                  guint          players)
{
  GString *names = g_string_new (NULL);

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (players & (1u << player))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              cli_player_name (game, player));

  return g_string_free (names, FALSE);
}
