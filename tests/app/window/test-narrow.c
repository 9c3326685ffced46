/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window as narrow as a phone. */

#include "config.h"

#include "bastide-export.h"
#include "bastide-new-game.h"
#include "bastide-player-row.h"
#include "bastide-room.h"
#include "bastide-split-handle.h"
#include "bastide-turn-title.h"
#include "inside.h"


static int
measure (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* Of what is in the window, which lets it be narrower. */
static int
measure_content (BastideWindow *window)
{
  return bastide_room_get_needed_width (BASTIDE_ROOM (inside_child (window, "room")));
}

static void
resize (BastideWindow *window,
        int            to)
{
  inside_resize (GTK_WINDOW (window), to, 700);
}

/* Below 686 px the header bar was wider than the window: minimize, maximize and close have their
 * room beside all that is ours, on every page. */
static void
test_header (void)
{
  static const int widths[] = { 1280, 900, 700, 640, 600, 560, 500, 440, 400, 360 };
  BastideWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":minimize,maximize,close",
                NULL);
  window = inside_open ();
  inside_open_sample (window);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      resize (window, widths[i]);
      g_assert_cmpint (measure (inside_child (window, "header")), <=, gtk_widget_get_width (GTK_WIDGET (window)));
    }
  g_assert_cmpint (measure_content (window), <=, 360);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (inside_header (window, "title"))));
  /* Where one is, and can go, and what is shown stay to be seen; a file is opened from the menu as well. */
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->narrow_show)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (inside_header (window, "page_button"))));
  g_assert_cmpint (gtk_widget_get_width (inside_header (window, "title")), >, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.exam", NULL);
  g_assert_true (gtk_widget_get_visible (inside_header (window, "exam_chip")));
  g_assert_cmpint (measure_content (window), <=, 360);
  resize (window, 1280);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (inside_header (window, "undo_button"))));
  inside_close (window);
}

/* Where one is, and who lays what, is not cut on a phone, where a window has no more than one button. */
static void
test_title (void)
{
  BastideWindow *window;
  graphene_rect_t turn;

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  window = inside_open ();
  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, 40);
  resize (window, 400);
  g_assert_true (bastide_turn_title_get_tinted (inside_header (window, "turn_title"), &turn));
  inside_close (window);
}

/* Below @widget no words are cut. */
static void
check_whole (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_width (widget) > 0)
    {
      g_test_message ("%s", gtk_label_get_text (GTK_LABEL (widget)));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_whole (child);
}

static gboolean
has_turn (gpointer window)
{
  return bastide_opponent_get_state (inside_study (window)->opponent) == BASTIDE_OPPONENT_WAITING;
}

/* What is said above the board has all its words there, and lies on no tile: while one plays against the program, edits, or
 * compares. */
static void
test_bars (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *study = inside_study (window);
  graphene_rect_t line, board;

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  inside_open_sample (window);
  bastide_study_set_index (study->study, 30);
  resize (window, 360);
  check_whole (inside_header (window, "title"));
  bastide_opponent_begin (study->opponent, 3, 1u << (1 - bst_position_get_turn (bastide_study_get_position (study->study))));
  inside_wait (has_turn, window);
  inside_settle ();
  check_whole (GTK_WIDGET (study->play_bar));
  g_assert_cmpint (measure_content (window), <=, 360);
  bastide_opponent_stop (study->opponent);

  bastide_position_editor_set_active (study->editor, TRUE);
  inside_settle ();
  check_whole (GTK_WIDGET (study->edit_line));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (study->edit_bar)));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (study->edit_line), GTK_WIDGET (window), &line));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (study->board), GTK_WIDGET (window), &board));
  g_assert_cmpfloat (line.origin.y + line.size.height, <=, board.origin.y);
  resize (window, 1270);
  inside_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (study->edit_line)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (study->edit_bar)));
  bastide_position_editor_set_active (study->editor, FALSE);

  resize (window, 360);
  gtk_widget_activate_action (GTK_WIDGET (study), "page.compare", NULL);
  bastide_study_set_index (study->study, 31);
  inside_settle ();
  check_whole (GTK_WIDGET (study->compare_bar));
  inside_close (window);
}

static gboolean
has_puzzle (gpointer window)
{
  return bastide_puzzle_session_get_puzzle (inside_puzzles (window)->session) != NULL;
}

/* What is done next stands in one line where there is room. */
static void
test_one_line (void)
{
  BastideWindow *window = inside_open ();
  BastidePuzzleCard *card;
  GtkLabel *next;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "puzzles");
  inside_wait (has_puzzle, window);
  resize (window, 400);
  inside_settle ();
  card = inside_child (inside_puzzles (window), "card");
  next = inside_child (card, "next_label");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (next)));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (next)), ==, 1);
  inside_close (window);
}

/* Nor of players who have no names yet, and of what a dialog does. */
static void
test_dialogs (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog;

  inside_open_sample (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "app.new-game", NULL);
  dialog = inside_wait_window (BASTIDE_TYPE_NEW_GAME);
  inside_resize (dialog, 360, 640);
  check_whole (inside_find (GTK_WIDGET (dialog), BASTIDE_TYPE_PLAYER_ROW, gtk_widget_get_mapped));
  gtk_window_destroy (dialog);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.export", NULL);
  dialog = inside_wait_window (BASTIDE_TYPE_EXPORT);
  inside_resize (dialog, 360, 640);
  check_whole (inside_child (dialog, "export_button"));
  gtk_window_destroy (dialog);
  inside_close (window);
}

/* The page of a puzzle that is made is as narrow, with all three buttons of the window. */
static void
test_puzzle_editor (void)
{
  BastideWindow *window, *own;

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":minimize,maximize,close", NULL);
  window = inside_open ();
  inside_open_sample (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.make-puzzle", NULL);
  own = BASTIDE_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ())));
  g_assert_true (own != window);
  resize (own, 360);
  g_assert_cmpint (measure_content (own), <=, 360);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (inside_header (own, "page_button"))));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (inside_header (own, "side_button"))));
  inside_close (own);
  inside_close (window);
}

/* On a phone that lies on its side what is made stands beside the board, where all of it is reached. */
static void
test_making_flat (void)
{
  static const char * const actions[] = { "page.make-puzzle", "page.make-lesson" };
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      BastideWindow *own;
      GtkWidget *board, *fields;
      graphene_rect_t area;

      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      own = BASTIDE_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ())));
      inside_resize (GTK_WINDOW (own), 800, 360);
      board = inside_find (GTK_WIDGET (own), BASTIDE_TYPE_BOARD, gtk_widget_get_mapped);
      fields = inside_find (GTK_WIDGET (own), ADW_TYPE_ENTRY_ROW, gtk_widget_get_mapped);
      g_assert_cmpint (gtk_widget_get_height (board), >, 200);
      g_assert_true (gtk_widget_compute_bounds (fields, GTK_WIDGET (own), &area));
      g_assert_cmpfloat (area.origin.y + area.size.height, <, 300);
      inside_close (own);
    }
  inside_close (window);
}

/* The lists stand below the board, one at a time, and the board stays to be seen. */
static void
test_below (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *study;

  inside_open_sample (window);
  study = inside_study (window);
  resize (window, 360);
  g_assert_true (bastide_split_view_get_below (study->pane));
  g_assert_false (bastide_split_view_get_show (study->pane));
  for (guint i = 0; i < 2; i++)
    {
      bastide_split_view_set_show (i == 0 ? study->pane : study->side, TRUE);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_cmpint (bastide_split_view_get_show (study->pane), ==, i == 0);
      g_assert_cmpint (bastide_split_view_get_show (study->side), ==, i == 1);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (study->board)), >, 330);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (study->board)), >, 170);
      g_assert_cmpint (measure_content (window), <=, 360);
    }
  resize (window, 1270);
  g_assert_false (bastide_split_view_get_below (study->side));
  g_assert_true (bastide_split_view_get_show (study->pane));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (study->tabs)), >, 300);
  /* Over the board there is room for one as well. */
  resize (window, 800);
  g_assert_false (bastide_split_view_get_below (study->side));
  bastide_split_view_set_show (study->side, TRUE);
  bastide_split_view_set_show (study->pane, TRUE);
  g_assert_false (bastide_split_view_get_show (study->side));
  bastide_split_view_set_show (study->side, TRUE);
  g_assert_false (bastide_split_view_get_show (study->pane));
  inside_close (window);
}

static GtkWidget *
find_thumb (BastideWindow *window,
            const char    *name)
{
  GtkWidget *button = gtk_widget_get_first_child (inside_study (window)->narrow_buttons);

  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));

      if (target != NULL && strcmp (g_variant_get_string (target, NULL), name) == 0)
        return button;
    }

  return NULL;
}

/* Five buttons are where the thumbs are, and those of the curve; one opens a list, and closes it again. Its sheet has 45 %,
 * and is dragged to 80 % and back. */
static void
test_thumbs (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *study = inside_study (window);
  GtkWidget *turns, *grip, *sheet;
  int usual, high;

  inside_open_sample (window);
  inside_resize (GTK_WINDOW (window), 360, 800);
  for (GtkWidget *button = gtk_widget_get_first_child (study->narrow_buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      g_assert_cmpint (gtk_widget_get_allocated_width (button), >=, 68);
      g_assert_cmpint (gtk_widget_get_allocated_height (button), >=, 48);
    }
  turns = find_thumb (window, "turns");
  gtk_widget_activate_action (turns, "page.list", "s", "turns");
  inside_settle ();
  g_assert_true (bastide_split_view_get_show (study->pane));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (study->tabs), ==, "turns");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (turns)));
  grip = inside_find (GTK_WIDGET (study->pane), BASTIDE_TYPE_SPLIT_HANDLE, gtk_widget_get_mapped);
  sheet = gtk_widget_get_parent (grip);
  usual = gtk_widget_get_height (sheet);
  g_signal_emit_by_name (grip, "moved", -1000);
  inside_settle ();
  high = gtk_widget_get_height (sheet);
  g_assert_cmpint (high, >, usual * 3 / 2);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), <=, 800);
  g_signal_emit_by_name (grip, "reset");
  inside_settle ();
  g_assert_cmpint (gtk_widget_get_height (sheet), ==, usual);
  gtk_widget_activate_action (turns, "page.list", "s", "turns");
  inside_settle ();
  g_assert_false (bastide_split_view_get_show (study->pane));
  inside_close (window);
}

/* What is to be seen is chosen where the thumbs are, whoever asks for it; what is there is not in the header bar as well. */
static void
test_show (void)
{
  BastideWindow *window = inside_open ();
  GtkMenuButton *show = inside_study (window)->narrow_show;
  GtkPopover *popover;
  graphene_rect_t area;

  inside_open_sample (window);
  inside_resize (GTK_WINDOW (window), 400, 800);
  g_assert_false (gtk_widget_get_visible (inside_header (window, "show_button")));
  g_assert_false (gtk_widget_get_visible (inside_header (window, "side_button")));
  g_assert_false (gtk_widget_get_visible (inside_header (window, "pane_button")));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show", NULL);
  popover = gtk_menu_button_get_popover (show);
  inside_wait ((gboolean (*) (gpointer)) gtk_widget_get_mapped, popover);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (show), GTK_WIDGET (window), &area));
  g_assert_cmpfloat (area.origin.y, >, 700);
  g_assert_cmpint (gtk_popover_get_position (popover), ==, GTK_POS_TOP);
  gtk_menu_button_popdown (show);
  inside_resize (GTK_WINDOW (window), 1270, 800);
  g_assert_true (gtk_widget_get_visible (inside_header (window, "show_button")));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show", NULL);
  inside_wait ((gboolean (*) (gpointer)) gtk_widget_get_mapped,
               gtk_menu_button_get_popover (inside_header (window, "show_button")));
  inside_close (window);
}

/* Who asks once, as a screen that is turned, has what he asked for. */
static void
test_at_once (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  resize (window, 1280);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 700);
  inside_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  g_assert_cmpint (measure_content (window), <=, 360);
  inside_close (window);
}

/* Panes that had no room come back with it, in a window that is opened later as well; one that was hidden where there was
 * room stays away. What is shown below the board says nothing about it. */
static void
test_come_back (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  resize (window, 1270);
  g_assert_true (bastide_split_view_get_show (inside_study (window)->side));
  g_assert_true (bastide_split_view_get_show (inside_study (window)->pane));
  for (guint i = 0; i < 2; i++)
    {
      resize (window, i == 0 ? 360 : 700);
      g_assert_false (bastide_split_view_get_show (inside_study (window)->side));
      g_assert_false (bastide_split_view_get_show (inside_study (window)->pane));
      bastide_split_view_set_show (inside_study (window)->side, TRUE);
      bastide_split_view_set_show (inside_study (window)->side, FALSE);
      gtk_window_close (GTK_WINDOW (window));
      inside_settle ();
      window = inside_open ();
      inside_open_sample (window);
      g_assert_false (bastide_split_view_get_show (inside_study (window)->pane));
      resize (window, 1270);
      g_assert_true (bastide_split_view_get_show (inside_study (window)->side));
      g_assert_true (bastide_split_view_get_show (inside_study (window)->pane));
    }
  bastide_split_view_set_show (inside_study (window)->pane, FALSE);
  resize (window, 360);
  bastide_split_view_set_show (inside_study (window)->pane, TRUE);
  resize (window, 1270);
  g_assert_false (bastide_split_view_get_show (inside_study (window)->pane));
  g_assert_true (bastide_split_view_get_show (inside_study (window)->side));
  bastide_split_view_set_show (inside_study (window)->pane, TRUE);
  inside_close (window);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
is_unmapped (gpointer widget)
{
  return !gtk_widget_get_mapped (widget);
}

/* A legend would cover half of the board: it is shown when asked for, over it, and is no lasting choice. */
static void
test_legend (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *study;

  inside_open_sample (window);
  study = inside_study (window);
  resize (window, 400);
  bastide_study_set_index (study->study, 40);
  bastide_board_set_show (study->board, BST_RENDER_SHOW_FARMS);
  inside_wait (is_mapped, study->key_menu);
  g_assert_false (gtk_widget_get_mapped (study->key_button));
  gtk_widget_activate_action (GTK_WIDGET (study), "page.legend", NULL);
  inside_wait (is_mapped, study->key_popped);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (study->legend)));
  g_assert_false (g_settings_get_boolean (study->settings, "legend-open"));
  gtk_menu_button_popdown (study->key_menu);
  resize (window, 1270);
  inside_wait (is_mapped, study->key_button);
  gtk_widget_activate_action (GTK_WIDGET (study), "page.legend", NULL);
  inside_wait (is_mapped, study->legend);
  /* Chosen there, it is out of the way again where there is no room. */
  resize (window, 400);
  inside_wait (is_unmapped, study->legend);
  g_settings_reset (study->settings, "legend-open");
  inside_close (window);
}

static gboolean
is_name (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "player-name");
}

/* All players are named, shortened or not. */
static void
check_names (BastideWindow *window)
{
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (inside_study (window)->players)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GtkWidget *name = inside_find (button, GTK_TYPE_LABEL, is_name);

      if (name == NULL)
        continue;
      g_assert_true (gtk_widget_get_child_visible (name));
      g_assert_cmpint (gtk_widget_get_width (name), >, 40);
    }
}

/* No title of a tab is cut: it is there, or an icon is. */
static void
check_tabs (BastideWindow *window)
{
  for (GtkWidget *tab = gtk_widget_get_first_child (GTK_WIDGET (inside_study (window)->switcher)); tab != NULL;
       tab = gtk_widget_get_next_sibling (tab))
    {
      GtkWidget *title = inside_find (tab, GTK_TYPE_LABEL, NULL);

      g_assert_true (title != NULL || inside_find (tab, GTK_TYPE_IMAGE, NULL) != NULL);
      if (title != NULL && gtk_widget_get_mapped (title))
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (title))));
    }
}

static void
show_six_players (BastideWindow *window)
{
  static const char * const names[] = { "Hieronim-Krzysztof", "Ana", "Wojciech", "Katarzyna", "Jan", "Ilinca" };

  inside_show_players (window, names, G_N_ELEMENTS (names));
}

/* Texts twice as large leave the window as narrow, on the page to begin with, whatever tab is open, and in edit mode. */
static void
test_large_text (void)
{
  static const char * const tabs[] = { "moves", "scores", "features", "turns", "position" };
  BastideWindow *window;
  int height;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = inside_open ();
  resize (window, 360);
  g_assert_cmpint (measure_content (window), <=, 350);
  inside_open_sample (window);
  resize (window, 360);
  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      bastide_position_editor_set_active (inside_study (window)->editor, strcmp (tabs[i], "position") == 0);
      gtk_stack_set_visible_child_name (inside_study (window)->tabs, tabs[i]);
      bastide_split_view_set_show (inside_study (window)->pane, TRUE);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_cmpint (measure_content (window), <=, 350);
      check_names (window);
      check_tabs (window);
    }
  /* Nor is edit mode higher than a small screen. */
  resize (window, 790);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  check_tabs (window);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (GTK_WIDGET (window)), &height,
                      NULL, NULL, NULL);
  g_assert_cmpint (height, <=, 600);
  bastide_position_editor_set_active (inside_study (window)->editor, FALSE);
  show_six_players (window);
  resize (window, 360);
  check_names (window);
  g_assert_cmpint (measure_content (window), <=, 350);
  inside_close (window);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* The windows over it are as narrow. */
static void
test_large_dialogs (void)
{
  static const char * const actions[] = { "win.export", "win.print", "win.help" };
  BastideWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = inside_open ();
  inside_open_sample (window);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GListModel *windows = gtk_window_get_toplevels ();
      guint n_windows = g_list_model_get_n_items (windows);
      g_autoptr (GtkWindow) dialog = NULL;

      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      dialog = g_list_model_get_item (windows, n_windows);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
      g_test_message ("%s", actions[i]);
      g_assert_cmpint (measure (GTK_WIDGET (dialog)), <=, 360);
      gtk_window_close (dialog);
    }
  inside_close (window);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* The same of every step of a course and what is said after each lesson, and of the rule book. */
static void
test_large_lessons (void)
{
  BastideWindow *window;
  GtkWidget *page;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = inside_open ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "learn");
  resize (window, 360);
  page = GTK_WIDGET (bastide_window_get_page (window));
  for (guint i = 0; i < 92; i++)
    {
      g_assert_cmpint (measure_content (window), <=, 360);
      gtk_widget_activate_action (page, "page.next-step", NULL);
      if (i % 20 == 0)
        gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "rule.show", "s", "C2");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (measure_content (window), <=, 360);
  inside_close (window);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* That of the pane at the end. */
static gboolean
is_at_start (GtkWidget *handle)
{
  return gtk_widget_get_halign (handle) == GTK_ALIGN_START;
}

/* A pane is made wider by its edge, no wider than there is room, and as it was by a double click; lying
 * over the board it has its usual width. */
static void
test_pane_width (void)
{
  BastideWindow *window = inside_open ();
  GtkWidget *tabs, *handle;
  int usual, widest;

  inside_open_sample (window);
  resize (window, 1270);
  tabs = GTK_WIDGET (inside_study (window)->tabs);
  handle = inside_find (GTK_WIDGET (inside_study (window)->pane), BASTIDE_TYPE_SPLIT_HANDLE, is_at_start);
  usual = gtk_widget_get_width (tabs);
  g_signal_emit_by_name (handle, "moved", -100);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_width (tabs), ==, usual + 100);
  g_signal_emit_by_name (handle, "moved", -1000);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  widest = gtk_widget_get_width (tabs);
  g_assert_cmpint (widest, >, usual + 100);
  g_assert_cmpint (widest, <, 2 * usual);
  resize (window, 700);
  g_assert_cmpint (gtk_widget_get_width (tabs), ==, usual);
  resize (window, 1270);
  g_assert_cmpint (gtk_widget_get_width (tabs), ==, widest);
  g_signal_emit_by_name (handle, "reset");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_width (tabs), ==, usual);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/narrow/header", test_header);
  g_test_add_func ("/narrow/title", test_title);
  g_test_add_func ("/narrow/bars", test_bars);
  g_test_add_func ("/narrow/one-line", test_one_line);
  g_test_add_func ("/narrow/dialogs", test_dialogs);
  g_test_add_func ("/narrow/puzzle-editor", test_puzzle_editor);
  g_test_add_func ("/narrow/making-flat", test_making_flat);
  g_test_add_func ("/narrow/pane-width", test_pane_width);
  g_test_add_func ("/narrow/below", test_below);
  g_test_add_func ("/narrow/thumbs", test_thumbs);
  g_test_add_func ("/narrow/show", test_show);
  g_test_add_func ("/narrow/at-once", test_at_once);
  g_test_add_func ("/narrow/come-back", test_come_back);
  g_test_add_func ("/narrow/legend", test_legend);
  g_test_add_func ("/narrow/large-text", test_large_text);
  g_test_add_func ("/narrow/large-dialogs", test_large_dialogs);
  g_test_add_func ("/narrow/large-lessons", test_large_lessons);

  return inside_run ();
}
