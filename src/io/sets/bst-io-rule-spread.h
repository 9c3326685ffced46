/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a numbered rule stands in the bundled rule sets: which set the switches that concern it as the current
 * rules do, and which set them otherwise. */

#pragma once

#include "bst-io-rulebook.h"

G_BEGIN_DECLS

typedef struct
{
  char  **same;         /* ids of rule sets: as in "modern", which is the first of them ... */
  char  **other;        /* ... and the others; empty for a rule that no switch changes */
} BstIoRuleSpread;

void  bst_io_rule_spread_init     (BstIoRuleSpread       *self,
                                   const BstIoRule       *rule);
void  bst_io_rule_spread_clear    (BstIoRuleSpread       *self);

/* "Same in all rule sets", "Same in 5 rule sets, differs in 2". (transfer full) */
char *bst_io_rule_spread_dup_text (const BstIoRuleSpread *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstIoRuleSpread, bst_io_rule_spread_clear)

G_END_DECLS
