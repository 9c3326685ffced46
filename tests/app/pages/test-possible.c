/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can still happen: legal cells of any tile, why not, what lights what, and the pane of odds. */

#include "config.h"

#include "bastide-bag-tile.h"
#include "bastide-cell.h"
#include "bastide-chance.h"
#include "bastide-hole-item.h"
#include "inside-user.h"

#include <bst-farm-joins.h>
#include <bst-playouts.h>
#include <bst-render-overlay.h>

static BastideWindow *
open_game (guint place)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, place);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static const BstPosition *
get_position (BastideWindow *window)
{
  return bastide_study_get_position (inside_study (window)->study);
}

static void
press (BastideWindow *window,
       guint          key)
{
  bastide_page_press_key (bastide_window_get_page (window), key, 0, 1000);
  bastide_page_release_key (bastide_window_get_page (window), key, 1100);
}

static void
assert_chip (BastideWindow *window,
             const char    *text)
{
  BastideStudyPage *page = inside_study (window);

  g_assert_cmpint (gtk_widget_get_visible (page->chip), ==, text != NULL);
  if (text != NULL)
    g_assert_cmpstr (gtk_label_get_label (page->chip_text), ==, text);
}

/* --- Legal cells --- */

/* Of the chosen tile, else of the one in hand, or of any; a chip says whose, and puts it away. */
static void
test_legal (void)
{
  BastideWindow *window = open_game (22);
  BastideStudyPage *page = inside_study (window);
  int legal_type;

  assert_chip (window, NULL);
  press (window, GDK_KEY_l);
  assert_chip (window, "Legal cells: tile V");
  bastide_bag_set_selected (page->bag, 0);
  assert_chip (window, "Legal cells: tile A");
  press (window, GDK_KEY_l);
  assert_chip (window, NULL);
  g_assert_cmpint (bastide_bag_get_selected (page->bag), ==, 0);
  g_object_get (page->board, "legal-type", &legal_type, NULL);
  g_assert_cmpint (legal_type, ==, BST_NO_TILE);
  press (window, GDK_KEY_l);
  assert_chip (window, "Legal cells: tile A");
  user_click (page->chip, GTK_TYPE_BUTTON, "Show no legal cells");
  assert_chip (window, NULL);
  g_assert_cmpint (bastide_bag_get_selected (page->bag), ==, BST_NO_TILE);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.on-cells", "s", "show-any");
  assert_chip (window, "Legal cells: any tile");
  g_assert_cmphex (bastide_board_get_show (page->board), ==, BST_RENDER_SHOW_ANY);
  press (window, GDK_KEY_h);
  assert_chip (window, NULL);
  inside_close (window);
}

/* Once the tile is laid none are shown, and the chip says nothing. */
static void
test_legal_of_turn (void)
{
  BastideWindow *window = open_game (5);
  BastideTurnInput *input = inside_study (window)->turn_input;
  g_autofree BstPlacement *placements = NULL;
  g_autofree char *text = NULL;
  guint n_placements;

  press (window, GDK_KEY_l);
  text = g_strdup (gtk_label_get_label (inside_study (window)->chip_text));
  assert_chip (window, text);
  placements = bst_render_overlay_get_legal (get_position (window), bastide_turn_input_get_tile (input), &n_placements);
  g_assert_cmpuint (n_placements, >, 0);
  bastide_turn_input_try_cell (input, placements[0].x, placements[0].y);
  bastide_turn_input_lay (input);
  g_assert_true (bastide_shown_is_trying (bastide_study_get_shown (inside_study (window)->study)));
  assert_chip (window, NULL);
  bastide_turn_input_cancel (input);
  assert_chip (window, text);
  inside_close (window);
}

/* A cell where the tile in hand does not fit says why, and shows the edge; any other says that it does. */
static void
test_why_not (void)
{
  BastideWindow *window = open_game (22);
  BastideStudyPage *page = inside_study (window);
  const BastideTurnInputRefusal *refusal;

  bastide_board_look_at (page->board, 0, -3);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.why-not", NULL);
  g_assert_null (bastide_turn_input_get_refusal (page->turn_input)->sentence);
  bastide_board_look_at (page->board, -1, -3);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.why-not", NULL);
  refusal = bastide_turn_input_get_refusal (page->turn_input);
  g_assert_nonnull (refusal->sentence);
  g_assert_true (refusal->has_edge);
  g_assert_cmpint (refusal->x, ==, -1);
  g_assert_cmpint (refusal->y, ==, -3);
  g_assert_cmpint (refusal->edge, ==, BST_SOUTH);
  inside_close (window);
}

/* --- A feature --- */

static gboolean
has_chance (gpointer card)
{
  const char *text = gtk_inscription_get_text (inside_child (card, "chance"));

  return text != NULL && text[0] != '\0';
}

/* The random games come after the chance. */
static gboolean
has_share (gpointer card)
{
  const char *text = gtk_inscription_get_text (inside_child (card, "chance"));

  return text != NULL && strchr (text, '\n') != NULL;
}

/* A city that is looked at lights the tiles that complete it, and its card says the chance that analysis has. */
static void
test_feature (void)
{
  BastideWindow *window = open_game (22);
  BastideStudyPage *page = inside_study (window);
  const BstPosition *position = get_position (window);
  int tile = bst_position_find_tile (position, 1, 1);
  BstOddsSettings settings = { .player = 0, .seed = 1 };
  g_autoptr (BstFeatureOdds) odds = NULL;
  BstFeatureOddsResult result;
  guint part = BST_NO_PART, n_tiles, n_cells, n_lit = 0;
  g_autofree char *anyone = NULL;
  g_autofree char *expected = NULL;
  GtkWidget *child;

  for (guint i = bst_position_get_tiles (position, &n_tiles)[tile].first_part; part == BST_NO_PART; i++)
    {
      BstFeature feature;

      bst_position_get_feature (position, i, &feature);
      if (feature.kind == BST_FEATURE_CITY)
        part = i;
    }
  bastide_board_set_lit (page->board, part);
  inside_wait (has_share, page->card);
  odds = bst_feature_odds_new (position, &settings, part);
  bst_feature_odds_step (odds, 1);
  bst_feature_odds_get (odds, &result);
  g_assert_true (result.exact);
  anyone = bastide_chance_dup_text (&result.anyone);
  expected = g_strdup_printf ("Tiles for it, if all try: * %s, all %s\nCompleted in random games: *", "*", anyone);
  g_assert_true (g_pattern_match_simple (expected, gtk_inscription_get_text (inside_child (page->card, "chance"))));
  bst_feature_odds_get_cells (odds, &n_cells);
  child = gtk_widget_get_first_child (inside_find (inside_child (page->bag, "box"), GTK_TYPE_FLOW_BOX, NULL));
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      BastideBagTile *shown = BASTIDE_BAG_TILE (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)));
      guint type = (guint) bastide_bag_find_tile (page->bag, GTK_WIDGET (shown));
      gboolean closes = FALSE;

      for (guint i = 0; i < n_cells; i++)
        closes |= bst_feature_odds_closes (odds, i, type);
      closes &= bst_position_get_remaining (position, type) > 0;
      g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (shown), "fits"), ==, closes);
      g_assert_cmpint (gtk_widget_get_opacity (GTK_WIDGET (shown)) < 1, ==, !closes);
      n_lit += closes;
    }
  g_assert_cmpuint (n_lit, >, 0);
  bastide_board_set_lit (page->board, BST_NO_PART);
  g_assert_false (has_chance (page->card));
  inside_close (window);
}

/* --- Odds --- */

static gboolean
has_race (gpointer odds)
{
  GtkWidget *results = inside_child (odds, "results");

  return gtk_widget_get_visible (results) && !gtk_widget_has_css_class (results, "dim-label");
}

static void
assert_label (BastideStudyPage  *page,
              const char        *name,
              const BstEstimate *chance)
{
  g_autofree char *text = bastide_chance_dup_text (chance);

  g_assert_cmpstr (gtk_label_get_label (inside_child (page->odds, name)), ==, text);
}

/* A and B are put on cells by clicks, with the numbers of analysis; they go with the move. */
static void
test_race (void)
{
  BastideWindow *window = open_game (22);
  BastideStudyPage *page = inside_study (window);
  const BstCell cell = { 1, 2 };
  BstOddsSettings settings = { .player = bst_position_get_turn (get_position (window)), .seed = 1 };
  g_autoptr (BstCellRace) race = NULL;
  BstCellRaceResult result;

  user_press (window, "<Alt>a");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->start_tabs), ==, "odds");
  bastide_board_look_at (page->board, cell.x, cell.y);
  user_press (window, "space");
  g_assert_true (bastide_race_cells_has (page->race_cells, BASTIDE_RACE_A, cell.x, cell.y));
  user_wait_for (page->board, BASTIDE_TYPE_CELL, "(1, 2): *; A");
  user_press (window, "<Alt>b");
  bastide_board_look_at (page->board, cell.x, cell.y);
  user_press (window, "space");
  inside_wait (has_race, page->odds);
  race = bst_cell_race_new (get_position (window), &settings, &cell, 1, &cell, 1);
  bst_cell_race_step (race, 1);
  bst_cell_race_get (race, &result);
  g_assert_true (result.exact);
  assert_label (page, "mine", &result.mine);
  assert_label (page, "others", &result.others);
  assert_label (page, "nobody", &result.nobody);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (inside_child (page->odds, "note")), "exact"));
  /* Put away, the board is played on again; the cells stay until there is another move. */
  user_press (window, "Escape");
  user_press (window, "Escape");
  g_assert_cmpint (page->armed, ==, -1);
  g_assert_true (bastide_race_cells_has (page->race_cells, BASTIDE_RACE_B, cell.x, cell.y));
  bastide_study_set_index (page->study, 23);
  g_assert_false (bastide_race_cells_has (page->race_cells, BASTIDE_RACE_A, cell.x, cell.y));
  g_assert_false (gtk_widget_get_visible (inside_child (page->odds, "results")));
  inside_close (window);
}

static gboolean
is_settled (gpointer label)
{
  return *gtk_label_get_label (label) != '\0' && !gtk_widget_has_css_class (label, "dim-label");
}

/* The games that the pane plays on all cores are those that one thread plays. */
static void
test_playouts (void)
{
  BastideWindow *window = open_game (40);
  BastideStudyPage *page = inside_study (window);
  const BstPosition *position = bastide_study_get_position (page->study);
  g_autoptr (BstPlayouts) playouts = bst_playouts_new (position, 1);
  g_autofree char *points = NULL;
  BstPlayoutsResult result;
  GtkLabel *text;

  bst_playouts_play (playouts, 0, 10000);
  bst_playouts_get (playouts, &result);
  points = g_strdup_printf ("%s: %.1f points, *%s: %.1f points, *",
                            bst_game_get_player (bst_position_get_game (position), 0)->name, result.points[0].value,
                            bst_game_get_player (bst_position_get_game (position), 1)->name, result.points[1].value);

  g_assert_null (page->odds);
  gtk_stack_set_visible_child_name (page->start_tabs, "odds");
  text = inside_child (page->odds, "playouts_text");
  g_assert_cmpstr (gtk_label_get_label (text), ==, "");
  gtk_expander_set_expanded (inside_child (page->odds, "playouts"), TRUE);
  inside_wait (is_settled, text);
  g_assert_true (g_pattern_match_simple (points, gtk_label_get_label (text)));
  g_assert_cmpstr (gtk_label_get_label (inside_child (page->odds, "playouts_note")), ==, "10000 random games");

  /* Nothing is left to play at the end. */
  bastide_study_set_index (page->study, 71);
  g_assert_false (gtk_widget_get_visible (inside_child (page->odds, "playouts")));
  inside_close (window);
}

static GListModel *
get_holes (gpointer odds)
{
  return G_LIST_MODEL (gtk_list_view_get_model (inside_child (odds, "view")));
}

static gboolean
has_holes (gpointer odds)
{
  return g_list_model_get_n_items (get_holes (odds)) > 0;
}

/* Each free cell, and the same chance as that of a race for it; one that is chosen is shown. */
static void
test_holes (void)
{
  BastideWindow *window = open_game (50);
  BastideStudyPage *page = inside_study (window);
  g_autofree BstPlacement *cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (100));
  guint n_cells = bst_position_get_frontier (get_position (window), cells);
  BastideHoleItem *first;
  double before = 0;
  int x, y;

  gtk_stack_set_visible_child_name (page->start_tabs, "odds");
  inside_wait (has_holes, page->odds);
  g_assert_cmpuint (g_list_model_get_n_items (get_holes (page->odds)), ==, n_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      g_autoptr (BastideHoleItem) item = g_list_model_get_item (get_holes (page->odds), i);
      const BastideHoleOdds *odds = bastide_hole_item_get_odds (item);
      BstOddsSettings settings = { .player = bst_position_get_turn (get_position (window)), .seed = 1 };
      BstCell cell = { odds->hole.cell.x, odds->hole.cell.y };
      g_autoptr (BstCellRace) race = bst_cell_race_new (get_position (window), &settings, &cell, 1, NULL, 0);
      BstCellRaceResult result;

      bst_cell_race_step (race, 1);
      bst_cell_race_get (race, &result);
      g_assert_cmpfloat_with_epsilon (odds->drawn.value, result.mine.value, 1e-9);
      g_assert_cmpfloat (odds->drawn.value, >=, before);
      before = odds->drawn.value;
    }
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (GtkWidget *row = gtk_widget_get_first_child (inside_child (page->odds, "view")); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_mapped (row))
      g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_first_child (row)), ==, 34);
  gtk_widget_measure (GTK_WIDGET (page->odds), GTK_ORIENTATION_HORIZONTAL, -1, &x, NULL, NULL, NULL);
  g_assert_cmpint (x, <=, 252);
  gtk_check_button_set_active (inside_child (page->odds, "only_mattering"), TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (get_holes (page->odds)), <, n_cells);
  first = g_list_model_get_item (get_holes (page->odds), 0);
  g_assert_cmpuint (bastide_hole_item_get_odds (first)->hole.players, !=, 0);
  g_signal_emit_by_name (inside_child (page->odds, "view"), "activate", 0);
  g_assert_true (bastide_desk_get_cell (BASTIDE_DESK (page->board), &x, &y));
  g_assert_cmpint (x, ==, bastide_hole_item_get_odds (first)->hole.cell.x);
  g_assert_cmpint (y, ==, bastide_hole_item_get_odds (first)->hole.cell.y);
  g_object_unref (first);
  inside_close (window);
}

/* --- Joins --- */

static const BstRenderJoins *joins;

static gboolean
has_joins (gpointer board)
{
  joins = bastide_board_get_joins (board);

  return joins != NULL;
}

/* Those that analysis finds are drawn, while they are asked for; not in an exam. */
static void
test_joins (void)
{
  BastideWindow *window = open_game (42);
  BastideStudyPage *page = inside_study (window);
  g_autoptr (BstFarmJoins) expected = bst_farm_joins_new (get_position (window));
  const BstFarmJoin *found;
  guint n;

  while (bst_farm_joins_step (expected, 10))
    ;
  found = bst_farm_joins_get (expected, &n);
  g_assert_cmpuint (n, >, 0);
  g_assert_false (has_joins (page->board));
  press (window, GDK_KEY_j);
  inside_wait (has_joins, page->board);
  g_assert_cmpuint (joins->n_joins, ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (joins->joins[i].x, ==, found[i].x);
      g_assert_cmpint (joins->joins[i].y, ==, found[i].y);
      g_assert_cmpuint (joins->joins[i].owners, ==, found[i].owners);
      g_assert_cmpuint (joins->joins[i].n_copies, ==, found[i].n_copies);
      g_assert_cmpmem (joins->joins[i].farms, joins->joins[i].n_farms * sizeof (guint16),
                       found[i].farms, found[i].n_farms * sizeof (guint16));
    }
  bastide_board_look_at (page->board, found[0].x, found[0].y);
  g_assert_nonnull (strstr (gtk_label_get_label (page->cell), " farms for "));
  user_press (window, "<Control><Shift>x");
  g_assert_cmphex (bastide_board_get_show (page->board), ==, 0);
  press (window, GDK_KEY_j);
  g_assert_cmphex (bastide_board_get_show (page->board), ==, 0);
  inside_close (window);
}

/* --- Before and after --- */

static guint
count_changes (BastideStudyPage *page)
{
  const BstChanges *changes = bastide_comparison_get_changes (page->comparison);

  return changes != NULL ? changes->n_items : 0;
}

/* The slider goes to the move before and back; what changed stands above the features, and a row of it lights
 * the feature of the side that is shown. */
static void
test_compare (void)
{
  BastideWindow *window = open_game (22);
  BastideStudyPage *page = inside_study (window);
  GtkRange *scale = GTK_RANGE (inside_child (page->compare_bar, "scale"));
  BstNode *node = bastide_study_get_node (page->study);

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->compare_bar)));
  press (window, GDK_KEY_s);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page->compare_bar)));
  g_assert_cmpuint (count_changes (page), >, 0);
  g_assert_cmpfloat (gtk_range_get_value (scale), ==, 1);
  user_wait_for (page->features, GTK_TYPE_LABEL, "What Changed");
  gtk_range_set_value (scale, 0);
  g_assert_true (bastide_study_get_node (page->study) == node->parent);
  g_assert_true (bastide_comparison_get_node (page->comparison, TRUE) == node);
  gtk_range_set_value (scale, 1);
  g_assert_true (bastide_study_get_node (page->study) == node);
  /* Another move: that one is compared. */
  bastide_study_step (page->study, 3);
  g_assert_true (bastide_comparison_get_node (page->comparison, TRUE) == bastide_study_get_node (page->study));
  g_assert_true (bastide_comparison_get_node (page->comparison, FALSE)
                 == bastide_study_get_node (page->study)->parent);
  press (window, GDK_KEY_s);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->compare_bar)));
  /* The tab that was seen before comes back, unless the reader has gone elsewhere. */
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->tabs), ==, "moves");
  press (window, GDK_KEY_s);
  user_wait_for (page->features, GTK_TYPE_LABEL, "What Changed");
  gtk_stack_set_visible_child_name (page->tabs, "scores");
  press (window, GDK_KEY_s);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->tabs), ==, "scores");
  inside_close (window);
}

/* With a position that was chosen, which stays. */
static void
test_compare_with (void)
{
  BastideWindow *window = open_game (10);
  BastideStudyPage *page = inside_study (window);
  BstNode *base = bastide_study_get_node (page->study);

  gtk_widget_activate_action (GTK_WIDGET (window), "page.compare-with", NULL);
  user_sees (page->compare_bar, "Go to another position");
  g_assert_false (gtk_widget_get_sensitive (inside_child (page->compare_bar, "scale")));
  bastide_study_set_index (page->study, 40);
  g_assert_true (bastide_comparison_get_node (page->comparison, FALSE) == base);
  g_assert_cmpuint (count_changes (page), >, 0);
  bastide_study_step (page->study, 1);
  g_assert_true (bastide_comparison_get_node (page->comparison, FALSE) == base);
  user_press (window, "<Control><Shift>x");
  g_assert_false (bastide_comparison_is_active (page->comparison));
  press (window, GDK_KEY_s);
  user_wait_for (window, GTK_TYPE_LABEL, "Off in exam mode");
  g_assert_false (bastide_comparison_is_active (page->comparison));
  inside_close (window);
}

/* None of it in an exam. */
static void
test_exam (void)
{
  BastideWindow *window = open_game (22);
  BastideStudyPage *page = inside_study (window);

  user_press (window, "<Alt>a");
  bastide_race_cells_toggle (page->race_cells, BASTIDE_RACE_A, 1, 2);
  user_press (window, "<Control><Shift>x");
  g_assert_cmpint (page->armed, ==, -1);
  g_assert_false (bastide_race_cells_has (page->race_cells, BASTIDE_RACE_A, 1, 2));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->start_tabs), ==, "bag");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->start_switcher)));
  user_press (window, "<Alt>b");
  user_wait_for (window, GTK_TYPE_LABEL, "Off in exam mode");
  g_assert_cmpint (page->armed, ==, -1);
  bastide_board_set_lit (page->board, 0);
  g_assert_cmpuint (page->odds_source, ==, 0);
  bastide_board_look_at (page->board, -1, -3);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.why-not", NULL);
  g_assert_null (bastide_turn_input_get_refusal (page->turn_input)->sentence);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/possible/legal", test_legal);
  g_test_add_func ("/possible/legal-of-turn", test_legal_of_turn);
  g_test_add_func ("/possible/why-not", test_why_not);
  g_test_add_func ("/possible/feature", test_feature);
  g_test_add_func ("/possible/race", test_race);
  g_test_add_func ("/possible/holes", test_holes);
  g_test_add_func ("/possible/playouts", test_playouts);
  g_test_add_func ("/possible/joins", test_joins);
  g_test_add_func ("/possible/compare", test_compare);
  g_test_add_func ("/possible/compare-with", test_compare_with);
  g_test_add_func ("/possible/exam", test_exam);

  return inside_run ();
}
