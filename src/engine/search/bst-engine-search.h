/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to play: every turn with the tile in hand is valued; the best of them are then tried on with tiles that may
 * come, the same for all of them, and what is surely worse falls out of the race. When few tiles are left the game is
 * looked at to its end instead.
 *
 * The work falls into rounds of pieces, which several threads may do at once. With one piece a round, the same seed and
 * number of rounds give the same answer on every machine. */

#pragma once

#include "bst-engine-level.h"
#include "bst-engine-value.h"

G_BEGIN_DECLS

#define BST_SEARCH_MAX_PIECES 64

typedef struct
{
  guint64 seed;
  guint   width;            /* turns that are tried; 0: as usual */
  guint   depth;            /* turns that are played after each; 0: as usual */
  double  most_exact;       /* last positions that are looked at for an exact end; 0: none */
  guint   level;            /* plays as well as that (bst-engine-level.h), and of equal turns one by chance; 0: as it can */
  const BstMove *must;      /* a turn that is tried whatever its value (nullable); only while the search is made */
} BstEngineSettings;

/* A turn, and what it is worth to the player who makes it. */
typedef struct
{
  BstMove  move;
  double   margin;          /* expected, in points, to the best of the others */
  double   error;           /* standard error of it: what more tries could change, as far as that can be told from those
                             * made, and before there are any from other games; 0 if it is exact */
  double   win;             /* chance to win alone, ... */
  double   tie;             /* ... or with others */
  double   first;           /* the margin by the value alone */
  int      points[BST_MAX_PLAYERS];     /* paid to each player in the turn */
  guint    n_tries;
  gboolean exact;
  guint8   tier;            /* 0: still in the race, or exact; 1: fell out of it; 2: only valued */
} BstEngineAnswer;

typedef struct _BstEngineSearch BstEngineSearch;

/* Looks at all turns of the player whose turn it is with a tile of @type, which waits for it. NULL if there is none.
 * @net must outlive the search; the position is copied. */
BstEngineSearch       *bst_engine_search_new   (const BstEngineNet      *net,
                                                const BstPosition       *position,
                                                guint                    type,
                                                const BstEngineSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
void                   bst_engine_search_free  (BstEngineSearch         *search);

/* Is there nothing left to find out? */
gboolean               bst_engine_search_is_done (const BstEngineSearch *search);

/* A round of at most @n_pieces (up to BST_SEARCH_MAX_PIECES): how many there are. */
guint                  bst_engine_search_begin (BstEngineSearch         *search,
                                                guint                    n_pieces);
/* Does one of them. @stop (nullable) is asked now and then, and what it breaks off does not count. */
void                   bst_engine_search_try   (BstEngineSearch         *search,
                                                guint                    piece,
                                                gboolean               (*stop) (gpointer data),
                                                gpointer                 data);
void                   bst_engine_search_end   (BstEngineSearch         *search);

/* Turns tried so far, each as often as it was. */
guint64                bst_engine_search_count (const BstEngineSearch   *search);

/* How many turns there are, and the @index-th best of them. Owned by @search, until the next round ends. */
guint                  bst_engine_search_get_n (const BstEngineSearch   *search);
const BstEngineAnswer *bst_engine_search_get   (const BstEngineSearch   *search,
                                                guint                    index);

/* Its turn with all that is to be decided in it besides, as the value thinks best: one that can be played. */
void                   bst_engine_search_get_whole (const BstEngineSearch *search,
                                                    guint                index,
                                                    BstMove             *move);

/* The place of a turn among them, which may be written otherwise (other edges of the same feature, an equal rotation), as
 * far as it was decided first; -1 if it is none of them. */
int                    bst_engine_search_find  (const BstEngineSearch   *search,
                                                const BstMove           *move);

/* The standard error of the chance to win of the @index-th, with half of that to tie: as that of its margin. */
double                 bst_engine_search_get_chance_error (const BstEngineSearch *search,
                                                           guint         index);

/* By how many points the best turn is better than the @index-th, as far as is known of both, and the standard error of that: of
 * turns that were both tried it is taken from draw to draw. */
double                 bst_engine_search_get_loss (const BstEngineSearch *search,
                                                   guint                 index,
                                                   double               *error);

/* The same in chance to win, of which a tie is a half. */
double                 bst_engine_search_get_chance_loss (const BstEngineSearch *search,
                                                          guint          index,
                                                          double        *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineSearch, bst_engine_search_free)

G_END_DECLS
