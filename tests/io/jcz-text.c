/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "jcz-text.h"

#include "bst-io-jcz.h"

#include <string.h>

char *
jcz_new (const char *changes,
         const char *replay)
{
  return g_strdup_printf ("{\"appVersion\":\"5.12.1\",\"initialRandom\":0.41917135017426843,"
                          "\"created\":\"2026-01-17T10:00:00.000Z\","
                          SETUP ("\"basic:1\":1", ELEMENTS, "") ","
                          "\"players\":[{\"name\":\"Ana\",\"slot\":3},"
                          "{\"name\":\"Bob\",\"slot\":3}],%s%s\"replay\":[%s]}",
                          changes, *changes != '\0' ? "," : "", replay);
}

BstRecord *
jcz_open (const char *changes,
          const char *replay)
{
  g_autofree char *text = jcz_new (changes, replay);

  return io_test_open (text, NULL);
}

void
jcz_check_moves (const char *changes,
                 const char *replay,
                 const char *expected)
{
  g_autoptr (BstRecord) record = jcz_open (changes, replay);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, expected);
}

void
jcz_refuse (const char *changes,
            const char *replay,
            BstIoError  code,
            const char *words)
{
  g_autofree char *text = jcz_new (changes, replay);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bst_io_json_parse (bytes, "test", &error);
  g_autoptr (BstRecord) record = NULL;
  BstIoJson root;

  if (node != NULL)
    {
      bst_io_json_init (&root, node, "test");
      record = bst_io_jcz_read (&root, NULL, NULL, &error);
    }
  g_assert_null (record);
  g_assert_nonnull (error);
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
  g_assert_true (g_str_has_prefix (error->message, "test: "));
  g_assert_error (error, BST_IO_ERROR, (int) code);
}
