/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a replayed .jcz stands: the board, the bag, and what JCloisterZone waits for next
 * (formats.md, 1.11). Its turn has more halts than ours: an abbey is offered before a tile is
 * drawn, and a COMMIT, whose random number the next draw needs, ends more than the action.
 *
 * BstIoJczReplay owns all of it, and the files of the replay work on it: -replay.c takes the messages
 * and writes down where they stop, -replay-turn.c plays those of a turn, -replay-flow.c finds what
 * comes next, -replay-ransom.c has all of ransoms, which come in every phase. */

#pragma once

#include "bst-io-jcz-draws.h"
#include "bst-io-jcz.h"

G_BEGIN_DECLS

typedef struct
{
  const BstIoJczSetup *setup;           /* borrowed, as the next three */
  BstIoJczDraws       *draws;
  BstRecord           *record;
  BstIoIssues         *issues;          /* (nullable) */
  BstPosition         *position;        /* owned, as the next two */
  GArray              *discards;        /* drawn in vain before the tile in hand (guint) */
  GHashTable          *captors;         /* players who took figures, by the ids of these */
  BstNode             *tip;
  BstIoJczPhase        phase;
  int                  drawn;           /* the tile in hand, BST_NO_TILE for none */
  gboolean             known;           /* ... is what the program drew, discards too */
  gboolean             warned;
  BstMove              move;            /* the turn so far */
  int                  mover;           /* who makes it out of turn, or BST_NO_PLAYER */
  guint                passed;          /* abbeys passed over since the last move */
  gboolean             skipped;         /* there was no action to choose from */
  BstIoJson            confirmed;       /* what confirms the shepherd that is put, with the number for his token ... */
  gboolean             is_confirmed;    /* ... if the next message does */
  BstStep              ransom;          /* paid before the tile is placed ... */
  gboolean             has_ransom;      /* ... if this is TRUE */
  int                  last_abbey;      /* who has the last say in the last round, or BST_NO_PLAYER
                                         * before it */
} BstIoJczReplay;

/* --- The messages of a turn (bst-io-jcz-replay-turn.c) --- */

/* A fault in them is BST_IO_ERROR_DATA at the JSON; @type is a message's type for the sentence that
 * it is not possible now. */
gboolean bst_io_jcz_replay_place         (BstIoJczReplay       *replay,
                                          const BstIoJson      *message,
                                          const BstIoJson      *payload,
                                          GError              **error);
gboolean bst_io_jcz_replay_step          (BstIoJczReplay       *replay,
                                          const BstIoJson      *message,
                                          const BstIoJson      *payload,
                                          const char           *type,
                                          GError              **error);
gboolean bst_io_jcz_replay_pass          (BstIoJczReplay       *replay,
                                          const BstIoJson      *message,
                                          GError              **error);
gboolean bst_io_jcz_replay_commit        (BstIoJczReplay       *replay,
                                          const BstIoJson      *message,
                                          const BstIoJson      *payload,
                                          GError              **error);
gboolean bst_io_jcz_replay_game_over     (BstIoJczReplay       *replay,
                                          const BstIoJson      *message,
                                          GError              **error);

/* Adds the step to the turn and makes it on the board. A fault is one of @json. */
gboolean bst_io_jcz_replay_make_step     (BstIoJczReplay       *replay,
                                          const BstIoJson      *json,
                                          const BstStep        *step,
                                          GError              **error);

/* Leaves undone what the board waits for, as long as it may be and is not @until. */
void     bst_io_jcz_replay_pass_until    (BstIoJczReplay       *replay,
                                          BstPhase              until);

/* --- What comes next (bst-io-jcz-replay-flow.c) --- */

/* A turn begins: an abbey is offered, or a tile drawn. */
void     bst_io_jcz_replay_begin         (BstIoJczReplay       *replay);

/* A tile is drawn; without one the last round begins. */
void     bst_io_jcz_replay_draw          (BstIoJczReplay       *replay);

/* The program's halt for the phase of the position. A turn that is over goes to the record. */
void     bst_io_jcz_replay_settle        (BstIoJczReplay       *replay);

/* Who is asked in the last round does not lay his abbey. */
void     bst_io_jcz_replay_pass_abbey    (BstIoJczReplay       *replay);

/* The file places this tile: then what was discarded before it is certain, or the draws are not
 * the program's own. FALSE and a fault at @json if there is no such tile left. */
gboolean bst_io_jcz_replay_check_draw    (BstIoJczReplay       *replay,
                                          const BstIoJson      *json,
                                          guint                 placed,
                                          GError              **error);

/* The tiles drawn in vain go to the record. */
void     bst_io_jcz_replay_put_discards  (BstIoJczReplay       *replay);

/* The turn so far goes to the record. */
BstNode *bst_io_jcz_replay_add_move      (BstIoJczReplay       *replay);

/* The tile that is never drawn; BST_NO_TILE without abbeys. */
int      bst_io_jcz_replay_find_abbey    (const BstIoJczReplay *replay);

/* Who placed the tile that lies last. */
guint    bst_io_jcz_replay_get_placer    (const BstIoJczReplay *replay);

/* --- Ransoms (bst-io-jcz-replay-ransom.c; formats.md, 1.11.16) --- */

/* PAY_RANSOM, in whichever phase it comes. */
gboolean bst_io_jcz_replay_pay_ransom    (BstIoJczReplay       *replay,
                                          const BstIoJson      *message,
                                          const BstIoJson      *payload,
                                          GError              **error);

/* The tile lies: what was paid before it is made now. A fault is one of @json. */
gboolean bst_io_jcz_replay_make_ransom   (BstIoJczReplay       *replay,
                                          const BstIoJson      *json,
                                          GError              **error);

/* No tile follows what was paid. */
void     bst_io_jcz_replay_drop_ransom   (BstIoJczReplay       *replay);

/* The player of the last tile has made the step of a CAPTURE_FOLLOWER with this payload: a prisoner's
 * id does not say who holds him. */
void     bst_io_jcz_replay_note_captive  (BstIoJczReplay       *replay,
                                          const BstIoJson      *payload);

/* --- Faults (bst-io-jcz-replay-turn.c) --- */

/* "the message %s is not possible at this point of a turn" */
gboolean bst_io_jcz_fail_phase           (const BstIoJson      *message,
                                          const char           *type,
                                          GError              **error);

/* The rules refuse it. */
gboolean bst_io_jcz_fail_illegal         (const BstIoJson      *json,
                                          BstReason             reason,
                                          GError              **error);

G_END_DECLS
