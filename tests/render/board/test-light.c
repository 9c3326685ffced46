/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an example lights: each thing colours the cell that it is about, and only that, and a picture has room
 * for all of it. */

#include "bst-io-tile-set.h"
#include "bst-render-picture.h"

#define SIZE 300

typedef struct
{
  BstPosition  *position;       /* the start tile alone: a city in the north, a road from east to west */
  BstRenderArt *art;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", &error);
  g_autoptr (BstGame) game = NULL;
  BstPlayer player = { (char *) "Ada", BST_COLOUR_RED };
  BstRules rules;

  g_assert_no_error (error);
  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, &player, 1, &error);
  g_assert_no_error (error);
  f->position = bst_position_new (game);
  f->art = bst_render_art_new (set);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  bst_render_art_unref (f->art);
  bst_position_free (f->position);
}

/* How many pixels of a cell are coloured when the light is drawn on nothing; three by three cells, the start
 * tile in the middle. A contour is as wide as the rim left out. */
static guint
count (Fixture              *f,
       const BstRenderLight *light,
       int                   column,
       int                   row)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  BstRenderViewport viewport = { 100, -1, -1, SIZE, SIZE };
  BstRenderScope scope = { cr, f->position, f->art, bst_render_theme_get (BST_RENDER_THEME_DAY),
                           &viewport };
  guint found = 0;

  bst_render_light_draw_under (&scope, light);
  bst_render_light_draw_over (&scope, light);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = row * 100 + 8; y < row * 100 + 92; y++)
    for (int x = column * 100 + 8; x < column * 100 + 92; x++)
      found += cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface)
                                                      + 4 * x + 3] != 0;
  cairo_surface_destroy (surface);

  return found;
}

static void
test_nothing (Fixture       *f,
              gconstpointer  data)
{
  BstRenderLight light = { BST_RENDER_LIGHT_INIT };

  for (int cell = 0; cell < 9; cell++)
    g_assert_cmpuint (count (f, &light, cell % 3, cell / 3), ==, 0);
}

static void
test_board (Fixture       *f,
            gconstpointer  data)
{
  guint16 part = bst_position_get_part (f->position, 0, 0);
  BstPlacement tile = { 0, 0, 0 };
  BstRenderLight parts = { BST_RENDER_LIGHT_INIT, .parts = &part, .n_parts = 1 };
  BstRenderLight tiles = { BST_RENDER_LIGHT_INIT, .tiles = &tile, .n_tiles = 1 };

  g_assert_cmpuint (count (f, &parts, 1, 1), >, 0);
  g_assert_cmpuint (count (f, &parts, 1, 2), ==, 0);
  g_assert_cmpuint (count (f, &tiles, 1, 1), >, 0);
  g_assert_cmpuint (count (f, &tiles, 0, 0), ==, 0);
}

/* A ghost in the south whose edge does not match, with a figure and a place for one. */
static void
test_ghost (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  BstMove move;
  BstRenderLight light = { BST_RENDER_LIGHT_INIT, .ghost = &move, .segments = 1 };
  guint plain;

  g_assert_true (bst_move_parse (bst_position_get_game (f->position), "A@0,1 r0 [Red mon]", &move,
                                 &error));
  plain = count (f, &light, 1, 2);
  g_assert_cmpuint (plain, >, 1000);
  g_assert_cmpuint (count (f, &light, 1, 0), ==, 0);
  light.edge = BST_SOUTH;
  g_assert_cmpuint (count (f, &light, 1, 2), >=, plain);
}

static void
test_room (Fixture       *f,
           gconstpointer  data)
{
  BstPlacement cells[] = { { 2, 0, 1 }, { 0, -1, 0 } };
  BstRenderLight light = { BST_RENDER_LIGHT_INIT, .cells = cells, .n_cells = G_N_ELEMENTS (cells) };
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT, .theme = bst_render_theme_find ("day"),
                               .tile_size = 100 };
  double width, height, lit_width, lit_height;

  bst_render_picture_measure (&picture, f->position, f->art, &width, &height);
  picture.light = &light;
  bst_render_picture_measure (&picture, f->position, f->art, &lit_width, &lit_height);
  g_assert_cmpfloat (lit_width, ==, width + 200);
  g_assert_cmpfloat (lit_height, ==, height + 100);
}

/* The ring around a monastery that is asked about. */
static void
test_monastery (Fixture       *f,
                gconstpointer  data)
{
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT, .theme = bst_render_theme_find ("day"),
                               .tile_size = 100 };
  double width, height, ring_width, ring_height;
  BstSpot spot = { .x = 0, .y = 1 };
  BstMove move;

  g_assert_true (bst_move_parse (bst_position_get_game (f->position), "B@0,1 r0", &move, NULL));
  g_assert_true (bst_position_apply (f->position, &move, NULL, NULL));
  bst_render_picture_measure (&picture, f->position, f->art, &width, &height);
  g_assert_true (bst_spot_parse ("mon", &spot));
  picture.target = bst_position_find_part (f->position, &spot);
  bst_render_picture_measure (&picture, f->position, f->art, &ring_width, &ring_height);
  g_assert_cmpfloat (ring_width, ==, width + 200);
  g_assert_cmpfloat (ring_height, ==, height + 100);
}

/* A mark far off does not colour what lies beside the picture. */
static void
test_far_mark (Fixture       *f,
               gconstpointer  data)
{
  BstMark mark = { .kind = BST_MARK_TINT, .x = 2, .y = 0 };
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof mark);
  BstNode node = { .marks = marks };
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT, .theme = bst_render_theme_find ("day"),
                               .tile_size = 100, .marks = &node };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  const guint8 *pixels;
  double width, height;

  g_array_append_val (marks, mark);
  bst_render_picture_measure (&picture, f->position, f->art, &width, &height);
  bst_render_picture_draw (&picture, f->position, f->art, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = cairo_image_surface_get_data (surface) + 60 * cairo_image_surface_get_stride (surface);
  for (int x = (int) width; x < SIZE; x++)
    g_assert_cmpuint (pixels[4 * x + 3], ==, 0);
  cairo_surface_destroy (surface);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/light/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/light/board", Fixture, NULL, set_up, test_board, tear_down);
  g_test_add ("/light/ghost", Fixture, NULL, set_up, test_ghost, tear_down);
  g_test_add ("/light/room", Fixture, NULL, set_up, test_room, tear_down);
  g_test_add ("/light/monastery", Fixture, NULL, set_up, test_monastery, tear_down);
  g_test_add ("/light/far-mark", Fixture, NULL, set_up, test_far_mark, tear_down);

  return g_test_run ();
}
