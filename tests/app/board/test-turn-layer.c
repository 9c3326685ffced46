/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn as it is laid on the board: under a glass, by clicks, by touch, by keys, and by dragging. How many gestures that
 * takes is counted. */

#include "config.h"

#include "bastide-bag-tile.h"
#include "bastide-move-row.h"
#include "bastide-turn-layer-private.h"
#include "inside-user.h"
#include "random-game.h"

/* As after the glass has opened. */
static void
finish_opening (BastideWindow *window)
{
  BastideTurnLayer *layer = inside_turn_layer (window);

  if (layer->opening != NULL)
    adw_animation_skip (layer->opening);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* The sample game at a place, with the move that comes next there. */
static BastideWindow *
open_at (guint           index,
         const BstMove **next)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, index);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  *next = &bst_node_get_next (bastide_study_get_node (inside_study (window)->study))->move;

  return window;
}

/* --- How large --- */

/* Of what can be touched: 44 units each way, and within the board. */
static void
check_target (BastideTurnLayer *layer,
              GtkWidget        *target)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (target, GTK_WIDGET (layer), &area));
  g_test_message ("%s: %.0f×%.0f at %.0f, %.0f", G_OBJECT_TYPE_NAME (target), (double) area.size.width,
                  (double) area.size.height, (double) area.origin.x, (double) area.origin.y);
  g_assert_cmpfloat (area.size.width, >=, 44);
  g_assert_cmpfloat (area.size.height, >=, 44);
  g_assert_cmpfloat (area.origin.x, >=, 0);
  g_assert_cmpfloat (area.origin.y, >=, 0);
  g_assert_cmpfloat (area.origin.x + area.size.width, <=, gtk_widget_get_width (GTK_WIDGET (layer)));
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (GTK_WIDGET (layer)));
}

static guint
check_targets (BastideTurnLayer *layer,
               GtkWidget        *below)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (below); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child))
        continue;
      if (GTK_IS_BUTTON (child))
        {
          check_target (layer, child);
          n++;
        }
      else
        n += check_targets (layer, child);
    }

  return n;
}

/* One is tried: while it hovers, and while its steps are chosen. */
static guint
check_turn (BastideWindow *window,
            const BstMove *move)
{
  BastideTurnLayer *layer = inside_turn_layer (window);
  BastideTurnInput *turn_input = inside_study (window)->turn_input;
  guint n;

  bastide_turn_input_set_tile (turn_input, move->type);
  bastide_turn_input_try_cell (turn_input, move->x, move->y);
  finish_opening (window);
  n = check_targets (layer, GTK_WIDGET (layer));
  bastide_turn_input_lay (turn_input);
  finish_opening (window);
  n += check_targets (layer, GTK_WIDGET (layer));
  while (bastide_turn_input_cancel (turn_input))
    ;

  return n;
}

/* All expansions and two to six players, in windows from a telephone to a screen. */
static void
test_targets (void)
{
  static const int sizes[][2] = { { 1280, 800 }, { 400, 800 }, { 360, 640 }, { 800, 360 } };
  guint n_targets = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      BastideWindow *window = inside_open ();
      BastideStudy *study = inside_study (window)->study;
      g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 2 + i, 120, 7 + i);

      inside_resize (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
      g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
      for (guint at = 3; at + 1 < bastide_study_get_line_length (study); at += 13)
        {
          const BstNode *next;

          bastide_study_set_index (study, at);
          next = bst_node_get_next (bastide_study_get_node (study));
          if (next != NULL && next->move.kind == BST_MOVE_PLACE)
            n_targets += check_turn (window, &next->move);
        }
      inside_close (window);
    }
  g_assert_cmpuint (n_targets, >, 100);
}

/* --- What it takes --- */

/* The last place on the tile for a figure: no turn of the game. */
static GtkWidget *
get_place (BastideWindow *window)
{
  BastideTurnLayer *layer = inside_turn_layer (window);

  g_assert_cmpuint (layer->places->len, >, 0);

  return g_array_index (layer->places, BastideTurnPlace, layer->places->len - 1).button;
}

static void
has_laid (BastideWindow *window,
          guint          index)
{
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, index);
  g_assert_cmpint (bastide_turn_input_get_state (inside_study (window)->turn_input), ==, BASTIDE_TURN_INPUT_IDLE);
}

static void
press_button (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
}

/* With the mouse two clicks are a turn with a figure: on the cell, on the place. Undo is beside the tile. */
static void
test_clicks (void)
{
  const BstMove *move;
  BastideWindow *window = open_at (40, &move);

  user_click_cell (inside_study (window)->board, move->x, move->y);
  finish_opening (window);
  g_assert_true (gtk_widget_get_mapped (inside_turn_layer (window)->glass));
  press_button (get_place (window));
  has_laid (window, 41);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "Undo");
  has_laid (window, 40);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (inside_turn_layer (window))));
  inside_close (window);
}

/* A finger, which nothing follows before it comes down. */
static void
tap_cell (BastideBoard *board,
          int           x,
          int           y)
{
  g_autoptr (GtkEventController) click = inside_find_controller (GTK_WIDGET (board), GTK_TYPE_GESTURE_CLICK);
  GdkRectangle cell;

  bastide_board_get_cell_area (board, x, y, &cell);
  g_signal_emit_by_name (click, "pressed", 1, cell.x + cell.width / 2.0, cell.y + cell.height / 2.0);
  g_signal_emit_by_name (click, "released", 1, cell.x + cell.width / 2.0, cell.y + cell.height / 2.0);
}

/* Two taps, in a window as narrow as a telephone, where undo is in its lower third. */
static void
test_taps (void)
{
  const BstMove *move;
  BastideWindow *window = open_at (40, &move);
  graphene_rect_t undo;

  inside_resize (GTK_WINDOW (window), 400, 800);
  tap_cell (inside_study (window)->board, move->x, move->y);
  finish_opening (window);
  press_button (get_place (window));
  has_laid (window, 41);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (user_wait_for (inside_turn_layer (window), GTK_TYPE_BUTTON, "Undo"),
                                            GTK_WIDGET (window), &undo));
  g_assert_cmpfloat (undo.origin.y, >=, gtk_widget_get_height (GTK_WIDGET (window)) * 2 / 3.0f);
  g_assert_cmpfloat (undo.size.height, >=, 44);
  inside_close (window);
}

/* Keys alone: to the cell, Enter, and Space for no figure; or Enter once more for the places. */
static void
test_keys (void)
{
  const BstMove *move;
  BastideWindow *window = open_at (40, &move);

  bastide_board_look_at (inside_study (window)->board, move->x, move->y);
  user_press (window, "Return");
  user_sees (inside_turn_layer (window), "*turned by*");
  user_press (window, "r space");
  has_laid (window, 41);
  user_press (window, "<Control>z");
  bastide_board_look_at (inside_study (window)->board, move->x, move->y);
  user_press (window, "Return Return Right Return");
  has_laid (window, 41);
  inside_close (window);
}

/* A finger that rests on a cell, or on a row of the moves, opens its menu. */
static void
test_long_press (void)
{
  const BstMove *move;
  BastideWindow *window = open_at (40, &move);
  BastideBoard *board = inside_study (window)->board;
  g_autoptr (GtkEventController) press = inside_find_controller (GTK_WIDGET (board), GTK_TYPE_GESTURE_LONG_PRESS);
  g_autoptr (GtkEventController) on_row = NULL;
  GdkRectangle cell;
  GtkWidget *menu;

  bastide_board_get_cell_area (board, 0, 0, &cell);
  g_signal_emit_by_name (press, "pressed", cell.x + 5.0, cell.y + 5.0);
  g_assert_true (bastide_board_is_asking (board));
  bastide_board_pop_down (board);
  on_row = inside_find_controller (inside_find (GTK_WIDGET (inside_study (window)->moves), BASTIDE_TYPE_MOVE_ROW,
                                                gtk_widget_get_mapped),
                                   GTK_TYPE_GESTURE_LONG_PRESS);
  g_signal_emit_by_name (on_row, "pressed", 5.0, 5.0);
  menu = inside_find (GTK_WIDGET (inside_study (window)->moves), GTK_TYPE_POPOVER_MENU, gtk_widget_get_visible);
  g_assert_nonnull (menu);
  gtk_popover_popdown (GTK_POPOVER (menu));
  inside_close (window);
}

/* A click beside the glass takes the turn back. */
static void
test_outside (void)
{
  const BstMove *move;
  BastideWindow *window = open_at (40, &move);
  BastideTurnInput *turn_input = inside_study (window)->turn_input;

  user_click_cell (inside_study (window)->board, move->x, move->y);
  finish_opening (window);
  bastide_board_click (inside_study (window)->board, 3, 3, 0);
  g_assert_cmpint (bastide_turn_input_get_state (turn_input), ==, BASTIDE_TURN_INPUT_IDLE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (inside_turn_layer (window))));
  inside_close (window);
}

/* --- Dragging --- */

static void
move_to (GtkWidget *widget)
{
  g_autofree char *line = NULL;
  int x, y;

  inside_find_place (widget, &x, &y);
  line = g_strdup_printf ("mousemove %d %d", x, y);
  inside_xdotool (line);
}

static void
move_to_cell (BastideBoard *board,
              int           x,
              int           y)
{
  g_autofree char *line = NULL;
  GdkRectangle cell;
  int screen_x, screen_y;

  bastide_board_get_cell_area (board, x, y, &cell);
  inside_find_pixel (GTK_WIDGET (board), cell.x + cell.width / 2.0, cell.y + cell.height / 2.0, &screen_x, &screen_y);
  /* From there to there at once would be no drag. */
  line = g_strdup_printf ("mousemove %d %d", screen_x - 3, screen_y - 3);
  inside_xdotool (line);
  g_free (line);
  line = g_strdup_printf ("mousemove %d %d", screen_x, screen_y);
  inside_xdotool (line);
}

static gboolean
is_flying (gpointer window)
{
  return inside_find (window, BASTIDE_TYPE_FLIGHT, NULL) != NULL;
}

static gboolean
is_at_home (gpointer window)
{
  return !is_flying (window);
}

static gboolean
is_hovering (gpointer window)
{
  return bastide_turn_input_get_state (inside_study (window)->turn_input) == BASTIDE_TURN_INPUT_GHOST;
}

static gboolean
is_idle (gpointer window)
{
  return bastide_turn_input_get_state (inside_study (window)->turn_input) == BASTIDE_TURN_INPUT_IDLE;
}

/* The tile in hand in the strip of the players. */
static gboolean
is_tile_in_hand (GtkWidget *widget)
{
  return GTK_IS_PICTURE (widget) && gtk_widget_get_mapped (widget)
         && gtk_picture_get_paintable (GTK_PICTURE (widget)) != NULL;
}

/* Two drags are a turn: the tile out of the players' strip onto its cell, the figure out of the pill onto its place. */
static void
test_drags (void)
{
  const BstMove *move;
  BastideWindow *window = open_at (40, &move);
  BastideStudyPage *page = inside_study (window);

  inside_wait_active (GTK_WINDOW (window));
  move_to (inside_find (GTK_WIDGET (page->players), GTK_TYPE_PICTURE, is_tile_in_hand));
  inside_xdotool ("mousedown 1");
  move_to_cell (page->board, move->x, move->y);
  inside_wait (is_flying, window);
  inside_xdotool ("mouseup 1");
  inside_wait (is_hovering, window);
  finish_opening (window);

  move_to (page->turn_layer->only_kind);
  inside_xdotool ("mousedown 1");
  move_to (get_place (window));
  inside_wait (is_flying, window);
  inside_xdotool ("mouseup 1");
  inside_wait (is_idle, window);
  has_laid (window, 41);
  inside_wait (is_at_home, window);
  inside_close (window);
}

/* A tile of the bag is turned while it flies, once by R and once by the wheel, and lies so. */
static void
test_drag_turned (void)
{
  const BstMove *move;
  BastideWindow *window = open_at (40, &move);
  BastideStudyPage *page = inside_study (window);
  const BstPosition *position = bastide_study_get_position (page->study);
  guint type = (guint) bst_tile_set_find (bst_game_get_tile_set (bastide_study_get_game (page->study)), "V");
  BstPlacement placements[BST_MAX_PLACEMENTS (100)];
  guint n = bst_position_get_placements (position, type, placements);
  guint i = 0, rotation;
  gboolean legal;
  int x, y;

  while (i < n && !(placements[i].rotations & (1u << 2)))
    i++;
  g_assert_cmpuint (i, <, n);
  inside_wait_active (GTK_WINDOW (window));
  /* It comes into view. */
  user_click (page->bag, BASTIDE_TYPE_BAG_TILE, "*Tile V:*");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  move_to (user_wait_for (page->bag, BASTIDE_TYPE_BAG_TILE, "*Tile V:*"));
  inside_xdotool ("mousedown 1");
  move_to_cell (page->board, placements[i].x, placements[i].y);
  inside_wait (is_flying, window);
  inside_xdotool ("key r");
  inside_xdotool ("click 5");
  inside_xdotool ("mouseup 1");
  inside_wait (is_hovering, window);
  g_assert_true (bastide_turn_input_get_ghost (page->turn_input, &x, &y, &rotation, &legal));
  g_assert_cmpint (x, ==, placements[i].x);
  g_assert_cmpint (y, ==, placements[i].y);
  g_assert_cmpuint (rotation, ==, 2);
  g_assert_true (legal);
  inside_close (window);
}

/* What is dropped where it may not lie goes home, and nothing is tried. */
static void
test_drag_home (void)
{
  const BstMove *move;
  BastideWindow *window = open_at (40, &move);
  BastideStudyPage *page = inside_study (window);

  inside_wait_active (GTK_WINDOW (window));
  move_to (inside_find (GTK_WIDGET (page->bag), BASTIDE_TYPE_BAG_TILE, NULL));
  inside_xdotool ("mousedown 1");
  move_to_cell (page->board, 0, 0);
  inside_wait (is_flying, window);
  inside_xdotool ("mouseup 1");
  inside_wait (is_at_home, window);
  g_assert_true (is_idle (window));
  g_assert_cmpint (bastide_turn_input_get_chosen (page->turn_input), ==, BST_NO_TILE);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/turn-layer/targets", test_targets);
  g_test_add_func ("/turn-layer/clicks", test_clicks);
  g_test_add_func ("/turn-layer/taps", test_taps);
  g_test_add_func ("/turn-layer/keys", test_keys);
  g_test_add_func ("/turn-layer/long-press", test_long_press);
  g_test_add_func ("/turn-layer/outside", test_outside);
  g_test_add_func ("/turn-layer/drags", test_drags);
  g_test_add_func ("/turn-layer/drag-turned", test_drag_turned);
  g_test_add_func ("/turn-layer/drag-home", test_drag_home);

  return inside_run ();
}
