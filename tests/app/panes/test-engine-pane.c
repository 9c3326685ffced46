/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine in the window: in the table of turns, on the board and at its edge. */

#include "config.h"

#include "bastide-turn-tool-private.h"
#include "bastide-board-private.h"
#include "bastide-engine-row.h"
#include "bastide-turn-cell.h"
#include "bastide-turn-groups.h"
#include "bastide-turn-item.h"
#include "bastide-turn-table.h"
#include "inside-user.h"

#include <bst-render-overlay.h>

/* Tries of turns: what is told after some of them is told after all, too. */
#define BUDGET 60

static BastideTurnTable *
get_table (BastideWindow *window)
{
  return BASTIDE_TURN_TABLE (inside_child (inside_study (window)->turns, "table"));
}

static GListModel *
get_model (BastideWindow *window)
{
  return G_LIST_MODEL (gtk_column_view_get_model (inside_child (get_table (window), "view")));
}

static BastideTurnItem *
get_item (BastideWindow *window,
          guint          position)
{
  g_autoptr (BastideTurnItem) item = g_list_model_get_item (get_model (window), position);

  return item;
}

/* Every row says what the engine has to say. */
static gboolean
is_settled (gpointer window)
{
  BastideStudyPage *page = inside_study (window);

  if (page->engine == NULL || bastide_engine_get_state (page->engine) != BASTIDE_ENGINE_SETTLED)
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (get_model (window)); i++)
    if (!bastide_turn_item_is_settled (get_item (window, i)))
      return FALSE;

  return g_list_model_get_n_items (get_model (window)) > 0;
}

static gboolean
is_on (BastideWindow *window)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (inside_study (window)->actions), "show-engine");

  return g_variant_get_boolean (state);
}

static guint
count_discs (BastideWindow *window)
{
  guint n;

  bastide_board_get_best (inside_study (window)->board, &n);

  return bastide_board_get_show (inside_study (window)->board) & BST_RENDER_SHOW_BEST ? n : 0;
}

static gboolean
has_bar (BastideWindow *window)
{
  return gtk_widget_get_visible (GTK_WIDGET (inside_study (window)->value_bar));
}

static gboolean
has_columns (BastideWindow *window)
{
  GListModel *columns = gtk_column_view_get_columns (inside_child (get_table (window), "view"));
  g_autoptr (GtkColumnViewColumn) value = g_list_model_get_item (columns, BASTIDE_TURN_VALUE);
  g_autoptr (GtkColumnViewColumn) loss = g_list_model_get_item (columns, BASTIDE_TURN_LOSS);

  return gtk_column_view_column_get_visible (value) && gtk_column_view_column_get_visible (loss);
}

static gboolean
shows_columns (gpointer window)
{
  return has_columns (window);
}

static gboolean
shows_no_columns (gpointer window)
{
  return !has_columns (window);
}

/* And lets go of it soon. */
static void
press_key (BastideWindow *window)
{
  BastideStudyPage *page = inside_study (window);

  user_press (window, "e");
  bastide_study_page_release_key (BASTIDE_PAGE (page), GDK_KEY_e, page->peek_since);
}

/* The engine is on, and has been asked about the move at @place. */
static BastideWindow *
open_at (guint place)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, place - 1);
  press_key (window);
  g_assert_nonnull (inside_study (window)->engine);
  bastide_engine_set_budget (inside_study (window)->engine, BUDGET);
  bastide_study_set_index (inside_study (window)->study, place);
  inside_wait (is_settled, window);

  return window;
}

static void
assert_all (BastideWindow *window)
{
  const BstPosition *position = bastide_study_get_position (inside_study (window)->study);
  const BstRenderBest *best;
  guint n_best;

  for (guint i = 0; i < g_list_model_get_n_items (get_model (window)); i++)
    {
      const BastideEngineTurn *turn = bastide_turn_item_get_engine (get_item (window, i));

      g_assert_nonnull (turn);
      if (i > 0)
        g_assert_cmpuint (turn->rank, >, bastide_turn_item_get_engine (get_item (window, i - 1))->rank);
    }
  g_assert_cmpuint (bastide_turn_item_get_engine (get_item (window, 0))->rank, ==, 1);
  best = bastide_board_get_best (inside_study (window)->board, &n_best);
  g_assert_cmpuint (n_best, >, 0);
  g_assert_cmpuint (best[0].rank, ==, 1);
  for (guint i = 0; i < n_best; i++)
    g_assert_cmpint (bst_position_find_tile (position, best[i].x, best[i].y), <, 0);
  g_assert_true (has_bar (window));
}

/* A key turns it on, shows the table, and with it again all is as it was. */
static void
test_on_and_off (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);

  g_assert_true (is_on (window));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->tabs), ==, "turns");
  inside_wait (shows_columns, window);
  assert_all (window);
  user_sees (page->turns, "Done: *");
  user_sees (page->turns, "Why 1 before 2");
  press_key (window);
  g_assert_false (is_on (window));
  inside_wait (shows_no_columns, window);
  g_assert_cmpuint (count_discs (window), ==, 0);
  g_assert_false (has_bar (window));
  g_assert_null (bastide_turn_item_get_engine (get_item (window, 0)));
  g_assert_null (user_find (page->turns, GTK_TYPE_LABEL, "Why *"));
  inside_close (window);
}

static gboolean
has_line (gpointer window)
{
  return inside_study (window)->board->n_ghosts == BASTIDE_LIKELY_MAX_TURNS;
}

/* The line that most likely follows comes on the board turn by turn, and goes with Escape or a step. */
static void
test_line (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  user_click (page->turns, GTK_TYPE_BUTTON, "Show how the game most likely goes on");
  inside_wait (has_line, window);
  user_sees (window, "Most likely: 1. *");
  g_assert_cmpuint (bastide_study_get_index (page->study), ==, 30);
  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  user_press (window, "Escape");
  g_assert_cmpuint (page->board->n_ghosts, ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.play-line", NULL);
  inside_wait (has_line, window);
  user_press (window, "Right");
  g_assert_cmpuint (page->board->n_ghosts, ==, 0);
  inside_close (window);
}

/* It follows through the game, and what it says is of what is shown. */
static void
test_follow (void)
{
  BastideWindow *window = open_at (30);

  user_press (window, "Right");
  g_assert_cmpuint (count_discs (window), ==, 0);
  g_assert_false (has_bar (window));
  inside_wait (is_settled, window);
  assert_all (window);
  bastide_study_set_index (inside_study (window)->study, 40);
  bastide_study_set_index (inside_study (window)->study, 41);
  inside_wait (is_settled, window);
  assert_all (window);
  inside_close (window);
}

/* A turn that is chosen lies on the board, where its disc steps aside, and Enter plays it. */
static void
test_play (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);
  BstMove move = bastide_turn_item_get_row (get_item (window, 0))->move;
  guint n_discs = count_discs (window);

  user_press (window, "<Control>4");
  bastide_turn_table_choose (get_table (window), get_item (window, 0));
  g_assert_nonnull (BASTIDE_TURN_TOOL (page->turn_tool)->preview);
  g_assert_cmpuint (count_discs (window), ==, n_discs - 1);
  bastide_turn_table_choose (get_table (window), NULL);
  g_assert_cmpuint (count_discs (window), ==, n_discs);
  bastide_turn_table_choose (get_table (window), get_item (window, 0));
  g_signal_emit_by_name (inside_child (get_table (window), "view"), "activate", 0);
  g_assert_true (bst_move_equal (&bastide_study_get_node (page->study)->move, &move));
  inside_close (window);
}

static BastideEngineTurn
make_turn (const BastideTurnItem *item,
           guint                  rank)
{
  BastideEngineTurn turn = *bastide_turn_item_get_engine ((BastideTurnItem *) item);

  turn.rank = rank;

  return turn;
}

/* Rows stay while one of them is chosen, and are sorted when none is. */
static void
test_order_held (void)
{
  BastideWindow *window = open_at (30);
  BastideTurnTable *table = get_table (window);
  g_autoptr (BastideTurnItem) one = g_object_ref (get_item (window, 0));
  g_autoptr (BastideTurnItem) other = g_object_ref (get_item (window, 1));
  BastideEngineTurn first = make_turn (one, bastide_turn_item_get_engine (other)->rank);
  BastideEngineTurn second = make_turn (other, 1);

  bastide_turn_table_choose (table, one);
  bastide_turn_item_set_engine (one, &first, TRUE);
  bastide_turn_item_set_engine (other, &second, TRUE);
  bastide_turn_table_set_engine (table, TRUE);
  g_assert_true (get_item (window, 0) == one);
  bastide_turn_table_choose (table, NULL);
  g_assert_true (get_item (window, 0) == other);
  g_assert_true (get_item (window, 1) == one);
  inside_close (window);
}

/* Another overlay of cells takes the place of the discs; the table goes on. */
static void
test_overlay (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);

  g_assert_cmpuint (count_discs (window), >, 0);
  user_press (window, "h");
  g_assert_cmpuint (count_discs (window), ==, 0);
  g_assert_true (is_on (window));
  g_assert_nonnull (bastide_turn_item_get_engine (get_item (window, 0)));
  press_key (window);
  press_key (window);
  g_assert_false (bastide_board_get_show (page->board) & BST_RENDER_SHOW_HOLES);
  g_assert_true (bastide_board_get_show (page->board) & BST_RENDER_SHOW_BEST);
  inside_close (window);
}

/* In an exam it tells nothing, and is not turned on. */
static void
test_exam (void)
{
  BastideWindow *window = open_at (30);

  user_press (window, "<Control><Shift>x");
  g_assert_false (is_on (window));
  g_assert_null (inside_study (window)->engine);
  g_assert_cmpuint (count_discs (window), ==, 0);
  g_assert_false (has_bar (window));
  press_key (window);
  g_assert_false (is_on (window));
  user_press (window, "<Control><Shift>x");
  g_assert_false (is_on (window));
  inside_close (window);
}

/* While a position is edited there is no turn to think about. */
static void
test_edit (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);

  g_action_group_activate_action (G_ACTION_GROUP (page->actions), "edit", NULL);
  g_assert_cmpint (bastide_engine_get_state (page->engine), ==, BASTIDE_ENGINE_IDLE);
  g_assert_cmpuint (count_discs (window), ==, 0);
  g_action_group_activate_action (G_ACTION_GROUP (page->actions), "edit", NULL);
  user_press (window, "<Control>4");
  inside_wait (is_settled, window);
  assert_all (window);
  inside_close (window);
}

/* On another page nobody sees it. */
static void
test_hidden (void)
{
  BastideWindow *window = open_at (30);
  BastideStudyPage *page = inside_study (window);

  user_press (window, "<Alt>1");
  inside_settle ();
  bastide_study_set_index (page->study, 31);
  g_assert_cmpint (bastide_engine_get_state (page->engine), ==, BASTIDE_ENGINE_RESTING);
  user_press (window, "<Alt>2");
  inside_wait (is_settled, window);
  assert_all (window);
  inside_close (window);
}

/* A window that is closed while it thinks takes it along. */
static void
test_close (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, 30);
  press_key (window);
  inside_settle ();
  inside_close (window);
}

int
main (int    argc,
      char **argv)
{
  inside_init (&argc, &argv);

  g_test_add_func ("/engine-pane/on-and-off", test_on_and_off);
  g_test_add_func ("/engine-pane/line", test_line);
  g_test_add_func ("/engine-pane/follow", test_follow);
  g_test_add_func ("/engine-pane/play", test_play);
  g_test_add_func ("/engine-pane/order-held", test_order_held);
  g_test_add_func ("/engine-pane/overlay", test_overlay);
  g_test_add_func ("/engine-pane/exam", test_exam);
  g_test_add_func ("/engine-pane/edit", test_edit);
  g_test_add_func ("/engine-pane/hidden", test_hidden);
  g_test_add_func ("/engine-pane/close", test_close);

  return inside_run ();
}
