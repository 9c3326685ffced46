/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-case-book.h"

#include "bst-io-data.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static struct
{
  GPtrArray  *cases;    /* of BstIoCase, in the order of their rules */
  GHashTable *of_rules; /* number of a rule: GPtrArray of its cases, borrowed */
} book;

static void
translate (char **text)
{
  g_autofree char *own = *text;

  *text = g_strdup (g_dgettext (GETTEXT_PACKAGE, own));
}

static void
translate_case (BstIoCase *one)
{
  translate (&one->title);
  for (guint i = 0; i < one->n_lines; i++)
    if (one->lines[i].note != NULL)
      translate (&one->lines[i].note);
}

/* A test reads all of them: here one with a fault would only be missing. */
static void
add_file (const char *stem)
{
  g_autofree char *path = g_strdup_printf ("rules/%s.xml", stem);
  g_autoptr (GBytes) bytes = bst_io_data_lookup (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases = NULL;

  if (bytes == NULL)            /* the folder of tile sets */
    return;
  cases = bst_io_case_read (bytes, path, &error);
  if (cases == NULL)
    {
      g_warning ("%s", error->message);
      return;
    }
  for (guint i = 0; i < cases->len; i++)
    translate_case (g_ptr_array_index (cases, i));
  g_ptr_array_extend_and_steal (book.cases, g_steal_pointer (&cases));
}

static guint
get_place (const char *number)
{
  guint i = 0;

  while (strcmp (bst_io_rulebook_get_rule (i)->number, number) != 0)
    i++;

  return i;
}

/* By the rule that they are about; those of one rule stay in the order of their file. */
static int
compare_cases (gconstpointer a,
               gconstpointer b)
{
  const BstIoCase *one = *(const BstIoCase * const *) a, *other = *(const BstIoCase * const *) b;

  return (int) get_place (one->rules[0]) - (int) get_place (other->rules[0]);
}

static void
add_to_rule (BstIoCase  *one,
             const char *number)
{
  GPtrArray *cases = g_hash_table_lookup (book.of_rules, number);

  if (cases == NULL)
    {
      cases = g_ptr_array_new ();
      g_hash_table_insert (book.of_rules, g_strdup (number), cases);
    }
  g_ptr_array_add (cases, one);
}

/* Whose first rule it is comes first, which is the case of the rule before all others. */
static void
sort_by_rules (void)
{
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < book.cases->len; i++)
      {
        BstIoCase *one = g_ptr_array_index (book.cases, i);

        for (char **number = pass == 0 ? one->rules : one->rules + 1; *number != NULL; number++)
          {
            add_to_rule (one, *number);
            if (pass == 0)
              break;
          }
      }
}

static void
ensure (void)
{
  static gsize is_read;

  if (!g_once_init_enter (&is_read))
    return;

  {
    g_auto (GStrv) stems = bst_io_data_list ("rules");

    book.cases = g_ptr_array_new ();
    book.of_rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) g_ptr_array_unref);
    for (char **stem = stems; *stem != NULL; stem++)
      add_file (*stem);
    g_ptr_array_sort (book.cases, compare_cases);
    sort_by_rules ();
  }
  g_once_init_leave (&is_read, 1);
}

guint
bst_io_case_book_get_n_cases (void)
{
  ensure ();

  return book.cases->len;
}

const BstIoCase *
bst_io_case_book_get_case (guint index)
{
  ensure ();
  g_return_val_if_fail (index < book.cases->len, NULL);

  return g_ptr_array_index (book.cases, index);
}

const BstIoCase *
bst_io_case_book_find (const char *id)
{
  ensure ();
  for (guint i = 0; i < book.cases->len; i++)
    if (strcmp (((const BstIoCase *) g_ptr_array_index (book.cases, i))->id, id) == 0)
      return g_ptr_array_index (book.cases, i);

  return NULL;
}

const BstIoCase * const *
bst_io_case_book_get_of_rule (const char *rule,
                              guint      *n_cases)
{
  const GPtrArray *cases;

  ensure ();
  cases = g_hash_table_lookup (book.of_rules, rule);
  *n_cases = cases != NULL ? cases->len : 0;

  return cases != NULL ? (const BstIoCase * const *) cases->pdata : NULL;
}
