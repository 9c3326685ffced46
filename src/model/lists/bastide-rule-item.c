/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-item.h"

struct _BastideRuleItem
{
  GObject          parent_instance;

  const BstIoRule *rule;
};

G_DEFINE_FINAL_TYPE (BastideRuleItem, bastide_rule_item, G_TYPE_OBJECT)

static void
bastide_rule_item_class_init (BastideRuleItemClass *klass)
{
}

static void
bastide_rule_item_init (BastideRuleItem *self)
{
}

BastideRuleItem *
bastide_rule_item_new (const BstIoRule *rule)
{
  BastideRuleItem *self = g_object_new (BASTIDE_TYPE_RULE_ITEM, NULL);

  self->rule = rule;

  return self;
}

const BstIoRule *
bastide_rule_item_get_rule (BastideRuleItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_RULE_ITEM (self), NULL);

  return self->rule;
}
