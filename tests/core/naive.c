/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "naive.h"

#include <string.h>

static const BstTileType *
type_of (const NaiveBoard *board,
         guint             tile)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (board->position));

  return bst_tile_set_get_type (set, (guint) board->tiles[tile].type);
}

static int
find_tile (const BstPosition *position,
           int                x,
           int                y)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    if (tiles[i].x == x && tiles[i].y == y)
      return (int) i;

  return -1;
}

/* The neighbour of a cell beyond a half-edge, NL NR EL ER SL SR WL WR. */
static int
find_beyond (const BstPosition *position,
             int                x,
             int                y,
             guint              side)
{
  static const int dx[] = { 0, 0, 1, 1, 0, 0, -1, -1 };
  static const int dy[] = { -1, -1, 0, 0, 1, 1, 0, 0 };

  return find_tile (position, x + dx[side], y + dy[side]);
}

/* Does the segment own this half-edge of the board when its tile is turned? */
static gboolean
owns (const BstSegment *segment,
      guint             rotation,
      guint             side)
{
  return (segment->sides >> ((side + 8 - 2 * rotation) % 8)) & 1;
}

/* NL lies against SR, NR against SL, EL against WR and so on. */
static guint
beyond (guint side)
{
  static const guint sides[] = { 5, 4, 7, 6, 1, 0, 3, 2 };

  return sides[side];
}

/* Gives @label to a node and to all that it is connected with. */
static void
flood (NaiveBoard *board,
       guint       start,
       guint       label)
{
  g_autoptr (GArray) pending = g_array_new (FALSE, FALSE, sizeof (guint));

  g_array_append_val (pending, start);
  while (pending->len > 0)
    {
      guint node = g_array_index (pending, guint, pending->len - 1);
      guint tile, segment;
      const BstSegment *from;

      g_array_set_size (pending, pending->len - 1);
      if (board->labels[node] != G_MAXUINT)
        continue;
      board->labels[node] = label;
      bst_position_get_segment (board->position, node, &tile, &segment);
      from = &type_of (board, tile)->segments[segment];
      for (guint side = 0; side < 8; side++)
        {
          const BstTile *here = &board->tiles[tile];
          int other;

          if (!owns (from, here->rotation, side))
            continue;
          other = find_beyond (board->position, here->x, here->y, side);
          for (guint i = 0; other >= 0 && i < type_of (board, (guint) other)->n_segments; i++)
            {
              const BstSegment *to = &type_of (board, (guint) other)->segments[i];
              guint next = board->tiles[other].first_node + i;

              if (to->kind == from->kind && owns (to, board->tiles[other].rotation, beyond (side)))
                g_array_append_val (pending, next);
            }
        }
    }
}

void
naive_board_init (NaiveBoard        *board,
                  const BstPosition *position)
{
  board->position = position;
  board->tiles = bst_position_get_tiles (position, &board->n_tiles);
  board->n_nodes = bst_position_get_n_nodes (position);
  board->labels = g_new (guint, board->n_nodes);
  for (guint node = 0; node < board->n_nodes; node++)
    board->labels[node] = G_MAXUINT;
  for (guint node = 0; node < board->n_nodes; node++)
    if (board->labels[node] == G_MAXUINT)
      flood (board, node, node);
}

void
naive_board_clear (NaiveBoard *board)
{
  g_clear_pointer (&board->labels, g_free);
}

static guint
count_open (const NaiveBoard *board,
            guint             tile,
            const BstSegment *segment)
{
  const BstTile *here = &board->tiles[tile];
  guint n_open = 0;

  if (segment->kind == BST_FEATURE_MONASTERY)
    {
      for (int y = here->y - 1; y <= here->y + 1; y++)
        for (int x = here->x - 1; x <= here->x + 1; x++)
          n_open += find_tile (board->position, x, y) < 0;
      return n_open;
    }

  for (guint side = 0; side < 8; side++)
    n_open += owns (segment, here->rotation, side)
              && find_beyond (board->position, here->x, here->y, side) < 0;

  return segment->kind == BST_FEATURE_FIELD ? n_open : n_open / 2;
}

void
naive_board_feature (const NaiveBoard *board,
                     guint             label,
                     NaiveFeature     *feature)
{
  g_autoptr (GHashTable) tiles = g_hash_table_new (NULL, NULL);
  const BstFigure *figures;
  guint n_figures;

  memset (feature, 0, sizeof *feature);
  for (guint node = 0; node < board->n_nodes; node++)
    {
      guint tile, index;
      const BstSegment *segment;

      if (board->labels[node] != label)
        continue;
      bst_position_get_segment (board->position, node, &tile, &index);
      segment = &type_of (board, tile)->segments[index];
      feature->kind = segment->kind;
      feature->segments++;
      feature->pennants += segment->pennants;
      feature->open += count_open (board, tile, segment);
      g_hash_table_add (tiles, GUINT_TO_POINTER (tile));
    }
  feature->tiles = g_hash_table_size (tiles);
  if (feature->kind == BST_FEATURE_MONASTERY)
    feature->tiles = 9 - feature->open;

  figures = bst_position_get_figures (board->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    if (board->labels[figures[i].node] == label)
      {
        feature->figures[figures[i].player]++;
        feature->n_figures++;
      }
}

/* --- Points --- */

static int
points_of (const NaiveFeature *feature,
           const BstRules     *rules)
{
  gboolean complete = feature->open == 0;
  guint size = feature->tiles;

  if (feature->kind == BST_FEATURE_ROAD || feature->kind == BST_FEATURE_MONASTERY)
    return (int) feature->tiles;

  if (rules->city_count == BST_CITY_COUNT_SEGMENTS)
    size = feature->segments;
  if (!complete || (size == 2 && rules->two_tile_city == BST_TWO_TILE_CITY_REDUCED))
    return (int) (size + feature->pennants);

  return 2 * (int) (size + feature->pennants);
}

/* Does this player have as many as anybody, and at least one? */
static gboolean
leads (const guint figures[BST_MAX_PLAYERS],
       guint       player)
{
  for (guint other = 0; other < BST_MAX_PLAYERS; other++)
    if (figures[other] > figures[player])
      return FALSE;

  return figures[player] > 0;
}

/* Does some field of the farm lie at some segment of the city? */
static gboolean
touches (const NaiveBoard *board,
         guint             farm,
         guint             city)
{
  for (guint node = 0; node < board->n_nodes; node++)
    {
      guint tile, index;
      const BstTileType *type;

      if (board->labels[node] != farm)
        continue;
      bst_position_get_segment (board->position, node, &tile, &index);
      type = type_of (board, tile);
      for (guint i = 0; i < type->n_segments; i++)
        if ((type->segments[index].cities & (1u << i))
            && board->labels[board->tiles[tile].first_node + i] == city)
          return TRUE;
    }

  return FALSE;
}

/* What one completed city brings to the players through the farms round it. */
static void
score_city_of_farms (const NaiveBoard *board,
                     guint             city,
                     BstFarmScoring    variant,
                     int               points[BST_MAX_PLAYERS])
{
  guint farmers[BST_MAX_PLAYERS] = { 0 }, meadows[BST_MAX_PLAYERS] = { 0 };

  for (guint farm = 0; farm < board->n_nodes; farm++)
    {
      NaiveFeature feature;

      if (board->labels[farm] != farm)
        continue;
      naive_board_feature (board, farm, &feature);
      if (feature.kind != BST_FEATURE_FIELD || feature.n_figures == 0 || !touches (board, farm, city))
        continue;
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        {
          farmers[player] += feature.figures[player];
          meadows[player] += leads (feature.figures, player);
        }
    }

  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    switch (variant)
      {
      case BST_FARMS_THIRD_EDITION:
        points[player] += 3 * (int) meadows[player];
        break;
      case BST_FARMS_SECOND_EDITION:
        points[player] += meadows[player] > 0 ? 3 : 0;
        break;
      case BST_FARMS_OLDER:
        points[player] += leads (farmers, player) ? 4 : 0;
        break;
      case BST_FARMS_OLDER_LITERAL:
      default:
        points[player] += leads (meadows, player) ? 4 : 0;
        break;
      }
}

void
naive_board_score (const NaiveBoard *board,
                   gboolean          final,
                   int               points[BST_MAX_PLAYERS])
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (board->position));

  for (guint label = 0; label < board->n_nodes; label++)
    {
      NaiveFeature feature;

      if (board->labels[label] != label)
        continue;
      naive_board_feature (board, label, &feature);
      if (final && feature.kind == BST_FEATURE_CITY && feature.open == 0)
        score_city_of_farms (board, label, rules->farm_scoring, points);
      if (feature.kind == BST_FEATURE_FIELD || feature.kind == BST_FEATURE_RIVER
          || (feature.open > 0 && !final))
        continue;
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        if (leads (feature.figures, player))
          points[player] += points_of (&feature, rules);
    }
}

/* --- Laying --- */

static BstFeatureKind
edge_kind (const BstTileType *type,
           guint              rotation,
           guint              edge)
{
  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind != BST_FEATURE_FIELD
        && owns (&type->segments[i], rotation, 2 * edge))
      return type->segments[i].kind;

  return BST_FEATURE_FIELD;
}

const char *
naive_why_not (const BstPosition *position,
               const BstTileType *type,
               int                x,
               int                y,
               guint              rotation)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles, n_neighbours = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  if (find_tile (position, x, y) >= 0)
    return "P1";

  for (guint edge = 0; edge < 4; edge++)
    {
      int other = find_beyond (position, x, y, 2 * edge);

      if (other < 0)
        continue;
      n_neighbours++;
      if (edge_kind (type, rotation, edge)
          != edge_kind (bst_tile_set_get_type (set, (guint) tiles[other].type),
                        tiles[other].rotation, (edge + 2) % 4))
        return "P2";
    }

  return n_neighbours > 0 ? NULL : "P1";
}
