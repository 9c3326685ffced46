/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every switch and every value has its words; with a language as argument and the folder of the
 * catalogues, words of that language. */

#include "config.h"

#include "bst-io-game-words.h"
#include "bst-io-rule-set.h"
#include "bst-io-rule-text-table.h"
#include "bst-io-rule-text.h"
#include "bst-io-token-words.h"
#include "language.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static void
check_value (const char *name,
             const char *value)
{
  g_autofree char *label = bst_io_value_dup_label (name, value);
  const char *source = bst_io_value_get_source (name, value);
  BstIoStanding standing = bst_io_value_get_standing (name, value);

  g_assert_true (label != NULL && *label != '\0');
  g_assert_true (source != NULL && *source != '\0');
  g_assert_true (*bst_io_standing_get_title (standing) != '\0');
  g_assert_true ((standing == BST_IO_STANDING_DOCUMENT)
                 == (bst_io_standing_get_source (standing) == NULL));
}

static void
check_switch (const BstRuleSwitch *rule_switch)
{
  const char *sentence = bst_io_switch_get_sentence (rule_switch->name);
  const char *title = bst_io_switch_get_title (rule_switch->name);

  g_assert_true (title != NULL && *title != '\0');
  g_assert_true (sentence != NULL && g_str_has_suffix (sentence, "."));
  g_assert_true (*bst_io_rule_group_get_title (bst_io_switch_get_group (rule_switch->name)));

  if (rule_switch->values != NULL)
    for (guint i = 0; rule_switch->values[i] != NULL; i++)
      check_value (rule_switch->name, rule_switch->values[i]);
  else
    for (guint number = rule_switch->lowest; number <= rule_switch->highest; number++)
      {
        g_autofree char *value = g_strdup_printf ("%u", number);

        check_value (rule_switch->name, value);
      }
}

static void
every_switch_has_its_words (void)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    check_switch (&switches[i]);
}

/* A value that two switches of the table call alike is no fault; one without a switch is. */
static void
no_words_without_a_switch (void)
{
  guint n_switches;
  BstRules rules;

  bst_rules_init (&rules);
  bst_rules_get_switches (&n_switches);
  g_assert_cmpuint (bst_io_n_rule_table + BST_N_FIGURE_KINDS, ==, n_switches);
  for (guint i = 0; i < bst_io_n_rule_table; i++)
    for (const BstIoValueText *text = bst_io_rule_table[i].values; text->value != NULL; text++)
      {
        g_assert_true ((text->standing == BST_IO_STANDING_DOCUMENT) == (text->documents != NULL));
        g_assert_true (strcmp (text->value, "*") == 0
                       || bst_rules_set (&rules, bst_io_rule_table[i].name, text->value, NULL));
      }
}

/* Every kind of figures has its words, and so the switch that numbers it. */
static void
every_figure_has_its_words (void)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      const BstIoFigureWords *words = &bst_io_figure_words[kind];
      g_autofree char *one = bst_io_words_figures (kind, 1);
      g_autofree char *five = bst_io_words_figures (kind, 5);

      g_assert_cmpstr (words->number.name, ==, bst_figure_kind_get (kind)->number);
      g_assert_cmpstr (bst_io_words_piece (kind), !=, "");
      g_assert_cmpstr (bst_io_words_pieces (kind), !=, "");
      g_assert_true (g_str_has_prefix (one, "1 "));
      g_assert_true (g_str_has_prefix (five, "5 "));
      g_assert_cmpstr (one + 2, !=, five + 2);
    }
}

static void
every_neutral_figure_has_its_words (void)
{
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    {
      g_assert_cmpstr (bst_io_words_neutral (kind), !=, "");
      g_assert_cmpstr (bst_io_words_neutral_word (kind), !=, "");
      g_assert_cmpstr (bst_io_words_neutral_selected (kind), !=, "");
    }
}

/* What players have has a title, what lies on tiles a name. */
static void
every_token_has_its_words (void)
{
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    {
      const BstTokenFacts *facts = bst_token_kind_get (kind);
      const BstIoTokenWords *words = &bst_io_token_words[kind];
      g_autofree char *one = bst_io_words_tokens (kind, 1);

      g_assert_true (g_str_has_prefix (one, "1 ") == (words->many != NULL));
      g_assert_true ((words->many == NULL) == (facts->is_single != 0));
      g_assert_true ((words->title != NULL) == (facts->most > 0));
      g_assert_true ((words->name != NULL) == (facts->most_on_tile > 0));
      g_assert_true ((words->name != NULL) == (words->selected != NULL));
      /* What examples claim in the words of a position's text is told. */
      g_assert_true ((words->heading != NULL) == (facts->of_players != NULL && !facts->is_single));
      g_assert_true ((words->one_on_tile != NULL) == (facts->on_tile != NULL));
      g_assert_true ((words->owner != NULL) == (facts->is_single != 0));
      g_assert_true ((words->nobody != NULL) == (facts->is_single != 0));
    }
}

/* Every kind of features has its words, and whoever stands there a name where somebody does. */
static void
every_feature_has_its_words (void)
{
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    {
      const BstFeatureFacts *facts = bst_feature_kind_get (kind);
      const BstIoFeatureWords *words = &bst_io_feature_words[kind];
      g_autofree char *segment = bst_io_words_feature_at (kind, "…");
      g_autofree char *one = bst_io_words_features (kind, 1);
      g_autofree char *five = bst_io_words_features_on_board (kind, 5);

      g_assert_cmpstr (bst_io_words_feature (kind), !=, "");
      g_assert_cmpstr (bst_io_words_feature_in_table (kind), !=, "");
      g_assert_true (g_str_has_suffix (segment, "…") == !facts->is_inside);
      g_assert_true (g_str_has_prefix (one, "1 "));
      g_assert_nonnull (strchr (five, '5'));
      g_assert_true ((words->follower != NULL) == (facts->takes_figures != 0));
      g_assert_true ((words->paid != NULL) == (facts->is_claimed != 0));
      g_assert_true ((words->paid != NULL) == (words->paid_unfinished != NULL));
      g_assert_true ((words->phrase != NULL) == (words->phrase_unfinished != NULL));
      g_assert_true ((words->one_on_board != NULL) == (words->many_on_board != NULL));
    }
}

static void
what_is_not_there_has_no_words (void)
{
  g_assert_null (bst_io_switch_get_title ("none"));
  g_assert_null (bst_io_switch_get_sentence ("none"));
  g_assert_null (bst_io_value_dup_label ("none", "yes"));
  g_assert_null (bst_io_value_dup_label ("goods", "maybe"));
  g_assert_null (bst_io_value_dup_label ("followers", "21"));
  g_assert_null (bst_io_value_get_source ("followers", "x"));
}

/* A few of them. */
static void
sources_are_those_of_the_documents (void)
{
  static const struct
  {
    const char    *name;
    const char    *value;
    const char    *source;
    BstIoStanding  standing;
  } expected[] = {
    { "farm-scoring", "third-edition", "Bard 2005, Ediția de iarnă", BST_IO_STANDING_DOCUMENT },
    { "farm-scoring", "second-edition", "public rules page", BST_IO_STANDING_PUBLIC },
    { "farm-scoring", "older", "Jedlińska", BST_IO_STANDING_DOCUMENT },
    { "two-tile-city", "reduced", "Jedlińska", BST_IO_STANDING_DOCUMENT },
    { "unplaceable", "return-to-bag", "Ediția de iarnă", BST_IO_STANDING_DOCUMENT },
    { "u-turn", "jcloisterzone", "JCloisterZone", BST_IO_STANDING_PEER },
    { "goods", "yes", "Kupcy i budowniczowie", BST_IO_STANDING_DOCUMENT },
    { "drought", "yes", "Susza i zaraza", BST_IO_STANDING_DOCUMENT },
    { "pigs", "1", "Kupcy i budowniczowie", BST_IO_STANDING_DOCUMENT },
    { "pigs", "3", "our reading", BST_IO_STANDING_READING },
    { "older-pig", "one", "our reading", BST_IO_STANDING_READING },
    { "barns", "0", "not mentioned", BST_IO_STANDING_UNMENTIONED },
    { "goods", "no", "not mentioned", BST_IO_STANDING_UNMENTIONED },
    { "table-edge", "endless", "not mentioned", BST_IO_STANDING_UNMENTIONED },
    { "start-in-bag", "no", "Bard 2005, Jedlińska, Ediția de iarnă", BST_IO_STANDING_DOCUMENT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmpstr (bst_io_value_get_source (expected[i].name, expected[i].value), ==,
                       expected[i].source);
      g_assert_cmpint (bst_io_value_get_standing (expected[i].name, expected[i].value), ==,
                       expected[i].standing);
    }
}

static void
open_points_name_switches (void)
{
  g_assert_cmpuint (bst_io_rules_get_n_open_points (), ==, 18);
  for (guint i = 0; i < bst_io_rules_get_n_open_points (); i++)
    {
      BstIoOpenPoint point = bst_io_rules_get_open_point (i);
      g_auto (GStrv) names = g_strsplit (point.switches, " ", -1);

      g_assert_true (g_str_has_suffix (point.sentence, "."));
      for (char **name = names; *name != NULL; name++)
        {
          g_assert_nonnull (bst_io_switch_get_title (*name));
          g_assert_true (bst_io_open_point_concerns (i, *name));
        }
      g_assert_false (bst_io_open_point_concerns (i, "followers"));
    }
}

/* --- Translations --- */

static void
what_is_asked_is_translated (void)
{
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  g_assert_cmpstr (bst_io_switch_get_title ("farmers"), !=, "Farmers");
  g_assert_cmpstr (bst_io_value_get_source ("older-pig", "one"), !=, "our reading");
  g_assert_cmpstr (bst_io_rule_group_get_title (BST_IO_RULES_HOUSE), !=, "House rules");
  g_assert_cmpstr (bst_io_standing_get_title (BST_IO_STANDING_READING), !=, "our own reading");
  g_assert_cmpstr (bst_io_rules_get_open_point (3).sentence, !=,
                   "The house rule on holes can mean any four neighbours or four different features.");
  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (*id, NULL);

      g_assert_false (g_regex_match_simple ("\\b(the|rules|and)\\b", set->description, 0, 0));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc == 3)
    {
      language_speak (argv[1], argv[2]);
      g_test_add_func ("/rule-text/translated", what_is_asked_is_translated);
    }
  else
    {
      g_test_add_func ("/rule-text/unused", no_words_without_a_switch);
      g_test_add_func ("/rule-text/sources", sources_are_those_of_the_documents);
    }
  g_test_add_func ("/rule-text/switches", every_switch_has_its_words);
  g_test_add_func ("/rule-text/figures", every_figure_has_its_words);
  g_test_add_func ("/rule-text/neutrals", every_neutral_figure_has_its_words);
  g_test_add_func ("/rule-text/tokens", every_token_has_its_words);
  g_test_add_func ("/rule-text/features", every_feature_has_its_words);
  g_test_add_func ("/rule-text/missing", what_is_not_there_has_no_words);
  g_test_add_func ("/rule-text/open", open_points_name_switches);

  return g_test_run ();
}
