/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of rules in a text, as links. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Before the number in a link. */
#define BASTIDE_RULE_MARKUP_SCHEME "rule:"

/* @text as Pango's markup in which every number of a rule is a link. (transfer full) */
char *bastide_rule_markup_dup (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
