/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The quiz by keys and clicks: a question at once, a verdict, Enter goes on, the end says what comes back, and the chart
 * has a table. */

#include "config.h"

#include "inside-user.h"
#include "inside-window.h"

#include "bastide-quiz-view.h"

static GtkWidget *
get_view (BastideWindow *window)
{
  return inside_find (GTK_WIDGET (bastide_window_get_page (window)), BASTIDE_TYPE_QUIZ_VIEW, NULL);
}

static BastideQuiz *
get_quiz (BastideWindow *window)
{
  return bastide_quiz_view_get_quiz (BASTIDE_QUIZ_VIEW (get_view (window)));
}

static BastideWindow *
open_quiz (void)
{
  BastideWindow *window;

  inside_restart ();
  window = inside_open ();
  user_press (window, "<Alt>5");
  user_sees (window, "Step 1 of *");
  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Quiz");
  user_sees (window, "Question 1 of 10*");

  return window;
}

/* The menu Show is about the board in sight, and every board keeps what was chosen for it. */
static void
test_show (void)
{
  BastideWindow *window = open_quiz ();
  GtkWidget *page = GTK_WIDGET (bastide_window_get_page (window));
  BastideBoard *asked = inside_child (get_view (window), "board");
  BastideBoard *taught = inside_child (page, "board");
  guint asked_before = bastide_board_get_show (asked), taught_before = bastide_board_get_show (taught);

  g_assert_true (gtk_widget_activate_action (page, "page.show-coordinates", NULL));
  g_assert_cmpuint (bastide_board_get_show (asked), ==, asked_before ^ BST_RENDER_SHOW_COORDINATES);
  g_assert_cmpuint (bastide_board_get_show (taught), ==, taught_before);
  g_assert_false (g_action_group_get_action_enabled (bastide_page_get_actions (BASTIDE_PAGE (page)), "project"));

  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Courses");
  g_assert_true (g_action_group_get_action_enabled (bastide_page_get_actions (BASTIDE_PAGE (page)), "project"));
  g_assert_true (gtk_widget_activate_action (page, "page.show-coordinates", NULL));
  g_assert_cmpuint (bastide_board_get_show (asked), ==, asked_before ^ BST_RENDER_SHOW_COORDINATES);
  g_assert_cmpuint (bastide_board_get_show (taught), ==, taught_before ^ BST_RENDER_SHOW_COORDINATES);
  inside_close (window);
}

/* Three that are shown come back; the others were passed over. */
static void
test_today (void)
{
  BastideWindow *window = open_quiz ();

  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *count = g_strdup_printf ("Question %u of 10*", i);

      user_sees (window, count);
      user_click (get_view (window), GTK_TYPE_BUTTON, "Show Solution");
      user_sees (window, "Comes back tomorrow");
      /* Enter goes on, without a look for the button. */
      user_press (window, "Return");
    }
  user_sees (window, "Question 4 of 10*");
  gtk_widget_activate_action (get_view (window), "quiz.next", NULL);
  user_sees (window, "Question 5 of 10*");
  user_click (get_view (window), GTK_TYPE_BUTTON, "*Finish");
  user_sees (window, "0 of 3 right; questions 1, 2, 3 come back tomorrow");
  gtk_expander_set_expanded (GTK_EXPANDER (inside_find (get_view (window), GTK_TYPE_EXPANDER, NULL)), TRUE);
  user_sees (window, "7 weeks ago");
  user_sees (window, "Owner: * right in eight weeks");
  inside_close (window);
}

static gboolean
is_asking (gpointer data)
{
  return bastide_quiz_get_state (get_quiz (data)) == BASTIDE_QUIZ_ASKING;
}

/* Begins an endless round of this kind alone. */
static void
ask_for (BastideWindow *window,
         BstQuizKind    wanted)
{
  g_autofree char *last = g_strconcat ("quiz.kind-", bst_quiz_kind_name (wanted), NULL);

  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    if (kind != wanted)
      {
        g_autofree char *action = g_strconcat ("quiz.kind-", bst_quiz_kind_name (kind), NULL);

        gtk_widget_activate_action (get_view (window), action, NULL);
      }
  /* One kind stays. */
  gtk_widget_activate_action (get_view (window), last, NULL);
  g_assert_cmpuint (bastide_quiz_get_kinds (get_quiz (window)), ==, 1u << wanted);
  user_click (get_view (window), GTK_TYPE_BUTTON, "*Endless");
  inside_wait (is_asking, window);
}

/* The number of an answer chooses it, and again it does not. */
static void
test_choice (void)
{
  BastideWindow *window = open_quiz ();
  GtkWidget *check;

  ask_for (window, BST_QUIZ_OWNER);
  user_sees (window, "Who owns *");
  check = user_wait_for (get_view (window), GTK_TYPE_CHECK_BUTTON, "*");
  user_press (window, "1");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  user_press (window, "1");
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  inside_close (window);
}

/* A number is typed, and Enter checks it. */
static void
test_number (void)
{
  BastideWindow *window = open_quiz ();

  ask_for (window, BST_QUIZ_WORTH);
  user_sees (window, "Question 1 · Level *");
  user_sees (window, "How much *");
  user_type (window, "997");
  user_press (window, "Return");
  user_sees (window, "Comes back tomorrow");
  g_assert_cmpuint (bastide_quiz_get_n_answered (get_quiz (window)), ==, 1);
  user_press (window, "Return");
  user_sees (window, "Question 2 · Level *");
  /* The next answer can be typed at once, too. */
  user_type (window, "998");
  user_press (window, "Return");
  user_sees (window, "Comes back tomorrow");
  g_assert_cmpuint (bastide_quiz_get_n_answered (get_quiz (window)), ==, 2);
  inside_close (window);
}

/* Without a clock nothing is counted; with one it stands beside the question. */
static void
test_clock (void)
{
  BastideWindow *window = open_quiz ();

  g_assert_null (user_find (get_view (window), GTK_TYPE_LABEL, "*0 points"));
  user_click (get_view (window), GTK_TYPE_TOGGLE_BUTTON, "Cl_ock");
  user_sees (window, "*0 points");
  user_click (get_view (window), GTK_TYPE_TOGGLE_BUTTON, "Cl_ock");
  user_wait_until_gone (get_view (window), GTK_TYPE_LABEL, "*0 points");
  inside_close (window);
}

static gboolean
is_gone (gpointer object)
{
  return g_atomic_pointer_get ((gpointer *) object) == NULL;
}

/* The window goes while a question is made, and nothing comes back to it. */
static void
test_closing (void)
{
  BastideWindow *window = open_quiz ();
  BastideQuiz *quiz = get_quiz (window);

  g_object_add_weak_pointer (G_OBJECT (quiz), (gpointer *) &quiz);
  gtk_widget_activate_action (get_view (window), "quiz.clock", NULL);
  gtk_widget_activate_action (get_view (window), "quiz.today", NULL);
  g_assert_cmpint (bastide_quiz_get_state (get_quiz (window)), ==, BASTIDE_QUIZ_MAKING);
  inside_close (window);
  inside_wait (is_gone, &quiz);
}

/* Everything is within a small window. */
static void
test_narrow (void)
{
  BastideWindow *window = open_quiz ();
  GtkWidget *view = get_view (window);
  int minimum;

  bastide_quiz_view_set_size (BASTIDE_QUIZ_VIEW (view), 360, 1);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  inside_close (window);
}

int
main (int    argc,
      char **argv)
{
  inside_init (&argc, &argv);

  g_test_add_func ("/quiz/show", test_show);
  g_test_add_func ("/quiz/today", test_today);
  g_test_add_func ("/quiz/choice", test_choice);
  g_test_add_func ("/quiz/number", test_number);
  g_test_add_func ("/quiz/clock", test_clock);
  g_test_add_func ("/quiz/closing", test_closing);
  g_test_add_func ("/quiz/narrow", test_narrow);

  return inside_run ();
}
