/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves, tiles and positions that are typed or pasted, without a screen. */

#include "config.h"

#include "bastide-position-editor.h"
#include "bastide-typed-move.h"

#include <bst-io-open.h>

typedef struct
{
  BastideStudy     *study;
  BastideTurnInput *turn_input;
} Fixture;

/* The sample game at its beginning. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  fixture->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  bastide_study_set_index (fixture->study, 0);
  fixture->turn_input = bastide_turn_input_new (fixture->study);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->turn_input);
  g_object_unref (fixture->study);
}

/* A letter is a tile; a cell is a move of it, turned as it must be, and a cell as the list of moves has it, too. */
static void
test_tile_then_cell (Fixture       *fixture,
                     gconstpointer  data)
{
  guint index = bastide_study_get_index (fixture->study);
  g_autofree BstPlacement *placements = NULL;
  const BstPosition *position = bastide_study_get_position (fixture->study);
  guint n_tiles, n_placements, at = 0;
  g_autofree char *cell = NULL;
  char *refusal;
  int type;

  g_assert_null (bastide_typed_move_enter (fixture->turn_input, " X "));
  type = bastide_turn_input_get_tile (fixture->turn_input);
  g_assert_cmpint (type, !=, BST_NO_TILE);
  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (position, (guint) type, placements);
  while (at < n_placements && (placements[at].rotations & (placements[at].rotations - 1)) != 0)
    at++;
  /* In several ways it would be a guess: then the rotation is typed. */
  if (at < n_placements)
    cell = g_strdup_printf ("%d, %s%d", placements[at].x, placements[at].y < 0 ? "−" : "", ABS (placements[at].y));
  else
    cell = g_strdup_printf ("%d,%d r%d", placements[0].x, placements[0].y,
                            90 * g_bit_nth_lsf (placements[0].rotations, -1));
  refusal = bastide_typed_move_enter (fixture->turn_input, cell);
  g_assert_null (refusal);
  g_assert_cmpuint (bastide_study_get_index (fixture->study), ==, index + 1);
}

/* What cannot be read is told with a move that can be made, and that one can be. */
static void
test_example (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *refusal = bastide_typed_move_enter (fixture->turn_input, "nonsense");
  g_auto (GStrv) parts = NULL;
  g_autofree char *left = NULL;

  g_assert_nonnull (refusal);
  parts = g_strsplit (refusal, "For example: ", 2);
  g_assert_nonnull (parts[1]);
  left = bastide_typed_move_enter (fixture->turn_input, parts[1]);
  g_assert_null (left);
  g_assert_cmpuint (bastide_study_get_index (fixture->study), ==, 1);
}

/* A move that the rules refuse is outlined. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *refusal = bastide_typed_move_enter (fixture->turn_input, "X@50,50 r0");

  g_assert_nonnull (refusal);
  g_assert_cmpuint (bastide_study_get_index (fixture->study), ==, 0);
  g_assert_null (bastide_turn_input_get_refusal (fixture->turn_input)->sentence);
}

/* The text of a position is set up, in the same game where it is one; where nothing is open, in a record of its own. */
static void
test_position (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *text = bst_position_to_text (bastide_study_get_position (fixture->study));
  g_autoptr (BastideStudy) empty = bastide_study_new ();
  g_autoptr (BastidePositionEditor) editor = bastide_position_editor_new (fixture->study);
  g_autoptr (BastidePositionEditor) other = bastide_position_editor_new (empty);
  BstGame *game = bastide_study_get_game (fixture->study);
  GError *error = NULL;

  bastide_study_set_index (fixture->study, 9);
  g_assert_true (bastide_position_editor_paste_text (editor, text, &error));
  g_assert_true (bastide_position_editor_is_active (editor));
  g_assert_true (bastide_study_get_game (fixture->study) == game);
  g_assert_true (bastide_position_editor_paste_text (other, text, &error));
  g_assert_nonnull (bastide_study_get_record (empty));
  g_assert_false (bastide_position_editor_paste_text (other, "nothing", &error));
  g_assert_nonnull (error);
  g_error_free (error);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/typed-move/tile-then-cell", Fixture, NULL, set_up, test_tile_then_cell, tear_down);
  g_test_add ("/typed-move/example", Fixture, NULL, set_up, test_example, tear_down);
  g_test_add ("/typed-move/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/typed-move/position", Fixture, NULL, set_up, test_position, tear_down);

  return g_test_run ();
}
