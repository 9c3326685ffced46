/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why points were given: the formula of a scoring event, and the sentence of its rule. */

#pragma once

#include <bst-event.h>

G_BEGIN_DECLS

/* "City completed", "Road unfinished at the end" ... Static. */
const char *bastide_rule_text_get_title    (const BstEvent *event);

/* "4 tiles × 2 + 1 pennant × 2 = 10". (transfer full) */
char       *bastide_rule_text_get_formula  (const BstEvent *event,
                                            const BstRules *rules);

/* The rule with its number: "C2: A completed city ..."; on further lines the rules that had a
 * part in it as well. (transfer full) */
char       *bastide_rule_text_get_sentence (const BstEvent *event,
                                            const BstRules *rules);

/* Who had the majority (MJ1, MJ2), or how many tokens (T5); NULL if there is nothing to tell.
 * (transfer full) */
char       *bastide_rule_text_get_majority (const BstEvent *event,
                                            const BstGame  *game);

/* The sentence of one rule; NULL for a number without one. Static. */
const char *bastide_rule_text_find         (const char     *number);

G_END_DECLS
