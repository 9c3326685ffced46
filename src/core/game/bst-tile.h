/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile type: what is printed on one kind of tile, as topology. Pictures follow from it
 * (src/render), and so do fitting, joining and scoring. */

#pragma once

#include "bst-emblem-kind.h"
#include "bst-location.h"

G_BEGIN_DECLS

#define BST_MAX_SEGMENTS 12

/* Segments of a tile that count what lies round it: a monastery and a garden. */
#define BST_MAX_ROUND 2

/* One connected piece of city, road, field or river, a monastery or a tower base on a tile. */
typedef struct
{
  BstFeatureKind kind;
  /* Half-edges at rotation 0. Cities, roads and rivers own both halves of their edges, or two of a kind share an edge
   * (HS1); monasteries, tower bases and fields inside a tile own none. */
  BstSides       sides;
  /* Found by the set: its edges, half-edges of a field, that are open where it lies alone; 1 for what stays
   * open. And whether its tile is counted. */
  guint8         open;
  guint8         is_counted;
  /* Ends of a road inside its tile that no tile will close, though something else may: mouths of a tunnel. */
  guint8         mouths;
  /* Shields drawn on this segment (C5); cities only. */
  guint8         pennants;
  /* Bit i: this field lies at the wall of city segment i of the same tile (F5). */
  guint16        cities;
  /* Other segments of the tile have the same kind, so a feature can hold it twice (C3). */
  guint8         has_twin;
  guint32        emblems;       /* BstEmblem */
} BstSegment;

/* What stands where three or more road ends meet. */
typedef enum
{
  BST_CROSSING_NONE,
  BST_CROSSING_HOUSE,
  BST_CROSSING_TREE
} BstCrossing;

/* When a tile may be drawn (RV2, RV6). */
typedef enum
{
  BST_DRAW_ANY_TIME,
  BST_DRAW_FORK,        /* before all that follows of a river */
  BST_DRAW_RIVER,
  BST_DRAW_LAKE,
  BST_DRAW_NEVER        /* every player has one from the start: the abbey */
} BstDrawGroup;

#define BST_N_DRAW_GROUPS (BST_DRAW_NEVER + 1)
/* Bits of those that are drawn at all. */
#define BST_DRAWN_GROUPS  ((1u << BST_DRAW_NEVER) - 1)

typedef struct
{
  char        *id;              /* "BA/RCr", unique in a tile set */
  char         letter;          /* 'A' to 'X' for base tiles, else 0 */
  guint        count;           /* copies in all sets, start tile included; ... */
  guint        n_sets;          /* ... so many sets, of which all have as many */
  guint        n_segments;
  guint        scored;          /* bit i: segment i can be completed */
  guint        emblems;         /* BstEmblem, of all segments */
  BstSegment   segments[BST_MAX_SEGMENTS];
  /* Half-edges at rotation 0 on which nothing is, inside a block of start tiles: only such a tile has any. */
  BstSides     blank;
  /* BstEdge at rotation 0; BST_EDGE_NONE where a half is blank, and all round the abbey, which fits every hole. */
  guint8       edges[BST_N_DIRECTIONS];
  BstCrossing  crossing;
  BstDrawGroup group;
  guint32      signs;           /* BstSign */
  guint8       parameter;       /* what a sign says beside itself: a direction, a number; else 0 */
  /* Bit r: rotation r differs from every smaller one (1, 3 or 15). */
  guint8       rotations;
  /* Found by the set: of a form of another type, which; of all others, what they are themselves. And how many
   * segments more the largest of its forms has. */
  gint16       printed;
  guint8       n_spare;
} BstTileType;

/* Which segment lies where, for one type in one rotation. Indices into segments, or
 * BST_NO_SEGMENT. */
#define BST_NO_SEGMENT 0xff

typedef struct
{
  guint8 edges[BST_N_DIRECTIONS];           /* BstEdge */
  guint8 edge_segment[BST_N_DIRECTIONS];    /* city, road or river across the edge */
  guint8 edge_second[BST_N_DIRECTIONS];     /* another of its kind, on the second half */
  guint8 side_segment[BST_N_SIDES];         /* field at the half-edge */
  guint8 monastery;                         /* what counts round it; does not depend on the rotation, as the next two */
  guint8 second;                            /* another that does */
  guint8 tower;
} BstOrientation;

/* Does the segment reach the edge, as a city, road or river does? */
static inline gboolean
bst_orientation_reaches (const BstOrientation *orientation,
                         guint                 segment,
                         guint                 edge)
{
  return orientation->edge_segment[edge] == segment || orientation->edge_second[edge] == segment;
}

/* The index of the segment of @kind that owns @side (a half-edge of the board) when the
 * tile lies in @rotation; of what is inside the first is found, with any side. BST_NO_SEGMENT if
 * none. */
guint    bst_tile_type_find_segment (const BstTileType *type,
                                     guint              rotation,
                                     BstFeatureKind     kind,
                                     guint              side);

/* The half-edges of a segment on the board. */
BstSides bst_tile_type_get_sides    (const BstTileType *type,
                                     guint              segment,
                                     guint              rotation);

/* The segment's index among those of its kind that own no half-edge (0 for the first). */
guint    bst_tile_type_inner_index  (const BstTileType *type,
                                     guint              segment);

/* Is it a tile that @text looks for? Its letter, a part of its id, or the beginning of its edge
 * code, clockwise from any edge: C city, R road, F field, I river ("CFRR"); upper or lower
 * case. The empty text looks for every tile. */
gboolean bst_tile_type_matches      (const BstTileType *type,
                                     const char        *text);

G_END_DECLS
