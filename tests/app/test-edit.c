/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tools, stamps and selection of edit mode, without a screen. */

#include "config.h"

#include <gtk/gtk.h>

#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>

#include "bastide-edit.h"

/* A study of a game with these sets, in edit mode. */
static BastideEdit *
make_edit (const char *sets)
{
  static const BstPlayer players[] = { { (char *) "", BST_COLOUR_RED },
                                       { (char *) "", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (sets, NULL);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (BstGame) game = NULL;
  BastideEdit *edit;
  BstRules rules;

  g_assert_nonnull (set);
  g_assert_true (bst_io_rules_parse ("modern", &rules, NULL));
  bst_io_tile_set_raise_switches (sets, &rules);
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
  record = bst_record_new (game);
  edit = bastide_edit_new (study);
  g_assert_false (bastide_edit_is_active (edit));
  bastide_edit_set_active (edit, TRUE);
  /* Nothing is open yet. */
  g_assert_false (bastide_edit_is_active (edit));
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  bastide_edit_set_active (edit, TRUE);
  g_assert_true (bastide_edit_is_active (edit));

  return edit;
}

static const BstPosition *
get_position (BastideEdit *edit)
{
  return bastide_study_get_position (bastide_edit_get_study (edit));
}

static void
arm_tile (BastideEdit *edit,
          const char  *name)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (get_position (edit)));
  BastideStamp stamp = { .tool = BASTIDE_TOOL_TILE, .type = bst_tile_set_find (set, name) };

  g_assert_cmpint (stamp.type, !=, BST_NO_TILE);
  bastide_edit_arm (edit, &stamp);
}

static void
click (BastideEdit *edit,
       int          x,
       int          y,
       const char  *place)
{
  BastideTarget target = { .x = x, .y = y, .has_place = place != NULL,
                           .place = { .x = (gint16) x, .y = (gint16) y,
                                      .player = BST_NO_PLAYER } };

  if (place != NULL)
    g_assert_true (bst_spot_parse_place (place, &target.place));
  bastide_edit_apply (edit, &target);
}

/* "D@0,0 r0; K@1,0 r90 [Red city:N]": what the text of the position says of the board. */
static void
check_board (BastideEdit *edit,
             const char  *board)
{
  g_autofree char *text = bst_position_to_text (get_position (edit));
  g_auto (GStrv) parts = g_strsplit (text, " | ", -1);

  g_assert_true (bst_position_is_ok (get_position (edit)));
  g_assert_cmpstr (parts[3], ==, board);
}

static void
test_stamps (void)
{
  g_autoptr (BastideEdit) edit = make_edit ("basic");

  check_board (edit, "D@0,0 r0");
  arm_tile (edit, "K");
  bastide_edit_turn (edit, 1);
  click (edit, 1, 0, NULL);
  check_board (edit, "D@0,0 r0; K@1,0 r90");
  bastide_edit_turn (edit, -1);
  click (edit, 1, 0, NULL);
  check_board (edit, "D@0,0 r0; K@1,0 r0");
  bastide_edit_arm (edit, &(BastideStamp) { .tool = BASTIDE_TOOL_FIGURE, .player = 1 });
  click (edit, 1, 0, "city:N");
  check_board (edit, "D@0,0 r0; K@1,0 r0 [Blue city:N]");
  click (edit, 5, 5, NULL);
  g_assert_nonnull (bastide_edit_get_refusal (edit));
  bastide_edit_arm_tool (edit, BASTIDE_TOOL_TILE);
  g_assert_null (bastide_edit_get_refusal (edit));
  g_assert_cmpuint (bastide_edit_get_stamp (edit)->rotation, ==, 0);
  click (edit, 2, 0, NULL);
  check_board (edit, "D@0,0 r0; K@1,0 r0 [Blue city:N]; K@2,0 r0");
  bastide_edit_arm_tool (edit, BASTIDE_TOOL_ERASER);
  click (edit, 1, 0, NULL);
  check_board (edit, "D@0,0 r0; K@2,0 r0");
}

static void
test_block (void)
{
  g_autoptr (BastideEdit) edit = make_edit ("basic");

  arm_tile (edit, "K");
  click (edit, 1, 0, NULL);
  bastide_edit_arm (edit, &(BastideStamp) { .tool = BASTIDE_TOOL_FIGURE, .player = 0 });
  click (edit, 1, 0, "city:N");
  bastide_edit_select_all (edit);
  bastide_edit_turn (edit, 1);
  check_board (edit, "D@0,0 r90; K@0,1 r90 [Red city:E]");
  g_assert_true (bastide_edit_is_selected (edit, 0, 1));
  g_assert_false (bastide_edit_is_selected (edit, 1, 0));
  bastide_edit_move (edit, 3, 0, FALSE);
  check_board (edit, "D@3,0 r90; K@3,1 r90 [Red city:E]");
  bastide_edit_copy (edit);
  bastide_edit_paste (edit, 0, 0);
  check_board (edit, "D@3,0 r90; K@3,1 r90 [Red city:E]; D@0,0 r90; K@0,1 r90 [Red city:E]");
  g_assert_true (bastide_edit_is_selected (edit, 0, 1));
  bastide_edit_remove (edit);
  check_board (edit, "D@3,0 r90; K@3,1 r90 [Red city:E]");
  bastide_edit_shift (edit, -3, 2);
  check_board (edit, "D@0,2 r90; K@0,3 r90 [Red city:E]");
  bastide_edit_move (edit, 1, 0, TRUE);
  bastide_edit_clear (edit);
  check_board (edit, "");
}

static void
test_figure (void)
{
  static const BstSpot knight = { .player = 0, .feature = BST_FEATURE_CITY, .side = 0 };
  static const BstSpot road = { .player = BST_NO_PLAYER, .feature = BST_FEATURE_ROAD, .side = 2 };
  g_autoptr (BastideEdit) edit = make_edit ("basic");

  bastide_edit_put_figure (edit, &knight);
  check_board (edit, "D@0,0 r0 [Red city:N]");
  bastide_edit_select_figure (edit, &knight);
  bastide_edit_move_figure (edit, &road, FALSE);
  check_board (edit, "D@0,0 r0 [Red road:E]");
  g_assert_cmpint (bastide_edit_get_selected (edit), ==, BASTIDE_SELECTED_FIGURE);
  /* What was undone cannot be selected. */
  bastide_study_undo (bastide_edit_get_study (edit));
  g_assert_cmpint (bastide_edit_get_selected (edit), ==, BASTIDE_SELECTED_NOTHING);
  check_board (edit, "D@0,0 r0 [Red city:N]");
}

static void
test_tokens (void)
{
  g_autoptr (BastideEdit) edit = make_edit ("basic+princess-and-dragon+tower");
  int x, y, figure;

  bastide_edit_arm_tool (edit, BASTIDE_TOOL_DRAGON);
  click (edit, 0, 0, NULL);
  g_assert_true (bst_position_get_dragon (get_position (edit), &x, &y));
  click (edit, 0, 0, NULL);
  g_assert_false (bst_position_get_dragon (get_position (edit), &x, &y));
  bastide_edit_arm_tool (edit, BASTIDE_TOOL_FAIRY);
  click (edit, 0, 0, NULL);
  g_assert_true (bst_position_get_fairy (get_position (edit), &x, &y, &figure));
  bastide_edit_arm_tool (edit, BASTIDE_TOOL_ERASER);
  click (edit, 0, 0, NULL);
  g_assert_false (bst_position_get_fairy (get_position (edit), &x, &y, &figure));
  bastide_edit_arm_tool (edit, BASTIDE_TOOL_TOWER);
  click (edit, 0, 0, NULL);
  g_assert_nonnull (bastide_edit_get_refusal (edit));
}

/* "dragon 0,0": what the text says of the tokens. */
static void
check_tokens (BastideEdit *edit,
              const char  *tokens)
{
  g_autofree char *text = bst_position_to_text (get_position (edit));

  g_assert_true (bst_position_is_ok (get_position (edit)));
  if (strstr (text, tokens) == NULL)
    g_error ("%s is not in %s", tokens, text);
}

static void
move_token (BastideEdit *edit,
            BastideTool  tool,
            int          from,
            int          to,
            gboolean     copies)
{
  BastideToken token = { tool, from, 0 };
  BastideTarget target = { .x = to };

  bastide_edit_select_token (edit, &token);
  bastide_edit_move_token (edit, &target, copies);
  if (bastide_edit_get_refusal (edit) == NULL)
    g_assert_cmpint (bastide_edit_get_token (edit)->x, ==, to);
}

/* Dragon and fairy are moved, pieces of towers also copied; all of them are taken off. */
static void
test_move_tokens (void)
{
  g_autoptr (BastideEdit) edit = make_edit ("basic+princess-and-dragon+tower");
  BastideStudy *study = bastide_edit_get_study (edit);

  arm_tile (edit, "TO/F");
  click (edit, 1, 0, NULL);
  click (edit, 2, 0, NULL);
  bastide_edit_arm_tool (edit, BASTIDE_TOOL_DRAGON);
  click (edit, 0, 0, NULL);
  move_token (edit, BASTIDE_TOOL_DRAGON, 0, 1, TRUE);
  check_tokens (edit, "dragon 1,0");
  move_token (edit, BASTIDE_TOOL_DRAGON, 1, 7, FALSE);
  g_assert_nonnull (bastide_edit_get_refusal (edit));
  check_tokens (edit, "dragon 1,0");
  bastide_edit_arm_tool (edit, BASTIDE_TOOL_FAIRY);
  click (edit, 0, 0, NULL);
  move_token (edit, BASTIDE_TOOL_FAIRY, 0, 2, FALSE);
  check_tokens (edit, "fairy to 2,0");
  bastide_edit_arm_tool (edit, BASTIDE_TOOL_TOWER);
  click (edit, 1, 0, NULL);
  click (edit, 1, 0, NULL);
  move_token (edit, BASTIDE_TOOL_TOWER, 1, 2, FALSE);
  check_tokens (edit, "tower 1 at 1,0; tower 1 at 2,0");
  move_token (edit, BASTIDE_TOOL_TOWER, 2, 1, TRUE);
  check_tokens (edit, "tower 2 at 1,0; tower 1 at 2,0");
  bastide_edit_remove (edit);
  check_tokens (edit, "tower 1 at 1,0; tower 1 at 2,0");
  g_assert_cmpint (bastide_edit_get_selected (edit), ==, BASTIDE_SELECTED_NOTHING);
  bastide_edit_select_token (edit, &(BastideToken) { BASTIDE_TOOL_FAIRY, 2, 0 });
  bastide_edit_shift (edit, 1, 0);
  g_assert_cmpint (bastide_edit_get_token (edit)->x, ==, 3);
  /* What is not there any more cannot be selected. */
  bastide_study_undo (study);
  g_assert_cmpint (bastide_edit_get_selected (edit), ==, BASTIDE_SELECTED_NOTHING);
}

/* Escape goes back one stage at a time; undo goes back to the start. */
static void
test_cancel (void)
{
  g_autoptr (BastideEdit) edit = make_edit ("basic");
  BastideStudy *study = bastide_edit_get_study (edit);

  arm_tile (edit, "X");
  for (int i = 1; i <= 5; i++)
    click (edit, i, 0, NULL);
  bastide_edit_select_cells (edit, 0, 0, 1, 1);
  g_assert_true (bastide_edit_cancel (edit));
  g_assert_cmpint (bastide_edit_get_selected (edit), ==, BASTIDE_SELECTED_NOTHING);
  g_assert_cmpint (bastide_edit_get_stamp (edit)->tool, ==, BASTIDE_TOOL_TILE);
  g_assert_true (bastide_edit_cancel (edit));
  g_assert_cmpint (bastide_edit_get_stamp (edit)->tool, ==, BASTIDE_TOOL_POINTER);
  g_assert_true (bastide_edit_is_active (edit));
  g_assert_true (bastide_edit_cancel (edit));
  g_assert_false (bastide_edit_is_active (edit));
  g_assert_false (bastide_edit_cancel (edit));
  for (guint i = 0; i < 5; i++)
    g_assert_true (bastide_study_undo (study));
  g_assert_false (bastide_study_undo (study));
  check_board (edit, "D@0,0 r0");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/stamps", test_stamps);
  g_test_add_func ("/edit/block", test_block);
  g_test_add_func ("/edit/figure", test_figure);
  g_test_add_func ("/edit/tokens", test_tokens);
  g_test_add_func ("/edit/move-tokens", test_move_tokens);
  g_test_add_func ("/edit/cancel", test_cancel);

  return g_test_run ();
}
