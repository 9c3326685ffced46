/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of features: what the rules say of each, in one table. Their words are io's
 * (bst-io-feature-words.h), what they look like render's (bst-render-kind.h). Whoever asks what can be
 * done with a feature asks for a fact, and not whether it is a city or a road. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BST_FEATURE_CITY,
  BST_FEATURE_ROAD,
  BST_FEATURE_FIELD,
  BST_FEATURE_MONASTERY,
  BST_FEATURE_RIVER,
  BST_FEATURE_TOWER,        /* a tower base (The Tower) */
  BST_FEATURE_GARDEN        /* AB3: paid as a monastery is, for abbots alone */
} BstFeatureKind;

#define BST_N_FEATURE_KINDS 7

/* Bits of those on which no figure ever stands (RV5). */
#define BST_FEATURES_WITHOUT_FIGURES (1u << BST_FEATURE_RIVER)

/* What a tile shows along one edge. NONE is an edge without a neighbour. */
typedef enum
{
  BST_EDGE_NONE,
  BST_EDGE_FIELD,
  BST_EDGE_ROAD,
  BST_EDGE_CITY,
  BST_EDGE_RIVER
} BstEdge;

#define BST_N_EDGES 5

typedef struct
{
  const char *name;             /* in texts and files: "city" */
  const char *spot;             /* a place on it in texts: "mon"; NULL if that is its name with a side */
  const char *unfinished;       /* the name of the event that pays it so: "city.incomplete" ... */
  const char *paid;             /* ... and when it is complete, or never is: "city" */
  guint8      edge;             /* BstEdge that it makes of an edge that it reaches; none of fields, which
                                 * are what is left of it, and of what is inside */
  guint8      is_inside;        /* a tile, without an edge of its own; a tile has one at most of the kind */
  guint8      half_edges;       /* reaches half-edges, and not whole ones */
  guint8      counts_tiles;     /* is paid for its tiles, and keeps how many (RD2, C3) */
  guint8      counts_round;     /* is paid for the tiles round it, which complete it (MO1) */
  guint8      completes;        /* can be complete, and is paid then */
  guint8      stays_open;       /* what is inside has nothing that would close it: a tower */
  guint8      takes_figures;    /* some figure may stand there */
  guint8      is_claimed;       /* by a follower of who lays the tile, whom it pays (M4) */
} BstFeatureFacts;

/* By BstFeatureKind. */
extern const BstFeatureFacts bst_feature_facts[BST_N_FEATURE_KINDS];

/* Static; @kind is below BST_N_FEATURE_KINDS. */
static inline const BstFeatureFacts *
bst_feature_kind_get (BstFeatureKind kind)
{
  return &bst_feature_facts[kind];
}

/* The kind of this name; BST_N_FEATURE_KINDS if none has it. */
guint bst_feature_kind_find (const char *name);

G_END_DECLS
