/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of the list of rules: a rule, its number in bold, or the heading of a chapter. */

#pragma once

#include <gtk/gtk.h>

#include <bst-io-rulebook.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RULE_LINE (bastide_rule_line_get_type ())
G_DECLARE_FINAL_TYPE (BastideRuleLine, bastide_rule_line, BASTIDE, RULE_LINE, GtkWidget)

GtkWidget *bastide_rule_line_new          (void);

void       bastide_rule_line_bind         (BastideRuleLine  *self,
                                          const BstIoRule *rule);
void       bastide_rule_line_bind_heading (BastideRuleLine  *self,
                                          const char      *heading);

G_END_DECLS
