/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The next-draw map: what each tile that may come is worth to a player, and what it would be worth to
 * the one after him. Which draws help, and which hurt. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

/* For whom. */
typedef enum
{
  BST_DRAW_MINE,
  BST_DRAW_THEIRS,
  BST_N_DRAWERS
} BstDrawer;

/* What a tile is worth to one who lays it now. */
typedef struct
{
  BstReason reason;     /* why he may not lay it; BST_REASON_NONE if he may */
  guint     n_turns;    /* with it; 0 if it fits nowhere, or was not compared yet */
  int       best;       /* the highest gain of them (bst-compare.h): how much his lead, if the game ended
                         * then, grows or shrinks by the turn that is best for him */
  BstMove   move;       /* the first turn that reaches it */
} BstDrawValue;

typedef struct
{
  guint16      type;
  guint16      n_copies;    /* that are left, to draw or held */
  BstDrawValue values[BST_N_DRAWERS];
} BstDrawValueRow;

typedef struct _BstDrawValues BstDrawValues;

/* The types of which copies are left, abbeys aside, laid by @player now and, as if it were his turn on the same
 * board, by the player after him. Nothing is computed yet. */
BstDrawValues         *bst_draw_values_new  (const BstPosition   *position,
                                             guint                player) G_GNUC_WARN_UNUSED_RESULT;
void                   bst_draw_values_free (BstDrawValues       *values);

/* How many steps there are, and one of them, from 0: the turns of one type of one player. Several threads may make
 * steps at a time, no step twice. */
guint                  bst_draw_values_get_n_steps (const BstDrawValues *values);
void                   bst_draw_values_make_step   (BstDrawValues       *values,
                                                    guint                step);

/* A row for each type, in the order of the tile set; complete when all steps were made. Owned by
 * @values. */
const BstDrawValueRow *bst_draw_values_get  (const BstDrawValues *values,
                                             guint               *n_rows);

/* What the drawer may expect of an unknown tile: the sum over the types that he may draw and place of copies times
 * best, by their copies; 0 without one. */
double                 bst_draw_values_mean (const BstDrawValues *values,
                                             BstDrawer            drawer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstDrawValues, bst_draw_values_free)

G_END_DECLS
