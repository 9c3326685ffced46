/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn that is being made step by step: its tile was laid, and the position says what may follow.
 * Plain data, cleared to zeros while nothing is tried. */

#pragma once

#include <bst-position.h>
#include <bst-render-art.h>

G_BEGIN_DECLS

typedef struct
{
  const BstPosition *start; /* before the tile was laid; not owned */
  BstPosition *position;    /* in the middle of the turn; Owned */
  BstMove      move;        /* without what was passed */
  BstMove      spelled;     /* with it */
  BstSteps     steps;       /* that are possible now */
} BastideTrial;

/* A place on the board where the turn can go on, and the steps that are possible there. */
typedef struct
{
  double  x;                /* in tiles of the board */
  double  y;
  guint   n_steps;
  guint   steps[BST_N_FIGURE_KINDS + 2];    /* indices */
} BastideTrialSpot;

/* Lays the tile, by a legal move without steps. @start lives as long as the trial. Ask bastide_trial_go_on()
 * then, and after each step. */
void        bastide_trial_begin         (BastideTrial       *trial,
                                         const BstPosition  *start,
                                         const BstMove      *laid);
void        bastide_trial_clear         (BastideTrial       *trial);

/* Passes where there is nothing to decide, or with @bare, wherever that is allowed; a hand at the
 * end of the turn (D11) has to be asked for. FALSE if the turn is over. */
gboolean    bastide_trial_go_on         (BastideTrial       *trial,
                                         gboolean            bare);

/* The whole turn, as short as its text can be. */
void        bastide_trial_get_move      (const BastideTrial *trial,
                                         BstMove            *move);

/* FALSE if a turn cannot have so many steps. */
gboolean    bastide_trial_make_step     (BastideTrial       *trial,
                                         guint               step);
/* Why nobody may pass now; BST_REASON_NONE if that was done. */
BstReason   bastide_trial_pass          (BastideTrial       *trial);

/* Fills @spots (element-type BastideTrialSpot). */
void        bastide_trial_get_spots     (const BastideTrial *trial,
                                         const BstRenderArt *art,
                                         GArray             *spots);
/* Appends the indices of steps that have no place on the board (element-type guint). */
void        bastide_trial_get_placeless (const BastideTrial *trial,
                                         const BstRenderArt *art,
                                         GArray             *out);
/* The one of @spots that a click on the segment of @node means; -1 if it means none. */
int         bastide_trial_find_spot     (const BastideTrial *trial,
                                         const GArray       *spots,
                                         guint               node);
/* Makes a step that is not listed, as those of the hand are; why it may not be made, or
 * BST_REASON_NONE. */
BstReason   bastide_trial_try_step      (BastideTrial       *trial,
                                         const BstStep      *step);
/* The place of the segment of @node; FALSE unless a figure stands there, which @spot then names. */
gboolean    bastide_trial_find_figure   (const BastideTrial *trial,
                                         guint               node,
                                         BstSpot            *spot);
/* Why the turn cannot go on at the segment of @node; BST_REASON_NONE if it can, or if that is no place to
 * choose now. */
BstReason   bastide_trial_why_not_node  (const BastideTrial *trial,
                                         guint               node);

G_END_DECLS
