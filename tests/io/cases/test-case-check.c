/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-case-book.h"
#include "bst-io-case-check.h"
#include "bst-random.h"

#include "io-test.h"

#include <glib/gstdio.h>

#include <string.h>

static const char good[] =
  "<cases version=\"1\"><case id=\"own\" rules=\"C2\"><title>Own.</title><source>me</source><lines>\n"
  "play E@0,-1 r180 [Red city:S]\n"
  "score Red 4\n"
  "</lines></case></cases>\n";

static void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_file (const char *folder,
             const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_no_errno (g_unlink (path));
}

/* A file or a folder, in the order of the names, and nothing but *.xml; none is a fault. */
static void
test_load (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-cases-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "b.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) none = NULL, one = NULL, two = NULL, bad = NULL;

  none = bst_io_case_check_load (folder, &error);
  g_assert_null (none);
  g_assert_nonnull (strstr (error->message, "there is no example"));
  g_clear_error (&error);
  write_file (folder, "b.xml", good);
  write_file (folder, "a.xml", good);
  write_file (folder, "notes", "no cases");
  one = bst_io_case_check_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (one->len, ==, 1);
  two = bst_io_case_check_load (folder, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (two->len, ==, 2);
  g_assert_true (g_str_has_suffix (((BstIoCase *) g_ptr_array_index (two, 0))->file, "a.xml"));
  write_file (folder, "b.xml", "<cases version=\"1\"><case/></cases>");
  bad = bst_io_case_check_load (folder, &error);
  g_assert_null (bad);
  g_assert_nonnull (strstr (error->message, path));
  remove_file (folder, "a.xml");
  remove_file (folder, "b.xml");
  remove_file (folder, "notes");
  g_assert_no_errno (g_rmdir (folder));
}

/* What does not hold is told with its file and line. */
static void
test_fault (void)
{
  g_autofree char *wrong = g_strdup (good);
  g_autoptr (GBytes) bytes = g_bytes_new_static (wrong, strlen (wrong));
  g_autoptr (GPtrArray) cases = NULL, faults = NULL;

  *strstr (wrong, "4\n") = '5';
  cases = bst_io_case_read (bytes, "own.xml", NULL);
  g_assert_cmpuint (cases->len, ==, 1);
  faults = bst_io_case_check (g_ptr_array_index (cases, 0));
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (faults, 0), ==, "own.xml: line 3: Red has 4, not 5");
}

/* --- Whatever the lines say --- */

static char *
draw_word (BstRandom *random)
{
  static const char * const words[] = {
    "Red", "Blue", "Pink", "city", "0,0", "99999,0", "-1", "4000000000", "none", "=", "by", "C2", "road:E",
    "field:NL", "U@1,0", "r0", "[Red", "has", "E", "builder", "", "at", "yes", "classic", "corner:NW"
  };

  return g_strdup (words[bst_random_below (random, G_N_ELEMENTS (words))]);
}

/* Some words of a line left out, put in, or others. (transfer full) */
static char **
damage (char      **words,
        BstRandom  *random)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint what = bst_random_below (random, 6);
      g_autofree char *other = draw_word (random);

      if (what <= 1)
        g_strv_builder_add (builder, other);
      if (what >= 1 && what != 2)
        g_strv_builder_add (builder, words[i]);
    }

  return g_strv_builder_end (builder);
}

/* One line is damaged: a fault, or none, and nothing else. */
static void
test_damaged (void)
{
  BstRandom random;

  bst_random_init (&random, 15);
  for (guint i = 0; i < 2 * bst_io_case_book_get_n_cases (); i++)
    {
      BstIoCase one = *bst_io_case_book_get_case (i % bst_io_case_book_get_n_cases ());
      g_autofree BstIoCaseLine *lines = g_memdup2 (one.lines, one.n_lines * sizeof *lines);
      BstIoCaseLine *line = &lines[bst_random_below (&random, one.n_lines)];
      g_auto (GStrv) words = damage (line->words, &random);
      g_autoptr (GPtrArray) faults = NULL;

      line->words = words;
      one.lines = lines;
      faults = bst_io_case_check (&one);
      for (guint fault = 0; fault < faults->len; fault++)
        g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, fault), one.file));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/case-check/load", test_load);
  g_test_add_func ("/case-check/fault", test_fault);
  g_test_add_func ("/case-check/damaged", test_damaged);

  return g_test_run ();
}
