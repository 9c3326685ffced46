/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting a position up by clicks, drags and keys, on a desk that nobody sees. */

#include "config.h"

#include "bastide-edit-tool.h"
#include "desk.h"

#include <bst-io-position-text.h>

#include <math.h>

#define START "basic modern | Red 7 0; Blue 7 0; Yellow 7 0; Black 7 0 | Red | D@0,0 r0 | "

/* Towers at (0, 1) and (2, 1); the monk has room beside him. */
#define TOKENS \
  "basic+princess-and-dragon+tower modern,dragon=yes,fairy=yes,princess=may,portals=yes," \
  "towers=yes | Red 6 0; Blue 7 0 | Red | D@0,0 r0; TO/F@0,1 r0; U@1,0 r0; U@1,1 r90; " \
  "TO/L@2,1 r0 [Red mon] |  | pieces 10,10"

/* At (1, 1) and (2, 1) are corners of four tiles. */
#define BARNS \
  "basic+abbey-and-mayor modern,barns=1 | Red 7,0,0,0,1,0,0 0; Blue 7,0,0,0,1,0,0 0 | Red | " \
  "B@0,0 r0; E@1,0 r0; B@2,0 r0; B@0,1 r0; U@1,1 r0; B@2,1 r0 | "

typedef struct
{
  BastideStudy          *study;
  BastidePositionEditor *editor;
  BastideTurnInput      *turn_input;
  BastideBoardTool      *tool;
  Desk                  *desk;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) setup = bst_io_setup_from_text (text, &error);
  g_autoptr (BstRecord) record = NULL;

  g_assert_no_error (error);
  record = bst_record_new (bst_setup_get_game (setup));
  bst_node_attach (bst_node_new_set_up (g_steal_pointer (&setup)), bst_record_get_root (record), 0);
  fixture->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  bastide_study_set_index (fixture->study, 1);
  fixture->editor = bastide_position_editor_new (fixture->study);
  fixture->turn_input = bastide_turn_input_new (fixture->study);
  bastide_position_editor_set_active (fixture->editor, TRUE);
  fixture->tool = bastide_edit_tool_new (fixture->editor, fixture->turn_input);
  fixture->desk = desk_new (fixture->study, fixture->tool);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  text)
{
  g_object_unref (fixture->desk);
  g_object_unref (fixture->tool);
  g_object_unref (fixture->turn_input);
  g_object_unref (fixture->editor);
  g_object_unref (fixture->study);
}

/* What is said of the position has this part. */
static void
has (Fixture    *fixture,
     const char *part)
{
  g_autofree char *text = bst_io_position_to_text (bastide_study_get_position (fixture->study), NULL);

  g_test_message ("looking for “%s” in “%s”", part, text);
  g_assert_nonnull (strstr (text, part));
}

/* These tiles lie there, and no others. */
static void
lies (Fixture    *fixture,
      const char *tiles)
{
  g_autofree char *part = g_strdup_printf ("| %s |", tiles);

  has (fixture, part);
}

static void
is_refused (Fixture *fixture)
{
  g_assert_nonnull (bastide_position_editor_get_refusal (fixture->editor));
}

static void
arm_tile (Fixture    *fixture,
          const char *name)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (bastide_study_get_position (fixture->study)));
  BastideBrush brush = { .tool = BASTIDE_TOOL_TILE, .type = bst_tile_set_find (set, name) };

  g_assert_cmpint (brush.type, !=, BST_NO_TILE);
  bastide_position_editor_arm (fixture->editor, &brush);
}

static void
arm_figure (Fixture *fixture,
            int      player,
            guint    figure)
{
  BastideBrush brush = { .tool = BASTIDE_TOOL_FIGURE, .player = player, .figure = figure };

  bastide_position_editor_arm (fixture->editor, &brush);
}

/* --- Keys --- */

/* Everything by keys: cursor, brushes, figures, rectangle, copies, the whole board. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  text)
{
  arm_tile (fixture, "A");
  desk_press (fixture->desk, "up right r enter");
  lies (fixture, "D@0,0 r0; A@1,0 r90");
  desk_press (fixture->desk, "f");
  g_assert_cmpuint (desk_get_n_asked (fixture->desk), ==, 1);
  desk_press (fixture->desk, "3 enter");
  has (fixture, "[Red");
  desk_press (fixture->desk, "4 enter enter");
  lies (fixture, "D@0,0 r0");
  desk_press (fixture->desk, "1 left enter ctrl+c right ctrl+v");
  lies (fixture, "D@0,0 r0; D@1,0 r0");
  desk_press (fixture->desk, "escape left shift+right alt+down");
  lies (fixture, "D@0,1 r0; D@1,1 r0");
  desk_press (fixture->desk, "ctrl+right");
  lies (fixture, "D@1,1 r0; D@2,1 r0");
  desk_press (fixture->desk, "ctrl+a delete");
  lies (fixture, "");
  desk_press (fixture->desk, "escape 3 enter");
  is_refused (fixture);
}

/* A barn comes to each corner of the cell under the cursor by Space and Enter. */
static void
test_barns (Fixture       *fixture,
            gconstpointer  text)
{
  arm_figure (fixture, 0, BST_FIGURE_BARN);
  desk_set_cursor (fixture->desk, 0, 0);
  /* From the north-west clockwise: to the south-east of (0, 0). */
  desk_press (fixture->desk, "space space enter");
  has (fixture, "U@1,1 r0 [Red barn on corner:NW]");
  bastide_study_undo (fixture->study);
  desk_press (fixture->desk, "right right space space space enter");
  has (fixture, "B@2,1 r0 [Red barn on corner:NW]");
  /* Four more bring the first corner back, where tiles are missing around. */
  desk_press (fixture->desk, "up space space space space enter");
  is_refused (fixture);
}

/* --- Drags --- */

static void
put_token (Fixture     *fixture,
           BastideTool  tool,
           int          x,
           int          y)
{
  bastide_position_editor_arm (fixture->editor, &(BastideBrush) { .tool = tool });
  desk_click (fixture->desk, (DeskPoint) { x + 0.3, y + 0.8 }, 0);
}

/* Dragon, fairy and pieces of towers are dragged, copied and dropped outside. */
static void
test_tokens (Fixture       *fixture,
             gconstpointer  text)
{
  /* Where the towers of the tiles F and L stand. */
  const DeskPoint tower_f = { 0.25, 1.25 }, tower_l = { 2.2, 1.22 }, origin = { 0.5, 0.5 }, beside = { 1.5, 0.5 };

  put_token (fixture, BASTIDE_TOOL_OF (BST_NEUTRAL_DRAGON), 1, 0);
  put_token (fixture, BASTIDE_TOOL_OF (BST_NEUTRAL_FAIRY), 0, 0);
  put_token (fixture, BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE), 0, 1);
  desk_press (fixture->desk, "escape");
  has (fixture, "dragon 1,0; fairy to 0,0; tower 1 at 0,1");
  /* The dragon exists once: a copy is a move. */
  desk_drag (fixture->desk, beside, origin, BASTIDE_HELD_CONTROL);
  g_assert_cmpint (bastide_position_editor_get_token (fixture->editor)->tool, ==, BASTIDE_TOOL_OF (BST_NEUTRAL_DRAGON));
  has (fixture, "dragon 0,0; fairy to 0,0");
  desk_drag (fixture->desk, (DeskPoint) { 0.78, 0.24 }, (DeskPoint) { 2.5, 1.55 }, 0);
  has (fixture, "fairy to Red mon at 2,1");
  desk_drag (fixture->desk, tower_f, tower_l, BASTIDE_HELD_CONTROL);
  has (fixture, "tower 1 at 0,1; tower 1 at 2,1");
  desk_drag (fixture->desk, tower_f, tower_l, 0);
  has (fixture, "tower 2 at 2,1");
  desk_begin_drag (fixture->desk, tower_l, beside, 0);
  desk_press (fixture->desk, "escape");
  desk_end_drag (fixture->desk, beside);
  has (fixture, "tower 2 at 2,1");
  desk_drag (fixture->desk, tower_l, beside, 0);
  is_refused (fixture);
  desk_drag (fixture->desk, tower_l, desk_outside, 0);
  has (fixture, "tower 1 at 2,1");
  desk_drag (fixture->desk, origin, desk_outside, 0);
  has (fixture, "| fairy to Red mon at 2,1; tower 1 at 2,1");
  bastide_study_undo (fixture->study);
  has (fixture, "| dragon 0,0; fairy");
  bastide_study_undo (fixture->study);
  has (fixture, "tower 2 at 2,1");
  bastide_study_undo (fixture->study);
  has (fixture, "tower 1 at 0,1; tower 1 at 2,1");
}

/* Tiles come by drag, move, are copied and dropped outside; so do figures. */
static void
test_drags (Fixture       *fixture,
            gconstpointer  text)
{
  const DeskPoint east = { 1.5, 0.5 }, south = { 0.5, 1.5 }, corner = { 1.5, 1.5 };
  double x, y;

  arm_tile (fixture, "K");
  desk_find_point (fixture->desk, east, &x, &y);
  bastide_edit_tool_hover (BASTIDE_EDIT_TOOL (fixture->tool), x, y);
  bastide_edit_tool_drop (BASTIDE_EDIT_TOOL (fixture->tool), x, y);
  lies (fixture, "D@0,0 r0; K@1,0 r0");
  desk_press (fixture->desk, "escape");
  desk_drag (fixture->desk, east, corner, 0);
  lies (fixture, "D@0,0 r0; K@1,1 r0");
  desk_drag (fixture->desk, corner, south, BASTIDE_HELD_CONTROL);
  lies (fixture, "D@0,0 r0; K@1,1 r0; K@0,1 r0");
  desk_begin_drag (fixture->desk, south, (DeskPoint) { 2.5, 0.5 }, 0);
  g_assert_cmpstr (desk_get_shape (fixture->desk), ==, "grabbing");
  desk_press (fixture->desk, "escape");
  g_assert_null (desk_get_shape (fixture->desk));
  desk_end_drag (fixture->desk, (DeskPoint) { 2.5, 0.5 });
  lies (fixture, "D@0,0 r0; K@1,1 r0; K@0,1 r0");
  desk_drag (fixture->desk, south, desk_outside, 0);
  lies (fixture, "D@0,0 r0; K@1,1 r0");
  desk_press (fixture->desk, "escape");
  arm_figure (fixture, 0, BST_FIGURE_FOLLOWER);
  desk_click (fixture->desk, (DeskPoint) { 0.5, 0.12 }, 0);
  has (fixture, "Red 6 0;");
  has (fixture, "[Red city:N]");
  desk_press (fixture->desk, "escape");
  desk_drag (fixture->desk, (DeskPoint) { 0.5, 0.14 }, (DeskPoint) { 0.5, 0.8 }, 0);
  has (fixture, "[Red field:");
  /* A rectangle, which is turned as one. */
  desk_drag (fixture->desk, (DeskPoint) { -0.5, -0.5 }, corner, BASTIDE_HELD_SHIFT);
  g_assert_cmpint (bastide_position_editor_get_selected (fixture->editor), ==, BASTIDE_SELECTED_CELLS);
  desk_press (fixture->desk, "r");
  has (fixture, "K@-1,1 r90");
}

/* --- A whole board --- */

/* The sheet on farms (case B1), by tiles and quarter turns. */
static const struct
{
  const char *letter;
  int         x;
  int         y;
  guint       turns;
} sheet[] = {
  { "B", 2, -2, 0 },
  { "D", 0, 0, 0 }, { "D", 4, 0, 0 }, { "D", -1, 0, 0 }, { "D", 4, -4, 2 },
  { "E", 1, -1, 0 }, { "E", 3, -1, 0 }, { "E", 1, -3, 2 }, { "E", 3, -3, 2 },
  { "F", 1, -2, 1 },
  { "G", 3, -2, 1 },
  { "J", 4, -3, 0 }, { "J", 0, -1, 2 },
  { "K", 4, -1, 2 },
  { "U", 1, 0, 0 }, { "U", 2, 0, 0 }, { "U", 3, 0, 0 }, { "U", 3, -4, 0 }, { "U", 2, -4, 0 },
  { "U", 1, -4, 0 },
};

/* Whose farmer lies where; the field is the one in that part of the cell. */
static const struct
{
  int       player;
  DeskPoint point;
} farmers[] = {
  { 2, { 1.3, -0.2 } },
  { 0, { 1.3, -2.8 } },
  { 1, { 2.15, -1.85 } },
  { 3, { 3.8, -0.2 } },
  { 1, { 3.3, -2.8 } },
  { 2, { 4.85, 0.2 } },
};

/* The sheet on farms is set up from an empty board by hand, and scored. */
static void
test_sheet (Fixture       *fixture,
            gconstpointer  text)
{
  static const int totals[] = { 9, 15, 12, 0 };
  int points[BST_MAX_PLAYERS] = { 0 };

  desk_press (fixture->desk, "ctrl+a delete escape");
  for (guint i = 0; i < G_N_ELEMENTS (sheet); i++)
    {
      arm_tile (fixture, sheet[i].letter);
      while (bastide_position_editor_get_brush (fixture->editor)->rotation != sheet[i].turns)
        desk_scroll (fixture->desk, 1, 0);
      desk_click (fixture->desk, (DeskPoint) { sheet[i].x + 0.5, sheet[i].y + 0.5 }, 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (farmers); i++)
    {
      arm_figure (fixture, farmers[i].player, BST_FIGURE_FOLLOWER);
      desk_click (fixture->desk, farmers[i].point, 0);
    }
  bst_position_score_final (bastide_study_get_position (fixture->study), points, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (totals); i++)
    g_assert_cmpint (points[i], ==, totals[i]);
  for (guint i = 0; i < G_N_ELEMENTS (sheet) + G_N_ELEMENTS (farmers) + 1; i++)
    bastide_study_undo (fixture->study);
  lies (fixture, "D@0,0 r0");
  g_assert_false (bastide_study_undo (fixture->study));
}

#define ADD(name, text, function) g_test_add ("/edit-tool/" name, Fixture, text, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("keys", START, test_keys);
  ADD ("barns", BARNS, test_barns);
  ADD ("tokens", TOKENS, test_tokens);
  ADD ("drags", START, test_drags);
  ADD ("sheet", START, test_sheet);

  return g_test_run ();
}
