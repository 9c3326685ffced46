/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle that is being made, in the reader's language. */

#pragma once

#include "bastide-puzzle-editor.h"

G_BEGIN_DECLS

/* "U, 3 left": a tile that may come. (transfer full) */
char       *bastide_puzzle_editor_text_dup_tile  (const BstPosition *position,
                                                  guint          type);

/* The best answers, as the program found them; a line for each draw. (transfer full) */
char       *bastide_puzzle_editor_text_dup_found (BastidePuzzleEditor *puzzle_editor);

/* All that is wrong, a sentence on each line; NULL if nothing is. (transfer full) (nullable) */
char       *bastide_puzzle_editor_text_dup_faults (BastidePuzzleEditor *puzzle_editor);
/* What an answer of the puzzle says; @text itself if that cannot be read. (transfer full) */
char       *bastide_puzzle_editor_text_dup_answer (const BstPuzzle  *puzzle,
                                                   const char       *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
