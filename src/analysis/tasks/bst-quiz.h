/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Questions of a quiz: puzzles that are made of a position, whatever game it comes from. What is asked of is chosen
 * by chance among what is worth asking, and nothing is asked that the rules leave open or that this library
 * does not search to the end. */

#pragma once

#include "bst-puzzle-solve.h"

G_BEGIN_DECLS

typedef enum
{
  BST_QUIZ_OWNER,           /* who owns a feature with figures, of three tiles or more? */
  BST_QUIZ_WORTH,           /* what is a feature worth, when completed or at the end? */
  BST_QUIZ_PAID,            /* what did the move that was just played pay its player? */
  BST_QUIZ_FITS,            /* how many of the tiles left fit a cell? */
  BST_QUIZ_CELLS,           /* where may a tile go? */
  BST_QUIZ_MOVE,            /* which move scores the most? */
  BST_QUIZ_WINNER,          /* who wins if the game ends now? */
  BST_QUIZ_SHEET            /* the score sheet of a player if the game ends now */
} BstQuizKind;

#define BST_N_QUIZ_KINDS (BST_QUIZ_SHEET + 1)
#define BST_QUIZ_ALL     ((1u << BST_N_QUIZ_KINDS) - 1)

#define BST_QUIZ_LEVELS  5

/* "owner", "worth" ...: the words of ids and of the command line. Static, never translated. */
const char *bst_quiz_kind_name    (BstQuizKind        kind);
/* FALSE if there is none of this name, which ends at the end of the text or at a "-". */
gboolean    bst_quiz_kind_from_id (const char        *id,
                                   BstQuizKind       *kind);

/* The level in the id of a question; 0 if it is none of ours. */
guint       bst_quiz_level_from_id (const char       *id);

/* A question of this kind, its level as near to @level (1 to 5) as the position has one; NULL if it has none, or
 * one of its turns waits for somebody. The same arguments give the same question, and its id, "owner-3-" and a
 * number, is the same for the same question alone. A level is 1 and what makes the question hard, at most 5:
 *
 * - owner: 1 for each player beyond the first with figures there, 1 for a farm, 1 for seven tiles or more, 1 where
 *   several own it, 1 for figures that do not count one;
 * - worth: 1 for each of 5, 8 and 12 tiles that it has, 1 for a farm, 1 for pennants, 1 for emblems, 1 if a tile
 *   has several pieces of it;
 * - paid: 1 for each of 6 and 12 points, 1 for each event beyond the first that pays the player, 1 if others are
 *   paid;
 * - fits: 1 for each of 3, 6, 10 and 15 kinds of tiles that fit;
 * - cells: 1 for each of 4, 7, 11 and 16 cells;
 * - move: 1 for each of 5, 10 and 20 cells where the tile may lie, 1 if the next best move has one point less;
 * - winner: 1 for each of 31, 16, 8 and 4 points that the lead is below;
 * - sheet: 1 for each of 2, 4, 6 and 8 lines between the first and the total. */
BstPuzzle  *bst_quiz_make         (const BstPosition *position,
                                   BstQuizKind        kind,
                                   guint              level,
                                   guint64            seed) G_GNUC_WARN_UNUSED_RESULT;

/* How many right answers lead to the next level, and the share of right answers in per cent that a level must
 * have to begin with it. */
#define BST_QUIZ_STREAK 2
#define BST_QUIZ_SHARE  60

/* The level that follows an answer: one more after so many right ones in a row, one less after a wrong one. @streak: right
 * answers since the level changed, which is counted here. */
guint       bst_quiz_next_level   (guint              level,
                                   gboolean           right,
                                   guint             *streak);

G_END_DECLS
