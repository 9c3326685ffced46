/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What puzzles and lessons ask for: the kinds of tasks, what the answer to each is, and what each
 * needs to be told. */

#pragma once

#include "bst-location.h"

G_BEGIN_DECLS

typedef enum
{
  /* --- Answered by moves --- */
  BST_TASK_MOST_NOW,        /* lay the tile for the most points at once */
  BST_TASK_MOST_END,        /* ... for the most points if the game ended then */
  BST_TASK_MARGIN,          /* ... for the greatest lead over the best other player then */
  BST_TASK_COMPLETE,        /* ... so that the feature at the target is complete */
  BST_TASK_BLOCK,           /* ... so that it never can be: an open edge where no tile left fits */
  BST_TASK_ENLARGE,         /* ... so that it has more tiles */
  BST_TASK_JOIN,            /* ... so that it is one with the feature at the other target */
  BST_TASK_SHARE,           /* ... so that the solver is among its owners */
  BST_TASK_GAIN,            /* ... for so many points at once, or more */
  BST_TASK_MOVE,            /* ... as the setter wants it */

  /* --- By cells --- */
  BST_TASK_CELLS,           /* all cells where the tile may lie */
  BST_TASK_TILES,           /* all tiles of the feature at the target */
  BST_TASK_FIGURES,         /* all tiles on which figures stand that count for its majority */

  /* --- By features --- */
  BST_TASK_CITIES,          /* all completed cities at the farm of the target (F4, F5) */
  BST_TASK_STAND,           /* all segments of the tile laid last where the player may put a follower */

  /* --- By a number --- */
  BST_TASK_POINTS,          /* what is the feature at the target worth? */
  BST_TASK_FITS,            /* how many tiles left fit the cell of the target? */
  BST_TASK_WAYS,            /* in how many rotations may the tile lie there? */
  BST_TASK_PLACES,          /* how many places for a follower has the tile laid last? */
  BST_TASK_COUNT,           /* how many features of a kind are on the board? */
  BST_TASK_SIZE,            /* how many tiles has the feature at the target? */
  BST_TASK_SUPPLY,          /* how many followers has the player in his supply? */
  BST_TASK_PAID,            /* what did the move that was played last pay the player? */
  BST_TASK_TOTAL,           /* how many points has he if the game ends now? */

  /* --- By players --- */
  BST_TASK_OWNER,           /* who owns the feature at the target? */
  BST_TASK_WINNER,          /* who wins if the game ends now (E3)? */

  /* --- By a row of numbers --- */
  BST_TASK_PAYOUT,          /* what did the move that was played last pay each player? */
  BST_TASK_SHEET,           /* the player's score sheet if the game ends now, line by line */
  BST_TASK_EDITIONS,        /* his points if the game ends now, under several rule sets */

  /* --- By a sentence --- */
  BST_TASK_CHOICE,          /* which of these sentences is right? */
  BST_TASK_TRUTH            /* is it true or false, and which rule says so? */
} BstTaskKind;

#define BST_N_TASKS (BST_TASK_TRUTH + 1)

/* How a task is answered, and the text of such an answer. */
typedef enum
{
  BST_ANSWER_MOVES,         /* "E@0,-1 r180 [Red city:S]", with "; " between several */
  BST_ANSWER_CELLS,         /* "1,0 0,-1" */
  BST_ANSWER_FEATURES,      /* "city:N at 0,0; field:NL at 1,0", or "none" */
  BST_ANSWER_NUMBER,        /* "4" */
  BST_ANSWER_PLAYERS,       /* "Red Blue", or "nobody" */
  BST_ANSWER_NUMBERS,       /* "6 3 0" */
  BST_ANSWER_CHOICE,        /* "2": the number of the sentence, from 1 */
  BST_ANSWER_TRUTH          /* "true C2", "false M5" */
} BstAnswerKind;

/* What a task must be told, as flags; all others are told nothing of it. */
typedef enum
{
  BST_TASK_NEEDS_FEATURE  = 1 << 0,     /* the target is a feature */
  BST_TASK_NEEDS_CELL     = 1 << 1,     /* the target is a cell */
  BST_TASK_NEEDS_OTHER    = 1 << 2,     /* another feature */
  BST_TASK_NEEDS_TILES    = 1 << 3,
  BST_TASK_NEEDS_PLAYED   = 1 << 4,     /* a move that was just played */
  BST_TASK_NEEDS_PLAYER   = 1 << 5,
  BST_TASK_NEEDS_KIND     = 1 << 6,     /* a kind of features */
  BST_TASK_NEEDS_WORTH    = 1 << 7,
  BST_TASK_NEEDS_GOAL     = 1 << 8,     /* a number of points */
  BST_TASK_NEEDS_EDITIONS = 1 << 9,     /* rule sets */
  BST_TASK_NEEDS_CHOICES  = 1 << 10,    /* sentences */
  BST_TASK_NEEDS_RULES    = 1 << 11     /* numbers of rules */
} BstTaskNeeds;

/* What explains the right answer on the board. */
typedef enum
{
  BST_TASK_SHOWS_NOTHING,
  BST_TASK_SHOWS_PAID,                  /* what is paid, or would be: its tiles are numbered */
  BST_TASK_SHOWS_WORTH,                 /* the same of the feature at the target, which nobody need own */
  BST_TASK_SHOWS_TURN,                  /* what the turn that was found pays */
  /* --- What would itself be the answer: when it was found, or asked for --- */
  BST_TASK_SHOWS_TILES,                 /* of the feature at the target */
  BST_TASK_SHOWS_FIGURES,               /* that count there */
  BST_TASK_SHOWS_FOLLOWERS,             /* all that the player has on the board */
  BST_TASK_SHOWS_FEATURES               /* all of the kind that is counted */
} BstTaskShows;

/* "most-now", "most-end" ...: the words of files. Static, never translated. */
const char    *bst_task_name       (BstTaskKind  kind);

BstAnswerKind  bst_task_get_answer (BstTaskKind  kind);
BstTaskNeeds   bst_task_get_needs  (BstTaskKind  kind);
BstTaskShows   bst_task_get_shows  (BstTaskKind  kind);

static inline gboolean
bst_task_is_move (BstTaskKind kind)
{
  return bst_task_get_answer (kind) == BST_ANSWER_MOVES;
}

/* Is it answered by a sentence or a rule, which only the setter knows to be right? */
static inline gboolean
bst_task_is_sentence (BstTaskKind kind)
{
  return (bst_task_get_needs (kind) & (BST_TASK_NEEDS_CHOICES | BST_TASK_NEEDS_RULES)) != 0;
}

/* Is it a goal that a move reaches or not? Others are reached more or less. */
gboolean       bst_task_is_goal    (BstTaskKind  kind);

G_END_DECLS
