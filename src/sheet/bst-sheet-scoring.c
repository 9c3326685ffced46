/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which numbered rules say what is paid, and when; what they say is the rulebook's. */

#include "config.h"

#include "bst-sheets.h"

#include "bst-io-rulebook.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* The rule counts where every one of these switches has the value, or behind "!" another one. */
typedef struct
{
  const char *number;
  const char *needs;
} Paying;

static const Paying when_finished[] = {
  { "RD2", "" },
  { "RD3", "" },
  { "IC1", "inns=yes" },
  { "C2", "" },
  { "C3", "" },
  { "C4", "two-tile-city=reduced" },
  { "IC2", "inns=yes" },
  { "SI1", "siege=yes" },
  { "T3", "goods=yes" },
  { "GO2", "gold=yes" },
  { "KR5", "king=yes king-robber-points=at-once" },
  { "MO2", "" },
  { "AB4", "abbots!0" },
  { "AB5", "abbots!0" },
  { "H11", "table-edge=completes" },
  { "AM3", "barns!0" },
  { "PD4", "fairy=yes" },
  { "MJ1", "" },
  { "MJ2", "" },
  { "IC3", "big-followers!0" },
  { "AM5", "mayors!0" },
};

static const Paying at_end[] = {
  { "H9", "unfinished!paid" },
  { "RD5", "unfinished=paid" },
  { "C6", "unfinished=paid" },
  { "MO3", "unfinished=paid" },
  { "AB4", "unfinished=paid abbots!0" },
  { "F4", "farmers=yes unfinished!nor-farms" },
  { "FV1", "farmers=yes unfinished!nor-farms farm-scoring=older" },
  { "FV1b", "farmers=yes unfinished!nor-farms farm-scoring=older-literal" },
  { "FV2", "farmers=yes unfinished!nor-farms farm-scoring=second-edition" },
  { "FV3", "farmers=yes unfinished!nor-farms farm-scoring=third-edition" },
  { "T9", "farmers=yes pigs!0" },
  { "FV-pig", "farmers=yes pigs!0 farm-scoring!third-edition farm-scoring!second-edition" },
  { "SI2", "farmers=yes siege=yes" },
  { "D5", "farmers=yes drought=yes" },
  { "AM4", "barns!0" },
  { "T5", "goods=yes" },
  { "GO4", "gold=yes" },
  { "KR3", "king=yes king-robber-points=each" },
  { "KR5", "king=yes king-robber-points!each king-robber-points!at-once" },
  { "MJ3", "unfinished=paid" },
  { "E3", "" },
};

static gboolean
has_value (const BstRules *rules,
           const char     *need)
{
  gsize length = strcspn (need, "=!");
  g_autofree char *name = g_strndup (need, length);
  g_autofree char *value = bst_rules_get (rules, name);

  return (strcmp (value, need + length + 1) == 0) == (need[length] == '=');
}

static gboolean
is_paying (const BstRules *rules,
           const Paying   *paying)
{
  g_auto (GStrv) needs = g_strsplit (paying->needs, " ", -1);

  for (guint i = 0; needs[i] != NULL; i++)
    if (!has_value (rules, needs[i]))
      return FALSE;

  return TRUE;
}

/* The sentence, and how the switches are set that change the rule: "Farms: third edition". (transfer full) */
static char *
dup_text (const BstRules  *rules,
          const BstIoRule *rule)
{
  g_autoptr (GString) text = g_string_new (bst_io_rule_get_sentence (rule));
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    if (bst_io_rule_concerns (rule, switches[i].rule))
      {
        g_autofree char *value = bst_rules_get (rules, switches[i].name);
        g_autofree char *label = bst_io_value_dup_label (switches[i].name, value);

        g_string_append_c (text, '\n');
        /* Translators: a rule switch, and what it is set to. */
        g_string_append_printf (text, C_("switch", "%s: %s"), bst_io_switch_get_title (switches[i].name), label);
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_rules (BstSheet       *self,
           const BstRules *rules,
           const char     *heading,
           const Paying   *paying,
           guint           n_paying)
{
  bst_sheet_add_text (self, BST_SHEET_HEADING, heading);
  for (guint i = 0; i < n_paying; i++)
    if (is_paying (rules, &paying[i]))
      {
        const BstIoRule *rule = bst_io_rulebook_find (paying[i].number);
        g_autofree char *text = dup_text (rules, rule);

        bst_sheet_add_row (self, rule->number, text);
      }
}

BstSheet *
bst_sheet_new_scoring (const BstRules *rules,
                       const char     *title)
{
  /* Translators: a sheet that says what is paid; %s is a rule set. */
  g_autofree char *whole = g_strdup_printf (_("Scoring: %s"), title);
  BstSheet *self = bst_sheet_new (whole);

  bst_sheet_add_text (self, BST_SHEET_TITLE, whole);
  add_rules (self, rules, _("When it is finished"), when_finished, G_N_ELEMENTS (when_finished));
  add_rules (self, rules, _("At the end of the game"), at_end, G_N_ELEMENTS (at_end));

  return self;
}
