/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much is known of a game is what its weights say that they learned. */

#include "bst-engine-experience.h"

#include "engine-fixture.h"

#include <string.h>

/* What one setting teaches is known of its own games, and of those with no more rules. */
static void
test_modules (void)
{
  g_autoptr (BstPosition) plain = random_position_new (0, 2, 0, 1);
  BstEngineOrigin nothing = { .n_batches = 10000 };

  g_assert_cmpint (bst_engine_experience_find (&nothing, plain), ==, BST_EXPERIENCE_MUCH);
  for (guint setting = 0; setting < N_RANDOM_SETTINGS; setting++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 3, 0, 1);
      gboolean has_rules = bst_position_get_module (position, 0) != NULL;
      BstEngineOrigin origin = { .n_batches = 10000 };
      gsize length;

      g_assert_cmpint (bst_engine_experience_find (&nothing, position), ==, has_rules ? BST_EXPERIENCE_NONE : BST_EXPERIENCE_MUCH);
      bst_engine_experience_add (&origin, position);
      g_assert_cmpint (bst_engine_experience_find (&origin, position), ==, BST_EXPERIENCE_MUCH);
      g_assert_cmpint (bst_engine_experience_find (&origin, plain), ==, BST_EXPERIENCE_MUCH);
      origin.n_batches = 10;
      g_assert_cmpint (bst_engine_experience_find (&origin, position), ==, BST_EXPERIENCE_LITTLE);
      length = strlen (origin.learned);
      bst_engine_experience_add (&origin, position);
      g_assert_cmpuint (strlen (origin.learned), ==, length);
    }
}

/* All that can be learned has room, and is read back. */
static void
test_all (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1), *read = g_new (BstEngineNet, 1);
  g_autofree char *text = NULL;
  BstEngineOrigin origin = { .seed = 1 }, found;

  for (guint setting = 0; setting < N_RANDOM_SETTINGS; setting++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 6, 0, 1);

      bst_engine_experience_add (&origin, position);
    }
  text = bst_engine_data_write (net, 1, &origin);
  g_assert_true (bst_engine_data_read (text, 1, read, &found, NULL));
  for (guint setting = 0; setting < N_RANDOM_SETTINGS; setting++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 6, 0, 1);

      g_assert_cmpint (bst_engine_experience_find (&found, position), ==, BST_EXPERIENCE_LITTLE);
    }
}

/* A name within another one is not it. */
static void
test_words (void)
{
  BstEngineOrigin origin = { .learned = " pig-herds tower" };

  g_assert_true (bst_engine_experience_has (&origin, "pig-herds"));
  g_assert_true (bst_engine_experience_has (&origin, "tower"));
  g_assert_false (bst_engine_experience_has (&origin, "pig"));
  g_assert_false (bst_engine_experience_has (&origin, "herds"));
  g_assert_false (bst_engine_experience_has (&origin, "tow"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/experience/modules", test_modules);
  g_test_add_func ("/engine/experience/all", test_all);
  g_test_add_func ("/engine/experience/words", test_words);

  return g_test_run ();
}
