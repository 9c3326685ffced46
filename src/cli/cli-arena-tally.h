/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What many games of two programs, A and B, say about them. */

#pragma once

#include "cli-arena-game.h"

G_BEGIN_DECLS

typedef struct
{
  gint64        points;         /* in the games that count */
  guint         n_forfeits;
  CliArenaTimes times;          /* in all games */
} CliArenaPlayer;

typedef struct
{
  guint           n_decks;
  int            *margins;      /* Owned, as the next: for each deck those of A in the games that count, added up */
  guint8         *n_counted;    /* how many they are */
  guint           n_played;     /* with those that were forfeited, which do not count */
  guint           n_won;        /* by A, ... */
  guint           n_drawn;
  guint           n_lost;
  CliArenaPlayer  players[2];   /* A, B */
} CliArenaTally;

/* What the report says beside it; all borrowed. */
typedef struct
{
  char      **commands;         /* of A and B */
  guint       movetime;         /* milliseconds */
  gint64      seed;
} CliArenaTerms;

void     cli_arena_tally_init       (CliArenaTally       *tally,
                                     guint                n_decks);
void     cli_arena_tally_clear      (CliArenaTally       *tally);

/* A game with the tiles of deck @deck, in which A had @seat. */
void     cli_arena_tally_add        (CliArenaTally       *tally,
                                     guint                deck,
                                     const CliArenaGame  *game,
                                     guint                seat);

/* A's mean margin m a game, and its standard error over decks: the root of n / (n - 1) times the sum over the n decks of
 * (s - k m)², s the margins of its k games together, over the number of games. FALSE, and only the mean counts, with fewer than two decks. */
gboolean cli_arena_tally_get_margin (const CliArenaTally *tally,
                                     double              *mean,
                                     double              *error);

void     cli_arena_tally_print_text (const CliArenaTally *tally,
                                     const CliArenaTerms *terms);
void     cli_arena_tally_print_json (const CliArenaTally *tally,
                                     const CliArenaTerms *terms);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliArenaTally, cli_arena_tally_clear)

G_END_DECLS
