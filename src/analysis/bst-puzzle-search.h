/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying all moves of a puzzle, for bst-puzzle-solve.c. */

#pragma once

#include "bst-puzzle-solve.h"

G_BEGIN_DECLS

/* How many moves an answer has: known tiles are all laid, otherwise one is. */
guint       bst_puzzle_get_n_moves   (const BstPuzzle    *puzzle);

/* Makes the moves of @text, "U@1,0 r0; V@2,0 r0", on @position, and gives the turn back to the
 * solver between them. FALSE and @error if one is no move, illegal, or not of a tile that may
 * be laid then. @moves has BST_MAX_PUZZLE_TILES. */
gboolean    bst_puzzle_play          (const BstPuzzle    *puzzle,
                                      guint               drawn,
                                      const char         *text,
                                      BstPosition        *position,
                                      BstMove            *moves,
                                      GError            **error);

/* What the position is worth to the solver of the task, after his last move. */
int         bst_puzzle_value         (const BstPuzzle    *puzzle,
                                      const BstPosition  *position);

/* All lines with the best value into @solution, whose list is empty. */
void        bst_puzzle_search        (const BstPuzzle    *puzzle,
                                      guint               drawn,
                                      BstPuzzleSolution  *solution);

/* The node of the target on the puzzle's position; BST_NO_NODE if there is none. */
guint       bst_puzzle_find_target   (const BstPuzzle    *puzzle);

G_END_DECLS
