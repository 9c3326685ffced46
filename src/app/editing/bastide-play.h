/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn that the reader tries on the board: which tile, where it hovers, and the steps after it
 * was laid. What may be done is asked of the position; the finished turn goes into the study. */

#pragma once

#include "bastide-study.h"
#include "bastide-trial.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAY (bastide_play_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlay, bastide_play, BASTIDE, PLAY, GObject)

typedef enum
{
  BASTIDE_PLAY_IDLE,
  BASTIDE_PLAY_GHOST,       /* the tile hovers over a cell */
  BASTIDE_PLAY_STEPS        /* it was laid: the study shows the turn being tried */
} BastidePlayState;

/* Why the last try failed. */
typedef struct
{
  char         *sentence;   /* NULL if nothing failed; Owned */
  gboolean      has_edge;   /* the next three are valid */
  int           x;
  int           y;
  BstDirection  edge;
  guint         node;       /* of the feature in the way; BST_NO_NODE */
} BastidePlayRefusal;

/* Signals: "changed"; "tile-changed": another tile is to be laid, also before "changed". */

BastidePlay      *bastide_play_new          (BastideStudy      *study) G_GNUC_WARN_UNUSED_RESULT;

/* Gets a finished turn in place of the study's record. The study shows what it did before. */
typedef void    (*BastidePlayTaker)         (const BstMove     *move,
                                             gpointer           user_data);
/* The turns of @play are answers, not moves of the record. With @bare a tile is laid alone where
 * that is allowed: nobody asks for figures. */
void              bastide_play_set_taker    (BastidePlay       *self,
                                             BastidePlayTaker   taker,
                                             gpointer           user_data);
void              bastide_play_set_bare     (BastidePlay       *self,
                                             gboolean           bare);

BastideStudy     *bastide_play_get_study    (BastidePlay       *self);
BastidePlayState  bastide_play_get_state    (BastidePlay       *self);
const BastidePlayRefusal *bastide_play_get_refusal (BastidePlay *self);

/* Shows something wrong on the board as if it had been refused, until something changes. (transfer
 * full) of the sentence. */
void              bastide_play_point_out    (BastidePlay       *self,
                                             const BastidePlayRefusal *what);

/* --- The tile --- */

/* The tile that is laid next: the chosen one, else the one in hand; BST_NO_TILE if neither. */
int               bastide_play_get_tile     (BastidePlay       *self);
/* The chosen one alone. */
int               bastide_play_get_chosen   (BastidePlay       *self);
/* BST_NO_TILE goes back to the one in hand. */
void              bastide_play_set_tile     (BastidePlay       *self,
                                             int                type);
/* Draws one out of the bag. FALSE, with a refusal, if there is none. */
gboolean          bastide_play_draw         (BastidePlay       *self);
/* The tile in hand, or drawn, fits on no cell; put_aside() makes that the move. With @refused the
 * others allow no other tile, and the turn is over (P5-P7). */
gboolean          bastide_play_fits_nowhere (BastidePlay       *self);
void              bastide_play_put_aside    (BastidePlay       *self,
                                             gboolean           refused);

/* --- The ghost --- */

/* Click or Enter on an empty cell: the tile hovers there, or is laid if it does so already. */
void              bastide_play_try_cell     (BastidePlay       *self,
                                             int                x,
                                             int                y);
/* FALSE unless there is one; then where it is, and whether it may be laid so. */
gboolean          bastide_play_get_ghost    (BastidePlay       *self,
                                             int               *x,
                                             int               *y,
                                             guint             *rotation,
                                             gboolean          *legal);
/* To the next (1) or former (-1) legal rotation. */
void              bastide_play_turn         (BastidePlay       *self,
                                             int                direction);
void              bastide_play_lay          (BastidePlay       *self);

/* --- The steps --- */

const BastideTrialSpot *bastide_play_get_spots (BastidePlay    *self,
                                                guint          *n_spots);
/* The spot that Enter takes. */
guint             bastide_play_get_current  (BastidePlay       *self);
void              bastide_play_set_current  (BastidePlay       *self,
                                             guint              spot);
const BstStep    *bastide_play_get_step     (BastidePlay       *self,
                                             guint              step);
/* Steps without a place on the board: indices, appended to @out (element-type guint). */
void              bastide_play_get_placeless (BastidePlay      *self,
                                              GArray           *out);
void              bastide_play_make_step    (BastidePlay       *self,
                                             guint              step);
gboolean          bastide_play_may_pass     (BastidePlay       *self);
void              bastide_play_pass         (BastidePlay       *self);
/* The spot at which a figure comes to the segment of @node; -1 if none may. */
int               bastide_play_find_spot    (BastidePlay       *self,
                                             guint              node);
/* Click on a segment that is no spot: says why no figure may go there. */
void              bastide_play_try_node     (BastidePlay       *self,
                                             guint              node);

/* --- The hand: catapult and Knights' Tournament (D11, D12) --- */

/* The figure on a segment, to which the hand may do something now; FALSE if there is none. */
gboolean          bastide_play_find_hand    (BastidePlay       *self,
                                             guint              node,
                                             BstSpot           *figure);
/* Removes @figure, or waits for the segment to which it goes or where the other figure stands. */
void              bastide_play_use_hand     (BastidePlay       *self,
                                             BstStepKind        kind,
                                             BstHandReason      reason,
                                             const BstSpot     *figure);
/* What waits so; NULL if nothing does. */
const BstStep    *bastide_play_get_hand     (BastidePlay       *self);
void              bastide_play_hand_to      (BastidePlay       *self,
                                             guint              node);

/* By keys: to the next or former figure, then place, that the hand may choose. FALSE if it has no
 * choice now. */
gboolean          bastide_play_step_hand    (BastidePlay       *self,
                                             int                direction);
/* The one chosen so; BST_NO_NODE. */
guint             bastide_play_get_hand_node (BastidePlay      *self);

/* One stage back: the tile is in hand again, then nothing is tried any more. FALSE if there
 * was nothing to cancel. */
gboolean          bastide_play_cancel       (BastidePlay       *self);

G_END_DECLS
