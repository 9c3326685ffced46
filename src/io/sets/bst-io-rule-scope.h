/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which chapters of rules and switches a game has. */

#pragma once

#include "bst-io-rule-text.h"

G_BEGIN_DECLS

/* A bit for each, 1 << BstIoRuleGroup: the base game, what the sets of @tiles bring ("basic+river", bst_tile_set_get_id()),
 * and those that have a switch which is not as in the current rules, where all expansions are off. */
guint bst_io_rule_scope_get (const char     *tiles,
                             const BstRules *rules);

G_END_DECLS
