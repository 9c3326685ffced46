/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bst-holes.h"

#include <glib/gi18n.h>

static const char *
edge_word (guint edge)
{
  static const char * const words[] = { NULL, "field", "road", "city", "river" };

  return words[edge];
}

static void
print_json (const BstPosition *position,
            const BstFitMap   *map,
            const BstHole     *holes,
            guint              n_holes)
{
  const BstGame *game = bst_position_get_game (position);
  const BstTileSet *set = bst_game_get_tile_set (game);
  JsonBuilder *builder = cli_json_new ();

  cli_json_int (builder, "left", bst_position_get_n_remaining (position));
  cli_json_begin_array (builder, "holes");
  for (guint i = 0; i < n_holes; i++)
    {
      const BstFitCell *cell = &holes[i].cell;
      int index = bst_fit_map_find (map, cell->x, cell->y);

      json_builder_begin_object (builder);
      cli_json_int (builder, "x", cell->x);
      cli_json_int (builder, "y", cell->y);
      cli_json_begin_array (builder, "edges");
      for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
        if (cell->edges[edge] != BST_EDGE_NONE)
          json_builder_add_string_value (builder, edge_word (cell->edges[edge]));
        else
          json_builder_add_null_value (builder);
      json_builder_end_array (builder);
      cli_json_int (builder, "types", cell->n_types);
      cli_json_int (builder, "copies", cell->n_copies);
      cli_json_int (builder, "abbeys", cell->n_abbeys);
      json_builder_set_member_name (builder, "dead");
      json_builder_add_boolean_value (builder, holes[i].is_dead);
      cli_json_nullable (builder, "only", cell->only_type == BST_NO_TILE ? NULL
                         : bst_tile_set_get_type (set, (guint) cell->only_type)->id);
      cli_json_players (builder, "matters", game, holes[i].players);
      cli_json_begin_array (builder, "tiles");
      for (guint type = 0; type < map->n_types; type++)
        if (bst_fit_map_get (map, (guint) index, type) != 0)
          json_builder_add_string_value (builder, bst_tile_set_get_type (set, type)->id);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

static void
print_text (const BstPosition *position,
            const BstHole     *holes,
            guint              n_holes)
{
  const BstGame *game = bst_position_get_game (position);
  const BstTileSet *set = bst_game_get_tile_set (game);
  const char * const headings[] = {
    /* Translators: headings of the table of free cells: what a tile must show in the north, east, south and west;
     * how many types of tiles fit, and how many copies; the one type, if no other fits; players
     * for whom the cell matters. */
    _("Cell"), C_("direction", "N"), C_("direction", "E"), C_("direction", "S"),
    C_("direction", "W"), _("Types"), _("Copies"), C_("tile", "Only"), _("Matters to"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 5 | 1 << 6);

  for (guint i = 0; i < n_holes; i++)
    {
      const BstFitCell *cell = &holes[i].cell;

      cli_table_take (table, g_strdup_printf ("%d,%d", cell->x, cell->y));
      for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
        cli_table_add (table, cell->edges[edge] == BST_EDGE_NONE ? "-"
                              : cell->edges[edge] == BST_EDGE_FIELD ? C_("edge", "field")
                              : cell->edges[edge] == BST_EDGE_ROAD ? C_("edge", "road")
                              : cell->edges[edge] == BST_EDGE_CITY ? C_("edge", "city")
                              : C_("edge", "river"));
      cli_table_number (table, cell->n_types);
      cli_table_number (table, cell->n_copies);
      if (holes[i].is_dead)
        cli_table_add (table, C_("cell", "dead"));
      else
        cli_table_add (table, cell->only_type == BST_NO_TILE
                              ? "" : bst_tile_set_get_name (set, (guint) cell->only_type));
      cli_table_take (table, cli_player_names (game, holes[i].players));
    }
  cli_table_print (table);
}

CliStatus
cli_holes (int    argc,
           char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  gboolean matter = FALSE;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question),
    { "matter", 0, 0, G_OPTION_ARG_NONE, &matter, N_("Only cells that matter to somebody"), NULL },
    { NULL }
  };
  g_auto (CliFile) file;
  g_auto (BstFitMap) map = { 0 };
  g_autofree BstHole *holes = NULL;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  guint n_holes, n_kept = 0, player;

  if (status == CLI_OK)
    status = cli_question_begin (&question, &file, "holes", TRUE, &player);
  if (status != CLI_OK)
    return status;

  bst_fit_map_init (&map, file.position);
  holes = g_new (BstHole, map.n_cells + 1);
  n_holes = bst_holes_list (file.position, &map, holes);
  for (guint i = 0; i < n_holes; i++)
    if (!matter || holes[i].players != 0)
      holes[n_kept++] = holes[i];
  if (where.json)
    print_json (file.position, &map, holes, n_kept);
  else
    print_text (file.position, holes, n_kept);

  return CLI_OK;
}
