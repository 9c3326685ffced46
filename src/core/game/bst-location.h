/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edges, half-edges and quarter turns: the frame that every part of Bastide uses.
 *
 * x grows east, y grows south. Rotations are clockwise quarter turns. The eight
 * half-edges run clockwise from the north-west corner: NL NR EL ER SL SR WL WR, where
 * left and right are as seen from the middle of the tile looking out (rules.md, 0). */

#pragma once

#include "bst-feature-kind.h"

G_BEGIN_DECLS

/* Edges in clockwise order; also quarter turns, also the index of a neighbour. */
typedef enum
{
  BST_NORTH,
  BST_EAST,
  BST_SOUTH,
  BST_WEST
} BstDirection;

#define BST_N_DIRECTIONS 4
#define BST_N_SIDES      8

/* A set of half-edges: bit 0 is NL, bit 7 is WR. An edge is its two half-edges. */
typedef guint8 BstSides;

/* The two half-edges of an edge. */
static inline BstSides
bst_sides_of_edge (BstDirection edge)
{
  return (BstSides) (3u << (2 * edge));
}

/* The half-edges after @turns clockwise quarter turns of the tile. */
static inline BstSides
bst_sides_rotate (BstSides sides,
                  guint    turns)
{
  guint shift = 2 * (turns & 3);

  return (BstSides) ((sides << shift) | (sides >> (8 - shift)));
}

/* The half-edge of the neighbouring tile that @side lies against. */
static inline guint
bst_side_opposite (guint side)
{
  return (side ^ 1u ^ 4u);
}

/* Steps to the neighbour across an edge. */
extern const gint8 bst_step_x[BST_N_DIRECTIONS];
extern const gint8 bst_step_y[BST_N_DIRECTIONS];

/* Words, never translated: they are the notation. All return static strings.
 * "N", "E", "S", "W"; "NL" ... "WR". */
const char *bst_edge_name         (BstDirection    edge);
const char *bst_side_name         (guint           side);

/* Finds a word of those lists. Returns -1 for any other text. @length in bytes. */
int         bst_edge_from_name         (const char *text,
                                        gsize       length);
int         bst_side_from_name         (const char *text,
                                        gsize       length);

/* JCloisterZone's name of a place on a tile in board orientation (formats.md, 1.4):
 * "NL.NR" for a field, "NW", "_S", "NWSE" for a city or road, "I" for a monastery or a
 * field without half-edges. Writes at most 24 bytes and a NUL to @out. */
void        bst_sides_to_location   (BstFeatureKind  kind,
                                     BstSides        sides,
                                     char            out[25]);

/* The half-edges that a JCloisterZone location names; accepts parts in any order, joined
 * by dots. Returns FALSE for a text that is none; "I" gives no half-edges. */
gboolean    bst_sides_from_location (const char     *location,
                                     BstSides       *sides);

G_END_DECLS
