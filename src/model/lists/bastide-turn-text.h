/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a turn does, fact by fact, as numbers and as sentences. The facts are those of bst-compare.h. */

#pragma once

#include "bastide-turn-item.h"

G_BEGIN_DECLS

/* From left to right. */
typedef enum
{
  BASTIDE_TURN_RANK,
  BASTIDE_TURN_MOVE,
  BASTIDE_TURN_POINTS,
  BASTIDE_TURN_GAIN,
  BASTIDE_TURN_VALUE,       /* what the engine says; nothing without it, as the next two */
  BASTIDE_TURN_LOSS,
  BASTIDE_TURN_CHANCE,
  BASTIDE_TURN_FIGURES,     /* followers left and on the board */
  BASTIDE_TURN_MADE,
  BASTIDE_TURN_KILLED,
  BASTIDE_TURN_SAVED,
  BASTIDE_TURN_FILLED,
  BASTIDE_TURN_GIVEN,
  BASTIDE_N_TURN_FACTS
} BastideTurnFact;

/* Over a column; and what the column tells. Static. */
const char *bastide_turn_text_get_heading  (BastideTurnFact   fact);
const char *bastide_turn_text_get_title    (BastideTurnFact   fact);

/* Does the engine say it? */
gboolean    bastide_turn_text_is_engine    (BastideTurnFact   fact);

/* By which turns are sorted. */
int         bastide_turn_text_get_number   (BastideTurnItem  *item,
                                            BastideTurnFact   fact);
/* "+4", "5/2"; "" where nothing happens, or the engine says nothing. (transfer full) */
char       *bastide_turn_text_dup_number   (BastideTurnItem  *item,
                                            BastideTurnFact   fact) G_GNUC_WARN_UNUSED_RESULT;
/* The number with what it counts. (transfer full) */
char       *bastide_turn_text_dup_sentence (BastideTurnItem  *item,
                                            BastideTurnFact   fact) G_GNUC_WARN_UNUSED_RESULT;
/* What a row says to who does not see it: its turn, what that gains, the followers, others of its cell. (transfer full) */
char       *bastide_turn_text_dup_row      (BastideTurnItem  *item) G_GNUC_WARN_UNUSED_RESULT;
/* What there is to tell, but for the rank, one under the other. (transfer full) */
char       *bastide_turn_text_dup_all      (BastideTurnItem  *item) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
