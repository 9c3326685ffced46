/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of rules in a text, as links. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @label says @text, in which every number of a rule is a link: it asks the widgets around the label to show the rule, by
 * their action "rule.show" (s); in a dialog the window below it, by "rule.show-over" (s). Tab comes to links, and Enter
 * follows them. */
void bastide_rule_link_set_text (GtkLabel   *label,
                                 const char *text);

G_END_DECLS
