/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "corpus-legal.h"

#include "corpus-messages.h"

#include <string.h>

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
  GHashTable *found = corpus_set_new ();

  for (guint figure = 0; figure < BST_N_FIGURE_KINDS; figure++)
    add_our_spots (position, player, figure, found);

  return found;
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

static const BstNode *
next_placement (const BstNode *node,
                BstPosition   *position)
{
  for (node = bst_node_get_next (node); node != NULL && node->move.kind == BST_MOVE_DISCARD;
       node = bst_node_get_next (node))
    g_assert_true (bst_node_apply (node, &position, NULL, NULL));

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

    corpus_set_compare (ours, theirs, path, entry);
  }
  bst_position_undo (position);
  g_assert_true (bst_node_apply (node, &position, NULL, NULL));
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
  g_autoptr (GHashTable) spots = corpus_set_new ();

  ours = corpus_our_placements (position, json_object_get_string_member (turn, "tileId"));
  theirs = corpus_their_placements (json_object_get_array_member (turn, "options"));
  corpus_set_compare (ours, theirs, path, entry);
  add_their_spots (json_object_get_array_member (turn, "meeples"), figure_names[0], spots);
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
  if (json_object_has_member (json_array_get_object_element (list, 0), "phase"))
    return corpus_compare_messages (record, list, path);

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      node = next_placement (node, position);
      g_assert_nonnull (node);
      n_compared += compare_turn (node, position, json_array_get_object_element (list, i), path, i);
    }

  return n_compared;
}
