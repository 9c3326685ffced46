/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen for all windows acts at once, and is kept. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-cell.h"
#include "bastide-key-row.h"
#include "bastide-look.h"
#include "inside-user.h"

/* A window of its own, or with newer versions of libadwaita a dialog in that of the game. */
static GtkWidget *
find_preferences (gpointer window)
{
  GType type = g_type_from_name ("AdwPreferencesDialog");
  GtkWindow *own = inside_find_window (ADW_TYPE_PREFERENCES_WINDOW);

  if (own != NULL)
    return GTK_WIDGET (own);

  return type != G_TYPE_INVALID ? inside_find (window, type, NULL) : NULL;
}

static gboolean
has_preferences (gpointer window)
{
  GtkWidget *preferences = find_preferences (window);

  return preferences != NULL && gtk_widget_get_mapped (preferences);
}

static GtkWidget *
open_preferences (BastideWindow *window)
{
  GtkWidget *preferences;

  user_press (window, "<Control>comma");
  inside_wait (has_preferences, window);
  preferences = find_preferences (window);
  gtk_test_widget_wait_for_draw (preferences);

  return preferences;
}

/* A dialog goes with its window. */
static void
close_preferences (GtkWidget *preferences)
{
  if (GTK_IS_WINDOW (preferences))
    gtk_window_destroy (GTK_WINDOW (preferences));
}

static void
test_general (void)
{
  BastideWindow *window = inside_open ();
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autoptr (GSettings) settings = g_settings_new (BASTIDE_APPLICATION_ID);
  GtkWidget *preferences;
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
  close_preferences (preferences);
  inside_close (window);
}

static gboolean
is_theme (GtkWidget *widget)
{
  return strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Board Theme") == 0;
}

/* Boards have another theme at once, whatever the style of windows is. */
static void
test_board (void)
{
  BastideWindow *window = inside_open ();
  BastideStudy *study;
  GtkWidget *preferences, *row;

  inside_open_sample (window);
  study = inside_study (window)->study;
  g_assert_true (bastide_shown_get_theme (bastide_study_get_shown (study), FALSE)
                 == bst_render_theme_get (BST_RENDER_THEME_DAY));
  preferences = open_preferences (window);
  row = inside_find (preferences, ADW_TYPE_COMBO_ROW, is_theme);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), BASTIDE_LOOK_WINTER);
  g_assert_true (bastide_shown_get_theme (bastide_study_get_shown (study), FALSE)
                 == bst_render_theme_get (BST_RENDER_THEME_WINTER));
  g_assert_true (inside_study (window)->board->theme == bst_render_theme_get (BST_RENDER_THEME_WINTER));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), BASTIDE_LOOK_AUTOMATIC);
  g_assert_true (bastide_shown_get_theme (bastide_study_get_shown (study), TRUE)
                 == bst_render_theme_get (BST_RENDER_THEME_NIGHT));
  close_preferences (preferences);
  inside_close (window);
}

typedef struct
{
  BastideTurnInput *input;
  guint             rotation;
} Ghost;

static gboolean
is_turned (gpointer data)
{
  const Ghost *ghost = data;
  gboolean legal;
  guint rotation;
  int x, y;

  return bastide_turn_input_get_ghost (ghost->input, &x, &y, &rotation, &legal) && rotation != ghost->rotation;
}

static gboolean
is_laid (gpointer input)
{
  return bastide_turn_input_get_state (input) != BASTIDE_TURN_INPUT_GHOST;
}

/* Puts the pointer on the tile that hovers over a cell, beside the places for figures. */
static void
point_at_tile (BastideBoard *board,
               int           x,
               int           y)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board)));
  GdkRectangle cell;

  bastide_board_get_cell_area (board, x, y, &cell);
  for (int i = 1; i < 64; i++)
    {
      double board_x = cell.x + cell.width * (i % 8) / 8.0, board_y = cell.y + cell.height * (i / 8) / 8.0;
      double window_x, window_y;
      int screen_x, screen_y;
      GtkWidget *under;

      g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (board), window, board_x, board_y, &window_x, &window_y));
      under = gtk_widget_pick (window, window_x, window_y, GTK_PICK_DEFAULT);
      if (i % 8 > 0 && i / 8 > 0 && gtk_widget_get_ancestor (under, GTK_TYPE_BUTTON) == NULL)
        {
          g_autofree char *move = NULL;

          inside_find_pixel (GTK_WIDGET (board), board_x, board_y, &screen_x, &screen_y);
          move = g_strdup_printf ("mousemove %d %d", screen_x, screen_y);
          inside_xdotool (move);
          return;
        }
    }
  g_assert_not_reached ();
}

/* A second click lays the tile, or turns it where it fits in another way too. */
static void
test_second_click (void)
{
  BastideWindow *window = inside_open ();
  g_autoptr (GSettings) settings = g_settings_new (BASTIDE_APPLICATION_ID);
  BastideStudyPage *page;
  guint first;
  gboolean legal;
  int x, y;

  inside_open_sample (window);
  page = inside_study (window);
  /* The first move whose tile could have been laid in two ways on one cell. */
  for (guint i = 0; !bastide_turn_input_may_turn (page->turn_input); i++)
    {
      bastide_study_set_index (page->study, i);
      for (int cell = 0; cell < 49 && !bastide_turn_input_may_turn (page->turn_input); cell++)
        if (bst_position_find_tile (bastide_study_get_position (page->study), cell % 7 - 3, cell / 7 - 3) < 0)
          bastide_turn_input_try_cell (page->turn_input, cell % 7 - 3, cell / 7 - 3);
    }
  inside_settle ();
  g_assert_true (bastide_turn_input_get_ghost (page->turn_input, &x, &y, &first, &legal));
  g_assert_true (legal);
  g_settings_set_uint (settings, "second-click", BASTIDE_SECOND_CLICK_TURNS);
  point_at_tile (page->board, x, y);
  inside_xdotool ("click 1");
  inside_wait (is_turned, &(Ghost) { page->turn_input, first });
  g_settings_reset (settings, "second-click");
  inside_settle ();
  point_at_tile (page->board, x, y);
  inside_xdotool ("click 1");
  inside_wait (is_laid, page->turn_input);
  g_assert_cmpint (bst_position_find_tile (bastide_study_get_position (page->study), x, y), >=, 0);
  inside_close (window);
}

typedef struct
{
  BastideBoard      *board;
  BstRenderViewport  view;
} View;

static gboolean
is_larger (gpointer data)
{
  const View *before = data;

  return before->board->view.scale > before->view.scale;
}

static gboolean
is_smaller (gpointer data)
{
  const View *before = data;

  return before->board->view.scale < before->view.scale;
}

static gboolean
is_further_down (gpointer data)
{
  const View *before = data;

  return before->board->view.origin_y > before->view.origin_y;
}

static gboolean
is_at_last_but_one (gpointer study)
{
  return bastide_study_get_index (study) == bastide_study_get_line_length (study) - 2;
}

/* The wheel steps, zooms, or moves the board; with Control it zooms. */
static void
test_wheel (void)
{
  BastideWindow *window = inside_open ();
  g_autoptr (GSettings) settings = g_settings_new (BASTIDE_APPLICATION_ID);
  BastideBoard *board;
  BastideStudy *study;
  View before;

  inside_open_sample (window);
  board = inside_study (window)->board;
  study = inside_study (window)->study;
  user_point (board, 0, 0);
  inside_settle ();
  inside_xdotool ("click 4");
  inside_wait (is_at_last_but_one, study);

  g_settings_set_uint (settings, "wheel", BASTIDE_WHEEL_ZOOMS);
  before = (View) { board, board->view };
  inside_xdotool ("click 4");
  inside_wait (is_larger, &before);

  g_settings_set_uint (settings, "wheel", BASTIDE_WHEEL_MOVES);
  inside_settle ();
  before = (View) { board, board->view };
  inside_xdotool ("click 5");
  inside_wait (is_further_down, &before);
  g_assert_cmpfloat (board->view.scale, ==, before.view.scale);
  inside_xdotool ("keydown ctrl click 5 keyup ctrl");
  inside_wait (is_smaller, &before);
  g_assert_true (is_at_last_but_one (study));
  g_settings_reset (settings, "wheel");
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
/* Whatever names a tile does so anew: title, bag, cells, moves. */
static void
test_tile_names (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);
  GtkWidget *row;

  inside_open_sample (window);
  bastide_study_set_index (page->study, 30);
  user_wait_for (window, GTK_TYPE_WIDGET, "Tile V: *");
  row = user_wait_for (open_preferences (window), ADW_TYPE_COMBO_ROW, "*Tile Names*");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  user_wait_for (window, GTK_TYPE_WIDGET, "Tile road curve: *");
  user_wait_until_gone (window, GTK_TYPE_WIDGET, "Tile V: *");
  user_wait_for (page->board, BASTIDE_TYPE_CELL, "*: tile 2 × city end; *");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  user_wait_for (window, GTK_TYPE_WIDGET, "Tile V: *");
  close_preferences (find_preferences (window));
  inside_close (window);
}

static void
test_keys (void)
{
  BastideWindow *window = inside_open ();
  BastideKeys *keys = bastide_keys_get_shared (bastide_application_get_user_state (inside_get_application ()));
  const BastideKey *farms = bastide_key_table_find ("page.show-farms");
  GtkWidget *preferences;
  GtkWidget *row, *button;

  inside_open_sample (window);
  preferences = open_preferences (window);
  row = inside_find (preferences, BASTIDE_TYPE_KEY_ROW, is_of_farms);
  g_object_set (preferences, "visible-page", gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_PAGE), NULL);
  gtk_test_widget_wait_for_draw (preferences);
  button = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "F");

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Press a key…");
  user_press (gtk_widget_get_root (preferences), "Control_L x");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "X");
  g_assert_cmpstr (bastide_keys_get (keys, farms)[0], ==, "x");

  g_signal_emit_by_name (button, "clicked");
  user_press (gtk_widget_get_root (preferences), "o");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Taken by Owners of all features");
  g_assert_cmpstr (bastide_keys_get (keys, farms)[0], ==, "x");

  g_signal_emit_by_name (button, "clicked");
  user_press (gtk_widget_get_root (preferences), "Escape");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "X");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "");
  g_assert_true (gtk_widget_get_visible (preferences));

  g_signal_emit_by_name (find_button (row, "Reset"), "clicked");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "F");
  g_assert_false (bastide_keys_is_changed (keys, farms));
  close_preferences (preferences);
  inside_close (window);
}

/* On a phone with letters twice as large, all pages. */
static void
test_large_text (void)
{
  BastideWindow *window;
  GtkWidget *preferences;
  int least;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = inside_open ();
  preferences = open_preferences (window);
  gtk_widget_measure (gtk_widget_get_first_child (preferences), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  close_preferences (preferences);
  inside_close (window);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/preferences/general", test_general);
  g_test_add_func ("/preferences/tile-names", test_tile_names);
  g_test_add_func ("/preferences/keys", test_keys);
  g_test_add_func ("/preferences/board", test_board);
  g_test_add_func ("/preferences/second-click", test_second_click);
  g_test_add_func ("/preferences/wheel", test_wheel);
  g_test_add_func ("/preferences/large-text", test_large_text);

  return inside_run ();
}
