/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-document.h"
#include "bst-io-open.h"

#include "bst-feature.h"

#include <string.h>
#include <unistd.h>

static void
check_position (BstRecord *record)
{
  const BstNode *last = bst_node_get_last (bst_record_get_root (record));
  int points[BST_MAX_PLAYERS] = { 0 };
  g_autoptr (GError) error = NULL;
  g_auto (BstEvents) events = { 0 };
  g_autoptr (BstPosition) position = bst_record_dup_position (record, last, &events, &error);

  g_assert_no_error (error);
  g_assert_true (bst_position_is_ok (position));
  bst_position_score_final (position, points, &events);
}

static void
check_document (BstRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_io_document_to_text (record, &error);
  g_autofree char *again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BstRecord) copy = NULL;

  if (text == NULL)
    {
      g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_LIMIT);
      return;
    }

  bytes = g_bytes_new (text, strlen (text));
  copy = bst_io_open_data (bytes, "copy", NULL, &error);
  g_assert_no_error (error);
  again = bst_io_document_to_text (copy, &error);
  g_assert_cmpstr (text, ==, again);
}

void
fuzz_game (const guint8 *data,
           size_t        size,
           const char   *first)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) issues = NULL;
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  size_t blanks = 0;

  while (blanks < size && g_ascii_isspace ((char) data[blanks]))
    blanks++;
  if (blanks == size || strchr (first, data[blanks]) == NULL)
    return;

  bytes = g_bytes_new (data, size);
  issues = bst_io_issues_new ();
  record = bst_io_open_data (bytes, "input", issues, &error);
  g_assert_true ((record == NULL) == (error != NULL));
  if (record == NULL)
    return;

  check_position (record);
  check_document (record);
}

char *
fuzz_path (void)
{
  g_autofree char *name = g_strdup_printf ("bastide-fuzz-%d", getpid ());

  /* In memory, where there is such a folder. */
  return g_build_filename (g_file_test ("/dev/shm", G_FILE_TEST_IS_DIR) ? "/dev/shm" : g_get_tmp_dir (),
                           name, NULL);
}
