/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What moves on the board for a moment after a move was made or stepped to, and when it does. The board itself shows at
 * once what is so; motion is drawn over it, or moves what is drawn. */

#pragma once

#include "bastide-shown.h"

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_MOTION_TILE,          /* that was laid: it comes down */
  BASTIDE_MOTION_FIGURE,        /* that was put there, likewise */
  BASTIDE_MOTION_RETURN,        /* a figure that went away */
  BASTIDE_MOTION_POINTS,        /* that a player was given */
  BASTIDE_MOTION_OVERLAY,       /* that begins to be shown */
  BASTIDE_MOTION_PAN,           /* the view that followed the move */
  BASTIDE_MOTION_PULSE,         /* a problem that is pointed at */
  BASTIDE_MOTION_FEATURE        /* that an answer was about */
} BastideMotionKind;

typedef struct
{
  BastideMotionKind kind;
  gint64     begin;             /* microseconds; 0: with the next step */
  double     duration;          /* milliseconds */
  double     x;                 /* in tiles of the board; PAN: how far the view came, in pixels */
  double     y;
  guint      figure, feature, player;
  guint      players;           /* POINTS: bits */
  int        points;
  guint      row;               /* POINTS: below others */
  int        edge;              /* PULSE: BstDirection; -1: the whole cell */
  guint      part;              /* FEATURE */
} BastideMotion;

typedef struct _BastideMotions BastideMotions;

BastideMotions      *bastide_motions_new           (void) G_GNUC_WARN_UNUSED_RESULT;
void                 bastide_motions_free          (BastideMotions      *self);

/* By which it is seen that somebody runs through the game, in microseconds; g_get_monotonic_time() at first. */
void                 bastide_motions_set_clock     (BastideMotions      *self,
                                                    gint64             (*get_time) (void));

/* A frame, at a time by the clock of frames in microseconds: what is new begins, what is over goes. FALSE if nothing moves
 * any more. */
gboolean             bastide_motions_step          (BastideMotions      *self,
                                                    gint64               now);
/* From 0 to 1, slower towards the end. */
double               bastide_motion_get_progress   (const BastideMotion *self,
                                                    gint64               now);
const BastideMotion *bastide_motions_get           (BastideMotions      *self,
                                                    guint               *n_motions);
/* The newest of a kind; NULL. */
const BastideMotion *bastide_motions_find          (BastideMotions      *self,
                                                    BastideMotionKind    kind);

/* --- What begins. @may_move: nobody has asked that nothing does; then it only fades --- */

/* Another position is shown; if one move led there, that is seen for a moment. An exam tells no points. */
void                 bastide_motions_move_on       (BastideMotions      *self,
                                                    BastideShown        *shown,
                                                    gboolean             is_exam,
                                                    gboolean             may_move);
/* The view has followed the move, by so many pixels: where it was is (@dx, @dy) from where it is. */
void                 bastide_motions_move_view     (BastideMotions      *self,
                                                    double               dx,
                                                    double               dy);
/* The map begins to be shown. */
void                 bastide_motions_fade_map      (BastideMotions      *self,
                                                    gboolean             may_move);
/* The feature of @part is lit for a moment; @points rise from it, if it is not 0. */
void                 bastide_motions_pulse_feature (BastideMotions      *self,
                                                    BastideShown        *shown,
                                                    guint                part,
                                                    int                  points);
/* A cell, or its edge (BstDirection; -1: none). */
void                 bastide_motions_pulse_problem (BastideMotions      *self,
                                                    int                  x,
                                                    int                  y,
                                                    int                  edge);
/* All is over. */
void                 bastide_motions_stop          (BastideMotions      *self);
/* And what was shown is of another game than what will be. */
void                 bastide_motions_forget        (BastideMotions      *self);

G_END_DECLS
