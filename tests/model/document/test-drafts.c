/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of drafts. */

#include "config.h"

#include "bastide-drafts.h"

#include <glib/gstdio.h>

static void
write_left (const char *folder,
            const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

/* Which of two drafts that a process has left was being opened when it ended. */
static void
check_suspect (gboolean    closed,
               const char *marker,
               gboolean    is_suspect)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "bastide", "drafts", "left", NULL);
  BastideDrafts *drafts = bastide_drafts_new ();
  g_autoptr (GPtrArray) left = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_left (folder, "1.bastide");
  write_left (folder, "2.bastide");
  write_left (folder, marker);
  if (closed)
    write_left (folder, "closed");
  left = bastide_drafts_take_left (drafts);
  g_assert_cmpuint (left->len, ==, 2);
  for (guint i = 0; i < left->len; i++)
    {
      const BastideLeftDraft *at = left->pdata[i];

      g_assert_cmpint (at->is_suspect, ==, i == 1 && is_suspect);
      g_assert_cmpint (g_unlink (at->path), ==, 0);
    }
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  bastide_drafts_close (drafts);
}

static void
test_suspect (void)
{
  check_suspect (FALSE, "2.bastide.opening", TRUE);
  check_suspect (TRUE, "2.bastide.opening", FALSE);
  /* Nobody has answered yet. */
  check_suspect (TRUE, "2.bastide.offered", TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/drafts/suspect", test_suspect);

  return g_test_run ();
}
