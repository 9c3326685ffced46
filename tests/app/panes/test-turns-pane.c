/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of turns beside the board. */

#include "config.h"

#include <bst-compare.h>

#include "bastide-turn-tool-private.h"
#include "bastide-players-edit.h"
#include "bastide-turn-cell.h"
#include "bastide-turn-groups.h"
#include "bastide-turn-item.h"
#include "bastide-turn-list.h"
#include "bastide-turn-pins.h"
#include "bastide-turn-text.h"
#include "bastide-work.h"
#include "bastide-split-view.h"
#include "inside-user.h"

static GtkWidget *
get_view (BastideWindow *window)
{
  return inside_child (inside_child (inside_study (window)->turns, "table"), "view");
}

static GListModel *
get_model (BastideWindow *window)
{
  return G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (get_view (window))));
}

static GtkSingleSelection *
get_selection (BastideWindow *window)
{
  return GTK_SINGLE_SELECTION (get_model (window));
}

/* The list behind the order in which the rows are shown. */
static gboolean
is_settled (gpointer window)
{
  GtkWidget *table = inside_child (inside_study (window)->turns, "table");

  return gtk_widget_get_opacity (table) == 1.0 && g_list_model_get_n_items (get_model (window)) > 0;
}

static gboolean
has_focus (gpointer window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (inside_study (window)->turns));
}

/* The keyboard is in it. */
static BastideWindow *
open_at (guint place)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, place);
  user_press (window, "<Control>4");
  inside_wait (is_settled, window);
  inside_wait (has_focus, window);

  return window;
}

static BastideTurnItem *
get_item (BastideWindow *window,
          guint          position)
{
  g_autoptr (BastideTurnItem) item = g_list_model_get_item (get_model (window), position);

  return item;
}

static void
select_row (BastideWindow *window,
            guint          position)
{
  gtk_single_selection_set_selected (get_selection (window), position);
}

static gboolean
has_ghost (BastideWindow *window)
{
  return BASTIDE_TURN_TOOL (inside_study (window)->turn_tool)->preview != NULL;
}

/* --- Rows --- */

static const BstCompareRow *
find_row (const BstCompareRow *rows,
          guint                n_rows,
          const BstMove       *move)
{
  for (guint i = 0; i < n_rows; i++)
    if (bst_move_equal (&rows[i].move, move))
      return &rows[i];

  return NULL;
}

static BstCompare *
compare_turns (BastideWindow *window,
               guint          type)
{
  const BstPosition *position = bastide_study_get_position (inside_study (window)->study);
  BstCompare *compare = bst_compare_new (position, type, bst_position_get_turn (position), TRUE);

  while (bst_compare_step (compare, 1))
    ;

  return compare;
}

static BastideTurnGroups *
get_groups (BastideWindow *window)
{
  return BASTIDE_TURN_GROUPS (gtk_single_selection_get_model (get_selection (window)));
}

static void
unfold_all (BastideWindow *window)
{
  for (guint i = 0; i < g_list_model_get_n_items (get_model (window)); i++)
    bastide_turn_groups_set_folded (get_groups (window), get_item (window, i), FALSE);
}

/* Each row is a turn of the analysis with its numbers, none is missing, the best of each cell is its first, and the best of
 * all the first. */
static void
assert_rows (BastideWindow *window,
             guint          type)
{
  g_autoptr (BstCompare) compare = compare_turns (window, type);
  guint n_rows;
  const BstCompareRow *rows = bst_compare_get (compare, &n_rows);
  int last = G_MAXINT, last_first = G_MAXINT;

  unfold_all (window);
  g_assert_cmpuint (g_list_model_get_n_items (get_model (window)), ==, n_rows);
  for (guint i = 0; i < n_rows; i++)
    {
      BastideTurnItem *item = get_item (window, i);
      const BstCompareRow *row = bastide_turn_item_get_row (item);
      const BstCompareRow *same = find_row (rows, n_rows, &row->move);

      g_assert_nonnull (same);
      g_assert_cmpint (row->gain, ==, same->gain);
      g_assert_cmpint (row->n_killed, ==, same->n_killed);
      g_assert_cmpint (bastide_turn_text_get_number (item, BASTIDE_TURN_POINTS), ==,
                       same->points[bastide_turn_item_get_player (item)]);
      g_assert_cmpint (bastide_turn_item_get_lead (item), ==, bst_compare_get_lead (compare));
      g_assert_cmpint (row->closes, ==, same->closes);
      g_assert_cmpint (row->joins, ==, same->joins);
      if (bastide_turn_item_get_place (item) != BASTIDE_TURN_BELOW)
        {
          g_assert_cmpint (row->gain, <=, last_first);
          last_first = row->gain;
        }
      else
        g_assert_cmpint (row->gain, <=, last);
      last = row->gain;
    }
}

static guint
get_hand (BastideWindow *window)
{
  return (guint) bastide_turn_input_get_tile (inside_study (window)->turn_input);
}

static void
test_rows (void)
{
  BastideWindow *window = open_at (30);

  assert_rows (window, get_hand (window));
  user_sees (inside_study (window)->turns, "Ilinca, tile G: 16 turns");
  inside_close (window);
}

/* Another tile, chosen in the bag; and the one in hand again. */
static void
test_chosen_tile (void)
{
  BastideWindow *window = open_at (30);
  guint hand = get_hand (window);

  bastide_bag_set_selected (inside_study (window)->bag, 1);
  g_assert_cmpuint (hand, !=, 1);
  g_assert_false (is_settled (window));
  inside_wait (is_settled, window);
  assert_rows (window, 1);
  bastide_bag_set_selected (inside_study (window)->bag, BST_NO_TILE);
  inside_wait (is_settled, window);
  assert_rows (window, hand);
  inside_close (window);
}

/* A click on a heading sorts by its column: the most points first, and with the next click the fewest. */
static void
test_sorting (void)
{
  BastideWindow *window = open_at (45);
  GListModel *columns = gtk_column_view_get_columns (GTK_COLUMN_VIEW (get_view (window)));

  for (guint fact = 0; fact < BASTIDE_N_TURN_FACTS; fact++)
    for (guint order = 0; order < 2; order++)
      {
        g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, fact);
        gboolean least_first = (fact == BASTIDE_TURN_RANK || fact == BASTIDE_TURN_MOVE) == (order == 0);
        guint n_rows = g_list_model_get_n_items (get_model (window));

        gtk_column_view_sort_by_column (GTK_COLUMN_VIEW (get_view (window)), column,
                                        order == 0 ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING);
        for (guint i = 1; i < n_rows; i++)
          {
            int one = bastide_turn_text_get_number (get_item (window, i - 1), fact);
            int other = bastide_turn_text_get_number (get_item (window, i), fact);

            g_assert_true (least_first ? one <= other : one >= other);
          }
      }
  inside_close (window);
}

/* The best turn of each cell, with how many others it has, which unfold below it by a click on its number, or by keys. */
static void
test_cells (void)
{
  BastideWindow *window = open_at (40);
  guint n_rows = g_list_model_get_n_items (get_model (window)), n_turns = 0, n_others, first = 0;
  GtkWidget *cell;

  for (guint i = 0; i < n_rows; i++)
    {
      const BstMove *move = &bastide_turn_item_get_row (get_item (window, i))->move;

      for (guint j = 0; j < i; j++)
        {
          const BstMove *other = &bastide_turn_item_get_row (get_item (window, j))->move;

          g_assert_true (move->x != other->x || move->y != other->y);
        }
      n_turns += 1 + bastide_turn_item_get_n_others (get_item (window, i));
    }
  g_assert_cmpuint (n_turns, ==, 52);
  while (bastide_turn_item_get_place (get_item (window, first)) != BASTIDE_TURN_FOLDED)
    first++;
  n_others = bastide_turn_item_get_n_others (get_item (window, first));
  g_assert_cmpuint (n_others, >, 0);
  select_row (window, first);
  user_press (window, "plus");
  g_assert_cmpuint (g_list_model_get_n_items (get_model (window)), ==, n_rows + n_others);
  g_assert_cmpint (bastide_turn_item_get_place (get_item (window, first + 1)), ==, BASTIDE_TURN_BELOW);
  user_press (window, "minus");
  g_assert_cmpuint (g_list_model_get_n_items (get_model (window)), ==, n_rows);
  cell = inside_find (get_view (window), BASTIDE_TYPE_TURN_CELL, NULL);
  g_signal_emit_by_name (cell, "fold", get_item (window, first));
  g_assert_cmpuint (g_list_model_get_n_items (get_model (window)), ==, n_rows + n_others);
  g_signal_emit_by_name (cell, "fold", get_item (window, first));
  g_assert_cmpuint (g_list_model_get_n_items (get_model (window)), ==, n_rows);
  /* What is unfolded stays with its position. */
  unfold_all (window);
  bastide_study_set_index (inside_study (window)->study, 30);
  inside_wait (is_settled, window);
  bastide_study_set_index (inside_study (window)->study, 40);
  inside_wait (is_settled, window);
  g_assert_cmpuint (g_list_model_get_n_items (get_model (window)), ==, n_rows);
  inside_close (window);
}

/* The row says its turn, what it gains, the followers left, and how many others its cell has. */
static void
test_label (void)
{
  BastideWindow *window = open_at (40);

  user_sees (get_view (window), "*; Lead of Ilinca if the game ended then: *; * left, * on the board.; * on this cell");
  user_sees (get_view (window), "Followers left / followers on the board, after the turn");
  inside_close (window);
}

static gboolean
is_played (GtkWidget *row)
{
  return gtk_widget_has_css_class (row, "played");
}

/* The turn with which the game goes on has its row, and its place by the column that sorts, and what the best has there. */
static void
test_played (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);
  GListModel *columns = gtk_column_view_get_columns (GTK_COLUMN_VIEW (get_view (window)));
  g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, BASTIDE_TURN_FIGURES);
  const BstMove *move = &bastide_study_get_line_node (page->study, 31)->move;
  BastideTurnItem *chosen;

  user_sees (page->turns, "Played: place * of 16 · Gain *, best *");
  user_click (page->turns, GTK_TYPE_BUTTON, "Played: *");
  chosen = gtk_single_selection_get_selected_item (get_selection (window));
  g_assert_true (bst_move_equal (&bastide_turn_item_get_row (chosen)->move, move));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (inside_find (get_view (window), GTK_TYPE_WIDGET, is_played));
  gtk_column_view_sort_by_column (GTK_COLUMN_VIEW (get_view (window)), column, GTK_SORT_ASCENDING);
  user_sees (page->turns, "Played: place * of 16 · Left *, best *");
  /* Another tile is not the one that was played. */
  bastide_bag_set_selected (page->bag, 1);
  inside_wait (is_settled, window);
  g_assert_false (gtk_widget_get_visible (inside_child (page->turns, "played")));
  inside_close (window);
}

/* Turns that are left out by a filter come back without it; two filters leave out more than either. */
static void
test_filters (void)
{
  static const char * const filters[] = { "without_figure", "with_farmer", "closing", "joining" };
  BastideWindow *window = open_at (12);
  guint n_all = bastide_turn_groups_get_n_turns (get_groups (window));

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      GtkToggleButton *button = inside_child (inside_study (window)->turns, filters[i]);
      guint n_kept;

      gtk_toggle_button_set_active (button, TRUE);
      unfold_all (window);
      n_kept = g_list_model_get_n_items (get_model (window));
      g_assert_cmpuint (n_kept, <, n_all + (i >= 2));
      for (guint j = 0; j < n_kept; j++)
        {
          const BstCompareRow *row = bastide_turn_item_get_row (get_item (window, j));
          const BstSpot *put = bst_move_get_put (&row->move);

          g_assert_true (i != 0 || put == NULL);
          g_assert_true (i != 1 || put->feature == BST_FEATURE_FIELD);
          g_assert_true (i != 2 || row->closes);
          g_assert_true (i != 3 || row->joins);
        }
      gtk_toggle_button_set_active (button, FALSE);
      g_assert_cmpuint (bastide_turn_groups_get_n_turns (get_groups (window)), ==, n_all);
    }
  gtk_toggle_button_set_active (inside_child (inside_study (window)->turns, filters[0]), TRUE);
  gtk_toggle_button_set_active (inside_child (inside_study (window)->turns, filters[1]), TRUE);
  g_assert_cmpuint (bastide_turn_groups_get_n_turns (get_groups (window)), ==, 0);
  inside_close (window);
}

/* A button shows the turns of another player with the same tile, until another position is shown. */
static void
test_player (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);

  user_click (page->turns, GTK_TYPE_BUTTON, "Turns of Stefan");
  inside_wait (is_settled, window);
  user_sees (page->turns, "If Stefan were to move, tile G: * turns");
  user_sees (page->turns, "Turns of Ilinca");
  bastide_study_step (page->study, 2);
  inside_wait (is_settled, window);
  user_sees (page->turns, "Ilinca, tile *");
  inside_close (window);
}

/* --- What is done with a row --- */

/* It is on the board, until Escape, another move, or a turn that is tried. */
static void
test_ghost (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);
  BstMove move;

  g_assert_false (has_ghost (window));
  select_row (window, 2);
  g_assert_true (has_ghost (window));
  user_press (window, "Escape");
  g_assert_false (has_ghost (window));
  g_assert_cmpuint (gtk_single_selection_get_selected (get_selection (window)), ==, GTK_INVALID_LIST_POSITION);

  select_row (window, 0);
  move = bastide_turn_item_get_row (get_item (window, 0))->move;
  bastide_turn_input_try_cell (page->turn_input, move.x, move.y);
  g_assert_false (has_ghost (window));
  bastide_turn_input_cancel (page->turn_input);
  select_row (window, 1);
  bastide_study_step (page->study, 1);
  g_assert_false (has_ghost (window));
  inside_close (window);
}

/* Enter, or a double click, makes it a move. */
static void
test_play (void)
{
  BastideWindow *window = open_at (30);
  BastideStudy *study = inside_study (window)->study;
  BstMove move = bastide_turn_item_get_row (get_item (window, 3))->move;

  select_row (window, 3);
  g_signal_emit_by_name (get_view (window), "activate", 3);
  g_assert_cmpuint (bastide_study_get_index (study), ==, 31);
  g_assert_true (bst_move_equal (&bastide_study_get_node (study)->move, &move));
  g_assert_false (has_ghost (window));
  /* What is shown still belongs to the move before. */
  g_signal_emit_by_name (get_view (window), "activate", 3);
  g_assert_cmpuint (bastide_study_get_index (study), ==, 31);
  /* There is none in hand now, and nothing here that could have the focus. */
  user_sees (inside_study (window)->turns, "No tile is in hand. *");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (inside_board (window))));
  inside_close (window);
}

static guint
count_pins (GtkWidget *widget)
{
  guint n_pins = gtk_widget_has_css_class (widget, "pin");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n_pins += count_pins (child);

  return n_pins;
}

/* Four at most, side by side, and none of them after another move. */
static void
test_pins (void)
{
  BastideWindow *window = open_at (30);
  BastideTurnPins *pins = inside_child (inside_study (window)->turns, "pins");

  user_press (window, "p");
  g_assert_cmpuint (count_pins (GTK_WIDGET (pins)), ==, 0);
  for (guint i = 0; i < 5; i++)
    {
      select_row (window, i);
      user_press (window, "p");
      g_assert_cmpuint (count_pins (GTK_WIDGET (pins)), ==, MIN (i + 1, BASTIDE_MAX_PINS));
      g_assert_true (bastide_turn_item_is_pinned (get_item (window, i)) == (i < BASTIDE_MAX_PINS));
    }
  user_sees (pins, "Pinned");
  select_row (window, 1);
  user_press (window, "p");
  g_assert_cmpuint (count_pins (GTK_WIDGET (pins)), ==, BASTIDE_MAX_PINS - 1);
  g_signal_emit_by_name (pins, "pin-chosen", get_item (window, 2));
  g_assert_cmpuint (gtk_single_selection_get_selected (get_selection (window)), ==, 2);
  bastide_study_step (inside_study (window)->study, 1);
  g_assert_cmpuint (count_pins (GTK_WIDGET (pins)), ==, 0);
  inside_wait (is_settled, window);
  inside_wait (has_focus, window);
  inside_close (window);
}

/* All that is known of the turn unfolds with Right, and folds with Left. */
static void
test_details (void)
{
  BastideWindow *window = open_at (30);
  GtkRevealer *details = inside_child (inside_study (window)->turns, "details");

  select_row (window, 0);
  user_press (window, "Right");
  g_assert_true (gtk_revealer_get_reveal_child (details));
  user_sees (details, "*Lead of Ilinca if the game ended then: *");
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, 30);
  user_press (window, "Left");
  g_assert_false (gtk_revealer_get_reveal_child (details));
  inside_close (window);
}

/* --- Nothing to compare --- */

static void
test_messages (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);

  user_press (window, "<Control><Shift>x");
  user_sees (page->turns, "Off in exam mode");
  g_assert_cmpuint (g_list_model_get_n_items (get_model (window)), ==, 0);
  user_press (window, "<Control><Shift>x");
  inside_wait (is_settled, window);
  user_press (window, "<Control>e <Control>4");
  user_sees (page->turns, "No turn is played while the position is edited.");
  user_press (window, "<Control>e <Control>4");
  inside_wait (is_settled, window);
  bastide_study_set_index (page->study, bastide_study_get_line_length (page->study) - 1);
  user_sees (page->turns, "The game is over.");
  inside_close (window);
}

static gboolean
set_over (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;

  return G_SOURCE_REMOVE;
}

static gboolean
is_over (gpointer data)
{
  return *(gboolean *) data;
}

/* Until a thread is at what was asked for: its timer runs out before one that is set later. */
static void
begin_work (void)
{
  gboolean over = FALSE;

  g_timeout_add (BASTIDE_WORK_USUAL, set_over, &over);
  inside_wait (is_over, &over);
}

/* Somebody holds a key down: only what is shown in the end is compared. */
static void
test_stepping_fast (void)
{
  BastideWindow *window = open_at (10);
  BastideStudy *study = inside_study (window)->study;

  for (guint i = 11; i <= 40; i++)
    {
      bastide_study_set_index (study, i);
      if (i % 4 == 0 && i < 40)
        begin_work ();
    }
  select_row (window, 0);
  g_assert_false (has_ghost (window));
  inside_wait (is_settled, window);
  assert_rows (window, get_hand (window));
  /* Nobody looks at it any more when the thread comes back. */
  bastide_study_set_index (study, 20);
  begin_work ();
  inside_close (window);
}

/* --- What another holds --- */

/* A tile of which the last copy is to be had; BST_NO_TILE without one. */
static int
find_last_copy (const BstPosition *position)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  guint turn = bst_position_get_turn (position);

  for (guint type = 0; type < n_types; type++)
    if (bst_position_get_remaining (position, type) == 1 && bst_compare_why_not (position, type, turn) == BST_REASON_NONE
        && bst_position_get_held_tile (position, turn) != (int) type)
      return (int) type;

  return BST_NO_TILE;
}

/* The last copy of a tile is in the hand of who is not to move: his turns with it are there, as his, and none can be
 * played. */
static void
test_held_by_another (void)
{
  BastideWindow *window = open_at (40);
  BastideStudyPage *page = inside_study (window);
  const BstPosition *position = bastide_study_get_position (page->study);
  guint other = 1 - bst_position_get_turn (position);
  int type = find_last_copy (position);
  g_autofree char *status = g_strdup_printf ("If %s were to move, tile *",
                                             bst_game_get_player (bastide_study_get_game (page->study), other)->name);
  guint index;

  g_assert_cmpint (type, !=, BST_NO_TILE);
  bastide_position_editor_set_active (page->editor, TRUE);
  g_assert_true (bastide_players_edit_hold (page->editor, other, BASTIDE_NO_SLOT, type));
  bastide_position_editor_set_active (page->editor, FALSE);
  gtk_stack_set_visible_child_name (page->tabs, "turns");
  bastide_turn_input_set_tile (page->turn_input, type);
  inside_wait (is_settled, window);
  user_wait_for (page->turns, GTK_TYPE_LABEL, status);
  g_assert_cmpuint (bastide_turn_item_get_player (get_item (window, 0)), ==, other);
  index = bastide_study_get_index (page->study);
  select_row (window, 0);
  g_signal_emit_by_name (get_view (window), "activate", 0);
  inside_settle ();
  g_assert_cmpuint (bastide_study_get_index (page->study), ==, index);
  inside_close (window);
}

/* Below a board on a phone the table has the room of what is above it, but for a filter that is at work. */
static void
test_low (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);
  GtkWidget *filters;

  inside_open_sample (window);
  bastide_study_set_index (page->study, 40);
  inside_resize (GTK_WINDOW (window), 400, 800);
  gtk_stack_set_visible_child_name (page->tabs, "turns");
  bastide_split_view_set_show (page->pane, TRUE);
  inside_settle ();
  filters = inside_child (page->turns, "filters");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->turns)));
  g_assert_false (gtk_widget_get_visible (filters));
  gtk_toggle_button_set_active (inside_child (page->turns, "closing"), TRUE);
  inside_resize (GTK_WINDOW (window), 1280, 800);
  inside_settle ();
  g_assert_true (gtk_widget_get_visible (filters));
  inside_resize (GTK_WINDOW (window), 400, 800);
  inside_settle ();
  g_assert_true (gtk_widget_get_visible (filters) || !gtk_widget_get_mapped (GTK_WIDGET (page->turns)));
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/turns-pane/rows", test_rows);
  g_test_add_func ("/turns-pane/chosen-tile", test_chosen_tile);
  g_test_add_func ("/turns-pane/sorting", test_sorting);
  g_test_add_func ("/turns-pane/cells", test_cells);
  g_test_add_func ("/turns-pane/label", test_label);
  g_test_add_func ("/turns-pane/played", test_played);
  g_test_add_func ("/turns-pane/filters", test_filters);
  g_test_add_func ("/turns-pane/player", test_player);
  g_test_add_func ("/turns-pane/ghost", test_ghost);
  g_test_add_func ("/turns-pane/play", test_play);
  g_test_add_func ("/turns-pane/pins", test_pins);
  g_test_add_func ("/turns-pane/details", test_details);
  g_test_add_func ("/turns-pane/messages", test_messages);
  g_test_add_func ("/turns-pane/stepping-fast", test_stepping_fast);
  g_test_add_func ("/turns-pane/held-by-another", test_held_by_another);
  g_test_add_func ("/turns-pane/low", test_low);

  return inside_run ();
}
