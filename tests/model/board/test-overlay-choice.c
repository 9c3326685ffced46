/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One overlay lies on the tiles, and one on the cells. */

#include "config.h"

#include "bastide-overlay-choice.h"

#define FARMS   BST_RENDER_SHOW_FARMS
#define ROADS   BST_RENDER_SHOW_ROADS
#define NUMBERS BST_RENDER_SHOW_NUMBERS
#define LEGAL   BST_RENDER_SHOW_LEGAL
#define HOLES   BST_RENDER_SHOW_HOLES

static void
test_toggle (void)
{
  g_assert_cmpuint (bastide_overlay_choice_toggle (LEGAL, FARMS), ==, LEGAL | FARMS);
  g_assert_cmpuint (bastide_overlay_choice_toggle (LEGAL | FARMS, ROADS), ==, LEGAL | ROADS);
  g_assert_cmpuint (bastide_overlay_choice_toggle (LEGAL | FARMS, HOLES), ==, HOLES | FARMS);
  g_assert_cmpuint (bastide_overlay_choice_toggle (FARMS, FARMS), ==, 0);
}

/* They come with farms, and go with them. */
static void
test_numbers (void)
{
  g_assert_cmpuint (bastide_overlay_choice_toggle (ROADS, NUMBERS), ==, FARMS | NUMBERS);
  g_assert_cmpuint (bastide_overlay_choice_toggle (FARMS | NUMBERS, NUMBERS), ==, FARMS);
  g_assert_cmpuint (bastide_overlay_choice_toggle (FARMS | NUMBERS, FARMS), ==, 0);
  g_assert_cmpuint (bastide_overlay_choice_toggle (FARMS | NUMBERS, ROADS), ==, ROADS);
}

static void
test_set (void)
{
  g_assert_cmpuint (bastide_overlay_choice_set (FARMS | LEGAL, BST_RENDER_SHOW_CELLS, HOLES), ==, FARMS | HOLES);
  g_assert_cmpuint (bastide_overlay_choice_set (FARMS | LEGAL, BST_RENDER_SHOW_CELLS, 0), ==, FARMS);
  g_assert_cmpuint (bastide_overlay_choice_set (FARMS | LEGAL, BST_RENDER_SHOW_MAP, FARMS), ==, FARMS | LEGAL);
  g_assert_cmpuint (bastide_overlay_choice_set (LEGAL, BST_RENDER_SHOW_MAP, ROADS), ==, ROADS | LEGAL);
}

static void
test_names (void)
{
  guint n_overlays;
  const BastideOverlay *overlays = bastide_overlay_choice_get (&n_overlays);

  for (guint i = 0; i < n_overlays; i++)
    {
      g_assert_cmpuint (bastide_overlay_choice_find (overlays[i].name), ==, overlays[i].show);
      g_assert_cmpstr (bastide_overlay_choice_get_name (overlays[i].show), ==, overlays[i].name);
    }
  g_assert_cmpuint (bastide_overlay_choice_find ("save"), ==, 0);
  g_assert_cmpstr (bastide_overlay_choice_get_name (0), ==, "none");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/overlay-choice/toggle", test_toggle);
  g_test_add_func ("/overlay-choice/numbers", test_numbers);
  g_test_add_func ("/overlay-choice/set", test_set);
  g_test_add_func ("/overlay-choice/names", test_names);

  return g_test_run ();
}
