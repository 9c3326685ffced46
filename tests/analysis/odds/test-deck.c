/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every copy left comes once, in an order of chance, and not before it may. */

#include "bst-deck.h"

#include "random-position.h"

#include <string.h>

static const BstTileSet *
get_set (const BstPosition *position)
{
  return bst_game_get_tile_set (bst_position_get_game (position));
}

static void
check_copies (const BstDeck     *deck,
              const BstPosition *position)
{
  int abbey = bst_tile_set_find_abbey (get_set (position));

  for (guint type = 0; type < bst_tile_set_get_n_types (get_set (position)); type++)
    {
      guint n = 0;

      for (guint i = 0; i < deck->n_tiles; i++)
        n += deck->tiles[i] == type;
      g_assert_cmpuint (n, ==, (int) type == abbey ? 0 : bst_position_get_remaining (position, type));
    }
}

static void
lay_anywhere (BstPosition *position,
              guint        type)
{
  BstPlacement way;

  if (!bst_position_has_placement (position, type))
    {
      bst_position_discard (position, type);
      return;
    }
  bst_position_get_way (position, type, 0, &way);
  bst_position_place (position, type, way.x, way.y, (guint) __builtin_ctz (way.rotations));
  while (bst_position_get_phase (position) != BST_PHASE_TILE && !bst_position_end_turn (position, NULL))
    {
      g_auto (BstSteps) steps = { 0 };

      bst_position_get_steps (position, &steps);
      bst_position_make_step (position, &steps.items[0], NULL);
    }
}

/* Played on with what is drawn, until nothing is left but what lies under hills (HS11): of each type no more than there
 * were, and every one could be drawn when it was. */
static void
test_whole (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data);
  g_autoptr (BstPosition) position = random_position_new (setting, 2, 0, 0);
  g_autofree guint *n_drawn = g_new0 (guint, bst_tile_set_get_n_types (get_set (position)));
  g_autoptr (BstPosition) start = bst_position_copy (position);
  g_auto (BstDeck) deck = { 0 };
  guint n_hidden = 0;
  BstRandom random;
  int type;

  bst_random_init (&random, setting);
  bst_deck_init (&deck, bst_position_get_game (position));
  bst_deck_shuffle (&deck, position, &random);
  check_copies (&deck, position);
  while ((type = bst_deck_draw (&deck, position)) != BST_NO_TILE)
    {
      g_assert_true (bst_position_may_draw (position, (guint) type));
      /* It stays the next one. */
      g_assert_cmpint (bst_deck_draw (&deck, position), ==, type);
      n_drawn[type]++;
      lay_anywhere (position, (guint) type);
      bst_deck_advance (&deck);
    }
  for (guint i = 0; i < bst_tile_set_get_n_types (get_set (position)); i++)
    if ((int) i != bst_tile_set_find_abbey (get_set (position)))
      {
        g_assert_cmpuint (n_drawn[i], <=, bst_position_get_remaining (start, i));
        n_hidden += bst_position_get_remaining (start, i) - n_drawn[i];
      }
  g_assert_cmpuint (n_hidden, ==, bst_position_get_n_under_hills (position));
  g_assert_cmpint (n_hidden > 0, ==, bst_game_get_rules (bst_position_get_game (position))->hills);
}

/* All of the river before anything else, whatever the order. */
static void
test_river (void)
{
  g_autoptr (BstPosition) position = random_position_new (4, 2, 0, 0);
  g_auto (BstDeck) deck = { 0 };
  gboolean is_over = FALSE;
  BstRandom random;
  int type;

  bst_random_init (&random, 1);
  bst_deck_init (&deck, bst_position_get_game (position));
  bst_deck_shuffle (&deck, position, &random);
  while ((type = bst_deck_draw (&deck, position)) != BST_NO_TILE)
    {
      gboolean is_river = bst_tile_set_get_type (get_set (position), (guint) type)->group != BST_DRAW_ANY_TIME;

      g_assert_false (is_river && is_over);
      is_over = !is_river;
      lay_anywhere (position, (guint) type);
      bst_deck_advance (&deck);
    }
  g_assert_true (is_over);
}

/* The same seed gives the same order, and over many seeds each copy is first about as often. */
static void
test_chance (void)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 30, 1);
  guint n_left = bst_position_get_n_remaining (position), n_types = bst_tile_set_get_n_types (get_set (position));
  g_autofree guint *first = g_new0 (guint, n_types);
  g_auto (BstDeck) deck = { 0 }, again = { 0 };
  BstRandom random;

  bst_deck_init (&deck, bst_position_get_game (position));
  bst_deck_init (&again, bst_position_get_game (position));
  for (guint64 seed = 0; seed < 8000; seed++)
    {
      bst_random_init (&random, bst_random_seed_of (5, seed));
      bst_deck_shuffle (&deck, position, &random);
      first[bst_deck_draw (&deck, position)]++;
    }
  for (guint type = 0; type < n_types; type++)
    {
      double expected = 8000. * bst_position_get_remaining (position, type) / n_left;

      /* Five standard errors. */
      g_assert_cmpfloat ((first[type] - expected) * (first[type] - expected), <=, 25 * expected);
    }
  bst_random_init (&random, bst_random_seed_of (5, 7999));
  bst_deck_shuffle (&again, position, &random);
  g_assert_cmpmem (deck.tiles, deck.n_tiles * sizeof *deck.tiles, again.tiles, again.n_tiles * sizeof *again.tiles);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/deck/whole/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_whole);
    }
  g_test_add_func ("/deck/river", test_river);
  g_test_add_func ("/deck/chance", test_chance);

  return g_test_run ();
}
