/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One rule switch: what it decides, how it stands, and who says so. */

#pragma once

#include <adwaita.h>

#include <bst-rules.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RULE_ROW (bastide_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideRuleRow, bastide_rule_row, BASTIDE, RULE_ROW, AdwPreferencesRow)

/* Signal "chosen" (value), of a row that can be changed: the user wants this value. */

GtkWidget           *bastide_rule_row_new        (const BstRuleSwitch *rule_switch,
                                                  gboolean             editable) G_GNUC_WARN_UNUSED_RESULT;

const BstRuleSwitch *bastide_rule_row_get_switch (BastideRuleRow      *self);

/* Shows how the switch stands in @rules, and in @other (nullable) if that differs; @other_title
 * is what those rules are called. TRUE if they differ. */
gboolean             bastide_rule_row_set        (BastideRuleRow      *self,
                                                  const BstRules      *rules,
                                                  const BstRules      *other,
                                                  const char          *other_title);

G_END_DECLS
