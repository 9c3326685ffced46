/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window from inside, for what no key or click of a test can reach. */

#include "config.h"

#include <gtk/gtk.h>

#include <bst-io-tile-set.h>
#include <bst-render-overlay.h>

#include "bastide-cell.h"
#include "bastide-feature-item.h"
#include "bastide-moves-pane.h"
#include "inside-file.h"
#include "random-game.h"

static gboolean
has_record (gpointer window)
{
  return bastide_study_get_record (inside_study (window)->study) != NULL;
}

static void
test_drop (void)
{
  BastideWindow *window = inside_open ();
  g_autoptr (GtkEventController) target = inside_find_controller (GTK_WIDGET (window),
                                                                  GTK_TYPE_DROP_TARGET);
  g_autoptr (GFile) file = inside_get_sample ();
  g_autoptr (GSList) files = g_slist_prepend (NULL, file);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_assert_nonnull (target);
  g_assert_true (bastide_window_is_empty (window));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &taken);
  g_assert_true (taken);
  inside_wait (has_record, window);
  g_assert_true (g_file_equal (bastide_study_get_file (inside_study (window)->study), file));
  g_assert_false (bastide_window_is_empty (window));
  inside_close (window);
}

static gboolean
has_rows (gpointer window)
{
  return gtk_widget_get_first_child (GTK_WIDGET (inside_study (window)->board)) != NULL;
}

static void
test_roles (void)
{
  BastideWindow *window = inside_open ();
  GtkWidget *row, *cell;

  inside_open_sample (window);
  inside_wait (has_rows, window);
  gtk_test_accessible_assert_role (inside_study (window)->board, GTK_ACCESSIBLE_ROLE_GRID);
  row = gtk_widget_get_first_child (GTK_WIDGET (inside_study (window)->board));
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_ROW);
  cell = gtk_widget_get_first_child (row);
  gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (inside_study (window)->board, GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  inside_close (window);
}

/* A farm has one number: on the board, on its card and in the list. */
static void
test_farm_numbers (void)
{
  BastideWindow *window = inside_open ();
  g_autofree guint16 *farms = NULL;
  const BstPosition *position;
  GtkWidget *view, *title;
  GListModel *items;
  guint n_farms, n_found = 0;

  inside_open_sample (window);
  position = bastide_study_get_position (inside_study (window)->study);
  farms = g_new (guint16, bst_position_get_n_parts (position) + 1);
  n_farms = bst_position_get_farms (position, farms);
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "features");
  inside_settle ();
  view = inside_find (GTK_WIDGET (inside_study (window)->features), GTK_TYPE_LIST_VIEW, NULL);
  title = inside_find (GTK_WIDGET (inside_study (window)->card), GTK_TYPE_INSCRIPTION, NULL);
  items = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view)));
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (items, i);
      g_autofree char *begins = NULL;
      guint number;

      if (!BASTIDE_IS_FEATURE_ITEM (item)
          || bastide_feature_item_get_feature (BASTIDE_FEATURE_ITEM (item))->kind
             != BST_FEATURE_FIELD)
        continue;
      number = bastide_feature_item_get_number (BASTIDE_FEATURE_ITEM (item));
      g_assert_cmpuint (number, >, 0);
      g_assert_cmpuint (number, <=, n_farms);
      g_assert_cmpuint (bastide_feature_item_get_feature (BASTIDE_FEATURE_ITEM (item))->part, ==,
                        farms[number - 1]);
      bastide_board_set_lit (inside_study (window)->board, farms[number - 1]);
      begins = g_strdup_printf ("Farm %u, ", number);
      g_assert_true (g_str_has_prefix (gtk_inscription_get_text (GTK_INSCRIPTION (title)), begins));
      n_found++;
    }
  g_assert_cmpuint (n_found, ==, n_farms);
  inside_close (window);
}

/* Every place of the game with every overlay, on screen. */
static void
test_all_places (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_OWNERS
                                         | BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_COORDINATES);
  for (guint i = 0; i < bastide_study_get_line_length (inside_study (window)->study); i++)
    {
      bastide_study_set_index (inside_study (window)->study, i);
      bastide_board_set_lit (inside_study (window)->board, i);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==,
                    bastide_study_get_line_length (inside_study (window)->study) - 1);
  inside_close (window);
}

static void
test_lit (void)
{
  BastideWindow *window = inside_open ();
  const BstPosition *position;
  guint n_parts;

  inside_open_sample (window);
  position = bastide_study_get_position (inside_study (window)->study);
  n_parts = bst_position_get_n_parts (position);
  bastide_board_set_lit (inside_study (window)->board, n_parts - 1);
  g_assert_cmpuint (bastide_board_get_lit (inside_study (window)->board), ==,
                    bst_position_find_root (position, n_parts - 1));
  /* Its tile is not there yet: nothing stays lit. */
  bastide_study_set_index (inside_study (window)->study, 1);
  g_assert_cmpuint (bastide_board_get_lit (inside_study (window)->board), ==, BST_NO_PART);
  inside_close (window);
}

static void
add_lines (guint *n_lines,
           guint  position,
           guint  removed,
           guint  added)
{
  *n_lines += removed + added;
}

/* How many lines of the list of moves are taken out and put in by a change. */
static guint
count_lines (BastideWindow *window,
             gboolean     (*change) (BastideStudy *study))
{
  GtkWidget *pane = inside_find (GTK_WIDGET (window), BASTIDE_TYPE_MOVES_PANE, NULL);
  GtkListView *view = GTK_LIST_VIEW (inside_find (pane, GTK_TYPE_LIST_VIEW, NULL));
  GtkSelectionModel *lines = gtk_list_view_get_model (view);
  guint n_lines = 0;
  gulong handler = g_signal_connect_swapped (lines, "items-changed", G_CALLBACK (add_lines), &n_lines);

  g_assert_true (change (inside_study (window)->study));
  inside_settle ();
  g_signal_handler_disconnect (lines, handler);

  return n_lines;
}

static gboolean
change_glyph (BastideStudy *study)
{
  bastide_study_toggle_glyph (study, BST_GLYPH_GOOD);

  return TRUE;
}

static gboolean
remove_move (BastideStudy *study)
{
  return bastide_study_remove (study, bastide_study_get_node (study), BST_CHANGE_DELETE);
}

static gboolean
take_back (BastideStudy *study)
{
  return bastide_study_undo (study);
}

/* One edit of a position that is set up: the board moves by a cell, there and back. */
static gboolean
edit_set_up (BastideStudy *study)
{
  BstSetup *setup = bastide_study_dup_setup (study);
  static int way = -1;

  way = -way;
  g_assert_cmpint (bst_setup_shift (setup, way, 0), ==, BST_SETUP_OK);
  bastide_study_set_up (study, setup, BST_CHANGE_SHIFT);

  return TRUE;
}

/* What changes at one place of a large tree changes the lines there, and no others: of a move that is deleted, with all
 * that follows it, those come back which went. */
static void
test_large_tree (void)
{
  BastideWindow *window = inside_open ();
  g_autoptr (BstRecord) record = NULL;
  guint n_gone;

  inside_open_sample (window);
  record = bst_record_ref (bastide_study_get_record (inside_study (window)->study));
  random_game_grow (record, 10000);
  bastide_window_show_record (window, record);
  bastide_study_set_index (inside_study (window)->study, 20);
  inside_settle ();
  g_assert_cmpuint (count_lines (window, change_glyph), ==, 2);
  n_gone = count_lines (window, remove_move);
  g_assert_cmpuint (n_gone, >, 1);
  g_assert_cmpuint (count_lines (window, take_back), ==, n_gone);
  g_assert_cmpuint (count_lines (window, edit_set_up), <=, 4);
  inside_close (window);
}

/* --- Games of other players, tiles and rules on one line --- */

/* The start of another game of so many players. */
static void
set_up (BastideWindow *window,
        const char    *sets,
        guint          n_players)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (sets, NULL);
  BstPlayer players[BST_MAX_PLAYERS];
  g_autoptr (BstGame) game = NULL;
  BstRules rules;

  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) "", (BstColour) (n_players - 1 - i) };
  bst_rules_init (&rules);
  bst_io_tile_set_raise_switches (sets, &rules);
  game = bst_game_new (set, &rules, players, n_players, NULL);
  g_assert_nonnull (game);
  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  g_assert_true (bastide_position_editor_commit (inside_study (window)->editor, bst_setup_new (game), BST_SETUP_OK,
                                                 BST_CHANGE_POSITION));
}

static void
turn_input (BastideWindow *window,
            const char    *text)
{
  g_autoptr (GError) error = NULL;
  BstMove move;

  bst_move_parse (bastide_study_get_game (inside_study (window)->study), text, &move, &error);
  g_assert_no_error (error);
  bastide_study_play (inside_study (window)->study, &move, &error);
  g_assert_no_error (error);
}

/* Every pane has to follow when the game changes under it. */
static void
walk_games (BastideWindow *window,
            const char    *tab)
{
  static const int steps[] = { -1, -1, -1, 3, -2, 1, 1, -3, 2, -1, -2, 5 };

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, tab);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      bastide_study_step (inside_study (window)->study, steps[i]);
      bastide_board_set_lit (inside_study (window)->board, i);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }
  inside_settle ();
}

static void
test_games (void)
{
  static const char * const tabs[] = { "moves", "scores", "features", "position" };
  BastideWindow *window = inside_open ();
  guint n_places;

  inside_open_sample (window);
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_OWNERS
                                         | BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_COORDINATES);
  set_up (window, "basic+traders-and-builders+tower", 6);
  turn_input (window, "U@1,0 r0 [Pink road:E]");
  turn_input (window, "U@-1,0 r0");
  set_up (window, "basic+inns-and-cathedrals", 2);
  turn_input (window, "U@1,0 r0");
  set_up (window, "basic", 3);
  n_places = bastide_study_get_line_length (inside_study (window)->study);
  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      walk_games (window, tabs[i]);
      bastide_position_editor_set_active (inside_study (window)->editor, i % 2 == 0);
    }
  while (bastide_study_undo (inside_study (window)->study))
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  while (bastide_study_redo (inside_study (window)->study))
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (bastide_study_get_line_length (inside_study (window)->study), ==, n_places);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/window/drop", test_drop);
  g_test_add_func ("/window/roles", test_roles);
  g_test_add_func ("/window/farm-numbers", test_farm_numbers);
  g_test_add_func ("/window/all-places", test_all_places);
  g_test_add_func ("/window/lit", test_lit);
  g_test_add_func ("/window/large-tree", test_large_tree);
  g_test_add_func ("/window/games", test_games);

  return inside_run ();
}
