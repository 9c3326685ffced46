/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bag beside the board. */

#include "config.h"

#include <bst-fit-map.h>
#include <bst-io-game-words.h>

#include "bastide-bag-group.h"
#include "bastide-bag-tile.h"
#include "bastide-held-tiles.h"
#include "bastide-player-mark.h"
#include "bastide-players-edit.h"
#include "inside-file.h"
#include "inside-user.h"

static BastideWindow *
open_game (guint place)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, place);
  inside_settle ();

  return window;
}

static BastideBagTile *
get_tile (GtkWidget *child)
{
  return BASTIDE_BAG_TILE (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)));
}

/* That of the first set. */
static GtkWidget *
get_flow (BastideWindow *window)
{
  return inside_find (inside_child (inside_study (window)->bag, "box"), GTK_TYPE_FLOW_BOX, NULL);
}

static GtkWidget *
get_first (BastideWindow *window)
{
  return gtk_widget_get_first_child (get_flow (window));
}

/* As it is seen. */
static BastideTileFit
see_fit (GtkWidget *tile)
{
  if (gtk_widget_has_css_class (tile, "fits"))
    return BASTIDE_TILE_FIT_YES;

  return gtk_widget_get_opacity (tile) < 1 ? BASTIDE_TILE_FIT_NO : BASTIDE_TILE_FIT_UNKNOWN;
}

/* Copies of the tiles that have this to say. */
static guint
count_copies (BastideWindow *window,
              BastideTileFit fit)
{
  guint n_copies = 0;

  for (GtkWidget *child = get_first (window); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (see_fit (GTK_WIDGET (get_tile (child))) == fit)
      n_copies += bastide_bag_tile_get_remaining (get_tile (child));

  return n_copies;
}

/* All tiles have their pictures. */
static gboolean
has_pictures (gpointer window)
{
  for (GtkWidget *child = get_first (window); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!bastide_bag_tile_has_texture (get_tile (child)))
      return FALSE;

  return TRUE;
}

/* They come after the board, a few with each frame; with another game the same. */
static void
test_pictures (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  g_assert_false (has_pictures (window));
  inside_wait (has_pictures, window);
  inside_open_sample (window);
  inside_wait (has_pictures, window);
  inside_close (window);
}

/* On every cell beside the board as many copies are lit as the status line says. */
static void
test_fits (void)
{
  BastideWindow *window = open_game (25);
  const BstPosition *position = bastide_study_get_position (inside_study (window)->study);
  g_auto (BstFitMap) map = { 0 };

  bst_fit_map_init (&map, position);
  g_assert_cmpuint (map.n_cells, >, 10);
  for (guint i = 0; i < map.n_cells; i++)
    {
      const BstFitCell *cell = &map.cells[i];

      bastide_bag_set_cell (inside_study (window)->bag, TRUE, cell->x, cell->y);
      g_assert_cmpuint (count_copies (window, BASTIDE_TILE_FIT_YES), ==, cell->n_copies);
      g_assert_cmpuint (count_copies (window, BASTIDE_TILE_FIT_NO), ==,
                        bst_position_get_n_remaining (position) - cell->n_copies);
    }
  /* Where a tile lies, and far away, there is nothing to fit. */
  bastide_bag_set_cell (inside_study (window)->bag, TRUE, 0, 0);
  g_assert_cmpuint (count_copies (window, BASTIDE_TILE_FIT_YES), ==, 0);
  g_assert_cmpuint (count_copies (window, BASTIDE_TILE_FIT_NO), ==, 0);
  inside_close (window);
}

/* The pointer over the board. */
static void
test_pointer (void)
{
  BastideWindow *window = open_game (25);
  g_autoptr (GtkEventController) motion
    = inside_find_controller (GTK_WIDGET (inside_study (window)->board), GTK_TYPE_EVENT_CONTROLLER_MOTION);
  int width = gtk_widget_get_width (GTK_WIDGET (inside_study (window)->board));
  int height = gtk_widget_get_height (GTK_WIDGET (inside_study (window)->board));
  guint n_lit = 0;

  g_assert_nonnull (motion);
  for (int x = 4; x < width; x += 8)
    {
      g_signal_emit_by_name (motion, "motion", (double) x, height / 2.0);
      n_lit = MAX (n_lit, count_copies (window, BASTIDE_TILE_FIT_YES));
    }
  g_assert_cmpuint (n_lit, >, 0);
  g_signal_emit_by_name (motion, "leave");
  g_assert_cmpuint (count_copies (window, BASTIDE_TILE_FIT_YES), ==, 0);
  g_assert_cmpuint (count_copies (window, BASTIDE_TILE_FIT_NO), ==, 0);
  inside_close (window);
}

/* --- What a draw is worth --- */

static gboolean
is_settled (gpointer window)
{
  return bastide_draw_map_is_settled (bastide_bag_get_draw_map (inside_study (window)->bag));
}

static void
change_draws (BastideWindow *window,
              gboolean       shown)
{
  g_action_group_change_action_state (G_ACTION_GROUP (inside_study (window)->actions), "show-draws",
                                      g_variant_new_boolean (shown));
}

/* (nullable) */
static const char *
get_draw (BastideWindow *window,
          guint          type)
{
  for (GtkWidget *child = get_first (window); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (bastide_bag_find_tile (inside_study (window)->bag, GTK_WIDGET (get_tile (child))) == (int) type)
      {
        GtkWidget *draw = inside_child (get_tile (child), "draw");

        return gtk_widget_get_visible (draw) ? gtk_inscription_get_text (GTK_INSCRIPTION (draw)) : NULL;
      }

  g_assert_not_reached ();
}

/* Under each tile of which a copy is left stand the best that either player can do with it, in the numbers of the
 * analysis, after his mark, and none under the others. */
static void
assert_draws (BastideWindow *window)
{
  const BstPosition *position = bastide_study_get_position (inside_study (window)->study);
  g_autoptr (BstDrawValues) values = bst_draw_values_new (position, bst_position_get_turn (position));
  const BstDrawValueRow *rows;
  guint n_rows, at = 0;

  for (guint step = 0; step < bst_draw_values_get_n_steps (values); step++)
    bst_draw_values_make_step (values, step);
  rows = bst_draw_values_get (values, &n_rows);
  for (guint type = 0; type < 24; type++)
    {
      const char *text = get_draw (window, type);
      g_autofree char *markup = bastide_draw_map_dup_markup (bastide_bag_get_draw_map (inside_study (window)->bag), type);
      g_auto (GStrv) lines = g_strsplit (markup != NULL ? markup : "", "\n", -1);
      gboolean is_left = at < n_rows && rows[at].type == type;

      g_assert_nonnull (text);
      g_assert_true ((text[0] != '\0') == is_left);
      for (guint drawer = 0; is_left && drawer < BST_N_DRAWERS; drawer++)
        {
          const BstDrawValue *value = &rows[at].values[drawer];
          g_autofree char *best = bst_io_words_signed (value->best);
          gboolean is_more = value->n_turns > 0 && value->best > bst_draw_values_mean (values, drawer) + 0.5;
          guint player = (bst_position_get_turn (position) + drawer) % 2;

          g_assert_nonnull (strstr (lines[drawer], value->n_turns > 0 ? best : "✕"));
          g_assert_true (g_str_has_prefix (lines[drawer], bst_render_player_mark (
                           bst_game_get_player (bst_position_get_game (position), player)->colour)));
          g_assert_cmpint (strstr (lines[drawer], "<b>") != NULL, ==, is_more);
        }
      at += is_left;
    }
  g_assert_cmpuint (at, ==, n_rows);
}

/* They come with the key, whose players they are told above, go on with the game, and are off in an exam. */
static void
test_draws (void)
{
  BastideWindow *window = open_game (25);
  GtkWidget *caption = inside_child (inside_study (window)->bag, "caption");

  g_assert_null (get_draw (window, 3));
  g_assert_false (gtk_widget_get_visible (caption));
  change_draws (window, TRUE);
  inside_wait (is_settled, window);
  g_assert_true (gtk_widget_get_visible (caption));
  g_assert_true (user_reads (caption, "*Stefan*Ilinca*"));
  assert_draws (window);
  bastide_study_step (inside_study (window)->study, 1);
  g_assert_false (is_settled (window));
  inside_wait (is_settled, window);
  assert_draws (window);
  bastide_study_set_exam (inside_study (window)->study, TRUE);
  g_assert_null (get_draw (window, 3));
  change_draws (window, TRUE);
  g_assert_null (get_draw (window, 3));
  bastide_study_set_exam (inside_study (window)->study, FALSE);
  g_assert_null (get_draw (window, 3));
  change_draws (window, TRUE);
  inside_wait (is_settled, window);
  change_draws (window, FALSE);
  g_assert_null (get_draw (window, 3));
  inside_close (window);
}

/* --- Only what is left --- */

static void
check_shown (BastideWindow *window,
             gboolean       only_left)
{
  guint n_shown = 0;

  inside_settle ();
  for (GtkWidget *child = get_first (window); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_left = bastide_bag_tile_get_remaining (get_tile (child)) > 0;

      g_assert_cmpint (gtk_widget_get_child_visible (child), ==, !only_left || is_left);
      n_shown += gtk_widget_get_child_visible (child);
    }
  g_assert_cmpuint (n_shown, >, 0);
}

static void
test_only_left (void)
{
  BastideWindow *window = open_game (60);

  check_shown (window, FALSE);
  g_object_set (inside_study (window)->bag, "only-left", TRUE, NULL);
  check_shown (window, TRUE);
  bastide_study_set_index (inside_study (window)->study, 66);
  check_shown (window, TRUE);
  bastide_study_set_index (inside_study (window)->study, 2);
  check_shown (window, TRUE);
  g_object_set (inside_study (window)->bag, "only-left", FALSE, NULL);
  check_shown (window, FALSE);
  inside_close (window);
}

/* --- Hands --- */

/* In edit mode every player has a place for a tile; H, or a drop there, fills it, and undoing takes
 * it back. */
static void
test_hold (void)
{
  BastideWindow *window = open_game (25);
  guint turn = bst_position_get_turn (bastide_study_get_position (inside_study (window)->study));
  gint16 hand[BST_MAX_HELD_TILES];

  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  bastide_position_editor_arm (inside_study (window)->editor, &(BastideBrush) { .tool = BASTIDE_TOOL_TILE, .type = 3 });
  g_assert_true (bastide_board_tool_key (inside_study (window)->edit_tool, 'h', 0));
  g_assert_cmpint (bastide_position_editor_get_brush (inside_study (window)->editor)->tool, ==, BASTIDE_TOOL_POINTER);
  g_assert_cmpuint (bst_position_get_held_tiles (bastide_study_get_position (inside_study (window)->study), turn, hand),
                    ==, 1);
  g_assert_cmpint (hand[0], ==, 3);
  g_assert_true (bastide_players_edit_hold (inside_study (window)->editor, turn, BASTIDE_NO_SLOT, 5));
  g_assert_false (bastide_players_edit_hold (inside_study (window)->editor, turn, BASTIDE_NO_SLOT, 5));
  bst_position_get_held_tiles (bastide_study_get_position (inside_study (window)->study), turn, hand);
  g_assert_cmpint (hand[0], ==, 5);
  g_assert_true (bastide_study_undo (inside_study (window)->study));
  bst_position_get_held_tiles (bastide_study_get_position (inside_study (window)->study), turn, hand);
  g_assert_cmpint (hand[0], ==, 3);
  inside_close (window);
}

static gboolean
is_slot (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "hand-slot");
}

static guint
get_hand (BastideWindow *window,
          gint16         hand[BST_MAX_HELD_TILES])
{
  return bst_position_get_held_tiles (bastide_study_get_position (inside_study (window)->study), 0, hand);
}

/* By keys alone: Enter on the place takes the armed tile, Delete takes it out; so does the button
 * beside it. Out of edit mode the strip of players tells of it. */
static void
test_slot_keys (void)
{
  BastideWindow *window = open_game (25);
  gint16 hand[BST_MAX_HELD_TILES];
  GtkWidget *row, *slot;

  row = inside_find (GTK_WIDGET (inside_study (window)->bag), BASTIDE_TYPE_HELD_TILES, NULL);
  slot = inside_find (row, GTK_TYPE_BUTTON, is_slot);
  g_assert_false (gtk_widget_get_mapped (slot));
  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  bastide_players_edit_let_go (inside_study (window)->editor, 0, 0);
  bastide_position_editor_arm (inside_study (window)->editor, &(BastideBrush) { .tool = BASTIDE_TOOL_TILE, .type = 3 });
  g_assert_true (gtk_widget_grab_focus (slot));
  gtk_test_accessible_assert_property (slot, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Known next tile of Ilinca: none");
  inside_xdotool ("key Return");
  g_assert_cmpuint (get_hand (window, hand), ==, 1);
  g_assert_cmpint (hand[0], ==, 3);
  g_assert_cmpint (bastide_position_editor_get_brush (inside_study (window)->editor)->tool, ==, BASTIDE_TOOL_POINTER);
  g_assert_true (gtk_widget_has_focus (slot));
  inside_xdotool ("key Delete");
  g_assert_cmpuint (get_hand (window, hand), ==, 0);
  g_assert_true (bastide_study_undo (inside_study (window)->study));
  g_assert_cmpuint (get_hand (window, hand), ==, 1);
  g_signal_emit_by_name (gtk_widget_get_last_child (row), "clicked");
  g_assert_cmpuint (get_hand (window, hand), ==, 0);
  inside_close (window);
}

/* A place of the palette, by the widget there. */
static void
get_place (BastideWindow *window,
           GtkWidget     *widget,
           double        *x,
           double        *y)
{
  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (inside_study (window)->palette), 20, 20, x,
                                                   y));
}

static void
test_find_hand (void)
{
  BastideWindow *window = open_game (25);
  GtkWidget *mark;
  double x, y;

  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  mark = inside_find (GTK_WIDGET (inside_study (window)->bag), BASTIDE_TYPE_PLAYER_MARK, NULL);
  get_place (window, gtk_widget_get_parent (mark), &x, &y);
  g_assert_cmpint (bastide_bag_find_held_tiles (inside_study (window)->bag,
                                                gtk_widget_pick (GTK_WIDGET (inside_study (window)->palette), x, y,
                                                                 GTK_PICK_DEFAULT)), ==, 0);
  g_assert_cmpint (bastide_bag_find_held_tiles (inside_study (window)->bag, GTK_WIDGET (inside_study (window)->board)), ==,
                   BST_NO_PLAYER);
  inside_close (window);
}

/* Whether anything was drawn of it with the last frame. */
static gboolean
is_drawn (gpointer child)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (get_tile (child)));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (picture, snapshot, 48, 48);
  node = gtk_snapshot_free_to_node (snapshot);

  return node != NULL && gsk_render_node_get_node_type (node) != GSK_CONTAINER_NODE;
}

static BastideWindow *
open_all_sets (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_OWN_GAMES"), "all-1.bastide", NULL);
  BastideWindow *window = inside_open_path (path);

  bastide_study_set_index (inside_study (window)->study, 60);
  inside_resize (GTK_WINDOW (window), 1280, 800);

  return window;
}

/* Tiles are drawn when they come into sight, and no others. */
static void
test_in_sight (void)
{
  BastideWindow *window = open_all_sets ();
  GtkWidget *first = get_first (window);
  GtkWidget *last_group = gtk_widget_get_last_child (inside_child (inside_study (window)->bag, "box"));
  GtkWidget *last;
  GtkAdjustment *scroll
    = gtk_scrolled_window_get_vadjustment (inside_child (inside_study (window)->bag, "scroll"));

  bastide_bag_group_open (BASTIDE_BAG_GROUP (last_group));
  last = gtk_widget_get_first_child (GTK_WIDGET (bastide_bag_group_get_flow (BASTIDE_BAG_GROUP (last_group))));
  inside_wait (is_drawn, first);
  g_assert_cmpfloat (gtk_adjustment_get_upper (scroll), >, gtk_adjustment_get_page_size (scroll));
  g_assert_false (is_drawn (last));

  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  inside_wait (is_drawn, last);
  g_assert_false (is_drawn (first));
  inside_close (window);
}

/* --- What is where --- */

static void
assert_all_in_sight (BastideWindow *window)
{
  GtkWidget *palette = GTK_WIDGET (inside_study (window)->palette);
  GtkWidget *scroll = inside_child (inside_study (window)->bag, "scroll");
  guint n_tiles = 0;
  int width;

  inside_settle ();
  /* Nor do words make the pane wider. */
  gtk_widget_measure (palette, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 252);
  for (GtkWidget *child = get_first (window); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds, whole;

      g_assert_true (gtk_widget_compute_bounds (child, scroll, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroll));
      /* Nor is the pane itself scrolled. */
      g_assert_true (gtk_widget_compute_bounds (child, gtk_widget_get_ancestor (palette, GTK_TYPE_SCROLLED_WINDOW),
                                                &whole));
      g_assert_cmpfloat (whole.origin.y + whole.size.height, <=,
                         gtk_widget_get_height (gtk_widget_get_ancestor (palette, GTK_TYPE_SCROLLED_WINDOW)));
      n_tiles++;
    }
  g_assert_cmpuint (n_tiles, ==, 24);
}

/* All kinds of the base game are in sight at 800 pixels, in edit mode, too, five in a row of 230 pixels. */
static void
test_room (void)
{
  BastideWindow *window = open_game (25);
  graphene_rect_t first, fifth;

  inside_resize (GTK_WINDOW (window), 1280, 800);
  assert_all_in_sight (window);
  g_assert_true (gtk_widget_compute_bounds (get_first (window), get_flow (window), &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (get_flow (window)), 4)),
                                            get_flow (window), &fifth));
  g_assert_cmpfloat (first.origin.y, ==, fifth.origin.y);
  g_assert_cmpfloat (fifth.origin.x + fifth.size.width - first.origin.x, <=, 240);
  g_assert_cmpfloat (first.size.height, ==, 46);
  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  assert_all_in_sight (window);
  inside_close (window);
}

/* What is used up comes last; what is left again is back in its place. */
static void
test_order (void)
{
  BastideWindow *window = open_game (60);
  guint n_used_up = 0;
  int last = -1;

  for (GtkWidget *child = get_first (window); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_left = bastide_bag_tile_get_remaining (get_tile (child)) > 0;

      g_assert_false (is_left && n_used_up > 0);
      n_used_up += !is_left;
    }
  g_assert_cmpuint (n_used_up, >, 0);
  bastide_study_set_index (inside_study (window)->study, 0);
  inside_settle ();
  for (GtkWidget *child = get_first (window); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int type = bastide_bag_find_tile (inside_study (window)->bag, GTK_WIDGET (get_tile (child)));

      g_assert_cmpint (type, >, last);
      last = type;
    }
  inside_close (window);
}

static gboolean
is_open (GtkWidget *group)
{
  return gtk_expander_get_expanded (GTK_EXPANDER (gtk_widget_get_first_child (group)));
}

/* One group for each set of the game, with what is left of it; that of one that is used up is folded. A search looks into
 * folded ones. */
static void
test_groups (void)
{
  BastideWindow *window = open_all_sets ();
  BastideStudy *study = inside_study (window)->study;
  GtkWidget *box = inside_child (inside_study (window)->bag, "box");
  guint n_groups = 0, n_left = 0;

  for (GtkWidget *group = gtk_widget_get_first_child (box); group != NULL; group = gtk_widget_get_next_sibling (group))
    {
      GtkFlowBox *flow = bastide_bag_group_get_flow (BASTIDE_BAG_GROUP (group));
      guint n_of_group = 0;

      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (flow)); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        n_of_group += bastide_bag_tile_get_remaining (get_tile (child));
      g_assert_cmpint (is_open (group), ==, n_of_group > 0);
      n_left += n_of_group;
      n_groups++;
    }
  g_assert_cmpuint (n_groups, >, 5);
  g_assert_cmpuint (n_left, >=, bst_position_get_n_remaining (bastide_study_get_position (study)));
  user_sees (box, "Base game: * tile*");
  user_sees (box, "The River: * tile*");
  bastide_study_set_index (study, bastide_study_get_line_length (study) - 2);
  inside_settle ();
  g_assert_false (is_open (gtk_widget_get_first_child (box)));
  bastide_bag_set_filter (inside_study (window)->bag, "CFRR");
  g_assert_true (is_open (gtk_widget_get_first_child (box)));
  bastide_bag_set_filter (inside_study (window)->bag, NULL);
  g_assert_false (is_open (gtk_widget_get_first_child (box)));
  inside_close (window);
}

/* At the end of a game the bag tells who drew what. */
static void
test_drawn (void)
{
  BastideWindow *window = open_game (70);
  BastideStudyPage *page = inside_study (window);
  GtkWidget *drawn = inside_child (page->bag, "drawn");

  g_assert_false (gtk_widget_get_visible (drawn));
  bastide_study_set_index (page->study, bastide_study_get_line_length (page->study) - 1);
  inside_wait (has_pictures, window);
  inside_settle ();
  g_assert_true (gtk_widget_get_visible (drawn));
  user_sees (drawn, "*Ilinca drew: 36 tiles");
  user_sees (drawn, "*Stefan drew: 35 tiles");
  bastide_position_editor_set_active (page->editor, TRUE);
  g_assert_false (gtk_widget_get_visible (drawn));
  bastide_position_editor_set_active (page->editor, FALSE);
  bastide_study_step (page->study, -1);
  inside_settle ();
  g_assert_false (gtk_widget_get_visible (drawn));
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/bag/pictures", test_pictures);
  g_test_add_func ("/bag/fits", test_fits);
  g_test_add_func ("/bag/pointer", test_pointer);
  g_test_add_func ("/bag/draws", test_draws);
  g_test_add_func ("/bag/only-left", test_only_left);
  g_test_add_func ("/bag/hold", test_hold);
  g_test_add_func ("/bag/slot-keys", test_slot_keys);
  g_test_add_func ("/bag/find-hand", test_find_hand);
  g_test_add_func ("/bag/in-sight", test_in_sight);
  g_test_add_func ("/bag/room", test_room);
  g_test_add_func ("/bag/order", test_order);
  g_test_add_func ("/bag/groups", test_groups);
  g_test_add_func ("/bag/drawn", test_drawn);

  return inside_run ();
}
