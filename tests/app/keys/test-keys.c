/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys as the reader has them, without a screen. */

#include "config.h"

#include "bastide-keys.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/keys/conflicts", test_conflicts);
  g_test_add_func ("/keys/find", test_find);
  g_test_add_func ("/keys/choose", test_choose);
  g_test_add_func ("/keys/tools", test_tools);
  g_test_add_func ("/keys/damaged", test_damaged);

  return g_test_run ();
}
