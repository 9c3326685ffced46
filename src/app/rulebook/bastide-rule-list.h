/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All rules in their chapters, and a search among them. Signal: "chosen" (number), by a click or Enter. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RULE_LIST (bastide_rule_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideRuleList, bastide_rule_list, BASTIDE, RULE_LIST, GtkWidget)

/* The rule that is shown beside the list: its row is selected, and in view. */
void bastide_rule_list_set_rule  (BastideRuleList *self,
                                  const char      *number);

/* The chapters of a game (bst_io_rule_scope_get()): its rules are listed first, until others are chosen. 0: there is no game. */
void bastide_rule_list_set_scope (BastideRuleList *self,
                                  guint            scope);

G_END_DECLS
