/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of lessons, by keys and clicks: every step is reached, what it asks is answered where it asks it,
 * and one goes on where one was. */

#include "config.h"

#include "inside-user.h"

static BastideWindow *
open_learn (void)
{
  BastideWindow *window;

  inside_restart ();
  window = inside_open ();
  user_press (window, "<Alt>5");
  user_sees (window, "Step 1 of *");

  return window;
}

static GtkWidget *
get_page (BastideWindow *window)
{
  return GTK_WIDGET (bastide_window_get_page (window));
}

/* The door of the page to begin with, and back. */
static void
test_door (void)
{
  BastideWindow *window;

  inside_restart ();
  window = inside_open ();
  user_click (window, GTK_TYPE_BUTTON, "Learn the Game");
  user_sees (window, "Step 1 of *");
  g_assert_cmpstr (bastide_page_get_name (bastide_window_get_page (window)), ==, "learn");
  user_press (window, "<Alt>Left");
  user_wait_for (window, GTK_TYPE_BUTTON, "Learn the Game");
  inside_close (window);
}

/* Page Down and Page Up, whatever has the focus; seen steps are counted in the list. */
static void
test_steps (void)
{
  BastideWindow *window = open_learn ();

  user_press (window, "Page_Down");
  user_sees (window, "Step 2 of *");
  user_press (window, "Page_Up");
  user_sees (window, "Step 1 of *");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Next");
  user_sees (window, "Step 2 of *");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Back");
  user_sees (window, "Step 1 of *");
  inside_close (window);

  window = inside_open ();
  user_press (window, "<Alt>5");
  user_sees (window, "Step 2 of *");
  inside_close (window);
}

int
main (int    argc,
      char **argv)
{
  inside_init (&argc, &argv);

  g_test_add_func ("/learn/door", test_door);
  g_test_add_func ("/learn/steps", test_steps);

  return inside_run ();
}
