/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of a turn being tried lie, over random positions of every expansion, of 2 to 6 players, on boards from a
 * phone to a screen: all in the board, each as large as a thumb needs, none over another, and the glass off the tile laid
 * last wherever it has room for that. */

#include "config.h"

#include <bst-render-art.h>

#include "bastide-glass-plan.h"
#include "bastide-partial-turn.h"
#include "random-game.h"

#include <math.h>

#define N_POSITIONS 200

static const int boards[][2] = { { 360, 420 }, { 400, 232 }, { 400, 600 }, { 687, 618 }, { 800, 180 }, { 1330, 900 } };

/* Of the pill: with a row of buttons, with several kinds of figures, and with a refusal. */
static const int pills[][2] = { { 240, 70 }, { 300, 130 }, { 270, 150 } };

static gboolean
is_within (const BastideArea *area,
           int                          width,
           int                          height)
{
  return area->x >= 0 && area->y >= 0 && area->x + area->width <= width && area->y + area->height <= height;
}

static gboolean
overlap (const BastideArea *one,
         const BastideArea *other)
{
  return one->width > 0 && other->width > 0
         && one->x < other->x + other->width && other->x < one->x + one->width
         && one->y < other->y + other->height && other->y < one->y + one->height;
}

/* --- One plan --- */

static void
check_parts (const BastideGlassPlan *plan,
             const BastideGlassAsk  *ask)
{
  const BastideArea *parts[] = { &plan->outer, &plan->pill, &plan->turn_back, &plan->turn };

  g_test_message ("%d×%d: cell %d at %d, %d, pill %d×%d%s", ask->width, ask->height, ask->cell.width, ask->cell.x,
                  ask->cell.y, ask->pill_width, ask->pill_height, ask->has_turns ? ", turns" : "");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i]->width > 0)
        g_assert_true (is_within (parts[i], ask->width, ask->height));
      for (guint k = i + 1; k < G_N_ELEMENTS (parts); k++)
        g_assert_false (overlap (parts[i], parts[k]));
    }
  if (ask->has_turns)
    g_assert_cmpint (plan->turn.width, >=, 44);
  if (plan->is_glass)
    {
      g_assert_cmpint (plan->outer.x, >=, BASTIDE_GLASS_MARGIN);
      g_assert_cmpint (plan->outer.y, >=, BASTIDE_GLASS_MARGIN);
      g_assert_cmpint (plan->picture.width, >=, BASTIDE_GLASS_LEAST_TILE);
      /* Where there is room it is as large as it may be. */
      if (ask->width > 680 && ask->height > 420)
        g_assert_cmpint (plan->picture.width, ==, BASTIDE_GLASS_SIZE);
    }
}

static void
check_spots (const BastideGlassPlan *plan,
             const BastideGlassAsk  *ask,
             BastideGlassSpot       *spots,
             guint                   n_spots)
{
  g_autofree BastideArea *words = g_new0 (BastideArea, n_spots + 1);

  const BastideArea *parts[] = { &plan->pill, &plan->turn_back, &plan->turn };

  bastide_glass_plan_place_spots (plan, ask, spots, n_spots);
  for (guint i = 0; i < n_spots; i++)
    {
      BastideArea spot = { (int) spots[i].x - 22, (int) spots[i].y - 22, 44, 44 };

      words[i].width = 60;
      g_assert_true (is_within (&spot, ask->width, ask->height));
      for (guint k = 0; k < G_N_ELEMENTS (parts); k++)
        g_assert_false (overlap (&spot, parts[k]));
      for (guint k = i + 1; k < n_spots; k++)
        g_assert_cmpfloat (hypot (spots[i].x - spots[k].x, spots[i].y - spots[k].y), >=, 44);
    }
  bastide_glass_plan_place_words (plan, ask, spots, n_spots, 20, words);
  for (guint i = 0; i < n_spots; i++)
    for (guint k = i + 1; k < n_spots; k++)
      g_assert_false (overlap (&words[i], &words[k]));
}

/* --- Positions --- */

/* Tiles of @scale units; the cell is anywhere in the board. */
static void
see (BastideGlassAsk       *ask,
     int                    x,
     int                    y,
     int                    scale,
     const BstTile         *last,
     BastideArea *avoid)
{
  int left = g_test_rand_int_range (0, MAX (1, ask->width - scale));
  int top = g_test_rand_int_range (0, MAX (1, ask->height - scale));

  ask->cell = (BastideArea) { left, top, scale, scale };
  *avoid = (BastideArea) { left + (last->x - x) * scale, top + (last->y - y) * scale, scale, scale };
  ask->avoid = avoid;
  ask->n_avoid = 1;
}

static void
check_turn (const BstPosition  *position,
            const BstRenderArt *art,
            const BstMove      *move,
            guint              *n_covered,
            guint              *n_glasses)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (BastidePartialTurnSpot));
  BastidePartialTurn partial = { 0 };
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  bastide_partial_turn_begin (&partial, position, move);
  if (bastide_partial_turn_go_on (&partial, FALSE))
    bastide_partial_turn_get_spots (&partial, art, found);
  for (guint b = 0; b < G_N_ELEMENTS (boards) * G_N_ELEMENTS (pills); b++)
    {
      const int *board = boards[b % G_N_ELEMENTS (boards)], *pill = pills[b / G_N_ELEMENTS (boards)];
      g_autofree BastideGlassSpot *spots = g_new (BastideGlassSpot, found->len + 1);
      BastideGlassAsk ask = { .width = board[0], .height = board[1], .pill_width = pill[0], .pill_height = pill[1],
                              .has_turns = g_test_rand_bit () };
      BastideArea avoid;
      BastideGlassPlan plan;
      guint n_spots = 0;

      /* With the bag over half of a telephone there is no room for all kinds of figures. */
      if (ask.height == 232)
        ask.pill_height = 70;
      see (&ask, move->x, move->y, g_test_rand_int_range (16, 133), &tiles[n_tiles - 1], &avoid);
      for (guint i = 0; i < found->len; i++)
        {
          const BastidePartialTurnSpot *spot = &g_array_index (found, BastidePartialTurnSpot, i);

          if (spot->x >= move->x && spot->x <= move->x + 1 && spot->y >= move->y && spot->y <= move->y + 1)
            spots[n_spots++] = (BastideGlassSpot) { spot->x - move->x, spot->y - move->y };
        }
      ask.n_spots = n_spots;
      bastide_glass_plan_make (&plan, &ask);
      check_parts (&plan, &ask);
      check_spots (&plan, &ask, spots, n_spots);
      *n_glasses += plan.is_glass;
      /* On a telephone there is not always room beside it. */
      if (ask.width > 3 * BASTIDE_GLASS_SIZE && ask.height > 2 * BASTIDE_GLASS_SIZE)
        g_assert_false (plan.is_glass && overlap (&plan.outer, &avoid));
      *n_covered += plan.is_glass && overlap (&plan.outer, &avoid);
    }
  bastide_partial_turn_clear (&partial);
}

/* The last turn of a game, before its tile was laid. */
static void
check_game (BstRecord *record,
            guint     *n_covered,
            guint     *n_glasses)
{
  g_autoptr (BstRenderArt) art = bst_render_art_new_for_game (bst_record_get_game (record));
  BstNode *node = bst_node_get_last (bst_record_get_root (record));
  g_autoptr (BstPosition) position = NULL;
  BstMove move;

  if (node->parent == NULL || node->move.kind != BST_MOVE_PLACE)
    return;
  position = bst_record_dup_position (record, node->parent, NULL, NULL);
  move = node->move;
  move.n_steps = 0;
  move.unfinished = TRUE;
  if (bst_position_get_phase (position) == BST_PHASE_TILE)
    check_turn (position, art, &move, n_covered, n_glasses);
}

static void
test_positions (void)
{
  guint n_covered = 0, n_glasses = 0;

  for (guint n = 0; n < N_POSITIONS; n++)
    {
      guint n_moves = (guint) g_test_rand_int_range (1, 90);
      g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 2 + n % 5, n_moves,
                                                      (guint) g_test_rand_int ());

      check_game (record, &n_covered, &n_glasses);
    }
  g_assert_cmpuint (n_glasses, >, 500);
  g_test_message ("%u of %u glasses cover the tile laid last", n_covered, n_glasses);
  g_assert_cmpuint (n_covered * 10, <, n_glasses);
}

/* A large tile is tried where it lies, unless it lies at the edge. */
static void
test_large (void)
{
  BastideGlassAsk ask = { .width = 687, .height = 618, .cell = { 300, 300, 80, 80 }, .pill_width = 240, .pill_height = 70,
                          .n_spots = 6, .has_turns = TRUE };
  BastideGlassPlan plan;

  bastide_glass_plan_make (&plan, &ask);
  g_assert_false (plan.is_glass);
  g_assert_cmpint (plan.picture.x, ==, 300);
  ask.cell.x = 687 - 80;
  bastide_glass_plan_make (&plan, &ask);
  g_assert_true (plan.is_glass);
  check_parts (&plan, &ask);
}

/* What turns the tile stays where it is while the pill grows, and when the tile is laid. */
static void
test_stays (void)
{
  BastideGlassAsk ask = { .width = 687, .height = 618, .cell = { 300, 300, 38, 38 }, .pill_width = 240,
                          .pill_height = 70, .has_turns = TRUE };
  BastideGlassPlan plan, next;

  bastide_glass_plan_make (&plan, &ask);
  ask.before = &plan;
  ask.pill_height = 150;
  bastide_glass_plan_make (&next, &ask);
  g_assert_cmpint (next.turn.x, ==, plan.turn.x);
  g_assert_cmpint (next.turn.y, ==, plan.turn.y);
  g_assert_cmpint (next.pill.y, ==, plan.pill.y);
  ask.has_turns = FALSE;
  bastide_glass_plan_make (&next, &ask);
  g_assert_cmpint (next.picture.x, ==, plan.picture.x);
  g_assert_cmpint (next.picture.y, ==, plan.picture.y);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/glass-plan/positions", test_positions);
  g_test_add_func ("/glass-plan/large", test_large);
  g_test_add_func ("/glass-plan/stays", test_stays);

  return g_test_run ();
}
