/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who begins by the roads on tiles that are drawn (H2), and the die that shows a score (H12). */

#include "bst-house-rules.h"
#include "bst-io-tile-set.h"

#include <string.h>

static BstTileSet *set;

static void
assert_first (guint       n_players,
              const char *letters,
              int         first,
              guint       waiting)
{
  guint n_drawn = (guint) strlen (letters);
  g_autofree int *drawn = g_new (int, n_drawn + 1);
  guint8 mask;

  for (guint i = 0; i < n_drawn; i++)
    {
      char letter[] = { letters[i], '\0' };

      drawn[i] = bst_tile_set_find (set, letter);
    }
  g_assert_cmpint (bst_first_by_roads (set, n_players, drawn, n_drawn, &mask), ==, first);
  g_assert_cmpuint (mask, ==, waiting);
  g_assert_cmpint (bst_first_by_roads (set, n_players, drawn, n_drawn, NULL), ==, first);
}

static void
test_roads (void)
{
  static const struct { const char *letter; guint n_roads; } tiles[] = {
    { "B", 0 }, { "C", 0 }, { "A", 1 }, { "U", 2 }, { "V", 2 }, { "D", 2 }, { "W", 3 }, { "L", 3 },
    { "X", 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      int type = bst_tile_set_find (set, tiles[i].letter);

      g_assert_cmpuint (bst_tile_type_count_roads (bst_tile_set_get_type (set, (guint) type)), ==,
                        tiles[i].n_roads);
    }
}

static void
test_first (void)
{
  assert_first (1, "", 0, 1);
  assert_first (2, "", BST_NO_PLAYER, 3);
  assert_first (2, "X", BST_NO_PLAYER, 3);
  assert_first (2, "XB", 0, 1);
  assert_first (2, "BA", 1, 2);
  assert_first (3, "UWX", 2, 4);
  /* Nobody has a road: all draw again. */
  assert_first (3, "BCB", BST_NO_PLAYER, 7);
  /* Red and Yellow tie, and again, before Yellow has more. */
  assert_first (3, "WUL", BST_NO_PLAYER, 5);
  assert_first (3, "WULV", BST_NO_PLAYER, 5);
  assert_first (3, "WULVU", BST_NO_PLAYER, 5);
  assert_first (3, "WULVUAX", 2, 4);
  /* Tiles drawn after that do not matter. */
  assert_first (2, "XBXX", 0, 1);
  assert_first (6, "XXXXXB", BST_NO_PLAYER, 31);
  assert_first (6, "XXXXXBAAAAU", 4, 16);
}

static void
test_strange (void)
{
  const int drawn[] = { BST_NO_TILE, 9999, G_MININT, G_MAXINT };

  g_assert_cmpint (bst_first_by_roads (set, 4, drawn, 4, NULL), ==, BST_NO_PLAYER);
  g_assert_cmpint (bst_first_by_roads (set, 2, drawn, 4, NULL), ==, BST_NO_PLAYER);
}

static void
test_die (void)
{
  static const struct { int score; guint face; } faces[] = {
    { G_MININT, 6 }, { -1, 6 }, { 0, 6 }, { 49, 6 }, { 50, 1 }, { 99, 1 }, { 100, 2 }, { 149, 2 },
    { 150, 3 }, { 200, 4 }, { 250, 5 }, { 299, 5 }, { 300, 5 }, { G_MAXINT, 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    g_assert_cmpuint (bst_score_get_die_face (faces[i].score), ==, faces[i].face);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  set = bst_io_tile_set_load ("basic", NULL);
  g_test_add_func ("/house-rules/roads", test_roads);
  g_test_add_func ("/house-rules/first", test_first);
  g_test_add_func ("/house-rules/strange", test_strange);
  g_test_add_func ("/house-rules/die", test_die);

  return g_test_run ();
}
