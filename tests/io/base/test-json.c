/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-json.h"

#include "io-test.h"

#include <string.h>

static JsonNode *
parse (const char  *text,
       GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return bst_io_json_parse (bytes, "file.json", error);
}

static void
refuse (const char *text,
        const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = parse (text, &error);

  g_assert_null (node);
  g_assert_true (g_str_has_prefix (error->message, "file.json: "));
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
}

/* json-glib's parser recurses; a comment or a single quote must not hide brackets from the
 * count. */
static void
depth_is_bounded (void)
{
  g_autofree char *arrays = io_test_repeat ("", "[", 100000, "");
  g_autofree char *objects = io_test_repeat ("", "{\"a\":", 100000, "");
  g_autofree char *commented = io_test_repeat ("/*\"*/", "[", 100000, "");
  g_autofree char *quoted = io_test_repeat ("['\"',", "[", 100000, "");
  g_autofree char *text = io_test_repeat ("[\"", "[", 100000, "\"]");
  g_autoptr (JsonNode) node = parse (text, NULL);

  refuse (arrays, "too deep");
  refuse (objects, "too deep");
  refuse (commented, "not JSON");
  refuse (quoted, "not JSON");
  g_assert_nonnull (node);
}

static void
damage_is_refused (void)
{
  refuse ("", "");
  refuse ("{\"a\": \"b", "cut short");
  refuse ("{\n\"a\": [1, 2", "cut short");
  refuse ("\"a\\", "cut short");
  refuse ("{\"a\"\n: \xff}", "UTF-8");
  refuse ("{\"a\": }", "");
  refuse ("[1 2]", "");
  refuse ("var a = {}", "not JSON");
  refuse ("[1, 99999999999999999999]", "too large");
  refuse ("[1, 000000000000000000000000000000000001]", "too large");
}

static void
byte_order_mark_is_passed_over (void)
{
  g_autoptr (JsonNode) node = parse ("\xef\xbb\xbf{}", NULL);

  g_assert_nonnull (node);
}

static void
errors_name_the_path (void)
{
  g_autoptr (JsonNode) node = parse ("{\"list\": [0, {\"x\": \"text\", \"n\": null}]}", NULL);
  g_autoptr (GError) error = NULL;
  BstIoJson root, list, object, value;
  gint64 number;

  bst_io_json_init (&root, node, "file.json");
  g_assert_true (bst_io_json_find (&root, "list", &list));
  bst_io_json_get_element (&list, 1, &object);
  g_assert_true (bst_io_json_find (&object, "x", &value));
  g_assert_false (bst_io_json_get_int (&value, 0, 9, &number, &error));
  g_assert_true (g_str_has_prefix (error->message, "file.json: list[1].x: "));
  g_clear_error (&error);

  g_assert_false (bst_io_json_find (&object, "n", &value));
  g_assert_null (bst_io_json_need_string (&object, "n", &error));
  g_assert_true (g_str_has_prefix (error->message, "file.json: list[1]: "));
}

static void
numbers_are_checked (void)
{
  g_autoptr (JsonNode) node = parse ("[5, \"5\", 5.5, \"x\", 99999999999]", NULL);
  BstIoJson root, value;
  gint64 number;
  double fraction;

  bst_io_json_init (&root, node, "file.json");
  bst_io_json_get_element (&root, 0, &value);
  g_assert_true (bst_io_json_get_int (&value, 5, 5, &number, NULL));
  g_assert_false (bst_io_json_get_int (&value, 6, 9, &number, NULL));
  g_assert_true (bst_io_json_get_double (&value, &fraction, NULL));
  bst_io_json_get_element (&root, 1, &value);
  g_assert_false (bst_io_json_get_int (&value, 0, 9, &number, NULL));
  g_assert_true (bst_io_json_get_loose_int (&value, 0, 9, &number, NULL));
  bst_io_json_get_element (&root, 2, &value);
  g_assert_false (bst_io_json_get_int (&value, 0, 9, &number, NULL));
  bst_io_json_get_element (&root, 3, &value);
  g_assert_false (bst_io_json_get_loose_int (&value, 0, 9, &number, NULL));
  bst_io_json_get_element (&root, 4, &value);
  g_assert_false (bst_io_json_get_int (&value, 0, G_MAXINT, &number, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json/depth", depth_is_bounded);
  g_test_add_func ("/json/damage", damage_is_refused);
  g_test_add_func ("/json/byte-order-mark", byte_order_mark_is_passed_over);
  g_test_add_func ("/json/paths", errors_name_the_path);
  g_test_add_func ("/json/numbers", numbers_are_checked);

  return g_test_run ();
}
