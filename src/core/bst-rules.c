/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-rules.h"

#include "bst-tile-set.h"

#include <string.h>

static const char * const farm_scoring_values[] = {
  "third-edition", "second-edition", "older", "older-literal", NULL
};
static const char * const two_tile_city_values[] = { "normal", "reduced", NULL };
static const char * const city_count_values[] = { "tiles", "segments", NULL };
static const char * const unplaceable_values[] = {
  "remove", "return-to-stack", "return-to-bag", NULL
};
static const char * const yes_values[] = { "no", "yes", NULL };

static const char * const u_turn_values[] = {
  "immediate", "never-twice", "jcloisterzone", "off", NULL
};
static const char * const river_start_values[] = { "removed", "kept", NULL };
static const char * const inns_at_end_values[] = { "nothing", "usual", NULL };

#define FIELD(field) G_STRUCT_OFFSET (BstRules, field)

static const BstRuleSwitch switches[] = {
  { "farm-scoring", "FV1-FV3", farm_scoring_values, 0, 0, FIELD (farm_scoring) },
  { "two-tile-city", "C4", two_tile_city_values, 0, 0, FIELD (two_tile_city) },
  { "city-count", "C3", city_count_values, 0, 0, FIELD (city_count) },
  { "unplaceable", "P5-P7", unplaceable_values, 0, 0, FIELD (unplaceable) },
  { "farmers", "W2", yes_values, 0, 0, FIELD (farmers) },
  { "followers", "R2", NULL, 1, 20, FIELD (followers) },
  { "u-turn", "RV4", u_turn_values, 0, 0, FIELD (u_turn) },
  { "river-start", "RV1", river_start_values, 0, 0, FIELD (river_start) },
  { "big-followers", "T1", NULL, 0, 5, FIELD (big_followers) },
  { "builders", "T11", NULL, 0, 5, FIELD (builders) },
  { "pigs", "T7", NULL, 0, 5, FIELD (pigs) },
  { "inns", "T1", yes_values, 0, 0, FIELD (inns) },
  { "inns-at-end", "T1", inns_at_end_values, 0, 0, FIELD (inns_at_end) },
  { "goods", "T3", yes_values, 0, 0, FIELD (goods) },
  { "pig-herds", "FV-pig", yes_values, 0, 0, FIELD (pig_herds) },
};

void
bst_rules_init (BstRules *rules)
{
  memset (rules, 0, sizeof *rules);
  g_strlcpy (rules->id, "modern", sizeof rules->id);
  rules->farmers = TRUE;
  rules->followers = 7;
}

const BstRuleSwitch *
bst_rules_get_switches (guint *n_switches)
{
  *n_switches = G_N_ELEMENTS (switches);

  return switches;
}

static const BstRuleSwitch *
find_switch (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    if (strcmp (switches[i].name, name) == 0)
      return &switches[i];

  return NULL;
}

static gboolean
find_value (const BstRuleSwitch *rule_switch,
            const char          *value,
            guint               *number)
{
  guint64 found;

  if (rule_switch->values == NULL)
    {
      if (!g_ascii_string_to_unsigned (value, 10, rule_switch->lowest, rule_switch->highest,
                                       &found, NULL))
        return FALSE;
      *number = (guint) found;
      return TRUE;
    }

  for (*number = 0; rule_switch->values[*number] != NULL; (*number)++)
    if (strcmp (rule_switch->values[*number], value) == 0)
      return TRUE;

  return FALSE;
}

static guint
get_number (const BstRules      *rules,
            const BstRuleSwitch *rule_switch)
{
  guint number;

  memcpy (&number, (const char *) rules + rule_switch->offset, sizeof number);

  return number;
}

gboolean
bst_rules_set (BstRules    *rules,
               const char  *name,
               const char  *value,
               GError     **error)
{
  const BstRuleSwitch *rule_switch = find_switch (name);
  guint number;

  if (rule_switch == NULL || !find_value (rule_switch, value, &number))
    {
      g_set_error (error, BST_ERROR, BST_ERROR_UNKNOWN, "no rule switch %s with value %s",
                   name, value);
      return FALSE;
    }

  memcpy ((char *) rules + rule_switch->offset, &number, sizeof number);

  return TRUE;
}

char *
bst_rules_get (const BstRules *rules,
               const char     *name)
{
  const BstRuleSwitch *rule_switch = find_switch (name);

  if (rule_switch == NULL)
    return NULL;
  if (rule_switch->values == NULL)
    return g_strdup_printf ("%u", get_number (rules, rule_switch));

  return g_strdup (rule_switch->values[get_number (rules, rule_switch)]);
}

char *
bst_rules_to_text (const BstRules *rules)
{
  GString *text;
  BstRules modern;

  if (strcmp (rules->id, "custom") != 0)
    return g_strdup (rules->id);

  bst_rules_init (&modern);
  text = g_string_new (modern.id);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      g_autofree char *value = bst_rules_get (rules, switches[i].name);
      g_autofree char *usual = bst_rules_get (&modern, switches[i].name);

      if (strcmp (value, usual) != 0)
        g_string_append_printf (text, ",%s=%s", switches[i].name, value);
    }

  return g_string_free (text, FALSE);
}

gboolean
bst_rules_equal (const BstRules *a,
                 const BstRules *b)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    if (get_number (a, &switches[i]) != get_number (b, &switches[i]))
      return FALSE;

  return TRUE;
}
