/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game against a search that makes every turn by its move, and knows nothing of how turns are shown.
 * BASTIDE_POSITIONS=1000 in the environment looks at so many positions. */

#include "bst-deck.h"
#include "bst-engine-end.h"

#include "engine-fixture.h"

#include <string.h>

#define USUAL 100

/* --- The slow way --- */

static void look (BstPosition       *position,
                  BstEngineEndValue *value);

static void
take_result (const BstPosition *position,
             BstEngineEndValue *value)
{
  guint n_players = engine_fixture_count (position);
  int points[BST_MAX_PLAYERS];

  engine_fixture_total (position, points);
  for (guint player = 0; player < n_players; player++)
    {
      guint n_better = 0, n_equal = 0;

      for (guint other = 0; other < n_players; other++)
        {
          n_better += points[other] > points[player];
          n_equal += points[other] == points[player];
        }
      value->points[player] = points[player];
      value->win[player] = n_better == 0 && n_equal == 1;
      value->tie[player] = n_better == 0 && n_equal > 1;
    }
}

/* Of equal turns the first, by the order of placements, rotations and segments. */
static void
take_better (BstPosition       *position,
             const BstMove     *move,
             gboolean          *any,
             BstEngineEndValue *best)
{
  guint n_players = engine_fixture_count (position), player = bst_position_get_turn (position);
  BstEngineEndValue value;

  if (!bst_position_apply (position, move, NULL, NULL))
    return;
  look (position, &value);
  g_assert_true (bst_position_undo (position));
  if (!*any || engine_fixture_margin (value.points, n_players, player)
               > engine_fixture_margin (best->points, n_players, player))
    *best = value;
  *any = TRUE;
}

static gboolean
look_at_turns (BstPosition       *position,
               guint              type,
               BstEngineEndValue *best)
{
  const BstTileType *of = bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)), type);
  guint n_tiles, n_placements;
  g_autofree BstPlacement *placements = NULL;
  gboolean any = FALSE;

  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (position, type, placements);
  for (guint i = 0; i < n_placements; i++)
    for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
      {
        BstMove move = { .type = (gint16) type, .x = placements[i].x, .y = placements[i].y,
                         .rotation = (guint8) rotation };

        if (bst_position_why_not (position, type, move.x, move.y, rotation, NULL) != BST_REASON_NONE)
          continue;
        take_better (position, &move, &any, best);
        for (guint segment = 0; segment < of->n_segments; segment++)
          {
            move.n_steps = 0;
            bst_move_put (&move, of, segment, (int) bst_position_get_turn (position), BST_FIGURE_FOLLOWER);
            take_better (position, &move, &any, best);
          }
      }

  return any;
}

/* What fits nowhere goes out of the game, or back to the others (P5, P6). */
static void
put_aside (BstPosition       *position,
           guint              type,
           BstEngineEndValue *drawn)
{
  BstMove move = { .kind = BST_MOVE_DISCARD, .type = (gint16) type };
  g_autoptr (GError) error = NULL;

  bst_position_apply (position, &move, NULL, &error);
  g_assert_no_error (error);
  look (position, drawn);
  g_assert_true (bst_position_undo (position));
}

static gboolean
returns (const BstPosition *position)
{
  return bst_game_get_rules (bst_position_get_game (position))->unplaceable != BST_UNPLACEABLE_REMOVE;
}

static guint
count_drawn (const BstPosition *position,
             guint              type)
{
  return returns (position) && !bst_position_has_placement (position, type) ? 0
                                                                            : bst_position_get_remaining (position, type);
}

static void
look (BstPosition       *position,
      BstEngineEndValue *value)
{
  guint n_players = engine_fixture_count (position), n_drawn = 0;
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));

  memset (value, 0, sizeof *value);
  for (guint type = 0; type < n_types; type++)
    n_drawn += count_drawn (position, type);
  if (n_drawn == 0)
    take_result (position, value);
  for (guint type = 0; type < n_types; type++)
    {
      double share = (double) count_drawn (position, type) / n_drawn;
      BstEngineEndValue drawn;

      if (count_drawn (position, type) == 0)
        continue;
      if (!look_at_turns (position, type, &drawn))
        put_aside (position, type, &drawn);
      for (guint player = 0; player < n_players; player++)
        {
          value->points[player] += share * drawn.points[player];
          value->win[player] += share * drawn.win[player];
          value->tie[player] += share * drawn.tie[player];
        }
    }
}

/* --- Cases --- */

static void
assert_equal (const BstEngineEndValue *a,
              const BstEngineEndValue *b,
              guint                    n_players)
{
  for (guint player = 0; player < n_players; player++)
    {
      g_assert_cmpfloat_with_epsilon (a->points[player], b->points[player], 1e-9);
      g_assert_cmpfloat_with_epsilon (a->win[player], b->win[player], 1e-9);
      g_assert_cmpfloat_with_epsilon (a->tie[player], b->tie[player], 1e-9);
    }
}

static void
check (BstPosition *position)
{
  g_autoptr (BstEngineEnd) end = bst_engine_end_new (position);
  g_autoptr (BstPosition) before = bst_position_copy (position);
  BstEngineEndValue value, slow;

  g_assert_true (bst_engine_end_look (end, position, NULL, NULL, &value));
  g_assert_true (bst_position_equal (position, before));
  look (position, &slow);
  assert_equal (&value, &slow, engine_fixture_count (position));
}

static void
test_one_left (void)
{
  guint n = random_position_count (4 * USUAL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_near_end (0, 2 + i % 5, 1, 500 + i);

      check (position);
    }
}

static void
test_two_left (void)
{
  guint n = random_position_count (USUAL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_near_end (0, 2 + i % 3, 2, i);

      check (position);
    }
}

/* Nobody draws any more. */
static void
test_none_left (void)
{
  for (guint i = 0; i < USUAL; i++)
    {
      g_autoptr (BstPosition) position = random_position_near_end (0, 2 + i % 5, 0, i);

      if (bst_position_get_n_remaining (position) == 0)
        check (position);
    }
}

/* --- What fits nowhere --- */

/* Lays the tile so that there are the fewest ways to lay @misfit. */
static void
lay_against (BstPosition *position,
             guint        type,
             guint        misfit)
{
  BstPlacement placements[BST_MAX_PLACEMENTS (72)];
  guint n = bst_position_get_placements (position, type, placements), fewest = G_MAXUINT;
  BstMove move = { .type = (gint16) type }, best = move;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n; i++)
    for (move.rotation = 0; move.rotation < BST_N_DIRECTIONS; move.rotation++)
      {
        move.x = placements[i].x;
        move.y = placements[i].y;
        if (!bst_position_apply (position, &move, NULL, NULL))
          continue;
        if (bst_position_count_ways (position, misfit) < fewest)
          {
            fewest = bst_position_count_ways (position, misfit);
            best = move;
          }
        g_assert_true (bst_position_undo (position));
      }
  bst_position_apply (position, &best, NULL, &error);
  g_assert_no_error (error);
}

/* Two tiles are left, and one fits nowhere; NULL if chance gives none. */
static BstPosition *
make_misfit (guint   setting,
             guint64 seed)
{
  g_autoptr (BstPosition) position = random_position_new (setting, 2, 0, 0);
  guint misfit = (guint) bst_tile_set_find (bst_game_get_tile_set (bst_position_get_game (position)), "C");
  g_auto (BstDeck) deck = { 0 };
  BstRandom random;

  bst_random_init (&random, seed);
  bst_deck_init (&deck, bst_position_get_game (position));
  bst_deck_shuffle (&deck, position, &random);
  for (; deck.next < deck.n_tiles && bst_position_get_n_remaining (position) > 2; bst_deck_advance (&deck))
    if (deck.tiles[deck.next] != misfit && bst_position_has_placement (position, deck.tiles[deck.next]))
      lay_against (position, deck.tiles[deck.next], misfit);

  return bst_position_get_n_remaining (position) > 2 || bst_position_has_placement (position, misfit)
         ? NULL : g_steal_pointer (&position);
}

/* Put aside by the modern rules, and not by the classic ones. */
static void
test_misfit (gconstpointer data)
{
  guint n_met = 0;

  for (guint64 seed = 0; seed < 200 && n_met < 5; seed++)
    {
      g_autoptr (BstPosition) position = make_misfit (GPOINTER_TO_UINT (data), seed);

      if (position == NULL)
        continue;
      n_met++;
      check (position);
    }
  g_assert_cmpuint (n_met, ==, 5);
}

static gboolean
stop_after (gpointer data)
{
  guint *n_more = data;

  return (*n_more)-- == 0;
}

static void
test_stop (void)
{
  g_autoptr (BstPosition) position = random_position_near_end (0, 2, 2, 7);
  g_autoptr (BstPosition) before = bst_position_copy (position);
  g_autoptr (BstEngineEnd) end = bst_engine_end_new (position);
  BstEngineEndValue value, whole;
  guint n_stops = 0, n_more;

  g_assert_true (bst_engine_end_look (end, position, NULL, NULL, &whole));
  for (gboolean is_whole = FALSE; !is_whole; n_stops++)
    {
      n_more = n_stops;
      is_whole = bst_engine_end_look (end, position, stop_after, &n_more, &value);
      g_assert_true (bst_position_equal (position, before));
    }
  g_assert_cmpuint (n_stops, >, 2);
  assert_equal (&value, &whole, 2);
}

/* What is said to be too much is never begun. */
static void
test_count (void)
{
  g_autoptr (BstPosition) position = random_position_near_end (0, 2, 2, 7);
  g_autoptr (BstPosition) early = random_position_new (0, 2, 10, 7);
  g_autoptr (BstPosition) expanded = random_position_near_end (6, 2, 1, 7);
  g_autoptr (BstEngineEnd) end = bst_engine_end_new (position);
  g_autoptr (BstEngineEnd) other_end = bst_engine_end_new (expanded);
  g_autoptr (BstPosition) before = bst_position_copy (position);

  g_assert_cmpfloat (bst_engine_end_count (end, position), >, 100);
  g_assert_cmpfloat (bst_engine_end_count (end, position), <, 1e6);
  g_assert_true (bst_position_equal (position, before));
  g_assert_cmpfloat (bst_engine_end_count (end, early), ==, G_MAXDOUBLE);
  g_assert_cmpfloat (bst_engine_end_count (other_end, expanded), ==, G_MAXDOUBLE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/end/one-left", test_one_left);
  g_test_add_func ("/engine/end/two-left", test_two_left);
  g_test_add_func ("/engine/end/none-left", test_none_left);
  g_test_add_data_func ("/engine/end/misfit/aside", GUINT_TO_POINTER (0), test_misfit);
  g_test_add_data_func ("/engine/end/misfit/returns", GUINT_TO_POINTER (1), test_misfit);
  g_test_add_func ("/engine/end/stop", test_stop);
  g_test_add_func ("/engine/end/count", test_count);

  return g_test_run ();
}
