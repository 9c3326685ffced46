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
  user_sees (window, "Step 1 of *");

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
  user_wait_for (list, GTK_TYPE_LABEL, "Jan");
  gtk_window_destroy (list);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.pupil", "u", 1);
  user_wait_until_gone (window, GTK_TYPE_LABEL, "1 of 6*");
  gtk_widget_activate_action (GTK_WIDGET (page), "page.pupil", "u", 0);
  user_wait_for (window, GTK_TYPE_LABEL, "1 of 6*");
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/class/list", test_list);
  g_test_add_func ("/class/choose", test_choose);

  return inside_run ();
}
