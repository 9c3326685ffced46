/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of a play, for the files that work on it. */

#pragma once

#include "bastide-play.h"

G_BEGIN_DECLS

struct _BastidePlay
{
  GObject             parent_instance;

  BastideStudy       *study;            /* not owned: it outlives the turn */
  BastidePlayState    state;
  BastidePlayRefusal  refusal;
  int                 chosen;           /* BST_NO_TILE: the one in hand */
  BastidePlayTaker    taker;            /* (nullable): then turns go into the study */
  gpointer            taker_data;
  gboolean            bare;

  /* Valid in BASTIDE_PLAY_GHOST */
  int                 type;
  int                 x;
  int                 y;
  guint               rotation;
  guint               rotations;        /* legal ones, a bit each; 0: none */

  /* Valid in BASTIDE_PLAY_STEPS */
  BastideTrial        trial;
  GArray             *spots;            /* of BastideTrialSpot */
  guint               current;
  BstStep             hand;             /* without its second place; BST_STEP_PASS: nothing waits */
  GArray             *nodes;            /* of guint: what the hand may choose */
  int                 node;             /* index: the one that Enter takes; -1: none yet */
};

/* What the last try met is forgotten; or told, in the reader's language. (transfer full) */
void bastide_play_clear_refusal (BastidePlay *self);
void bastide_play_refuse        (BastidePlay *self,
                                 char        *sentence);

void bastide_play_emit_changed  (BastidePlay *self);

/* A step was made: to the next that is to be decided, or the turn is over. */
void bastide_play_go_on         (BastidePlay *self);

/* --- bastide-play-hand.c --- */

/* Looks again what the hand may choose; nothing is chosen then. */
void bastide_play_find_nodes    (BastidePlay *self);

G_END_DECLS
