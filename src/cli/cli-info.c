/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-table.h"

#include "bst-io-rule-set.h"

#include <glib/gi18n.h>

static const char *
header_word (BstHeader header)
{
  switch (header)
    {
    case BST_HEADER_EVENT:
      return _("Event");
    case BST_HEADER_PLACE:
      return _("Place");
    case BST_HEADER_DATE:
      return _("Date");
    case BST_HEADER_ROUND:
      return _("Round");
    case BST_HEADER_RESULT:
      return _("Result");
    case BST_HEADER_SOURCE:
      return _("Source");
    case BST_HEADER_ANNOTATOR:
    default:
      return _("Annotator");
    }
}

static void
add_row (CliTable   *table,
         const char *word,
         char       *value)
{
  cli_table_add (table, word);
  cli_table_take (table, value);
}

static void
add_headers (CliTable  *table,
             BstRecord *record)
{
  for (guint header = 0; header < BST_N_HEADERS; header++)
    if (bst_record_get_header (record, header) != NULL)
      add_row (table, header_word (header), g_strdup (bst_record_get_header (record, header)));
}

static void
add_players (CliTable      *table,
             const BstGame *game)
{
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    add_row (table, player == 0 ? _("Players") : "",
             /* Translators: a player's name, and the colour of the figures. */
             g_strdup_printf (_("%s (%s)"), cli_player_name (game, player),
                              cli_colour_word (bst_game_get_player (game, player)->colour)));
}

/* The rule set, and every switch by the name that files use. */
static void
add_rules (CliTable      *table,
           const BstGame *game)
{
  const BstRules *rules = bst_game_get_rules (game);
  const char *tiles = bst_tile_set_get_id (bst_game_get_tile_set (game));
  g_autoptr (BstIoRuleSet) known = bst_io_rule_set_find (rules, tiles);
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  add_row (table, _("Rules"), g_strdup (known != NULL ? known->id : rules->id));
  for (guint i = 0; i < n_switches; i++)
    {
      g_autofree char *value = bst_rules_get (rules, switches[i].name);

      add_row (table, "", g_strdup_printf ("%s = %s (%s)", switches[i].name, value,
                                           switches[i].rule));
    }
}

/* Nodes of the whole tree, the root left out. */
static guint
count_nodes (BstNode *root)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();
  guint n_nodes = 0;

  g_ptr_array_add (pending, root);
  for (; pending->len > 0; n_nodes++)
    {
      BstNode *node = g_ptr_array_steal_index_fast (pending, pending->len - 1);

      if (node->children != NULL)
        g_ptr_array_extend (pending, node->children, NULL, NULL);
    }

  return n_nodes - 1;
}

static void
add_counts (CliTable      *table,
            const CliFile *file)
{
  BstNode *root = bst_record_get_root (file->record);
  guint n_discards;

  bst_position_get_discards (file->position, &n_discards);
  add_row (table, _("Tiles placed"),
           g_strdup_printf ("%u", bst_position_get_n_placed (file->position)));
  add_row (table, _("Tiles left"),
           g_strdup_printf ("%u", bst_position_get_n_remaining (file->position)));
  add_row (table, _("Tiles put aside"), g_strdup_printf ("%u", n_discards));
  add_row (table, _("Moves of all lines"), g_strdup_printf ("%u", count_nodes (root)));
  add_row (table, _("Assertions"),
           g_strdup_printf ("%u", bst_record_get_assertions (file->record)->len));
}

CliStatus
cli_info (int    argc,
          char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  GOptionEntry entries[] = { CLI_WHERE_ENTRIES (where), { NULL } };
  g_auto (CliFile) file;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  const char * const headings[] = { "", "", NULL };
  const BstGame *game;
  CliTable *table;

  if (status != CLI_OK)
    return status;

  game = bst_record_get_game (file.record);
  table = cli_table_new (headings, 0);
  add_headers (table, file.record);
  add_players (table, game);
  add_rules (table, game);
  add_row (table, _("Tile sets"),
           g_strdup_printf ("%s (%u)", bst_tile_set_get_id (bst_game_get_tile_set (game)),
                            bst_tile_set_get_n_tiles (bst_game_get_tile_set (game))));
  add_counts (table, &file);
  cli_table_print (table);

  return CLI_OK;
}
