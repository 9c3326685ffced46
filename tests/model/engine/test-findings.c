/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was found out about turns does not become more and more; and how a game goes on. */

#include "config.h"

#include "bastide-findings.h"
#include "bastide-likely-line.h"

#include <bst-io-open.h>

#include <glib/gstdio.h>

#define MOST 8

static guint
count (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
set_done (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  *(gboolean *) user_data = TRUE;
}

static void
trim (const char *folder,
      guint       most)
{
  gboolean is_done = FALSE;

  bastide_findings_trim_async (folder, most, set_done, &is_done);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
}

/* Other files stay. */
static void
test_trim (void)
{
  g_autofree char *folder = g_dir_make_tmp ("findings-XXXXXX", NULL);
  g_autofree char *other = g_build_filename (folder, "other", NULL);

  g_assert_true (g_file_set_contents (other, "", 0, NULL));
  for (guint i = 0; i < 2 * MOST; i++)
    {
      g_autofree char *name = g_strdup_printf ("%064u", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
    }
  trim (folder, 2 * MOST);
  g_assert_cmpuint (count (folder), ==, 2 * MOST + 1);
  trim (folder, MOST);
  g_assert_cmpuint (count (folder), <=, MOST + 1);
  g_assert_cmpuint (count (folder), >, 1);
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
}

/* --- A line --- */

static void
wait_for_line (BastideLikelyLine *line)
{
  while (bastide_likely_line_get_n (line) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* It begins with the turn, and every turn of it can be played. */
static void
test_line (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (BastideLikelyLine) line = bastide_likely_line_new ();
  BstNode *node = bst_record_find_placed (record, 20);
  g_autoptr (BstPosition) position = bst_record_dup_position (record, node, NULL, NULL);
  BstNode *next = bst_node_get_next (node);
  guint player = bst_position_get_turn (position);

  bastide_likely_line_ask (line, position, player, &next->move);
  wait_for_line (line);
  g_assert_cmpuint (bastide_likely_line_get_n (line), ==, BASTIDE_LIKELY_MAX_TURNS);
  g_assert_true (bst_move_equal (&bastide_likely_line_get (line, 0)->move, &next->move));
  for (guint i = 0; i < bastide_likely_line_get_n (line); i++)
    {
      const BstEngineLineTurn *turn = bastide_likely_line_get (line, i);

      g_assert_cmpuint (turn->player, ==, bst_position_get_turn (position));
      g_assert_true (bst_position_apply (position, &turn->move, NULL, NULL));
    }
  bastide_likely_line_stop (line);
  g_assert_cmpuint (bastide_likely_line_get_n (line), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/findings/trim", test_trim);
  g_test_add_func ("/findings/line", test_line);

  return g_test_run ();
}
