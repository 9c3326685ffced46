/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of kinds: none lacks an entry, and what they say fits together. */

#include "bst-rules.h"

#include <string.h>

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
      g_assert_cmpuint (facts->features >> BST_N_FEATURE_KINDS, ==, 0);
      /* What counts for the majority claims. */
      g_assert_true (facts->strength == 0 || facts->is_follower);
      g_assert_true (!facts->counts_one || facts->strength == 1);
      n_helping += facts->goes_with_last;
    }
  g_assert_cmpuint (n_helping, ==, BST_N_HELPING_KINDS);
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
  g_test_add_func ("/kinds/figures", test_figures);
  g_test_add_func ("/kinds/written-supplies", test_written_supplies);

  return g_test_run ();
}
