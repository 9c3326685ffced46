/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "io-test.h"

#include "bst-feature.h"

#include <string.h>

BstRecord *
io_test_open (const char   *text,
              BstIoIssues  *issues)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  BstRecord *record = bst_io_open_data (bytes, "test", issues, &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);

  return record;
}

void
io_test_refuse_bytes (GBytes      *bytes,
                      BstIoError   code,
                      const char  *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = bst_io_open_data (bytes, "test", NULL, &error);

  g_assert_null (record);
  g_assert_nonnull (error);
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
  g_assert_true (g_str_has_prefix (error->message, "test: "));
  g_assert_error (error, BST_IO_ERROR, (int) code);
}

void
io_test_refuse (const char  *text,
                BstIoError   code,
                const char  *words)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  io_test_refuse_bytes (bytes, code, words);
}

char *
io_test_end_text (BstRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = NULL;
  BstNode *last = bst_node_get_last (bst_record_get_root (record));

  position = bst_record_dup_position (record, last, NULL, &error);
  g_assert_no_error (error);

  return bst_position_to_text (position);
}

char *
io_test_moves (BstRecord *record)
{
  GString *text = g_string_new (NULL);
  const BstNode *node = bst_record_get_root (record);

  while ((node = bst_node_get_next (node)) != NULL)
    {
      bst_move_print (bst_record_get_game (record), &node->move, text);
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

int
io_test_total (BstRecord *record,
               guint      player)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = NULL;
  BstNode *last = bst_node_get_last (bst_record_get_root (record));
  int points[BST_MAX_PLAYERS] = { 0 };

  position = bst_record_dup_position (record, last, NULL, &error);
  g_assert_no_error (error);
  if (bst_record_is_over (record, last, position))
    bst_position_score_final (position, points, NULL);

  return points[player] + bst_position_get_score (position, player);
}

char *
io_test_read (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_TEST_DATA"), name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

char *
io_test_repeat (const char *open,
                const char *text,
                guint       n,
                const char *close)
{
  GString *out = g_string_new (open);

  for (guint i = 0; i < n; i++)
    g_string_append (out, text);
  g_string_append (out, close);

  return g_string_free (out, FALSE);
}
