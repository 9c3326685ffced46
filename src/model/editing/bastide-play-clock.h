/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long each player of a game has thought. Times are microseconds, of whatever clock says what time it is. */

#pragma once

#include <bst-game.h>

G_BEGIN_DECLS

/* Zero-initialised it stands, and nobody has thought. */
typedef struct
{
  gint64 thought[BST_MAX_PLAYERS];  /* without what goes on */
  gint64 since;                     /* 0: it stands */
  guint  player;                    /* who thinks since then */
} BastidePlayClock;

/* From @now on it is @player who thinks; BST_NO_PLAYER: it stands. */
void   bastide_play_clock_run (BastidePlayClock       *clock,
                               int                     player,
                               gint64                  now);

gint64 bastide_play_clock_get (const BastidePlayClock *clock,
                               guint                   player,
                               gint64                  now);

/* "4:12", "1:04:12". (transfer full) */
char  *bastide_play_clock_dup_text (gint64             microseconds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
