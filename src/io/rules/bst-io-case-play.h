/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A case, played for a reader: for each line the position that it stands at, a sentence of what it does or
 * claims, and what to light. The claims are trusted; what the sentences say is looked up on the position. */

#pragma once

#include "bst-io-case-light.h"
#include "bst-io-case.h"

#include "bst-record.h"

G_BEGIN_DECLS

typedef struct
{
  const BstIoCaseLine *line;     /* NULL for the beginning of a game */
  const BstPosition   *position; /* after a move, else the one that the claim is about; of the play */
  const BstNode       *node;     /* the last move, the root before any; in a record of the play */
  char                *sentence; /* in the user's language */
  char               **details;  /* lines below it, the score line of everything that is paid; may be empty */
  BstIoCaseLight       light;
} BstIoCaseStep;

typedef struct _BstIoCasePlay BstIoCasePlay;

/* Plays the whole case, which must outlive the play. Every game begins with a step of its own. NULL and @error,
 * with file and line, at a line that cannot be followed. (transfer full) */
BstIoCasePlay       *bst_io_case_play_new         (const BstIoCase     *source,
                                                   GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void                 bst_io_case_play_free        (BstIoCasePlay       *self);

const BstIoCase     *bst_io_case_play_get_case    (const BstIoCasePlay *self);

/* At least one. Steps belong to the play. */
guint                bst_io_case_play_get_n_steps (const BstIoCasePlay *self);
const BstIoCaseStep *bst_io_case_play_get_step    (const BstIoCasePlay *self,
                                                   guint                index);

/* The game up to the step, to play on from: at the end of its main line stands what the step shows. Its positions
 * are those of a game whose moves may be made out of turn. (transfer full) */
BstRecord           *bst_io_case_play_dup_record  (const BstIoCasePlay *self,
                                                   guint                index) G_GNUC_WARN_UNUSED_RESULT;

/* The step that shows best what the case is about: the last one at which its rule pays, where rule sets that differ pay
 * otherwise; else the last one that lights something, under its own rules. */
guint                bst_io_case_play_find_main   (const BstIoCasePlay *self);

/* Who was paid, the formula and the rules, in the user's language: "Red: 3 tiles × 2 = 6 (C2)". (transfer full) */
char                *bst_io_case_dup_event        (const BstGame       *game,
                                                   const BstEvent      *event) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstIoCasePlay, bst_io_case_play_free)

G_END_DECLS
