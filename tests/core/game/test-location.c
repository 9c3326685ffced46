/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-location.h"

static void
test_names (void)
{
  static const char * const sides[] = { "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR" };

  for (guint side = 0; side < BST_N_SIDES; side++)
    {
      g_assert_cmpstr (bst_side_name (side), ==, sides[side]);
      g_assert_cmpint (bst_side_from_name (sides[side], 2), ==, (int) side);
    }
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    g_assert_cmpint (bst_edge_from_name (bst_edge_name (edge), 1), ==, (int) edge);

  g_assert_cmpint (bst_edge_from_name ("NE", 1), ==, BST_NORTH);
  g_assert_cmpint (bst_edge_from_name ("NE", 2), ==, -1);
  g_assert_cmpint (bst_edge_from_name ("n", 1), ==, -1);
  g_assert_cmpint (bst_edge_from_name ("", 0), ==, -1);
  g_assert_cmpint (bst_side_from_name ("NLx", 3), ==, -1);
  g_assert_cmpint (bst_side_from_name ("N", 1), ==, -1);
  g_assert_cmpstr (bst_feature_kind_get (BST_FEATURE_MONASTERY)->name, ==, "monastery");
}

static void
test_rotation (void)
{
  for (guint side = 0; side < BST_N_SIDES; side++)
    {
      g_assert_cmpuint (bst_sides_rotate ((BstSides) (1u << side), 1), ==, 1u << (side + 2) % 8);
      g_assert_cmpuint (bst_sides_rotate ((BstSides) (1u << side), 4), ==, 1u << side);
      g_assert_cmpuint (bst_side_opposite (bst_side_opposite (side)), ==, side);
    }
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    g_assert_cmpuint (bst_sides_rotate (bst_sides_of_edge (edge), 3), ==,
                      bst_sides_of_edge ((edge + 3) % 4));
}

/* NL-SR, NR-SL, EL-WR, ER-WL. */
static void
test_opposite (void)
{
  static const char * const pairs[][2] = {
    { "NL", "SR" }, { "NR", "SL" }, { "EL", "WR" }, { "ER", "WL" }
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_assert_cmpstr (bst_side_name (bst_side_opposite ((guint) bst_side_from_name (pairs[i][0], 2))),
                     ==, pairs[i][1]);
}

static void
test_steps (void)
{
  g_assert_cmpint (bst_step_y[BST_NORTH], ==, -1);
  g_assert_cmpint (bst_step_x[BST_EAST], ==, 1);
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      g_assert_cmpint (bst_step_x[edge] + bst_step_x[(edge + 2) % 4], ==, 0);
      g_assert_cmpint (bst_step_y[edge] + bst_step_y[(edge + 2) % 4], ==, 0);
    }
}

/* All sets of half-edges of fields, all sets of edges of cities, there and back. */
static void
test_locations (void)
{
  char text[25];
  BstSides sides;

  for (guint set = 0; set < 256; set++)
    {
      bst_sides_to_location (BST_FEATURE_FIELD, (BstSides) set, text);
      g_assert_true (bst_sides_from_location (text, &sides));
      g_assert_cmpuint (sides, ==, set);
    }
  for (guint edges = 0; edges < 16; edges++)
    {
      guint set = 0;

      for (guint edge = 0; edge < 4; edge++)
        if (edges & (1u << edge))
          set |= bst_sides_of_edge (edge);
      bst_sides_to_location (BST_FEATURE_CITY, (BstSides) set, text);
      g_assert_true (bst_sides_from_location (text, &sides));
      g_assert_cmpuint (sides, ==, set);
    }

  bst_sides_to_location (BST_FEATURE_CITY, 0xff ^ bst_sides_of_edge (BST_SOUTH), text);
  g_assert_cmpstr (text, ==, "_S");
  bst_sides_to_location (BST_FEATURE_MONASTERY, 0, text);
  g_assert_cmpstr (text, ==, "I");
}

static void
test_bad_locations (void)
{
  static const char * const texts[] = { "", "Q", "NL.", ".NL", "NL..NR", "nl", "N E", "NWSEN", "__S" };
  BstSides sides;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_false (bst_sides_from_location (texts[i], &sides));

  g_assert_true (bst_sides_from_location ("NR.NL", &sides));
  g_assert_cmpuint (sides, ==, bst_sides_of_edge (BST_NORTH));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/location/names", test_names);
  g_test_add_func ("/location/rotation", test_rotation);
  g_test_add_func ("/location/opposite", test_opposite);
  g_test_add_func ("/location/steps", test_steps);
  g_test_add_func ("/location/locations", test_locations);
  g_test_add_func ("/location/bad-locations", test_bad_locations);

  return g_test_run ();
}
