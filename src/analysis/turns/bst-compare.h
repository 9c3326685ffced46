/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All legal turns with one tile, and what each does: the facts by which they are compared.
 *
 * A turn is a placement, a figure or none, and what else the player whose turn it is may decide until it is
 * over. What another decides in it (the dragon, a wagon, who escapes) is passed, or, where it must not be, the
 * first legal step is made. What chance decides gives a turn for each result that can come. Steps of the hand (D11, D12), payments (H7) and what is done before the tile (TO3) are
 * left out. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean others_decide;               /* a step in it is another's */
  double   chance;                      /* how likely what chance decides in it comes so, if its steps are made: 1 where
                                         * chance has no say */
  int      points[BST_MAX_PLAYERS];     /* paid to each player in the turn: score after - score before */
  int      totals[BST_MAX_PLAYERS];     /* after it: score and what the end of the game would pay (E2) */
  /* How the player's lead changes: his total less the highest of the others', after the turn - before it. */
  int      gain;
  guint8   n_left;                      /* followers of all kinds in his supply after the turn, ... */
  guint8   n_tied;                      /* ... and on the board */
  guint8   n_made;                      /* holes made: free cells with tiles on three sides or four, that
                                         * had them on fewer before */
  guint8   n_filled;                    /* holes filled: 1 if the tile lies on such a cell */
  guint8   n_saved;                     /* 1 if the tile lies on a cell that no other type left, nor an
                                         * abbey, fitted */
  guint8   closes;                      /* 1 if the tile completes a feature, whoever is on it */
  guint8   joins;                       /* 1 if it makes one feature of several on which figures are */
  guint16  n_killed;                    /* free cells that some tile left, or an abbey, fitted before the turn
                                         * and none does after it */
  int      cities[BST_MAX_PLAYERS];     /* completed cities for which each player's farms would be paid at the
                                         * end: those after the turn - those before it */
  BstMove  move;                        /* passing that the end of the turn implies is left out; the last member,
                                         * as few rows use much of it */
} BstCompareRow;

/* For g_ptr_array_sort(), of rows of one array: the best gain first; of equals the first in the list. */
int                   bst_compare_rows       (gconstpointer      one,
                                             gconstpointer      other);

typedef struct _BstCompare BstCompare;

/* No more turns than these are listed. */
#define BST_MAX_COMPARED 20000

/* Why the turns of @type cannot be compared: no such tile is left, it may not be drawn now, or the player has no
 * abbey; BST_REASON_NONE if they can. A tile that fits nowhere has none. */
BstReason            bst_compare_why_not    (const BstPosition *position,
                                             guint              type,
                                             guint              player);

/* A copy in which the turn of @player is about to begin, whatever the position was in the middle of. Who asks for several
 * types gives it to those below. (transfer full) */
BstPosition         *bst_compare_begin_turn (const BstPosition *position,
                                             guint              player) G_GNUC_WARN_UNUSED_RESULT;

/* Compares turns of @player with a tile of @type, for which there must be no reason not to. Nothing is
 * computed yet. A turn that has not ended counts as ended without a further figure. Without
 * @with_counts the counts of cells and cities stay 0. */
BstCompare          *bst_compare_new        (const BstPosition *position,
                                             guint              type,
                                             guint              player,
                                             gboolean           with_counts) G_GNUC_WARN_UNUSED_RESULT;

/* The same on a turn that begin_turn() gave and nobody else uses until the comparison is freed: then it is as it
 * was. */
BstCompare          *bst_compare_new_on     (BstPosition       *turn,
                                             guint              type,
                                             gboolean           with_counts) G_GNUC_WARN_UNUSED_RESULT;
void                 bst_compare_free       (BstCompare        *compare);

/* Goes on with @n_placements cells and rotations. FALSE when all are done. */
gboolean             bst_compare_step       (BstCompare        *compare,
                                             guint              n_placements);

/* The turns so far, by cells row by row, rotations, then no figure before figures. Owned by @compare, until the
 * next step. */
const BstCompareRow *bst_compare_get        (const BstCompare  *compare,
                                             guint             *n_rows);

/* There are more turns than BST_MAX_COMPARED. */
gboolean             bst_compare_is_cut     (const BstCompare  *compare);

/* The player's lead before the turn: his total less the highest of the others'. */
int                  bst_compare_get_lead   (const BstCompare  *compare);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstCompare, bst_compare_free)

G_END_DECLS
