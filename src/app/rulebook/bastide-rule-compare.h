/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the same moves pay under each rule set: a row for those that pay alike. Signal: "shown": another row is
 * looked at. */

#pragma once

#include <gtk/gtk.h>

#include <bst-io-case-compare.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RULE_COMPARE (bastide_rule_compare_get_type ())
G_DECLARE_FINAL_TYPE (BastideRuleCompare, bastide_rule_compare, BASTIDE, RULE_COMPARE, GtkWidget)

/* The moves up to @node (bst_io_case_compare()); NULL: none. The first row is looked at. */
void                    bastide_rule_compare_set_node  (BastideRuleCompare *self,
                                                        const BstNode      *node);

/* The row that is looked at. (nullable) */
const BstIoCaseOutcome *bastide_rule_compare_get_shown (BastideRuleCompare *self);

/* What it says: the rule sets, what they pay, and why, in lines. (transfer full) (nullable) */
char                   *bastide_rule_compare_dup_told  (BastideRuleCompare *self);

/* Looks at the next row or the one before; FALSE at the ends. */
gboolean                bastide_rule_compare_go        (BastideRuleCompare *self,
                                                        gboolean            is_back);

G_END_DECLS
