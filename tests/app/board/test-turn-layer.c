/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn as it is laid on the board: under a glass, by clicks, by touch, by keys, and by dragging. How many gestures that
 * takes is counted. */

#include "config.h"

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

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/turn-layer/targets", test_targets);
  g_test_add_func ("/turn-layer/clicks", test_clicks);
  g_test_add_func ("/turn-layer/outside", test_outside);

  return inside_run ();
}
