/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen for all windows acts at once, and is kept. */

#include "config.h"

#include "bastide-key-row.h"
#include "inside-user.h"

static GtkWindow *
open_preferences (BastideWindow *window)
{
  GtkWindow *preferences;

  user_press (window, "<Control>comma");
  preferences = inside_wait_window (ADW_TYPE_PREFERENCES_WINDOW);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (preferences));

  return preferences;
}

static void
test_general (void)
{
  BastideWindow *window = inside_open ();
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autoptr (GSettings) settings = g_settings_new (BASTIDE_APPLICATION_ID);
  GtkWindow *preferences;
  GtkWidget *row;

  inside_open_sample (window);
  preferences = open_preferences (window);
  row = user_wait_for (preferences, ADW_TYPE_COMBO_ROW, "*Style*");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  g_assert_cmpint (adw_style_manager_get_color_scheme (style), ==, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_true (adw_style_manager_get_dark (style));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  g_assert_cmpint (adw_style_manager_get_color_scheme (style), ==, ADW_COLOR_SCHEME_DEFAULT);
  row = user_wait_for (preferences, GTK_TYPE_SWITCH, "Moves in Words");
  gtk_switch_set_active (GTK_SWITCH (row), TRUE);
  g_assert_true (g_settings_get_boolean (settings, "move-words"));
  gtk_switch_set_active (GTK_SWITCH (row), FALSE);
  gtk_window_destroy (preferences);
  inside_close (window);
}

static gboolean
is_of_farms (GtkWidget *widget)
{
  return strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Farms") == 0;
}

static GtkWidget *
find_button (GtkWidget  *row,
             const char *name)
{
  return user_find (row, GTK_TYPE_BUTTON, name);
}

/* A key is chosen by pressing it; one that is taken names its owner, and Escape leaves all as it was. */
static void
test_keys (void)
{
  BastideWindow *window = inside_open ();
  BastideKeys *keys = bastide_user_state_get_keys (bastide_application_get_user_state (inside_get_application ()));
  const BastideKey *farms = bastide_key_table_find ("page.show-farms");
  GtkWindow *preferences;
  GtkWidget *row, *button;

  inside_open_sample (window);
  preferences = open_preferences (window);
  row = inside_find (GTK_WIDGET (preferences), BASTIDE_TYPE_KEY_ROW, is_of_farms);
  adw_preferences_window_set_visible_page (ADW_PREFERENCES_WINDOW (preferences), ADW_PREFERENCES_PAGE (
                                             gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_PAGE)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (preferences));
  button = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "F");

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Press a key…");
  user_press (preferences, "Control_L x");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "X");
  g_assert_cmpstr (bastide_keys_get (keys, farms)[0], ==, "x");

  g_signal_emit_by_name (button, "clicked");
  user_press (preferences, "o");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Taken by Owners of all features");
  g_assert_cmpstr (bastide_keys_get (keys, farms)[0], ==, "x");

  g_signal_emit_by_name (button, "clicked");
  user_press (preferences, "Escape");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "X");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (preferences)));

  g_signal_emit_by_name (find_button (row, "Reset"), "clicked");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "F");
  g_assert_false (bastide_keys_is_changed (keys, farms));
  gtk_window_destroy (preferences);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/preferences/general", test_general);
  g_test_add_func ("/preferences/keys", test_keys);

  return inside_run ();
}
