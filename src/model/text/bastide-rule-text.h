/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events in words: what happened, to whom, and by which rules. */

#pragma once

#include <bst-event.h>

G_BEGIN_DECLS

/* "City completed", "Road unfinished at the end" ... Static. */
const char *bastide_rule_text_get_title    (const BstEvent *event);

/* The rules that apply, one a line with its number: "C2: A completed city ...". (transfer full) */
char       *bastide_rule_text_dup_sentence (const BstEvent *event);

/* What each player had where that decided: followers (MJ1, MJ2), farms (FV1b), tokens (T5); NULL if
 * there was nobody to compare with. (transfer full) */
char       *bastide_rule_text_dup_majority (const BstEvent *event,
                                            const BstGame  *game);

/* Who got it; of a ransom or a price, who paid whom. (transfer full) */
char       *bastide_rule_text_dup_players  (const BstEvent *event,
                                            const BstGame  *game);

/* "+10"; NULL of what has to do with no points. (transfer full) */
char       *bastide_rule_text_dup_points   (const BstEvent *event);

/* The sentence of one rule; NULL for a number without one. Static. */
const char *bastide_rule_text_find         (const char     *number);

/* The titles of switches, of a list of their names with blanks between. (transfer full) */
char       *bastide_rule_text_dup_switches (const char     *switches);

G_END_DECLS
