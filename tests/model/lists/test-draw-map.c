/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each draw is worth, as the bag shows it. */

#include "config.h"

#include "bastide-draw-map.h"

#include <bst-io-open.h>

typedef struct
{
  BastideStudy   *study;
  BastideDrawMap *map;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  fixture->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  bastide_study_set_index (fixture->study, 60);
  fixture->map = bastide_draw_map_new (fixture->study);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->map);
  g_object_unref (fixture->study);
}

static void
wait (Fixture *fixture)
{
  while (!bastide_draw_map_is_settled (fixture->map))
    g_main_context_iteration (NULL, TRUE);
}

/* What all cores find is what one finds. */
static void
assert_values (Fixture *fixture)
{
  const BstPosition *position = bastide_study_get_position (fixture->study);
  g_autoptr (BstDrawValues) one = bst_draw_values_new (position, bst_position_get_turn (position));
  guint n_rows, n_others;
  const BstDrawValueRow *rows, *others;

  for (guint i = 0; i < bst_draw_values_get_n_steps (one); i++)
    bst_draw_values_make_step (one, i);
  rows = bst_draw_values_get (one, &n_rows);
  others = bst_draw_values_get (bastide_draw_map_get_values (fixture->map), &n_others);
  g_assert_cmpuint (n_rows, ==, n_others);
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *text = bastide_draw_map_dup_markup (fixture->map, rows[i].type);
      g_autofree char *sentence = bastide_draw_map_dup_sentence (fixture->map, rows[i].type);

      g_assert_cmpuint (rows[i].type, ==, others[i].type);
      for (guint drawer = 0; drawer < BST_N_DRAWERS; drawer++)
        {
          g_assert_cmpint (rows[i].values[drawer].best, ==, others[i].values[drawer].best);
          g_assert_cmpuint (rows[i].values[drawer].n_turns, ==, others[i].values[drawer].n_turns);
        }
      g_assert_nonnull (text);
      g_assert_nonnull (sentence);
    }
}

/* Nothing is computed until it is asked for; another position has other values. */
static void
followed (Fixture       *fixture,
          gconstpointer  data)
{
  g_assert_null (bastide_draw_map_get_values (fixture->map));
  bastide_study_step (fixture->study, 1);
  g_assert_null (bastide_draw_map_get_values (fixture->map));

  bastide_draw_map_set_active (fixture->map, TRUE);
  wait (fixture);
  assert_values (fixture);
  bastide_study_step (fixture->study, 1);
  g_assert_false (bastide_draw_map_is_settled (fixture->map));
  wait (fixture);
  assert_values (fixture);

  bastide_draw_map_set_active (fixture->map, FALSE);
  g_assert_null (bastide_draw_map_get_values (fixture->map));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/draw-map/followed", Fixture, NULL, set_up, followed, tear_down);

  return g_test_run ();
}
