/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a figure that may be put now would be worth. */

#pragma once

#include <bst-position.h>

G_BEGIN_DECLS

/* With how many points more whoever decides would stand (score, and what the end of the game would pay: E2) than if
 * nothing were put: after the turn, of which nothing else is done. FALSE if the turn cannot end so. */
gboolean bastide_turn_worth_count (const BstPosition *position,
                                   const BstStep     *step,
                                   int               *worth);

G_END_DECLS
