/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every numbered rule has its sentence, its source and its chapter, and every number that core
 * gives to switches is one of them; with a language as argument and the folder of the catalogues,
 * in that language. */

#include "config.h"

#include "bst-io-rulebook.h"
#include "language.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static void
every_rule_is_whole (void)
{
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const BstIoRule *rule = bst_io_rulebook_get_rule (i);
      g_autofree char *source = bst_io_rule_dup_source (rule);

      g_test_message ("%s", rule->number);
      /* Found again, so no number is there twice. */
      g_assert_true (bst_io_rulebook_find (rule->number) == rule);
      g_assert_true (g_str_has_suffix (bst_io_rule_get_sentence (rule), "."));
      g_assert_cmpstr (source, !=, "");
      g_assert_cmpstr (bst_io_rule_get_chapter (rule), !=, "");
      g_assert_true ((rule->standing == BST_IO_STANDING_DOCUMENT)
                     == (rule->citations[0].document != NULL));
    }
}

static void
every_citation_is_of_a_document (void)
{
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const BstIoRule *rule = bst_io_rulebook_get_rule (i);
      guint n_known = 0;
      guint n_cited = 0;

      for (const BstIoCitation *at = rule->citations; at->document != NULL; at++)
        {
          n_cited++;
          for (guint j = 0; j < bst_io_rules_get_n_documents (); j++)
            n_known += strcmp (bst_io_rules_get_document (j).id, at->document) == 0;
        }
      g_assert_cmpuint (n_known, ==, n_cited);
    }
}

/* "FV1-FV3" are three or more, "IC1, IC2" two. */
static void
switches_are_about_known_rules (void)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    {
      g_auto (GStrv) parts = g_strsplit_set (switches[i].rule, ",", -1);
      guint n_concerned = 0;

      for (guint j = 0; j < bst_io_rulebook_get_n_rules (); j++)
        n_concerned += bst_io_rule_concerns (bst_io_rulebook_get_rule (j), switches[i].rule);
      g_test_message ("%s: %s", switches[i].name, switches[i].rule);
      g_assert_cmpuint (n_concerned, >=, g_strv_length (parts));
    }
}

static void
numbers_lie_in_ranges (void)
{
  g_assert_true (bst_io_rule_concerns (bst_io_rulebook_find ("D12"), "D11-D14"));
  g_assert_false (bst_io_rule_concerns (bst_io_rulebook_find ("D1"), "D11-D14"));
  g_assert_false (bst_io_rule_concerns (bst_io_rulebook_find ("RD5"), "D1-D14"));
  g_assert_true (bst_io_rule_concerns (bst_io_rulebook_find ("FV1b"), "FV1-FV3"));
  g_assert_false (bst_io_rule_concerns (bst_io_rulebook_find ("FV-pig"), "FV1-FV3"));
  g_assert_true (bst_io_rule_concerns (bst_io_rulebook_find ("FV-pig"), "FV-pig"));
  g_assert_true (bst_io_rule_concerns (bst_io_rulebook_find ("C6"), "RD5, C6"));
  g_assert_false (bst_io_rule_concerns (bst_io_rulebook_find ("C5"), "RD5, C6"));
}

static void
a_rule_says_where_it_stands (void)
{
  static const struct
  {
    const char *number;
    const char *source;
  } expected[] = {
    { "mo2", "Bard 2005, page 3; Jedlińska; Ediția de iarnă" },
    { "P4", "Bard 2005, sheet B2; Ediția de iarnă, footnote 8" },
    { "H7", "Ediția de iarnă, house rules" },
    { "AM1", "JCloisterZone" },
    { "FV2", "public rules page" },
    { "P9", "our reading" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const BstIoRule *rule = bst_io_rulebook_find (expected[i].number);
      g_autofree char *source = bst_io_rule_dup_source (rule);

      g_assert_cmpstr (source, ==, expected[i].source);
    }
  g_assert_null (bst_io_rulebook_find ("MO9"));
  g_assert_null (bst_io_rulebook_find ("MO"));
  g_assert_null (bst_io_rulebook_find (""));
  g_assert_true (bst_io_rule_cites (bst_io_rulebook_find ("P4"), "Bard 2005"));
  g_assert_false (bst_io_rule_cites (bst_io_rulebook_find ("P4"), "Jedlińska"));
  g_assert_cmpstr (bst_io_rule_get_chapter (bst_io_rulebook_find ("FV-pig")), ==,
                   "Ways of scoring farms");
}

static void
what_is_asked_is_translated (void)
{
  const BstIoRule *rule = bst_io_rulebook_find ("MO3");
  g_autofree char *source = bst_io_rule_dup_source (rule);

  g_assert_cmpstr (bst_io_rule_get_sentence (rule), !=, rule->sentence);
  g_assert_cmpstr (bst_io_rule_get_chapter (rule), !=, "Monasteries");
  g_assert_null (strstr (source, "page"));
  g_assert_nonnull (strstr (source, "Bard 2005"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc == 3)
    {
      language_speak (argv[1], argv[2]);
      g_test_add_func ("/rulebook/translated", what_is_asked_is_translated);
    }
  else
    g_test_add_func ("/rulebook/sources", a_rule_says_where_it_stands);
  g_test_add_func ("/rulebook/whole", every_rule_is_whole);
  g_test_add_func ("/rulebook/documents", every_citation_is_of_a_document);
  g_test_add_func ("/rulebook/switches", switches_are_about_known_rules);
  g_test_add_func ("/rulebook/ranges", numbers_lie_in_ranges);

  return g_test_run ();
}
