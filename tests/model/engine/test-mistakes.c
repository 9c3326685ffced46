/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exercises of the turns of a game. */

#include "config.h"

#include "bastide-mistakes.h"

#include <bst-history.h>
#include <bst-io-booklet.h>
#include <bst-io-open.h>

/* Tries of turns: enough to find something. */
#define DEPTH 8

typedef struct
{
  BstRecord       *record;
  BastideMistakes *mistakes;
  char            *id;          /* of the first exercise */
  char            *reason;
  guint            n_new;
  gboolean         is_told;
} Fixture;

static void
done (Fixture    *fixture,
      GFile      *file,
      const char *id,
      guint       n_new)
{
  g_autoptr (GFile) booklet = bastide_mistakes_dup_file ();

  g_assert_true (g_file_equal (file, booklet));
  g_free (fixture->id);
  fixture->id = g_strdup (id);
  fixture->n_new = n_new;
  fixture->is_told = TRUE;
}

static void
failed (Fixture    *fixture,
        const char *reason)
{
  fixture->reason = g_strdup (reason);
  fixture->is_told = TRUE;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->record = bst_io_open_sample ();
  fixture->mistakes = bastide_mistakes_new ();
  bastide_mistakes_set_depth (fixture->mistakes, DEPTH);
  g_signal_connect_swapped (fixture->mistakes, "done", G_CALLBACK (done), fixture);
  g_signal_connect_swapped (fixture->mistakes, "failed", G_CALLBACK (failed), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_signal_handlers_disconnect_by_data (fixture->mistakes, fixture);
  g_object_unref (fixture->mistakes);
  bst_record_unref (fixture->record);
  g_free (fixture->id);
  g_free (fixture->reason);
}

static BstNode *
find_node (Fixture *fixture,
           guint    depth)
{
  BstNode *node = bst_record_get_root (fixture->record);

  for (guint i = 0; i < depth; i++)
    node = bst_node_get_next (node);

  return node;
}

static void
make (Fixture         *fixture,
      BstNode * const *nodes,
      guint            n_nodes,
      const char      *title)
{
  fixture->is_told = FALSE;
  bastide_mistakes_begin (fixture->mistakes, fixture->record, nodes, n_nodes, title);
  g_assert_true (bastide_mistakes_is_busy (fixture->mistakes));
  while (!fixture->is_told)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (bastide_mistakes_is_busy (fixture->mistakes));
}

static BstBooklet *
open_booklet (void)
{
  g_autoptr (GFile) file = bastide_mistakes_dup_file ();
  g_autoptr (GError) error = NULL;
  BstBooklet *booklet = bst_io_booklet_open (g_file_peek_path (file), NULL, &error);

  g_assert_no_error (error);

  return booklet;
}

/* Each is the position before its turn, once, in the chapter of its game; what the engine thought of answers is in it. */
static void
test_booklet (Fixture       *fixture,
              gconstpointer  data)
{
  BstNode *nodes[] = { find_node (fixture, 8), find_node (fixture, 9) };
  BstNode *another = find_node (fixture, 6);
  g_autoptr (BstBooklet) booklet = NULL;
  g_autoptr (BstPosition) before = bst_record_dup_position (fixture->record, nodes[0]->parent, NULL, NULL);
  const BstPuzzle *puzzle;
  g_autofree char *first = NULL;

  make (fixture, nodes, 2, "Ana – Bob");
  g_assert_null (fixture->reason);
  g_assert_cmpuint (fixture->n_new, ==, 2);
  first = g_strdup (fixture->id);
  make (fixture, nodes, 2, "Ana – Bob");
  g_assert_cmpuint (fixture->n_new, ==, 0);
  g_assert_cmpstr (fixture->id, ==, first);
  make (fixture, &another, 1, "Ana – Bob");
  g_assert_cmpuint (fixture->n_new, ==, 1);
  booklet = open_booklet ();
  g_assert_cmpuint (booklet->chapters->len, ==, 1);
  g_assert_cmpuint (bst_booklet_count (booklet), ==, 3);
  puzzle = bst_booklet_get (booklet, 0);
  g_assert_cmpstr (puzzle->id, ==, first);
  g_assert_cmpint (puzzle->tiles[0], ==, nodes[0]->move.type);
  g_assert_cmpuint (bst_position_get_n_placed (puzzle->position), ==, bst_position_get_n_placed (before));
  g_assert_cmpuint (puzzle->answers->len, >, 1);
}

/* A turn of a variation is judged on the way that leads there. */
static void
test_variation (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (BstHistory) history = bst_history_new (fixture->record);
  BstNode *main = find_node (fixture, 5), *node;
  BstMove move = main->move;
  g_autoptr (BstBooklet) booklet = NULL;

  move.n_steps = 0;
  node = bst_history_play (history, main->parent, &move, BST_NO_PLAYER, NULL, NULL, NULL);
  if (node == main)
    {
      g_test_skip ("the move has no figure");
      return;
    }
  g_assert_nonnull (node);
  make (fixture, &node, 1, "Variation");
  g_assert_null (fixture->reason);
  booklet = open_booklet ();
  g_assert_cmpuint (bst_position_get_n_placed (bst_booklet_get (booklet, bst_booklet_count (booklet) - 1)->position), ==,
                    bst_node_get_n_placed (main->parent));
  /* The game itself stays as it is. */
  g_assert_true (find_node (fixture, 5) == main);
}

/* The start is no turn. */
static void
test_no_turn (Fixture       *fixture,
              gconstpointer  data)
{
  BstNode *root = bst_record_get_root (fixture->record);

  make (fixture, &root, 1, "None");
  g_assert_nonnull (fixture->reason);
}

/* It tells no more, whatever its thread is at. */
static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  BstNode *node = find_node (fixture, 10), *other = find_node (fixture, 12);

  bastide_mistakes_begin (fixture->mistakes, fixture->record, &node, 1, "Stopped");
  bastide_mistakes_stop (fixture->mistakes);
  g_assert_false (bastide_mistakes_is_busy (fixture->mistakes));
  make (fixture, &other, 1, "Other");
  g_assert_cmpuint (fixture->n_new, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add ("/mistakes/booklet", Fixture, NULL, set_up, test_booklet, tear_down);
  g_test_add ("/mistakes/variation", Fixture, NULL, set_up, test_variation, tear_down);
  g_test_add ("/mistakes/no-turn", Fixture, NULL, set_up, test_no_turn, tear_down);
  g_test_add ("/mistakes/stop", Fixture, NULL, set_up, test_stop, tear_down);

  return g_test_run ();
}
