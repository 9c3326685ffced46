/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-rules.h"

#include "bst-tile-set.h"

static void
test_defaults (void)
{
  BstRules rules;
  g_autofree char *farms = NULL;
  g_autofree char *followers = NULL;

  bst_rules_init (&rules);
  farms = bst_rules_get (&rules, "farm-scoring");
  followers = bst_rules_get (&rules, "followers");
  g_assert_cmpstr (rules.id, ==, "modern");
  g_assert_cmpstr (farms, ==, "third-edition");
  g_assert_cmpstr (followers, ==, "7");
  g_assert_true (rules.farmers);
  for (guint kind = BST_FIGURE_FOLLOWER + 1; kind < BST_N_FIGURE_KINDS; kind++)
    g_assert_cmpuint (rules.figures[kind], ==, 0);
  g_assert_false (rules.inns || rules.goods || rules.pig_herds);
  g_assert_cmpint (rules.u_turn, ==, BST_U_TURN_IMMEDIATE);
  g_assert_cmpint (rules.river_start, ==, BST_RIVER_START_REMOVED);
  g_assert_null (bst_rules_get (&rules, "no-such-switch"));
}

/* Every switch takes each of its values, one at a time, and shows in equality. */
static void
test_switches (void)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  g_assert_cmpuint (n_switches, ==, 55 + BST_N_FIGURE_KINDS);
  for (guint i = 0; i < n_switches; i++)
    for (guint j = 0; switches[i].values != NULL && switches[i].values[j] != NULL; j++)
      {
        g_autofree char *before = NULL;
        g_autofree char *after = NULL;
        BstRules rules, plain;

        bst_rules_init (&rules);
        bst_rules_init (&plain);
        before = bst_rules_get (&rules, switches[i].name);
        g_assert_true (bst_rules_set (&rules, switches[i].name, switches[i].values[j], NULL));
        after = bst_rules_get (&rules, switches[i].name);
        g_assert_cmpstr (after, ==, switches[i].values[j]);
        g_assert_cmpint (bst_rules_equal (&rules, &plain), ==, g_str_equal (before, after));
      }
}

static void
test_bad_values (void)
{
  static const char * const pairs[][2] = {
    { "farm-scoring", "" }, { "farm-scoring", "Older" }, { "farms", "older" }, { "", "" },
    { "followers", "21" }, { "followers", "-1" }, { "followers", "7.0" },
    { "followers", "many" }, { "farmers", "maybe" }, { "two-tile-city", "normal " },
    { "builders", "6" }, { "pigs", "yes" }, { "goods", "1" }, { "u-turn", "never" }
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autoptr (GError) error = NULL;
      BstRules rules, before;

      bst_rules_init (&rules);
      before = rules;
      g_assert_false (bst_rules_set (&rules, pairs[i][0], pairs[i][1], &error));
      g_assert_error (error, BST_ERROR, BST_ERROR_UNKNOWN);
      g_assert_true (bst_rules_equal (&rules, &before));
    }
}

/* A switch that is a number takes its bounds and what lies between, and nothing beyond. */
static void
check_number (const char *name,
              guint       lowest,
              guint       highest)
{
  for (guint number = 0; number <= 101; number++)
    {
      gboolean allowed = number >= lowest && number <= highest;
      g_autofree char *text = g_strdup_printf ("%u", number);
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      BstRules rules;

      bst_rules_init (&rules);
      before = bst_rules_get (&rules, name);
      g_assert_cmpint (bst_rules_set (&rules, name, text, NULL), ==, allowed);
      after = bst_rules_get (&rules, name);
      g_assert_cmpstr (after, ==, allowed ? text : before);
    }
}

static void
test_numbers (void)
{
  static const struct
  {
    const char *name;
    guint       lowest;
    guint       highest;
  } expected[] = {
    { "abbeys", 0, 5 }, { "hand", 1, 3 }, { "table-west", 0, 100 }, { "table-north", 0, 100 },
    { "table-east", 0, 100 }, { "table-south", 0, 100 }
  };
  guint n_switches, n_numbers = 0;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    n_numbers += switches[i].values == NULL;
  g_assert_cmpuint (n_numbers, ==, G_N_ELEMENTS (expected) + BST_N_FIGURE_KINDS);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    check_number (expected[i].name, expected[i].lowest, expected[i].highest);
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    check_number (bst_figure_kind_get (kind)->number, 0, kind == BST_FIGURE_FOLLOWER ? 20 : 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/defaults", test_defaults);
  g_test_add_func ("/rules/switches", test_switches);
  g_test_add_func ("/rules/bad-values", test_bad_values);
  g_test_add_func ("/rules/numbers", test_numbers);

  return g_test_run ();
}
