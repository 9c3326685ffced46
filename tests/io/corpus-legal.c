/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "corpus-legal.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* A set of texts. */
static GHashTable *
string_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
assert_equal (GHashTable *ours,
              GHashTable *theirs,
              const char *path,
              guint       entry)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, theirs);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (ours, key))
      g_error ("%s, entry %u: %s is missing", path, entry, (char *) key);
  g_assert_cmpuint (g_hash_table_size (ours), ==, g_hash_table_size (theirs));
}

/* All rotations, equal ones too: JCloisterZone does not merge them. */
static GHashTable *
our_placements (const BstPosition *position,
                const char        *tile_id)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int type = bst_tile_set_find (set, tile_id);
  GHashTable *found = string_set ();
  g_autofree BstPlacement *cells = NULL;
  guint n_tiles, n_cells;

  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_frontier (position, cells);
  for (guint i = 0; i < n_cells; i++)
    for (guint r = 0; r < 4; r++)
      if (bst_position_why_not (position, (guint) type, cells[i].x, cells[i].y, r, NULL) == NULL)
        g_hash_table_add (found, g_strdup_printf ("%d,%d,%u", cells[i].x, cells[i].y, 90 * r));

  return found;
}

/* The kinds of figures in meeple ids, by BstFigureKind. */
static const char * const figure_names[BST_N_FIGURE_KINDS] = { "small", "big", "builder", "pig" };

static void
add_our_spots (const BstPosition *position,
               guint              player,
               BstFigureKind      figure,
               GHashTable        *found)
{
  static const char * const names[] = { "City", "Road", "Field", "Monastery" };
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_tiles, n_spots = bst_position_get_spots (position, player, figure, spots);
  const BstTile *tile = bst_position_get_tiles (position, &n_tiles) + n_tiles - 1;
  const BstTileType *type = bst_tile_set_get_type (set, (guint) tile->type);

  for (guint i = 0; i < n_spots; i++)
    {
      BstFeatureKind kind = type->segments[spots[i]].kind;
      char location[25];

      bst_sides_to_location (kind, bst_tile_type_get_sides (type, spots[i], tile->rotation),
                             location);
      g_hash_table_add (found, g_strdup_printf ("%s on %s,%s", figure_names[figure], names[kind],
                                                location));
    }
}

static GHashTable *
our_spots (const BstPosition *position,
           guint              player)
{
  GHashTable *found = string_set ();

  for (guint figure = 0; figure < BST_N_FIGURE_KINDS; figure++)
    add_our_spots (position, player, figure, found);

  return found;
}

static GHashTable *
their_placements (JsonArray *list)
{
  GHashTable *set = string_set ();

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonArray *option = json_array_get_array_element (list, i);

      g_hash_table_add (set, g_strdup_printf ("%d,%d,%d",
                                              (int) json_array_get_int_element (option, 0),
                                              (int) json_array_get_int_element (option, 1),
                                              (int) json_array_get_int_element (option, 2)));
    }

  return set;
}

/* The last two of [x, y, feature, location] or [feature, location]. */
static void
add_their_spots (JsonArray  *list,
                 const char *figure,
                 GHashTable *set)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonArray *option = json_array_get_array_element (list, i);
      guint length = json_array_get_length (option);

      g_hash_table_add (set, g_strdup_printf ("%s on %s,%s", figure,
                                              json_array_get_string_element (option, length - 2),
                                              json_array_get_string_element (option, length - 1)));
    }
}

/* "DEPLOY_MEEPLE 0.builder.1" for each kind of figure that has a place. */
static GHashTable *
their_deployments (JsonObject *legal)
{
  g_autoptr (GList) keys = json_object_get_members (legal);
  GHashTable *set = string_set ();

  for (GList *key = keys; key != NULL; key = key->next)
    if (g_str_has_prefix (key->data, "DEPLOY_MEEPLE "))
      {
        g_auto (GStrv) parts = g_strsplit (key->data, ".", 3);

        g_assert_cmpuint (g_strv_length (parts), ==, 3);
        add_their_spots (json_object_get_array_member (legal, key->data), parts[1], set);
      }

  return set;
}

static const BstNode *
next_placement (const BstNode *node,
                BstPosition   *position)
{
  for (node = bst_node_get_next (node); node != NULL && node->move.kind == BST_MOVE_DISCARD;
       node = bst_node_get_next (node))
    g_assert_true (bst_node_apply (node, position, NULL, NULL));

  return node;
}

/* Lays the tile of @node without its figure, compares the spots, plays the whole move. */
static void
compare_spots (const BstNode *node,
               BstPosition   *position,
               GHashTable    *theirs,
               const char    *path,
               guint          entry)
{
  guint player = bst_position_get_turn (position);
  BstMove bare = node->move;

  bare.n_steps = 0;
  bare.unfinished = TRUE;
  g_assert_true (bst_position_apply (position, &bare, NULL, NULL));
  {
    g_autoptr (GHashTable) ours = our_spots (position, player);

    assert_equal (ours, theirs, path, entry);
  }
  bst_position_undo (position);
  g_assert_true (bst_node_apply (node, position, NULL, NULL));
  g_assert_true (bst_position_is_ok (position));
}

/* An entry for each turn: tileId, options, played, meeples. */
static guint
compare_turn (const BstNode *node,
              BstPosition   *position,
              JsonObject    *turn,
              const char    *path,
              guint          entry)
{
  g_autoptr (GHashTable) ours = NULL;
  g_autoptr (GHashTable) theirs = NULL;
  g_autoptr (GHashTable) spots = string_set ();

  ours = our_placements (position, json_object_get_string_member (turn, "tileId"));
  theirs = their_placements (json_object_get_array_member (turn, "options"));
  assert_equal (ours, theirs, path, entry);
  add_their_spots (json_object_get_array_member (turn, "meeples"), figure_names[0], spots);
  compare_spots (node, position, spots, path, entry);

  return 2;
}

/* An entry for each message: phase and what is legal in it. */
static guint
compare_message (const BstNode *node,
                 BstPosition   *position,
                 JsonArray     *list,
                 guint          entry,
                 const char    *path)
{
  JsonObject *message = json_array_get_object_element (list, entry);
  JsonObject *next = json_array_get_object_element (list, entry + 1);
  JsonObject *legal = json_object_get_object_member (message, "legal");
  g_autoptr (GHashTable) ours = NULL;
  g_autoptr (GHashTable) theirs = NULL;
  g_autoptr (GHashTable) spots = NULL;

  ours = our_placements (position, json_object_get_string_member (message, "tileId"));
  theirs = their_placements (json_object_get_array_member (legal, "PLACE_TILE"));
  assert_equal (ours, theirs, path, entry);
  if (strcmp (json_object_get_string_member (next, "phase"), "ActionPhase") == 0)
    spots = their_deployments (json_object_get_object_member (next, "legal"));
  else
    spots = string_set ();
  compare_spots (node, position, spots, path, entry);

  return 2;
}

guint
corpus_compare_legal (BstRecord  *record,
                      const char *path)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = bst_position_new (bst_record_get_game (record));
  const BstNode *node = bst_record_get_root (record);
  guint n_compared = 0;
  JsonArray *list;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  list = json_node_get_array (json_parser_get_root (parser));
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *entry = json_array_get_object_element (list, i);
      gboolean by_turn = !json_object_has_member (entry, "phase");

      if (!by_turn && strcmp (json_object_get_string_member (entry, "phase"), "TilePhase") != 0)
        continue;
      node = next_placement (node, position);
      g_assert_nonnull (node);
      n_compared += by_turn ? compare_turn (node, position, entry, path, i)
                            : compare_message (node, position, list, i, path);
    }

  return n_compared;
}
