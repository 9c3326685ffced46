/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places in files. */

#include "config.h"

#include "bastide-bookmarks.h"

#include <glib/gstdio.h>

/* They are there in the next process, those seen last first; nobody else's file is harmful. */
static void
test_kept (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bastide-test-kept-places", NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/with space/ä.bastide");
  BastideBookmarks *places;
  g_autofree char *place = NULL;

  g_assert_true (g_file_set_contents (path, "nonsense\n\n7\n \xff \n", -1, NULL));
  places = bastide_bookmarks_new (path);
  g_assert_null (bastide_bookmarks_get (places, file));
  bastide_bookmarks_set (places, file, "12.1.3");
  for (guint i = 0; i < 199; i++)
    {
      g_autofree char *name = g_strdup_printf ("/other/%u", i);
      g_autoptr (GFile) other = g_file_new_for_path (name);

      bastide_bookmarks_set (places, other, "1");
    }
  bastide_bookmarks_free (places);

  places = bastide_bookmarks_new (path);
  place = bastide_bookmarks_get (places, file);
  g_assert_cmpstr (place, ==, "12.1.3");
  bastide_bookmarks_free (places);
  g_unlink (path);
}

/* They do not wait for the end of the program, which may crash; what is set last is there in the end. */
static void
test_meanwhile (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-bookmarks-XXXXXX", NULL);
  g_autofree char *deep = g_build_filename (folder, "deep", NULL);
  g_autofree char *path = g_build_filename (deep, "places", NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/a.bastide");
  g_autofree char *text = NULL;
  BastideBookmarks *places = bastide_bookmarks_new (path);

  bastide_bookmarks_set (places, file, "1");
  bastide_bookmarks_set (places, file, "2");
  while (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "2 file:///somewhere/a.bastide\n");
  bastide_bookmarks_set (places, file, "3");
  bastide_bookmarks_free (places);
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "3 file:///somewhere/a.bastide\n");
  g_unlink (path);
  g_rmdir (deep);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bookmarks/kept", test_kept);
  g_test_add_func ("/bookmarks/meanwhile", test_meanwhile);

  return g_test_run ();
}
