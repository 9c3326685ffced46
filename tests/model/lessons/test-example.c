/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going through the examples of the rules, without a board. */

#include "config.h"

#include "bastide-example.h"

static void
count (guint *n)
{
  ++*n;
}

/* Of the examples that are about this rule first: the others are shown with theirs. */
static void
show_all_steps (BastideExample *example,
                const char     *number)
{
  guint n_cases;
  const BstIoCase * const *cases = bst_io_case_book_get_of_rule (number, &n_cases);

  g_assert_cmpuint (bastide_example_get_n (example), ==, n_cases);
  for (guint i = 0; i < n_cases; i++)
    {
      if (strcmp (cases[i]->rules[0], number) != 0)
        continue;
      bastide_example_set_index (example, i);
      g_assert_cmpstr (bastide_example_get_title (example), ==, cases[i]->title);
      for (guint step = 0; step < bastide_example_get_n_steps (example); step++)
        {
          bastide_example_set_step (example, step);
          g_assert_cmpstr (bastide_example_get_told (example), !=, "");
          g_assert_nonnull (bastide_example_get_light (example));
        }
    }
}

/* Every rule has an example, of which the first one is tried and compared, too. */
static void
test_all (void)
{
  g_autoptr (BastideExample) example = bastide_example_new ();

  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const BstIoRule *rule = bst_io_rulebook_get_rule (i);

      bastide_example_set_rule (example, rule);
      g_assert_cmpuint (bastide_example_get_n (example), >, 0);
      bastide_example_set_mode (example, BASTIDE_EXAMPLE_TRY);
      g_assert_null (bastide_example_get_light (example));
      bastide_example_set_mode (example, BASTIDE_EXAMPLE_COMPARE);
      g_assert_nonnull (bastide_example_get_node (example));
      show_all_steps (example, rule->number);
    }
}

/* On goes from step to step, and from the last to the first step of the next example; back goes to its main step. */
static void
test_go (void)
{
  g_autoptr (BastideExample) example = bastide_example_new ();
  guint n_opened = 0, index = 0;

  g_signal_connect_swapped (example, "opened", G_CALLBACK (count), &n_opened);
  g_assert_false (bastide_example_has_rule (example));
  bastide_example_set_rule (example, bst_io_rulebook_find ("C2"));
  g_assert_cmpuint (bastide_example_get_n (example), >, 1);
  bastide_example_set_mode (example, BASTIDE_EXAMPLE_TRY);
  bastide_example_set_step (example, 0);
  g_assert_cmpint (bastide_example_get_mode (example), ==, BASTIDE_EXAMPLE_STEPS);
  bastide_example_go (example, TRUE);
  g_assert_cmpuint (bastide_example_get_step (example), ==, 0);
  for (guint i = bastide_example_get_n_steps (example); i > 0; i--)
    {
      index = bastide_example_get_index (example);
      bastide_example_go (example, FALSE);
    }
  g_assert_cmpuint (index, ==, 0);
  g_assert_cmpuint (bastide_example_get_index (example), ==, 1);
  g_assert_cmpuint (bastide_example_get_step (example), ==, 0);
  bastide_example_go (example, TRUE);
  g_assert_cmpuint (bastide_example_get_index (example), ==, 0);
  g_assert_cmpuint (n_opened, ==, 3);
}

/* What is tried is paid, and said. */
static void
test_try (void)
{
  g_autoptr (BastideExample) example = bastide_example_new ();
  BastideTurnInput *turn_input = bastide_example_get_turn_input (example);
  BstPlacement placements[BST_MAX_PLACEMENTS (BST_MAX_TILES)];
  guint n_told = 0;

  g_signal_connect_swapped (example, "told", G_CALLBACK (count), &n_told);
  bastide_example_set_rule (example, bst_io_rulebook_find ("C2"));
  bastide_example_set_mode (example, BASTIDE_EXAMPLE_TRY);
  n_told = 0;
  g_assert_true (bastide_turn_input_draw (turn_input));
  g_assert_cmpuint (bst_position_get_placements (bastide_study_get_position (bastide_example_get_study (example)),
                                                 (guint) bastide_turn_input_get_tile (turn_input), placements), >, 0);
  bastide_turn_input_try_cell (turn_input, placements[0].x, placements[0].y);
  bastide_turn_input_lay (turn_input);
  while (bastide_turn_input_get_state (turn_input) == BASTIDE_TURN_INPUT_STEPS)
    bastide_turn_input_pass (turn_input);
  g_assert_cmpuint (n_told, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/example/all", test_all);
  g_test_add_func ("/example/go", test_go);
  g_test_add_func ("/example/try", test_try);

  return g_test_run ();
}
