/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of keys, without a screen. With --print it writes the part of the manual that the table is. */

#include "config.h"

#include "bastide-key-text.h"
#include "bastide-keys.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <string.h>

#define BEGIN ".\\\" The table of keys: test-keys --print writes it.\n"
#define END   ".\\\" End of the table of keys.\n"

static BastideKeys *
make (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr (GSettings) settings = g_settings_new_with_backend (BASTIDE_APPLICATION_ID, backend);

  return bastide_keys_new (settings);
}

/* --- The table --- */

/* No key means two things in one place, and each can be pressed. */
static void
test_conflicts (void)
{
  g_autoptr (BastideKeys) keys = make ();
  guint n_keys;
  const BastideKey *table = bastide_key_table_get (&n_keys);

  for (guint i = 0; i < n_keys; i++)
    {
      const char * const *accels = bastide_keys_get (keys, &table[i]);

      g_assert_nonnull (accels[0]);
      for (guint k = 0; accels[k] != NULL; k++)
        {
          const BastideKey *owner = bastide_keys_find_owner (keys, &table[i], accels[k]);
          guint keyval;

          g_assert_true (gtk_accelerator_parse (accels[k], &keyval, NULL));
          g_assert_cmpuint (keyval, !=, 0);
          if (owner != NULL)
            g_error ("%s is \"%s\" and \"%s\"", accels[k], table[i].title, owner->title);
        }
      if (i > 0)
        g_assert_cmpint (table[i - 1].section, <=, table[i].section);
    }
}

static void
assert_found (BastideKeys     *keys,
              BastideKeyScope  scope,
              guint            keyval,
              GdkModifierType  modifiers,
              const char      *action)
{
  const BastideKey *found = bastide_keys_find (keys, scope, keyval, modifiers);

  g_assert_cmpstr (found != NULL ? found->action : NULL, ==, action);
}

/* What the page gets: whatever is not the program's before. */
static void
test_find (void)
{
  g_autoptr (BastideKeys) keys = make ();

  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_f, 0, "page.show-farms");
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_F, 0, "page.show-farms");
  assert_found (keys, BASTIDE_KEY_IN_PUZZLES, GDK_KEY_f, 0, NULL);
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_C, GDK_SHIFT_MASK, "page.previous-comment");
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_c, 0, "page.next-comment");
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_c, GDK_CONTROL_MASK, "page.copy");
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_s, GDK_CONTROL_MASK, NULL);
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_F9, 0, NULL);
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_KP_Left, 0, "page.previous");
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_KP_6, 0, "page.glyph(uint32 6)");
  /* Shift is needed for it on many keyboards. */
  assert_found (keys, BASTIDE_KEY_IN_MAKING, GDK_KEY_plus, GDK_SHIFT_MASK, "page.zoom-in");
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_Left, GDK_SHIFT_MASK, "page.leave-variation");
}

/* What is chosen is kept, and does not remain where it was. */
static void
test_choose (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr (GSettings) settings = g_settings_new_with_backend (BASTIDE_APPLICATION_ID, backend);
  g_autoptr (BastideKeys) keys = bastide_keys_new (settings);
  g_autoptr (BastideKeys) later = NULL;
  const BastideKey *farms = bastide_key_table_find ("page.show-farms");
  const BastideKey *owners = bastide_key_table_find ("page.show-owners");
  g_autofree char *tooltip = NULL;

  g_assert_true (bastide_keys_find_owner (keys, farms, "o") == owners);
  g_assert_null (bastide_keys_find_owner (keys, farms, "f"));
  g_assert_cmpstr (bastide_keys_find_owner (keys, farms, "<Shift><Control>s")->action, ==, "page.save-as");
  bastide_keys_set (keys, farms, "x");
  bastide_keys_set (keys, owners, "<Control>j");
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_x, 0, "page.show-farms");
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_f, 0, NULL);
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_j, GDK_CONTROL_MASK, NULL);
  g_assert_true (bastide_keys_is_changed (keys, farms));
  tooltip = bastide_keys_dup_tooltip (keys, "page.show-owners", "Owners");
  g_assert_cmpstr (tooltip, ==, "Owners (Ctrl+J)");
  g_assert_null (bastide_keys_find_owner (keys, farms, "o"));

  later = bastide_keys_new (settings);
  assert_found (later, BASTIDE_KEY_IN_STUDY, GDK_KEY_x, 0, "page.show-farms");
  bastide_keys_set (keys, farms, NULL);
  assert_found (later, BASTIDE_KEY_IN_STUDY, GDK_KEY_f, 0, "page.show-farms");
  g_assert_false (bastide_keys_is_changed (keys, farms));
  g_assert_true (bastide_keys_is_changed (keys, owners));
}

static void
assert_heard (BastideKeys     *keys,
              BastideKeyScope  scope,
              guint            keyval,
              GdkModifierType  modifiers,
              guint            heard,
              GdkModifierType  heard_modifiers)
{
  bastide_keys_translate (keys, scope, &keyval, &modifiers);
  g_assert_cmpuint (keyval, ==, heard);
  g_assert_cmpuint (modifiers, ==, heard_modifiers);
}

/* A tool hears the key of the table for the one that was chosen, and no more for its own. */
static void
test_tools (void)
{
  g_autoptr (BastideKeys) keys = make ();
  const BastideKey *back = bastide_key_table_find ("tool.turn-back");

  assert_heard (keys, BASTIDE_KEY_IN_TURN, GDK_KEY_R, GDK_SHIFT_MASK, GDK_KEY_R, GDK_SHIFT_MASK);
  bastide_keys_set (keys, back, "<Control>b");
  assert_heard (keys, BASTIDE_KEY_IN_TURN, GDK_KEY_b, GDK_CONTROL_MASK, GDK_KEY_r, GDK_SHIFT_MASK);
  assert_heard (keys, BASTIDE_KEY_IN_TURN, GDK_KEY_R, GDK_SHIFT_MASK, GDK_KEY_VoidSymbol, GDK_SHIFT_MASK);
  assert_heard (keys, BASTIDE_KEY_IN_TURN, GDK_KEY_r, 0, GDK_KEY_r, 0);
  assert_heard (keys, BASTIDE_KEY_IN_EDIT, GDK_KEY_b, GDK_CONTROL_MASK, GDK_KEY_b, GDK_CONTROL_MASK);
  /* The place of one that was left is free for another. */
  bastide_keys_set (keys, bastide_key_table_find ("tool.turn"), "<Shift>r");
  assert_heard (keys, BASTIDE_KEY_IN_TURN, GDK_KEY_R, GDK_SHIFT_MASK, GDK_KEY_r, 0);
  /* No page does it. */
  assert_found (keys, BASTIDE_KEY_IN_TURN, GDK_KEY_b, GDK_CONTROL_MASK, NULL);
}

/* A setting that nobody can press is as if it was not there. */
static void
test_damaged (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr (GSettings) settings = g_settings_new_with_backend (BASTIDE_APPLICATION_ID, backend);
  g_autoptr (BastideKeys) keys = bastide_keys_new (settings);

  g_settings_set_value (settings, "keys",
                        g_variant_new_parsed ("{'page.show-farms': ['nonsense'], 'page.undo': @as [],"
                                              " 'page.gone': ['q']}"));
  assert_found (keys, BASTIDE_KEY_IN_STUDY, GDK_KEY_f, 0, "page.show-farms");
  g_assert_false (bastide_keys_is_changed (keys, bastide_key_table_find ("page.undo")));
}

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
    g_error ("The manual has other keys than the table: put into it what test-keys --print writes");
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

  g_test_add_func ("/keys/conflicts", test_conflicts);
  g_test_add_func ("/keys/find", test_find);
  g_test_add_func ("/keys/choose", test_choose);
  g_test_add_func ("/keys/tools", test_tools);
  g_test_add_func ("/keys/damaged", test_damaged);
  g_test_add_func ("/keys/manual", test_manual);
  g_test_add_func ("/keys/text", test_text);

  return g_test_run ();
}
