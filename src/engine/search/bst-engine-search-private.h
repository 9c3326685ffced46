/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of a search, for its files. */

#pragma once

#include "bst-deck.h"
#include "bst-engine-end.h"
#include "bst-engine-player.h"
#include "bst-engine-search.h"
#include "bst-engine-turns.h"

G_BEGIN_DECLS

/* A turn in the race. */
typedef struct
{
  guint   answer;           /* its place when the race began */
  GArray *margins;          /* float: one of each sweep so far */
  GArray *chances;          /* float: to win, and half of that to tie; as many */
  double  sum;
  double  squares;
  double  win;
  double  tie;
  gboolean is_out;
} BstSearchRacer;

/* What one try of one turn gave. */
typedef struct
{
  float margin;
  float win;
  float tie;
} BstSearchTry;

/* One sweep: the same draws for all turns in the race; or one turn that is looked at to its end. */
typedef struct
{
  BstEnginePlayer  *player;         /* Owned, as the next three; made when they are needed first */
  BstEngineEnd     *end;
  BstEngineTurns    turns;
  BstDeck           deck;
  guint             index;          /* of the sweep, or of the answer */
  gboolean          is_whole;       /* nothing stopped it */
  BstEngineEndValue exact;
  BstSearchTry     *tries;          /* Owned; of each racer */
} BstSearchPiece;

struct _BstEngineSearch
{
  const BstEngineNet *net;
  BstEngineSettings   settings;
  BstPosition        *position;     /* Owned; waits for the tile */
  guint               type;
  guint               player;
  guint               n_players;
  gboolean            is_exact;     /* looks to the end, and does not race */
  BstEngineTurns      turns;
  BstRandom           ties;
  BstEngineValuer    *valuer;       /* Owned, as all that follows */
  guint               n_answers;
  guint               allocated;
  BstEngineAnswer    *answers;      /* by the value alone, the best first: places are kept */
  BstEngineAnswer   **sorted;       /* the same by all that is known */
  guint               n_racers;
  BstSearchRacer     *racers;
  guint16            *first_draws;  /* every copy left behind the tile in hand, once, in an order of chance */
  guint               n_left;
  guint               n_done;       /* sweeps, or answers looked at to the end */
  guint64             n_tries;
  guint               n_pieces;     /* of this round */
  BstSearchPiece      pieces[BST_SEARCH_MAX_PIECES];
};

/* The value of a turn counts as so many tries of it. */
#define BST_SEARCH_FIRST_WEIGHT 3
/* How far one try is out, in points and in chance, and one difference of two with the same draws: what is known of it
 * before there are tries, which counts as much as so many of them. */
#define BST_SEARCH_SPREAD        4.
#define BST_SEARCH_CHANCE_SPREAD .08
#define BST_SEARCH_SPREAD_WEIGHT 3

/* The standard error of a mean of @n numbers, and the value as some more, which are out as these are: @deviations is the
 * sum of the squares of their deviations. */
double              bst_engine_search_find_error (double deviations,
                                                  guint  n,
                                                  double spread);

/* By how much one was better. */
typedef struct
{
  double mean;
  double error;             /* standard error of it */
} BstSearchDifference;

/* ... over the first @n sweeps, 2 and more, each with the same draws for both. */
BstSearchDifference bst_engine_search_compare (const BstSearchRacer *one,
                                               const BstSearchRacer *other,
                                               guint                 n);

G_END_DECLS
