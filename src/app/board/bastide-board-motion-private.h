/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What moves on the board, of the two files that begin it and draw it. */

#pragma once

#include "bastide-board-private.h"

G_BEGIN_DECLS

typedef enum
{
  MOTION_TILE,          /* that was laid: it comes down */
  MOTION_FIGURE,        /* that was put there, likewise */
  MOTION_RETURN,        /* a figure that went away */
  MOTION_POINTS,        /* that a player was given */
  MOTION_OVERLAY,       /* that begins to be shown */
  MOTION_PAN,           /* the view that followed the move */
  MOTION_PULSE,         /* a problem that is pointed at */
  MOTION_FEATURE        /* that an answer was about */
} MotionKind;

typedef struct
{
  MotionKind kind;
  gint64     begin;             /* of the frame clock; 0: with the next frame */
  double     duration;          /* milliseconds */
  double     x;                 /* in tiles of the board; PAN: how far the view came, in pixels */
  double     y;
  guint      figure, feature, player;
  guint      players;           /* POINTS: bits */
  int        points;
  guint      row;               /* POINTS: below others */
  int        edge;              /* PULSE: BstDirection; -1: the whole cell */
  guint      part;              /* FEATURE */
} Motion;

struct _BastideBoardMotion
{
  GArray        *motions;       /* of Motion */
  guint          tick;
  gint64       (*get_time) (void);
  gint64         stepped;       /* when the last step was, by that */
  /* What was seen before the next change. */
  const BstNode *node;          /* only compared */
  guint          n_tiles;
  GArray        *figures;       /* of Seen */
  guint          n_events;
};

/* From 0 to 1, slower towards the end. */
double        bastide_board_get_progress (BastideBoard *self,
                                          const Motion *motion);
/* The newest of a kind; NULL. */
const Motion *bastide_board_find_motion  (BastideBoard *self,
                                          MotionKind    kind);

G_END_DECLS
