/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-table.h"

#include "bst-house-rules.h"
#include "bst-io-beginning.h"
#include "bst-io-rule-set.h"
#include "bst-io-game-words.h"

#include <glib/gi18n.h>

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

/* --- JSON --- */

static void
json_header (JsonBuilder *builder,
             BstRecord   *record)
{
  json_builder_set_member_name (builder, "header");
  json_builder_begin_object (builder);
  for (guint header = 0; header < BST_N_HEADERS; header++)
    cli_json_nullable (builder, bst_header_name (header), bst_record_get_header (record, header));
  json_builder_end_object (builder);
}

static void
json_players (JsonBuilder   *builder,
              const BstGame *game)
{
  cli_json_begin_array (builder, "players");
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      json_builder_begin_object (builder);
      cli_json_text (builder, "name", cli_json_player_name (game, player));
      cli_json_text (builder, "colour",
                     bst_colour_name (bst_game_get_player (game, player)->colour));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* H2: who drew what, round after round. */
static void
json_draws (JsonBuilder        *builder,
            const BstBeginning *beginning,
            const BstGame      *game)
{
  const BstTileSet *set = bst_game_get_tile_set (game);
  guint in_round = 0;

  cli_json_begin_array (builder, "draws");
  for (guint draw = 0, round = 0; draw < beginning->n_drawn; draw++, in_round &= in_round - 1)
    {
      guint type = (guint) beginning->drawn[draw];

      if (in_round == 0)
        {
          in_round = bst_io_beginning_get_round (beginning, set, bst_game_get_n_players (game), draw);
          round++;
        }
      json_builder_begin_object (builder);
      cli_json_int (builder, "round", round);
      cli_json_text (builder, "player",
                     cli_json_player_name (game, (guint) __builtin_ctz (in_round)));
      cli_json_text (builder, "tile", bst_tile_set_get_type (set, type)->id);
      cli_json_int (builder, "roads",
                    bst_tile_type_count_roads (bst_tile_set_get_type (set, type)));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
json_first_player (JsonBuilder *builder,
                   BstRecord   *record)
{
  const BstBeginning *beginning = bst_record_get_beginning (record);
  const BstGame *game = bst_record_get_game (record);
  gboolean by_roads = beginning->kind == BST_BEGINNING_ROADS;

  json_builder_set_member_name (builder, "first_player");
  if (beginning->kind == BST_BEGINNING_NONE)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  cli_json_text (builder, "player", cli_json_player_name (game, 0));
  cli_json_text (builder, "by", by_roads ? "roads" : "throw");
  cli_json_text (builder, "rule", by_roads ? "H2" : "H1");
  if (!by_roads)
    cli_json_text (builder, "thrower", cli_json_player_name (game, beginning->thrower));
  if (beginning->n_throws > 0)
    cli_json_int (builder, "throws", beginning->n_throws);
  if (by_roads)
    json_draws (builder, beginning, game);
  json_builder_end_object (builder);
}

static void
json_rules (JsonBuilder   *builder,
            const BstGame *game)
{
  const BstRules *rules = bst_game_get_rules (game);
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  cli_json_text (builder, "rules", rules->id);
  cli_json_begin_array (builder, "switches");
  for (guint i = 0; i < n_switches; i++)
    {
      g_autofree char *value = bst_rules_get (rules, switches[i].name);

      json_builder_begin_object (builder);
      cli_json_text (builder, "name", switches[i].name);
      cli_json_text (builder, "value", value);
      cli_json_text (builder, "rule", switches[i].rule);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (const CliFile *file)
{
  const BstGame *game = bst_record_get_game (file->record);
  const BstTileSet *set = bst_game_get_tile_set (game);
  JsonBuilder *builder = cli_json_new ();
  guint n_discards;

  bst_position_get_discards (file->position, &n_discards);
  json_header (builder, file->record);
  json_players (builder, game);
  json_first_player (builder, file->record);
  json_rules (builder, game);
  cli_json_text (builder, "tileset", bst_tile_set_get_id (set));
  cli_json_int (builder, "tiles", bst_tile_set_get_n_tiles (set));
  cli_json_int (builder, "placed", bst_position_get_n_placed (file->position));
  cli_json_int (builder, "left", bst_position_get_n_remaining (file->position));
  cli_json_int (builder, "under_hills", bst_position_get_n_under_hills (file->position));
  cli_json_int (builder, "aside", n_discards);
  cli_json_int (builder, "moves", count_nodes (bst_record_get_root (file->record)));
  cli_json_int (builder, "assertions", bst_record_get_assertions (file->record)->len);
  cli_json_print (builder);
}

/* --- Text --- */

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
                              bst_io_words_colour (bst_game_get_player (game, player)->colour)));
}

static void
add_first_player (CliTable  *table,
                  BstRecord *record)
{
  const BstGame *game = bst_record_get_game (record);
  const BstBeginning *beginning = bst_record_get_beginning (record);
  char *text = bst_io_beginning_dup_text (beginning, bst_game_get_tile_set (game), bst_game_get_n_players (game),
                                          cli_player_name (game, 0),
                                          cli_player_name (game, beginning->thrower));

  if (text != NULL)
    add_row (table, _("First player"), text);
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
  if (bst_position_get_n_under_hills (file->position) > 0)
    add_row (table, _("Of these under hills"), g_strdup_printf ("%u", bst_position_get_n_under_hills (file->position)));
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
  GOptionEntry entries[] = { CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), { NULL } };
  g_auto (CliFile) file;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  const char * const headings[] = { "", "", NULL };
  const BstGame *game;
  CliTable *table;

  if (status != CLI_OK)
    return status;

  if (where.json)
    {
      print_json (&file);
      return CLI_OK;
    }

  game = bst_record_get_game (file.record);
  table = cli_table_new (headings, 0);
  add_headers (table, file.record);
  add_players (table, game);
  add_first_player (table, file.record);
  add_rules (table, game);
  add_row (table, _("Tile sets"),
           g_strdup_printf ("%s (%u)", bst_tile_set_get_id (bst_game_get_tile_set (game)),
                            bst_tile_set_get_n_tiles (bst_game_get_tile_set (game))));
  add_counts (table, &file);
  cli_table_print (table);

  return CLI_OK;
}
