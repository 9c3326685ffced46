/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who is first to draw a tile for a cell: odds of two sets of cells, A of one player and B of all others,
 * which may share cells. One cell that anybody may fill is in both.
 *
 * The model: tiles are drawn as bst-draw-plan.h says. The player lays the first tile he draws that fits a cell of
 * A, the others the first that fits one of B (P1, P2, in any rotation), and whoever does so first ends the
 * race. Other tiles do not change the cells. */

#pragma once

#include "bst-draw-plan.h"
#include "bst-estimate.h"
#include "bst-odds.h"

G_BEGIN_DECLS

typedef struct
{
  BstOddsSettings settings; /* with what was left open filled in */
  gboolean        exact;    /* counted; else simulated */
  guint64         n_samples;/* orders of draws that were tried; 0 if it is exact */
  guint           n_mine;   /* copies not known to be held that fit A ... */
  guint           n_others; /* ... and B */
  BstEstimate     mine;     /* chance that the player is first: P (first hit is his) ... */
  BstEstimate     others;   /* ... that another is ... */
  BstEstimate     nobody;   /* ... and that nobody is: 1 - mine - others */
  BstEstimate     wait;     /* mean number of the draw that ends the race, 1 being the next, over the
                             * orders in which somebody does: E (k | hit at k); 0 if nobody can */
} BstCellRaceResult;

typedef struct _BstCellRace BstCellRace;

/* Nothing is computed yet. Cells that are taken or touch no tile are filled by nothing. */
BstCellRace *bst_cell_race_new  (const BstPosition     *position,
                                 const BstOddsSettings *settings,
                                 const BstCell         *a,
                                 guint                  n_a,
                                 const BstCell         *b,
                                 guint                  n_b) G_GNUC_WARN_UNUSED_RESULT;
void         bst_cell_race_free (BstCellRace           *race);

/* Computes all, if that is to be counted; else tries @n_samples orders more, perhaps none. FALSE if there is nothing left
 * to do: the result is exact. */
gboolean     bst_cell_race_step (BstCellRace           *race,
                                 guint                  n_samples);

/* Takes over the samples of @other, which asks the same. */
void         bst_cell_race_add  (BstCellRace           *race,
                                 const BstCellRace     *other);

/* The result so far; before the first step everything is possible. */
void         bst_cell_race_get  (const BstCellRace     *race,
                                 BstCellRaceResult     *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstCellRace, bst_cell_race_free)

G_END_DECLS
