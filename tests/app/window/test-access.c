/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who reads by ear, by keys alone, or in large letters. */

#include "config.h"

#include <bst-render-overlay.h>

#include "bastide-player-mark.h"
#include "inside.h"

static BastideWindow *
open_game (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static void
set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", percent * 96 * 1024 / 100, NULL);
}

/* --- By keys --- */

/* Tab stops at nothing that can only be scrolled, whatever tab is open. */
static void
test_tab_stops (void)
{
  static const char * const tabs[] = { "moves", "scores", "features", "position" };
  BastideWindow *window = open_game ();

  for (guint t = 0; t < G_N_ELEMENTS (tabs); t++)
    {
      bastide_position_editor_set_active (inside_study (window)->editor, strcmp (tabs[t], "position") == 0);
      gtk_stack_set_visible_child_name (inside_study (window)->tabs, tabs[t]);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      for (guint i = 0; i < 80; i++)
        {
          GtkWidget *focus;

          gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
          focus = gtk_root_get_focus (GTK_ROOT (window));
          g_assert_false (GTK_IS_SCROLLED_WINDOW (focus) || GTK_IS_VIEWPORT (focus));
        }
    }
  inside_close (window);
}

/* --- By ear --- */

static void
open_legend (BastideWindow *window)
{
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_LEGAL);
  g_settings_set_boolean (inside_study (window)->settings, "legend-open", TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

static void
close_legend (BastideWindow *window)
{
  g_settings_set_boolean (inside_study (window)->settings, "legend-open", FALSE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->legend)));
}

/* The legend is a list of sentences, the players among them. */
static void
test_legend (void)
{
  BastideWindow *window = open_game ();
  BstGame *game = bastide_study_get_game (inside_study (window)->study);
  guint n_rows = 0, n_players = 0;

  open_legend (window);
  gtk_test_accessible_assert_role (inside_study (window)->legend, GTK_ACCESSIBLE_ROLE_LIST);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (inside_study (window)->legend)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (row)));

      gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
      g_assert_cmpuint (strlen (text), >, 0);
      n_rows++;
      for (guint p = 0; p < bst_game_get_n_players (game); p++)
        n_players += strcmp (text, bst_game_get_player (game, p)->name) == 0;
    }
  g_assert_cmpuint (n_rows, ==, 9);
  g_assert_cmpuint (n_players, ==, 2);
  close_legend (window);
  inside_close (window);
}

static GtkWidget *
get_sheet (BastideWindow *window)
{
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "scores");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return GTK_WIDGET (gtk_widget_get_ancestor (
                       inside_find (GTK_WIDGET (inside_study (window)->scores), BASTIDE_TYPE_PLAYER_MARK, NULL),
                       GTK_TYPE_BOX));
}

/* Each player is a line of a table that says who it is and what he has. */
static void
test_score_sheet (void)
{
  BastideWindow *window = open_game ();
  GtkWidget *row = get_sheet (window);
  GtkWidget *name = gtk_widget_get_next_sibling (gtk_widget_get_first_child (row));

  gtk_test_accessible_assert_role (gtk_widget_get_parent (row), GTK_ACCESSIBLE_ROLE_TABLE);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (name, GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  gtk_test_accessible_assert_role (gtk_widget_get_last_child (row), GTK_ACCESSIBLE_ROLE_CELL);
  gtk_test_accessible_assert_role (
    gtk_widget_get_last_child (gtk_widget_get_first_child (gtk_widget_get_parent (row))),
    GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1. Ilinca: now 43, at the end +45, total 88");
  inside_close (window);
}

/* --- In large letters --- */

static int
measure_legend (BastideWindow *window)
{
  int width, height;

  gtk_widget_measure (GTK_WIDGET (inside_study (window)->legend), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (inside_study (window)->legend), GTK_ORIENTATION_VERTICAL, width, NULL, &height,
                      NULL, NULL);

  return height;
}

static gboolean
is_folded (gpointer window)
{
  return bastide_split_view_get_folded (inside_study (window)->pane);
}

static gboolean
is_bag_wide (gpointer window)
{
  return gtk_widget_get_width (GTK_WIDGET (inside_study (window)->bag)) > 400;
}

static gboolean
is_cut (GtkWidget *label)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

static void
test_text_size (void)
{
  BastideWindow *window = open_game ();
  GtkWidget *row = get_sheet (window);
  GtkWidget *name = gtk_widget_get_next_sibling (gtk_widget_get_first_child (row));
  int usual;

  open_legend (window);
  usual = measure_legend (window);
  g_assert_false (is_folded (window));
  set_text_size (200);
  inside_wait (is_folded, window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (measure_legend (window), >, usual * 3 / 2);
  close_legend (window);
  bastide_split_view_set_show (inside_study (window)->pane, TRUE);
  inside_settle ();
  g_assert_true (gtk_widget_get_mapped (name));
  g_assert_false (is_cut (name));
  g_assert_cmpint (gtk_widget_get_width (name), >, 100);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (inside_study (window)->scores)), >, 500);
  bastide_split_view_set_show (inside_study (window)->pane, FALSE);
  bastide_split_view_set_show (inside_study (window)->side, TRUE);
  inside_wait (is_bag_wide, window);
  set_text_size (100);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_false (is_folded (window));
  g_assert_cmpint (measure_legend (window), ==, usual);
  inside_close (window);
}

/* Either pane becomes as wide as the reader wants, as far as there is room. */
static void
test_wider_panes (void)
{
  BastideWindow *window = open_game ();
  BastideStudyPage *study = inside_study (window);
  int side, pane;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  side = gtk_widget_get_width (GTK_WIDGET (study->bag));
  pane = gtk_widget_get_width (GTK_WIDGET (study->tabs));
  g_object_set (study->side, "extra", 60, NULL);
  g_object_set (study->pane, "extra", 80, NULL);
  inside_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (study->bag)), ==, side + 60);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (study->tabs)), ==, pane + 80);
  g_object_set (study->side, "extra", 0, NULL);
  g_object_set (study->pane, "extra", 0, NULL);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  /* Whatever the screen says of its dots. */
  set_text_size (100);
  g_test_add_func ("/access/tab-stops", test_tab_stops);
  g_test_add_func ("/access/legend", test_legend);
  g_test_add_func ("/access/score-sheet", test_score_sheet);
  g_test_add_func ("/access/text-size", test_text_size);
  g_test_add_func ("/access/wider-panes", test_wider_panes);

  return inside_run ();
}
