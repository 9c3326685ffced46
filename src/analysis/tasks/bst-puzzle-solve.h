/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving puzzles exhaustively, and telling a setter what is wrong with his. */

#pragma once

#include "bst-puzzle.h"

G_BEGIN_DECLS

/* How many moves an answer has: known tiles are all laid, otherwise one is. */
guint       bst_puzzle_get_n_moves    (const BstPuzzle    *puzzle);

/* Do figures matter to the task? A move to complete or to block is the tile alone. */
gboolean    bst_puzzle_has_figures    (const BstPuzzle    *puzzle);

/* Of how many tiles one is drawn from the bag; 1 if none is. */
guint       bst_puzzle_get_n_draws    (const BstPuzzle    *puzzle);

/* The part of the target on the puzzle's position; BST_NO_PART if there is none. */
guint       bst_puzzle_find_target    (const BstPuzzle    *puzzle);

/* The features from which a solver chooses those that count, of a task that is answered by features: a
 * part of each, in their order on the board. (element-type guint16) (transfer full) */
GArray     *bst_puzzle_list_candidates (const BstPuzzle   *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* Is @part one of these? (element-type guint16) */
gboolean    bst_puzzle_has_part       (const GArray       *parts,
                                       guint               part);

/* A solution of a task that is answered by moves. */
typedef struct
{
  guint   n_moves;
  BstMove moves[BST_MAX_PUZZLE_TILES];
  int     value;            /* points, lead; 1 for complete and block */
} BstPuzzleLine;

typedef struct
{
  GArray *lines;            /* (element-type BstPuzzleLine): all that reach @value; moves */
  guint   n_tried;          /* ... of so many; 0 if they are the setter's */
  int     value;            /* the best value; the number that is asked for */
  int     second;           /* the next best value; G_MININT if there is none */
  guint8  players;          /* tasks about players: bit p; 0 nobody */
  GArray *cells;            /* (element-type BstPlacement): tasks about cells, row by row */
  GArray *parts;            /* (element-type guint16): tasks about features: their roots, ascending */
  GArray *numbers;          /* (element-type int): rows of numbers (bst_puzzle_get_row()) */
  char   *text;             /* (nullable): the right sentence, as in BstPuzzleAnswer */
  BstEvents events;         /* why the number is what it is, where points were paid, or would be */
} BstPuzzleSolution;

/* What a number of a row is about. */
typedef enum
{
  BST_PUZZLE_ROW_PLAYER,    /* @index: what this player was paid */
  BST_PUZZLE_ROW_SCORED,    /* scored so far */
  BST_PUZZLE_ROW_EVENT,     /* @index: one of the events of the solution */
  BST_PUZZLE_ROW_TOTAL,
  BST_PUZZLE_ROW_EDITION    /* @index: one of the puzzle's editions */
} BstPuzzleRowKind;

typedef struct
{
  BstPuzzleRowKind kind;
  guint            index;
} BstPuzzleRow;

/* @row: below the length of the numbers of the solution. */
BstPuzzleRow bst_puzzle_get_row       (const BstPuzzle    *puzzle,
                                       const BstPuzzleSolution *solution,
                                       guint               row);

/* No more lines are tried. */
#define BST_PUZZLE_MAX_LINES 1000000

/* Solves the task. Lines that differ only in rotations of a symmetric tile are one. FALSE and
 * @error (BST_ERROR_DATA) if there is nothing to solve: no such feature, no legal move, or too many lines. For
 * tiles drawn from a bag, @drawn is the index of the one that was; else 0. */
gboolean    bst_puzzle_solve          (const BstPuzzle    *puzzle,
                                       guint               drawn,
                                       BstPuzzleSolution  *solution,
                                       GError            **error);

/* Asked again and again while moves are tried; TRUE ends the search. */
typedef gboolean (*BstPuzzleStop) (gpointer data);

/* The same, as long as @stop (nullable) lets it go on: from any thread, with a puzzle that
 * nobody else has. */
gboolean    bst_puzzle_solve_until    (const BstPuzzle    *puzzle,
                                       guint               drawn,
                                       BstPuzzleStop       stop,
                                       gpointer            stop_data,
                                       BstPuzzleSolution  *solution,
                                       GError            **error);
void        bst_puzzle_solution_clear (BstPuzzleSolution  *solution);

/* What an answer is worth at most. */
#define BST_FULL_MARKS 10

/* What a solver gets for an answer in the words of BstPuzzleAnswer. */
typedef struct
{
  gboolean right;
  guint    marks;           /* BST_FULL_MARKS for every right answer that the setter does not mark */
  int      value;           /* of his move; his number; how many cells, features, right numbers */
  const char *reply;        /* the setter's; borrowed (nullable) */
} BstPuzzleVerdict;

/* FALSE and @error if the answer is none: not a move of this game, illegal, not a number. */
gboolean    bst_puzzle_judge          (const BstPuzzle    *puzzle,
                                       guint               drawn,
                                       const char         *answer,
                                       BstPuzzleVerdict   *verdict,
                                       GError            **error);

/* The same, by a solution that is there already. */
gboolean    bst_puzzle_judge_by       (const BstPuzzle    *puzzle,
                                       guint               drawn,
                                       const BstPuzzleSolution *solution,
                                       const char         *answer,
                                       BstPuzzleVerdict   *verdict,
                                       GError            **error);

/* Reads what answers a task that chooses a sentence, or says whether one is true: the number of the
 * sentence from 1, or 1 for true and 0 for false. FALSE and @error, which names @text, if it is neither. */
gboolean    bst_puzzle_read_sentence  (const BstPuzzle    *puzzle,
                                       const char         *text,
                                       int                *value,
                                       GError            **error);

/* The right answer of a task that is not answered by moves, in the words of BstPuzzleAnswer.
 * (transfer full) */
char       *bst_puzzle_dup_right      (const BstPuzzle    *puzzle,
                                       const BstPuzzleSolution *solution) G_GNUC_WARN_UNUSED_RESULT;

/* A fault that the setter should know of. */
typedef enum
{
  BST_FAULT_UNSOLVABLE,     /* nothing to solve; @error says why */
  BST_FAULT_NOT_UNIQUE,     /* several moves reach the best value; @detail names one */
  BST_FAULT_WRONG,          /* an answer marked as right is not; @detail is the answer */
  BST_FAULT_MISSED,         /* the best answer is marked as wrong; @detail is the answer */
  BST_FAULT_ILLEGAL,        /* an answer (@detail) or a move of the solution is none; @error says why */
  BST_FAULT_SOLUTION,       /* the solution does not begin with a right answer */
  BST_FAULT_MARK,           /* of a lesson: @detail is a feature that is lit and not there */
  BST_FAULT_SEVERAL_RIGHT,  /* of sentences: @detail is another that is marked as right */
  BST_FAULT_SAME_SENTENCE,  /* @detail is a sentence that stands there twice */
  BST_FAULT_NO_REPLY,       /* @detail is a wrong sentence that nothing is said about */
  BST_FAULT_STATED,         /* of a sentence (bst-stated.h): @detail states a number, and @value is right */
  BST_FAULT_NOT_STATED      /* @detail states nothing that can be checked; @error (nullable) says why */
} BstPuzzleFaultKind;

#define BST_N_PUZZLE_FAULTS (BST_FAULT_NOT_STATED + 1)

/* "unsolvable", "not-unique" ...: tags. Static, never translated. */
const char *bst_puzzle_fault_tag      (BstPuzzleFaultKind  kind);

typedef struct
{
  BstPuzzleFaultKind kind;
  char              *detail;    /* (nullable) */
  int                value;     /* of BST_FAULT_STATED */
  GError            *error;     /* (nullable) */
} BstPuzzleFault;

/* Takes @error (nullable). (transfer full) */
BstPuzzleFault *bst_puzzle_fault_new  (BstPuzzleFaultKind  kind,
                                       const char         *detail,
                                       GError             *error) G_GNUC_WARN_UNUSED_RESULT;
void        bst_puzzle_fault_free     (BstPuzzleFault     *fault);

/* All faults (element-type BstPuzzleFault), empty if the puzzle is sound. Several best moves
 * are a fault only where the setter named fewer. (transfer full) */
GPtrArray  *bst_puzzle_check          (const BstPuzzle    *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* The same, as long as @stop (nullable) lets it go on; what was found before is then no verdict.
 * @solutions, which are empty, get those of the draws; @lines stays NULL where there is none. The
 * caller clears them. From any thread, with a puzzle that nobody else has. (transfer full) */
GPtrArray  *bst_puzzle_check_until    (const BstPuzzle    *puzzle,
                                       BstPuzzleStop       stop,
                                       gpointer            stop_data,
                                       BstPuzzleSolution   solutions[BST_MAX_PUZZLE_TILES]) G_GNUC_WARN_UNUSED_RESULT;

/* What makes a poor puzzle of one without faults. */
typedef enum
{
  BST_WARNING_NONE,
  BST_WARNING_NO_GAIN,      /* the best turn pays nothing */
  BST_WARNING_EASY          /* most turns solve it */
} BstPuzzleWarning;

#define BST_N_PUZZLE_WARNINGS (BST_WARNING_EASY + 1)

/* "no-gain", "easy"; "" for none. Static, never translated. */
const char *bst_puzzle_warning_tag    (BstPuzzleWarning    warning);

/* Looks at all draws together. @solutions: those of bst_puzzle_check_until(). @n_solving and @n_tried get how many
 * lines solve it, and of how many. */
BstPuzzleWarning bst_puzzle_get_warning (const BstPuzzle         *puzzle,
                                         const BstPuzzleSolution  solutions[BST_MAX_PUZZLE_TILES],
                                         guint                   *n_solving,
                                         guint                   *n_tried);

/* The text of a line, in the one spelling that stands for all: the smallest rotation of a tile
 * that looks the same, places named by their first half-edge. (transfer full) */
char       *bst_puzzle_dup_line      (const BstPuzzle    *puzzle,
                                      const BstMove      *moves,
                                      guint               n_moves) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstPuzzleSolution, bst_puzzle_solution_clear)

G_END_DECLS
