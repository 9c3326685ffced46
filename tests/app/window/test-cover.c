/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing in the window lies over what one looks at: over random positions of every expansion, of 2 to 6 players, in windows
 * from a telephone to a screen, the tile laid last, the legal cells while they are shown and all of a turn being tried are in
 * the board, and no card, legend, chip or button is over them; after moves, resizes, panes, overlays and other pages. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-turn-layer-private.h"
#include "inside-user.h"
#include "random-game.h"

#include <bst-render-overlay.h>

#include <math.h>

/* So many positions of each game are looked at. */
#define N_PLACES 3

#define LEAST_TILE 8

static const int sizes[][2] = { { 1280, 800 }, { 1920, 1080 }, { 400, 800 }, { 360, 640 }, { 800, 360 } };

typedef struct
{
  const char      *name;
  graphene_rect_t  area;        /* of the board */
} Thing;

static void
add (GArray     *things,
     GtkWidget  *board,
     gpointer    widget,
     const char *name)
{
  Thing thing = { .name = name };

  if (gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, board, &thing.area) && thing.area.size.width > 0)
    g_array_append_val (things, thing);
}

/* Cards and buttons beside the turn. (element-type Thing) */
static GArray *
list_cards (BastideStudyPage *page)
{
  GtkWidget *board = GTK_WIDGET (page->board);
  GArray *things = g_array_new (FALSE, FALSE, sizeof (Thing));

  add (things, board, page->key, "legend");
  add (things, board, page->chip, "chip");
  add (things, board, page->zoom_buttons, "zoom buttons");
  if (bastide_feature_card_is_shown (page->card))
    add (things, board, page->card, "card");
  if (gtk_widget_get_visible (GTK_WIDGET (page->turn_bar)) || gtk_widget_get_visible (GTK_WIDGET (page->edit_bar)))
    add (things, board, page->bars, "bars");

  return things;
}

/* (element-type Thing) */
static GArray *
list_turn (BastideStudyPage *page)
{
  BastideTurnLayer *layer = page->turn_layer;
  GtkWidget *board = GTK_WIDGET (page->board);
  GArray *things = g_array_new (FALSE, FALSE, sizeof (Thing));

  if (!gtk_widget_get_visible (GTK_WIDGET (layer)))
    return things;
  add (things, board, layer->turn, "button that turns");
  add (things, board, layer->turn_back, "button that turns back");
  add (things, board, layer->pill, "pill");
  for (guint i = 0; i < layer->places->len; i++)
    add (things, board, g_array_index (layer->places, BastideTurnPlace, i).button, "place");

  return things;
}

/* The test goes on: one fault has many faces. */
static void
tell (const char  *when,
      const Thing *thing,
      const char  *fault,
      const Thing *other)
{
  const graphene_rect_t *area = &thing->area;

  g_test_message ("FAULT %s: %s (%.0f×%.0f at %.0f, %.0f) %s%s", when, thing->name, (double) area->size.width,
                  (double) area->size.height, (double) area->origin.x, (double) area->origin.y, fault,
                  other != NULL ? other->name : "");
  g_test_fail ();
}

static void
check_within (BastideStudyPage *page,
              const char       *when,
              const Thing      *thing)
{
  const graphene_rect_t *area = &thing->area;
  float width = (float) gtk_widget_get_width (GTK_WIDGET (page->board));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (page->board));

  /* Cells are whole pixels, and the edge of a board may lie within one. */
  if (area->origin.x < -1 || area->origin.y < -1 || area->origin.x + area->size.width > width + 1
      || area->origin.y + area->size.height > height + 1)
    tell (when, thing, "is out of the board", NULL);
}

/* Places are round. */
static gboolean
are_places_apart (const Thing *one,
                  const Thing *other)
{
  return g_str_equal (one->name, "place") && g_str_equal (other->name, "place")
         && hypot ((double) (one->area.origin.x - other->area.origin.x), (double) (one->area.origin.y - other->area.origin.y))
            >= (double) one->area.size.width - 1;
}

static void
check_apart (const char  *when,
             const Thing *one,
             const Thing *other)
{
  graphene_rect_t common;

  if (!are_places_apart (one, other)
      && graphene_rect_intersection (&one->area, &other->area, &common) && common.size.width > 0.5f
      && common.size.height > 0.5f)
    tell (when, one, "is under the ", other);
}

static void
check_cell (BastideStudyPage *page,
            const char       *when,
            const char       *name,
            int               x,
            int               y,
            const GArray     *cards)
{
  Thing cell = { .name = name };
  GdkRectangle area;

  bastide_board_get_cell_area (page->board, x, y, &area);
  graphene_rect_init (&cell.area, (float) area.x, (float) area.y, (float) area.width, (float) area.height);
  check_within (page, when, &cell);
  for (guint i = 0; i < cards->len; i++)
    check_apart (when, &cell, &g_array_index (cards, Thing, i));
}

static void
check_legal (BastideStudyPage *page,
             const char       *when,
             const GArray     *cards)
{
  const BstPosition *position = bastide_study_get_position (page->study);
  g_autofree BstPlacement *cells = NULL;
  guint n = 0;

  if (!(bastide_board_get_show (page->board) & BST_RENDER_SHOW_LEGAL))
    return;
  cells = bst_render_overlay_get_legal (position, page->board->legal_type, &n);
  for (guint i = 0; i < n; i++)
    check_cell (page, when, "legal cell", cells[i].x, cells[i].y, cards);
}

/* While the view moves nothing goes out of its way. */
static gboolean
is_at_rest (gpointer board)
{
  return BASTIDE_BOARD (board)->settle_source == 0;
}

/* All that there is now. */
static void
check (BastideStudyPage *page,
       const char       *when)
{
  g_autoptr (GArray) cards = NULL;
  g_autoptr (GArray) turn = NULL;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (page->study), &n_tiles);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (page));
  inside_wait (is_at_rest, page->board);
  inside_settle ();
  cards = list_cards (page);
  turn = list_turn (page);
  g_test_message ("%s, move %u", when, bastide_study_get_index (page->study));
  /* Tiles are never smaller than that, and then all of them have no room over a telephone's sheet. */
  if (turn->len == 0 && bastide_board_get_tile_size (page->board) > LEAST_TILE)
    {
      check_cell (page, when, "tile laid last", tiles[n_tiles - 1].x, tiles[n_tiles - 1].y, cards);
      check_legal (page, when, cards);
    }
  for (guint i = 0; i < turn->len; i++)
    {
      check_within (page, when, &g_array_index (turn, Thing, i));
      for (guint k = i + 1; k < turn->len; k++)
        check_apart (when, &g_array_index (turn, Thing, i), &g_array_index (turn, Thing, k));
      for (guint k = 0; k < cards->len; k++)
        check_apart (when, &g_array_index (turn, Thing, i), &g_array_index (cards, Thing, k));
    }
}

/* --- What is done --- */

static void
check_overlays (BastideStudyPage *page)
{
  static const guint shown[] = { BST_RENDER_SHOW_LEGAL, BST_RENDER_SHOW_HOLES, BST_RENDER_SHOW_ANY, 0 };
  guint before = bastide_board_get_show (page->board);

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      bastide_board_set_show (page->board, (before & ~(guint) BST_RENDER_SHOW_CELLS) | shown[i]);
      check (page, "with an overlay");
    }
}

/* The tile that is played next, in its place: while it hovers, and laid. */
static void
check_trying (BastideStudyPage *page)
{
  const BstNode *next = bst_node_get_next (bastide_study_get_node (page->study));

  if (next == NULL || next->move.kind != BST_MOVE_PLACE)
    return;
  bastide_turn_input_set_tile (page->turn_input, next->move.type);
  bastide_turn_input_try_cell (page->turn_input, next->move.x, next->move.y);
  check (page, "while a tile hovers");
  bastide_turn_input_lay (page->turn_input);
  check (page, "while a figure is chosen");
  while (bastide_turn_input_cancel (page->turn_input))
    ;
  check (page, "when it was taken back");
}

/* What is told of the feature under the pointer. */
static void
check_hover (BastideStudyPage *page)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (page->study), &n_tiles);

  for (guint i = 0; i < n_tiles; i += 1 + n_tiles / 3)
    {
      GdkRectangle area;

      bastide_board_get_cell_area (page->board, tiles[i].x, tiles[i].y, &area);
      bastide_board_hover (page->board, area.x + area.width * 0.4, area.y + area.height * 0.3, TRUE);
      check (page, "with a card");
    }
  bastide_board_pointer_left (page->board);
}

static void
check_panes (BastideWindow *window)
{
  for (guint i = 0; i < 2; i++)
    {
      user_press (window, "F9");
      check (inside_study (window), "with the bag or without");
    }
}

static void
check_game (const int *size,
            guint      n_players,
            guint      n_moves,
            guint      seed)
{
  g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", n_players, n_moves, seed);
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);
  guint length;

  g_test_message ("%d×%d, %u players, %u moves, seed %u", size[0], size[1], n_players, n_moves, seed);
  inside_resize (GTK_WINDOW (window), size[0], size[1]);
  g_assert_true (bastide_study_set_record (page->study, record, NULL, NULL));
  check (page, "opened");
  length = bastide_study_get_line_length (page->study);
  for (guint i = 1; i <= N_PLACES; i++)
    {
      bastide_study_set_index (page->study, MAX (1, length * i / (N_PLACES + 1)));
      check (page, "moved");
      check_overlays (page);
      check_trying (page);
      check_hover (page);
      bastide_study_step (page->study, 1);
      check (page, "a move further");
    }
  check_panes (window);
  inside_resize (GTK_WINDOW (window), size[0] > 600 ? size[0] - 200 : size[0], size[1] > 600 ? size[1] - 100 : size[1] + 60);
  check (page, "resized");
  inside_close (window);
}

static void
test_positions (void)
{
  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    check_game (sizes[i % G_N_ELEMENTS (sizes)], 2 + i % 5, i % 2 == 0 ? 150 : 40, 11 + i);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/cover/positions", test_positions);

  return inside_run ();
}
