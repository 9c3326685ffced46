/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of pupils, by clicks, and what the page to learn on shows of each. */

#include "config.h"

#include "bastide-pupil-list.h"
#include "inside-user.h"

static GtkWindow *
open_list (BastideWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "page.pupils", NULL);

  return inside_wait_window (BASTIDE_TYPE_PUPIL_LIST);
}

static void
type_name (GtkWindow  *list,
           const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (inside_child (list, "entry")), name);
}

static BastideWindow *
open_learn (void)
{
  BastideWindow *window;

  inside_restart ();
  window = inside_open ();
  user_press (window, "<Alt>5");
  user_sees (window, "Step * of *");

  return window;
}

/* F1 in a dialog says what it is for: over it, or in newer versions in it. */
static void
see_help (GtkWindow  *dialog,
          const char *text)
{
  GtkWindow *help = dialog;

  user_press (dialog, "F1");
#if !ADW_CHECK_VERSION (1, 5, 0)
  help = inside_wait_window (ADW_TYPE_MESSAGE_DIALOG);
#endif
  user_sees (help, text);
  user_press (help, "Escape");
}

static void
test_list (void)
{
  BastideWindow *window = open_learn ();
  GtkWindow *list = open_list (window);

  user_sees (list, "Nobody in Particular");
  see_help (list, "Whoever learns on this computer*");
  type_name (list, "Ana");
  user_click (list, GTK_TYPE_BUTTON, "_Add");
  user_wait_for (list, GTK_TYPE_LABEL, "Ana");
  type_name (list, "ana");
  user_click (list, GTK_TYPE_BUTTON, "_Add");
  user_wait_for (list, GTK_TYPE_LABEL, "Another pupil has this name.");
  type_name (list, "Ana Maria");
  user_click (list, GTK_TYPE_BUTTON, "_Rename");
  user_wait_for (list, GTK_TYPE_LABEL, "Ana Maria");
  user_wait_until_gone (list, GTK_TYPE_LABEL, "Another pupil has this name.");
  user_click (list, GTK_TYPE_BUTTON, "Re_move");
  user_wait_until_gone (list, GTK_TYPE_LABEL, "Ana Maria");
  user_sees (list, "Ana Maria was removed.");
  gtk_widget_activate_action (GTK_WIDGET (list), "pupils.undo", NULL);
  user_wait_for (list, GTK_TYPE_LABEL, "Ana Maria");
  gtk_window_destroy (list);
  inside_close (window);
}

/* The list of lessons counts what the pupil has done who is chosen. */
static void
test_choose (void)
{
  BastideWindow *window = open_learn ();
  BastidePage *page = bastide_window_get_page (window);
  GtkWindow *list;

  user_press (window, "Page_Down");
  user_sees (window, "1 of 6*");
  list = open_list (window);
  type_name (list, "Jan");
  user_click (list, GTK_TYPE_BUTTON, "_Add");
  /* Whose row is selected learns now, and is in sight beside the lessons, too. */
  user_wait_for (list, GTK_TYPE_LABEL, "Jan");
  user_wait_until_gone (window, GTK_TYPE_LABEL, "1 of 6*");
  user_wait_for (page, GTK_TYPE_LABEL, "Jan");
  gtk_window_destroy (list);
  user_wait_for (page, GTK_TYPE_LABEL, "Jan");
  gtk_widget_activate_action (GTK_WIDGET (page), "page.pupil", "u", 0);
  user_wait_for (page, GTK_TYPE_LABEL, "Nobody in Particular");
  user_wait_for (window, GTK_TYPE_LABEL, "1 of 6*");
  inside_close (window);
}

/* A round of the quiz in which something was answered does not end with the pupil before that is asked. */
static void
test_round (void)
{
  BastideWindow *window = open_learn ();
  BastidePage *page = bastide_window_get_page (window);
  BastidePupils *pupils = bastide_user_state_get_pupils (bastide_application_get_user_state (inside_get_application ()));
  g_autoptr (GError) error = NULL;
  guint number;

  g_assert_true (bastide_pupils_add (pupils, "Zoe", &error));
  number = bastide_pupils_get_number (pupils, bastide_pupils_get_n (pupils) - 1);
  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Quiz");
  user_sees (window, "Question 1 of 10*");
  user_click (window, GTK_TYPE_BUTTON, "Show Solution");
  user_sees (window, "Comes back tomorrow");
  gtk_widget_activate_action (GTK_WIDGET (page), "page.pupil", "u", number);
  user_sees (NULL, "*the round of the quiz that is under way ends*");
  user_click (NULL, GTK_TYPE_BUTTON, "_Cancel");
  g_assert_cmpuint (bastide_pupils_get_chosen (pupils), !=, number);
  user_sees (window, "Question 1 of 10*");
  gtk_widget_activate_action (GTK_WIDGET (page), "page.pupil", "u", number);
  user_click (NULL, GTK_TYPE_BUTTON, "_End Round");
  user_wait_for (page, GTK_TYPE_LABEL, "Zoe");
  g_assert_cmpuint (bastide_pupils_get_chosen (pupils), ==, number);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/class/list", test_list);
  g_test_add_func ("/class/choose", test_choose);
  g_test_add_func ("/class/round", test_round);

  return inside_run ();
}
