/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying all moves of a puzzle, and reading answers: what bst-puzzle-solve.c, -solve-facts.c,
 * -judge.c and -check.c share. */

#pragma once

#include "bst-puzzle-solve.h"

G_BEGIN_DECLS

/* Makes the moves of @text, "U@1,0 r0; V@2,0 r0", on @position, and gives the turn back to the
 * solver between them. FALSE and @error if one is no move, illegal, or not of a tile that may
 * be laid then. @moves has BST_MAX_PUZZLE_TILES. */
gboolean    bst_puzzle_play          (const BstPuzzle    *puzzle,
                                      guint               drawn,
                                      const char         *text,
                                      BstPosition        *position,
                                      BstMove            *moves,
                                      GError            **error);

/* The part of the other target on the puzzle's position; BST_NO_PART if there is none. */
guint       bst_puzzle_find_other    (const BstPuzzle    *puzzle);

/* The moves that the setter of BST_TASK_MOVE gives all stars, into @solution; FALSE and @error, which says what is
 * wrong with the first of them, if none can be played. */
gboolean    bst_puzzle_list_wanted   (const BstPuzzle    *puzzle,
                                      guint               drawn,
                                      BstPuzzleSolution  *solution,
                                      GError            **error);

/* --- bst-puzzle-solve-facts.c --- */

/* Solves a task that is not answered by moves, into @solution, whose lists are there and empty. FALSE
 * and @error (BST_ERROR_DATA) if there is nothing to find: no such feature, no tile, no right
 * sentence. */
gboolean    bst_puzzle_find_facts    (const BstPuzzle    *puzzle,
                                      BstPuzzleSolution  *solution,
                                      GError            **error);

/* --- bst-puzzle-solve-search.c --- */

/* What the position is worth to the solver of the task, after his last move. */
int         bst_puzzle_value         (const BstPuzzle    *puzzle,
                                      const BstPosition  *position);

/* All lines with the best value into @solution, whose list is empty. FALSE if there are more
 * lines than BST_PUZZLE_MAX_LINES, or @stop (nullable) said so. */
gboolean    bst_puzzle_search        (const BstPuzzle    *puzzle,
                                      guint               drawn,
                                      BstPuzzleStop       stop,
                                      gpointer            stop_data,
                                      BstPuzzleSolution  *solution);

/* Does the setter say anything of this line, in whatever spelling? */
gboolean    bst_puzzle_names_line    (const BstPuzzle    *puzzle,
                                      guint               drawn,
                                      const char         *line);

G_END_DECLS
