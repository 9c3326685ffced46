/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-table.h"

#include "bst-feature.h"
#include "bst-io-game-words.h"

#include <glib/gi18n.h>

/* The number of a feature in the list, by its root. */
static guint
find_number (const guint16 *roots,
             guint          n_roots,
             guint          root)
{
  guint i = 0;

  while (i < n_roots && roots[i] != root)
    i++;

  return i + 1;
}

static const BstTileType *
find_part (const BstPosition *position,
           guint              part,
           const BstTile    **tile,
           guint             *segment)
{
  guint n_tiles, index;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  bst_position_get_segment (position, part, &index, segment);
  *tile = &tiles[index];

  return bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)),
                                (guint) tiles[index].type);
}

/* --- JSON --- */

static void
add_spot (JsonBuilder       *builder,
          const BstPosition *position,
          guint              part)
{
  const BstTile *tile;
  guint segment;
  const BstTileType *type = find_part (position, part, &tile, &segment);

  json_builder_begin_object (builder);
  cli_json_int (builder, "x", tile->x);
  cli_json_int (builder, "y", tile->y);
  cli_json_spot (builder, type, segment, tile->rotation);
  json_builder_end_object (builder);
}

static void
add_spots (JsonBuilder       *builder,
           const BstPosition *position,
           guint              root)
{
  guint part = root;

  cli_json_begin_array (builder, "places");
  do
    {
      add_spot (builder, position, part);
      part = bst_position_next_in_feature (position, part);
    }
  while (part != root);
  json_builder_end_array (builder);
}

static void
add_figures (JsonBuilder      *builder,
             const BstGame    *game,
             const BstFeature *feature)
{
  cli_json_begin_array (builder, "figures");
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (feature->figures[player] > 0)
      {
        json_builder_begin_object (builder);
        cli_json_text (builder, "player", cli_json_player_name (game, player));
        cli_json_int (builder, "count", feature->figures[player]);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

/* Who would be paid how much. */
static void
add_points (JsonBuilder   *builder,
            const char    *name,
            const BstGame *game,
            const int      points[BST_MAX_PLAYERS])
{
  cli_json_begin_array (builder, name);
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (points[player] > 0)
      {
        json_builder_begin_object (builder);
        cli_json_text (builder, "player", cli_json_player_name (game, player));
        cli_json_int (builder, "points", points[player]);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

/* The numbers of a farm's cities in the list. */
static void
add_cities (JsonBuilder       *builder,
            const BstPosition *position,
            const BstFeature  *feature,
            const guint16     *roots,
            guint              n_roots)
{
  g_autofree guint16 *cities = g_new (guint16, bst_position_get_n_parts (position));
  guint n_cities = feature->kind == BST_FEATURE_FIELD
                   ? bst_position_get_farm_cities (position, feature->part, cities) : 0;

  cli_json_begin_array (builder, "cities");
  for (guint i = 0; i < n_cities; i++)
    json_builder_add_int_value (builder, find_number (roots, n_roots, cities[i]));
  json_builder_end_array (builder);
}

static void
print_json (const CliFile *file,
            const guint16 *roots,
            guint          n_roots)
{
  const BstGame *game = bst_position_get_game (file->position);
  JsonBuilder *builder = cli_json_new ();

  cli_json_begin_array (builder, "features");
  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;

      bst_position_get_feature (file->position, roots[i], &feature);
      json_builder_begin_object (builder);
      cli_json_int (builder, "number", i + 1);
      cli_json_text (builder, "kind", bst_feature_kind_get (feature.kind)->name);
      json_builder_set_member_name (builder, "complete");
      json_builder_add_boolean_value (builder, feature.complete);
      cli_json_int (builder, "tiles", feature.tiles);
      cli_json_int (builder, "pennants", feature.pennants);
      cli_json_int (builder, "open", feature.open);
      add_figures (builder, game, &feature);
      cli_json_players (builder, "owners", game, feature.owners);
      cli_json_int (builder, "margin", feature.margin);
      cli_json_int (builder, "now", feature.now);
      cli_json_int (builder, "completed", feature.completed);
      cli_json_int (builder, "end", feature.end);
      add_points (builder, "ends", game, feature.ends);
      add_points (builder, "completions", game, feature.completions);
      add_cities (builder, file->position, &feature, roots, n_roots);
      add_spots (builder, file->position, roots[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* --- Text --- */

/* Where the feature begins, as moves write places: "0,-1 city:W". */
static char *
describe_spot (const BstPosition *position,
               guint              root)
{
  BstSpot spot = { 0 };
  const BstTile *tile;
  guint segment, first = root;
  const BstTileType *type;
  GString *text = g_string_new (NULL);

  for (guint part = bst_position_next_in_feature (position, root); part != root;
       part = bst_position_next_in_feature (position, part))
    first = MIN (first, part);

  type = find_part (position, first, &tile, &segment);
  bst_spot_set_segment (&spot, type, tile->rotation, segment);
  g_string_append_printf (text, "%d,%d ", tile->x, tile->y);
  bst_spot_print (&spot, text);

  return g_string_free (text, FALSE);
}

static char *
describe_figures (const BstGame    *game,
                  const BstFeature *feature)
{
  GString *text = g_string_new (NULL);

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (feature->figures[player] > 0)
      g_string_append_printf (text, "%s%s %d", text->len > 0 ? ", " : "",
                              cli_player_name (game, player), feature->figures[player]);

  return g_string_free (text, FALSE);
}

static char *
describe_cities (const BstPosition *position,
                 const BstFeature  *feature,
                 const guint16     *roots,
                 guint              n_roots)
{
  g_autofree guint16 *cities = g_new (guint16, bst_position_get_n_parts (position));
  guint n_cities = feature->kind == BST_FEATURE_FIELD
                   ? bst_position_get_farm_cities (position, feature->part, cities) : 0;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_cities; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", find_number (roots, n_roots, cities[i]));

  return g_string_free (text, FALSE);
}

static void
print_text (const CliFile *file,
            const guint16 *roots,
            guint          n_roots)
{
  const BstGame *game = bst_position_get_game (file->position);
  const char * const headings[] = {
    /* Translators: headings of the table of features. "Open" is the number of open edges; then
     * worth now, when completed, and at the end of the game; the last column has the numbers of
     * the cities that a farm touches. */
    _("No."), _("Feature"), _("Place"), _("Tiles"), _("Pennants"), C_("edges", "Open"),
    _("Figures"), _("Owners"), _("Margin"), _("Now"), C_("worth", "Completed as it stands"), _("End"),
    _("Cities"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 0 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 8
                                             | 1 << 9 | 1 << 10 | 1 << 11);

  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;

      bst_position_get_feature (file->position, roots[i], &feature);
      cli_table_number (table, (int) i + 1);
      cli_table_add (table, bst_io_words_feature_in_table (feature.kind));
      cli_table_take (table, describe_spot (file->position, roots[i]));
      cli_table_number (table, (int) feature.tiles);
      cli_table_number (table, (int) feature.pennants);
      cli_table_number (table, (int) feature.open);
      cli_table_take (table, describe_figures (game, &feature));
      cli_table_take (table, cli_player_names (game, feature.owners));
      cli_table_number (table, (int) feature.margin);
      cli_table_number (table, feature.now);
      cli_table_number (table, feature.completed);
      cli_table_number (table, feature.end);
      cli_table_take (table, describe_cities (file->position, &feature, roots, n_roots));
    }
  cli_table_print (table);
}

CliStatus
cli_features (int    argc,
              char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  GOptionEntry entries[] = { CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), { NULL } };
  g_auto (CliFile) file;
  g_autofree guint16 *roots = NULL;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  guint n_roots;

  if (status != CLI_OK)
    return status;

  roots = g_new (guint16, bst_position_get_n_parts (file.position));
  n_roots = bst_position_get_features (file.position, roots);
  if (where.json)
    print_json (&file, roots, n_roots);
  else
    print_text (&file, roots, n_roots);

  return CLI_OK;
}
