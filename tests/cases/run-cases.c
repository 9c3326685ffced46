/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs cases as tests, one each: what their lines claim must hold. Those of the files and folders that are named, or
 * else all that come with the program. */

#include "bst-io-case-book.h"
#include "bst-io-case-check.h"
#include "bst-io-rulebook.h"

static void
run_case (gconstpointer data)
{
  g_autoptr (GPtrArray) faults = bst_io_case_check (data);

  for (guint i = 0; i < faults->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (faults, i));
  if (faults->len > 0)
    g_test_fail ();
}

static void
add_case (const char      *group,
          const BstIoCase *one)
{
  g_autofree char *path = g_strdup_printf ("/%s/%s", group, one->id);

  g_test_add_data_func (path, one, run_case);
}

/* Every rule has an example, and it comes first. */
static void
test_rules (void)
{
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const char *number = bst_io_rulebook_get_rule (i)->number;
      guint n_cases;
      const BstIoCase * const *cases = bst_io_case_book_get_of_rule (number, &n_cases);

      g_assert_cmpuint (n_cases, >, 0);
      for (guint j = 0; j < n_cases; j++)
        g_assert_true (g_strv_contains ((const char * const *) cases[j]->rules, number));
    }
}

static guint
add_bundled (void)
{
  guint n_cases = bst_io_case_book_get_n_cases ();

  g_test_add_func ("/cases/rules", test_rules);
  for (guint i = 0; i < n_cases; i++)
    add_case ("cases", bst_io_case_book_get_case (i));

  return n_cases;
}

/* What was read is kept to the end of the program. */
static guint
add_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *cases = bst_io_case_check_load (path, &error);

  if (cases == NULL)
    g_error ("%s", error->message);
  for (guint i = 0; i < cases->len; i++)
    {
      const BstIoCase *one = g_ptr_array_index (cases, i);
      g_autofree char *name = g_path_get_basename (one->file);

      add_case (name, one);
    }

  return cases->len;
}

int
main (int    argc,
      char **argv)
{
  guint n_cases = 0;
  int result;

  g_test_init (&argc, &argv, NULL);
  if (argc < 2)
    n_cases = add_bundled ();
  for (int i = 1; i < argc; i++)
    n_cases += add_file (argv[i]);
  result = g_test_run ();
  g_print ("# %u cases\n", n_cases);

  return n_cases == 0 ? 1 : result;
}
