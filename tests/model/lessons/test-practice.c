/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a lesson has the learner do on a page is noticed, by whatever way it is done. */

#include "config.h"

#include "bastide-practice.h"

static void
count (gpointer  practice,
       guint    *n)
{
  (*n)++;
}

static GSimpleActionGroup *
make_actions (void)
{
  static const GActionEntry entries[] = {
    { .name = "next" }, { .name = "last" }, { .name = "enter-variation" }, { .name = "draw" }, { .name = "why-not" },
    { .name = "undo" }, { .name = "show-owners", .state = "false" }, { .name = "show-holes", .state = "false" },
    { .name = "compare", .state = "false" }, { .name = "exam", .state = "false" }, { .name = "edit", .state = "false" },
  };
  GSimpleActionGroup *actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), NULL);

  return actions;
}

static BastidePractice *
practise (GSimpleActionGroup *actions,
          const char         *deed,
          guint              *n_done)
{
  BastidePractice *practice = bastide_practice_new (G_ACTION_MAP (actions), deed);

  *n_done = 0;
  g_signal_connect (practice, "done", G_CALLBACK (count), n_done);

  return practice;
}

/* Once, and by that action alone. */
static void
test_activated (void)
{
  g_autoptr (GSimpleActionGroup) actions = make_actions ();
  guint n_done;
  BastidePractice *practice = practise (actions, bst_lesson_deed_name (BST_LESSON_DEED_LAST), &n_done);

  g_action_group_activate_action (G_ACTION_GROUP (actions), "next", NULL);
  g_assert_cmpuint (n_done, ==, 0);
  g_action_group_activate_action (G_ACTION_GROUP (actions), "last", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (actions), "last", NULL);
  g_assert_cmpuint (n_done, ==, 1);
  g_object_unref (practice);
}

/* An overlay is switched on; an exam is over when it is switched off again. */
static void
test_switched (void)
{
  g_autoptr (GSimpleActionGroup) actions = make_actions ();
  guint n_shown, n_over;
  BastidePractice *shown = practise (actions, bst_lesson_deed_name (BST_LESSON_DEED_HOLES), &n_shown);
  BastidePractice *over = practise (actions, bst_lesson_deed_name (BST_LESSON_DEED_EXAM), &n_over);

  g_action_group_change_action_state (G_ACTION_GROUP (actions), "show-holes", g_variant_new_boolean (TRUE));
  g_assert_cmpuint (n_shown, ==, 1);
  g_action_group_change_action_state (G_ACTION_GROUP (actions), "exam", g_variant_new_boolean (TRUE));
  g_assert_cmpuint (n_over, ==, 0);
  g_action_group_change_action_state (G_ACTION_GROUP (actions), "exam", g_variant_new_boolean (FALSE));
  g_assert_cmpuint (n_over, ==, 1);
  g_object_unref (shown);
  g_object_unref (over);
}

/* What cannot be seen is never done. */
static void
test_nothing (void)
{
  g_autoptr (GSimpleActionGroup) actions = make_actions ();
  guint n_done;
  BastidePractice *practice = practise (actions, "", &n_done);

  g_action_group_activate_action (G_ACTION_GROUP (actions), "next", NULL);
  g_assert_cmpuint (n_done, ==, 0);
  g_object_unref (practice);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/practice/activated", test_activated);
  g_test_add_func ("/practice/switched", test_switched);
  g_test_add_func ("/practice/nothing", test_nothing);

  return g_test_run ();
}
