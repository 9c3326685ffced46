/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every rule of a game or of a rule set: how it stands, who says so, what the documents leave
 * open, and how another rule set differs. */

#pragma once

#include <adwaita.h>

#include <bst-rules.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RULES_WINDOW (bastide_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (BastideRulesWindow, bastide_rules_window, BASTIDE, RULES_WINDOW, AdwWindow)

/* @own (nullable) are rules to show before those of the bundled sets, under the name @own_title. */
GtkWidget *bastide_rules_window_new (GtkWindow      *parent,
                                     const BstRules *own,
                                     const char     *own_title) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
