/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-tile-check.h"
#include "bst-error.h"

gboolean
bst_tile_type_refuse (const BstTileType  *type,
                      const char         *reason,
                      GError            **error)
{
  g_set_error (error, BST_ERROR, BST_ERROR_DATA, "tile %s: %s", type->id, reason);

  return FALSE;
}

/* The other of two segments of a kind that share an edge, by halves: what goes on there joins them. NULL if there is
 * none. */
static const BstSegment *
find_sharer (const BstTileType *type,
             const BstSegment  *segment,
             guint              edge)
{
  BstSides both = bst_sides_of_edge (edge);

  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == segment->kind && (type->segments[i].sides & both) == (both & (BstSides) ~segment->sides))
      return &type->segments[i];

  return NULL;
}

/* Claims the edges of a city, road or river. */
static gboolean
take_edges (BstTileType       *type,
            const BstSegment  *segment,
            GError           **error)
{
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      BstSides both = bst_sides_of_edge (edge);

      if (!(segment->sides & both))
        continue;
      if ((segment->sides & both) != both && find_sharer (type, segment, edge) == NULL)
        return bst_tile_type_refuse (type, "a city, road or river needs both halves of an edge", error);
      if (type->edges[edge] != BST_EDGE_FIELD && (segment->sides & both) == both)
        return bst_tile_type_refuse (type, "two segments on one edge", error);
      type->edges[edge] = bst_feature_kind_get (segment->kind)->edge;
    }

  return TRUE;
}

/* What lies inside a tile owns no edge; few such things count what is round it, and one is a tower. Cities, roads
 * and rivers reach its border. */
static gboolean
check_kinds (const BstTileType  *type,
             GError            **error)
{
  guint n_towers = 0, n_round = 0;

  for (guint i = 0; i < type->n_segments; i++)
    {
      const BstSegment *segment = &type->segments[i];
      const BstFeatureFacts *facts = bst_feature_kind_get (segment->kind);

      n_towers += segment->kind == BST_FEATURE_TOWER;
      n_round += facts->counts_round;
      if (n_towers > 1 || (facts->is_inside && segment->sides != 0))
        return bst_tile_type_refuse (type, "a monastery or tower base owns no edge, and a tile has one tower base", error);
      if (n_round > BST_MAX_ROUND)
        return bst_tile_type_refuse (type, "a tile has two features at most that count the tiles round it", error);
      if (facts->edge != BST_EDGE_NONE && segment->sides == 0)
        return bst_tile_type_refuse (type, "a city, road or river needs an edge", error);
    }

  return TRUE;
}

/* An edge of which a half is blank is none, whatever is on the other half; nothing but a field reaches it. */
static gboolean
clear_blank_edges (BstTileType  *type,
                   GError      **error)
{
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      if (!(type->blank & bst_sides_of_edge (edge)))
        continue;
      if (type->edges[edge] != BST_EDGE_FIELD)
        return bst_tile_type_refuse (type, "a city, road or river on a blank edge", error);
      type->edges[edge] = BST_EDGE_NONE;
    }

  return TRUE;
}

/* Field half-edges are exactly those beside fields, roads and rivers; the abbey has none. */
static gboolean
check_fields (const BstTileType  *type,
              GError            **error)
{
  BstSides wanted = 0, found = 0;
  guint cities = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (type->edges[edge] != BST_EDGE_CITY && type->group != BST_DRAW_NEVER)
      wanted |= bst_sides_of_edge (edge) & (BstSides) ~type->blank;

  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == BST_FEATURE_CITY)
      cities |= 1u << i;

  for (guint i = 0; i < type->n_segments; i++)
    {
      const BstSegment *segment = &type->segments[i];

      if (segment->kind != BST_FEATURE_FIELD)
        continue;
      if (found & segment->sides)
        return bst_tile_type_refuse (type, "two fields on one half-edge", error);
      if (segment->cities & ~cities)
        return bst_tile_type_refuse (type, "a field touches what is no city", error);
      found |= segment->sides;
    }

  if (found != wanted)
    return bst_tile_type_refuse (type, "the fields do not cover the open half-edges", error);

  return TRUE;
}

static guint
count_edges (BstSides sides)
{
  guint n = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    n += (sides & bst_sides_of_edge (edge)) != 0;

  return n;
}

static void
derive_segments (BstTileType *type)
{
  type->scored = type->emblems = 0;
  for (guint i = 0; i < type->n_segments; i++)
    {
      const BstFeatureFacts *facts = bst_feature_kind_get (type->segments[i].kind);
      BstSides sides = type->segments[i].sides;
      guint n_ends = facts->half_edges ? (guint) __builtin_popcount (sides) : count_edges (sides);

      type->emblems |= type->segments[i].emblems;
      type->scored |= (guint) (facts->completes != 0) << i;
      type->segments[i].open = facts->stays_open ? 1 : (guint8) n_ends;
      type->segments[i].open += type->segments[i].mouths;
      type->segments[i].is_counted = facts->counts_tiles;
      type->segments[i].has_twin = FALSE;
      for (guint j = 0; j < type->n_segments; j++)
        if (i != j && type->segments[i].kind == type->segments[j].kind)
          type->segments[i].has_twin = TRUE;
    }
}

/* The edges of all cities that a field touches. */
static BstSides
touched_sides (const BstTileType *type,
               const BstSegment  *field)
{
  BstSides sides = 0;

  for (guint i = 0; i < type->n_segments; i++)
    if (field->cities & (1u << i))
      sides |= type->segments[i].sides;

  return sides;
}

/* Is there a segment that looks like @segment after @turns? */
static gboolean
has_segment_rotated (const BstTileType *type,
                     const BstSegment  *segment,
                     guint              turns)
{
  for (guint i = 0; i < type->n_segments; i++)
    {
      const BstSegment *other = &type->segments[i];

      if (other->kind == segment->kind
          && other->pennants == segment->pennants
          && other->emblems == segment->emblems
          && other->sides == bst_sides_rotate (segment->sides, turns)
          && touched_sides (type, other) == bst_sides_rotate (touched_sides (type, segment), turns))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_symmetric (const BstTileType *type,
              guint              turns)
{
  for (guint i = 0; i < type->n_segments; i++)
    if (!has_segment_rotated (type, &type->segments[i], turns))
      return FALSE;

  return TRUE;
}

static guint8
find_rotations (const BstTileType *type)
{
  /* The tile shows a direction. */
  if (type->signs & BST_SIGN_FLIER)
    return 15;
  if (is_symmetric (type, 1))
    return 1;
  if (is_symmetric (type, 2))
    return 3;

  return 15;
}

gboolean
bst_tile_type_complete (BstTileType  *type,
                        GError      **error)
{
  if ((type->n_segments == 0 && type->blank != 0xff) || type->n_segments > BST_MAX_SEGMENTS)
    return bst_tile_type_refuse (type, "it needs 1 to 12 segments", error);

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    type->edges[edge] = type->group == BST_DRAW_NEVER ? BST_EDGE_NONE : BST_EDGE_FIELD;
  for (guint i = 0; i < type->n_segments; i++)
    if (bst_feature_kind_get (type->segments[i].kind)->edge != BST_EDGE_NONE
        && !take_edges (type, &type->segments[i], error))
      return FALSE;
  if (!clear_blank_edges (type, error) || !check_kinds (type, error) || !check_fields (type, error))
    return FALSE;

  derive_segments (type);
  type->rotations = find_rotations (type);

  return TRUE;
}
