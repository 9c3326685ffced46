/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tools, brushes and selection of edit mode, without a screen. */

#include "config.h"

#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>

#include "bastide-amount.h"
#include "bastide-edit-text.h"
#include "bastide-position-editor.h"

/* A study of a game with these sets, in edit mode. */
static BastidePositionEditor *
make_edit (const char *sets)
{
  static const BstPlayer players[] = { { (char *) "", BST_COLOUR_RED },
                                       { (char *) "", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (sets, NULL);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (BstGame) game = NULL;
  BastidePositionEditor *editor;
  BstRules rules;

  g_assert_nonnull (set);
  g_assert_true (bst_io_rules_parse ("modern", &rules, NULL));
  bst_io_tile_set_raise_switches (sets, &rules);
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
  record = bst_record_new (game);
  editor = bastide_position_editor_new (study);
  g_assert_false (bastide_position_editor_is_active (editor));
  bastide_position_editor_set_active (editor, TRUE);
  /* Nothing is open yet. */
  g_assert_false (bastide_position_editor_is_active (editor));
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  bastide_position_editor_set_active (editor, TRUE);
  g_assert_true (bastide_position_editor_is_active (editor));

  return editor;
}

static const BstPosition *
get_position (BastidePositionEditor *editor)
{
  return bastide_study_get_position (bastide_position_editor_get_study (editor));
}

static void
arm_tile (BastidePositionEditor *editor,
          const char            *name)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (get_position (editor)));
  BastideBrush brush = { .tool = BASTIDE_TOOL_TILE, .type = bst_tile_set_find (set, name) };

  g_assert_cmpint (brush.type, !=, BST_NO_TILE);
  bastide_position_editor_arm (editor, &brush);
}

static void
click (BastidePositionEditor *editor,
       int                    x,
       int                    y,
       const char            *place)
{
  BastideTarget target = { .x = x, .y = y, .has_spot = place != NULL,
                           .spot = { .x = (gint16) x, .y = (gint16) y,
                                     .player = BST_NO_PLAYER } };

  if (place != NULL)
    g_assert_true (bst_spot_parse (place, &target.spot));
  bastide_position_editor_apply (editor, &target);
}

/* "D@0,0 r0; K@1,0 r90 [Red city:N]": what the text of the position says of the board. */
static void
check_board (BastidePositionEditor *editor,
             const char            *board)
{
  g_autofree char *text = bst_position_to_text (get_position (editor));
  g_auto (GStrv) parts = g_strsplit (text, " | ", -1);

  g_assert_true (bst_position_is_ok (get_position (editor)));
  g_assert_cmpstr (parts[3], ==, board);
}

static void
test_brushes (void)
{
  g_autoptr (BastidePositionEditor) editor = make_edit ("basic");

  check_board (editor, "D@0,0 r0");
  arm_tile (editor, "K");
  bastide_position_editor_turn (editor, 1);
  click (editor, 1, 0, NULL);
  check_board (editor, "D@0,0 r0; K@1,0 r90");
  bastide_position_editor_turn (editor, -1);
  click (editor, 1, 0, NULL);
  check_board (editor, "D@0,0 r0; K@1,0 r0");
  bastide_position_editor_arm (editor, &(BastideBrush) { .tool = BASTIDE_TOOL_FIGURE, .player = 1 });
  click (editor, 1, 0, "city:N");
  check_board (editor, "D@0,0 r0; K@1,0 r0 [Blue city:N]");
  click (editor, 5, 5, NULL);
  g_assert_nonnull (bastide_position_editor_get_refusal (editor));
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_TILE);
  g_assert_null (bastide_position_editor_get_refusal (editor));
  g_assert_cmpuint (bastide_position_editor_get_brush (editor)->rotation, ==, 0);
  click (editor, 2, 0, NULL);
  check_board (editor, "D@0,0 r0; K@1,0 r0 [Blue city:N]; K@2,0 r0");
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_ERASER);
  click (editor, 1, 0, NULL);
  check_board (editor, "D@0,0 r0; K@2,0 r0");
}

static void
test_block (void)
{
  g_autoptr (BastidePositionEditor) editor = make_edit ("basic");

  arm_tile (editor, "K");
  click (editor, 1, 0, NULL);
  bastide_position_editor_arm (editor, &(BastideBrush) { .tool = BASTIDE_TOOL_FIGURE, .player = 0 });
  click (editor, 1, 0, "city:N");
  bastide_position_editor_select_all (editor);
  bastide_position_editor_turn (editor, 1);
  check_board (editor, "D@0,0 r90; K@0,1 r90 [Red city:E]");
  g_assert_true (bastide_position_editor_is_selected (editor, 0, 1));
  g_assert_false (bastide_position_editor_is_selected (editor, 1, 0));
  bastide_position_editor_move (editor, 3, 0, FALSE);
  check_board (editor, "D@3,0 r90; K@3,1 r90 [Red city:E]");
  bastide_position_editor_copy (editor);
  bastide_position_editor_paste (editor, 0, 0);
  check_board (editor, "D@3,0 r90; K@3,1 r90 [Red city:E]; D@0,0 r90; K@0,1 r90 [Red city:E]");
  g_assert_true (bastide_position_editor_is_selected (editor, 0, 1));
  bastide_position_editor_remove (editor);
  check_board (editor, "D@3,0 r90; K@3,1 r90 [Red city:E]");
  bastide_position_editor_shift (editor, -3, 2);
  check_board (editor, "D@0,2 r90; K@0,3 r90 [Red city:E]");
  bastide_position_editor_move (editor, 1, 0, TRUE);
  bastide_position_editor_clear (editor);
  check_board (editor, "");
}

static void
test_figure (void)
{
  static const BstSpot knight = { .player = 0, .feature = BST_FEATURE_CITY, .side = 0 };
  static const BstSpot road = { .player = BST_NO_PLAYER, .feature = BST_FEATURE_ROAD, .side = 2 };
  g_autoptr (BastidePositionEditor) editor = make_edit ("basic");

  bastide_position_editor_put_figure (editor, &knight);
  check_board (editor, "D@0,0 r0 [Red city:N]");
  bastide_position_editor_select_figure (editor, &knight);
  bastide_position_editor_move_figure (editor, &road, FALSE);
  check_board (editor, "D@0,0 r0 [Red road:E]");
  g_assert_cmpint (bastide_position_editor_get_selected (editor), ==, BASTIDE_SELECTED_FIGURE);
  /* What was undone cannot be selected. */
  bastide_study_undo (bastide_position_editor_get_study (editor));
  g_assert_cmpint (bastide_position_editor_get_selected (editor), ==, BASTIDE_SELECTED_NOTHING);
  check_board (editor, "D@0,0 r0 [Red city:N]");
}

static void
test_tokens (void)
{
  g_autoptr (BastidePositionEditor) editor = make_edit ("basic+princess-and-dragon+tower");
  int x, y, figure;

  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_OF (BST_NEUTRAL_DRAGON));
  click (editor, 0, 0, NULL);
  g_assert_true (bst_position_get_neutral (get_position (editor), BST_NEUTRAL_DRAGON, &x, &y, NULL));
  click (editor, 0, 0, NULL);
  g_assert_false (bst_position_get_neutral (get_position (editor), BST_NEUTRAL_DRAGON, &x, &y, NULL));
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_OF (BST_NEUTRAL_FAIRY));
  click (editor, 0, 0, NULL);
  g_assert_true (bst_position_get_neutral (get_position (editor), BST_NEUTRAL_FAIRY, &x, &y, &figure));
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_ERASER);
  click (editor, 0, 0, NULL);
  g_assert_false (bst_position_get_neutral (get_position (editor), BST_NEUTRAL_FAIRY, &x, &y, &figure));
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE));
  click (editor, 0, 0, NULL);
  g_assert_nonnull (bastide_position_editor_get_refusal (editor));
}

/* "dragon 0,0": what the text says of the tokens. */
static void
check_tokens (BastidePositionEditor *editor,
              const char            *tokens)
{
  g_autofree char *text = bst_position_to_text (get_position (editor));

  g_assert_true (bst_position_is_ok (get_position (editor)));
  if (strstr (text, tokens) == NULL)
    g_error ("%s is not in %s", tokens, text);
}

static void
move_token (BastidePositionEditor *editor,
            BastideTool            tool,
            int                    from,
            int                    to,
            gboolean               copies)
{
  BastideToken token = { tool, from, 0 };
  BastideTarget target = { .x = to };

  bastide_position_editor_select_token (editor, &token);
  bastide_position_editor_move_token (editor, &target, copies);
  if (bastide_position_editor_get_refusal (editor) == NULL)
    g_assert_cmpint (bastide_position_editor_get_token (editor)->x, ==, to);
}

/* Ingots become more with each click, are moved one by one, and copied; whose they are, and the cards, are amounts. */
static void
test_gold_and_cards (void)
{
  g_autoptr (BastidePositionEditor) editor = make_edit ("basic+goldmines+king-and-robber");
  const BastideAmount ingots = { .kind = BASTIDE_AMOUNT_TOKENS, .token = BST_TOKEN_INGOT };
  const BastideAmount king = { .kind = BASTIDE_AMOUNT_TOKENS, .token = BST_TOKEN_KING };

  arm_tile (editor, "GO/RRrr.X");
  click (editor, 1, 0, NULL);
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_INGOT));
  click (editor, 1, 0, NULL);
  click (editor, 1, 0, NULL);
  check_tokens (editor, "gold 2 at 1,0");
  move_token (editor, BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_INGOT), 1, 0, FALSE);
  check_tokens (editor, "gold 1 at 0,0; gold 1 at 1,0");
  move_token (editor, BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_INGOT), 0, 1, TRUE);
  check_tokens (editor, "gold 1 at 0,0; gold 2 at 1,0");
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_ERASER);
  click (editor, 0, 0, NULL);
  check_tokens (editor, "gold 2 at 1,0");
  g_assert_true (bastide_amount_set (&ingots, editor, 1, 5));
  check_tokens (editor, "ingots 0,5");
  g_assert_true (bastide_amount_set (&king, editor, 0, 1));
  g_assert_cmpint (bst_position_get_token_owner (get_position (editor), BST_TOKEN_KING), ==, 0);
  g_assert_true (bastide_amount_set (&king, editor, 1, 1));
  g_assert_cmpint (bst_position_get_token_owner (get_position (editor), BST_TOKEN_KING), ==, 1);
  g_assert_cmpint (bastide_amount_get (&king, get_position (editor), 0), ==, 0);
  g_assert_true (bastide_amount_set (&king, editor, 1, 0));
  g_assert_cmpint (bst_position_get_token_owner (get_position (editor), BST_TOKEN_KING), ==, BST_NO_PLAYER);
}

/* FE1: a ferry joins the first two road ends of a lake, with each click the next two, and at last it is gone; nowhere else
 * is a place for one. */
static void
test_ferry (void)
{
  g_autoptr (BastidePositionEditor) editor = make_edit ("basic+ferries");
  const BastideTool ferry = BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_FERRY);

  arm_tile (editor, "FR/RRR");
  click (editor, 1, 0, NULL);
  bastide_position_editor_arm_tool (editor, ferry);
  g_assert_cmpstr (bastide_edit_text_get_help (editor), ==,
                   "Click a lake or press Enter: each time it joins two other roads. Escape puts it away.");
  click (editor, 1, 0, NULL);
  check_tokens (editor, "ferry road:E and road:S at 1,0");
  click (editor, 1, 0, NULL);
  check_tokens (editor, "ferry road:E and road:W at 1,0");
  click (editor, 1, 0, NULL);
  check_tokens (editor, "ferry road:S and road:W at 1,0");
  click (editor, 1, 0, NULL);
  g_assert_cmpuint (bst_position_get_tile_tokens (get_position (editor), BST_TOKEN_FERRY, 1), ==, 0);
  click (editor, 0, 0, NULL);
  g_assert_nonnull (bastide_position_editor_get_refusal (editor));
  click (editor, 1, 0, NULL);
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_ERASER);
  click (editor, 1, 0, NULL);
  g_assert_cmpuint (bst_position_get_tile_tokens (get_position (editor), BST_TOKEN_FERRY, 1), ==, 0);
  g_assert_false (bastide_position_editor_has_token (editor, &(BastideToken) { ferry, 1, 0 }));
}

/* Dragon and fairy are moved, pieces of towers also copied; all of them are taken off. */
static void
test_move_tokens (void)
{
  g_autoptr (BastidePositionEditor) editor = make_edit ("basic+princess-and-dragon+tower");
  BastideStudy *study = bastide_position_editor_get_study (editor);

  arm_tile (editor, "TO/F");
  click (editor, 1, 0, NULL);
  click (editor, 2, 0, NULL);
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_OF (BST_NEUTRAL_DRAGON));
  click (editor, 0, 0, NULL);
  move_token (editor, BASTIDE_TOOL_OF (BST_NEUTRAL_DRAGON), 0, 1, TRUE);
  check_tokens (editor, "dragon 1,0");
  move_token (editor, BASTIDE_TOOL_OF (BST_NEUTRAL_DRAGON), 1, 7, FALSE);
  g_assert_nonnull (bastide_position_editor_get_refusal (editor));
  check_tokens (editor, "dragon 1,0");
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_OF (BST_NEUTRAL_FAIRY));
  click (editor, 0, 0, NULL);
  move_token (editor, BASTIDE_TOOL_OF (BST_NEUTRAL_FAIRY), 0, 2, FALSE);
  check_tokens (editor, "fairy to 2,0");
  bastide_position_editor_arm_tool (editor, BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE));
  click (editor, 1, 0, NULL);
  click (editor, 1, 0, NULL);
  move_token (editor, BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE), 1, 2, FALSE);
  check_tokens (editor, "tower 1 at 1,0; tower 1 at 2,0");
  move_token (editor, BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE), 2, 1, TRUE);
  check_tokens (editor, "tower 2 at 1,0; tower 1 at 2,0");
  bastide_position_editor_remove (editor);
  check_tokens (editor, "tower 1 at 1,0; tower 1 at 2,0");
  g_assert_cmpint (bastide_position_editor_get_selected (editor), ==, BASTIDE_SELECTED_NOTHING);
  bastide_position_editor_select_token (editor, &(BastideToken) { BASTIDE_TOOL_OF (BST_NEUTRAL_FAIRY), 2, 0 });
  bastide_position_editor_shift (editor, 1, 0);
  g_assert_cmpint (bastide_position_editor_get_token (editor)->x, ==, 3);
  /* What is not there any more cannot be selected. */
  bastide_study_undo (study);
  g_assert_cmpint (bastide_position_editor_get_selected (editor), ==, BASTIDE_SELECTED_NOTHING);
}

/* Escape goes back one stage at a time; undo goes back to the start. */
static void
test_cancel (void)
{
  g_autoptr (BastidePositionEditor) editor = make_edit ("basic");
  BastideStudy *study = bastide_position_editor_get_study (editor);

  arm_tile (editor, "X");
  for (int i = 1; i <= 5; i++)
    click (editor, i, 0, NULL);
  bastide_position_editor_select_cells (editor, 0, 0, 1, 1);
  g_assert_true (bastide_position_editor_cancel (editor));
  g_assert_cmpint (bastide_position_editor_get_selected (editor), ==, BASTIDE_SELECTED_NOTHING);
  g_assert_cmpint (bastide_position_editor_get_brush (editor)->tool, ==, BASTIDE_TOOL_TILE);
  g_assert_true (bastide_position_editor_cancel (editor));
  g_assert_cmpint (bastide_position_editor_get_brush (editor)->tool, ==, BASTIDE_TOOL_POINTER);
  g_assert_true (bastide_position_editor_is_active (editor));
  g_assert_true (bastide_position_editor_cancel (editor));
  g_assert_false (bastide_position_editor_is_active (editor));
  g_assert_false (bastide_position_editor_cancel (editor));
  for (guint i = 0; i < 5; i++)
    g_assert_true (bastide_study_undo (study));
  g_assert_false (bastide_study_undo (study));
  check_board (editor, "D@0,0 r0");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position-editor/brushes", test_brushes);
  g_test_add_func ("/position-editor/block", test_block);
  g_test_add_func ("/position-editor/figure", test_figure);
  g_test_add_func ("/position-editor/tokens", test_tokens);
  g_test_add_func ("/position-editor/gold-and-cards", test_gold_and_cards);
  g_test_add_func ("/position-editor/ferry", test_ferry);
  g_test_add_func ("/position-editor/move-tokens", test_move_tokens);
  g_test_add_func ("/position-editor/cancel", test_cancel);

  return g_test_run ();
}
