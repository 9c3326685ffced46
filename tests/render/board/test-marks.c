/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Marks of a record on the board: each kind colours the cell that it is about, and only what it
 * is about. */

#include <string.h>

#include "bst-io-tile-set.h"
#include "bst-render-marks.h"

#define SIZE 300

typedef struct
{
  BstRecord    *record;
  BstRenderArt *art;
} Fixture;

/* The start tile alone: a city in the north, a road from east to west. */
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
  f->record = bst_record_new (game);
  f->art = bst_render_art_new (set);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  bst_render_art_unref (f->art);
  bst_record_unref (f->record);
}

/* Draws one mark on nothing; three by three cells, the start tile in the middle. */
static cairo_surface_t *
draw (Fixture       *f,
      const BstMark *mark)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  BstRenderViewport viewport = { 100, -1, -1, SIZE, SIZE };
  g_autoptr (BstPosition) position = bst_position_new (bst_record_get_game (f->record));
  BstNode *root = bst_record_get_root (f->record);
  BstRenderScope scope = { cr, position, f->art, bst_render_theme_get (BST_RENDER_THEME_DAY),
                           &viewport };

  g_clear_pointer (&root->marks, g_array_unref);
  bst_node_add_mark (root, mark);
  bst_render_marks_draw_ground (&scope, root);
  bst_render_marks_draw_signs (&scope, root);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* How many pixels of a cell (0 to 2 each way) are coloured; a contour is as wide as the rim left
 * out. */
static guint
count (cairo_surface_t *surface,
       int              column,
       int              row)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint n = 0;

  for (int y = 100 * row + 8; y < 100 * row + 92; y++)
    for (int x = 100 * column + 8; x < 100 * column + 92; x++)
      {
        guint32 pixel;

        memcpy (&pixel, data + y * stride + 4 * x, sizeof pixel);
        n += pixel >> 24 != 0;
      }

  return n;
}

static void
assert_cells (Fixture       *f,
              const BstMark *mark,
              guint          coloured)
{
  cairo_surface_t *surface = draw (f, mark);

  for (int cell = 0; cell < 9; cell++)
    g_assert_cmpint (count (surface, cell % 3, cell / 3) > 0, ==, (coloured >> cell) & 1);
  cairo_surface_destroy (surface);
}

static void
test_cells (Fixture       *f,
            gconstpointer  data)
{
  assert_cells (f, &(BstMark) { .kind = BST_MARK_RING }, 1 << 4);
  assert_cells (f, &(BstMark) { .kind = BST_MARK_TINT, .x = 1, .y = 1, .colour = 3 }, 1 << 8);
  assert_cells (f, &(BstMark) { .kind = BST_MARK_LETTER, .x = -1, .text = (char *) "A" }, 1 << 3);
  assert_cells (f, &(BstMark) { .kind = BST_MARK_ARROW, .x = -1, .y = -1, .to_x = 1, .to_y = -1 },
                1 << 0 | 1 << 1 | 1 << 2);
  assert_cells (f, &(BstMark) { .kind = BST_MARK_ARROW, .x = 0, .y = 0, .to_x = 0, .to_y = 0 }, 0);
}

static void
test_features (Fixture       *f,
               gconstpointer  data)
{
  static const char * const none[] = { "city:S", "mon", "field:inner", "city", "", "road:Q" };

  assert_cells (f, &(BstMark) { .kind = BST_MARK_FEATURE, .text = (char *) "road:W" }, 1 << 4);
  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    assert_cells (f, &(BstMark) { .kind = BST_MARK_FEATURE, .text = (char *) none[i] }, 0);
  assert_cells (f, &(BstMark) { .kind = BST_MARK_FEATURE, .x = 5, .text = (char *) "road:W" }, 0);
  assert_cells (f, &(BstMark) { .kind = BST_MARK_FEATURE }, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/marks/cells", Fixture, NULL, set_up, test_cells, tear_down);
  g_test_add ("/marks/features", Fixture, NULL, set_up, test_features, tear_down);

  return g_test_run ();
}
