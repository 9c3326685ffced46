/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bst-fit-map.h"
#include "bst-legal-map.h"

#include <glib/gi18n.h>

static const BstTileType *
find_tile (const BstPosition *position,
           const BstSpot     *spot,
           guint             *rotation)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  const BstTile *tile = &tiles[bst_position_find_tile (position, spot->x, spot->y)];

  *rotation = tile->rotation;

  return bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)),
                                (guint) tile->type);
}

/* A barn stands on the north-west corner of its cell, in the field that fills it. */
static void
add_figure (JsonBuilder             *builder,
            const BstPosition       *position,
            const BstTileType       *type,
            const BstLegalPlacement *placement,
            const BstSpot           *spot)
{
  gboolean is_here = spot->x == placement->x && spot->y == placement->y;
  gboolean is_corner = spot->side >= BST_SIDE_CORNER;
  guint rotation = placement->rotation;
  const BstTileType *on = is_here ? type : find_tile (position, spot, &rotation);
  guint segment = is_corner ? bst_tile_type_find_segment (on, rotation, BST_FEATURE_FIELD, 0)
                            : bst_spot_get_segment (spot, on, rotation);

  json_builder_begin_object (builder);
  cli_json_spot (builder, on, segment, rotation);
  if (spot->figure != BST_FIGURE_FOLLOWER)
    cli_json_text (builder, "figure", bst_figure_kind_get (spot->figure)->name);
  if (is_corner)
    cli_json_text (builder, "corner", "NW");
  if (!is_here)
    {
      cli_json_int (builder, "x", spot->x);
      cli_json_int (builder, "y", spot->y);
    }
  json_builder_end_object (builder);
}

static void
print_json (const BstPosition *position,
            const BstTileType *type,
            const BstLegalMap *map)
{
  JsonBuilder *builder = cli_json_new ();

  cli_json_text (builder, "tile", type->id);
  cli_json_begin_array (builder, "placements");
  for (guint i = 0; i < map->n_items; i++)
    {
      const BstLegalPlacement *placement = &map->items[i];

      json_builder_begin_object (builder);
      cli_json_int (builder, "x", placement->x);
      cli_json_int (builder, "y", placement->y);
      cli_json_int (builder, "rotation", 90 * placement->rotation);
      cli_json_begin_array (builder, "figures");
      for (guint put = 0; put < placement->n_puts; put++)
        add_figure (builder, position, type, placement,
                    &map->puts.items[placement->first_put + put].spot);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* One line a placement, as moves are written; the places of a figure behind it. */
static void
print_text (const BstGame     *game,
            const BstLegalMap *map)
{
  for (guint i = 0; i < map->n_items; i++)
    {
      const BstLegalPlacement *placement = &map->items[i];
      const BstMove move = {
        .type = (gint16) map->type, .x = placement->x, .y = placement->y,
        .rotation = placement->rotation
      };
      g_autofree char *text = bst_move_to_text (game, &move);
      g_autoptr (GString) puts_text = g_string_new (NULL);

      bst_steps_print (game, &map->puts.items[placement->first_put], placement->n_puts,
                       placement->x, placement->y, puts_text);
      g_print ("%s%s\n", text, puts_text->str);
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

/* --- All tiles that are left --- */

static void
add_cell (JsonBuilder      *builder,
          const BstTileSet *set,
          const BstFitMap  *map,
          guint             index)
{
  const BstFitCell *cell = &map->cells[index];

  json_builder_begin_object (builder);
  cli_json_int (builder, "x", cell->x);
  cli_json_int (builder, "y", cell->y);
  cli_json_int (builder, "types", cell->n_types);
  cli_json_int (builder, "copies", cell->n_copies);
  cli_json_begin_array (builder, "tiles");
  for (guint type = 0; type < map->n_types; type++)
    {
      guint rotations = bst_fit_map_get (map, index, type);

      if (rotations == 0)
        continue;
      json_builder_begin_object (builder);
      cli_json_text (builder, "tile", bst_tile_set_get_type (set, type)->id);
      cli_json_rotations (builder, "rotations", rotations);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
print_all_json (const BstTileSet *set,
                const BstFitMap  *map)
{
  JsonBuilder *builder = cli_json_new ();

  cli_json_begin_array (builder, "tiles");
  for (guint type = 0; type < map->n_types; type++)
    {
      if (map->types[type].n_left == 0)
        continue;
      json_builder_begin_object (builder);
      cli_json_text (builder, "tile", bst_tile_set_get_type (set, type)->id);
      cli_json_int (builder, "left", map->types[type].n_left);
      cli_json_int (builder, "cells", map->types[type].n_cells);
      cli_json_int (builder, "placements", map->types[type].n_placements);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_begin_array (builder, "cells");
  for (guint i = 0; i < map->n_cells; i++)
    add_cell (builder, set, map, i);
  json_builder_end_array (builder);
  cli_json_print (builder);
}

static void
print_all (const BstTileSet *set,
           const BstFitMap  *map)
{
  const char * const headings[] = {
    /* Translators: headings of the table of tiles: how many are left, the cells on which one may lie, and
     * those with each way to turn it. */
    _("Tile"), C_("tiles", "Left"), _("Cells"), _("Placements"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 1 | 1 << 2 | 1 << 3);

  for (guint type = 0; type < map->n_types; type++)
    {
      if (map->types[type].n_left == 0)
        continue;
      cli_table_add (table, bst_tile_set_get_name (set, type));
      cli_table_number (table, map->types[type].n_left);
      cli_table_number (table, map->types[type].n_cells);
      cli_table_number (table, map->types[type].n_placements);
    }
  cli_table_print (table);
}

/* --- One tile --- */

static CliStatus
answer_one (const CliFile *file,
            const char    *tile,
            gboolean       json,
            guint          player)
{
  const BstGame *game = bst_position_get_game (file->position);
  g_auto (BstLegalMap) map = { 0 };
  int type = tile != NULL ? bst_tile_set_find (bst_game_get_tile_set (game), tile)
                          : bst_position_get_held_tile (file->position, player);

  if (type == BST_NO_TILE && tile != NULL)
    {
      g_printerr (_("%s: the tile set has no tile %s\n"), "moves", tile);
      return CLI_USAGE;
    }
  if (type == BST_NO_TILE)
    {
      print_nothing (json);
      return CLI_OK;
    }

  bst_legal_map_init (&map, file->position, (guint) type, player);
  if (json)
    print_json (file->position, bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) type),
                &map);
  else
    print_text (game, &map);

  return CLI_OK;
}

static CliStatus
answer_all (const CliFile *file,
            gboolean       json)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (file->position));
  g_auto (BstFitMap) map = { 0 };

  bst_fit_map_init (&map, file->position);
  if (json)
    print_all_json (set, &map);
  else
    print_all (set, &map);

  return CLI_OK;
}

CliStatus
cli_moves (int    argc,
           char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  g_autofree char *tile = NULL;
  gboolean all = FALSE;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question),
    { "tile", 0, 0, G_OPTION_ARG_STRING, &tile, N_("A tile by letter or id, not the one in hand"), "ID" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, N_("The cells of all tiles that are left"), NULL },
    { NULL }
  };
  g_auto (CliFile) file;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  guint player;

  if (status == CLI_OK && all && tile != NULL)
    {
      g_printerr (_("moves: --all takes no --tile\n"));
      status = CLI_USAGE;
    }
  if (status == CLI_OK)
    status = cli_question_begin (&question, &file, "moves", TRUE, &player);
  if (status != CLI_OK)
    return status;

  return all ? answer_all (&file, where.json) : answer_one (&file, tile, where.json, player);
}
