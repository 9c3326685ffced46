/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways through the tree of a game, and what a new branch of it knows, without a screen. */

#include "config.h"

#include <bst-io-tile-set.h>

#include "bastide-clipboard.h"
#include "bastide-study.h"

static BstNode *
add (BstRecord  *record,
     BstNode    *parent,
     const char *text,
     const char *comment)
{
  BstNode *node;
  BstMove move;

  g_assert_true (bst_move_parse (bst_record_get_game (record), text, &move, NULL));
  node = bst_record_add_move (record, parent, &move, BST_NO_PLAYER);
  if (comment != NULL)
    bst_node_set_comment (node, comment);

  return node;
}

static BstRecord *
make_record (gboolean predraw)
{
  static const BstPlayer players[] = { { (char *) "Anna", BST_COLOUR_RED },
                                       { (char *) "", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  g_autoptr (BstGame) game = NULL;
  BstRules rules;

  bst_rules_init (&rules);
  rules.predraw = predraw;
  game = bst_game_new (set, &rules, players, 2, NULL);

  return bst_record_new (game);
}

/* A comment in each line of
 *
 *     1 U   2 U (2 V, with 3 U (3 V) after it) (2 E)   3 V
 */
static void
test_comments (void)
{
  static const char * const order[] = { "1", "2", "2a", "3a", "3aa", "2b", "3" };
  g_autoptr (BstRecord) record = make_record (FALSE);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  BstNode *first = add (record, bst_record_get_root (record), "U@1,0 r0", "1");
  BstNode *second = add (record, first, "U@2,0 r0", "2");
  BstNode *variation = add (record, first, "V@1,1 r0", "2a");

  add (record, first, "E@0,-1 r180", "2b");
  add (record, second, "U@3,0 r0", "3");
  add (record, variation, "U@2,0 r0", "3a");
  add (record, variation, "U@-1,0 r0", "3aa");
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bastide_study_set_index (study, 0));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_assert_true (bastide_study_step_comment (study, 1));
      g_assert_cmpstr (bastide_study_get_node (study)->comment, ==, order[i]);
    }
  g_assert_false (bastide_study_step_comment (study, 1));
  for (guint i = G_N_ELEMENTS (order) - 1; i > 0; i--)
    {
      g_assert_true (bastide_study_step_comment (study, -1));
      g_assert_cmpstr (bastide_study_get_node (study)->comment, ==, order[i - 1]);
    }
  g_assert_false (bastide_study_step_comment (study, -1));
}

static void
test_marked (void)
{
  g_autoptr (BstRecord) record = make_record (FALSE);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  BstNode *first = add (record, bst_record_get_root (record), "U@1,0 r0", NULL);
  BstNode *variation;

  add (record, first, "U@2,0 r0", NULL);
  variation = add (record, first, "U@-1,0 r0", NULL);
  variation->glyph = BST_GLYPH_GOOD;
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bastide_study_set_index (study, 0));
  g_assert_true (bastide_study_step_marked (study, 1));
  g_assert_true (bastide_study_get_node (study) == variation);
}

/* Everybody has drawn a tile ahead (H3). What Blue holds does not depend on what Red does. */
static void
test_hand_of_the_other (void)
{
  g_autoptr (BstRecord) record = make_record (TRUE);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  BstGame *game = bst_record_get_game (record);
  int held = bst_tile_set_find (bst_game_get_tile_set (game), "V");
  BstMove move;

  add (record, add (record, bst_record_get_root (record), "U@1,0 r0", NULL), "V@1,1 r0", NULL);
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bastide_study_set_index (study, 0));
  g_assert_cmpint (bst_position_get_held_tile (bastide_study_get_position (study), 1), ==, held);
  g_assert_true (bst_move_parse (game, "U@-1,0 r0", &move, NULL));
  g_assert_true (bastide_study_play (study, &move, NULL));
  g_assert_cmpint (bst_position_get_held_tile (bastide_study_get_position (study), 1), ==, held);
  /* What Red drew after that is told by no move. */
  g_assert_cmpint (bst_position_get_held_tile (bastide_study_get_position (study), 0), ==, BST_NO_TILE);
  g_assert_true (bastide_study_undo (study));
  g_assert_true (bastide_study_redo (study));
  g_assert_cmpint (bst_position_get_held_tile (bastide_study_get_position (study), 1), ==, held);
}

/* In a line that is pasted he holds it until he moves. */
static void
test_hand_in_a_line (void)
{
  g_autoptr (BstRecord) record = make_record (TRUE);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  BstGame *game = bst_record_get_game (record);
  int held = bst_tile_set_find (bst_game_get_tile_set (game), "V");
  g_autoptr (GError) error = NULL;
  BstNode *line = bastide_clipboard_line_from_text ("U@-1,0 r0", game, &error);

  g_assert_no_error (error);
  add (record, add (record, bst_record_get_root (record), "U@1,0 r0", NULL), "V@1,1 r0", NULL);
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bastide_study_set_index (study, 0));
  g_assert_true (bastide_study_paste (study, line, &error));
  g_assert_no_error (error);
  g_assert_cmpint (bst_position_get_held_tile (bastide_study_get_position (study), 1), ==, held);
  g_assert_cmpint (bst_position_get_held_tile (bastide_study_get_position (study), 0), ==, BST_NO_TILE);
  bst_node_free_tree (line);

  /* He lays another one: what he draws then is not told. */
  line = bastide_clipboard_line_from_text ("U@-1,0 r0; U@-2,0 r0", game, &error);
  g_assert_true (bastide_study_set_index (study, 0));
  g_assert_true (bastide_study_paste (study, line, &error));
  g_assert_no_error (error);
  bastide_study_set_node (study, bst_node_get_next (bastide_study_get_node (study)));
  g_assert_cmpint (bst_position_get_held_tile (bastide_study_get_position (study), 1), ==, BST_NO_TILE);
  bst_node_free_tree (line);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/walk/comments", test_comments);
  g_test_add_func ("/walk/marked", test_marked);
  g_test_add_func ("/walk/hand-of-the-other", test_hand_of_the_other);
  g_test_add_func ("/walk/hand-in-a-line", test_hand_in_a_line);

  return g_test_run ();
}
