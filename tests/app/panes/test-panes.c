/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panes beside the board, from inside. */

#include "config.h"

#include <bst-io-game-words.h>
#include <bst-io-tile-set.h>

#include "bastide-board-private.h"
#include "bastide-entry.h"
#include "bastide-feature-group.h"
#include "bastide-feature-item.h"
#include "bastide-move-row.h"
#include "bastide-score-chart.h"
#include "bastide-supply.h"
#include "inside-file.h"
#include "inside-user.h"
#include "inside.h"

#include <bst-render-overlay.h>

static BastideWindow *
open_sample (const char *tab)
{
  BastideWindow *window = inside_open ();

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, tab);
  inside_open_sample (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

/* The pane is on the screen before the game is. A critical warning ends the test. */
static void
test_open_on_scores (void)
{
  BastideWindow *window = open_sample ("scores");

  inside_close (window);
}

/* At the start an empty list says what will be there. */
static void
test_no_points (void)
{
  BastideWindow *window = open_sample ("scores");

  bastide_study_set_index (inside_study (window)->study, 0);
  user_wait_for (inside_study (window)->scores, GTK_TYPE_LABEL, "No points yet*");
  bastide_study_set_index (inside_study (window)->study, 40);
  user_wait_until_gone (inside_study (window)->scores, GTK_TYPE_LABEL, "No points yet*");
  inside_close (window);
}

static gboolean
is_row_above_the_edge (gpointer list)
{
  GtkWidget *row = gtk_widget_get_last_child (list);
  graphene_rect_t bounds;

  return row != NULL && gtk_widget_compute_bounds (row, list, &bounds)
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (list) + 1;
}

/* The last row of the list is opened: all of what it says is to be seen. */
static void
test_open_score (void)
{
  BastideWindow *window = open_sample ("scores");
  GtkWidget *list = inside_find (GTK_WIDGET (inside_study (window)->scores), GTK_TYPE_LIST_VIEW, NULL);
  guint last = g_list_model_get_n_items (
    G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))) - 1;

  gtk_widget_activate_action (list, "list.scroll-to-item", "u", last);
  inside_settle ();
  g_signal_emit_by_name (list, "activate", last);
  inside_settle ();
  inside_wait (is_row_above_the_edge, list);
  inside_close (window);
}

/* At least so many rows are where the list shows them. */
static gboolean
is_filled (gpointer list)
{
  guint n_seen = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (row) && gtk_widget_compute_bounds (row, list, &bounds)
          && bounds.origin.y >= 0
          && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (list))
        n_seen++;
    }

  return n_seen >= 8;
}

/* A feature of the start tile is looked for in the list, and then the end of the game: its features
 * are to be seen. */
static void
test_features_after_a_jump (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_OWN_GAMES"), "all-1.bastide", NULL);
  BastideWindow *window = inside_open_path (path);
  BastideStudy *study = inside_study (window)->study;
  GtkWidget *list = inside_find (GTK_WIDGET (inside_study (window)->features), GTK_TYPE_LIST_VIEW, NULL);
  guint part;

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "features");
  part = bst_position_get_n_parts (bastide_study_get_position (study)) - 1;
  g_signal_emit_by_name (inside_study (window)->board, "feature-activated", part);
  inside_settle ();
  bastide_study_set_index (study, bastide_study_get_line_length (study) - 1);
  inside_wait (is_filled, list);
  inside_close (window);
}

/* A click on a feature pins its card and changes no tab; another lets it go, as Escape does. Enter goes to its row. */
static void
test_pin (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);
  BastideFeatureItem *chosen;

  inside_open_sample (window);
  bastide_study_set_index (page->study, 40);
  gtk_stack_set_visible_child_name (page->tabs, "moves");
  g_signal_emit_by_name (page->board, "feature-activated", 0);
  bastide_board_set_lit (page->board, BST_NO_PART);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->tabs), ==, "moves");
  g_assert_true (bastide_feature_card_is_shown (page->card));
  g_signal_emit_by_name (page->board, "feature-activated", 0);
  g_assert_false (bastide_feature_card_is_shown (page->card));
  g_signal_emit_by_name (page->board, "feature-activated", 0);
  user_press (window, "Escape");
  g_assert_false (bastide_feature_card_is_shown (page->card));
  g_signal_emit_by_name (page->board, "feature-activated", 0);
  user_press (window, "Return");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->tabs), ==, "features");
  chosen = gtk_single_selection_get_selected_item (
    GTK_SINGLE_SELECTION (gtk_list_view_get_model (inside_child (page->features, "view"))));
  g_assert_true (BASTIDE_IS_FEATURE_ITEM (chosen));
  g_assert_cmpuint (bastide_feature_item_get_feature (chosen)->part, ==,
                    bst_position_find_root (bastide_study_get_position (page->study), 0));
  inside_close (window);
}

static gboolean
is_feature_row (GtkWidget *row)
{
  return BASTIDE_IS_ENTRY (row) && gtk_widget_get_mapped (row);
}

/* The row of the first group; G_MAXUINT while there is none. */
static guint
find_group (GListModel *model)
{
  for (guint place = 0; place < g_list_model_get_n_items (model); place++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, place);

      if (BASTIDE_IS_FEATURE_GROUP (item))
        return place;
    }

  return G_MAXUINT;
}

static gboolean
has_group (gpointer model)
{
  return find_group (model) != G_MAXUINT;
}

/* All features have rows of one height, and what is completed and alike has one for all of it, which unfolds. */
static void
test_feature_rows (void)
{
  BastideWindow *window = open_sample ("features");
  BastideStudyPage *page = inside_study (window);
  GtkWidget *view = inside_child (page->features, "view");
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view)));
  g_autoptr (GObject) group = NULL;
  guint n_rows = 0, n_items, place;

  inside_wait (has_group, model);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (GtkWidget *row = gtk_widget_get_first_child (view); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *entry = inside_find (row, BASTIDE_TYPE_ENTRY, is_feature_row);

      if (entry == NULL)
        continue;
      g_assert_cmpint (gtk_widget_get_height (entry), ==, 44);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, >, 5);
  place = find_group (model);
  group = g_list_model_get_item (model, place);
  n_items = g_list_model_get_n_items (model);
  g_assert_cmpuint (bastide_feature_group_get_n (BASTIDE_FEATURE_GROUP (group)), >, 1);
  g_signal_emit_by_name (view, "activate", place);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==,
                    n_items + bastide_feature_group_get_n (BASTIDE_FEATURE_GROUP (group)));
  g_signal_emit_by_name (view, "activate", place);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, n_items);
  inside_close (window);
}

/* --- From a list to the board, and back --- */

/* The pointer on the row of a move outlines its cell. */
static void
test_pointed_cell (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);
  GtkWidget *row;
  g_autoptr (GtkEventController) motion = NULL;
  const BstMove *move;

  inside_open_sample (window);
  bastide_study_set_index (page->study, 40);
  gtk_stack_set_visible_child_name (page->tabs, "moves");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  row = inside_find (GTK_WIDGET (page->moves), BASTIDE_TYPE_MOVE_ROW, NULL);
  while (!bst_node_is_move (bastide_move_row_get_node (BASTIDE_MOVE_ROW (row))))
    row = gtk_widget_get_first_child (gtk_widget_get_next_sibling (gtk_widget_get_parent (row)));
  move = &bastide_move_row_get_node (BASTIDE_MOVE_ROW (row))->move;
  motion = inside_find_controller (row, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  g_signal_emit_by_name (motion, "enter", 1.0, 1.0);
  g_assert_true (page->board->has_pointed);
  g_assert_cmpint (page->board->pointed_x, ==, move->x);
  g_assert_cmpint (page->board->pointed_y, ==, move->y);
  g_signal_emit_by_name (motion, "leave");
  g_assert_false (page->board->has_pointed);
  inside_close (window);
}

/* The menu of a tile begins with the move that laid it, and that of an empty cell with what fits there. All of it is in the
 * window. */
static void
test_cell_menu (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);
  const BstMove *move;
  int x, y;

  inside_open_sample (window);
  inside_resize (GTK_WINDOW (window), 1280, 800);
  bastide_study_set_index (page->study, 40);
  move = &bastide_study_get_line_node (page->study, 33)->move;
  bastide_board_look_at (page->board, move->x, move->y);
  user_press (window, "Menu");
  user_wait_for (page->board, GTK_TYPE_WIDGET, "Ring: Orange");
  user_click (page->board, GTK_TYPE_WIDGET, "Go to Move 33 (Laid Here)");
  inside_settle ();
  g_assert_cmpuint (bastide_study_get_index (page->study), ==, 33);
  /* And back: from the move to its cell. */
  gtk_widget_activate_action (GTK_WIDGET (page->moves), "moves.show-cell", NULL);
  g_assert_true (bastide_desk_get_cell (BASTIDE_DESK (page->board), &x, &y));
  g_assert_cmpint (x, ==, move->x);
  g_assert_cmpint (y, ==, move->y);
  inside_close (window);
}

/* Between two players stands who leads, and by how much. */
static void
test_lead_between (void)
{
  BastideWindow *window = inside_open ();
  BastideStudy *study = inside_study (window)->study;
  BastideShown *shown;
  GtkWidget *label;
  g_autofree char *text = NULL;
  guint index;

  inside_open_sample (window);
  bastide_study_set_index (study, bastide_study_get_line_length (study) - 1);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  label = gtk_widget_get_first_child (GTK_WIDGET (inside_study (window)->players));
  while (label != NULL && !GTK_IS_LABEL (label))
    label = gtk_widget_get_next_sibling (label);
  g_assert_nonnull (label);
  shown = bastide_study_get_shown (study);
  index = bastide_shown_get_index (shown);
  text = g_strdup_printf ("◂ %d", bastide_shown_get_standing (shown, index, 0)
                                  - bastide_shown_get_standing (shown, index, 1));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, text);
  inside_close (window);
}

/* The rest of the board steps back behind what is chosen in the list, until another move is shown. */
static void
test_chosen_feature (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);

  inside_open_sample (window);
  g_signal_emit_by_name (page->board, "feature-activated", 0);
  inside_settle ();
  g_assert_cmpuint (bastide_board_get_target (page->board), ==,
                    bst_position_find_root (bastide_study_get_position (page->study), 0));
  bastide_study_step (page->study, -1);
  g_assert_cmpuint (bastide_board_get_target (page->board), ==, BST_NO_PART);
  inside_close (window);
}

/* --- The players --- */

static gboolean
is_score (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "player-score");
}

static gboolean
is_in (GtkWidget *inner,
       gpointer   outer)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (inner) && gtk_widget_compute_bounds (inner, outer, &bounds)
         && bounds.origin.x >= 0 && bounds.origin.y >= 0
         && bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (outer)
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (outer);
}

/* Whole points of all players are to be seen in the strip, in turn order. */
static void
check_players (BastideWindow *window)
{
  BastideStudy *study = inside_study (window)->study;
  GtkWidget *strip = GTK_WIDGET (inside_study (window)->players);
  guint player = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (strip); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GtkWidget *score = inside_find (button, GTK_TYPE_LABEL, is_score);
      g_autofree char *points = NULL;

      /* The lead stands among them. */
      if (!GTK_IS_MENU_BUTTON (button))
        continue;
      points = bst_io_words_number (bastide_shown_get_standing (bastide_study_get_shown (study),
                                                                bastide_study_get_index (study), player));
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (score)), ==, points);
      g_assert_true (is_in (score, strip));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (score))));
      player++;
    }
  g_assert_cmpuint (player, ==, bst_game_get_n_players (bastide_study_get_game (study)));
}

/* In every tab, and in windows of every width; the board stays where it is when the game is over. */
static void
test_players (void)
{
  static const char * const tabs[] = { "moves", "scores", "features" };
  static const int widths[] = { 400, 800, 1280 };
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_OWN_GAMES"), "tower-2.bastide", NULL);
  BastideWindow *window = inside_open_path (path);
  BastideStudy *study = inside_study (window)->study;

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      int height = 0;

      inside_resize (GTK_WINDOW (window), widths[i], 760);
      for (guint t = 0; t < G_N_ELEMENTS (tabs); t++)
        {
          gtk_stack_set_visible_child_name (inside_study (window)->tabs, tabs[t]);
          bastide_study_set_index (study, t == 0 ? bastide_study_get_line_length (study) - 1 : t * 20);
          inside_settle ();
          check_players (window);
          g_assert_true (t == 0 || gtk_widget_get_height (GTK_WIDGET (inside_study (window)->board)) == height);
          height = gtk_widget_get_height (GTK_WIDGET (inside_study (window)->board));
        }
    }
  inside_close (window);
}

/* The popover of a player has what there was no room for. */
static void
test_player_popover (void)
{
  BastideWindow *window = open_sample ("moves");
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (inside_study (window)->players));
  GtkPopover *popover;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  g_assert_nonnull (popover);
  g_assert_nonnull (inside_find (GTK_WIDGET (popover), BASTIDE_TYPE_SUPPLY, NULL));
  gtk_popover_popdown (popover);
  inside_settle ();
  inside_close (window);
}

/* --- The bag --- */

/* A tile that was laid as often as there are copies of it is looked at, and that is said. */
static void
test_none_left (void)
{
  BastideWindow *window = open_sample ("moves");

  bastide_bag_set_selected (inside_study (window)->bag, 2);
  g_assert_nonnull (bastide_turn_input_get_refusal (inside_study (window)->turn_input)->sentence);
  bastide_study_set_index (inside_study (window)->study, 0);
  bastide_bag_set_selected (inside_study (window)->bag, 2);
  g_assert_null (bastide_turn_input_get_refusal (inside_study (window)->turn_input)->sentence);
  inside_close (window);
}

/* Where a chosen tile could go is shown until none is chosen, and then what was shown before; what the reader has asked for
 * stays. */
static void
test_chosen (void)
{
  BastideWindow *window = open_sample ("moves");
  BastideBoard *board = inside_study (window)->board;
  BastideBag *bag = inside_study (window)->bag;

  bastide_study_set_index (inside_study (window)->study, 3);
  bastide_board_set_show (board, BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_OWNERS);
  bastide_bag_set_selected (bag, 2);
  g_assert_cmphex (bastide_board_get_show (board), ==, BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_OWNERS);
  g_assert_true (gtk_widget_get_visible (inside_study (window)->chip));
  bastide_bag_set_selected (bag, 3);
  bastide_bag_set_selected (bag, BST_NO_TILE);
  g_assert_cmphex (bastide_board_get_show (board), ==, BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_OWNERS);
  g_assert_false (gtk_widget_get_visible (inside_study (window)->chip));
  bastide_board_set_show (board, BST_RENDER_SHOW_LEGAL);
  bastide_bag_set_selected (bag, 2);
  bastide_bag_set_selected (bag, BST_NO_TILE);
  g_assert_cmphex (bastide_board_get_show (board), ==, BST_RENDER_SHOW_LEGAL);
  inside_close (window);
}

static gboolean
is_count (GtkWidget *widget)
{
  return g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "72 of 72");
}

/* H5: the tile that else is the first on the table is in the bag, too. */
static void
test_no_start (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  const BstPlayer players[2] = {
    { (char *) "", BST_COLOUR_RED }, { (char *) "", BST_COLOUR_BLUE },
  };
  BastideWindow *window = inside_open ();
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstRecord) record = NULL;
  BstRules rules;

  bst_rules_init (&rules);
  rules.start_in_bag = TRUE;
  game = bst_game_new (set, &rules, players, 2, NULL);
  record = bst_record_new (game);
  bastide_window_show_record (window, record);
  g_assert_nonnull (inside_find (GTK_WIDGET (inside_study (window)->bag), GTK_TYPE_LABEL, is_count));
  inside_close (window);
}

/* --- What a step costs --- */

#define MARKED "marked"

/* Calls @func for the first text of every row. */
static void
for_each_row (GtkWidget *list,
              void     (*func) (GtkLabel *text,
                                gpointer  data),
              gpointer   data)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *text = inside_find (row, GTK_TYPE_LABEL, NULL);

      if (text != NULL)
        func (GTK_LABEL (text), data);
    }
}

static void
mark (GtkLabel *text,
      gpointer  data)
{
  gtk_label_set_label (text, MARKED);
}

static void
count_unmarked (GtkLabel *text,
                gpointer  n_unmarked)
{
  *(guint *) n_unmarked += g_strcmp0 (gtk_label_get_label (text), MARKED) != 0;
}

/* How many rows are filled anew by a step to @place. */
static guint
count_filled (BastideWindow *window,
              GtkWidget     *pane,
              guint          place)
{
  GtkWidget *list = inside_find (pane, GTK_TYPE_LIST_VIEW, NULL);
  guint n_filled = 0;

  for_each_row (list, mark, NULL);
  bastide_study_set_index (inside_study (window)->study, place);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for_each_row (list, count_unmarked, &n_filled);

  return n_filled;
}

/* The words below the pictures are those by which a test can tell what a row shows. */
static BastideWindow *
open_words (void)
{
  BastideWindow *window = open_sample ("moves");

  gtk_widget_activate_action (GTK_WIDGET (inside_study (window)->moves), "moves.words", NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

/* The moves say the same after a step as before. */
static void
test_step_moves (void)
{
  BastideWindow *window = open_words ();

  g_assert_cmpuint (count_filled (window, GTK_WIDGET (inside_study (window)->moves), 11), ==, 0);
  g_assert_cmpuint (count_filled (window, GTK_WIDGET (inside_study (window)->moves), 12), ==, 0);
  g_assert_cmpuint (count_filled (window, GTK_WIDGET (inside_study (window)->moves), 40), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (inside_study (window)->moves), "moves.words", NULL);
  inside_close (window);
}

/* --- Moves --- */

static BstNode *wanted;         /* whose row is looked for */

static gboolean
is_wanted (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget)
         && bastide_move_row_get_node (BASTIDE_MOVE_ROW (widget)) == wanted;
}

static GtkWidget *
find_row (BastideWindow *window)
{
  return inside_find (GTK_WIDGET (inside_study (window)->moves), BASTIDE_TYPE_MOVE_ROW, is_wanted);
}

static gboolean
has_row (gpointer window)
{
  return find_row (window) != NULL;
}

static gboolean
is_popover_mapped (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
has_menu (gpointer window)
{
  return inside_find (GTK_WIDGET (inside_study (window)->moves), GTK_TYPE_POPOVER_MENU,
                      is_popover_mapped) != NULL;
}

static gboolean
has_no_menu (gpointer window)
{
  return !has_menu (window);
}

static gboolean
is_pressed (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_ACTIVE) != 0;
}

/* A tile laid into a hole gives another turn (H8), and the list says so. */
static void
test_another_turn (void)
{
  static const char * const moves[] = {
    "F@0,-1 r90", "N@0,-2 r180", "G@1,-2 r0", "N@2,-2 r270", "F@2,-1 r90", "U@1,0 r0", "B@1,-1 r0",
  };
  const BstPlayer players[2] = {
    { (char *) "", BST_COLOUR_RED }, { (char *) "", BST_COLOUR_BLUE },
  };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  BastideWindow *window = inside_open ();
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstRecord) record = NULL;
  BstNode *node;
  BstRules rules;
  BstMove move;

  bst_rules_init (&rules);
  rules.holes = BST_HOLES_TURN;
  game = bst_game_new (set, &rules, players, 2, NULL);
  record = bst_record_new (game);
  node = bst_record_get_root (record);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_assert_true (bst_move_parse (game, moves[i], &move, NULL));
      g_assert_false (bst_node_gives_turn (node));
      node = bst_record_add_move (record, node, &move, BST_NO_PLAYER);
    }
  g_assert_true (bst_node_gives_turn (node));
  bastide_window_show_record (window, record);
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "moves");
  wanted = node;
  inside_wait (has_row, window);
  g_assert_null (inside_find (find_row (window), GTK_TYPE_LABEL, NULL));
  gtk_widget_activate_action (GTK_WIDGET (inside_study (window)->moves), "moves.words", NULL);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (inside_find (find_row (window), GTK_TYPE_LABEL, NULL))), ==,
                   "B@1,-1 r0 · another turn");
  gtk_widget_activate_action (GTK_WIDGET (inside_study (window)->moves), "moves.words", NULL);
  inside_close (window);
}

/* The menu took the release of the button, and the row waited for it for ever. */
static void
test_right_click (void)
{
  BastideWindow *window = open_sample ("moves");
  g_autofree char *click = NULL;
  int x, y;

  wanted = bastide_study_get_line_node (inside_study (window)->study, bastide_study_get_line_length (inside_study (window)->study) - 3);
  inside_wait (has_row, window);
  inside_settle ();
  inside_find_place (find_row (window), &x, &y);
  click = g_strdup_printf ("mousemove %d %d click 3", x, y);
  inside_xdotool (click);
  inside_wait (has_menu, window);
  inside_xdotool ("mousemove 20 20 click 1");
  inside_wait (has_no_menu, window);
  g_assert_null (inside_find (GTK_WIDGET (inside_study (window)->moves), GTK_TYPE_WIDGET, is_pressed));
  inside_close (window);
}

/* What the list says of a tile can be typed. */
static void
test_notation (void)
{
  BastideWindow *window = open_words ();
  BstGame *game = bastide_study_get_game (inside_study (window)->study);
  const char *text;
  BstMove move;

  wanted = bastide_study_get_node (inside_study (window)->study);
  inside_wait (has_row, window);
  text = gtk_label_get_text (GTK_LABEL (inside_find (find_row (window), GTK_TYPE_LABEL, NULL)));
  g_assert_true (bst_move_parse (game, text, &move, NULL));
  g_assert_cmpint (move.type, ==, wanted->move.type);
  g_assert_cmpint (move.x, ==, wanted->move.x);
  g_assert_cmpuint (move.rotation, ==, wanted->move.rotation);
  gtk_widget_activate_action (GTK_WIDGET (inside_study (window)->moves), "moves.words", NULL);
  inside_close (window);
}

static void
type_move (BastideWindow *window,
           const char    *text)
{
  GtkWidget *entry = inside_child (inside_study (window)->entry, "entry");

  gtk_widget_activate_action (GTK_WIDGET (window), "page.type-move", NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

/* Of the tile in hand the cell is enough, as the list writes it; what cannot be read is told with an example. */
static void
test_typed_cell (void)
{
  BastideWindow *window = open_sample ("moves");
  BastideStudyPage *page = inside_study (window);
  const BstNode *node;

  bastide_study_set_index (page->study, 0);
  bastide_turn_input_set_tile (page->turn_input,
                               bst_tile_set_find (bst_game_get_tile_set (bastide_study_get_game (page->study)), "B"));
  type_move (window, "0, −1");
  g_assert_true (gtk_widget_get_visible (inside_child (page->entry, "error")));
  type_move (window, "0, 1");
  node = bastide_study_get_node (page->study);
  g_assert_cmpint (node->move.y, ==, 1);
  g_assert_cmpuint (bastide_study_get_index (page->study), ==, 1);
  type_move (window, "nonsense");
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (inside_child (page->entry, "error"))), "For example: "));
  inside_close (window);
}

/* Tiles of expansions have long numbers, and names that can be typed. */
static void
test_tile_name (void)
{
  BastideWindow *window = open_sample ("moves");

  type_move (window, "Monastery, road end");
  g_assert_cmpint (bastide_turn_input_get_chosen (inside_study (window)->turn_input), !=, BST_NO_TILE);
  inside_close (window);
}

/* --- The palette --- */

/* The entry tells of its text a moment after the last letter; Enter comes before that. */
static void
test_search (void)
{
  BastideWindow *window = open_sample ("moves");
  GtkWidget *search;

  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  search = inside_find (GTK_WIDGET (inside_study (window)->palette), GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "V");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpint (bastide_bag_get_selected (inside_study (window)->bag), ==,
                   bst_tile_set_find (bst_game_get_tile_set (bastide_study_get_game (inside_study (window)->study)),
                                      "V"));
  inside_close (window);
}

/* --- The timeline --- */

/* A game of the base set that nobody has played yet. */
static BstRecord *
make_game (const char *first,
           const char *second)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  BstPlayer players[2] = {
    { (char *) first, BST_COLOUR_RED }, { (char *) second, BST_COLOUR_BLUE },
  };
  g_autoptr (BstGame) game = NULL;
  BstRules rules;

  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, players, 2, NULL);

  return bst_record_new (game);
}

/* The first turn that there is with one tile or another. */
static gboolean
play_any (BastideStudy *study)
{
  const BstPosition *position = bastide_study_get_position (study);

  for (guint type = 0; type < bst_tile_set_get_n_types (bst_game_get_tile_set (bastide_study_get_game (study))); type++)
    {
      BstPlacement placements[BST_MAX_PLACEMENTS (100)];
      guint n_placements = bst_position_get_placements (position, type, placements);

      for (guint i = 0; i < n_placements; i++)
        {
          BstMove move = { .kind = BST_MOVE_PLACE, .type = (gint16) type, .x = placements[i].x, .y = placements[i].y };

          while (!(placements[i].rotations & (1u << move.rotation)))
            move.rotation++;
          if (bastide_study_play (study, &move, NULL))
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
is_current (GtkWidget *row)
{
  BstNode *node = bastide_study_get_node (inside_study (gtk_widget_get_root (row))->study);

  return gtk_widget_get_mapped (row) && bastide_move_row_get_node (BASTIDE_MOVE_ROW (row)) == node;
}

/* A game grows at its end: its last move is in sight, all of it. */
static void
test_new_row (void)
{
  g_autoptr (BstRecord) record = make_game ("Anna", "Jan");
  BastideWindow *window = inside_open ();
  GtkWidget *view = inside_child (inside_study (window)->moves, "view");

  bastide_window_show_record (window, record);
  inside_resize (GTK_WINDOW (window), 1270, 700);
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "moves");
  for (guint i = 0; i < 30; i++)
    {
      GtkWidget *row;
      graphene_rect_t bounds;

      g_assert_true (play_any (inside_study (window)->study));
      inside_settle ();
      row = inside_find (view, BASTIDE_TYPE_MOVE_ROW, is_current);
      g_assert_nonnull (row);
      g_assert_true (gtk_widget_compute_bounds (row, view, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (view));
    }
  inside_close (window);
}

/* A comment has one row until it is typed, and then up to five. */
static void
test_comment (void)
{
  BastideWindow *window = open_sample ("moves");
  GtkWidget *comment = inside_find (GTK_WIDGET (inside_study (window)->moves), GTK_TYPE_TEXT_VIEW, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (comment));
  GtkWidget *scroll = gtk_widget_get_parent (comment);

  g_assert_cmpint (gtk_widget_get_height (scroll), <=, 40);
  user_sees (window, "Add a comment*");
  gtk_text_buffer_set_text (buffer, "One\nTwo\nThree", -1);
  inside_settle ();
  g_assert_cmpint (gtk_widget_get_height (scroll), >, 60);
  gtk_text_buffer_set_text (buffer, "1\n2\n3\n4\n5\n6\n7\n8\n9", -1);
  inside_settle ();
  g_assert_cmpint (gtk_widget_get_height (scroll), <=, 120);
  inside_close (window);
}

/* The curve has the width of the window, but for two buttons at each end, and is high where the window is. */
static void
test_wide_chart (void)
{
  BastideWindow *window = inside_open ();
  GtkWidget *chart;

  inside_open_sample (window);
  chart = inside_find (GTK_WIDGET (inside_study (window)->timeline), BASTIDE_TYPE_SCORE_CHART, NULL);
  inside_resize (GTK_WINDOW (window), 1270, 720);
  g_assert_cmpint (gtk_widget_get_width (chart), >=, gtk_widget_get_width (GTK_WIDGET (window)) - 2 * 88);
  g_assert_cmpint (gtk_widget_get_height (chart), ==, 76);
  inside_resize (GTK_WINDOW (window), 1270, 600);
  g_assert_cmpint (gtk_widget_get_height (chart), <, 76);
  inside_close (window);
}

/* No pane of @stack is wider than 260 pixels. */
static void
check_panes (GtkStack *stack)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (gtk_stack_get_pages (stack));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (pages, i);
      GtkWidget *pane = gtk_stack_page_get_child (GTK_STACK_PAGE (page));
      int least;

      gtk_stack_set_visible_child (stack, pane);
      inside_settle ();
      gtk_widget_measure (pane, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_test_message ("%s: %d", gtk_stack_page_get_name (GTK_STACK_PAGE (page)), least);
      g_assert_cmpint (least, <=, 260);
    }
}

/* Six players whose names have forty letters, in a pane of 260 pixels: names end in dots, and no pane is wider. */
static void
test_long_names (void)
{
  BastideWindow *window = inside_open ();
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstRecord) record = NULL;
  BstPlayer players[6];
  BstRules rules;

  bst_rules_init (&rules);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    players[i] = (BstPlayer) { (char *) "Hieronim-Krzysztof von und zu Wiesengrund", (BstColour) i };
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
  record = bst_record_new (game);
  bastide_window_show_record (window, record);
  check_panes (inside_study (window)->tabs);
  check_panes (inside_study (window)->start_tabs);
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "scores");
  user_wait_for (inside_study (window)->scores, GTK_TYPE_LABEL, "Hieronim*");
  inside_close (window);
}

static gboolean
has_rows (gpointer view)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (view))) > 0;
}

/* Nor are lists that are full: in the middle of a game, at its end, and while a position is set up. */
static void
test_full_lists (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *study = inside_study (window);

  inside_open_sample (window);
  for (guint i = 0; i < 2; i++)
    {
      bastide_study_set_index (study->study, i == 0 ? 40 : bastide_study_get_line_length (study->study) - 1);
      gtk_stack_set_visible_child_name (study->tabs, "turns");
      inside_settle ();
      if (i == 0)
        inside_wait (has_rows, inside_find (GTK_WIDGET (study->tabs), GTK_TYPE_COLUMN_VIEW, NULL));
      check_panes (study->tabs);
      check_panes (study->start_tabs);
    }
  bastide_position_editor_set_active (study->editor, TRUE);
  check_panes (study->tabs);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/panes/players", test_players);
  g_test_add_func ("/panes/player-popover", test_player_popover);
  g_test_add_func ("/panes/features-after-a-jump", test_features_after_a_jump);
  g_test_add_func ("/panes/feature-rows", test_feature_rows);
  g_test_add_func ("/panes/pin", test_pin);
  g_test_add_func ("/panes/pointed-cell", test_pointed_cell);
  g_test_add_func ("/panes/cell-menu", test_cell_menu);
  g_test_add_func ("/panes/lead-between", test_lead_between);
  g_test_add_func ("/panes/chosen-feature", test_chosen_feature);
  g_test_add_func ("/panes/open-on-scores", test_open_on_scores);
  g_test_add_func ("/panes/no-points", test_no_points);
  g_test_add_func ("/panes/step/moves", test_step_moves);
  g_test_add_func ("/panes/moves/right-click", test_right_click);
  g_test_add_func ("/panes/moves/another-turn", test_another_turn);
  g_test_add_func ("/panes/moves/new-row", test_new_row);
  g_test_add_func ("/panes/open-score", test_open_score);
  g_test_add_func ("/panes/bag/none-left", test_none_left);
  g_test_add_func ("/panes/bag/chosen", test_chosen);
  g_test_add_func ("/panes/bag/no-start", test_no_start);
  g_test_add_func ("/panes/moves/notation", test_notation);
  g_test_add_func ("/panes/moves/typed-cell", test_typed_cell);
  g_test_add_func ("/panes/moves/tile-name", test_tile_name);
  g_test_add_func ("/panes/palette/search", test_search);
  g_test_add_func ("/panes/comment", test_comment);
  g_test_add_func ("/panes/timeline/wide-chart", test_wide_chart);
  g_test_add_func ("/panes/long-names", test_long_names);
  g_test_add_func ("/panes/full-lists", test_full_lists);

  return inside_run ();
}
