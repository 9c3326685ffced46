/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The projector view, by its keys: it shows what the page shows, goes from step to step, and leaves nothing behind. */

#include "config.h"

#include "bastide-board-services.h"
#include "bastide-pointing.h"
#include "bastide-projector.h"
#include "bastide-rule-book.h"
#include "inside-user.h"

static GtkWindow *
project (BastideWindow *window)
{
  user_press (window, "F5");

  return inside_wait_window (BASTIDE_TYPE_PROJECTOR);
}

static BastidePointing *
get_pointing (GtkWindow *projector)
{
  return BASTIDE_POINTING (inside_find (GTK_WIDGET (projector), BASTIDE_TYPE_POINTING, NULL));
}

static void
leave (GtkWindow *projector)
{
  user_press (projector, "Escape");
  inside_wait_no_window (BASTIDE_TYPE_PROJECTOR);
}

static void
test_lesson (void)
{
  BastideWindow *window;
  GtkWindow *projector;

  inside_restart ();
  window = inside_open ();
  user_press (window, "<Alt>5");
  user_sees (window, "Step 1 of *");
  projector = project (window);
  user_sees (projector, "Carcassonne grows tile by tile*");
  user_press (projector, "space");
  user_sees (projector, "A new tile lies beside one*");
  user_press (projector, "Page_Down");
  user_sees (projector, "Now you: make the city larger*");
  user_press (projector, "Page_Up");
  user_sees (projector, "A new tile lies beside one*");
  leave (projector);
  user_sees (window, "Step 2 of *");
  inside_close (window);
}

/* An example of a rule goes on step by step, and lights what the page lights. */
static void
test_rule (void)
{
  BastideWindow *window;
  GtkWindow *projector;
  BastideBoard *board;
  BastideRuleBook *book;
  g_autofree char *told = NULL;

  inside_restart ();
  window = inside_open ();
  gtk_widget_activate_action (GTK_WIDGET (window), "rule.show", "s", "C2");
  user_wait_for (window, GTK_TYPE_LABEL, "Example 1 of *");
  projector = project (window);
  board = BASTIDE_BOARD (inside_find (GTK_WIDGET (projector), BASTIDE_TYPE_BOARD, NULL));
  user_press (projector, "Page_Up Page_Up Page_Up Page_Up");
  g_assert_cmpuint (bst_position_get_n_placed (bastide_study_get_position (bastide_board_get_study (board))), <, 3);
  user_press (projector, "space space space space space space space space space space space space");
  g_assert_cmpuint (bst_position_get_n_placed (bastide_study_get_position (bastide_board_get_study (board))), >, 0);
  book = BASTIDE_RULE_BOOK (inside_find (GTK_WIDGET (window), BASTIDE_TYPE_RULE_BOOK, NULL));
  told = bastide_example_view_dup_told (bastide_rule_book_get_example (book));
  user_sees (projector, told);
  leave (projector);
  inside_close (window);
}

/* What one rule set pays after the other, and then the next step. */
static void
test_compare (void)
{
  BastideWindow *window;
  GtkWindow *projector;
  BastideRuleBook *book;

  inside_restart ();
  window = inside_open ();
  gtk_widget_activate_action (GTK_WIDGET (window), "rule.show", "s", "C4");
  user_wait_for (window, GTK_TYPE_LABEL, "Example 1 of *");
  book = BASTIDE_RULE_BOOK (inside_find (GTK_WIDGET (window), BASTIDE_TYPE_RULE_BOOK, NULL));
  /* A city of two tiles is completed. */
  bastide_example_set_step (bastide_example_view_get_example (bastide_rule_book_get_example (book)), 2);
  bastide_example_set_mode (bastide_example_view_get_example (bastide_rule_book_get_example (book)), BASTIDE_EXAMPLE_COMPARE);
  projector = project (window);
  user_sees (projector, "Current rules, *Red 4*2 tiles × 2 = 4*");
  user_press (projector, "space");
  user_sees (projector, "Older rules, *Red 2*2 tiles = 2*");
  user_press (projector, "Page_Up");
  user_sees (projector, "Current rules, *Red 4*2 tiles × 2 = 4*");
  user_press (projector, "space space space");
  g_assert_cmpint (bastide_example_get_mode (bastide_example_view_get_example (bastide_rule_book_get_example (book))), ==, BASTIDE_EXAMPLE_STEPS);
  leave (projector);
  inside_close (window);
}

/* What is to be laid is seen beside the sentence. */
static void
test_tile (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *projector;

  inside_open_sample (window);
  projector = project (window);
  g_assert_false (gtk_widget_get_visible (inside_find (GTK_WIDGET (projector), GTK_TYPE_PICTURE, NULL)));
  user_press (projector, "Page_Up Page_Up");
  g_assert_true (gtk_widget_get_visible (inside_find (GTK_WIDGET (projector), GTK_TYPE_PICTURE, NULL)));
  leave (projector);
  inside_close (window);
}

static void
test_puzzles (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *projector;

  user_press (window, "<Alt>4");
  user_wait_for (window, GTK_TYPE_LABEL, "The first city");
  projector = project (window);
  user_sees (projector, "*points at once*");
  user_press (projector, "Page_Up space");
  user_sees (projector, "*all cells*");
  leave (projector);
  inside_close (window);
}

/* To a screen reader. */
static void
says (GtkWindow  *projector,
      const char *text)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (get_pointing (projector)),
                                                               GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  g_assert_cmpstr (other, ==, NULL);
}

/* How dark the spotlight makes a pixel of the left edge. */
static guint
get_dimmed (BastidePointing *pointing,
            int              y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (pointing)), height = gtk_widget_get_height (GTK_WIDGET (pointing));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  guint alpha;

  GTK_WIDGET_GET_CLASS (pointing)->snapshot (GTK_WIDGET (pointing), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  y = y < 0 ? height + y : y;
  alpha = cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + 4 * 2 + 3];
  cairo_surface_destroy (surface);

  return alpha;
}

/* The game is as it was: discs and spotlight belong to no document. */
static void
test_study (void)
{
  BastideWindow *window = inside_open ();
  BastidePointing *pointing;
  GtkWindow *projector;
  guint index;

  g_assert_false (g_action_group_get_action_enabled (
                    bastide_page_get_actions (BASTIDE_PAGE (inside_study (window))), "project"));
  inside_open_sample (window);
  index = bastide_study_get_index (inside_study (window)->study);
  projector = project (window);
  pointing = get_pointing (projector);
  user_press (projector, "Page_Up");
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, index - 1);
  user_press (projector, "Return Right Return Down Return BackSpace");
  says (projector, "2 discs");
  user_press (projector, "s");
  /* The sentence can be read beside it. */
  g_assert_cmpuint (get_dimmed (pointing, 2), >, 100);
  g_assert_cmpuint (get_dimmed (pointing, -2), ==, 0);
  /* The keys are shown at first, and until one is pressed, and with F1 again. */
  g_assert_null (user_find (projector, GTK_TYPE_LABEL, "*Spotlight: S*"));
  user_press (projector, "F1");
  user_sees (projector, "*Spotlight: S*These keys again: F1");
  user_press (projector, "F1");
  g_assert_null (user_find (projector, GTK_TYPE_LABEL, "*Spotlight: S*"));
  user_press (projector, "s b");
  says (projector, "The screen is black");
  user_press (projector, "Return b");
  says (projector, "2 discs");
  /* What is pointed at is gone with the board that it was about. */
  user_press (projector, "space");
  says (projector, "0 discs");
  user_press (projector, "BackSpace");
  leave (projector);
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, index);
  g_assert_false (bastide_study_is_changed (inside_study (window)->study));
  inside_close (window);
}

/* A click puts a disc and lays no tile. */
static void
test_click (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *projector;
  g_autoptr (GtkEventController) click = NULL;
  guint n_moves;

  inside_open_sample (window);
  n_moves = bastide_shown_get_n_moves (bastide_study_get_shown (inside_study (window)->study));
  projector = project (window);
  click = inside_find_controller (GTK_WIDGET (get_pointing (projector)), GTK_TYPE_GESTURE_CLICK);
  g_signal_emit_by_name (click, "pressed", 1, 100.0, 100.0);
  g_signal_emit_by_name (click, "pressed", 1, 200.0, 100.0);
  says (projector, "2 discs");
  g_assert_cmpuint (bastide_shown_get_n_moves (bastide_study_get_shown (inside_study (window)->study)), ==, n_moves);
  /* It goes with its window. */
  inside_close (window);
  inside_wait_no_window (BASTIDE_TYPE_PROJECTOR);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/projector/lesson", test_lesson);
  g_test_add_func ("/projector/puzzles", test_puzzles);
  g_test_add_func ("/projector/rule", test_rule);
  g_test_add_func ("/projector/compare", test_compare);
  g_test_add_func ("/projector/tile", test_tile);
  g_test_add_func ("/projector/study", test_study);
  g_test_add_func ("/projector/click", test_click);

  return inside_run ();
}
