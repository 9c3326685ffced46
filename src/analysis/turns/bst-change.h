/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The difference of two positions with the same tiles: which features changed, merged or split, and
 * how points moved. */

#pragma once

#include "bst-feature.h"

G_BEGIN_DECLS

typedef enum
{
  BST_CHANGE_NEW,           /* only in the second position */
  BST_CHANGE_GONE,          /* only in the first */
  BST_CHANGE_CHANGED,       /* in both, and not alike */
  BST_CHANGE_MERGED,        /* one in the second, several in the first */
  BST_CHANGE_SPLIT,         /* one in the first, several in the second */
  BST_CHANGE_MIXED          /* several in both, that overlap */
} BstChangeKind;

/* What is other than before; bits. */
typedef enum
{
  BST_CHANGED_TILES     = 1 << 0,   /* segments, tiles or pennants */
  BST_CHANGED_OPEN      = 1 << 1,   /* open edges, or completed */
  BST_CHANGED_FIGURES   = 1 << 2,   /* who stands there */
  BST_CHANGED_OWNERS    = 1 << 3,
  BST_CHANGED_WORTH     = 1 << 4,   /* points when completed or at the end */
  BST_CHANGED_CITIES    = 1 << 5    /* of a farm: how many, and how many are completed */
} BstChangedWhat;

/* Features that hold the same segments of the board: a segment is the same if a tile of the same type lies
 * on its cell in the same rotation. */
typedef struct
{
  BstChangeKind   kind;
  BstFeatureKind  feature;
  guint           what;             /* of one that changed: BstChangedWhat; else 0 */
  guint           n_before;
  guint           n_after;
  const guint16  *before;           /* roots on the first position, ascending */
  const guint16  *after;            /* ... and on the second */
} BstChange;

typedef struct
{
  guint      n_items;
  BstChange *items;                 /* features of the second position in their order, then what is gone;
                                     * owned, as the next */
  guint16   *roots;
  guint      n_unchanged;           /* features that are alike in both */
  int        points[BST_MAX_PLAYERS];   /* scores after - before */
  int        totals[BST_MAX_PLAYERS];   /* scores and what the end would pay: after - before */
} BstChanges;

/* Fills @changes. FALSE if the positions have not the same tile set and number of players. Free with
 * bst_changes_clear(). */
gboolean bst_changes_init  (BstChanges        *changes,
                            const BstPosition *before,
                            const BstPosition *after);
void     bst_changes_clear (BstChanges        *changes);

/* "new", "gone", "changed", "merged", "split", "mixed". Static. */
const char *bst_change_kind_name (BstChangeKind kind);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstChanges, bst_changes_clear)

G_END_DECLS
