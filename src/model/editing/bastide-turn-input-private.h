/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of a play, for the files that work on it. */

#pragma once

#include "bastide-turn-input.h"

G_BEGIN_DECLS

struct _BastideTurnInput
{
  GObject             parent_instance;

  BastideStudy            *study;            /* not owned: it outlives the turn */
  BastideTurnInputState    state;
  BastideTurnInputRefusal  refusal;
  int                      chosen;           /* BST_NO_TILE: the one in hand */
  BastideTurnInputTaker    taker;            /* (nullable): then turns go into the study */
  gpointer                 taker_data;
  gboolean                 bare;

  /* Valid in BASTIDE_TURN_INPUT_GHOST */
  int                 type;
  int                 x;
  int                 y;
  guint               rotation;
  guint               rotations;        /* legal ones, a bit each; 0: none */

  /* Valid in BASTIDE_TURN_INPUT_STEPS, and the first three in BASTIDE_TURN_INPUT_GHOST: what would follow */
  BastidePartialTurn        partial;
  GArray                   *spots;            /* of BastidePartialTurnSpot */
  guint                     current;
  BstStep                   hand;             /* without its second place; BST_STEP_PASS: nothing waits */
  GArray                   *parts;            /* of guint: what the hand may choose */
  int                       part;             /* index: the one that Enter takes; -1: none yet */
};

/* What the last try met is forgotten; or told, in the reader's language. (transfer full) */
void bastide_turn_input_clear_refusal (BastideTurnInput *self);
void bastide_turn_input_refuse        (BastideTurnInput *self,
                                       char             *sentence);

void bastide_turn_input_emit_changed  (BastideTurnInput *self);

/* A step was made: to the next that is to be decided, or the turn is over. */
void bastide_turn_input_go_on         (BastideTurnInput *self);

/* --- bastide-turn-input-dexterity.c --- */

/* Looks again what the hand may choose; nothing is chosen then. */
void bastide_turn_input_find_parts    (BastideTurnInput *self);

G_END_DECLS
