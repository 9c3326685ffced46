/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-check-options.h"

#include "bst-io-jcz-pointer.h"

#include <glib/gi18n-lib.h>

#include <string.h>

GHashTable *
bst_io_check_set_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

char *
bst_io_check_compare (GHashTable *wanted,
                      GHashTable *found)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, wanted);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (found, key))
      return g_strdup_printf (_("%s is not possible"), (const char *) key);
  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (wanted, key))
      return g_strdup_printf (_("%s is possible too"), (const char *) key);

  return NULL;
}

GHashTable *
bst_io_check_parse_placements (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\[(-?\\d+), *(-?\\d+)\\] - \\[([\\d, ]*)\\]", 0, 0,
                                          NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GHashTable *set = bst_io_check_set_new ();

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *x = g_match_info_fetch (match, 1);
      g_autofree char *y = g_match_info_fetch (match, 2);
      g_autofree char *list = g_match_info_fetch (match, 3);
      g_auto (GStrv) rotations = g_strsplit (list, ",", -1);

      for (char **rotation = rotations; *rotation != NULL; rotation++)
        g_hash_table_add (set, g_strdup_printf ("[%s,%s] %s", x, y, g_strstrip (*rotation)));
    }

  return set;
}

GHashTable *
bst_io_check_find_placements (const BstPosition *position,
                              guint              type)
{
  guint n_tiles;
  g_autofree BstPlacement *cells = NULL;
  GHashTable *set = bst_io_check_set_new ();
  guint n_cells;

  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_frontier (position, cells);
  for (guint i = 0; i < n_cells; i++)
    for (guint rotation = 0; rotation < 4; rotation++)
      if (bst_position_why_not (position, type, cells[i].x, cells[i].y, rotation,
                                NULL) == BST_REASON_NONE)
        g_hash_table_add (set, g_strdup_printf ("[%d,%d] %u", cells[i].x, cells[i].y,
                                                90 * rotation));

  return set;
}

/* A location with its parts in the usual order; as it is if it is none. */
static char *
normal_location (const char *feature,
                 const char *location)
{
  BstFeatureKind kind = strcmp (feature, "Field") == 0 ? BST_FEATURE_FIELD : BST_FEATURE_CITY;
  BstSides sides;
  char text[25];

  if (!bst_sides_from_location (location, &sides))
    return g_strdup (location);
  bst_sides_to_location (kind, sides, text);

  return g_strdup (text);
}

/* "0.small.1" without its number: which of several equal figures it is does not matter. */
static char *
cut_number (const char *id)
{
  const char *dot = strrchr (id, '.');

  return dot != NULL ? g_strndup (id, (gsize) (dot - id)) : g_strdup (id);
}

GHashTable *
bst_io_check_parse_options (const char *text)
{
  /* {Feature,Location,[x,y]}, with the figure's id before it where there is one, or [x,y]. */
  g_autoptr (GRegex) regex =
    g_regex_new ("\\{(?:([\\w.]+), *)?(\\w+), *([\\w.]+), *\\[(-?\\d+), *(-?\\d+)\\]\\}"
                 "|\\[(-?\\d+), *(-?\\d+)\\]", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GHashTable *set = bst_io_check_set_new ();

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_auto (GStrv) parts = g_match_info_fetch_all (match);
      g_autofree char *location = NULL;
      g_autofree char *figure = NULL;

      if (*parts[2] == '\0')
        {
          g_hash_table_add (set, g_strdup_printf ("[%s,%s]", parts[6], parts[7]));
          continue;
        }
      location = normal_location (parts[2], parts[3]);
      figure = cut_number (parts[1]);
      g_hash_table_add (set, g_strdup_printf ("{%s%s%s,%s,[%s,%s]}", figure,
                                              *figure != '\0' ? "," : "", parts[2], location,
                                              parts[4], parts[5]));
    }

  return set;
}

static void
print_spot (const BstPosition *position,
            const BstSpot     *spot,
            GString           *out)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  const BstTile *tile = &tiles[bst_position_find_tile (position, spot->x, spot->y)];
  const BstTileType *type = bst_tile_set_get_type (set, (guint) tile->type);
  /* A barn's corner is the north-western one of its tile. */
  guint segment = spot->side >= BST_SIDE_CORNER
                  ? bst_tile_type_find_segment (type, tile->rotation, BST_FEATURE_FIELD, 0)
                  : bst_spot_get_segment (spot, type, tile->rotation);
  char location[25];

  bst_io_jcz_print_location (type, tile->rotation, segment, location);
  g_string_append_printf (out, "%s,%s,", bst_io_jcz_feature_name (spot->feature), location);
}

char *
bst_io_check_print_option (const BstPosition *position,
                           const BstStep     *step)
{
  const BstSpot *spot = &step->spot;
  GString *out = g_string_new (NULL);
  char location[25];
  int x, y;

  switch (step->kind)
    {
    case BST_STEP_DRAGON:
      bst_position_get_neutral (position, BST_NEUTRAL_DRAGON, &x, &y, NULL);
      g_string_printf (out, "[%d,%d]", x + bst_step_x[spot->side], y + bst_step_y[spot->side]);
      break;
    case BST_STEP_FERRY:
      bst_sides_to_location (BST_FEATURE_ROAD, bst_sides_of_edge (spot->side / 2) | bst_sides_of_edge (step->to.side / 2),
                             location);
      g_string_printf (out, "{Road,%s,[%d,%d]}", location, spot->x, spot->y);
      break;
    case BST_STEP_PIECE:
    case BST_STEP_GOLD:
      g_string_printf (out, "[%d,%d]", spot->x, spot->y);
      break;
    case BST_STEP_FREE:
    case BST_STEP_RANSOM:
      g_string_printf (out, "{%d.%s}", spot->player, bst_io_jcz_figure_name (spot->figure));
      break;
    default:
      if (spot->player == BST_NO_PLAYER)
        {
          g_string_printf (out, "[%d,%d]", spot->x, spot->y);
          break;
        }
      g_string_append_c (out, '{');
      if (step->kind != BST_STEP_PUT && step->kind != BST_STEP_WAGON)
        g_string_append_printf (out, "%d.%s,", spot->player, bst_io_jcz_figure_name (spot->figure));
      print_spot (position, spot, out);
      g_string_append_printf (out, "[%d,%d]}", spot->x, spot->y);
      break;
    }

  return g_string_free (out, FALSE);
}
