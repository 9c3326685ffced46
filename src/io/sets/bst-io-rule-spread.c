/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rule-spread.h"

#include "bst-io-rule-set.h"

#include <glib/gi18n-lib.h>

/* Do both set the switches that concern the rule to the same values? */
static gboolean
is_alike (const BstIoRule *rule,
          const BstRules  *one,
          const BstRules  *other)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    if (bst_io_rule_concerns (rule, switches[i].rule) && bst_rules_differ (one, other, &switches[i]))
      return FALSE;

  return TRUE;
}

void
bst_io_rule_spread_init (BstIoRuleSpread *self,
                         const BstIoRule *rule)
{
  g_autoptr (GStrvBuilder) same = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) other = g_strv_builder_new ();
  g_auto (GStrv) ids = bst_io_rule_set_list ();
  BstRules current, rules;

  bst_io_rules_load (ids[0], &current, NULL);
  for (char **id = ids; *id != NULL; id++)
    if (bst_io_rules_load (*id, &rules, NULL))
      g_strv_builder_add (is_alike (rule, &current, &rules) ? same : other, *id);

  self->same = g_strv_builder_end (same);
  self->other = g_strv_builder_end (other);
}

void
bst_io_rule_spread_clear (BstIoRuleSpread *self)
{
  g_clear_pointer (&self->same, g_strfreev);
  g_clear_pointer (&self->other, g_strfreev);
}

char *
bst_io_rule_spread_dup_text (const BstIoRuleSpread *self)
{
  guint n_same = g_strv_length (self->same), n_other = g_strv_length (self->other);
  g_autofree char *same = NULL, *other = NULL;

  if (n_other == 0)
    return g_strdup (_("Same in all rule sets"));
  same = g_strdup_printf (ngettext ("Same in %u rule set", "Same in %u rule sets", n_same), n_same);
  other = g_strdup_printf (ngettext ("differs in %u", "differs in %u", n_other), n_other);

  /* Translators: "Same in 5 rule sets", "differs in 2". */
  return g_strdup_printf (C_("rule sets", "%s, %s"), same, other);
}
