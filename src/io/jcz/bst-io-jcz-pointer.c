/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-pointer.h"

#include <glib/gi18n-lib.h>

#include <string.h>

gboolean
bst_io_jcz_get_rotation (const BstIoJson  *json,
                         guint            *rotation,
                         GError          **error)
{
  static const char * const names[] = { "R0", "R90", "R180", "R270" };
  const char *text = bst_io_json_get_string (json, error);

  if (text == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (text, names[i]) == 0)
      {
        *rotation = i;
        return TRUE;
      }

  return bst_io_json_fail (json, error, BST_IO_ERROR_SYNTAX, _("“%s” is no rotation"), text);
}

gboolean
bst_io_jcz_get_cell (const BstIoJson  *json,
                     int              *x,
                     int              *y,
                     GError          **error)
{
  int *out[2] = { x, y };

  if (bst_io_json_get_length (json) != 2)
    return bst_io_json_fail (json, error, BST_IO_ERROR_SYNTAX,
                             _("a cell [x, y] is needed here"));
  for (guint i = 0; i < 2; i++)
    {
      BstIoJson value;
      gint64 number;

      bst_io_json_get_element (json, i, &value);
      if (!bst_io_json_get_int (&value, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &number, error))
        return FALSE;
      *out[i] = (int) number;
    }

  return TRUE;
}

/* --- Features --- */

/* The first name of a kind is the one that is written. */
static const struct
{
  const char     *name;
  BstFeatureKind  kind;
} features[] = {
  { "City", BST_FEATURE_CITY },
  { "Road", BST_FEATURE_ROAD },
  { "Field", BST_FEATURE_FIELD },
  { "Farm", BST_FEATURE_FIELD },
  { "Monastery", BST_FEATURE_MONASTERY },
  { "Cloister", BST_FEATURE_MONASTERY },
  { "Tower", BST_FEATURE_TOWER },
  { "Garden", BST_FEATURE_GARDEN },
  { "River", BST_FEATURE_RIVER },
};

/* Places that touch no edge, in the order of the tile's segments of a kind. */
static const char * const inner_places[] = { "I", "II", "III", "IV" };

const char *
bst_io_jcz_feature_name (BstFeatureKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    if (features[i].kind == kind)
      return features[i].name;

  return bst_feature_kind_get (kind)->name;
}

static gboolean
find_kind (const BstIoJson  *json,
           BstFeatureKind   *kind,
           GError          **error)
{
  const char *text = bst_io_json_get_string (json, error);

  if (text == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    if (strcmp (features[i].name, text) == 0)
      {
        *kind = features[i].kind;
        return TRUE;
      }

  return bst_io_json_fail (json, error, BST_IO_ERROR_UNSUPPORTED,
                           _("the feature “%s” is not supported yet"), text);
}

/* Version 4 has words of its own for places without edges. */
static const struct
{
  const char     *name;
  BstFeatureKind  kind;
} old_places[] = {
  { "CLOISTER", BST_FEATURE_MONASTERY },
  { "TOWER", BST_FEATURE_TOWER },
  { "INNER_FARM", BST_FEATURE_FIELD },
  { "INNER_FARM_B", BST_FEATURE_FIELD },
};

/* The half-edges of a location; for those that have none @inner counts from 0. */
static gboolean
parse_location (const char *text,
                BstSides   *sides,
                guint      *inner)
{
  *sides = 0;
  *inner = 0;
  for (guint i = 0; i < G_N_ELEMENTS (old_places); i++)
    if (strcmp (old_places[i].name, text) == 0)
      {
        *inner = g_str_has_suffix (text, "_B") ? 1 : 0;
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (inner_places); i++)
    if (strcmp (inner_places[i], text) == 0)
      {
        *inner = i;
        return TRUE;
      }

  return bst_sides_from_location (text, sides);
}

/* Without a feature: half-edges are of fields, edges of cities and roads. */
static gboolean
may_be (BstFeatureKind  kind,
        const char     *location)
{
  for (guint i = 0; i < G_N_ELEMENTS (old_places); i++)
    if (strcmp (old_places[i].name, location) == 0)
      return kind == old_places[i].kind;
  if (strcmp (location, "I") == 0)
    return kind == BST_FEATURE_MONASTERY;

  return bst_feature_kind_get (kind)->half_edges == (strpbrk (location, "LR") != NULL)
         && bst_feature_kind_get (kind)->takes_figures;
}

/* Of an edge that two cities share (HS1) the program says that it is of the one at its first half. */
static BstSides
get_sides (const BstTileType *type,
           guint              segment,
           guint              rotation)
{
  BstSides sides = bst_tile_type_get_sides (type, segment, rotation), first = sides & 0x55;

  return bst_feature_kind_get (type->segments[segment].kind)->half_edges ? sides : (BstSides) (first | first << 1);
}

static gboolean
find_segment (const BstIoJson    *pointer,
              const BstTile      *tile,
              const BstTileType  *type,
              guint              *segment,
              GError            **error)
{
  const char *location = bst_io_json_need_string (pointer, "location", error);
  BstFeatureKind kind = BST_FEATURE_CITY;
  BstIoJson json;
  BstSides sides;
  guint inner;
  gboolean has_kind;

  if (location == NULL)
    return FALSE;
  has_kind = bst_io_json_find (pointer, "feature", &json);
  if (has_kind && !find_kind (&json, &kind, error))
    return FALSE;
  if (!parse_location (location, &sides, &inner))
    return bst_io_json_fail (pointer, error, BST_IO_ERROR_SYNTAX,
                             _("“%s” is no place on a tile"), location);

  for (guint i = 0; i < type->n_segments; i++)
    {
      BstFeatureKind found = type->segments[i].kind;

      if ((has_kind ? found == kind : may_be (found, location))
          && get_sides (type, i, tile->rotation) == sides
          && (sides != 0 || bst_tile_type_inner_index (type, i) == inner))
        {
          *segment = i;
          return TRUE;
        }
    }

  return bst_io_json_fail (pointer, error, BST_IO_ERROR_DATA,
                           _("the tile has no such feature at “%s”"), location);
}

gboolean
bst_io_jcz_get_place (const BstIoJson    *pointer,
                      const BstPosition  *position,
                      BstSpot            *spot,
                      GError            **error)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  const BstTileType *type;
  const BstTile *tile;
  BstIoJson cell;
  guint n_tiles, segment = 0;
  int x, y, index;

  if (!bst_io_json_need (pointer, "position", &cell, error)
      || !bst_io_jcz_get_cell (&cell, &x, &y, error))
    return FALSE;
  index = bst_position_find_tile (position, x, y);
  if (index < 0)
    return bst_io_json_fail (&cell, error, BST_IO_ERROR_DATA, _("no tile lies on this cell"));

  tile = bst_position_get_tiles (position, &n_tiles) + index;
  type = bst_tile_set_get_type (set, (guint) tile->type);
  if (!find_segment (pointer, tile, type, &segment, error))
    return FALSE;
  spot->x = (gint16) x;
  spot->y = (gint16) y;
  bst_spot_set_segment (spot, type, tile->rotation, segment);

  return TRUE;
}

gboolean
bst_io_jcz_get_deployed (const BstIoJson    *pointer,
                         const BstPosition  *position,
                         BstSpot            *spot,
                         GError            **error)
{
  BstIoJson place, figure;
  BstFigureKind kind;
  guint player;

  if (!bst_io_json_need (pointer, "meepleId", &figure, error)
      || !bst_io_jcz_get_figure (&figure, bst_position_get_game (position), &player, &kind, error)
      || !bst_io_json_need (pointer, "featurePointer", &place, error)
      || !bst_io_jcz_get_place (&place, position, spot, error))
    return FALSE;
  spot->player = (gint8) player;
  spot->figure = (guint8) kind;

  return TRUE;
}

void
bst_io_jcz_print_location (const BstTileType *type,
                           guint              rotation,
                           guint              segment,
                           char               out[25])
{
  BstSides sides = get_sides (type, segment, rotation);
  guint inner = bst_tile_type_inner_index (type, segment);

  if (sides != 0)
    bst_sides_to_location (type->segments[segment].kind, sides, out);
  else
    g_strlcpy (out, inner_places[MIN (inner, G_N_ELEMENTS (inner_places) - 1)], 25);
}

/* --- Figures --- */

/* The words of the ids, and the names of the classes; NULL for kinds that the program lacks. */
static const struct
{
  const char *name;
  const char *class;
} figures[BST_N_FIGURE_KINDS] = {
  [BST_FIGURE_FOLLOWER] = { "small", "SmallFollower" },
  [BST_FIGURE_BIG] = { "big", "BigFollower" },
  [BST_FIGURE_BUILDER] = { "builder", "Builder" },
  [BST_FIGURE_PIG] = { "pig", "Pig" },
  [BST_FIGURE_BARN] = { "barn", "Barn" },
  [BST_FIGURE_WAGON] = { "wagon", "Wagon" },
  [BST_FIGURE_MAYOR] = { "mayor", "Mayor" },
  [BST_FIGURE_ABBOT] = { "abbot", "Abbot" },
  [BST_FIGURE_SHEPHERD] = { "shepherd", "Shepherd" },
};

const char *
bst_io_jcz_figure_name (BstFigureKind kind)
{
  g_return_val_if_fail (kind < BST_N_FIGURE_KINDS, NULL);

  return figures[kind].name;
}

const char *
bst_io_jcz_figure_class (BstFigureKind kind)
{
  g_return_val_if_fail (kind < BST_N_FIGURE_KINDS, NULL);

  return figures[kind].class;
}

gboolean
bst_io_jcz_get_figure (const BstIoJson  *json,
                       const BstGame    *game,
                       guint            *player,
                       BstFigureKind    *kind,
                       GError          **error)
{
  const char *text = bst_io_json_get_string (json, error);
  g_auto (GStrv) parts = NULL;
  guint64 number, which;
  guint found = 0;

  if (text == NULL)
    return FALSE;

  parts = g_strsplit (text, ".", 4);
  if (g_strv_length (parts) != 3
      || !g_ascii_string_to_unsigned (parts[0], 10, 0, bst_game_get_n_players (game) - 1, &number,
                                      NULL)
      || !g_ascii_string_to_unsigned (parts[2], 10, 1, 1000, &which, NULL))
    return bst_io_json_fail (json, error, BST_IO_ERROR_DATA,
                             _("“%s” is no figure of this game"), text);
  while (found < BST_N_FIGURE_KINDS && g_strcmp0 (parts[1], figures[found].name) != 0)
    found++;
  if (found == BST_N_FIGURE_KINDS)
    return bst_io_json_fail (json, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the figure “%s” is not supported yet"), parts[1]);
  if (which > bst_game_count_figures (game, found))
    return bst_io_json_fail (json, error, BST_IO_ERROR_DATA,
                             _("“%s” is no figure of this game"), text);
  *kind = found;
  *player = (guint) number;

  return TRUE;
}
