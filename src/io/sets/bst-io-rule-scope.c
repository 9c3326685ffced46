/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rule-scope.h"

#include "bst-io-tile-set.h"

#include <string.h>

/* The chapter that one set brings, as a bit; 0 if it brings none. */
static guint
get_group (const char *set)
{
  g_autofree char *rules = bst_io_tile_set_dup_rules (set);

  for (guint group = 0; rules != NULL && group < BST_IO_N_RULE_GROUPS; group++)
    if (strcmp (bst_io_rule_group_get_id ((BstIoRuleGroup) group), rules) == 0)
      return 1u << group;

  return 0;
}

static guint
get_groups_of_switches (const BstRules *rules)
{
  guint groups = 0, n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);
  BstRules current;

  bst_rules_init (&current);
  for (guint i = 0; i < n_switches; i++)
    if (bst_rules_differ (rules, &current, &switches[i]))
      groups |= 1u << bst_io_switch_get_group (switches[i].name);

  return groups;
}

guint
bst_io_rule_scope_get (const char     *tiles,
                       const BstRules *rules)
{
  guint groups = 1u << BST_IO_RULES_BASE | get_groups_of_switches (rules);
  g_auto (GStrv) parts = g_strsplit (tiles, "+", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      bst_io_tile_set_cut_copies (*part);
      groups |= get_group (*part);
    }

  return groups;
}
