/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game of two programs, with the referee between them. */

#pragma once

#include "cli-arena-engine.h"

#include "bst-record.h"

G_BEGIN_DECLS

/* How long a player thought, in microseconds. */
typedef struct
{
  gint64 total;
  gint64 longest;
  guint  n_moves;
  guint  n_late;
} CliArenaTimes;

typedef struct
{
  BstGame       *game;          /* of two players, Red first, as in all arrays here. Borrowed */
  guint64        deck_seed;     /* the same order of tiles for the same one */
  guint          seeds[2];      /* for the programs' own chance */
  guint          movetime;      /* milliseconds */

  /* What came of it, valid after cli_arena_game_play(), but points for a game without forfeits alone. */
  BstRecord     *record;        /* Owned: as far as it was played */
  int            points[BST_MAX_PLAYERS];
  CliArenaTimes  times[2];
  GError        *faults[2];     /* Owned (nullable): why the player forfeits, or could not begin */
} CliArenaGame;

/* Plays it to the end, or until somebody forfeits, who is killed. FALSE if it was stopped, or a program cannot be started. */
gboolean cli_arena_game_play  (CliArenaGame   *game,
                               CliArenaEngine *engines[2],
                               GError        **error);
void     cli_arena_game_clear (CliArenaGame   *game);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliArenaGame, cli_arena_game_clear)

G_END_DECLS
