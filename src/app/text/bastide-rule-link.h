/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of rules in a text, as links. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @text as markup in which every number of a rule is a link. (transfer full) */
char    *bastide_rule_link_dup_markup (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* For a label's "activate-link": asks the widgets around @label to show the rule, by their action "rule.show" (s). FALSE
 * if the link is not one to a rule. */
gboolean bastide_rule_link_activate   (GtkLabel   *label,
                                       const char *uri);

G_END_DECLS
