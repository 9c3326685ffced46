/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in a turn, in the reader's language. */

#pragma once

#include "bst-move.h"

G_BEGIN_DECLS

/* All steps of the move, joined: "knight, city north", "fairy: (1, 0)"; NULL if there are none
 * to tell. (transfer full) (nullable) */
char *bst_io_step_text_get (BstGame       *game,
                             const BstMove *move) G_GNUC_WARN_UNUSED_RESULT;
/* All of a move that lays a tile: "U (1, 0) 90° knight, city north". (transfer full) */
char *bst_io_step_text_dup_move (BstGame       *game,
                                  const BstMove *move) G_GNUC_WARN_UNUSED_RESULT;

/* What was @chosen, with what chance made of the step: "knight, city north (result 3)", "shepherd, field north (wolf)".
 * (transfer full) */
char *bst_io_step_dup_with_result (const char    *chosen,
                                   const BstStep *step) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
