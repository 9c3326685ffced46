/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-results.h"

#include "bst-io-data.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* The first line, and then: booklet, puzzle, times right, times wrong, the last one, box, day. A
 * newer form has more words in a line, which are passed over. */
#define HEADING "bastide-results 1"
#define N_WORDS 7
/* Of a key or an id with every byte escaped. */
#define MAX_LINE 1000

struct _BstIoResults
{
  GHashTable *table;            /* of BstPractice, by "BOOKLET PUZZLE" as the file spells them */
  GPtrArray  *kept;             /* (element-type utf8): lines that make no sense, written again */
};

BstIoResults *
bst_io_results_new (void)
{
  BstIoResults *results = g_new0 (BstIoResults, 1);

  results->table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  results->kept = g_ptr_array_new_with_free_func (g_free);

  return results;
}

void
bst_io_results_free (BstIoResults *results)
{
  if (results == NULL)
    return;

  g_hash_table_unref (results->table);
  g_ptr_array_unref (results->kept);
  g_free (results);
}

/* No blank and no line's end is left in it. */
static char *
make_key (const char *booklet,
          const char *puzzle)
{
  g_autofree char *first = g_uri_escape_string (booklet, NULL, FALSE);
  g_autofree char *second = g_uri_escape_string (puzzle, NULL, FALSE);

  return g_strconcat (first, " ", second, NULL);
}

const BstPractice *
bst_io_results_get (const BstIoResults *results,
                    const char         *booklet,
                    const char         *puzzle)
{
  g_autofree char *key = make_key (booklet, puzzle);

  return g_hash_table_lookup (results->table, key);
}

/* Takes the key over. */
static gboolean
set (BstIoResults      *results,
     char              *key,
     const BstPractice *practice)
{
  if (g_hash_table_size (results->table) >= BST_IO_MAX_RESULTS
      && !g_hash_table_contains (results->table, key))
    {
      g_free (key);
      return FALSE;
    }
  g_hash_table_replace (results->table, key, g_memdup2 (practice, sizeof *practice));

  return TRUE;
}

gboolean
bst_io_results_set (BstIoResults      *results,
                    const char        *booklet,
                    const char        *puzzle,
                    const BstPractice *practice)
{
  return set (results, make_key (booklet, puzzle), practice);
}

void
bst_io_results_sum (const BstIoResults *results,
                    BstIoResultsSum    *sum)
{
  GHashTableIter iter;
  gpointer value;

  *sum = (BstIoResultsSum) { 0 };
  g_hash_table_iter_init (&iter, results->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const BstPractice *practice = value;

      sum->last_day = sum->n_puzzles == 0 ? practice->day : MAX (sum->last_day, practice->day);
      sum->n_puzzles++;
      sum->n_right += practice->n_right;
      sum->n_wrong += practice->n_wrong;
    }
}

void
bst_io_results_filter (BstIoResults     *results,
                       const char       *booklet,
                       BstIoResultsKeep  keep,
                       gpointer          data)
{
  g_autofree char *beginning = make_key (booklet, "");
  GHashTableIter iter;
  gpointer key, practice;

  g_hash_table_iter_init (&iter, results->table);
  while (g_hash_table_iter_next (&iter, &key, &practice))
    {
      g_autofree char *puzzle = NULL;

      if (!g_str_has_prefix (key, beginning))
        continue;
      puzzle = g_uri_unescape_string ((const char *) key + strlen (beginning), NULL);
      if (puzzle != NULL && !keep (puzzle, practice, data))
        g_hash_table_iter_remove (&iter);
    }
}

/* --- Reading --- */

static gboolean
read_count (const char *text,
            guint       maximum,
            guint      *count)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, maximum, &number, NULL))
    return FALSE;
  *count = (guint) number;

  return TRUE;
}

/* FALSE if the line makes no sense. */
static gboolean
read_line (BstIoResults *results,
           const char   *line)
{
  g_auto (GStrv) words = NULL;
  BstPractice practice = { 0 };
  gint64 day;

  if (strlen (line) > MAX_LINE)
    return FALSE;
  words = g_strsplit (line, " ", N_WORDS + 1);
  if (g_strv_length (words) < N_WORDS || *words[0] == '\0' || *words[1] == '\0'
      || !read_count (words[2], G_MAXINT, &practice.n_right)
      || !read_count (words[3], G_MAXINT, &practice.n_wrong)
      || !read_count (words[5], BST_PRACTICE_BOXES - 1, &practice.box)
      || !g_ascii_string_to_signed (words[6], 10, -BST_PRACTICE_MAX_DAY, BST_PRACTICE_MAX_DAY,
                                    &day, NULL)
      || (strcmp (words[4], "right") != 0 && strcmp (words[4], "wrong") != 0))
    return FALSE;
  practice.was_right = strcmp (words[4], "right") == 0;
  practice.day = (int) day;

  return bst_practice_is_sane (&practice)
         && set (results, g_strconcat (words[0], " ", words[1], NULL), &practice);
}

static BstIoResults *
read_text (const char  *text,
           const char  *name,
           GError     **error)
{
  g_auto (GStrv) lines = NULL;
  BstIoResults *results;

  if (strlen (text) > BST_IO_MAX_RESULTS_SIZE)
    {
      bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL, _("the file is too large"));
      return NULL;
    }
  if (!g_str_has_prefix (text, "bastide-results "))
    {
      bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL,
                   _("these are no results of puzzles"));
      return NULL;
    }

  results = bst_io_results_new ();
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0' && !read_line (results, lines[i]))
      g_ptr_array_add (results->kept, g_strdup (lines[i]));

  return results;
}

BstIoResults *
bst_io_results_read (const char  *path,
                     GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  const char *data;
  gsize size;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return bst_io_results_new ();
  bytes = bst_io_data_read (path, error);
  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &size);
  /* Of an empty file there is no data at all. */
  text = size > 0 ? g_strndup (data, size) : g_strdup ("");

  return read_text (text, path, error);
}

char *
bst_io_results_read_back (const char     *text,
                          const char     *name,
                          gconstpointer   data,
                          GError        **error)
{
  g_autoptr (BstIoResults) results = read_text (text, name, error);

  return results != NULL ? bst_io_results_to_text (results) : NULL;
}

/* --- Writing --- */

char *
bst_io_results_to_text (const BstIoResults *results)
{
  GString *out = g_string_new (HEADING "\n");
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (results->table),
                                        (GCompareFunc) strcmp);

  for (GList *at = keys; at != NULL; at = at->next)
    {
      const BstPractice *practice = g_hash_table_lookup (results->table, at->data);

      g_string_append_printf (out, "%s %u %u %s %u %d\n", (char *) at->data, practice->n_right,
                              practice->n_wrong, practice->was_right ? "right" : "wrong",
                              practice->box, practice->day);
    }

  for (guint i = 0; i < results->kept->len; i++)
    g_string_append_printf (out, "%s\n", (char *) g_ptr_array_index (results->kept, i));

  return g_string_free (out, FALSE);
}
