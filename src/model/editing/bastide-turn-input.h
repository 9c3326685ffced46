/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn that the reader tries on the board: which tile, where it hovers, and the steps after it
 * was laid. What may be done is asked of the position; the finished turn goes into the study. */

#pragma once

#include "bastide-study.h"
#include "bastide-partial-turn.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_INPUT (bastide_turn_input_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnInput, bastide_turn_input, BASTIDE, TURN_INPUT, GObject)

typedef enum
{
  BASTIDE_TURN_INPUT_IDLE,
  BASTIDE_TURN_INPUT_GHOST,       /* the tile hovers over a cell */
  BASTIDE_TURN_INPUT_STEPS        /* it was laid: the study shows the turn being tried */
} BastideTurnInputState;

/* Why the last try failed. */
typedef struct
{
  char         *sentence;   /* NULL if nothing failed; Owned */
  gboolean      has_edge;   /* the next three are valid */
  int           x;
  int           y;
  BstDirection  edge;
  guint         part;       /* of the feature in the way; BST_NO_PART */
} BastideTurnInputRefusal;

/* Signals: "changed"; "tile-changed": another tile is to be laid, also before "changed". */

BastideTurnInput      *bastide_turn_input_new          (BastideStudy      *study) G_GNUC_WARN_UNUSED_RESULT;

/* Gets a finished turn in place of the study's record. The study shows what it did before. */
typedef void    (*BastideTurnInputTaker)         (const BstMove     *move,
                                                  gpointer           user_data);
/* The turns of @play are answers, not moves of the record. With @bare a tile is laid alone where
 * that is allowed: nobody asks for figures. */
void              bastide_turn_input_set_taker    (BastideTurnInput       *self,
                                                   BastideTurnInputTaker   taker,
                                                   gpointer                user_data);
void              bastide_turn_input_set_bare     (BastideTurnInput       *self,
                                                   gboolean                bare);

gboolean          bastide_turn_input_has_taker    (BastideTurnInput       *self);
BastideStudy          *bastide_turn_input_get_study    (BastideTurnInput       *self);
BastideTurnInputState  bastide_turn_input_get_state    (BastideTurnInput       *self);
const BastideTurnInputRefusal *bastide_turn_input_get_refusal (BastideTurnInput *self);

/* Shows something wrong on the board as if it had been refused, until something changes. (transfer
 * full) of the sentence. */
void              bastide_turn_input_point_out    (BastideTurnInput       *self,
                                                   const BastideTurnInputRefusal *what);

/* --- The tile --- */

/* The tile that is laid next: the chosen one, else the one in hand; BST_NO_TILE if neither. */
int               bastide_turn_input_get_tile     (BastideTurnInput       *self);
/* The rotations in which it may lie on a cell of @position, a bit each; 0 without a tile, too. */
guint             bastide_turn_input_find_rotations (BastideTurnInput     *self,
                                                     const BstPosition    *position,
                                                     int                   x,
                                                     int                   y);
/* The chosen one alone. */
int               bastide_turn_input_get_chosen   (BastideTurnInput       *self);
/* BST_NO_TILE goes back to the one in hand. */
void              bastide_turn_input_set_tile     (BastideTurnInput       *self,
                                                   int                     type);
/* Draws one out of the bag. FALSE, with a refusal, if there is none. */
gboolean          bastide_turn_input_draw         (BastideTurnInput       *self);
/* The tile in hand, or drawn, fits on no cell; put_aside() makes that the move. With @refused the
 * others allow no other tile, and the turn is over (P5-P7). */
gboolean          bastide_turn_input_fits_nowhere (BastideTurnInput       *self);
void              bastide_turn_input_discard      (BastideTurnInput       *self,
                                                   gboolean                refused);

/* --- The ghost --- */

/* Click or Enter on an empty cell: the tile hovers there, or is laid if it does so already. */
void              bastide_turn_input_try_cell     (BastideTurnInput       *self,
                                                   int                     x,
                                                   int                     y);
/* FALSE unless there is one; then where it is, and whether it may be laid so. */
gboolean          bastide_turn_input_get_ghost    (BastideTurnInput       *self,
                                                   int                    *x,
                                                   int                    *y,
                                                   guint                  *rotation,
                                                   gboolean               *legal);
/* To the next (1) or former (-1) legal rotation. */
void              bastide_turn_input_turn         (BastideTurnInput       *self,
                                                   int                     direction);
/* How the next one hovers at first, where that is legal: so many quarter turns clockwise. */
void              bastide_turn_input_set_rotation (BastideTurnInput       *self,
                                                   guint                   rotation);
/* Does it fit in another way too? */
gboolean          bastide_turn_input_may_turn     (BastideTurnInput       *self);
void              bastide_turn_input_lay          (BastideTurnInput       *self);

/* --- The steps: of a tile that hovers legally those that follow when it is laid so --- */

/* With the tile laid; NULL unless it was, or may be as it hovers. Borrowed until the next change. */
const BstPosition *bastide_turn_input_get_partial (BastideTurnInput       *self);
const BastidePartialTurnSpot *bastide_turn_input_get_spots (BastideTurnInput    *self,
                                                            guint               *n_spots);
/* The spot that Enter takes; G_MAXUINT while the tile hovers: then Enter lays it. */
guint             bastide_turn_input_get_current  (BastideTurnInput       *self);
void              bastide_turn_input_set_current  (BastideTurnInput       *self,
                                                   guint                   spot);
const BstStep    *bastide_turn_input_get_step     (BastideTurnInput       *self,
                                                   guint                   step);
/* Steps without a place on the board: indices, appended to @out (element-type guint). */
void              bastide_turn_input_get_spotless  (BastideTurnInput      *self,
                                                    GArray                *out);
/* A tile that hovers is laid before. */
void              bastide_turn_input_make_step    (BastideTurnInput       *self,
                                                   guint                   step);
gboolean          bastide_turn_input_may_pass     (BastideTurnInput       *self);
/* Likewise. */
void              bastide_turn_input_pass         (BastideTurnInput       *self);
/* The spot at which a figure comes to the segment of @part; -1 if none may. */
int               bastide_turn_input_find_spot    (BastideTurnInput       *self,
                                                   guint                   part);
/* Click on a segment that is no spot: says why no figure may go there. */
void              bastide_turn_input_try_part     (BastideTurnInput       *self,
                                                   guint                   part);

/* --- The hand: catapult and Knights' Tournament (D11, D12) --- */

/* The figure on a segment, to which the hand may do something now; FALSE if there is none. */
gboolean          bastide_turn_input_find_dexterity    (BastideTurnInput       *self,
                                                        guint                   part,
                                                        BstSpot                *figure);
/* Removes @figure, or waits for the segment to which it goes or where the other figure stands. */
void              bastide_turn_input_use_dexterity     (BastideTurnInput      *self,
                                                        BstStepKind            kind,
                                                        BstDexterityReason     reason,
                                                        const BstSpot         *figure);
/* What waits so; NULL if nothing does. */
const BstStep    *bastide_turn_input_get_dexterity     (BastideTurnInput       *self);
void              bastide_turn_input_dexterity_to      (BastideTurnInput       *self,
                                                        guint                   part);

/* By keys: to the next or former figure, then place, that the hand may choose. FALSE if it has no
 * choice now. */
gboolean          bastide_turn_input_step_dexterity    (BastideTurnInput       *self,
                                                        int                     direction);
/* The one chosen so; BST_NO_PART. */
guint             bastide_turn_input_get_dexterity_part (BastideTurnInput      *self);

/* One stage back: the tile is in hand again, then nothing is tried any more. FALSE if there
 * was nothing to cancel. */
gboolean          bastide_turn_input_cancel       (BastideTurnInput       *self);

G_END_DECLS
