/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-rule-set.h"

#include <string.h>

static void
bundled_sets_are_those_of_the_documents (void)
{
  static const struct
  {
    const char     *id;
    const char     *source;
    BstFarmScoring  farms;
    BstTwoTileCity  two_tile_city;
    BstUnplaceable  unplaceable;
  } expected[] = {
    { "modern", "S000", BST_FARMS_THIRD_EDITION, BST_TWO_TILE_CITY_NORMAL, BST_UNPLACEABLE_REMOVE },
    { "classic", "S003", BST_FARMS_OLDER, BST_TWO_TILE_CITY_REDUCED,
      BST_UNPLACEABLE_RETURN_TO_STACK },
    { "classic-literal", "S003", BST_FARMS_OLDER_LITERAL, BST_TWO_TILE_CITY_REDUCED,
      BST_UNPLACEABLE_RETURN_TO_STACK },
    { "second-edition", "FV2", BST_FARMS_SECOND_EDITION, BST_TWO_TILE_CITY_REDUCED,
      BST_UNPLACEABLE_REMOVE },
  };
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  g_assert_cmpuint (g_strv_length (ids), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (expected[i].id, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (ids[i], ==, expected[i].id);
      g_assert_cmpstr (set->rules.id, ==, expected[i].id);
      g_assert_cmpstr (set->source, ==, expected[i].source);
      g_assert_cmpint (set->rules.farm_scoring, ==, expected[i].farms);
      g_assert_cmpint (set->rules.two_tile_city, ==, expected[i].two_tile_city);
      g_assert_cmpint (set->rules.unplaceable, ==, expected[i].unplaceable);
      g_assert_true (set->rules.farmers);
      g_assert_cmpuint (set->rules.followers, ==, 7);
      g_assert_cmpuint (strlen (set->title), >, 0);
      g_assert_true (g_str_has_suffix (set->description, "."));
    }
}

static void
modern_is_what_core_begins_with (void)
{
  BstRules core, data;

  bst_rules_init (&core);
  g_assert_true (bst_io_rules_load ("modern", &data, NULL));
  g_assert_true (bst_rules_equal (&core, &data));
}

static void
refuse (const char *switches,
        const char *words)
{
  g_autofree char *text = g_strdup_printf ("<ruleset id=\"own\" version=\"1\"><title>t</title>"
                                           "<description>d</description><source/>%s</ruleset>",
                                           switches);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load_bytes (bytes, "own.xml", &error);

  g_assert_null (set);
  g_assert_true (g_str_has_prefix (error->message, "own.xml: line 1: "));
  g_assert_nonnull (strstr (error->message, words));
}

static void
faults_are_named (void)
{
  g_autoptr (GError) error = NULL;
  BstRules rules;

  refuse ("<switch name=\"no-such\" value=\"x\"/>", "no-such");
  refuse ("<switch name=\"followers\" value=\"21\"/>", "21");
  refuse ("<switch name=\"farm-scoring\"/>", "switch");
  refuse ("<other/>", "other");
  g_assert_false (bst_io_rules_load ("none", &rules, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rule-set/bundled", bundled_sets_are_those_of_the_documents);
  g_test_add_func ("/rule-set/modern", modern_is_what_core_begins_with);
  g_test_add_func ("/rule-set/faults", faults_are_named);

  return g_test_run ();
}
