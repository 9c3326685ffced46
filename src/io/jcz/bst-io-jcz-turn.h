/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a replayed .jcz stands: the board, the bag, and what JCloisterZone waits for next
 * (formats.md, 1.11). Its turn has more halts than ours: an abbey is offered before a tile is
 * drawn, and a COMMIT, whose random number the next draw needs, ends more than the action. */

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
  GHashTable          *captors;         /* for bst_io_jcz_read_step() */
  BstNode             *tip;
  BstIoJczPhase        phase;
  int                  drawn;           /* the tile in hand, BST_NO_TILE for none */
  gboolean             known;           /* ... is what the program drew, discards too */
  gboolean             warned;
  BstMove              move;            /* the turn so far */
  int                  mover;           /* who makes it out of turn, or BST_NO_PLAYER */
  guint                passed;          /* abbeys passed over since the last move */
  gboolean             skipped;         /* there was no action to choose from */
  BstStep              ransom;          /* paid before the tile was placed ... */
  gboolean             has_ransom;      /* ... if this is TRUE */
  int                  last_abbey;      /* who has the last say in the last round, or BST_NO_PLAYER
                                         * before it */
} BstIoJczTurn;

/* The start of the game: draws the first tile, or offers an abbey. */
void     bst_io_jcz_turn_init    (BstIoJczTurn         *turn,
                                  const BstIoJczSetup  *setup,
                                  BstIoJczDraws        *draws,
                                  BstRecord            *record,
                                  BstIoIssues          *issues);
void     bst_io_jcz_turn_clear   (BstIoJczTurn         *turn);

/* The messages. A fault in them is BST_IO_ERROR_DATA at @json; @type is a message's type for the
 * sentence that it is not possible now. */
gboolean bst_io_jcz_turn_place   (BstIoJczTurn         *turn,
                                  const BstIoJson      *message,
                                  const BstIoJson      *payload,
                                  GError              **error);
gboolean bst_io_jcz_turn_step    (BstIoJczTurn         *turn,
                                  const BstIoJson      *message,
                                  const BstIoJson      *payload,
                                  const char           *type,
                                  GError              **error);
gboolean bst_io_jcz_turn_pass    (BstIoJczTurn         *turn,
                                  const BstIoJson      *message,
                                  GError              **error);
gboolean bst_io_jcz_turn_commit  (BstIoJczTurn         *turn,
                                  const BstIoJson      *message,
                                  const BstIoJson      *payload,
                                  GError              **error);
gboolean bst_io_jcz_turn_game_over (BstIoJczTurn       *turn,
                                    const BstIoJson    *message,
                                    GError            **error);

/* Writes down where the file stops: in a turn, before one, or at the end of the game. */
void     bst_io_jcz_turn_finish  (BstIoJczTurn         *turn);

/* "the message %s is not possible at this point of a turn" */
gboolean bst_io_jcz_fail_phase   (const BstIoJson      *message,
                                  const char           *type,
                                  GError              **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstIoJczTurn, bst_io_jcz_turn_clear)

G_END_DECLS
