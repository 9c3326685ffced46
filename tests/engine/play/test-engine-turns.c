/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turns that are shown against those that are compared for people, and each of them made. */

#include "bst-engine-turns.h"

#include "bst-compare.h"
#include "bst-playout.h"

#include "engine-fixture.h"

#include <string.h>

typedef struct
{
  const BstPosition *before;
  GPtrArray         *texts;         /* of the moves that were shown */
  BstEngineTurns     turns;         /* others than those that are shown */
  guint              n_shown;
} Seen;

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static void
see (gpointer           data,
     const BstMove     *move,
     const BstPosition *after)
{
  Seen *seen = data;

  g_assert_true (bst_position_get_phase (after) == BST_PHASE_TILE);
  g_ptr_array_add (seen->texts, bst_move_to_text (bst_position_get_game (after), move));
  seen->n_shown++;
}

/* As the same turn made elsewhere leaves it. */
static void
see_and_make (gpointer           data,
              const BstMove     *move,
              const BstPosition *after)
{
  Seen *seen = data;
  g_autoptr (BstPosition) made = bst_position_copy (seen->before);

  bst_engine_turns_make (&seen->turns, made, move, NULL);
  g_assert_true (bst_position_is_ok (made));
  g_assert_true (bst_position_equal (made, after));
  seen->n_shown++;
}

/* A tile that may be drawn and lies somewhere; BST_NO_TILE at the end of the game. */
static int
draw (const BstPosition *position,
      guint64            seed)
{
  BstRandom random;

  bst_random_init (&random, seed);

  return bst_playout_draw (position, &random);
}

/* --- The base game --- */

static void
check_plain (BstPosition *position,
             guint        type)
{
  guint player = bst_position_get_turn (position), n_rows;
  g_autoptr (BstCompare) compare = bst_compare_new (position, type, player, FALSE);
  g_autoptr (BstPosition) before = bst_position_copy (position);
  g_autoptr (GPtrArray) shown = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) compared = g_ptr_array_new_with_free_func (g_free);
  g_auto (BstEngineTurns) turns = { 0 };
  Seen seen = { .texts = shown };
  const BstCompareRow *rows;

  while (bst_compare_step (compare, 1000))
    ;
  rows = bst_compare_get (compare, &n_rows);
  for (guint i = 0; i < n_rows; i++)
    g_ptr_array_add (compared, bst_move_to_text (bst_position_get_game (position), &rows[i].move));
  g_assert_cmpuint (bst_engine_turns_visit (&turns, position, type, see, &seen), ==, n_rows);
  g_assert_cmpuint (seen.n_shown, ==, n_rows);
  g_assert_true (bst_position_equal (position, before));
  g_ptr_array_sort (shown, compare_texts);
  g_ptr_array_sort (compared, compare_texts);
  for (guint i = 0; i < n_rows; i++)
    g_assert_cmpstr (g_ptr_array_index (shown, i), ==, g_ptr_array_index (compared, i));
}

static void
test_plain (void)
{
  guint n = random_position_count (60);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (i % 4, 2 + i % 5, i * 7 % 72, i);
      int type = draw (position, i);

      if (type != BST_NO_TILE)
        check_plain (position, (guint) type);
    }
}

/* --- All sets --- */

/* Each turn once: each placement, and behind it as many ways to go on as there are. */
static guint
count_turns (BstPosition *position,
             guint        type,
             guint       *n_musts)
{
  g_auto (BstSteps) steps = { 0 };
  guint n_tiles, n_placements, n = 0;
  g_autofree BstPlacement *placements = NULL;

  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (position, type, placements);
  for (guint i = 0; i < n_placements; i++)
    for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
      if (placements[i].rotations >> rotation & 1)
        {
          steps.n_items = 0;
          bst_position_place (position, type, placements[i].x, placements[i].y, rotation);
          bst_position_get_steps (position, &steps);
          n += steps.n_items + (steps.n_items == 0 || bst_position_may_pass (position));
          *n_musts += steps.n_items > 0 && !bst_position_may_pass (position);
          bst_position_undo (position);
        }

  return n;
}

static void
check_made (BstPosition *position,
            guint        type,
            guint       *n_musts)
{
  g_autoptr (BstPosition) before = bst_position_copy (position);
  g_auto (BstEngineTurns) turns = { 0 };
  Seen seen = { .before = before };

  g_assert_cmpuint (bst_engine_turns_visit (&turns, position, type, see_and_make, &seen), ==, seen.n_shown);
  g_assert_true (bst_position_equal (position, before));
  g_assert_cmpuint (seen.n_shown, ==, count_turns (position, type, n_musts));
  bst_engine_turns_clear (&seen.turns);
}

static void
test_all_sets (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (3), n_musts = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 2 + (setting + i) % 5, 10 + 23 * i % 80, i);
      int type = draw (position, i);

      if (type != BST_NO_TILE)
        check_made (position, (guint) type, &n_musts);
    }
}

/* By one reading the princess must take somebody home: the tile alone is no turn then. */
static void
test_must (void)
{
  guint n_musts = 0;

  for (guint i = 0; i < 40 && n_musts == 0; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (11, 2, 20 + i, i);
      const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));

      for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
        if ((bst_tile_set_get_type (set, type)->emblems & BST_EMBLEM_PRINCESS)
            && bst_position_get_remaining (position, type) > 0 && bst_position_may_draw (position, type))
          check_made (position, type, &n_musts);
    }
  g_assert_cmpuint (n_musts, >, 0);
}

/* A type of which nothing fits has no turn. */
static void
test_none (void)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 0);
  const BstGame *game = bst_position_get_game (position);
  guint misfit = (guint) bst_tile_set_find (bst_game_get_tile_set (game), "C");
  g_auto (BstEngineTurns) turns = { 0 };
  g_autoptr (GError) error = NULL;
  Seen seen = { 0 };
  BstMove move;

  /* The start tile's city is closed, and there is no other. */
  g_assert_true (bst_move_parse (game, "E@0,-1 r180", &move, NULL));
  bst_position_apply (position, &move, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bst_engine_turns_visit (&turns, position, misfit, see, &seen), ==, 0);
  g_assert_cmpuint (seen.n_shown, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/turns/plain", test_plain);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/turns/sets/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_all_sets);
    }
  g_test_add_func ("/engine/turns/must", test_must);
  g_test_add_func ("/engine/turns/none", test_none);

  return g_test_run ();
}
