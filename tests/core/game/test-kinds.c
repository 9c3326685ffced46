/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of kinds: none lacks an entry, and what they say fits together. */

#include "bst-emblem-kind.h"
#include "bst-location.h"
#include "bst-neutral-kind.h"
#include "bst-step-private.h"
#include "bst-token-kind.h"

#include <string.h>

/* Each kind of features has its names, touches edges in one way or lies inside, and can be completed by what it
 * counts. */
static void
test_features (void)
{
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    {
      const BstFeatureFacts *facts = bst_feature_kind_get (kind);

      g_assert_nonnull (facts->name);
      g_assert_cmpuint (bst_feature_kind_find (facts->name), ==, kind);
      g_assert_nonnull (facts->unfinished);
      g_assert_nonnull (facts->paid);
      g_assert_cmpuint (facts->is_inside + facts->half_edges + (facts->edge != BST_EDGE_NONE), ==, 1);
      g_assert_true (facts->is_inside == (facts->spot != NULL));
      g_assert_true (facts->is_inside == (facts->counts_round || facts->stays_open));
      g_assert_true (facts->completes == (facts->counts_tiles || facts->counts_round));
      g_assert_true (!facts->is_claimed || facts->takes_figures);
      g_assert_true (facts->takes_figures == !(BST_FEATURES_WITHOUT_FIGURES & (1u << kind)));
      for (guint other = 0; other < kind; other++)
        g_assert_true (facts->edge == BST_EDGE_NONE || facts->edge != bst_feature_kind_get (other)->edge);
    }
  g_assert_cmpuint (bst_feature_kind_find ("City"), ==, BST_N_FEATURE_KINDS);
  g_assert_cmpuint (bst_feature_kind_find (NULL), ==, BST_N_FEATURE_KINDS);
}

/* Each kind of figures is somewhere, has a word of its own and a number that a player can have. */
static void
test_figures (void)
{
  guint n_helping = 0;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      const BstFigureFacts *facts = bst_figure_kind_get (kind);
      BstRules rules;

      g_assert_nonnull (facts->name);
      g_assert_true ((facts->name[0] == '\0') == (kind == BST_FIGURE_FOLLOWER));
      for (guint other = 0; other < kind; other++)
        g_assert_cmpstr (facts->name, !=, bst_figure_kind_get (other)->name);
      g_assert_nonnull (facts->number);
      g_assert_nonnull (facts->rule);
      bst_rules_init (&rules);
      g_assert_true (bst_rules_set (&rules, facts->number, "3", NULL));
      g_assert_cmpuint (rules.figures[kind], ==, 3);
      g_assert_cmpuint (facts->features, !=, 0);
      for (guint feature = 0; feature < 16; feature++)
        g_assert_true (!(facts->features & (1u << feature))
                       || (feature < BST_N_FEATURE_KINDS && bst_feature_kind_get (feature)->takes_figures));
      /* What counts for the majority claims. */
      g_assert_true (facts->strength == 0 || facts->is_follower);
      g_assert_true (!facts->counts_one || facts->strength == 1);
      n_helping += facts->goes_with_last;
    }
  g_assert_cmpuint (n_helping, ==, BST_N_HELPING_KINDS);
}

/* Each emblem and sign is written in a way of its own. */
static void
check_written_apart (const BstEmblemFacts *facts,
                     guint                 n_facts)
{
  for (guint i = 0; i < n_facts; i++)
    {
      g_assert_nonnull (facts[i].attribute);
      g_assert_nonnull (facts[i].value);
      for (guint other = 0; other < i; other++)
        g_assert_false (strcmp (facts[i].attribute, facts[other].attribute) == 0
                        && strcmp (facts[i].value, facts[other].value) == 0);
    }
}

static void
test_emblems (void)
{
  check_written_apart (bst_emblem_facts, BST_N_EMBLEMS);
  check_written_apart (bst_sign_facts, BST_N_SIGNS);
}

/* Each kind of neutral figures has a name of its own, and a rule that brings it. */
static void
test_neutrals (void)
{
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    {
      const BstNeutralFacts *facts = bst_neutral_kind_get (kind);
      BstRules rules;

      g_assert_nonnull (facts->name);
      for (guint other = 0; other < kind; other++)
        g_assert_cmpstr (facts->name, !=, bst_neutral_kind_get (other)->name);
      bst_rules_init (&rules);
      g_assert_false (bst_neutral_is_in_rules (kind, &rules));
      g_assert_true (bst_rules_set (&rules, facts->name, "yes", NULL));
      g_assert_true (bst_neutral_is_in_rules (kind, &rules));
    }
}

/* Each kind of tokens lies on tiles or is a player's, says in words of its own how many, and what is wrong by a rule. */
static void
test_tokens (void)
{
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    {
      const BstTokenFacts *facts = bst_token_kind_get (kind);
      BstRules rules;

      g_assert_cmpuint (facts->most + facts->most_on_tile, >, 0);
      g_assert_true (facts->on_tile == NULL || (facts->most_on_tile > 0 && !facts->is_link));
      g_assert_true (facts->of_players == NULL || facts->most > 0);
      g_assert_true (!facts->is_single || facts->most == 1);
      g_assert_true (!facts->is_link || (facts->grounds != 0 && facts->most_on_tile == 1));
      g_assert_nonnull (facts->problem);
      g_assert_nonnull (facts->rule);
      for (guint other = 0; other < kind; other++)
        {
          g_assert_true (facts->on_tile == NULL || g_strcmp0 (facts->on_tile, bst_token_kind_get (other)->on_tile) != 0);
          g_assert_true (facts->of_players == NULL || g_strcmp0 (facts->of_players, bst_token_kind_get (other)->of_players) != 0);
        }
      bst_rules_init (&rules);
      g_assert_true (bst_token_is_in_rules (kind, &rules) == (facts->in_rules == 0));
      g_assert_true (facts->in_rules != 0 || facts->signs != 0);
    }
}

/* Each kind of steps but the first begins with a verb of its own, and says something behind a joint. */
static void
test_steps (void)
{
  for (guint kind = 0; kind < BST_N_STEP_KINDS; kind++)
    {
      const BstStepNotation *notation = &bst_step_notations[kind];

      g_assert_true ((notation->verb[0] == NULL) == (kind == BST_STEP_PUT));
      /* Who says a place is shown there. */
      g_assert_true (notation->says != BST_STEP_SAYS_PLACE || bst_step_kind_get_place (kind) == BST_STEP_AT_SPOT);
      g_assert_true (notation->says != BST_STEP_SAYS_DIRECTION || bst_step_kind_get_place (kind) == BST_STEP_BESIDE_DRAGON);
      g_assert_true ((notation->joint == NULL) == (notation->says_of_to == BST_STEP_SAYS_NOTHING));
      for (guint other = 0; other < kind; other++)
        g_assert_false (g_strcmp0 (notation->verb[0], bst_step_notations[other].verb[0]) == 0
                        && g_strcmp0 (notation->verb[1], bst_step_notations[other].verb[1]) == 0);
    }
}

/* A text names the supplies of the first kinds, as many as one that is there asks for: no kind is after them. */
static void
test_written_supplies (void)
{
  guint least = 0;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      guint n = bst_figure_kind_get (kind)->n_written;

      g_assert_cmpuint (n, >, kind);
      g_assert_cmpuint (n, <=, BST_N_FIGURE_KINDS);
      g_assert_cmpuint (n, >=, least);
      least = n;
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kinds/features", test_features);
  g_test_add_func ("/kinds/figures", test_figures);
  g_test_add_func ("/kinds/emblems", test_emblems);
  g_test_add_func ("/kinds/neutrals", test_neutrals);
  g_test_add_func ("/kinds/tokens", test_tokens);
  g_test_add_func ("/kinds/steps", test_steps);
  g_test_add_func ("/kinds/written-supplies", test_written_supplies);

  return g_test_run ();
}
