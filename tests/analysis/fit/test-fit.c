/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Legal maps and cells: by hand for the start of a game, against the slow way for whole ones. */

#include "bst-fit-map.h"
#include "bst-io-tile-set.h"
#include "bst-legal-map.h"
#include "bst-random.h"
#include "bst-setup.h"

static BstPosition *
new_position_with (guint n_others)
{
  static const BstPlayer players[] = {
    { (char *) "Anna", BST_COLOUR_RED },
    { (char *) "Bert", BST_COLOUR_BLUE },
  };
  g_autoptr (BstTileSet) set = NULL;
  g_autoptr (BstGame) game = NULL;
  g_autoptr (GError) error = NULL;
  BstRules rules;

  set = bst_io_tile_set_load ("basic", &error);
  g_assert_no_error (error);
  bst_rules_init (&rules);
  rules.figures[BST_FIGURE_BIG] = rules.figures[BST_FIGURE_BUILDER] = rules.figures[BST_FIGURE_PIG] = n_others;
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), &error);
  g_assert_no_error (error);

  return bst_position_new (game);
}

static BstPosition *
new_position (void)
{
  return new_position_with (0);
}

static BstTileSet *
get_set (const BstPosition *position)
{
  return bst_game_get_tile_set (bst_position_get_game (position));
}

static void
play (BstPosition *position,
      const char  *text)
{
  g_autoptr (GError) error = NULL;
  BstMove move;

  bst_move_parse (bst_position_get_game (position), text, &move, &error);
  g_assert_no_error (error);
  bst_position_apply (position, &move, NULL, &error);
  g_assert_no_error (error);
}

/* Beside the start tile D: city to the north, road to the west and east, field to the south. */
static void
test_map_of_start (void)
{
  static const struct { const char *tile; guint n_cells, n_items; } expected[] = {
    { "B", 1, 1 },      /* monastery in fields: south only, in its one rotation */
    { "C", 1, 1 },      /* city all over: north only */
    { "X", 2, 2 },      /* four roads: west and east */
    { "U", 3, 3 },      /* straight road: as X, and its field side to the south */
    { "E", 2, 4 },      /* one city edge: north, and the three field edges to the south */
  };
  g_autoptr (BstPosition) position = new_position ();

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_auto (BstLegalMap) map = { 0 };
      int type = bst_tile_set_find (get_set (position), expected[i].tile);

      bst_legal_map_init (&map, position, (guint) type, 0);
      g_assert_cmpuint (map.n_cells, ==, expected[i].n_cells);
      g_assert_cmpuint (map.n_items, ==, expected[i].n_items);
    }
}

static void
test_map_order_and_find (void)
{
  g_autoptr (BstPosition) position = new_position ();
  g_auto (BstLegalMap) map = { 0 };
  int index = bst_tile_set_find (get_set (position), "U");
  const BstTileType *type = bst_tile_set_get_type (get_set (position), (guint) index);

  bst_legal_map_init (&map, position, (guint) index, 0);
  for (guint i = 1; i < map.n_items; i++)
    g_assert_true (map.items[i - 1].y < map.items[i].y ||
                   (map.items[i - 1].y == map.items[i].y && map.items[i - 1].x < map.items[i].x));

  g_assert_nonnull (bst_legal_map_find (&map, type, 1, 0, 0));
  g_assert_true (bst_legal_map_find (&map, type, 1, 0, 2) == bst_legal_map_find (&map, type, 1, 0, 0));
  g_assert_null (bst_legal_map_find (&map, type, 1, 0, 1));
  g_assert_null (bst_legal_map_find (&map, type, 0, -1, 0));
}

/* M4: a feature with a follower on it takes no other, of whichever player. */
static void
test_map_of_claimed_road (void)
{
  g_autoptr (BstPosition) position = new_position ();
  g_auto (BstLegalMap) map = { 0 };
  int index = bst_tile_set_find (get_set (position), "U");
  const BstTileType *type = bst_tile_set_get_type (get_set (position), (guint) index);
  const BstLegalPlacement *item;

  play (position, "U@1,0 r0 [Red road:W]");
  bst_legal_map_init (&map, position, (guint) index, 1);
  item = bst_legal_map_find (&map, type, 2, 0, 0);
  g_assert_nonnull (item);
  g_assert_cmpuint (item->n_puts, ==, 2);
  for (guint i = 0; i < item->n_puts; i++)
    g_assert_cmpint (map.puts.items[item->first_put + i].spot.feature, ==, BST_FEATURE_FIELD);
}

static void
test_map_leaves_position (void)
{
  g_autoptr (BstPosition) position = new_position ();
  g_autoptr (BstPosition) before = NULL;
  g_auto (BstLegalMap) map = { 0 };

  play (position, "U@1,0 r0 [Red road:W] ...");
  before = bst_position_copy (position);
  bst_legal_map_init (&map, position, 0, 1);
  g_assert_true (bst_position_equal (position, before));
}

static void
test_cells_of_start (void)
{
  static const BstFitCell expected[] = {
    { .x = 0, .y = -1, .n_types = 18, .n_copies = 43 },     /* a city edge */
    { .x = -1, .y = 0, .n_types = 13, .n_copies = 44 },     /* a road */
    { .x = 1, .y = 0, .n_types = 13, .n_copies = 44 },
    { .x = 0, .y = 1, .n_types = 17, .n_copies = 58 },      /* a field edge: all but C, L, O, P, S, T, X */
  };
  g_autoptr (BstPosition) position = new_position ();
  g_auto (BstFitMap) map = { 0 };

  bst_fit_map_init (&map, position);
  g_assert_cmpuint (map.n_cells, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmpint (map.cells[i].x, ==, expected[i].x);
      g_assert_cmpint (map.cells[i].y, ==, expected[i].y);
      g_assert_cmpuint (map.cells[i].n_types, ==, expected[i].n_types);
      g_assert_cmpuint (map.cells[i].n_copies, ==, expected[i].n_copies);
      g_assert_false (bst_fit_cell_is_dead (&map.cells[i]));
    }
}

static void
test_other_cells (void)
{
  g_autoptr (BstPosition) position = new_position ();
  BstFitCell cell;

  bst_fit_cell_init (&cell, position, 0, 0);
  g_assert_true (bst_fit_cell_is_dead (&cell));
  bst_fit_cell_init (&cell, position, 5, 5);
  g_assert_true (bst_fit_cell_is_dead (&cell));
}

/* AM1: an abbey fits into a hole, but nobody draws it. */
static void
test_cells_of_abbeys (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed ("basic+abbey-and-mayor", &error);
  g_autoptr (BstSetup) setup = NULL;
  g_autoptr (BstPosition) position = NULL;
  g_autofree char *rules_text = NULL;
  g_autofree char *text = NULL;
  BstFitCell cell;
  BstRules rules;

  bst_rules_init (&rules);
  rules.abbeys = 1;
  rules_text = bst_rules_to_text (&rules);
  text = g_strdup_printf ("%s %s | Red 7 0; Blue 7 0 | Red "
                          "| B@0,-1 r0; B@-1,0 r0; B@1,0 r0; B@0,1 r0 |  | abbeys 1,0",
                          bst_tile_set_get_id (set), rules_text);
  setup = bst_setup_from_text (set, &rules, text, &error);
  g_assert_no_error (error);
  position = bst_setup_get_position (setup);
  bst_fit_cell_init (&cell, position, 0, 0);
  g_assert_cmpuint (cell.n_copies, ==, 0);
  g_assert_cmpuint (cell.n_abbeys, ==, 1);
  g_assert_false (bst_fit_cell_is_dead (&cell));
  bst_fit_cell_init (&cell, position, 2, 0);
  g_assert_cmpuint (cell.n_abbeys, ==, 0);
}

/* The cells of the fit map and the map of every type say the same. */
static void
compare_cells_with_maps (const BstPosition *position)
{
  guint n_types = bst_tile_set_get_n_types (get_set (position));
  g_auto (BstFitMap) fits = { 0 };
  guint from_cells = 0, from_maps = 0;

  bst_fit_map_init (&fits, position);
  for (guint i = 0; i < fits.n_cells; i++)
    from_cells += fits.cells[i].n_copies;

  for (guint type = 0; type < n_types; type++)
    {
      g_auto (BstLegalMap) map = { 0 };

      bst_legal_map_init (&map, position, type, bst_position_get_turn (position));
      from_maps += map.n_cells * bst_position_get_remaining (position, type);
    }
  g_assert_cmpuint (from_cells, ==, from_maps);
}

/* Every entry of the map is a legal move, with each of its figures. */
static void
apply_whole_map (BstPosition       *position,
                 const BstLegalMap *map)
{
  for (guint i = 0; i < map->n_items; i++)
    for (guint put = 0; put <= map->items[i].n_puts; put++)
      {
        const BstLegalPlacement *item = &map->items[i];
        g_autoptr (GError) error = NULL;
        BstMove move = {
          .type = (gint16) map->type, .x = item->x, .y = item->y, .rotation = item->rotation,
        };

        if (put < item->n_puts)
          g_assert_true (bst_move_add_step (&move, &map->puts.items[item->first_put + put]));
        bst_position_apply (position, &move, NULL, &error);
        g_assert_no_error (error);
        g_assert_true (bst_position_undo (position));
      }
}

/* Random games; in every second one there are big followers, builders and pigs. */
static void
test_whole_games (void)
{
  BstRandom random;
  guint found = 0;

  bst_random_init (&random, 1);
  for (guint game = 0; game < 5; game++)
    {
      g_autoptr (BstPosition) position = new_position_with (game % 2);

      while (bst_position_get_n_remaining (position) > 0)
        {
          g_auto (BstLegalMap) map = { 0 };
          guint type = bst_random_below (&random, bst_tile_set_get_n_types (get_set (position)));
          const BstLegalPlacement *item;

          if (bst_position_get_remaining (position, type) == 0)
            continue;
          bst_legal_map_init (&map, position, type, bst_position_get_turn (position));
          apply_whole_map (position, &map);
          compare_cells_with_maps (position);
          if (map.n_items == 0)
            {
              bst_position_discard (position, type);
              continue;
            }
          item = &map.items[bst_random_below (&random, map.n_items)];
          bst_position_place (position, type, item->x, item->y, item->rotation);
          if (item->n_puts > 0)
            {
              guint put = item->first_put + bst_random_below (&random, item->n_puts);

              found |= 1u << map.puts.items[put].spot.figure;
              bst_position_make_step (position, &map.puts.items[put], NULL);
            }
          bst_position_end_turn (position, NULL);
        }
      compare_cells_with_maps (position);
    }
  g_assert_cmpuint (found, ==, (1u << (BST_FIGURE_PIG + 1)) - 1);
}

/* A barn stands on a corner where four tiles meet (AM2), and through a portal a figure comes to other
 * tiles (PD6). */
static void
test_map_of_other_places (void)
{
  static const char * const moves[] = { "B@0,1 r0 [Red mon]", "B@1,1 r0", "B@0,2 r0" };
  static const BstPlayer players[] = { { (char *) "Anna", BST_COLOUR_RED } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed ("basic+princess-and-dragon", NULL);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) position = NULL;
  g_auto (BstLegalMap) barns = { 0 }, portals = { 0 };
  guint n_barns = 0, n_far = 0;
  BstRules rules;

  bst_rules_init (&rules);
  rules.figures[BST_FIGURE_BARN] = 1;
  rules.portals = TRUE;
  game = bst_game_new (set, &rules, players, 1, NULL);
  position = bst_position_new (game);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      BstMove move;

      g_assert_true (bst_move_parse (game, moves[i], &move, NULL));
      g_assert_true (bst_position_apply (position, &move, NULL, NULL));
    }

  bst_legal_map_init (&barns, position, (guint) bst_tile_set_find (set, "B"), 0);
  apply_whole_map (position, &barns);
  for (guint i = 0; i < barns.puts.n_items; i++)
    n_barns += barns.puts.items[i].spot.figure == BST_FIGURE_BARN;
  g_assert_cmpuint (n_barns, ==, 1);

  bst_legal_map_init (&portals, position, (guint) bst_tile_set_find (set, "DG/RRR.g"), 0);
  apply_whole_map (position, &portals);
  for (guint i = 0; i < portals.items[0].n_puts; i++)
    {
      const BstSpot *spot = &portals.puts.items[portals.items[0].first_put + i].spot;

      n_far += spot->x != portals.items[0].x || spot->y != portals.items[0].y;
    }
  g_assert_cmpuint (n_far, >, 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/map/start", test_map_of_start);
  g_test_add_func ("/analysis/map/order-and-find", test_map_order_and_find);
  g_test_add_func ("/analysis/map/claimed-road", test_map_of_claimed_road);
  g_test_add_func ("/analysis/map/other-places", test_map_of_other_places);
  g_test_add_func ("/analysis/map/leaves-position", test_map_leaves_position);
  g_test_add_func ("/analysis/cells/start", test_cells_of_start);
  g_test_add_func ("/analysis/cells/others", test_other_cells);
  g_test_add_func ("/analysis/cells/abbeys", test_cells_of_abbeys);
  g_test_add_func ("/analysis/whole-games", test_whole_games);

  return g_test_run ();
}
