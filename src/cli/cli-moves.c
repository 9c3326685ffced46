/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"

#include "bst-legal-map.h"

#include <glib/gi18n.h>

static void
print_json (const BstTileType *type,
            const BstLegalMap *map)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  cli_json_text (builder, "tile", type->id);
  json_builder_set_member_name (builder, "placements");
  json_builder_begin_array (builder);
  for (guint i = 0; i < map->n_items; i++)
    {
      const BstLegalPlacement *placement = &map->items[i];

      json_builder_begin_object (builder);
      cli_json_int (builder, "x", placement->x);
      cli_json_int (builder, "y", placement->y);
      cli_json_int (builder, "rotation", 90 * placement->rotation);
      json_builder_set_member_name (builder, "figures");
      json_builder_begin_array (builder);
      for (guint spot = 0; spot < placement->n_spots; spot++)
        {
          json_builder_begin_object (builder);
          cli_json_spot (builder, type, placement->spots[spot].segment, placement->rotation);
          if (placement->spots[spot].figure != BST_FIGURE_FOLLOWER)
            cli_json_text (builder, "figure", bst_figure_name (placement->spots[spot].figure));
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  cli_json_print (builder);
}

/* One line a placement, as moves are written; the places of a figure behind it. */
static void
print_text (const BstGame     *game,
            const BstTileType *type,
            const BstLegalMap *map,
            guint              player)
{
  for (guint i = 0; i < map->n_items; i++)
    {
      const BstLegalPlacement *placement = &map->items[i];
      BstMove move = {
        .type = (gint16) map->type, .x = placement->x, .y = placement->y,
        .rotation = placement->rotation
      };
      g_autofree char *text = bst_move_to_text (game, &move);

      g_print ("%s", text);
      for (guint spot = 0; spot < placement->n_spots; spot++)
        {
          g_autofree char *with_figure = NULL;

          move.n_steps = 0;
          bst_move_put (&move, type, placement->spots[spot].segment, (int) player,
                        placement->spots[spot].figure);
          with_figure = bst_move_to_text (game, &move);
          g_print ("%s", strchr (with_figure, '[') - 1);
        }
      g_print ("\n");
    }
}

static void
print_nothing (gboolean json)
{
  if (json)
    g_print ("{\"tile\":null,\"placements\":[]}\n");
  else
    g_print (_("No tile is in hand here; name one with --tile.\n"));
}

CliStatus
cli_moves (int    argc,
           char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_autofree char *tile = NULL;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where),
    { "tile", 0, 0, G_OPTION_ARG_STRING, &tile, N_("A tile by letter or id, not the one in hand"), "ID" },
    { NULL }
  };
  g_auto (CliFile) file;
  g_auto (BstLegalMap) map = { 0 };
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  const BstGame *game;
  const BstTileType *tile_type;
  guint player;
  int type;

  if (status != CLI_OK)
    return status;

  game = bst_position_get_game (file.position);
  player = bst_position_get_turn (file.position);
  type = tile != NULL ? bst_tile_set_find (bst_game_get_tile_set (game), tile)
                      : bst_position_get_hand (file.position, player);
  if (type == BST_NO_TILE && tile != NULL)
    {
      g_printerr (_("moves: the tile set has no tile %s\n"), tile);
      return CLI_USAGE;
    }
  if (type == BST_NO_TILE)
    {
      print_nothing (where.json);
      return CLI_OK;
    }

  tile_type = bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) type);
  bst_legal_map_init (&map, file.position, (guint) type, player);
  if (where.json)
    print_json (tile_type, &map);
  else
    print_text (game, tile_type, &map, player);

  return CLI_OK;
}
