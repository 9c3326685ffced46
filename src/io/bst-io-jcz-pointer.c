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
};

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
static gboolean
parse_location (const char *text,
                BstSides   *sides)
{
  if (strcmp (text, "CLOISTER") == 0 || strcmp (text, "INNER_FARM") == 0)
    text = "I";

  return bst_sides_from_location (text, sides);
}

/* Without a kind: half-edges are of fields, edges of cities and roads. */
static gboolean
may_be (BstFeatureKind  kind,
        const char     *location)
{
  if (strcmp (location, "INNER_FARM") == 0)
    return kind == BST_FEATURE_FIELD;
  if (strcmp (location, "CLOISTER") == 0 || strcmp (location, "I") == 0)
    return kind == BST_FEATURE_MONASTERY;

  return (kind == BST_FEATURE_FIELD) == (strpbrk (location, "LR") != NULL);
}

static gboolean
matches (const BstTile      *tile,
         const BstTileType  *type,
         guint               segment,
         BstSides            sides)
{
  return bst_tile_type_get_sides (type, segment, tile->rotation) == sides;
}

gboolean
bst_io_jcz_get_segment (const BstIoJson    *pointer,
                        const BstTile      *tile,
                        const BstTileType  *type,
                        guint              *segment,
                        GError            **error)
{
  const char *location = bst_io_json_need_string (pointer, "location", error);
  BstFeatureKind kind = BST_FEATURE_CITY;
  BstIoJson json;
  BstSides sides;
  gboolean has_kind;

  if (location == NULL)
    return FALSE;
  has_kind = bst_io_json_find (pointer, "feature", &json);
  if (has_kind && !find_kind (&json, &kind, error))
    return FALSE;
  if (!parse_location (location, &sides))
    return bst_io_json_fail (pointer, error, BST_IO_ERROR_SYNTAX,
                             _("“%s” is no place on a tile"), location);

  for (guint i = 0; i < type->n_segments; i++)
    {
      BstFeatureKind found = type->segments[i].kind;

      if ((has_kind ? found == kind : may_be (found, location)) && matches (tile, type, i, sides))
        {
          *segment = i;
          return TRUE;
        }
    }

  return bst_io_json_fail (pointer, error, BST_IO_ERROR_DATA,
                           _("the tile has no such feature at “%s”"), location);
}

/* --- Figures --- */

gboolean
bst_io_jcz_get_follower (const BstIoJson  *json,
                         guint             n_players,
                         guint            *player,
                         BstFigureKind    *kind,
                         GError          **error)
{
  static const char * const kinds[BST_N_FIGURE_KINDS + 1] = { "small", "big", "builder", "pig" };
  const char *text = bst_io_json_get_string (json, error);
  g_auto (GStrv) parts = NULL;
  guint64 number, which;

  if (text == NULL)
    return FALSE;

  parts = g_strsplit (text, ".", 4);
  if (g_strv_length (parts) != 3
      || !g_ascii_string_to_unsigned (parts[0], 10, 0, n_players - 1, &number, NULL)
      || !g_ascii_string_to_unsigned (parts[2], 10, 1, 1000, &which, NULL))
    return bst_io_json_fail (json, error, BST_IO_ERROR_DATA,
                             _("“%s” is no figure of this game"), text);
  for (*kind = 0; kinds[*kind] != NULL && strcmp (parts[1], kinds[*kind]) != 0; (*kind)++)
    ;
  if (kinds[*kind] == NULL)
    return bst_io_json_fail (json, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the figure “%s” is not supported yet"), parts[1]);
  *player = (guint) number;

  return TRUE;
}
