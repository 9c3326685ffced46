/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of lessons, by keys and clicks: every step is reached, what it asks is answered where it asks it,
 * and one goes on where one was. */

#include "config.h"

#include "bastide-board-services.h"
#include "bastide-puzzle-tiles.h"
#include "bastide-split-view.h"
#include "inside-user.h"

#include <glib/gstdio.h>

/* Nothing was learned yet. */
static BastideWindow *
open_learn (void)
{
  g_autofree char *results = g_build_filename (g_get_user_data_dir (), "bastide", "results", NULL);
  BastideWindow *window;

  inside_restart ();
  g_unlink (results);
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

/* A file that cannot be read is nobody's progress, and stays as it is. */
static void
test_not_kept (void)
{
  g_autofree char *results = g_build_filename (g_get_user_data_dir (), "bastide", "results", NULL);
  g_autofree char *text = NULL;
  BastideWindow *window;

  inside_restart ();
  g_assert_true (g_file_set_contents (results, "not ours", -1, NULL));
  window = inside_open ();
  user_press (window, "<Alt>5");
  user_sees (window, "Progress and results are not kept: *results*");
  user_press (window, "Page_Down");
  user_sees (window, "Step 2 of *");
  inside_close (window);
  inside_restart ();
  g_assert_true (g_file_get_contents (results, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "not ours");
  g_unlink (results);
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

static gboolean
is_chosen (BastideWindow *window,
           const char    *text)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (user_wait_for (get_page (window), GTK_TYPE_CHECK_BUTTON, text)));
}

/* 1 to 9 choose a sentence; Enter checks, lets one try again, and goes on. */
static void
test_answer_keys (void)
{
  BastideWindow *window = open_learn ();

  user_press (window, "Page_Down Page_Down Page_Down");
  user_sees (window, "Step 4 of *");
  user_press (window, "Return");
  user_sees (window, "Step 4 of *");
  user_press (window, "2");
  g_assert_true (is_chosen (window, "No. The city*"));
  user_press (window, "1");
  g_assert_true (is_chosen (window, "Yes. It matches*"));
  g_assert_false (is_chosen (window, "No. The city*"));
  user_press (window, "Return");
  user_sees (window, "Not yet*");
  /* What was given is still seen, and can be changed when it is tried again. */
  g_assert_true (is_chosen (window, "Yes. It matches*"));
  g_assert_false (gtk_widget_is_sensitive (user_find (get_page (window), GTK_TYPE_CHECK_BUTTON, "*Yes. It matches*")));
  user_press (window, "Return 2 Return");
  user_sees (window, "Right*");
  user_press (window, "Return");
  user_sees (window, "Step 5 of *");
  inside_close (window);
}

/* Places that were ticked stay ticked, and count, when it is tried again: one of them is let go, and all is right. */
static void
test_mended_list (void)
{
  BastideWindow *window = open_learn ();

  user_click (window, GTK_TYPE_LIST_BOX_ROW, "3  Roads*");
  user_press (window, "Page_Down Page_Down Page_Down Page_Down Page_Down");
  user_sees (window, "Step 6 of *");
  user_press (window, "1 2 3 4 5 6 Return");
  user_sees (window, "1 does not belong there.\nSomebody stands there already.");
  user_press (window, "Return");
  g_assert_true (is_chosen (window, "*road west"));
  user_click (get_page (window), GTK_TYPE_CHECK_BUTTON, "*road west");
  user_press (window, "Return");
  user_sees (window, "Right*");
  inside_close (window);
}

/* Where it is on the window, from above. */
/* Does the card lie over the cell? */
static gboolean
hides (GtkWidget    *card,
       BastideBoard *board,
       int           x,
       int           y)
{
  graphene_rect_t bounds;
  GdkRectangle area;

  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (board), &bounds));
  bastide_board_get_cell_area (board, x, y, &area);

  return graphene_rect_intersection (&bounds, &GRAPHENE_RECT_INIT (area.x, area.y, area.width, area.height), NULL);
}

/* The tile that is tried, and the places for a follower on it, are never under the buttons that go with them. */
static void
test_pill_keeps_clear (void)
{
  static const int cells[][2] = { { 0, -1 }, { 0, 1 } };
  BastideWindow *window = open_learn ();
  BastideBoard *board = BASTIDE_BOARD (inside_child (get_page (window), "board"));
  GdkRectangle area;

  user_press (window, "Page_Down Page_Down");
  user_sees (window, "Step 3 of *");
  bastide_board_get_cell_area (board, 0, -1, &area);
  bastide_board_pan (board, -area.x, -area.y);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      GtkWidget *layer, *pill;

      user_click_cell (board, cells[i][0], cells[i][1]);
      user_sees (window, "*turned by *");
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      layer = inside_find (GTK_WIDGET (get_page (window)), BASTIDE_TYPE_TURN_LAYER, gtk_widget_get_mapped);
      pill = inside_child (layer, "pill");
      g_assert_false (hides (pill, board, cells[i][0], cells[i][1]));
      /* It may well lie over another cell. */
      user_press (window, "Escape");
    }
  inside_close (window);
}

static void
move_to_pixel (GtkWidget *widget,
               double     x,
               double     y)
{
  g_autofree char *line = NULL;
  int screen_x, screen_y;

  inside_find_pixel (widget, x, y, &screen_x, &screen_y);
  line = g_strdup_printf ("mousemove %d %d mousemove %d %d", screen_x - 3, screen_y - 3, screen_x, screen_y);
  inside_xdotool (line);
}

static gboolean
is_hovering (gpointer window)
{
  return user_find (window, GTK_TYPE_LABEL, "*turned by *") != NULL;
}

/* The tile of a question is dragged from its picture onto the board. */
static void
test_drag (void)
{
  BastideWindow *window = open_learn ();
  BastideBoard *board = BASTIDE_BOARD (inside_child (get_page (window), "board"));
  GdkRectangle cell;
  GtkWidget *tiles, *picture;

  user_press (window, "Page_Down Page_Down");
  user_sees (window, "Step 3 of *");
  inside_wait_active (GTK_WINDOW (window));
  tiles = inside_find (GTK_WIDGET (get_page (window)), BASTIDE_TYPE_PUZZLE_TILES, gtk_widget_get_mapped);
  picture = inside_find (tiles, GTK_TYPE_PICTURE, NULL);
  move_to_pixel (picture, 20, 20);
  inside_xdotool ("mousedown 1");
  bastide_board_get_cell_area (board, 0, -1, &cell);
  move_to_pixel (GTK_WIDGET (board), cell.x + cell.width / 2.0, cell.y + cell.height / 2.0);
  inside_xdotool ("mouseup 1");
  inside_wait (is_hovering, window);
  inside_close (window);
}

/* Farms that were coloured with a verdict are not so in the lesson that is chosen then. */
static void
test_colours_go (void)
{
  BastideWindow *window = open_learn ();
  BastideBoard *board = BASTIDE_BOARD (inside_child (get_page (window), "board"));

  user_click (window, GTK_TYPE_LIST_BOX_ROW, "9  Farms 1*");
  user_press (window, "Page_Down Page_Down Page_Down");
  user_sees (window, "Step 4 of *");
  user_press (window, "3 Return");
  user_sees (window, "Right*");
  g_assert_true (bastide_board_get_show (board) & BST_RENDER_SHOW_FARMS);
  user_click (window, GTK_TYPE_LIST_BOX_ROW, "2  A turn*");
  user_sees (window, "Step 1 of *");
  g_assert_false (bastide_board_get_show (board) & BST_RENDER_SHOW_FARMS);
  inside_close (window);
}

static guint
count_chosen (BastideWindow *window)
{
  GtkWidget *first = user_wait_for (get_page (window), GTK_TYPE_CHECK_BUTTON, "*road west");
  guint n_chosen = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_parent (first)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n_chosen += GTK_IS_CHECK_BUTTON (row) && gtk_check_button_get_active (GTK_CHECK_BUTTON (row));

  return n_chosen;
}

/* A feature of the list is ticked, and let go, by a click on it on the board. */
static void
test_clicked_feature (void)
{
  BastideWindow *window = open_learn ();
  BastideBoard *board;
  const BstTile *tiles;
  guint n_tiles;

  user_click (window, GTK_TYPE_LIST_BOX_ROW, "3  Roads*");
  user_press (window, "Page_Down Page_Down Page_Down Page_Down Page_Down");
  user_sees (window, "Step 6 of *");
  board = BASTIDE_BOARD (inside_child (get_page (window), "board"));
  tiles = bst_position_get_tiles (bastide_study_get_position (bastide_board_get_study (board)), &n_tiles);
  g_assert_cmpuint (count_chosen (window), ==, 0);
  user_click_board (board, tiles[n_tiles - 1].x + 0.1, tiles[n_tiles - 1].y + 0.1);
  g_assert_cmpuint (count_chosen (window), ==, 1);
  user_click_board (board, tiles[n_tiles - 1].x + 0.1, tiles[n_tiles - 1].y + 0.1);
  g_assert_cmpuint (count_chosen (window), ==, 0);
  inside_close (window);
}

static guint
count_lit (BastideWindow *window)
{
  BastideBoard *board = BASTIDE_BOARD (inside_child (get_page (window), "board"));
  const GArray *marks = bastide_study_get_node (bastide_board_get_study (board))->marks;
  guint n_lit = 0;

  for (guint i = 0; marks != NULL && i < marks->len; i++)
    n_lit += g_array_index (marks, BstMark, i).kind == BST_MARK_FEATURE;

  return n_lit;
}

/* A line of a score sheet lights what it is about; what was filled in stays to be compared, and then to be mended. */
static void
test_sheet (void)
{
  BastideWindow *window = open_learn ();
  GtkWidget *number;

  user_click (window, GTK_TYPE_LIST_BOX_ROW, "12  A whole game*");
  user_press (window, "Page_Down Page_Down Page_Down Page_Down Page_Down Page_Down");
  user_sees (window, "The game is over*");
  number = user_wait_for (get_page (window), GTK_TYPE_SPIN_BUTTON, "Monastery*");
  g_assert_cmpuint (count_lit (window), ==, 0);
  gtk_widget_grab_focus (number);
  g_assert_cmpuint (count_lit (window), ==, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 6);
  gtk_widget_grab_focus (user_wait_for (get_page (window), GTK_TYPE_SPIN_BUTTON, "In all"));
  g_assert_cmpuint (count_lit (window), >, 4);

  user_click (get_page (window), GTK_TYPE_BUTTON, "*Check");
  user_sees (window, "*lines are right*");
  user_sees (window, "✗ 17 is right");
  user_sees (window, "✓ right");
  g_assert_false (gtk_editable_get_editable (GTK_EDITABLE (number)));
  gtk_widget_grab_focus (number);
  g_assert_cmpuint (count_lit (window), ==, 1);

  user_click (get_page (window), GTK_TYPE_BUTTON, "*Try Again");
  g_assert_true (gtk_editable_get_editable (GTK_EDITABLE (number)));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, 6);
  inside_close (window);
}

/* A tile is laid by keys, the opponent answers, and one can begin anew; the page has its keys all the while. How to go
 * on does not stand out before the game is over. */
static void
test_play (void)
{
  BastideWindow *window = open_learn ();
  BastideBoard *board = BASTIDE_BOARD (inside_child (get_page (window), "board"));
  GtkWidget *next;

  user_click (window, GTK_TYPE_LIST_BOX_ROW, "12  A whole game*");
  user_press (window, "Page_Down Page_Down Page_Down Page_Down Page_Down Page_Down Page_Down Page_Down Page_Down Page_Down");
  user_sees (window, "Twenty tiles. You are Red*");
  user_sees (window, "Tile 2 of 20: your turn.");
  next = user_wait_for (get_page (window), GTK_TYPE_BUTTON, "*Next");
  g_assert_false (gtk_widget_has_css_class (next, "suggested-action"));
  gtk_widget_grab_focus (GTK_WIDGET (board));
  user_press (window, "Return");
  user_sees (window, "Tile 2 of 20: your turn.");
  user_press (window, "Tab Right Return Return space");
  user_sees (window, "Tile 4 of 20: your turn.");
  user_press (window, "Page_Up");
  user_sees (window, "That was a whole game.*");
  g_assert_true (gtk_widget_has_css_class (next, "suggested-action"));
  user_press (window, "Page_Down");
  user_sees (window, "Tile 4 of 20: your turn.");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Play Again");
  user_sees (window, "Tile 2 of 20: your turn.");
  inside_close (window);
}

/* A number is typed, whatever has the focus; how to go on stands out only when it is right. */
static void
test_number_keys (void)
{
  BastideWindow *window = open_learn ();
  GtkWidget *next;

  user_press (window, "Page_Down Page_Down Page_Down Page_Down");
  user_sees (window, "Step 5 of *");
  /* The button that goes on checks first. */
  next = user_wait_for (get_page (window), GTK_TYPE_BUTTON, "*Check");
  user_press (window, "3 Return");
  user_sees (window, "Not yet*");
  g_assert_true (next == user_wait_for (get_page (window), GTK_TYPE_BUTTON, "*Next"));
  g_assert_false (gtk_widget_has_css_class (next, "suggested-action"));
  user_sees (window, "Three ways suit*");
  user_press (window, "Return 1 Return");
  user_sees (window, "Right*");
  g_assert_true (gtk_widget_has_css_class (next, "suggested-action"));
  user_press (window, "Return");
  user_sees (window, "Step 6 of *");
  inside_close (window);
}

/* After its last lesson a course says how it went, and leads to the next. */
static void
test_course_end (void)
{
  BastideWindow *window = open_learn ();

  user_click (window, GTK_TYPE_LIST_BOX_ROW, "12  A whole game*");
  for (guint i = 0; i < 12; i++)
    user_press (window, "Page_Down");
  user_sees (window, "The end of the lesson; * steps are still to be seen, or answered right.*In the whole course: 0 of *Next course: What the editions changed");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Next");
  user_sees (window, "Step 1 of *");
  user_wait_for (window, GTK_TYPE_LIST_BOX_ROW, "1  *");
  g_assert_null (user_find (get_page (window), GTK_TYPE_LIST_BOX_ROW, "12  A whole game*"));
  inside_close (window);
}

/* After its last step a lesson says how it went, and where one goes from there; back is its last step. */
static void
test_closing (void)
{
  BastideWindow *window = open_learn ();

  user_press (window, "Page_Down Page_Down Page_Down 2 Return");
  user_sees (window, "Right*");
  user_press (window, "Page_Down Page_Down");
  user_sees (window, "Step 6 of *");
  user_press (window, "Page_Down");
  user_sees (window, "The end of the lesson; 3 steps are still to be seen, or answered right.\nRight at the first try: 1 of *Next lesson: *");
  /* A question that was answered wrongly first is not right at the first try. */
  user_press (window, "Page_Up Page_Up 3 Return");
  user_sees (window, "Not yet*");
  user_wait_for (window, GTK_TYPE_LABEL, "3 of 6 steps");
  user_press (window, "Return 1 Return");
  user_sees (window, "Right*");
  /* But it is done. */
  user_wait_for (window, GTK_TYPE_LABEL, "4 of 6 steps");
  user_press (window, "Page_Down Page_Down");
  user_sees (window, "The end of the lesson; 2 steps are still to be seen, or answered right.\nRight at the first try: 1 of *");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Begin This Lesson Again");
  user_sees (window, "Step 1 of *");
  user_press (window, "Page_Down Page_Down Page_Down Page_Down Page_Down Page_Down");
  user_sees (window, "The end of the lesson*");
  user_press (window, "Page_Up");
  user_sees (window, "Step 6 of *");
  g_assert_null (user_find (get_page (window), GTK_TYPE_LABEL, "The end of the lesson*"));
  user_press (window, "Page_Down Page_Down");
  user_sees (window, "Step 1 of *");
  inside_close (window);
}

/* A step leads to the page of the game, and a key back, whether a game is open there or not. */
static void
test_back (void)
{
  BastideWindow *window = open_learn ();

  user_press (window, "<Alt>2");
  user_sees (window, "No game is open here.");
  user_press (window, "<Alt>Left");
  user_sees (window, "Step 1 of *");
  /* A lesson that leads to the game opens one where there is none. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-place", "s", "study");
  user_sees (window, "Move 0 of 71*");
  user_press (window, "<Alt>Left");
  user_sees (window, "Step 1 of *");
  /* Who followed the link of a rule is told of the way back. */
  user_press (window, "<Alt>2");
  user_sees (window, "Move 0 of 71*");
  gtk_widget_activate_action (GTK_WIDGET (window), "rule.show", "s", "C2");
  user_sees (window, "The rule book shows C2.");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  user_sees (window, "Move 0 of 71*");
  inside_close (window);
}

static void
choose_course (BastideWindow *window,
               guint          index)
{
  gtk_drop_down_set_selected (inside_child (inside_child (get_page (window), "list"), "course"), index);
}

/* What a lesson has the learner do in a real game is seen to be done there, by a key or a button, and a click leads
 * back. */
static void
test_practice (void)
{
  BastideWindow *window = open_learn ();

  choose_course (window, 4);
  user_sees (window, "A game is a list of moves*");
  user_press (window, "Page_Down");
  /* Read out without the sign of its key. */
  gtk_test_accessible_assert_property (user_wait_for (get_page (window), GTK_TYPE_BUTTON, "*Try It There"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Try It There");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Try It There");
  user_sees (window, "Move 0 of 71*");
  user_sees (window, "Now in a real game*");
  /* Something else is not it. */
  user_press (window, "k");
  user_sees (window, "Now in a real game*");
  user_press (window, "Right");
  user_sees (window, "Well done!");
  user_click (window, GTK_TYPE_BUTTON, "*Back to the Lesson");
  user_sees (window, "You have done it.");
  user_press (window, "Page_Down");
  user_sees (window, "Step 3 of *");
  g_assert_null (user_find (window, GTK_TYPE_LABEL, "Well done!"));

  /* What nobody can see done is said there as well, and the way back is the same. */
  user_press (window, "Page_Down Page_Down");
  user_sees (window, "Step 5 of *");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Open the Game");
  user_sees (window, "The curve below the board*");
  user_press (window, "Home Right");
  user_click (window, GTK_TYPE_BUTTON, "*Back to the Lesson");
  user_sees (window, "Step 5 of *");
  g_assert_null (user_find (get_page (window), GTK_TYPE_LABEL, "You have done it."));

  /* What is a switch is done when it is on. */
  user_click (window, GTK_TYPE_LIST_BOX_ROW, "3  What the board can show*");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Try It There");
  user_sees (window, "*Show the owners.");
  user_press (window, "o");
  user_sees (window, "Well done!");
  inside_close (window);
}

/* What a move pays is told with it, but not where the next step asks for just that. */
static void
test_what_moves_pay (void)
{
  BastideWindow *window = open_learn ();

  /* Here the next one asks what the turn would pay with another city. */
  choose_course (window, 1);
  user_sees (window, "The rules of this game*");
  user_press (window, "Page_Down Page_Down Page_Down Page_Down Page_Down");
  user_sees (window, "One tile can close two cities*");
  user_sees (window, "*Red: 2 tiles = 2*");

  choose_course (window, 0);
  user_click (window, GTK_TYPE_LIST_BOX_ROW, "4  Cities and pennants*");
  user_press (window, "Page_Down Page_Down Page_Down Page_Down");
  user_sees (window, "Sometimes two pieces*");
  user_wait_for (get_page (window), GTK_TYPE_BUTTON, "*Show Again");
  g_assert_null (user_find (get_page (window), GTK_TYPE_LABEL, "*Red: 4 tiles*"));
  inside_close (window);
}

/* Each of the deeds is seen where it is done; one that lies elsewhere in the game is walked to. */
static void
test_deeds (void)
{
  static const struct
  {
    const char *lesson, *steps, *keys, *sentence;
  } deeds[] = {
    { "1  Through a game*", "Page_Down Page_Down Page_Down", "End <Control>Up <Shift>Right", "*Go into it." },
    { "2  A tile and a figure*", "", "<Control>d", "*draw one." },
    { "3  What the board can show*", "Page_Down Page_Down", "s", "*Try it *" },
    /* The step after it. */
    { NULL, "Page_Down", "<Control><Shift>x <Control><Shift>x", "*exam mode*" }
  };
  BastideWindow *window = open_learn ();

  choose_course (window, 4);
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      if (deeds[i].lesson != NULL)
        user_click (window, GTK_TYPE_LIST_BOX_ROW, deeds[i].lesson);
      user_press (window, deeds[i].steps);
      user_click (get_page (window), GTK_TYPE_BUTTON, "*Try It There");
      user_sees (window, deeds[i].sentence);
      user_press (window, deeds[i].keys);
      user_sees (window, "Well done!");
      user_click (window, GTK_TYPE_BUTTON, "*Back to the Lesson");
      user_sees (window, "You have done it.");
    }
  inside_close (window);
}

/* Where there is little room the list comes below the board in place of the card. */
static void
test_narrow (void)
{
  BastideWindow *window = open_learn ();
  BastideSplitView *side = inside_child (get_page (window), "side");
  GtkWidget *card = inside_child (get_page (window), "card");
  GtkWidget *board = inside_child (get_page (window), "board");

  inside_resize (GTK_WINDOW (window), 380, 700);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (bastide_split_view_get_below (side));
  g_assert_true (gtk_widget_get_mapped (card));
  user_press (window, "F9");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (bastide_split_view_get_show (side));
  g_assert_true (gtk_widget_get_mapped (inside_child (get_page (window), "list")));
  g_assert_true (gtk_widget_get_mapped (board));
  g_assert_cmpint (gtk_widget_get_height (board), >, 200);
  g_assert_false (gtk_widget_get_mapped (card));
  user_press (window, "F9");
  g_assert_true (gtk_widget_get_mapped (card));
  inside_close (window);
}

static gboolean
is_within (GtkWidget *widget,
           GtkWidget *view)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, view, &bounds) && bounds.size.height > 0 && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (view);
}

static gboolean
is_reason_seen (gpointer window)
{
  GtkWidget *verdict = user_find (get_page (window), GTK_TYPE_LABEL, "Not yet*");

  return verdict != NULL && is_within (verdict, gtk_widget_get_ancestor (verdict, GTK_TYPE_SCROLLED_WINDOW));
}

/* With large text the verdict comes into sight by itself, and the button that goes on stays there. */
static void
test_large_text (void)
{
  BastideWindow *window = open_learn ();
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 192 * 1024, NULL);
  inside_resize (GTK_WINDOW (window), 380, 700);
  user_press (window, "Page_Down Page_Down Page_Down 1 Return");
  user_sees (window, "Not yet*");
  inside_wait (is_reason_seen, window);
  g_assert_true (is_within (user_wait_for (get_page (window), GTK_TYPE_BUTTON, "_Next"), get_page (window)));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
  inside_close (window);
}

static GtkDropDown *
find_courses (BastideWindow *window)
{
  return GTK_DROP_DOWN (user_wait_for (window, GTK_TYPE_DROP_DOWN, "Course"));
}

/* They stand in the order in which one learns, each says what it is for, and how far one is is kept of each. */
static void
test_courses (void)
{
  static const struct
  {
    const char *title;
    const char *aim;
    const char *lesson;
  } courses[] = {
    { "The game in forty minutes", "The base game*", "1  Edges match*" },
    { "What the editions changed", "Three editions*", "1  The city of two tiles*" },
    { "More tiles, more rules", "What each set adds*", "1  Abbot and gardens*" },
    { "Playing well", "You know the rules*", "1  Taking a city over*" },
    { "Bastide in ten minutes", "You know the game*", "1  Through a game*" }
  };
  BastideWindow *window = open_learn ();
  GListModel *titles = gtk_drop_down_get_model (find_courses (window));

  g_assert_cmpuint (g_list_model_get_n_items (titles), ==, G_N_ELEMENTS (courses));
  for (guint i = 0; i < G_N_ELEMENTS (courses); i++)
    {
      g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (titles), i), ==, courses[i].title);
      gtk_drop_down_set_selected (find_courses (window), i);
      user_sees (window, courses[i].aim);
      user_wait_for (window, GTK_TYPE_LIST_BOX_ROW, courses[i].lesson);
      user_sees (window, "Step 1 of *");
    }
  /* Its keys are those that are set. */
  user_sees (window, "A game is a list of moves.*, Right goes to the next move and Left to the one before.");
  user_press (window, "Page_Down");
  user_sees (window, "Step 2 of *");
  user_click (get_page (window), GTK_TYPE_BUTTON, "*Try It There");
  g_assert_cmpstr (bastide_page_get_name (bastide_window_get_page (window)), ==, "study");
  user_press (window, "<Alt>5");
  user_sees (window, "Step 2 of *");
  gtk_drop_down_set_selected (find_courses (window), 0);
  user_sees (window, "Step 1 of *");
  gtk_drop_down_set_selected (find_courses (window), G_N_ELEMENTS (courses) - 1);
  user_sees (window, "Step 2 of *");
  inside_close (window);
}

int
main (int    argc,
      char **argv)
{
  inside_init (&argc, &argv);

  g_test_add_func ("/learn/door", test_door);
  g_test_add_func ("/learn/courses", test_courses);
  g_test_add_func ("/learn/not-kept", test_not_kept);
  g_test_add_func ("/learn/steps", test_steps);
  g_test_add_func ("/learn/answer-keys", test_answer_keys);
  g_test_add_func ("/learn/mended-list", test_mended_list);
  g_test_add_func ("/learn/clicked-feature", test_clicked_feature);
  g_test_add_func ("/learn/pill-keeps-clear", test_pill_keeps_clear);
  g_test_add_func ("/learn/drag", test_drag);
  g_test_add_func ("/learn/colours-go", test_colours_go);
  g_test_add_func ("/learn/sheet", test_sheet);
  g_test_add_func ("/learn/play", test_play);
  g_test_add_func ("/learn/number-keys", test_number_keys);
  g_test_add_func ("/learn/back", test_back);
  g_test_add_func ("/learn/practice", test_practice);
  g_test_add_func ("/learn/what-moves-pay", test_what_moves_pay);
  g_test_add_func ("/learn/deeds", test_deeds);
  g_test_add_func ("/learn/narrow", test_narrow);
  g_test_add_func ("/learn/closing", test_closing);
  g_test_add_func ("/learn/course-end", test_course_end);
  g_test_add_func ("/learn/large-text", test_large_text);

  return inside_run ();
}
