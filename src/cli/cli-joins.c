/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bst-farm-joins.h"

#include <glib/gi18n.h>

static void
print_json (const BstPosition  *position,
            const BstFarmJoins *joins,
            gboolean            complete)
{
  const BstGame *game = bst_position_get_game (position);
  const BstTileSet *set = bst_game_get_tile_set (game);
  JsonBuilder *builder = cli_json_new ();
  guint n_joins;
  const BstFarmJoin *found = bst_farm_joins_get (joins, &n_joins);

  cli_json_bool (builder, "complete", complete);
  cli_json_begin_array (builder, "joins");
  for (guint i = 0; i < n_joins; i++)
    {
      json_builder_begin_object (builder);
      cli_json_int (builder, "x", found[i].x);
      cli_json_int (builder, "y", found[i].y);
      cli_json_begin_array (builder, "farms");
      for (guint farm = 0; farm < found[i].n_farms; farm++)
        {
          g_autofree char *place = cli_question_dup_place (position, found[i].farms[farm]);

          json_builder_add_string_value (builder, place);
        }
      json_builder_end_array (builder);
      cli_json_players (builder, "owners", game, found[i].owners);
      cli_json_begin_array (builder, "change");
      for (guint player = 0; player < bst_game_get_n_players (game); player++)
        json_builder_add_int_value (builder, found[i].change[player]);
      json_builder_end_array (builder);
      cli_json_int (builder, "copies", found[i].n_copies);
      cli_json_begin_array (builder, "tiles");
      for (guint tile = 0; tile < found[i].n_tiles; tile++)
        {
          json_builder_begin_object (builder);
          cli_json_text (builder, "tile", bst_tile_set_get_type (set, (guint) found[i].tiles[tile].type)->id);
          cli_json_rotations (builder, "rotations", found[i].tiles[tile].rotations);
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* "2+4": farms by the numbers that the board shows. (transfer full) */
static char *
dup_farms (const BstPosition *position,
           const BstFarmJoin *join)
{
  GString *text = g_string_new (NULL);

  for (guint farm = 0; farm < join->n_farms; farm++)
    g_string_append_printf (text, "%s%u", farm > 0 ? "+" : "",
                            bst_position_get_farm_number (position, join->farms[farm]));

  return g_string_free (text, FALSE);
}

/* (transfer full) */
static char *
dup_tiles (const BstTileSet  *set,
           const BstFarmJoin *join)
{
  GString *text = g_string_new (NULL);

  for (guint tile = 0; tile < join->n_tiles; tile++)
    g_string_append_printf (text, "%s%s", tile > 0 ? " " : "",
                            bst_tile_set_get_name (set, (guint) join->tiles[tile].type));

  return g_string_free (text, FALSE);
}

static void
print_text (const BstPosition  *position,
            const BstFarmJoins *joins,
            gboolean            complete)
{
  const BstGame *game = bst_position_get_game (position);
  guint n_players = bst_game_get_n_players (game), n_joins;
  const BstFarmJoin *found = bst_farm_joins_get (joins, &n_joins);
  const char *headings[5 + BST_MAX_PLAYERS + 1] = {
    /* Translators: headings of the table of farms that one tile could join: where it lies, the farms by their
     * numbers, who would own the joined farm, copies of the tiles left that do it, and which. */
    _("Cell"), _("Farms"), _("Owners"), _("Copies"), _("Tiles")
  };
  CliTable *table;
  guint right = 1 << 3;

  for (guint player = 0; player < n_players; player++)
    {
      headings[5 + player] = cli_player_name (game, player);
      right |= 1u << (5 + player);
    }
  table = cli_table_new (headings, right);
  for (guint i = 0; i < n_joins; i++)
    {
      cli_table_take (table, g_strdup_printf ("%d,%d", found[i].x, found[i].y));
      cli_table_take (table, dup_farms (position, &found[i]));
      cli_table_take (table, cli_player_names (game, found[i].owners));
      cli_table_number (table, (int) found[i].n_copies);
      cli_table_take (table, dup_tiles (bst_game_get_tile_set (game), &found[i]));
      for (guint player = 0; player < n_players; player++)
        cli_table_take (table, g_strdup_printf ("%+d", found[i].change[player]));
    }
  cli_table_print (table);
  if (!complete)
    g_print (_("Not all cells could be tried in that time.\n"));
}

CliStatus
cli_joins (int    argc,
           char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question), { NULL }
  };
  g_auto (CliFile) file;
  g_autoptr (BstFarmJoins) joins = NULL;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  gboolean goes_on = TRUE;
  guint player;

  if (status == CLI_OK)
    status = cli_question_begin (&question, &file, "joins", FALSE, &player);
  if (status != CLI_OK)
    return status;

  joins = bst_farm_joins_new (file.position);
  while (goes_on && cli_question_has_time (&question))
    goes_on = bst_farm_joins_step (joins, 1);
  if (where.json)
    print_json (file.position, joins, !goes_on);
  else
    print_text (file.position, joins, !goes_on);

  return CLI_OK;
}
