/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of results: what was written is read back, whatever else is in it. */

#include "bst-io-data.h"
#include "bst-io-results.h"

#include <glib/gstdio.h>

#include <string.h>

static BstIoResults *
read_text (const char  *text,
           GError     **error)
{
  g_autofree char *path = NULL;
  int fd = g_file_open_tmp ("bastide-results-XXXXXX", &path, NULL);
  BstIoResults *results;

  g_assert_true (g_close (fd, NULL));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  results = bst_io_results_read (path, error);
  g_unlink (path);

  return results;
}

static void
round_trip (void)
{
  g_autoptr (BstIoResults) results = bst_io_results_new ();
  g_autoptr (BstIoResults) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *second = NULL;
  BstPractice practice = { 0 };

  bst_practice_note (&practice, TRUE, 20000);
  g_assert_true (bst_io_results_set (results, "a booklet\n", "Ł 1%", &practice));
  bst_practice_note (&practice, FALSE, 20007);
  g_assert_true (bst_io_results_set (results, "b", "1", &practice));
  text = bst_io_results_to_text (results);
  again = read_text (text, NULL);
  second = bst_io_results_to_text (again);
  g_assert_cmpstr (second, ==, text);
  g_assert_cmpint (bst_io_results_get (again, "a booklet\n", "Ł 1%")->day, ==, 20000);
  g_assert_false (bst_io_results_get (again, "b", "1")->was_right);
  g_assert_cmpuint (bst_io_results_get (again, "b", "1")->n_right, ==, 1);
  g_assert_null (bst_io_results_get (again, "b", "2"));
  g_assert_null (bst_io_results_get (again, "a", "1"));
}

static gboolean
keep_second (const char        *puzzle,
             const BstPractice *practice,
             gpointer           data)
{
  GString *seen = data;

  g_string_append_printf (seen, "%s %d;", puzzle, practice->day);

  return g_str_equal (puzzle, "2");
}

/* One booklet is asked about, and no other whose key begins like its. */
static void
filter (void)
{
  g_autoptr (BstIoResults) results = bst_io_results_new ();
  g_autoptr (GString) seen = g_string_new (NULL);
  BstPractice practice = { 0 };

  bst_practice_note (&practice, TRUE, 20000);
  bst_io_results_set (results, "b", "Ł 1%", &practice);
  bst_io_results_set (results, "b", "2", &practice);
  bst_io_results_set (results, "b c", "3", &practice);
  bst_io_results_set (results, "bc", "4", &practice);
  bst_io_results_filter (results, "b", keep_second, seen);
  g_assert_true (g_str_equal (seen->str, "Ł 1% 20000;2 20000;") || g_str_equal (seen->str, "2 20000;Ł 1% 20000;"));
  g_assert_null (bst_io_results_get (results, "b", "Ł 1%"));
  g_assert_nonnull (bst_io_results_get (results, "b", "2"));
  g_assert_nonnull (bst_io_results_get (results, "b c", "3"));
  g_assert_nonnull (bst_io_results_get (results, "bc", "4"));
}

static void
missing_file (void)
{
  g_autoptr (BstIoResults) results = bst_io_results_read ("/nowhere/at/all", NULL);

  g_assert_null (bst_io_results_get (results, "b", "1"));
}

/* A line that makes no sense costs only itself; words that a later version adds are passed over. */
static void
damaged_lines (void)
{
  g_autofree char *long_line = g_strnfill (5000, 'x');
  g_autofree char *text = g_strconcat (
    "bastide-results 7\n"
    "\n"
    "b\n"
    "b 1 1 0 right 9 20000\n"
    "b 2 1 0 right 1 99999999999\n"
    "b 3 -1 0 right 1 20000\n"
    "b 4 1 0 wrong 0 20000\n"
    " 5 1 0 right 1 20000\n"
    "b 6 1 0 right 1 20000 and more\r\n"
    "b 7 4294967297 0 right 1 20000\n", long_line, "\n"
    "\xff\xfe 8 1 0 right 1 20000\n"
    "b 9 0 3 wrong 0 20001", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoResults) results = read_text (text, &error);

  g_assert_no_error (error);
  for (guint i = 1; i <= 9; i++)
    {
      char id[] = { (char) ('0' + i), '\0' };

      g_assert_true ((bst_io_results_get (results, "b", id) != NULL) == (i == 6 || i == 9));
    }
}

static void
other_files (void)
{
  static const char * const texts[] = { "", "x", "<bastide/>", "bastide-resultsx" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read_text (texts[i], &error));
      g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX);
    }
}

static void
too_many (void)
{
  g_autoptr (BstIoResults) results = bst_io_results_new ();
  BstPractice practice = { 0 };

  bst_practice_note (&practice, TRUE, 1);
  for (guint i = 0; i < BST_IO_MAX_RESULTS; i++)
    {
      g_autofree char *id = g_strdup_printf ("%u", i);

      g_assert_true (bst_io_results_set (results, "b", id, &practice));
    }
  g_assert_false (bst_io_results_set (results, "b", "more", &practice));
  g_assert_true (bst_io_results_set (results, "b", "7", &practice));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/results/round-trip", round_trip);
  g_test_add_func ("/results/filter", filter);
  g_test_add_func ("/results/missing-file", missing_file);
  g_test_add_func ("/results/damaged-lines", damaged_lines);
  g_test_add_func ("/results/other-files", other_files);
  g_test_add_func ("/results/too-many", too_many);

  return g_test_run ();
}
