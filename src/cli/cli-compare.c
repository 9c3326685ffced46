/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bst-compare.h"

#include <glib/gi18n.h>

static GPtrArray *
sort_rows (const BstCompare *compare)
{
  GPtrArray *sorted = g_ptr_array_new ();
  guint n_rows;
  const BstCompareRow *rows = bst_compare_get (compare, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    g_ptr_array_add (sorted, (gpointer) &rows[i]);
  g_ptr_array_sort (sorted, bst_compare_rows);

  return sorted;
}

static void
add_numbers (JsonBuilder *builder,
             const char  *name,
             const int   *numbers,
             guint        n)
{
  cli_json_begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    json_builder_add_int_value (builder, numbers[i]);
  json_builder_end_array (builder);
}

static void
print_json (const BstGame    *game,
            const BstCompare *compare,
            const char       *tile,
            guint             player,
            gboolean          complete)
{
  g_autoptr (GPtrArray) rows = sort_rows (compare);
  guint n_players = bst_game_get_n_players (game);
  JsonBuilder *builder = cli_json_new ();

  cli_json_text (builder, "tile", tile);
  cli_json_text (builder, "player", cli_json_player_name (game, player));
  cli_json_int (builder, "lead", bst_compare_get_lead (compare));
  json_builder_set_member_name (builder, "complete");
  json_builder_add_boolean_value (builder, complete);
  cli_json_begin_array (builder, "turns");
  for (guint i = 0; i < rows->len; i++)
    {
      const BstCompareRow *row = g_ptr_array_index (rows, i);
      g_autofree char *move = bst_move_to_text (game, &row->move);

      json_builder_begin_object (builder);
      cli_json_text (builder, "move", move);
      cli_json_int (builder, "x", row->move.x);
      cli_json_int (builder, "y", row->move.y);
      cli_json_int (builder, "rotation", 90 * row->move.rotation);
      cli_json_int (builder, "gain", row->gain);
      add_numbers (builder, "points", row->points, n_players);
      add_numbers (builder, "totals", row->totals, n_players);
      add_numbers (builder, "cities", row->cities, n_players);
      cli_json_int (builder, "left", row->n_left);
      cli_json_int (builder, "tied", row->n_tied);
      cli_json_int (builder, "made", row->n_made);
      cli_json_int (builder, "filled", row->n_filled);
      cli_json_int (builder, "saved", row->n_saved);
      cli_json_int (builder, "killed", row->n_killed);
      json_builder_set_member_name (builder, "othersDecide");
      json_builder_add_boolean_value (builder, row->others_decide);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

static void
print_text (const BstGame    *game,
            const BstCompare *compare,
            guint             player,
            gboolean          complete)
{
  g_autoptr (GPtrArray) rows = sort_rows (compare);
  const char * const headings[] = {
    /* Translators: headings of the table of turns: how much the lead grows, points at once, followers left
     * and on the board; then cells: holes made and filled, cells that die, cells that no other tile
     * would have saved; completed cities that others' farms gain. */
    _("Turn"), C_("lead", "Gain"), _("Points"), C_("followers", "Left"), C_("followers", "Tied"),
    C_("holes", "Made"), C_("holes", "Filled"), C_("cells", "Killed"), C_("cells", "Saved"),
    C_("cities", "Given"), NULL
  };
  CliTable *table = cli_table_new (headings, 0x3fe);

  for (guint i = 0; i < rows->len; i++)
    {
      const BstCompareRow *row = g_ptr_array_index (rows, i);
      int n_given = 0;

      for (guint other = 0; other < bst_game_get_n_players (game); other++)
        if (other != player)
          n_given += MAX (0, row->cities[other]);
      cli_table_take (table, bst_move_to_text (game, &row->move));
      cli_table_take (table, g_strdup_printf ("%+d", row->gain));
      cli_table_number (table, row->points[player]);
      cli_table_number (table, row->n_left);
      cli_table_number (table, row->n_tied);
      cli_table_number (table, row->n_made);
      cli_table_number (table, row->n_filled);
      cli_table_number (table, row->n_killed);
      cli_table_number (table, row->n_saved);
      cli_table_number (table, n_given);
    }
  cli_table_print (table);
  if (!complete)
    g_print (_("There are more turns than these.\n"));
}

CliStatus
cli_compare (int    argc,
             char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  g_autofree char *tile = NULL;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question),
    { "tile", 0, 0, G_OPTION_ARG_STRING, &tile, N_("A tile by letter or id, not the one in hand"), "ID" },
    { NULL }
  };
  g_auto (CliFile) file;
  g_autoptr (BstCompare) compare = NULL;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  gboolean goes_on = TRUE;
  const BstGame *game;
  guint player;
  int type;

  if (status == CLI_OK)
    status = cli_question_begin (&question, &file, "compare", FALSE, &player);
  if (status != CLI_OK)
    return status;
  type = cli_question_tile (file.position, "compare", player, tile);
  if (type == BST_NO_TILE)
    return CLI_USAGE;

  compare = bst_compare_new (file.position, (guint) type, player, TRUE);
  while (goes_on && cli_question_has_time (&question))
    goes_on = bst_compare_step (compare, 1);
  game = bst_position_get_game (file.position);
  if (where.json)
    print_json (game, compare, bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) type)->id,
                player, !goes_on && !bst_compare_is_cut (compare));
  else
    print_text (game, compare, player, !goes_on && !bst_compare_is_cut (compare));

  return CLI_OK;
}
