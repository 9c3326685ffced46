/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is expected after each move of the line, without a screen. */

#include "config.h"

#include "bastide-expected-line.h"

#include <bst-io-open.h>

#include <math.h>

typedef struct
{
  BastideStudy        *study;
  BastideExpectedLine *line;
} Fixture;

static void
set_up (Fixture      *f,
        gconstpointer data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  f->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (f->study, record, NULL, NULL));
  f->line = bastide_expected_line_new (f->study);
}

static void
tear_down (Fixture      *f,
           gconstpointer data)
{
  g_object_unref (f->line);
  g_object_unref (f->study);
}

static void
wait_for (Fixture *f,
          guint    n)
{
  while (bastide_expected_line_get_n_known (f->line) < n)
    g_main_context_iteration (NULL, TRUE);
}

/* As the analysis has it at each place; at the end, with what the game pays. */
static void
test_numbers (Fixture      *f,
              gconstpointer data)
{
  guint n_nodes = bastide_study_get_line_length (f->study);

  g_assert_cmpuint (bastide_expected_line_get_n_known (f->line), ==, 0);
  bastide_expected_line_set_active (f->line, TRUE);
  wait_for (f, n_nodes);
  g_assert_cmpuint (bastide_expected_line_get_n_known (f->line), ==, n_nodes);
  for (guint i = 7; i < n_nodes; i += 16)
    {
      g_autoptr (BstPosition) position = bst_record_dup_position (bastide_study_get_record (f->study),
                                                                  bastide_study_get_line_node (f->study, i), NULL, NULL);
      double expected[BST_MAX_PLAYERS];
      gboolean exact;

      g_assert_true (bastide_expected_compute (position, NULL, expected, &exact));
      for (guint p = 0; p < 2; p++)
        g_assert_cmpfloat (fabs (bastide_expected_line_get (f->line, i, p) - expected[p]), <, exact ? 1e-9 : 0.5);
    }
  for (guint p = 0; p < 2; p++)
    g_assert_cmpfloat (bastide_expected_line_get (f->line, n_nodes - 1, p), ==,
                       bastide_shown_get_score (bastide_study_get_shown (f->study), n_nodes - 1, p, TRUE));
}

/* Stepping keeps what is known, another line and an exam do not. */
static void
test_forgets (Fixture      *f,
              gconstpointer data)
{
  bastide_expected_line_set_active (f->line, TRUE);
  wait_for (f, 20);
  bastide_study_set_index (f->study, 5);
  g_assert_cmpuint (bastide_expected_line_get_n_known (f->line), >=, 20);
  bastide_study_remove (f->study, bastide_study_get_line_node (f->study, 60), BST_CHANGE_DELETE);
  g_assert_cmpuint (bastide_expected_line_get_n_known (f->line), ==, 0);
  wait_for (f, bastide_study_get_line_length (f->study));
  bastide_study_set_exam (f->study, TRUE);
  g_assert_cmpuint (bastide_expected_line_get_n_known (f->line), ==, 0);
  bastide_study_set_exam (f->study, FALSE);
  wait_for (f, 1);
  bastide_expected_line_set_active (f->line, FALSE);
  g_assert_cmpuint (bastide_expected_line_get_n_known (f->line), ==, 0);
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/expected-line/numbers", test_numbers);
  ADD ("/expected-line/forgets", test_forgets);

  return g_test_run ();
}
