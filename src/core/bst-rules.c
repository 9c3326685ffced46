/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-rules.h"

#include "bst-tile-set.h"

#include <string.h>

#define MAX_FOLLOWERS 20

static const char * const farm_scoring_values[] = {
  "third-edition", "second-edition", "older", "older-literal", NULL
};
static const char * const two_tile_city_values[] = { "normal", "reduced", NULL };
static const char * const city_count_values[] = { "tiles", "segments", NULL };
static const char * const unplaceable_values[] = {
  "remove", "return-to-stack", "return-to-bag", NULL
};
static const char * const farmers_values[] = { "no", "yes", NULL };

static const BstRuleSwitch switches[] = {
  { "farm-scoring", "FV1-FV3", farm_scoring_values },
  { "two-tile-city", "C4", two_tile_city_values },
  { "city-count", "C3", city_count_values },
  { "unplaceable", "P5-P7", unplaceable_values },
  { "farmers", "W2", farmers_values },
  { "followers", "R2", NULL },
};

/* In the order of the table above. */
enum { FARM_SCORING, TWO_TILE_CITY, CITY_COUNT, UNPLACEABLE, FARMERS, FOLLOWERS };

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

static int
find_switch (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    if (strcmp (switches[i].name, name) == 0)
      return (int) i;

  return -1;
}

static int
find_value (const BstRuleSwitch *rule_switch,
            const char          *value)
{
  guint64 number;

  if (rule_switch->values == NULL)
    return g_ascii_string_to_unsigned (value, 10, 1, MAX_FOLLOWERS, &number, NULL)
           ? (int) number : -1;

  for (int i = 0; rule_switch->values[i] != NULL; i++)
    if (strcmp (rule_switch->values[i], value) == 0)
      return i;

  return -1;
}

gboolean
bst_rules_set (BstRules    *rules,
               const char  *name,
               const char  *value,
               GError     **error)
{
  int index = find_switch (name);
  int found = index < 0 ? -1 : find_value (&switches[index], value);

  if (found < 0)
    {
      g_set_error (error, BST_ERROR, BST_ERROR_UNKNOWN, "no rule switch %s with value %s",
                   name, value);
      return FALSE;
    }

  switch (index)
    {
    case FARM_SCORING:
      rules->farm_scoring = (BstFarmScoring) found;
      break;
    case TWO_TILE_CITY:
      rules->two_tile_city = (BstTwoTileCity) found;
      break;
    case CITY_COUNT:
      rules->city_count = (BstCityCount) found;
      break;
    case UNPLACEABLE:
      rules->unplaceable = (BstUnplaceable) found;
      break;
    case FARMERS:
      rules->farmers = found;
      break;
    default:
      rules->followers = (guint) found;
      break;
    }

  return TRUE;
}

char *
bst_rules_get (const BstRules *rules,
               const char     *name)
{
  switch (find_switch (name))
    {
    case FARM_SCORING:
      return g_strdup (farm_scoring_values[rules->farm_scoring]);
    case TWO_TILE_CITY:
      return g_strdup (two_tile_city_values[rules->two_tile_city]);
    case CITY_COUNT:
      return g_strdup (city_count_values[rules->city_count]);
    case UNPLACEABLE:
      return g_strdup (unplaceable_values[rules->unplaceable]);
    case FARMERS:
      return g_strdup (farmers_values[rules->farmers != 0]);
    case FOLLOWERS:
      return g_strdup_printf ("%u", rules->followers);
    default:
      return NULL;
    }
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
  return a->farm_scoring == b->farm_scoring
         && a->two_tile_city == b->two_tile_city
         && a->city_count == b->city_count
         && a->unplaceable == b->unplaceable
         && a->farmers == b->farmers
         && a->followers == b->followers;
}
