/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A clock counts for who thinks, and for nobody while it stands. */

#include "bastide-play-clock.h"

static void
assert_thought (const BastidePlayClock *clock,
                gint64                  now,
                gint64                  first,
                gint64                  second)
{
  g_assert_cmpint (bastide_play_clock_get (clock, 0, now), ==, first);
  g_assert_cmpint (bastide_play_clock_get (clock, 1, now), ==, second);
}

static void
test_run (void)
{
  BastidePlayClock clock = { { 0 } };

  assert_thought (&clock, 1000, 0, 0);
  bastide_play_clock_run (&clock, 0, 1000);
  assert_thought (&clock, 1300, 300, 0);
  /* To say it again changes nothing. */
  bastide_play_clock_run (&clock, 0, 1300);
  assert_thought (&clock, 1500, 500, 0);
  bastide_play_clock_run (&clock, 1, 1500);
  assert_thought (&clock, 1510, 500, 10);
  bastide_play_clock_run (&clock, BST_NO_PLAYER, 1520);
  assert_thought (&clock, 9999, 500, 20);
  bastide_play_clock_run (&clock, BST_NO_PLAYER, 9999);
  bastide_play_clock_run (&clock, 1, 10000);
  assert_thought (&clock, 10005, 500, 25);
}

static void
test_text (void)
{
  static const struct
  {
    gint64      time;
    const char *text;
  } cases[] = {
    { 0, "0:00" }, { G_USEC_PER_SEC - 1, "0:00" }, { G_USEC_PER_SEC, "0:01" }, { 252 * G_USEC_PER_SEC, "4:12" },
    { 3599 * (gint64) G_USEC_PER_SEC, "59:59" }, { 3852 * (gint64) G_USEC_PER_SEC, "1:04:12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = bastide_play_clock_dup_text (cases[i].time);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/play-clock/run", test_run);
  g_test_add_func ("/model/play-clock/text", test_text);

  return g_test_run ();
}
