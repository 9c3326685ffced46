/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When puzzles come back. */

#include "bst-practice.h"

static void
new_puzzles (void)
{
  BstPractice practice = { 0 };

  g_assert_cmpint (bst_practice_get_state (&practice, 0), ==, BST_PRACTICE_NEW);
  g_assert_cmpint (bst_practice_get_state (&practice, 20000), ==, BST_PRACTICE_NEW);
}

/* Solved whenever it is due, it comes back after longer and longer times. */
static void
right_ones (void)
{
  BstPractice practice = { 0 };
  int today = 20000;
  guint last = 0;

  for (guint i = 0; i < 10; i++)
    {
      guint interval;

      bst_practice_note (&practice, TRUE, today);
      interval = (guint) (bst_practice_get_due (&practice) - today);
      g_assert_true (interval > last || practice.box == BST_PRACTICE_BOXES - 1);
      last = interval;
      g_assert_cmpint (bst_practice_get_state (&practice, today), ==, BST_PRACTICE_SOLVED);
      g_assert_cmpint (bst_practice_get_state (&practice, today + (int) interval - 1), ==,
                       BST_PRACTICE_SOLVED);
      today += (int) interval;
      g_assert_cmpint (bst_practice_get_state (&practice, today), ==, BST_PRACTICE_DUE);
      g_assert_true (bst_practice_is_sane (&practice));
    }
  g_assert_cmpuint (practice.n_right, ==, 10);
  g_assert_cmpuint (practice.n_wrong, ==, 0);
}

/* Not solved, it starts again and is back on the next day. */
static void
wrong_ones (void)
{
  BstPractice practice = { 0 };

  for (int day = 0; day < 100; day += 10)
    bst_practice_note (&practice, TRUE, day);
  bst_practice_note (&practice, FALSE, 200);
  g_assert_cmpuint (practice.box, ==, 0);
  g_assert_cmpint (bst_practice_get_state (&practice, 200), ==, BST_PRACTICE_WRONG);
  g_assert_cmpint (bst_practice_get_state (&practice, 201), ==, BST_PRACTICE_DUE);
  g_assert_true (bst_practice_is_sane (&practice));
  bst_practice_note (&practice, TRUE, 201);
  g_assert_cmpuint (practice.box, ==, 1);
}

/* Whoever tries again on the same day has seen the answer; whoever errs after all errs. */
static void
once_a_day (void)
{
  BstPractice practice = { 0 };

  bst_practice_note (&practice, FALSE, 5);
  bst_practice_note (&practice, TRUE, 5);
  bst_practice_note (&practice, FALSE, 5);
  g_assert_false (practice.was_right);
  g_assert_cmpuint (practice.n_wrong, ==, 1);
  g_assert_cmpuint (practice.n_right, ==, 0);

  practice = (BstPractice) { 0 };
  bst_practice_note (&practice, TRUE, 5);
  bst_practice_note (&practice, TRUE, 5);
  g_assert_cmpuint (practice.box, ==, 1);
  bst_practice_note (&practice, FALSE, 5);
  g_assert_false (practice.was_right);
  g_assert_cmpuint (practice.box, ==, 0);
}

/* A clock that was set back makes nothing due that was not, and breaks nothing. */
static void
clock_set_back (void)
{
  BstPractice practice = { 0 };

  bst_practice_note (&practice, TRUE, 1000);
  g_assert_cmpint (bst_practice_get_state (&practice, 10), ==, BST_PRACTICE_SOLVED);
  bst_practice_note (&practice, TRUE, 10);
  g_assert_cmpint (practice.day, ==, 10);
  g_assert_true (bst_practice_is_sane (&practice));
}

static void
insane_ones (void)
{
  static const BstPractice table[] = {
    { 0 },
    { .n_right = 1, .was_right = TRUE, .box = BST_PRACTICE_BOXES },
    { .n_right = 1, .was_right = TRUE, .box = 0 },
    { .n_right = 1, .was_right = FALSE, .box = 0 },
    { .n_wrong = 1, .was_right = FALSE, .box = 2 },
    { .n_wrong = 1, .was_right = FALSE, .day = BST_PRACTICE_MAX_DAY + 1 },
    { .n_wrong = 2000000, .was_right = FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    g_assert_false (bst_practice_is_sane (&table[i]));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/practice/new", new_puzzles);
  g_test_add_func ("/practice/right", right_ones);
  g_test_add_func ("/practice/wrong", wrong_ones);
  g_test_add_func ("/practice/once-a-day", once_a_day);
  g_test_add_func ("/practice/clock-set-back", clock_set_back);
  g_test_add_func ("/practice/insane", insane_ones);

  return g_test_run ();
}
