/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of keys. With --print it writes the part of the manual that the table is. */

#include "config.h"

#include "bastide-key-text.h"

#include <string.h>

#define BEGIN ".\\\" The table of keys: test-key-table --print writes it.\n"
#define END   ".\\\" End of the table of keys.\n"

/* --- The manual --- */

/* As they are called on keyboards. */
static char *
dup_name (const char *accelerator)
{
  static const char * const words[][2] = {
    { "<Control>", "Ctrl+" }, { "<Shift>", "Shift+" }, { "<Alt>", "Alt+" }, { "Page_", "Page " },
    { "plus", "+" }, { "minus", "\\-" }, { "equal", "=" }, { "question", "?" }, { "comma", "," },
    { "space", "Space" }, { "Return", "Enter" },
  };
  GString *name = g_string_new (accelerator);

  if (g_ascii_isalpha (name->str[name->len - 1]) && (name->len == 1 || name->str[name->len - 2] == '>'))
    name->str[name->len - 1] = g_ascii_toupper (name->str[name->len - 1]);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_string_replace (name, words[i][0], words[i][1], 0);

  return g_string_free (name, FALSE);
}

static void
append_key (GString          *text,
            const BastideKey *key)
{
  g_auto (GStrv) accels = g_strsplit (key->keys, " ", -1);

  g_string_append (text, ".TP\n.B \"");
  for (guint i = 0; accels[i] != NULL; i++)
    {
      g_autofree char *name = dup_name (accels[i]);

      g_string_append_printf (text, i > 0 ? ", %s" : "%s", name);
    }
  g_string_append_printf (text, "\"\n\\&%s\n", key->title);
}

static char *
dup_manual (void)
{
  GString *text = g_string_new (BEGIN);
  guint n_keys;
  const BastideKey *table = bastide_key_table_get (&n_keys);

  for (guint i = 0; i < n_keys; i++)
    {
      if (i == 0 || table[i].section != table[i - 1].section)
        g_string_append_printf (text, ".SS %s\n", bastide_key_table_get_title (table[i].section));
      append_key (text, &table[i]);
    }

  return g_string_free (g_string_append (text, END), FALSE);
}

static void
test_manual (void)
{
  g_autofree char *want = dup_manual ();
  g_autofree char *manual = NULL;

  g_assert_true (g_file_get_contents (g_getenv ("BASTIDE_MANUAL"), &manual, NULL, NULL));
  if (strstr (manual, want) == NULL)
    g_error ("The manual has other keys than the table: put into it what test-key-table --print writes");
}

static char *
dup_title (const BastideKey *key,
           gpointer          data)
{
  return g_strconcat (data, key->title, NULL);
}

/* Names of actions in a sentence become keys; what is no action stays, and is found. */
static void
test_text (void)
{
  static const char text[] = "{key:page.edit} or {key:app.shortcuts}, {key:tool.tile}, {key:page.next}.";
  g_autofree char *usual = bastide_key_text_dup (text, NULL, NULL);
  g_autofree char *named = bastide_key_text_dup ("{key:page.undo}", dup_title, (char *) "= ");
  g_autofree char *wrong = bastide_key_text_dup ("{key:page.fly} {key:page.edit", NULL, NULL);
  g_autofree char *unknown = bastide_key_text_dup_unknown ("{key:page.edit} {key:page.fly}");

  g_assert_cmpstr (usual, ==, "Ctrl+E or Ctrl+?, 2, Right.");
  g_assert_cmpstr (named, ==, "= Undo");
  g_assert_cmpstr (wrong, ==, "{key:page.fly} {key:page.edit");
  g_assert_cmpstr (unknown, ==, "page.fly");
  g_assert_null (bastide_key_text_dup_unknown (text));
}

int
main (int   argc,
      char *argv[])
{
  if (argc > 1 && strcmp (argv[1], "--print") == 0)
    {
      g_autofree char *manual = dup_manual ();

      g_print ("%s", manual);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/key-table/manual", test_manual);
  g_test_add_func ("/key-table/text", test_text);

  return g_test_run ();
}
