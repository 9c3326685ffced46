/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"
#include "naive.h"

static BstFeature
get (BstPosition *position,
     int          x,
     int          y,
     const char  *spot)
{
  BstFeature feature;

  bst_position_get_feature (position, fixture_part (position, x, y, spot), &feature);

  return feature;
}

static void
test_city (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "F@0,-1 r90 [Red city:S]", NULL);
  BstFeature city = get (position, 0, 0, "city:N");

  g_assert_cmpint (city.kind, ==, BST_FEATURE_CITY);
  g_assert_false (city.complete);
  g_assert_cmpuint (city.tiles, ==, 2);
  g_assert_cmpuint (city.pennants, ==, 1);
  g_assert_cmpuint (city.open, ==, 1);
  g_assert_cmpuint (city.owners, ==, 1);
  g_assert_cmpuint (city.margin, ==, 1);
  g_assert_cmpint (city.now, ==, 0);
  g_assert_cmpint (city.completed, ==, 6);
  g_assert_cmpint (city.end, ==, 3);

  fixture_play (position, "E@0,-2 r180");
  city = get (position, 0, 0, "city:N");
  g_assert_true (city.complete);
  g_assert_cmpuint (city.owners, ==, 0);
  g_assert_cmpint (city.now, ==, 8);
  g_assert_cmpint (city.end, ==, 0);
}

/* Red two, Blue one on the same city; then Blue draws level. */
static void
test_margin (void)
{
  g_autoptr (BstPosition) position = NULL;
  BstFeature road;

  position = fixture_position ("modern", "U@1,0 r0 [Red road:E]", "U@1,1 r0 [Blue road:E]",
                               "V@2,0 r0", NULL);
  road = get (position, 1, 1, "road:E");
  g_assert_cmpuint (road.owners, ==, 2);
  g_assert_cmpuint (road.margin, ==, 1);
  fixture_play (position, "V@2,1 r90");
  road = get (position, 1, 1, "road:E");
  g_assert_cmpuint (road.owners, ==, 3);
  g_assert_cmpuint (road.margin, ==, 0);
  g_assert_cmpuint (road.figures[0], ==, 1);
  g_assert_cmpuint (road.figures[1], ==, 1);
}

static void
test_farm (void)
{
  static const struct { const char *rules; int each; } sets[] = {
    { "modern", 3 }, { "second-edition", 3 }, { "classic", 4 }, { "classic-literal", 4 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (BstPosition) position = NULL;
      guint16 cities[64];
      BstFeature farm;

      position = fixture_position (sets[i].rules, "E@0,-1 r180", "U@1,0 r0 [Blue field:NL]",
                                   "D@2,0 r0", NULL);
      farm = get (position, 2, 0, "field:EL");
      g_assert_false (farm.complete);
      g_assert_cmpuint (farm.tiles, ==, 3);
      g_assert_cmpuint (farm.cities, ==, 2);
      g_assert_cmpuint (farm.complete_cities, ==, 1);
      g_assert_cmpuint (farm.owners, ==, 2);
      g_assert_cmpint (farm.now, ==, 0);
      g_assert_cmpint (farm.completed, ==, 2 * sets[i].each);
      g_assert_cmpint (farm.end, ==, sets[i].each);
      g_assert_cmpuint (bst_position_get_farm_cities (position, farm.part, cities), ==, 2);
      for (guint j = 0; j < 2; j++)
        g_assert_cmpuint (bst_position_find_root (position, cities[j]), ==, cities[j]);
    }
}

/* T9: two own the farm, and the pig is Red's alone: each is told his own. */
static void
test_co_owners (void)
{
  static const struct { const char *rules; int red, blue; } sets[] = {
    { "modern pigs=1", 4, 3 }, { "second-edition pigs=1", 4, 3 }, { "classic pigs=1", 5, 4 },
    { "classic-literal pigs=1", 5, 4 }, { "classic pigs=1 older-pig=nothing", 4, 4 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (BstGame) game = fixture_game_with ("basic+traders-and-builders", sets[i].rules, 2);
      g_autoptr (BstPosition) position = bst_position_new (game);
      BstFeature farm;

      fixture_play (position, "E@0,-1 r180");
      fixture_play (position, "U@1,0 r0 [Red field:NL]");
      fixture_play (position, "B@0,-2 r0 [Blue field:NL]");
      fixture_play (position, "B@1,-1 r0 [Red pig on field:NL]");
      fixture_play (position, "E@2,-1 r0");
      farm = get (position, 1, 0, "field:NL");
      g_assert_cmpuint (farm.owners, ==, 3);
      g_assert_cmpuint (farm.cities, ==, 2);
      g_assert_cmpint (farm.ends[0], ==, sets[i].red);
      g_assert_cmpint (farm.ends[1], ==, sets[i].blue);
      g_assert_cmpint (farm.end, ==, MAX (sets[i].red, sets[i].blue));
      g_assert_cmpint (farm.completions[0], ==, 2 * sets[i].red);
      g_assert_cmpint (farm.completions[1], ==, 2 * sets[i].blue);
      g_assert_cmpint (farm.completed, ==, 2 * MAX (sets[i].red, sets[i].blue));
    }
}

static void
test_monastery (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "B@0,1 r0 [Red mon]", NULL);
  BstFeature monastery = get (position, 0, 1, "mon");

  g_assert_cmpuint (monastery.tiles, ==, 2);
  g_assert_cmpuint (monastery.open, ==, 7);
  g_assert_cmpint (monastery.completed, ==, 9);
  g_assert_cmpint (monastery.end, ==, 2);
}

/* --- Against the plain rules --- */

/* One root: its ring holds exactly the segments with its label, and its numbers are theirs. */
static void
check_feature (BstPosition      *position,
               const NaiveBoard *board,
               guint             root)
{
  guint label = board->labels[root];
  guint part = root, n_ring = 0;
  NaiveFeature wanted;
  BstFeature found;

  do
    {
      g_assert_cmpuint (board->labels[part], ==, label);
      g_assert_cmpuint (bst_position_find_root (position, part), ==, root);
      part = bst_position_next_in_feature (position, part);
      n_ring++;
    }
  while (part != root && n_ring <= board->n_parts);

  naive_board_feature (board, label, &wanted);
  bst_position_get_feature (position, root, &found);
  g_assert_cmpuint (n_ring, ==, wanted.segments);
  g_assert_cmpint (found.kind, ==, wanted.kind);
  g_assert_cmpuint (found.tiles, ==, wanted.tiles);
  g_assert_cmpuint (found.segments, ==, wanted.segments);
  g_assert_cmpuint (found.pennants, ==, wanted.pennants);
  g_assert_cmpuint (found.open, ==, wanted.open);
  g_assert_cmpint (found.complete, ==, wanted.open == 0 && wanted.kind != BST_FEATURE_FIELD);
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    g_assert_cmpuint (found.figures[player], ==, wanted.figures[player]);
}

static void
check_features (BstPosition *position)
{
  guint n_parts = bst_position_get_n_parts (position);
  g_autofree guint16 *roots = g_new (guint16, n_parts);
  guint n_roots = bst_position_get_features (position, roots);
  guint n_labels = 0;
  NaiveBoard board;

  naive_board_init (&board, position);
  for (guint part = 0; part < n_parts; part++)
    n_labels += board.labels[part] == part;
  g_assert_cmpuint (n_roots, ==, n_labels);
  for (guint i = 0; i < n_roots; i++)
    {
      /* In the order of their first segments. */
      if (i > 0)
        g_assert_cmpuint (board.labels[roots[i - 1]], <, board.labels[roots[i]]);
      check_feature (position, &board, roots[i]);
    }
  naive_board_clear (&board);
}

static void
test_random (void)
{
  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (BstGame) game = fixture_game ("modern", 2 + i % 5);
      g_autoptr (BstPosition) position = bst_position_new (game);
      BstRandom random;
      BstMove move;

      bst_random_init (&random, 70 + i);
      for (guint n = 0; fixture_random_move (position, &random, &move); n++)
        {
          if (n % 10 == 0)
            check_features (position);
          g_assert_true (bst_position_apply (position, &move, NULL, NULL));
        }
      check_features (position);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/feature/city", test_city);
  g_test_add_func ("/feature/margin", test_margin);
  g_test_add_func ("/feature/farm", test_farm);
  g_test_add_func ("/feature/co-owners", test_co_owners);
  g_test_add_func ("/feature/monastery", test_monastery);
  g_test_add_func ("/feature/random", test_random);

  return g_test_run ();
}
