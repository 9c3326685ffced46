/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule book over a dialog, which cannot be left for a page. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RULE_WINDOW (bastide_rule_window_get_type ())
G_DECLARE_FINAL_TYPE (BastideRuleWindow, bastide_rule_window, BASTIDE, RULE_WINDOW, AdwWindow)

/* Signal: "try" (BstRecord): an example shall be opened as a study. */

/* At the rule with this number, over @parent; Escape closes it. */
GtkWidget *bastide_rule_window_new (GtkWindow  *parent,
                                    const char *number);

G_END_DECLS
