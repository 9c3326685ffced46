/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-check-options.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static GHashTable *
string_set_new (void)
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
  GHashTable *set = string_set_new ();

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
  GHashTable *set = string_set_new ();
  guint n_cells;

  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_frontier (position, cells);
  for (guint i = 0; i < n_cells; i++)
    for (guint rotation = 0; rotation < 4; rotation++)
      if (bst_position_why_not (position, type, cells[i].x, cells[i].y, rotation,
                                NULL) == NULL)
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

GHashTable *
bst_io_check_parse_spots (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\{(\\w+), *([\\w.]+), *\\[(-?\\d+), *(-?\\d+)\\]\\}",
                                          0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GHashTable *set = string_set_new ();

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_auto (GStrv) parts = g_match_info_fetch_all (match);
      g_autofree char *location = normal_location (parts[1], parts[2]);

      g_hash_table_add (set, g_strdup_printf ("{%s,%s,[%s,%s]}", parts[1], location, parts[3],
                                              parts[4]));
    }

  return set;
}

GHashTable *
bst_io_check_find_spots (const BstPosition *position)
{
  static const char * const names[] = { "City", "Road", "Field", "Monastery", "River" };
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  GHashTable *found = string_set_new ();
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_tiles, n_spots = bst_position_get_spots (position, bst_position_get_turn (position),
                                                   BST_FIGURE_FOLLOWER, spots);
  const BstTile *tile = bst_position_get_tiles (position, &n_tiles) + n_tiles - 1;
  const BstTileType *type = bst_tile_set_get_type (set, (guint) tile->type);

  for (guint i = 0; i < n_spots; i++)
    {
      BstFeatureKind kind = type->segments[spots[i]].kind;
      char location[25];

      bst_sides_to_location (kind, bst_tile_type_get_sides (type, spots[i], tile->rotation),
                             location);
      g_hash_table_add (found, g_strdup_printf ("{%s,%s,[%d,%d]}", names[kind], location,
                                                tile->x, tile->y));
    }

  return found;
}
