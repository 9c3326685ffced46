/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-history.h"
#include "bst-random.h"
#include "fixture.h"

typedef struct
{
  BstRecord  *record;
  BstHistory *history;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", NULL);

  fixture->record = bst_record_new (bst_position_get_game (position));
  fixture->history = bst_history_new (fixture->record);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  bst_history_free (fixture->history);
  bst_record_unref (fixture->record);
}

static BstNode *
add (Fixture    *fixture,
     BstNode    *parent,
     const char *text)
{
  g_autoptr (GError) error = NULL;
  BstNode *node;
  BstMove move;

  g_assert_true (bst_move_parse (bst_record_get_game (fixture->record), text, &move, NULL));

  node = bst_history_play (fixture->history, parent, &move, BST_NO_PLAYER, NULL, NULL, &error);
  g_assert_no_error (error);

  return node;
}

/* The tree as text: moves in the order of a reader, children in brackets. */
static void
print_tree (const BstRecord *record,
            const BstNode   *node,
            GString         *out)
{
  if (node->parent != NULL)
    bst_move_print (bst_record_get_game (record), &node->move, out);
  g_string_append_printf (out, "%s%s(", bst_glyph_text (node->glyph),
                          node->comment != NULL ? node->comment : "");
  for (guint i = 0; node->marks != NULL && i < node->marks->len; i++)
    g_string_append_printf (out, "%d,%d ", g_array_index (node->marks, BstMark, i).x,
                            g_array_index (node->marks, BstMark, i).colour);
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    {
      const BstNode *child = g_ptr_array_index (node->children, i);

      g_assert_true (child->parent == node);
      g_assert_cmpuint (child->index, ==, i);
      print_tree (record, child, out);
    }
  g_string_append_c (out, ')');
}

static char *
dup_tree (Fixture *fixture)
{
  GString *out = g_string_new (NULL);

  print_tree (fixture->record, bst_record_get_root (fixture->record), out);

  return g_string_free (out, FALSE);
}

static void
test_variations (Fixture       *fixture,
                 gconstpointer  data)
{
  BstNode *root = bst_record_get_root (fixture->record);
  BstNode *first = add (fixture, root, "U@1,0 r0");
  BstNode *second = add (fixture, root, "U@-1,0 r0");
  BstNode *deep = add (fixture, second, "U@-2,0 r0");
  BstChangeName name;

  g_assert_true (add (fixture, root, "U@1,0 r0") == first);
  g_assert_false (bst_history_promote (fixture->history, first));
  g_assert_true (bst_history_make_main_line (fixture->history, deep));
  g_assert_true (bst_node_get_next (root) == second);
  g_assert_true (bst_history_can_undo (fixture->history, &name));
  g_assert_cmpint (name, ==, BST_CHANGE_MAIN_LINE);
  g_assert_true (bst_history_undo (fixture->history) == second);
  g_assert_true (bst_node_get_next (root) == first);
  g_assert_true (bst_history_redo (fixture->history) == second);

  g_assert_true (bst_history_remove (fixture->history, second, BST_CHANGE_CUT));
  g_assert_false (bst_history_remove (fixture->history, root, BST_CHANGE_DELETE));
  /* The line that was cut is still there to be pasted, below itself as well. */
  g_assert_nonnull (bst_history_paste (fixture->history, first, second));
  g_assert_true (bst_node_get_last (first)->parent->parent->parent == root);
  g_assert_true (bst_history_undo (fixture->history) == first);
  g_assert_true (bst_history_undo (fixture->history) == second);
}

/* What is there already is joined, what is new is one change. */
static void
test_paste_joins (Fixture       *fixture,
                  gconstpointer  data)
{
  BstNode *root = bst_record_get_root (fixture->record);
  BstNode *line = add (fixture, root, "U@1,0 r0");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  add (fixture, line, "U@2,0 r0");
  add (fixture, add (fixture, line, "U@2,0 r0"), "U@3,0 r0");
  add (fixture, line, "U@-1,0 r0");
  before = dup_tree (fixture);
  g_assert_true (bst_history_paste (fixture->history, root, line) == line);
  after = dup_tree (fixture);
  g_assert_cmpstr (before, ==, after);
}

static void
test_typing (Fixture       *fixture,
             gconstpointer  data)
{
  BstNode *root = bst_record_get_root (fixture->record);
  BstNode *node = add (fixture, root, "U@1,0 r0");

  bst_history_set_comment (fixture->history, node, "G");
  bst_history_set_comment (fixture->history, node, "Go");
  bst_history_set_comment (fixture->history, node, "Good");
  bst_history_undo (fixture->history);
  g_assert_null (node->comment);
  bst_history_redo (fixture->history);
  g_assert_cmpstr (node->comment, ==, "Good");
  /* After saving, typing is a new change. */
  bst_history_set_saved (fixture->history);
  bst_history_set_comment (fixture->history, node, "Good?");
  g_assert_true (bst_history_is_changed (fixture->history));
  bst_history_undo (fixture->history);
  g_assert_cmpstr (node->comment, ==, "Good");
  g_assert_false (bst_history_is_changed (fixture->history));
  bst_history_set_unsaved (fixture->history);
  g_assert_true (bst_history_is_changed (fixture->history));
  bst_history_set_saved (fixture->history);
  g_assert_false (bst_history_is_changed (fixture->history));
  /* What comes while it is written is not saved; one that failed saves nothing. */
  bst_history_begin_saving (fixture->history);
  bst_history_set_comment (fixture->history, node, "Good!");
  g_assert_true (bst_history_is_changed (fixture->history));
  bst_history_end_saving (fixture->history);
  g_assert_true (bst_history_is_changed (fixture->history));
  bst_history_undo (fixture->history);
  g_assert_false (bst_history_is_changed (fixture->history));
  /* What was saved cannot be reached any more. */
  bst_history_undo (fixture->history);
  bst_history_toggle_glyph (fixture->history, node, BST_GLYPH_GOOD);
  bst_history_undo (fixture->history);
  g_assert_true (bst_history_is_changed (fixture->history));
}

static void
test_marks (Fixture       *fixture,
            gconstpointer  data)
{
  BstNode *root = bst_record_get_root (fixture->record);
  BstMark ring = { .kind = BST_MARK_RING, .x = 1 };
  BstMark arrow = { .kind = BST_MARK_ARROW, .x = 1, .to_x = 2 };

  bst_history_toggle_mark (fixture->history, root, &ring);
  bst_history_toggle_mark (fixture->history, root, &arrow);
  ring.colour = 2;
  bst_history_toggle_mark (fixture->history, root, &ring);
  g_assert_cmpuint (root->marks->len, ==, 2);
  bst_history_toggle_mark (fixture->history, root, &ring);
  g_assert_cmpuint (root->marks->len, ==, 1);
  bst_history_undo (fixture->history);
  g_assert_cmpuint (root->marks->len, ==, 2);
  bst_history_toggle_glyph (fixture->history, root, BST_GLYPH_BLUNDER);
  bst_history_toggle_glyph (fixture->history, root, BST_GLYPH_BLUNDER);
  g_assert_cmpint (root->glyph, ==, BST_GLYPH_NONE);
}

/* Any node of the tree, by chance. */
static BstNode *
pick (BstRecord *record,
      BstRandom *random)
{
  BstNode *node = bst_record_get_root (record);

  while (node->children != NULL && bst_random_below (random, 5) > 0)
    node = g_ptr_array_index (node->children, bst_random_below (random, node->children->len));

  return node;
}

/* The row goes on at one of its ends. What is refused changes nothing. */
static BstNode *
add_any (Fixture   *fixture,
         BstNode   *parent,
         BstRandom *random)
{
  BstNode *node = NULL;

  /* After a line that was pasted where it is illegal nothing goes. */
  for (guint tries = 0; tries < 50 && node == NULL; tries++)
    {
      BstMove move = { .kind = BST_MOVE_PLACE, .x = (gint16) bst_random_below (random, 15) - 7 };
      g_autofree char *before = dup_tree (fixture);
      g_autofree char *after = NULL;

      move.type = (gint16) bst_tile_set_find (bst_game_get_tile_set (
                                                bst_record_get_game (fixture->record)), "U");
      node = bst_history_play (fixture->history, parent, &move, BST_NO_PLAYER, NULL, NULL, NULL);
      after = dup_tree (fixture);
      if (node == NULL)
        g_assert_cmpstr (before, ==, after);
    }

  return node;
}

static void
change (Fixture   *fixture,
        BstRandom *random)
{
  BstNode *node = pick (fixture->record, random);
  BstMark mark = { .kind = BST_MARK_TINT, .x = (gint16) bst_random_below (random, 3) };
  g_autofree char *text = g_strdup_printf ("U@%u,0 r0", 1 + bst_random_below (random, 5));

  switch (bst_random_below (random, 9))
    {
    case 0:
      bst_history_remove (fixture->history, node, BST_CHANGE_DELETE);
      break;
    case 1:
      if (node->parent == NULL)
        node = add_any (fixture, node, random);
      bst_history_paste (fixture->history, bst_record_get_root (fixture->record), node);
      break;
    case 2:
      bst_history_promote (fixture->history, node);
      break;
    case 3:
      bst_history_make_main_line (fixture->history, node);
      break;
    case 4:
      bst_history_set_comment (fixture->history, node, text);
      break;
    case 5:
      bst_history_toggle_glyph (fixture->history, node, 1 + bst_random_below (random, 6));
      break;
    case 6:
      bst_history_toggle_mark (fixture->history, node, &mark);
      break;
    default:
      if (bst_node_get_n_placed (node) < 6)
        add_any (fixture, node, random);
      break;
    }
}

/* Thousands of changes, undone and redone at random: the tree is what it was at each point. */
static void
test_random (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) trees = g_ptr_array_new_with_free_func (g_free);
  BstRandom random;

  bst_random_init (&random, 7);
  g_ptr_array_add (trees, dup_tree (fixture));
  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *tree = NULL;

      if (bst_random_below (&random, 3) > 0)
        {
          change (fixture, &random);
          tree = dup_tree (fixture);
          if (g_strcmp0 (tree, g_ptr_array_index (trees, trees->len - 1)) == 0)
            continue;
          g_ptr_array_add (trees, g_steal_pointer (&tree));
          continue;
        }
      if (trees->len == 1)
        continue;
      bst_history_undo (fixture->history);
      if (bst_random_below (&random, 2) == 0)
        {
          bst_history_redo (fixture->history);
          tree = dup_tree (fixture);
          g_assert_cmpstr (tree, ==, g_ptr_array_index (trees, trees->len - 1));
          continue;
        }
      tree = dup_tree (fixture);
      while (trees->len > 1 && g_strcmp0 (tree, g_ptr_array_index (trees, trees->len - 1)) != 0)
        g_ptr_array_set_size (trees, (int) trees->len - 1);
      g_assert_cmpstr (tree, ==, g_ptr_array_index (trees, trees->len - 1));
    }

  while (bst_history_undo (fixture->history) != NULL)
    ;
  g_assert_null (bst_record_get_root (fixture->record)->children);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/history/variations", Fixture, NULL, set_up, test_variations, tear_down);
  g_test_add ("/history/paste-joins", Fixture, NULL, set_up, test_paste_joins, tear_down);
  g_test_add ("/history/typing", Fixture, NULL, set_up, test_typing, tear_down);
  g_test_add ("/history/marks", Fixture, NULL, set_up, test_marks, tear_down);
  g_test_add ("/history/random", Fixture, NULL, set_up, test_random, tear_down);

  return g_test_run ();
}
