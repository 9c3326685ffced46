/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown is made here: by the study alone. */

#pragma once

#include "bastide-shown.h"

G_BEGIN_DECLS

/* Points at one place of the line, by the players of the game there. */
typedef struct
{
  const BstGame *game;          /* of the record or of a set-up on the line */
  int scored[BST_MAX_PLAYERS];
  int pending[BST_MAX_PLAYERS];
  gboolean is_over;             /* the game ends there */
} BastideScores;

/* Where one stands in a record. Zero-initialised it is nowhere. */
typedef struct
{
  BstNode   *node;              /* the record owns it, as those of the line */
  guint      index;             /* of node in line */

  /* Owned */
  BstRecord *record;
  GPtrArray *line;              /* (element-type BstNode); it is replaced, never changed, as are the scores */
  GArray    *scores;            /* of BastideScores, one per node of the line */
  GArray    *problems;          /* (element-type BstProblem), of a set-up; else NULL */
  BstEvents  events;            /* up to the node */
} BastidePlace;

void          bastide_place_clear    (BastidePlace  *self);

/* @position, that after the node, (transfer full); what @place owns is taken over, too, and @place is cleared.
 * @before (nullable): what was shown until now, whose outlines serve on if they suit. */
BastideShown *bastide_shown_new      (BastidePlace  *place,
                                      BstPosition   *position,
                                      BastideShown  *before) G_GNUC_WARN_UNUSED_RESULT;
/* A turn is tried there: @position lies over @under. (transfer full) */
BastideShown *bastide_shown_new_over (BastideShown  *under,
                                      BstPosition   *position) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer none) */
const BastidePlace *bastide_shown_get_place (const BastideShown *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BastidePlace, bastide_place_clear)

G_END_DECLS
