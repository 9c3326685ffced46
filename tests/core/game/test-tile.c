/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

/* A city over three edges, fields in two corners inside and one half-edge each at the south,
 * with a road between. */
static const BstTileType tile = {
  .id = (char *) "T", .count = 1, .n_segments = 6,
  .segments = {
    { .kind = BST_FEATURE_CITY, .sides = 0xcf },
    { .kind = BST_FEATURE_ROAD, .sides = 0x30 },
    { .kind = BST_FEATURE_FIELD, .sides = 0x10, .cities = 1 },
    { .kind = BST_FEATURE_FIELD, .cities = 1 },
    { .kind = BST_FEATURE_FIELD, .sides = 0x20, .cities = 1 },
    { .kind = BST_FEATURE_FIELD, .cities = 1 },
  }
};

static void
test_find_segment (void)
{
  static const struct { guint rotation; BstFeatureKind kind; guint side; guint segment; } places[] = {
    { 0, BST_FEATURE_CITY, 0, 0 }, { 0, BST_FEATURE_CITY, 5, BST_NO_SEGMENT },
    { 0, BST_FEATURE_ROAD, 4, 1 }, { 0, BST_FEATURE_FIELD, 4, 2 }, { 0, BST_FEATURE_FIELD, 5, 4 },
    { 1, BST_FEATURE_FIELD, 6, 2 }, { 1, BST_FEATURE_CITY, 4, 0 },
    { 3, BST_FEATURE_ROAD, 2, 1 }, { 0, BST_FEATURE_MONASTERY, 0, BST_NO_SEGMENT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpuint (bst_tile_type_find_segment (&tile, places[i].rotation, places[i].kind,
                                                  places[i].side), ==, places[i].segment);
}

static void
test_sides (void)
{
  g_assert_cmpuint (bst_tile_type_get_sides (&tile, 0, 0), ==, 0xcf);
  g_assert_cmpuint (bst_tile_type_get_sides (&tile, 0, 1), ==, 0x3f);
  g_assert_cmpuint (bst_tile_type_get_sides (&tile, 2, 2), ==, 0x01);
  g_assert_cmpuint (bst_tile_type_get_sides (&tile, 3, 2), ==, 0);
}

static void
test_inner (void)
{
  g_assert_cmpuint (bst_tile_type_inner_index (&tile, 3), ==, 0);
  g_assert_cmpuint (bst_tile_type_inner_index (&tile, 5), ==, 1);
}

/* Inner fields have names of their own in moves, in every rotation. */
static void
test_inner_spots (void)
{
  for (guint rotation = 0; rotation < 4; rotation++)
    for (guint segment = 0; segment < tile.n_segments; segment++)
      {
        BstSpot spot = { 0 };

        bst_spot_set_segment (&spot, &tile, rotation, segment);
        g_assert_cmpuint (bst_spot_get_segment (&spot, &tile, rotation), ==, segment);
        if (segment == 5)
          g_assert_cmpuint (spot.side, ==, BST_SIDE_INNER + 1);
      }
}

static void
test_monastery (void)
{
  const BstTileType *a = bst_tile_set_get_type (fixture_set (),
                                                (guint) bst_tile_set_find (fixture_set (), "A"));
  guint monastery = bst_tile_type_find_segment (a, 0, BST_FEATURE_MONASTERY, 0);

  g_assert_cmpuint (monastery, !=, BST_NO_SEGMENT);
  for (guint side = 0; side < BST_N_SIDES; side++)
    g_assert_cmpuint (bst_tile_type_find_segment (a, side % 4, BST_FEATURE_MONASTERY, side), ==,
                      monastery);
}

/* Letters of the tiles that a text finds. */
static void
check_found (const char *text,
             const char *letters)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < bst_tile_set_get_n_types (fixture_set ()); i++)
    if (bst_tile_type_matches (bst_tile_set_get_type (fixture_set (), i), text))
      g_string_append_c (found, bst_tile_set_get_type (fixture_set (), i)->letter);
  g_assert_cmpstr (found->str, ==, letters);
}

static void
test_matches (void)
{
  check_found ("", "ABCDEFGHIJKLMNOPQRSTUVWX");
  check_found ("k", "K");
  check_found (" K ", "K");
  check_found ("BA/CFC.2", "H");
  check_found ("CFRR", "K");
  check_found ("rrcf", "K");
  check_found ("CRRF", "J");
  check_found ("cccc", "C");
  check_found ("RRRR", "X");
  check_found ("CFRRC", "");
  check_found ("I", "I");
  check_found ("FFFF", "B");
  check_found ("?", "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/find-segment", test_find_segment);
  g_test_add_func ("/tile/sides", test_sides);
  g_test_add_func ("/tile/inner", test_inner);
  g_test_add_func ("/tile/inner-spots", test_inner_spots);
  g_test_add_func ("/tile/monastery", test_monastery);
  g_test_add_func ("/tile/matches", test_matches);

  return g_test_run ();
}
