/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <string.h>

#define SIDES_N 0x03
#define SIDES_E 0x0c
#define SIDES_W 0xc0

/* --- The base set --- */

static const BstTileType *
find (const char *name)
{
  int index = bst_tile_set_find (fixture_set (), name);

  g_assert_cmpint (index, >=, 0);

  return bst_tile_set_get_type (fixture_set (), (guint) index);
}

/* R1: 72 tiles of 24 kinds; the counts by what the edges show, N E S W. */
static void
test_base_counts (void)
{
  static const struct { const char *edges; guint count; } kinds[] = {
    { "FFFF", 4 }, { "FFRF", 2 }, { "CRFR", 4 }, { "CCCC", 1 }, { "CCRC", 3 }, { "FCFC", 3 },
    { "CFFC", 7 }, { "CRRC", 5 }, { "CCFC", 4 }, { "CRRF", 3 }, { "CRRR", 3 }, { "CFRR", 3 },
    { "CFFF", 5 }, { "CFCF", 3 }, { "RRRR", 1 }, { "FRRR", 4 }, { "FFRR", 9 }, { "FRFR", 8 }
  };
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint pennants = 0, monasteries = 0;

  g_assert_cmpuint (bst_tile_set_get_n_types (fixture_set ()), ==, 24);
  g_assert_cmpuint (bst_tile_set_get_n_tiles (fixture_set ()), ==, 72);
  for (guint i = 0; i < 24; i++)
    {
      const BstTileType *type = bst_tile_set_get_type (fixture_set (), i);
      char edges[5] = { 0 };
      gpointer before;

      for (guint edge = 0; edge < 4; edge++)
        edges[edge] = "-FRCI"[type->edges[edge]];
      before = g_hash_table_lookup (counts, edges);
      g_hash_table_insert (counts, g_strdup (edges),
                           GUINT_TO_POINTER (GPOINTER_TO_UINT (before) + type->count));
      for (guint j = 0; j < type->n_segments; j++)
        {
          pennants += type->count * type->segments[j].pennants;
          monasteries += type->segments[j].kind == BST_FEATURE_MONASTERY ? type->count : 0;
        }
    }

  g_assert_cmpuint (g_hash_table_size (counts), ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, kinds[i].edges)), ==,
                      kinds[i].count);
  g_assert_cmpuint (pennants, ==, 10);
  g_assert_cmpuint (monasteries, ==, 6);
}

static void
test_base_names (void)
{
  g_assert_true (find ("D") == find ("BA/RCr"));
  for (guint i = 0; i < 24; i++)
    {
      const char letter[2] = { (char) ('A' + i), '\0' };
      const char *name;

      g_assert_cmpint (find (letter)->letter, ==, letter[0]);
      name = bst_tile_set_get_name (fixture_set (),
                                    (guint) bst_tile_set_find (fixture_set (), letter));
      g_assert_cmpstr (name, ==, letter);
    }

  g_assert_cmpint (bst_tile_set_find (fixture_set (), "Y"), ==, BST_NO_TILE);
  g_assert_cmpint (bst_tile_set_find (fixture_set (), "d"), ==, BST_NO_TILE);
  g_assert_cmpint (bst_tile_set_find (fixture_set (), ""), ==, BST_NO_TILE);
  g_assert_cmpint (bst_tile_set_find (fixture_set (), "AA"), ==, BST_NO_TILE);
}

static void
test_symmetry (void)
{
  static const struct { const char *tile; guint rotations; } tiles[] = {
    { "B", 1 }, { "C", 1 }, { "X", 1 }, { "F", 3 }, { "G", 3 }, { "H", 3 }, { "U", 3 },
    { "A", 15 }, { "D", 15 }, { "V", 15 }, { "W", 15 }, { "N", 15 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    g_assert_cmpuint (find (tiles[i].tile)->rotations, ==, tiles[i].rotations);
}

/* The table of fits against the edges themselves, for all surroundings. */
static void
test_fits (void)
{
  for (guint i = 0; i < 24; i++)
    {
      const BstTileType *type = bst_tile_set_get_type (fixture_set (), i);
      const guint8 *fits = bst_tile_set_get_fits (fixture_set (), i);

      for (guint around = 0; around < BST_N_SURROUNDINGS; around++)
        for (guint rotation = 0; rotation < 4; rotation++)
          {
            gboolean wanted = (type->rotations >> rotation) & 1;

            for (guint edge = 0; edge < 4; edge++)
              {
                guint beside = around / bst_surroundings_weight[edge] % BST_N_EDGES;

                if (beside != BST_EDGE_NONE && beside != type->edges[(edge + 4 - rotation) % 4])
                  wanted = FALSE;
              }
            g_assert_cmpint ((fits[around] >> rotation) & 1, ==, wanted);
          }
    }
}

/* --- Faulty data --- */

static BstTileType
field_tile (const char *id)
{
  return (BstTileType) {
    .id = (char *) id, .count = 1, .n_segments = 1,
    .segments = { { .kind = BST_FEATURE_FIELD, .sides = 0xff } }
  };
}

static BstTileType
road_tile (const char *id)
{
  return (BstTileType) {
    .id = (char *) id, .count = 2, .n_segments = 3,
    .segments = {
      { .kind = BST_FEATURE_ROAD, .sides = SIDES_E | SIDES_W },
      { .kind = BST_FEATURE_FIELD, .sides = 0x87 },
      { .kind = BST_FEATURE_FIELD, .sides = 0x78 },
    }
  };
}

static void
assert_refused (const BstTileType *type)
{
  g_autoptr (BstTileSet) set = bst_tile_set_new ("bad");
  g_autoptr (GError) error = NULL;

  g_assert_false (bst_tile_set_add (set, type, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
  g_assert_nonnull (strstr (error->message, type->id));
  g_assert_cmpuint (bst_tile_set_get_n_types (set), ==, 0);
}

static void
test_bad_sides (void)
{
  BstTileType type = road_tile ("gap");

  type.segments[1].sides = 0x07;
  assert_refused (&type);

  type = road_tile ("overlap");
  type.segments[1].sides = 0x8f;
  assert_refused (&type);

  type = road_tile ("half-a-road");
  type.segments[0].sides = 0x04;
  assert_refused (&type);

  type = road_tile ("two-on-an-edge");
  type.segments[type.n_segments++] = (BstSegment) { .kind = BST_FEATURE_CITY, .sides = SIDES_E };
  assert_refused (&type);

  type = road_tile ("field-under-city");
  type.segments[0] = (BstSegment) { .kind = BST_FEATURE_CITY, .sides = SIDES_E };
  assert_refused (&type);
}

static void
test_bad_segments (void)
{
  BstTileType type = road_tile ("no-segments");

  type.n_segments = 0;
  assert_refused (&type);

  type = road_tile ("too-many");
  type.n_segments = BST_MAX_SEGMENTS + 1;
  assert_refused (&type);

  type = road_tile ("touches-a-road");
  type.segments[1].cities = 1;
  assert_refused (&type);

  type = road_tile ("touches-nothing");
  type.segments[1].cities = 1 << 5;
  assert_refused (&type);

  type = field_tile ("too-many-copies");
  type.count = BST_MAX_TILES + 1;
  assert_refused (&type);
}

/* What has no edge cannot have one, and what needs one must. */
static void
test_bad_kinds (void)
{
  BstTileType type = field_tile ("monastery-with-edges");

  type.segments[type.n_segments++] =
    (BstSegment) { .kind = BST_FEATURE_MONASTERY, .sides = SIDES_N };
  assert_refused (&type);

  type = field_tile ("too-many-monasteries");
  for (guint i = 0; i <= BST_MAX_ROUND; i++)
    type.segments[type.n_segments++] = (BstSegment) { .kind = BST_FEATURE_MONASTERY };
  assert_refused (&type);

  type = field_tile ("two-towers");
  type.segments[type.n_segments++] = (BstSegment) { .kind = BST_FEATURE_TOWER };
  type.segments[type.n_segments++] = (BstSegment) { .kind = BST_FEATURE_TOWER };
  assert_refused (&type);

  type = field_tile ("city-without-edges");
  type.segments[type.n_segments++] = (BstSegment) { .kind = BST_FEATURE_CITY };
  assert_refused (&type);
}

static void
test_same_name (void)
{
  g_autoptr (BstTileSet) set = bst_tile_set_new ("bad");
  g_autoptr (GError) error = NULL;
  BstTileType type = field_tile ("one");

  type.letter = 'A';
  g_assert_true (bst_tile_set_add (set, &type, NULL));
  g_assert_false (bst_tile_set_add (set, &type, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
  g_clear_error (&error);

  type.id = (char *) "two";
  g_assert_false (bst_tile_set_add (set, &type, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
  g_clear_error (&error);

  type.letter = 0;
  type.id = (char *) "A";
  g_assert_false (bst_tile_set_add (set, &type, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
}

static void
test_too_many_tiles (void)
{
  g_autoptr (BstTileSet) set = bst_tile_set_new ("bad");
  BstTileType type = field_tile ("all");

  type.count = BST_MAX_TILES;
  g_assert_true (bst_tile_set_add (set, &type, NULL));
  type.id = (char *) "more";
  type.count = 1;
  g_assert_false (bst_tile_set_add (set, &type, NULL));
}

/* --- Start tiles --- */

static BstTileSet *
two_types (void)
{
  BstTileSet *set = bst_tile_set_new ("two");
  BstTileType field = field_tile ("field"), road = road_tile ("road");

  g_assert_true (bst_tile_set_add (set, &field, NULL));
  g_assert_true (bst_tile_set_add (set, &road, NULL));

  return set;
}

static void
test_bad_starts (void)
{
  static const struct { const char *tile; int x; guint rotation; BstError code; } starts[] = {
    { "none", 0, 0, BST_ERROR_UNKNOWN },
    { "road", BST_MAX_TILES + 1, 0, BST_ERROR_RANGE },
    { "road", G_MININT, 0, BST_ERROR_RANGE },
    { "road", 0, 4, BST_ERROR_RANGE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (BstTileSet) set = two_types ();
      g_autoptr (GError) error = NULL;

      g_assert_false (bst_tile_set_add_start (set, starts[i].tile, starts[i].x, 0,
                                              starts[i].rotation, &error));
      g_assert_error (error, BST_ERROR, (int) starts[i].code);
      g_clear_error (&error);
      g_assert_false (bst_tile_set_seal (set, &error));
      g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
    }
}

static gboolean
seals (const char *second,
       int         x,
       guint       rotation)
{
  g_autoptr (BstTileSet) set = two_types ();
  g_autoptr (GError) error = NULL;
  gboolean sealed;

  g_assert_true (bst_tile_set_add_start (set, "road", 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_add_start (set, second, x, 0, rotation, NULL));
  sealed = bst_tile_set_seal (set, &error);
  if (!sealed)
    g_assert_error (error, BST_ERROR, BST_ERROR_DATA);

  return sealed;
}

static void
test_start_pairs (void)
{
  g_assert_true (seals ("road", 1, 0));
  g_assert_false (seals ("road", 0, 0));
  /* Side by side they must fit like any other tiles. */
  g_assert_false (seals ("road", 1, 1));
  g_assert_false (seals ("field", -1, 0));
}

static void
test_start_copies (void)
{
  g_autoptr (BstTileSet) set = two_types ();

  g_assert_true (bst_tile_set_add_start (set, "field", 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_add_start (set, "field", 0, 1, 0, NULL));
  g_assert_false (bst_tile_set_seal (set, NULL));
}

/* Two start tiles of a set of our own: the position begins with both, joined. */
static void
test_two_starts (void)
{
  g_autoptr (BstTileSet) set = two_types ();
  BstPlayer player = { (char *) "Red", BST_COLOUR_RED };
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstGame) game = NULL;
  BstRules rules;
  guint n_tiles;

  g_assert_true (bst_tile_set_add_start (set, "road", 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_add_start (set, "road", 1, 0, 2, NULL));
  g_assert_true (bst_tile_set_seal (set, NULL));
  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, &player, 1, NULL);
  position = bst_position_new (game);
  bst_position_get_tiles (position, &n_tiles);
  g_assert_cmpuint (n_tiles, ==, 2);
  g_assert_cmpuint (bst_position_get_n_placed (position), ==, 0);
  g_assert_cmpuint (bst_position_get_n_remaining (position), ==, 1);
  g_assert_cmpuint (bst_position_find_root (position, bst_position_get_part (position, 0, 0)), ==,
                    bst_position_find_root (position, bst_position_get_part (position, 1, 0)));
  g_assert_true (bst_position_is_ok (position));
}

/* A type has copies left, or none: then the other has its number. */
static void
test_replace (void)
{
  const BstTileType field = { .id = (char *) "field", .count = 2, .n_segments = 1,
                              .segments = { { .kind = BST_FEATURE_FIELD, .sides = 0xff } } };
  BstTileType garden = field;
  g_autoptr (BstTileSet) set = bst_tile_set_new ("editions");
  g_autoptr (GError) error = NULL;

  garden.id = (char *) "garden";
  garden.count = 1;
  garden.segments[garden.n_segments++].kind = BST_FEATURE_GARDEN;
  g_assert_true (bst_tile_set_add (set, &field, NULL));
  g_assert_true (bst_tile_set_multiply (set, 0, 2, NULL));
  g_assert_true (bst_tile_set_replace (set, 0, &garden, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (bst_tile_set_get_n_types (set), ==, 2);
  g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 4);
  g_assert_cmpuint (bst_tile_set_get_type (set, 0)->count, ==, 2);
  g_assert_cmpuint (bst_tile_set_get_type (set, 1)->count, ==, 2);

  garden.id = (char *) "pond";
  g_assert_true (bst_tile_set_replace (set, 0, &garden, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (bst_tile_set_get_n_types (set), ==, 2);
  g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 4);
  g_assert_cmpint (bst_tile_set_find (set, "field"), ==, BST_NO_TILE);
  g_assert_cmpint (bst_tile_set_find (set, "pond"), ==, 0);
  g_assert_cmpuint (bst_tile_set_get_type (set, 0)->n_segments, ==, 2);

  garden.id = (char *) "lake";
  garden.count = 2;
  g_assert_false (bst_tile_set_replace (set, 0, &garden, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile-set/base-counts", test_base_counts);
  g_test_add_func ("/tile-set/base-names", test_base_names);
  g_test_add_func ("/tile-set/symmetry", test_symmetry);
  g_test_add_func ("/tile-set/fits", test_fits);
  g_test_add_func ("/tile-set/bad-sides", test_bad_sides);
  g_test_add_func ("/tile-set/bad-segments", test_bad_segments);
  g_test_add_func ("/tile-set/bad-kinds", test_bad_kinds);
  g_test_add_func ("/tile-set/same-name", test_same_name);
  g_test_add_func ("/tile-set/too-many-tiles", test_too_many_tiles);
  g_test_add_func ("/tile-set/bad-starts", test_bad_starts);
  g_test_add_func ("/tile-set/start-pairs", test_start_pairs);
  g_test_add_func ("/tile-set/start-copies", test_start_copies);
  g_test_add_func ("/tile-set/two-starts", test_two_starts);
  g_test_add_func ("/tile-set/replace", test_replace);

  return g_test_run ();
}
