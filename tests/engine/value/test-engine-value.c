/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The value is a function of the position: of nothing that was looked at before, and of no way in which it came about. */

#include "bst-engine-value.h"

#include "bst-playout.h"
#include "bst-setup.h"

#include "engine-fixture.h"

#include <math.h>
#include <string.h>

static void
assert_same (const BstEngineValue *a,
             const BstEngineValue *b,
             guint                 n_players)
{
  for (guint player = 0; player < n_players; player++)
    {
      g_assert_cmpint (a->standing[player], ==, b->standing[player]);
      g_assert_cmpfloat (a->points[player], ==, b->points[player]);
      g_assert_cmpfloat (a->spread[player], ==, b->spread[player]);
    }
}

static void
look_afresh (const BstEngineNet *net,
             const BstPosition  *position,
             BstEngineValue     *value)
{
  g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (net, position);

  bst_engine_valuer_look (valuer, position, value);
}

static void
check_finite (const BstPosition    *position,
              const BstEngineValue *value)
{
  guint n_players = engine_fixture_count (position);
  int total[BST_MAX_PLAYERS];

  engine_fixture_total (position, total);
  for (guint player = 0; player < n_players; player++)
    {
      g_assert_cmpint (value->standing[player], ==, total[player]);
      g_assert_true (isfinite (value->points[player]));
      g_assert_true (isfinite (value->spread[player]));
      if (bst_position_is_exhausted (position))
        {
          g_assert_cmpfloat ((double) value->points[player], ==, total[player]);
          g_assert_cmpfloat ((double) value->spread[player], ==, 0);
        }
      else
        {
          g_assert_cmpfloat ((double) value->spread[player], >, 0);
        }
    }
}

/* The same after each turn is taken back, for a copy, and for one that was read from its text. */
static void
check_same (BstEngineValuer    *valuer,
            const BstEngineNet *net,
            BstPosition        *position,
            BstRandom          *random)
{
  BstGame *game = bst_position_get_game (position);
  guint n_players = engine_fixture_count (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autoptr (BstPosition) copy = bst_position_copy (position);
  g_autoptr (BstPosition) read = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                                         NULL);
  int type = bst_playout_draw (position, random);
  BstEngineValue value, other;

  /* What came about by the rules can be read again, where no text leaves anything out. */
  g_assert_true (read != NULL || !bst_position_is_plain (position));
  bst_engine_valuer_look (valuer, position, &value);
  check_finite (position, &value);
  look_afresh (net, position, &other);
  assert_same (&value, &other, n_players);
  bst_engine_valuer_look (valuer, copy, &other);
  assert_same (&value, &other, n_players);
  if (read != NULL)
    {
      look_afresh (net, read, &other);
      assert_same (&value, &other, n_players);
    }
  if (type == BST_NO_TILE)
    return;
  bst_playout_place (position, random, (guint) type);
  bst_engine_valuer_look (valuer, position, &other);
  bst_position_undo (position);
  bst_engine_valuer_look (valuer, position, &other);
  assert_same (&value, &other, n_players);
}

static void
test_same (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (5);
  g_autofree BstEngineNet *net = engine_fixture_net (setting);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 2 + (i + setting) % 5, 0, 0);
      g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (net, position);
      BstRandom random;

      bst_random_init (&random, i);
      do
        check_same (valuer, net, position, &random);
      while (engine_fixture_play (position, &random, 6 + i));
      check_same (valuer, net, position, &random);
    }
}

/* --- Tiles in another order --- */

/* The text of the same board, whose tiles come from the last to the first. (transfer full) */
static char *
turn_round (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " | ", -1);
  g_auto (GStrv) tiles = g_strsplit (parts[3], "; ", -1);
  guint n = g_strv_length (tiles);

  for (guint i = 0; i < n / 2; i++)
    {
      char *tile = tiles[i];

      tiles[i] = tiles[n - 1 - i];
      tiles[n - 1 - i] = tile;
    }
  g_free (parts[3]);
  parts[3] = g_strjoinv ("; ", tiles);

  return g_strjoinv (" | ", parts);
}

static BstPosition *
read_as_is (const BstPosition *position,
            const char        *text)
{
  BstGame *game = bst_position_get_game (position);
  g_autoptr (GError) error = NULL;
  BstPosition *read = bst_position_from_text_as_is (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                                    &error);

  g_assert_no_error (error);

  return read;
}

/* Features are met in another order then, and reach their cells in another. */
static void
test_order (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (5);
  guint n = random_position_count (60);

  for (guint i = 0; i < n; i++)
    {
      guint n_players = 2 + i % 5;
      g_autoptr (BstPosition) position = random_position_new (i % 4, n_players, 10 + i % 60, i);
      g_autofree char *text = bst_position_to_text (position);
      g_autofree char *round = turn_round (text);
      g_autoptr (BstPosition) one = read_as_is (position, text), other = read_as_is (position, round);
      BstEngineValue value, its_value;

      look_afresh (net, one, &value);
      look_afresh (net, other, &its_value);
      assert_same (&value, &its_value, n_players);
    }
}

/* --- Players by other names --- */

/* One random turn on both boards: on the other by the player who comes @turned later. */
static void
play_both (BstPosition *position,
           BstPosition *other,
           BstRandom   *random,
           guint        turned)
{
  guint player = bst_position_get_turn (position), its_player = (player + turned) % engine_fixture_count (position);
  guint type = (guint) bst_playout_draw (position, random);
  guint n_ways = bst_position_count_ways (position, type), rotation, n_spots, choice;
  guint8 spots[BST_MAX_SEGMENTS];
  BstPlacement way;

  bst_position_get_way (position, type, bst_random_below (random, n_ways), &way);
  rotation = (guint) __builtin_ctz (way.rotations);
  g_assert_cmpuint (bst_position_get_turn (other), ==, its_player);
  bst_position_place (position, type, way.x, way.y, rotation);
  bst_position_place (other, type, way.x, way.y, rotation);
  n_spots = bst_position_get_spots (position, player, BST_FIGURE_FOLLOWER, spots);
  choice = bst_random_below (random, n_spots + 1);
  if (choice < n_spots)
    {
      bst_position_put_figure (position, player, BST_FIGURE_FOLLOWER, spots[choice]);
      bst_position_put_figure (other, its_player, BST_FIGURE_FOLLOWER, spots[choice]);
    }
  bst_position_end_turn (position, NULL);
  bst_position_end_turn (other, NULL);
}

static void
test_turned (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);

  for (guint i = 0; i < 10; i++)
    {
      guint n_players = 2 + i % 5, turned = 1 + i % (n_players - 1);
      g_autoptr (BstPosition) position = random_position_new (0, n_players, 0, 0);
      g_autoptr (BstPosition) other = random_position_new (0, n_players, 0, 0);
      g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (net, position);
      BstRandom random;

      bst_random_init (&random, i);
      bst_position_set_turn (other, turned);
      for (guint turn = 0; turn < 60; turn++)
        {
          BstEngineValue value, its_value;

          play_both (position, other, &random, turned);
          bst_engine_valuer_look (valuer, position, &value);
          bst_engine_valuer_look (valuer, other, &its_value);
          for (guint player = 0; player < n_players; player++)
            {
              guint its_player = (player + turned) % n_players;

              g_assert_cmpint (value.standing[player], ==, its_value.standing[its_player]);
              g_assert_cmpfloat (value.points[player], ==, its_value.points[its_player]);
              g_assert_cmpfloat (value.spread[player], ==, its_value.spread[its_player]);
            }
        }
    }
}

/* --- Weights --- */

static void
test_set_net (void)
{
  g_autofree BstEngineNet *one = engine_fixture_net (1), *other = engine_fixture_net (2);
  g_autoptr (BstPosition) position = random_position_new (0, 2, 30, 1);
  g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (one, position);
  BstEngineValue first, second, value;

  bst_engine_valuer_look (valuer, position, &first);
  bst_engine_valuer_set_net (valuer, other);
  bst_engine_valuer_look (valuer, position, &second);
  look_afresh (other, position, &value);
  assert_same (&second, &value, 2);
  g_assert_cmpfloat (first.points[0], !=, second.points[0]);
  bst_engine_valuer_set_net (valuer, one);
  bst_engine_valuer_look (valuer, position, &value);
  assert_same (&first, &value, 2);
}

/* At the beginning of a training nothing is known but the standing. */
static void
test_untrained (void)
{
  g_autofree BstEngineNet *net = g_new (BstEngineNet, 1);
  g_autoptr (BstPosition) position = random_position_new (0, 3, 40, 1);
  BstEngineValue value;
  int total[BST_MAX_PLAYERS];

  bst_engine_net_init (net, 9);
  look_afresh (net, position, &value);
  engine_fixture_total (position, total);
  for (guint player = 0; player < 3; player++)
    g_assert_cmpfloat ((double) value.points[player], ==, total[player]);
}

static void
test_margin (void)
{
  BstEngineValue value = { .points = { 10, 30, 25 } };

  g_assert_cmpfloat (bst_engine_value_margin (&value, 3, 0), ==, -20);
  g_assert_cmpfloat (bst_engine_value_margin (&value, 3, 1), ==, 5);
  g_assert_cmpfloat (bst_engine_value_margin (&value, 2, 0), ==, -20);
  g_assert_cmpfloat (bst_engine_value_margin (&value, 1, 0), ==, 10);
  value.points[1] = value.points[2] = -30;
  g_assert_cmpfloat (bst_engine_value_margin (&value, 3, 0), ==, 40);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/value/same/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_same);
    }
  g_test_add_func ("/engine/value/order", test_order);
  g_test_add_func ("/engine/value/turned", test_turned);
  g_test_add_func ("/engine/value/set-net", test_set_net);
  g_test_add_func ("/engine/value/untrained", test_untrained);
  g_test_add_func ("/engine/value/margin", test_margin);

  return g_test_run ();
}
