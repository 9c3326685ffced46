/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing by clicks, keys and the wheel, on a desk that nobody sees. */

#include "config.h"

#include "bastide-pick-tool.h"
#include "bastide-turn-tool.h"
#include "desk.h"

#include <bst-io-position-text.h>

#define START "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | "

typedef struct
{
  BastideStudy     *study;
  BastideTurnInput *turn_input;
  BastideBoardTool *tool;
  Desk             *desk;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) setup = bst_io_setup_from_text (START, &error);
  g_autoptr (BstRecord) record = NULL;
  BstGame *game;

  g_assert_no_error (error);
  game = bst_setup_get_game (setup);
  record = bst_record_new (game);
  bst_node_attach (bst_node_new_set_up (g_steal_pointer (&setup)), bst_record_get_root (record), 0);
  fixture->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  bastide_study_set_index (fixture->study, 1);
  fixture->turn_input = bastide_turn_input_new (fixture->study);
  bastide_turn_input_set_tile (fixture->turn_input, bst_tile_set_find (bst_game_get_tile_set (game), "V"));
  fixture->tool = bastide_turn_tool_new (fixture->turn_input);
  fixture->desk = desk_new (fixture->study, fixture->tool);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->desk);
  g_object_unref (fixture->tool);
  g_object_unref (fixture->turn_input);
  g_object_unref (fixture->study);
}

static void
is (Fixture               *fixture,
    BastideTurnInputState  state)
{
  g_assert_cmpint (bastide_turn_input_get_state (fixture->turn_input), ==, state);
}

/* One click tries the tile, a second lays it, a third puts a figure; a click on the table takes back what is tried. */
static void
test_clicks (Fixture       *fixture,
             gconstpointer  data)
{
  const DeskPoint east = { 1.5, 0.5 }, table = { 5.5, 5.5 };

  g_assert_true (desk_click (fixture->desk, east, 0));
  is (fixture, BASTIDE_TURN_INPUT_GHOST);
  g_assert_true (desk_click (fixture->desk, table, 0));
  is (fixture, BASTIDE_TURN_INPUT_IDLE);
  desk_click (fixture->desk, east, 0);
  desk_click (fixture->desk, east, 0);
  is (fixture, BASTIDE_TURN_INPUT_STEPS);
  desk_click (fixture->desk, east, 0);
  is (fixture, BASTIDE_TURN_INPUT_IDLE);
  g_assert_cmpuint (bastide_study_get_node (fixture->study)->move.n_steps, ==, 1);
}

/* The same by keys, and without a figure. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  desk_set_cursor (fixture->desk, 1, 0);
  desk_press (fixture->desk, "enter");
  is (fixture, BASTIDE_TURN_INPUT_GHOST);
  desk_press (fixture->desk, "escape");
  is (fixture, BASTIDE_TURN_INPUT_IDLE);
  desk_press (fixture->desk, "enter enter");
  is (fixture, BASTIDE_TURN_INPUT_STEPS);
  desk_press (fixture->desk, "right");
  g_assert_cmpuint (desk_get_lit (fixture->desk), !=, BST_NO_PART);
  desk_press (fixture->desk, "space");
  is (fixture, BASTIDE_TURN_INPUT_IDLE);
  g_assert_cmpuint (bastide_study_get_node (fixture->study)->move.n_steps, ==, 0);
}

static gboolean
has_layer (Fixture          *fixture,
           BastideDeskLayer  layer)
{
  BstRenderBox box = { 0, 0, -1, -1 };

  return bastide_board_tool_has_layer (fixture->tool, layer, &box);
}

/* The tile lies for a moment on the legal cell that is pointed at; what might be played is shown until a turn is tried. */
static void
test_layers (Fixture       *fixture,
             gconstpointer  data)
{
  BstMove move = { .kind = BST_MOVE_PLACE, .x = 1 };

  move.type = (gint16) bastide_turn_input_get_tile (fixture->turn_input);
  desk_point (fixture->desk, (DeskPoint) { 1.5, 0.5 });
  g_assert_true (has_layer (fixture, BASTIDE_DESK_OFFER));
  desk_point (fixture->desk, (DeskPoint) { 0.5, 0.5 });
  g_assert_false (has_layer (fixture, BASTIDE_DESK_OFFER));
  bastide_turn_tool_set_preview (BASTIDE_TURN_TOOL (fixture->tool), &move);
  g_assert_true (has_layer (fixture, BASTIDE_DESK_PREVIEW));
  g_assert_false (has_layer (fixture, BASTIDE_DESK_WORK));
  desk_click (fixture->desk, (DeskPoint) { 1.5, 0.5 }, 0);
  g_assert_true (has_layer (fixture, BASTIDE_DESK_WORK));
  g_assert_false (has_layer (fixture, BASTIDE_DESK_PREVIEW));
}

/* The wheel turns the tile that is tried where it is over it. */
static void
test_wheel (Fixture       *fixture,
            gconstpointer  data)
{
  guint before, after;
  gboolean legal;
  int x, y;

  desk_click (fixture->desk, (DeskPoint) { 1.5, 0.5 }, 0);
  bastide_turn_input_get_ghost (fixture->turn_input, &x, &y, &before, &legal);
  g_assert_true (desk_scroll (fixture->desk, 0.5, 0));
  g_assert_true (desk_scroll (fixture->desk, 0.5, 0));
  bastide_turn_input_get_ghost (fixture->turn_input, &x, &y, &after, &legal);
  g_assert_cmpuint (after, !=, before);
  desk_point (fixture->desk, (DeskPoint) { 3.5, 0.5 });
  g_assert_false (desk_scroll (fixture->desk, 1, 0));
}

/* --- Cells that are picked --- */

static void
count (guint *n_picked)
{
  ++*n_picked;
}

/* Empty cells, or those with tiles. */
static void
test_pick (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (BastideBoardTool) tool = bastide_pick_tool_new ();
  g_autoptr (Desk) desk = desk_new (fixture->study, tool);
  guint n_picked = 0;

  g_signal_connect_swapped (tool, "picked", G_CALLBACK (count), &n_picked);
  g_assert_true (desk_click (desk, (DeskPoint) { 1.5, 0.5 }, 0));
  g_assert_false (desk_click (desk, (DeskPoint) { 0.5, 0.5 }, 0));
  bastide_pick_tool_set_on_tiles (BASTIDE_PICK_TOOL (tool), TRUE);
  desk_set_cursor (desk, 0, 0);
  desk_press (desk, "space ctrl+enter");
  desk_set_cursor (desk, 1, 0);
  desk_press (desk, "enter");
  g_assert_cmpuint (n_picked, ==, 2);
}

#define ADD(name, function) g_test_add ("/turn-tool/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("clicks", test_clicks);
  ADD ("keys", test_keys);
  ADD ("layers", test_layers);
  ADD ("wheel", test_wheel);
  ADD ("pick", test_pick);

  return g_test_run ();
}
