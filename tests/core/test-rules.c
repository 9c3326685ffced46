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
  g_assert_null (bst_rules_get (&rules, "no-such-switch"));
}

/* Every switch takes each of its values, one at a time, and shows in equality. */
static void
test_switches (void)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  g_assert_cmpuint (n_switches, ==, 6);
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
    { "followers", "0" }, { "followers", "21" }, { "followers", "-1" }, { "followers", "7.0" },
    { "followers", "many" }, { "farmers", "maybe" }, { "two-tile-city", "normal " }
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

static void
test_followers (void)
{
  BstRules rules;

  bst_rules_init (&rules);
  g_assert_true (bst_rules_set (&rules, "followers", "1", NULL));
  g_assert_cmpuint (rules.followers, ==, 1);
  g_assert_true (bst_rules_set (&rules, "followers", "20", NULL));
  g_assert_cmpuint (rules.followers, ==, 20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/defaults", test_defaults);
  g_test_add_func ("/rules/switches", test_switches);
  g_test_add_func ("/rules/bad-values", test_bad_values);
  g_test_add_func ("/rules/followers", test_followers);

  return g_test_run ();
}
