/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A rule in a list. */

#pragma once

#include <gio/gio.h>

#include <bst-io-rulebook.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RULE_ITEM (bastide_rule_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideRuleItem, bastide_rule_item, BASTIDE, RULE_ITEM, GObject)

BastideRuleItem *bastide_rule_item_new      (const BstIoRule *rule) G_GNUC_WARN_UNUSED_RESULT;

const BstIoRule *bastide_rule_item_get_rule (BastideRuleItem *self);

G_END_DECLS
