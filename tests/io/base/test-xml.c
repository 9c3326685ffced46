/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-xml.h"

#include "bst-io-data.h"
#include "io-test.h"

#include <string.h>

static void
refuse (const char *text,
        gsize       size,
        const char *words)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, "file.xml", &error);

  g_assert_null (document);
  g_assert_true (g_str_has_prefix (error->message, "file.xml: "));
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
}

static void
refuse_text (const char *text,
             const char *words)
{
  refuse (text, strlen (text), words);
}

static void
entities_are_refused (void)
{
  g_autofree char *laughs = io_test_repeat ("<!DOCTYPE a [<!ENTITY b \"c\">", "<!ENTITY b \"&b;&b;\">",
                                            100, "]><a>&b;</a>");

  refuse_text ("<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>", "DOCTYPE");
  refuse_text ("<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>", "DOCTYPE");
  refuse_text (laughs, "DOCTYPE");
  refuse_text ("<a>&b;</a>", "line 1");
}

static void
depth_is_bounded (void)
{
  g_autofree char *open = io_test_repeat ("", "<a>", 100000, "");
  g_autofree char *close = io_test_repeat ("", "</a>", 210, "");
  g_autofree char *deep = io_test_repeat ("", "<a>", 210, close);

  refuse_text (open, "depth");
  refuse_text (deep, "200");
}

static void
attributes_are_bounded (void)
{
  g_autoptr (GString) text = g_string_new ("<!-- it's --><?a '?><a b='>'><![CDATA[']]><c ");
  g_autofree char *wide = NULL;
  glong length;

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (text, "a%u=\"1\" ", i);
  g_string_append (text, "/></a>");
  refuse_text (text->str, "1000 attributes");

  g_string_prepend (text, "\xef\xbb\xbf");
  wide = (char *) g_utf8_to_utf16 (text->str, -1, NULL, &length, NULL);
  refuse (wide, (gsize) length * 2, "1000 attributes");
}

static void
damage_is_told_with_its_line (void)
{
  refuse_text ("", "");
  refuse_text ("<a>\n<b>\n</a>", "line 3");
  refuse_text ("<a>\n", "line 2");
  refuse_text ("<a>\n\xff\xfe</a>", "line 2");
  refuse ("<a>\0</a>", 8, "line 1");
  refuse_text ("<?xml version=\"1.0\" encoding=\"no-such\"?><a/>", "no-such");
  refuse_text ("{}", "line 1");
}

static void
size_is_bounded (void)
{
  g_autofree char *text = g_malloc (BST_IO_MAX_SIZE + 1);

  memset (text, ' ', BST_IO_MAX_SIZE + 1);
  refuse (text, BST_IO_MAX_SIZE + 1, "16");
}

static void
numbers_are_checked (void)
{
  static const char text[] = "<a one=\"1\" big=\"99999999999999999999\" word=\"x\" blank=\" 1\"/>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, "file.xml", NULL);
  const xmlNode *root = xmlDocGetRootElement (document);
  int value;

  g_assert_true (bst_io_xml_get_int (root, "one", 0, 9, -1, &value, "file.xml", NULL));
  g_assert_cmpint (value, ==, 1);
  g_assert_true (bst_io_xml_get_int (root, "none", 0, 9, 7, &value, "file.xml", NULL));
  g_assert_cmpint (value, ==, 7);
  g_assert_false (bst_io_xml_get_int (root, "none", 0, 9, -1, &value, "file.xml", NULL));
  g_assert_false (bst_io_xml_get_int (root, "big", 0, 9, 0, &value, "file.xml", NULL));
  g_assert_false (bst_io_xml_get_int (root, "word", 0, 9, 0, &value, "file.xml", NULL));
  g_assert_true (bst_io_xml_get_int (root, "blank", 0, 9, 0, &value, "file.xml", NULL));
  g_assert_false (bst_io_xml_get_int (root, "one", 2, 9, -1, &value, "file.xml", NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml/entities", entities_are_refused);
  g_test_add_func ("/xml/depth", depth_is_bounded);
  g_test_add_func ("/xml/attributes", attributes_are_bounded);
  g_test_add_func ("/xml/damage", damage_is_told_with_its_line);
  g_test_add_func ("/xml/size", size_is_bounded);
  g_test_add_func ("/xml/numbers", numbers_are_checked);

  return g_test_run ();
}
