/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What moves on a board, without one. */

#include "config.h"

#include "bastide-motions.h"
#include "bastide-study.h"

#include <bst-io-open.h>

/* Microseconds, after which who steps does not run through the game. */
#define SCRUB_TIME 250000

static gint64 now;

static gint64
get_time (void)
{
  return now;
}

static BastideStudy *
open_sample (void)
{
  BastideStudy *study = bastide_study_new ();
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));

  return study;
}

static void
step_to (BastideMotions *motions,
         BastideStudy   *study,
         guint           index)
{
  bastide_study_set_index (study, index);
  bastide_motions_move_on (motions, bastide_study_get_shown (study), FALSE, TRUE);
}

static guint
count (BastideMotions    *self,
       BastideMotionKind  kind)
{
  guint n_motions;
  const BastideMotion *motions = bastide_motions_get (self, &n_motions);
  guint n = 0;

  for (guint i = 0; i < n_motions; i++)
    n += motions[i].kind == kind;

  return n;
}

/* Points rise where they were made, once for each event, when one steps; not when one runs through the game. */
static void
test_points (void)
{
  g_autoptr (BastideStudy) study = open_sample ();
  BastideMotions *motions = bastide_motions_new ();
  guint n_events = 0;

  bastide_motions_set_clock (motions, get_time);
  step_to (motions, study, 0);
  for (guint i = 1; i < 30; i++)
    {
      const BstEvents *events;
      guint n_paid = 0;

      now += SCRUB_TIME;
      step_to (motions, study, i);
      events = bastide_shown_get_events (bastide_study_get_shown (study));
      for (guint e = n_events; e < events->n_items; e++)
        n_paid += events->items[e].points > 0;
      n_events = events->n_items;
      g_assert_cmpuint (count (motions, BASTIDE_MOTION_POINTS), ==, n_paid);
      g_assert_cmpuint (count (motions, BASTIDE_MOTION_TILE), ==, 1);
    }
  g_assert_cmpuint (n_events, >, 3);
  step_to (motions, study, 1);
  for (guint i = 2; i < 30; i++)
    {
      step_to (motions, study, i);
      g_assert_cmpuint (count (motions, BASTIDE_MOTION_POINTS), ==, 0);
    }
  bastide_motions_free (motions);
}

/* It begins with the next frame, slows down, and goes; of points that rise from one place the next begin below. */
static void
test_time (void)
{
  g_autoptr (BastideStudy) study = open_sample ();
  BastideMotions *motions = bastide_motions_new ();
  const BastideMotion *motion;
  guint n_motions;

  bastide_study_set_index (study, 12);
  bastide_motions_pulse_feature (motions, bastide_study_get_shown (study), 0, 4);
  bastide_motions_pulse_feature (motions, bastide_study_get_shown (study), 0, 4);
  g_assert_cmpuint (count (motions, BASTIDE_MOTION_FEATURE), ==, 2);
  motion = bastide_motions_find (motions, BASTIDE_MOTION_POINTS);
  g_assert_cmpuint (motion->row, ==, 1);
  g_assert_cmpfloat (bastide_motion_get_progress (motion, 5), ==, 0);
  g_assert_true (bastide_motions_step (motions, 1000));
  motion = bastide_motions_get (motions, &n_motions);
  g_assert_cmpuint (n_motions, ==, 4);
  g_assert_cmpfloat (bastide_motion_get_progress (motion, 1000 + (gint64) (motion->duration * 500)), >, 0.5);
  g_assert_true (bastide_motions_step (motions, 1000 + (gint64) (motion->duration * 1000)));
  g_assert_cmpuint (count (motions, BASTIDE_MOTION_FEATURE), ==, 0);
  g_assert_false (bastide_motions_step (motions, 10 * G_USEC_PER_SEC));
  bastide_motions_free (motions);
}

/* A problem is pointed at once, and who goes to another game has nothing of the one before. */
static void
test_forget (void)
{
  g_autoptr (BastideStudy) study = open_sample ();
  BastideMotions *motions = bastide_motions_new ();

  bastide_motions_pulse_problem (motions, 0, 0, -1);
  bastide_motions_pulse_problem (motions, 1, 0, BST_EAST);
  g_assert_cmpuint (count (motions, BASTIDE_MOTION_PULSE), ==, 1);
  step_to (motions, study, 5);
  bastide_motions_forget (motions);
  step_to (motions, study, 6);
  g_assert_cmpuint (count (motions, BASTIDE_MOTION_TILE), ==, 0);
  /* The view follows what moves, and nothing else. */
  bastide_motions_move_view (motions, 10, 0);
  g_assert_null (bastide_motions_find (motions, BASTIDE_MOTION_PAN));
  bastide_motions_free (motions);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/motions/points", test_points);
  g_test_add_func ("/motions/time", test_time);
  g_test_add_func ("/motions/forget", test_forget);

  return g_test_run ();
}
