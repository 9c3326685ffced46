/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of a turn while it is tried. */

#pragma once

#include "bastide-turn-input.h"

G_BEGIN_DECLS

/* What waits, and what Enter would take: "Red may put a figure: knight, city north (1 of 3)". With @is_plain it is told to
 * beginners, without letters of tiles and coordinates. NULL if nothing waits. (transfer full) */
char       *bastide_turn_prompt_dup         (BastideTurnInput *turn_input,
                                             gboolean          is_plain);

/* Why something is refused; with @is_plain without the number of the rule, which stands before it. NULL if nothing is. */
const char *bastide_turn_prompt_get_refusal (BastideTurnInput *turn_input,
                                             gboolean          is_plain);

/* Whether all that can be done now is to put a figure somewhere. */
gboolean    bastide_turn_prompt_puts_figures (BastideTurnInput *turn_input);

/* Of a place for a figure, in a word: "road +2", or "road" where @worth is NULL. (transfer full) */
char       *bastide_turn_prompt_dup_place   (const BstStep    *step,
                                             const int        *worth);

/* Whose legal cells are shown: those of any tile, or of the one that is laid next. (transfer full) */
char       *bastide_turn_prompt_dup_legal   (BastideTurnInput *turn_input,
                                             gboolean          is_any);

/* That this one fits on a cell. (transfer full) */
char       *bastide_turn_prompt_dup_fits    (BastideTurnInput *turn_input,
                                             int               x,
                                             int               y);

G_END_DECLS
