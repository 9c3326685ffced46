/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board in the window, and what lies over it. */

#include "config.h"

#include <bst-io-tile-set.h>
#include <bst-render-overlay.h>

#include "bastide-board-private.h"
#include "bastide-cell.h"
#include <bst-io-feature-text.h>
#include "bastide-turn-layer-private.h"
#include "bastide-turn-tool-private.h"
#include "inside-user.h"
#include "random-game.h"

#include <string.h>

static BastideWindow *
open_sample (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static void
get_last_tile (BastideWindow *window,
               GdkRectangle  *area)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (inside_study (window)->study),
                                                 &n_tiles);

  bastide_board_get_cell_area (inside_study (window)->board, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y, area);
}

/* As large as it gets, every move that one steps to is in view. */
static void
test_follow (void)
{
  BastideWindow *window = open_sample ();
  GdkRectangle board = { 0 };

  board.width = gtk_widget_get_width (GTK_WIDGET (inside_study (window)->board));
  board.height = gtk_widget_get_height (GTK_WIDGET (inside_study (window)->board));
  bastide_board_zoom (inside_study (window)->board, 14);
  g_assert_cmpint (bastide_board_get_tile_size (inside_study (window)->board), >, 200);
  for (guint i = bastide_study_get_line_length (inside_study (window)->study) - 1; i > 0; i--)
    {
      GdkRectangle tile, seen;

      bastide_study_set_index (inside_study (window)->study, i - 1);
      get_last_tile (window, &tile);
      g_assert_true (gdk_rectangle_intersect (&board, &tile, &seen));
      g_assert_true (gdk_rectangle_equal (&seen, &tile));
    }
  inside_close (window);
}

/* --- Cards --- */

static gboolean
hides (BastideWindow      *window,
       GtkWidget          *card,
       const GdkRectangle *area)
{
  graphene_rect_t bounds;
  GdkRectangle card_area;

  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (inside_study (window)->board), &bounds));
  card_area = (GdkRectangle) {
    (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height
  };

  return gdk_rectangle_intersect (&card_area, area, NULL);
}

static gboolean
is_row_chosen (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (inside_study (window)->features))
         && (gtk_widget_get_state_flags (focus) & GTK_STATE_FLAG_SELECTED);
}

/* The card of a feature that is pinned leads to the row of that, by a button and by Enter; one that follows the pointer has
 * no button, and the pointer goes through it. */
static void
test_in_features (void)
{
  BastideWindow *window = open_sample ();
  BastideStudyPage *study = inside_study (window);

  bastide_study_set_index (study->study, 40);
  bastide_board_set_lit (study->board, 0);
  g_assert_null (user_find (study->card, GTK_TYPE_BUTTON, "In Features"));
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (study->card)));
  for (guint i = 0; i < 2; i++)
    {
      gtk_stack_set_visible_child_name (study->tabs, "moves");
      gtk_widget_grab_focus (GTK_WIDGET (study->board));
      bastide_study_page_pin (study, 0);
      g_assert_true (gtk_widget_get_can_target (GTK_WIDGET (study->card)));
      if (i == 0)
        user_click (study->card, GTK_TYPE_BUTTON, "In Features");
      else
        user_press (window, "Return");
      inside_wait (is_row_chosen, window);
      bastide_study_page_pin (study, BST_NO_PART);
    }
  inside_close (window);
}

/* Whatever corner the tile laid last is in, the card of a feature is in another one, and not over the chip of the legal
 * cells either; only in one line, where there is room for no more, it may be for its moment. */
static void
test_feature_card (void)
{
  BastideWindow *window = open_sample ();
  GtkWidget *chip = inside_study (window)->chip;
  guint n_chips = 0;

  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_LEGAL);
  for (guint i = 0; i < bastide_study_get_line_length (inside_study (window)->study); i += 5)
    {
      const BstPosition *position;
      GdkRectangle tile;

      bastide_study_set_index (inside_study (window)->study, i);
      position = bastide_study_get_position (inside_study (window)->study);
      bastide_board_set_lit (inside_study (window)->board, BST_NO_PART);
      bastide_board_set_lit (inside_study (window)->board, bst_position_get_n_parts (position) - 1);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      get_last_tile (window, &tile);
      g_assert_false (hides (window, GTK_WIDGET (inside_study (window)->card), &tile));
      if (gtk_widget_get_visible (chip))
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (chip, GTK_WIDGET (inside_study (window)->board), &bounds));
          tile = (GdkRectangle) {
            (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height
          };
          g_assert_true (!hides (window, GTK_WIDGET (inside_study (window)->card), &tile)
                         || gtk_widget_get_height (GTK_WIDGET (inside_study (window)->card)) <= 40);
          n_chips++;
        }
    }
  g_assert_cmpuint (n_chips, >, 5);
  inside_close (window);
}

/* A tile that hovers in a corner of the view: the pill is beside it. */
static void
test_pill (void)
{
  BastideWindow *window = open_sample ();
  GdkRectangle cell, board = { 0 };
  const BstTile *tiles;
  guint n_tiles;

  bastide_study_set_index (inside_study (window)->study, 20);
  tiles = bst_position_get_tiles (bastide_study_get_position (inside_study (window)->study), &n_tiles);
  board.width = gtk_widget_get_width (GTK_WIDGET (inside_study (window)->board));
  bastide_board_zoom (inside_study (window)->board, 6);
  bastide_turn_input_try_cell (inside_study (window)->turn_input, tiles[n_tiles - 1].x + 1, tiles[n_tiles - 1].y);
  bastide_board_get_cell_area (inside_study (window)->board, tiles[n_tiles - 1].x + 1, tiles[n_tiles - 1].y, &cell);
  bastide_board_pan (inside_study (window)->board, board.width - cell.x - cell.width - 20, 30 - cell.y);
  bastide_turn_input_turn (inside_study (window)->turn_input, 1);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  bastide_board_get_cell_area (inside_study (window)->board, tiles[n_tiles - 1].x + 1, tiles[n_tiles - 1].y, &cell);
  g_assert_true (gtk_widget_get_mapped (inside_turn_layer (window)->pill));
  g_assert_false (hides (window, inside_turn_layer (window)->pill, &cell));
  inside_close (window);
}

/* The places of a turn are chosen by arrows: the card is that of the place chosen now. */
static void
test_card_by_arrows (void)
{
  BastideWindow *window = open_sample ();
  GtkWidget *title = inside_find (GTK_WIDGET (inside_study (window)->card), GTK_TYPE_INSCRIPTION, NULL);
  const BstPosition *position;
  const BstNode *next;
  guint n_spots = 0;

  /* The first move with several places to choose from. */
  for (guint i = 0; n_spots < 3; i++)
    {
      bastide_study_set_index (inside_study (window)->study, i);
      next = bst_node_get_next (bastide_study_get_node (inside_study (window)->study));
      bastide_turn_input_try_cell (inside_study (window)->turn_input, next->move.x, next->move.y);
      bastide_turn_input_lay (inside_study (window)->turn_input);
      bastide_turn_input_get_spots (inside_study (window)->turn_input, &n_spots);
    }
  gtk_widget_grab_focus (GTK_WIDGET (inside_study (window)->board));
  position = bastide_study_get_position (inside_study (window)->study);
  for (guint i = 0; i < n_spots; i++)
    {
      const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (inside_study (window)->turn_input, &n_spots);
      g_autofree char *begins = NULL;
      const BstStep *step;
      BstFeature feature;

      inside_xdotool ("key Right");
      step = bastide_turn_input_get_step (inside_study (window)->turn_input,
                                          spots[bastide_turn_input_get_current (inside_study (window)->turn_input)].steps[0]);
      bst_position_get_feature (position, bst_position_find_part (position, &step->spot), &feature);
      g_assert_cmpuint (bastide_board_get_lit (inside_study (window)->board), ==, feature.part);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (inside_study (window)->card)));
      begins = bst_io_feature_text_dup_title (&feature, 0);
      if (feature.kind != BST_FEATURE_FIELD)
        g_assert_cmpstr (gtk_inscription_get_text (GTK_INSCRIPTION (title)), ==, begins);
    }
  inside_close (window);
}

/* The longest title that a feature of the base game may well have is read to its end. */
static void
test_card_title (void)
{
  static const char longest[] = "Miasto, 12 płytek, 10 proporców";
  BastideWindow *window = open_sample ();
  GtkWidget *title = inside_find (GTK_WIDGET (inside_study (window)->card), GTK_TYPE_INSCRIPTION, NULL);
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  inside_resize (GTK_WINDOW (window), 1280, 790);
  bastide_study_set_index (inside_study (window)->study, 71);
  bastide_board_set_lit (inside_study (window)->board, 0);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  layout = gtk_widget_create_pango_layout (title, longest);
  pango_layout_get_pixel_size (layout, &width, NULL);
  g_assert_cmpint (gtk_widget_get_width (title), >=, width);
  inside_close (window);
}

static gboolean
is_covered (BastideWindow      *window,
            const GdkRectangle *area)
{
  BastideStudyPage *study = inside_study (window);
  GtkWidget *covers[] = { GTK_WIDGET (study->card), study->chip, study->key, GTK_WIDGET (study->zoom_buttons) };

  for (guint i = 0; i < G_N_ELEMENTS (covers); i++)
    if (gtk_widget_get_visible (covers[i])
        && (i > 0 || bastide_feature_card_is_shown (study->card)) && hides (window, covers[i], area))
      return TRUE;

  return gtk_widget_has_css_class (GTK_WIDGET (study->cell), "shown") && hides (window, GTK_WIDGET (study->cell), area);
}

/* All of it is in the board's view, and nothing lies over it. */
static void
check_in_sight (BastideWindow *window,
                int            x,
                int            y)
{
  BastideBoard *board = inside_study (window)->board;
  GdkRectangle view = { 0, 0, gtk_widget_get_width (GTK_WIDGET (board)), gtk_widget_get_height (GTK_WIDGET (board)) };
  GdkRectangle area, seen;

  bastide_board_get_cell_area (board, x, y, &area);
  g_assert_true (gdk_rectangle_intersect (&view, &area, &seen));
  g_assert_true (gdk_rectangle_equal (&seen, &area));
  g_assert_false (is_covered (window, &area));
}

/* The tile laid last is, and where legal cells are shown, all of them. */
static void
check_room (BastideWindow *window,
            gboolean       has_legal)
{
  const BstPosition *position = bastide_study_get_position (inside_study (window)->study);
  guint n_tiles, n;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  g_autofree BstPlacement *legal = bst_render_overlay_get_legal (position, BST_NO_TILE, &n);

  bastide_board_set_lit (inside_study (window)->board, BST_NO_PART);
  bastide_board_set_lit (inside_study (window)->board, bst_position_get_n_parts (position) - 1);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  check_in_sight (window, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y);
  for (guint i = 0; i < n && has_legal; i++)
    check_in_sight (window, legal[i].x, legal[i].y);
  if (n == 0)
    return;
  /* What is told of a cell lies neither on that nor on the others. */
  bastide_board_set_lit (inside_study (window)->board, BST_NO_PART);
  bastide_board_look_at (inside_study (window)->board, legal[0].x, legal[0].y);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  check_in_sight (window, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y);
  for (guint i = 0; i < n && has_legal; i++)
    check_in_sight (window, legal[i].x, legal[i].y);
}

/* At whatever move and in whatever window, with whatever is shown. */
static void
test_room (void)
{
  static const int sizes[][2] = { { 1280, 790 }, { 760, 790 }, { 400, 790 } };
  BastideWindow *window = open_sample ();
  BastideBoard *board = inside_study (window)->board;

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      inside_resize (GTK_WINDOW (window), sizes[s][0], sizes[s][1]);
      for (guint i = 1; i < bastide_study_get_line_length (inside_study (window)->study); i += 7)
        {
          bastide_study_set_index (inside_study (window)->study, i);
          bastide_board_set_show (board, i % 2 == 0 ? 0 : BST_RENDER_SHOW_OWNERS);
          check_room (window, FALSE);
          bastide_board_set_show (board, bastide_board_get_show (board) | BST_RENDER_SHOW_LEGAL);
          check_room (window, TRUE);
        }
    }
  inside_close (window);
}

/* The board is as large as its place lets it be, in the middle: no corner is kept for what is not there. */
static void
test_fills (void)
{
  BastideWindow *window = open_sample ();
  BastideBoard *board = inside_study (window)->board;
  int min_x, min_y, max_x, max_y, width, height;
  GdkRectangle first, last;

  inside_resize (GTK_WINDOW (window), 1280, 790);
  bastide_study_set_index (inside_study (window)->study, 40);
  bastide_board_set_show (board, 0);
  bastide_board_fit (board);
  width = gtk_widget_get_width (GTK_WIDGET (board));
  height = gtk_widget_get_height (GTK_WIDGET (board));
  bst_position_get_extents (bastide_study_get_position (inside_study (window)->study), &min_x, &min_y, &max_x, &max_y);
  g_assert_cmpint (bastide_board_get_tile_size (board), ==,
                   (int) MIN ((width - 20) / (max_x - min_x + 1.8), (height - 20) / (max_y - min_y + 1.8)));
  bastide_board_get_cell_area (board, min_x, min_y, &first);
  bastide_board_get_cell_area (board, max_x, max_y, &last);
  g_assert_cmpint (ABS (first.x - (width - last.x - last.width)), <=, 2);
  g_assert_cmpint (ABS (first.y - (height - last.y - last.height)), <=, 2);
  /* What stands over and under the board leaves twelve rows of tiles 46 pixels. */
  inside_resize (GTK_WINDOW (window), 1280, 800);
  g_assert_cmpint ((int) ((gtk_widget_get_height (GTK_WIDGET (board)) - 20) / 12.8), >=, 46);
  inside_close (window);
}

/* A tile that is tried on a cell that the fitted board cuts comes into sight, where no glass shows it. */
static void
test_ghost (void)
{
  BastideWindow *window = open_sample ();
  BastideStudyPage *study = inside_study (window);
  BastideBoard *board = study->board;
  GdkRectangle view = { 0 };
  guint n_cut = 0;

  inside_resize (GTK_WINDOW (window), 900, 790);
  view.width = gtk_widget_get_width (GTK_WIDGET (board));
  view.height = gtk_widget_get_height (GTK_WIDGET (board));
  for (guint i = 4; i < 16; i += 3)
    {
      const BstPosition *position;
      guint n;
      g_autofree BstPlacement *legal = NULL;

      bastide_study_set_index (study->study, i);
      position = bastide_study_get_position (study->study);
      legal = bst_render_overlay_get_legal (position, BST_NO_TILE, &n);
      for (guint k = 0; k < n; k++)
        {
          GdkRectangle area, seen = { 0 };

          bastide_board_fit (board);
          bastide_board_get_cell_area (board, legal[k].x, legal[k].y, &area);
          gdk_rectangle_intersect (&view, &area, &seen);
          if (bastide_board_get_tile_size (board) < 72 || gdk_rectangle_equal (&seen, &area))
            continue;
          n_cut++;
          bastide_turn_input_try_cell (study->turn_input, legal[k].x, legal[k].y);
          bastide_board_get_cell_area (board, legal[k].x, legal[k].y, &area);
          g_assert_true (gdk_rectangle_intersect (&view, &area, &seen) && gdk_rectangle_equal (&seen, &area));
          bastide_turn_input_cancel (study->turn_input);
        }
    }
  g_assert_cmpuint (n_cut, >, 3);
  inside_close (window);
}

/* Back at the beginning, the few tiles of a game that was seen whole are large again; what the user zoomed stays. */
static void
test_shrunk (void)
{
  BastideWindow *window = open_sample ();
  BastideStudyPage *study = inside_study (window);
  int whole, few;

  bastide_study_set_index (study->study, 71);
  bastide_board_fit (study->board);
  whole = bastide_board_get_tile_size (study->board);
  bastide_study_set_index (study->study, 4);
  few = bastide_board_get_tile_size (study->board);
  g_assert_cmpint (few, >, whole + whole / 2);
  bastide_board_fit (study->board);
  g_assert_cmpint (bastide_board_get_tile_size (study->board), ==, few);
  bastide_study_set_index (study->study, 71);
  g_assert_cmpint (bastide_board_get_tile_size (study->board), ==, whole);

  gtk_widget_activate_action (GTK_WIDGET (study), "page.zoom-out", NULL);
  whole = bastide_board_get_tile_size (study->board);
  bastide_study_set_index (study->study, 4);
  g_assert_cmpint (bastide_board_get_tile_size (study->board), ==, whole);
  inside_close (window);
}

/* The view has come to rest, and what lies over it has its place. */
static gboolean
is_settled (gpointer board)
{
  return ((BastideBoard *) board)->settle_source == 0;
}

static void
assert_legend (BastideWindow *window,
               gboolean       is_open)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->legend)) == is_open);
}

/* The legend is there with an overlay, folded until it is asked for; open, it hides no tile of a board that
 * was fitted, and another window has it open as well. */
static void
test_legend (void)
{
  BastideWindow *window = open_sample ();
  BastideStudyPage *study = inside_study (window);
  const BstTile *tiles;
  guint n_tiles;

  inside_resize (GTK_WINDOW (window), 1280, 790);
  bastide_study_set_index (study->study, 71);
  g_assert_false (gtk_widget_get_visible (study->key));
  bastide_board_set_show (study->board, BST_RENDER_SHOW_FARMS);
  g_assert_true (gtk_widget_get_visible (study->key));
  assert_legend (window, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (study), "page.legend", NULL);
  inside_settle ();
  inside_wait (is_settled, study->board);
  assert_legend (window, TRUE);
  tiles = bst_position_get_tiles (bastide_study_get_position (study->study), &n_tiles);
  for (guint i = 0; i < n_tiles; i++)
    {
      GdkRectangle area;

      bastide_board_get_cell_area (study->board, tiles[i].x, tiles[i].y, &area);
      g_assert_false (hides (window, study->key, &area));
    }
  g_assert_cmpint (gtk_widget_get_width (study->key), <=, 220);
  g_assert_true (g_settings_get_boolean (study->settings, "legend-open"));
  gtk_widget_activate_action (GTK_WIDGET (study), "page.legend", NULL);
  assert_legend (window, FALSE);
  bastide_board_set_show (study->board, 0);
  g_assert_false (gtk_widget_get_visible (study->key));
  inside_close (window);
}

static void
assert_shows (BastideWindow *window,
              const char    *action,
              guint          show)
{
  gtk_widget_activate_action (GTK_WIDGET (inside_study (window)), action, NULL);
  g_assert_cmphex (bastide_board_get_show (inside_study (window)->board), ==, show);
}

/* One overlay lies on the tiles and one on the cells; farms are numbered where they are shown. */
static void
test_one_of_a_kind (void)
{
  BastideWindow *window = open_sample ();

  bastide_board_set_show (inside_study (window)->board, 0);
  assert_shows (window, "page.show-legal", BST_RENDER_SHOW_LEGAL);
  assert_shows (window, "page.show-owners", BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_OWNERS);
  assert_shows (window, "page.show-farms", BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_FARMS);
  assert_shows (window, "page.show-legal", BST_RENDER_SHOW_FARMS);
  assert_shows (window, "page.show-numbers", BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS);
  assert_shows (window, "page.show-owners", BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_NUMBERS);
  assert_shows (window, "page.show-roads", BST_RENDER_SHOW_ROADS);
  assert_shows (window, "page.show-cities", BST_RENDER_SHOW_CITIES);
  assert_shows (window, "page.show-numbers", BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS);
  assert_shows (window, "page.show-farms", 0);
  inside_close (window);
}

/* Lays the pointer on the middle of a cell. */
static void
point_at (BastideWindow *window,
          int            x,
          int            y)
{
  BastideBoard *board = inside_study (window)->board;
  GdkRectangle area;

  bastide_board_get_cell_area (board, x, y, &area);
  bastide_board_hover (board, area.x + area.width / 2.0, area.y + area.height / 2.0, TRUE);
  bastide_board_tool_pointer_moved (inside_study (window)->turn_tool);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* Where legal cells are shown, the tile in hand lies on the one that is pointed at, and on no other. */
static void
test_offer (void)
{
  BastideWindow *window = open_sample ();
  BastideStudy *study = inside_study (window)->study;
  BastideTurnTool *tool = BASTIDE_TURN_TOOL (inside_study (window)->turn_tool);
  const BstPosition *position;
  BstPlacement placements[BST_MAX_PLACEMENTS (100)];

  bastide_study_set_index (study, 20);
  position = bastide_study_get_position (study);
  g_assert_cmpuint (bst_position_get_placements (
                      position, (guint) bst_position_get_held_tile (position, bst_position_get_turn (position)),
                      placements), >, 0);
  bastide_board_set_show (inside_study (window)->board, 0);
  point_at (window, placements[0].x, placements[0].y);
  g_assert_cmpuint (tool->offer.rotations, ==, 0);
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_LEGAL);
  point_at (window, placements[0].x, placements[0].y);
  g_assert_cmpuint (tool->offer.rotations, ==, placements[0].rotations);
  point_at (window, 0, 0);
  g_assert_cmpuint (tool->offer.rotations, ==, 0);
  inside_close (window);
}

/* --- What is kept between frames --- */

/* (transfer full) */
static cairo_surface_t *
paint_board (BastideBoard *board)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gtk_widget_get_width (GTK_WIDGET (board)),
                                                         gtk_widget_get_height (GTK_WIDGET (board)));
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  bastide_board_draw (board, snapshot);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
looks_alike (cairo_surface_t *one,
             cairo_surface_t *other)
{
  return memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (other),
                 (gsize) cairo_image_surface_get_stride (one) * (gsize) cairo_image_surface_get_height (one)) == 0;
}

/* What is drawn with all that was kept is what is drawn without. */
static void
check_kept (BastideBoard *board)
{
  cairo_surface_t *kept = paint_board (board);
  cairo_surface_t *fresh;

  bastide_board_clear_layers (board);
  fresh = paint_board (board);
  g_assert_true (looks_alike (kept, fresh));
  cairo_surface_destroy (kept);
  cairo_surface_destroy (fresh);
}

/* Towers, tokens and figures of all sets, back and on by one move and by many. */
static void
test_kept (void)
{
  static const int steps[] = { -1, -1, -1, -40, 1, 1, 60, -1, -1, -7, -1, 3 };
  g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 4, 150, 1);
  BastideWindow *window = inside_open ();
  BastideStudy *study;
  BastideBoard *board;

  bastide_window_show_record (window, record);
  study = inside_study (window)->study;
  board = inside_study (window)->board;
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      bastide_board_set_show (board, i % 2 == 0 ? 0 : BST_RENDER_SHOW_LEGAL);
      bastide_study_step (study, steps[i]);
      bastide_board_set_target (board, i == 3 || i == 4 ? 5 : BST_NO_PART);
      check_kept (board);
    }
  inside_close (window);
}

/* --- Motion --- */

/* Microseconds after which the next step is one by itself. */
#define SCRUB_TIME (250 * 1000)

/* The clock by which the board sees that somebody runs through the game. */
static gint64 now;

static gint64
get_time (void)
{
  return now;
}

/* Nothing moves, and nothing is drawn in the background, which would show it more sharply later. */
static gboolean
is_at_rest (gpointer board)
{
  const BastideBoard *self = board;

  return !bastide_board_is_moving (board) && self->sharpen_source == 0 && self->map_tick == 0;
}

/* Steps to @index. Is anything seen then that is not seen later? */
static gboolean
is_seen_moving (BastideWindow *window,
                guint          index)
{
  BastideBoard *board = inside_study (window)->board;
  cairo_surface_t *first, *last;
  gboolean result;

  bastide_study_set_index (inside_study (window)->study, index);
  first = paint_board (board);
  inside_wait (is_at_rest, board);
  inside_settle ();
  last = paint_board (board);
  result = !looks_alike (first, last);
  cairo_surface_destroy (first);
  cairo_surface_destroy (last);

  return result;
}

static void
set_animations (gboolean animations)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
}

/* One move on is seen; not a leap, not a step back, not who runs through the game (four steps a second), and not by
 * who wants nothing to move. */
static void
test_motion (void)
{
  BastideWindow *window = open_sample ();
  BastideStudy *study = inside_study (window)->study;
  BastideBoard *board = inside_study (window)->board;

  bastide_motions_set_clock (board->motions, get_time);
  bastide_study_set_index (study, 3);
  inside_settle ();
  inside_wait (is_at_rest, board);
  now = SCRUB_TIME;
  g_assert_false (is_seen_moving (window, 4));
  set_animations (TRUE);
  now += SCRUB_TIME;
  g_assert_true (is_seen_moving (window, 5));
  now += SCRUB_TIME;
  g_assert_false (is_seen_moving (window, 9));
  now += SCRUB_TIME;
  g_assert_false (is_seen_moving (window, 8));
  now += SCRUB_TIME;
  bastide_study_set_index (study, 9);
  now += SCRUB_TIME - 1;
  g_assert_false (is_seen_moving (window, 10));
  now += SCRUB_TIME;
  g_assert_true (is_seen_moving (window, 11));
  set_animations (FALSE);
  inside_close (window);
}

static guint
count_motions (BastideBoard     *board,
               BastideMotionKind kind)
{
  guint n_motions;
  const BastideMotion *motions = bastide_motions_get (board->motions, &n_motions);
  guint n = 0;

  for (guint i = 0; i < n_motions; i++)
    n += motions[i].kind == kind;

  return n;
}

/* A feature that an answer was about is lit for a moment, and points rise; not for who wants nothing to move. */
static void
test_pulse (void)
{
  BastideWindow *window = open_sample ();
  BastideBoard *board = inside_study (window)->board;

  bastide_study_set_index (inside_study (window)->study, 12);
  bastide_board_pulse_feature (board, 0, 4);
  g_assert_false (bastide_board_is_moving (board));
  set_animations (TRUE);
  bastide_board_pulse_feature (board, 0, 0);
  g_assert_cmpuint (count_motions (board, BASTIDE_MOTION_FEATURE), ==, 1);
  g_assert_cmpuint (count_motions (board, BASTIDE_MOTION_POINTS), ==, 0);
  bastide_board_pulse_feature (board, 0, 4);
  g_assert_cmpuint (count_motions (board, BASTIDE_MOTION_POINTS), ==, 1);
  inside_wait (is_at_rest, board);
  set_animations (FALSE);
  inside_close (window);
}

/* What the board shows, in pixels of 4 bytes, @width of them in a row. */
static guchar *
take_picture (BastideBoard *board,
              int           width,
              int           height)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (board));
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (GTK_WIDGET (board)));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  guchar *pixels = g_malloc ((gsize) (width * height) * 4);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  inside_settle ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);

  return pixels;
}

/* The first figure on a road. */
static const BstFigure *
find_highwayman (const BstPosition *position)
{
  guint n;
  const BstFigure *figures = bst_position_get_figures (position, &n);

  for (guint i = 0; i < n; i++)
    {
      BstFeature feature;

      bst_position_get_feature (position, figures[i].part, &feature);
      if (feature.kind == BST_FEATURE_ROAD)
        return &figures[i];
    }

  return NULL;
}

/* No paint but that of figures is as bright on a tile with a road. */
static gboolean
is_bright (const guchar *pixel)
{
  return MAX (MAX (pixel[0], pixel[1]), pixel[2]) - MIN (MIN (pixel[0], pixel[1]), pixel[2]) > 125;
}

/* The outlines of what is pointed at lie below its figures: on a road they would leave a strip of the highwayman. */
static void
test_light (void)
{
  BastideWindow *window = open_sample ();
  BastideBoard *board = inside_study (window)->board;
  BastideStudy *study = inside_study (window)->study;
  int width = gtk_widget_get_width (GTK_WIDGET (board)), height = gtk_widget_get_height (GTK_WIDGET (board));
  g_autofree guchar *plain = NULL, *lit = NULL;
  const BstFigure *figure = NULL;
  GdkRectangle cell;
  guint n_bright = 0, tile, segment, n_tiles;
  const BstTile *tiles;

  for (guint i = 0; figure == NULL; i++)
    {
      bastide_study_set_index (study, i);
      figure = find_highwayman (bastide_study_get_position (study));
    }
  bst_position_get_segment (bastide_study_get_position (study), figure->part, &tile, &segment);
  tiles = bst_position_get_tiles (bastide_study_get_position (study), &n_tiles);
  bastide_board_get_cell_area (board, tiles[tile].x, tiles[tile].y, &cell);
  bastide_board_set_lit (board, BST_NO_PART);
  plain = take_picture (board, width, height);
  bastide_board_set_lit (board, figure->part);
  lit = take_picture (board, width, height);
  g_assert_cmpint (memcmp (plain, lit, (gsize) (width * height) * 4), !=, 0);
  for (int y = cell.y; y < cell.y + cell.height; y++)
    for (int x = cell.x; x < cell.x + cell.width; x++)
      {
        const guchar *before = &plain[(y * width + x) * 4];

        if (!is_bright (before))
          continue;
        n_bright++;
        g_assert_true (is_bright (&lit[(y * width + x) * 4]));
      }
  g_assert_cmpuint (n_bright, >, 50);
  inside_close (window);
}

/* The real pointer. */
static void
move_to_middle (GtkWidget *widget)
{
  g_autofree char *line = NULL;
  int x, y;

  inside_find_place (widget, &x, &y);
  line = g_strdup_printf ("mousemove %d %d", x, y);
  inside_xdotool (line);
  inside_settle ();
}

static gboolean
is_lit (gpointer board)
{
  return bastide_board_get_lit (board) != BST_NO_PART;
}

static gboolean
is_dark (gpointer board)
{
  return !is_lit (board);
}

/* The menu of a cell was opened and closed; then the pointer is elsewhere, and nothing is lit for it any more. */
static void
test_after_menu (void)
{
  BastideWindow *window = open_sample ();
  BastideBoard *board = inside_study (window)->board;

  inside_wait_active (GTK_WINDOW (window));
  move_to_middle (GTK_WIDGET (board));
  inside_wait (is_lit, board);
  inside_xdotool ("click 3");
  inside_settle ();
  g_assert_true (bastide_board_is_asking (board));
  inside_xdotool ("key Escape");
  inside_settle ();
  g_assert_false (bastide_board_is_asking (board));
  move_to_middle (GTK_WIDGET (inside_study (window)->tabs));
  inside_wait (is_dark, board);
  move_to_middle (GTK_WIDGET (board));
  inside_wait (is_lit, board);
  move_to_middle (GTK_WIDGET (inside_study (window)->tabs));
  inside_wait (is_dark, board);
  inside_close (window);
}

/* The real pointer, so far from the upper left corner of the board. */
static void
move_on_board (BastideBoard *board,
               int           dx,
               int           dy)
{
  g_autofree char *line = NULL;
  int x, y;

  inside_find_place (GTK_WIDGET (board), &x, &y);
  line = g_strdup_printf ("mousemove %d %d", x - gtk_widget_get_width (GTK_WIDGET (board)) / 2 + dx,
                          y - gtk_widget_get_height (GTK_WIDGET (board)) / 2 + dy);
  inside_xdotool (line);
  inside_settle ();
}

/* The pointer left while a menu was open over the board, of a tile or of an empty cell: nothing stays lit for it, and no
 * cell is meant; not after a move either. */
static void
test_left_from_menu (void)
{
  BastideWindow *window = open_sample ();
  BastideStudyPage *study = inside_study (window);
  const BstTile *tiles;
  guint n_tiles;

  inside_wait_active (GTK_WINDOW (window));
  bastide_study_set_index (study->study, 20);
  inside_settle ();
  tiles = bst_position_get_tiles (bastide_study_get_position (study->study), &n_tiles);
  for (int is_empty = 0; is_empty < 2; is_empty++)
    {
      BstPlacement cells[BST_MAX_PLACEMENTS (30)];
      GdkRectangle area;
      int x, y;

      g_assert_cmpuint (bst_position_get_frontier (bastide_study_get_position (study->study), cells), >, 0);
      bastide_board_get_cell_area (study->board, is_empty ? cells[0].x : tiles[0].x, is_empty ? cells[0].y : tiles[0].y,
                                   &area);
      move_on_board (study->board, area.x + area.width / 2 + 3, area.y + area.height / 2 + 3);
      inside_xdotool ("click 3");
      inside_settle ();
      g_assert_true (bastide_board_is_asking (study->board));
      move_to_middle (GTK_WIDGET (study->tabs));
      inside_xdotool ("key Escape");
      inside_settle ();
      g_assert_false (bastide_board_is_asking (study->board));
      move_to_middle (GTK_WIDGET (study->players));
      inside_wait (is_dark, study->board);
      g_assert_false (bastide_desk_get_cell (BASTIDE_DESK (study->board), &x, &y));
      bastide_study_step (study->study, 1);
      inside_settle ();
      g_assert_false (is_lit (study->board));
      g_assert_false (bastide_desk_get_cell (BASTIDE_DESK (study->board), &x, &y));
      bastide_study_step (study->study, -1);
    }
  inside_close (window);
}

static gboolean
is_nothing_chosen (gpointer board)
{
  return bastide_board_get_target (board) == BST_NO_PART;
}

/* A click on the table, away from all tiles, lets go of what is chosen; no tile hovers there, and the board stays. */
static void
test_table_click (void)
{
  BastideWindow *window = open_sample ();
  BastideStudyPage *study = inside_study (window);
  BstRenderViewport view;
  guint rotation;
  gboolean legal;
  int x, y;

  inside_wait_active (GTK_WINDOW (window));
  bastide_study_set_index (study->study, 20);
  inside_settle ();
  gtk_stack_set_visible_child_name (study->tabs, "features");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  bastide_features_pane_select (study->features, 0);
  inside_settle ();
  g_assert_cmpuint (bastide_board_get_target (study->board), !=, BST_NO_PART);
  bastide_board_zoom (study->board, -6);
  view = *bastide_desk_look (BASTIDE_DESK (study->board)).viewport;
  move_on_board (study->board, 5, 5);
  inside_xdotool ("click 1");
  inside_wait (is_nothing_chosen, study->board);
  g_assert_false (is_lit (study->board));
  g_assert_false (bastide_turn_input_get_ghost (study->turn_input, &x, &y, &rotation, &legal));
  g_assert_cmpfloat (view.origin_x, ==, bastide_desk_look (BASTIDE_DESK (study->board)).viewport->origin_x);
  g_assert_cmpfloat (view.origin_y, ==, bastide_desk_look (BASTIDE_DESK (study->board)).viewport->origin_y);
  g_assert_cmpfloat (view.scale, ==, bastide_desk_look (BASTIDE_DESK (study->board)).viewport->scale);
  inside_close (window);
}

/* Does the name of the cell at @tile say that any of it is lit? */
static gboolean
says_lit (BastideBoard  *board,
          const BstTile *tile)
{
  g_autofree char *name = g_strdup_printf ("(%s%d, %s%d): tile *; lit: *", tile->x < 0 ? "−" : "", ABS (tile->x),
                                           tile->y < 0 ? "−" : "", ABS (tile->y));

  return user_find (board, BASTIDE_TYPE_CELL, name) != NULL;
}

/* They are named when the board has rested. */
static gboolean
has_named_cells (gpointer data)
{
  BastideBoard *board = data;

  return board->cells_source == 0 && board->rows->len > 0;
}

/* Cells whose names say it are those of the feature that is lit, all of them and no other. */
static void
check_lit (BastideBoard *board,
           guint         target)
{
  const BstPosition *position = bastide_study_get_position (bastide_board_get_study (board));
  guint n_tiles, n_lit = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));

  bastide_board_set_target (board, target);
  inside_wait (has_named_cells, board);
  for (guint i = 0; i < n_tiles; i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, tiles[i].type);
      gboolean is_lit = FALSE;

      for (guint s = 0; s < type->n_segments; s++)
        is_lit |= target != BST_NO_PART && bst_position_find_root (position, tiles[i].first_part + s)
                                           == bst_position_find_root (position, target);
      g_assert_cmpint (says_lit (board, &tiles[i]), ==, is_lit);
      n_lit += is_lit;
    }
  g_assert_cmpint (n_lit > 0, ==, target != BST_NO_PART);
}

/* What is lit is heard: a question about it is answered by ear. */
static void
test_lit (void)
{
  BastideWindow *window = open_sample ();
  BastideBoard *board = inside_study (window)->board;

  bastide_study_set_index (inside_study (window)->study, 12);
  check_lit (board, 0);
  check_lit (board, 1);
  check_lit (board, BST_NO_PART);
  bastide_board_set_target (board, 0);
  user_wait_for_cell (board, 0, 0, "tile D; *; lit: city north");
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/board/follow", test_follow);
  g_test_add_func ("/board/after-menu", test_after_menu);
  g_test_add_func ("/board/left-from-menu", test_left_from_menu);
  g_test_add_func ("/board/table-click", test_table_click);
  g_test_add_func ("/board/in-features", test_in_features);
  g_test_add_func ("/board/feature-card", test_feature_card);
  g_test_add_func ("/board/card-title", test_card_title);
  g_test_add_func ("/board/pill", test_pill);
  g_test_add_func ("/board/card-by-arrows", test_card_by_arrows);
  g_test_add_func ("/board/room", test_room);
  g_test_add_func ("/board/fills", test_fills);
  g_test_add_func ("/board/ghost", test_ghost);
  g_test_add_func ("/board/shrunk", test_shrunk);
  g_test_add_func ("/board/legend", test_legend);
  g_test_add_func ("/board/one-of-a-kind", test_one_of_a_kind);
  g_test_add_func ("/board/offer", test_offer);
  g_test_add_func ("/board/kept", test_kept);
  g_test_add_func ("/board/motion", test_motion);
  g_test_add_func ("/board/pulse", test_pulse);
  g_test_add_func ("/board/light", test_light);
  g_test_add_func ("/board/lit", test_lit);

  return inside_run ();
}
