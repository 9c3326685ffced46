/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps that a turn being tried can go on with, in the reader's language. */

#pragma once

#include "bastide-turn-input.h"

G_BEGIN_DECLS

/* What a step does: "knight, city north", "dragon north". (transfer full) */
char *bastide_choice_text_get        (const BstPosition *position,
                                    const BstStep     *step);

/* The figure on a part, or the part as a place: "knight of Red, city north". (transfer full) */
char *bastide_choice_text_dup_part   (const BstPosition *position,
                                      guint              part);

/* What the turn waits for, and whom: "Red may put a figure". (transfer full) */
char *bastide_choice_text_dup_prompt (const BstPosition *position);

G_END_DECLS
