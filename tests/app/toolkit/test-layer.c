/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A painted layer that was spoilt and mended shows what one that is drawn anew shows. */

#include "config.h"

#include "bastide-layer.h"
#include "inside.h"

#include <string.h>

#define N_CELLS 20      /* along each side */
#define SCALE   41      /* so that cells and blocks do not meet */
#define MARGIN  0.25
#define LEAST   6
#define N_TURNS 30

typedef struct
{
  guint8 shades[N_CELLS][N_CELLS];      /* in steps of a quarter */
  guint  n_drawn;                       /* how often all was drawn, or a part */
} Cells;

/* Every cell is a disc that reaches into its neighbours. */
static void
draw (gpointer                 owner,
      cairo_t                 *cr,
      const BstRenderViewport *view)
{
  Cells *cells = owner;

  cells->n_drawn++;
  for (guint y = 0; y < N_CELLS; y++)
    for (guint x = 0; x < N_CELLS; x++)
      {
        double at_x, at_y;

        bst_render_viewport_to_view (view, x + 0.5, y + 0.5, &at_x, &at_y);
        cairo_arc (cr, at_x, at_y, view->scale * 0.6, 0, 2 * G_PI);
        cairo_set_source_rgba (cr, 0, 0.5, 1, cells->shades[y][x] * 0.25);
        cairo_fill (cr);
      }
}

static void
show (BastideLayer            *layer,
      const BstRenderViewport *view,
      Cells                   *cells)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  bastide_layer_snapshot (layer, snapshot, view, 0.1, draw, cells);
  gsk_render_node_unref (gtk_snapshot_free_to_node (snapshot));
}

static cairo_surface_t *
read_pixels (BastideLayer *layer)
{
  cairo_surface_t *pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) layer->view.width,
                                                        (int) layer->view.height);
  cairo_t *cr = cairo_create (pixels);

  gsk_render_node_draw (layer->node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (pixels);

  return pixels;
}

/* Where a part is cut, edges are smoothed a little otherwise; a cell of another shade differs by 60. */
#define NEAR 12

static void
assert_alike (cairo_surface_t *a,
              cairo_surface_t *b)
{
  gsize size = (gsize) cairo_image_surface_get_stride (a) * (gsize) cairo_image_surface_get_height (a);
  const guint8 *left = cairo_image_surface_get_data (a), *right = cairo_image_surface_get_data (b);

  g_assert_cmpint (cairo_image_surface_get_width (a), ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (cairo_image_surface_get_height (a), ==, cairo_image_surface_get_height (b));
  for (gsize i = 0; i < size; i++)
    g_assert_cmpint (ABS (left[i] - right[i]), <=, NEAR);
}

static void
change (Cells          *cells,
        cairo_region_t *changed,
        guint           n)
{
  while (n-- > 0)
    {
      int x = g_test_rand_int_range (0, N_CELLS), y = g_test_rand_int_range (0, N_CELLS);

      cells->shades[y][x] = (guint8) g_test_rand_int_range (0, 5);
      cairo_region_union_rectangle (changed, &(cairo_rectangle_int_t) { x, y, 1, 1 });
    }
}

/* In one turn. */
static void
mend (BastideLayer *layer,
      Cells        *cells)
{
  g_assert_true (bastide_layer_mend (layer, G_MAXINT64, draw, cells));
}

static void
test_mended (void)
{
  const BstRenderViewport view = { .scale = SCALE, .origin_x = 1, .origin_y = 2, .width = 700, .height = 600 };
  Cells cells = { 0 };
  BastideLayer layer = { .is_painted = TRUE };

  show (&layer, &view, &cells);
  for (guint i = 0; i < N_TURNS; i++)
    {
      cairo_region_t *changed = cairo_region_create ();
      BastideLayer fresh = { .is_painted = TRUE };
      cairo_surface_t *mended, *anew;

      /* A second change comes before the first is mended. */
      change (&cells, changed, (guint) g_test_rand_int_range (0, 60));
      bastide_layer_spoil (&layer, changed, MARGIN, LEAST);
      if (i % 3 == 0)
        bastide_layer_mend (&layer, 0, draw, &cells);
      change (&cells, changed, 2);
      bastide_layer_spoil (&layer, changed, MARGIN, LEAST);
      mend (&layer, &cells);
      show (&fresh, &view, &cells);
      mended = read_pixels (&layer);
      anew = read_pixels (&fresh);
      assert_alike (mended, anew);
      cairo_surface_destroy (mended);
      cairo_surface_destroy (anew);
      bastide_layer_clear (&fresh);
      cairo_region_destroy (changed);
    }
  bastide_layer_clear (&layer);
}

/* What was not spoilt, and what is out of the layer, is not drawn. */
static void
test_little (void)
{
  const BstRenderViewport view = { .scale = SCALE, .origin_x = 0, .origin_y = 0, .width = 700, .height = 600 };
  Cells cells = { 0 };
  BastideLayer layer = { .is_painted = TRUE };
  cairo_region_t *changed = cairo_region_create_rectangle (&(cairo_rectangle_int_t) { 2, 2, 1, 1 });
  cairo_region_t *far = cairo_region_create_rectangle (&(cairo_rectangle_int_t) { 200, 2, 1, 1 });

  show (&layer, &view, &cells);
  g_assert_cmpuint (cells.n_drawn, ==, 1);
  mend (&layer, &cells);
  g_assert_cmpuint (cells.n_drawn, ==, 1);
  bastide_layer_spoil (&layer, changed, MARGIN, LEAST);
  mend (&layer, &cells);
  g_assert_cmpuint (cells.n_drawn, ==, 2);
  bastide_layer_spoil (&layer, far, MARGIN, LEAST);
  mend (&layer, &cells);
  g_assert_cmpuint (cells.n_drawn, ==, 2);
  /* Drawn anew as a whole it lacks nothing. */
  bastide_layer_spoil (&layer, changed, MARGIN, LEAST);
  bastide_layer_clear (&layer);
  show (&layer, &view, &cells);
  mend (&layer, &cells);
  g_assert_cmpuint (cells.n_drawn, ==, 3);
  bastide_layer_clear (&layer);
  cairo_region_destroy (changed);
  cairo_region_destroy (far);
}

/* A frame without any time left mends a block, and no more; blocks that are whole take no turn. */
static void
test_late (void)
{
  const BstRenderViewport view = { .scale = SCALE, .origin_x = 0, .origin_y = 0, .width = 700, .height = 600 };
  Cells cells = { 0 };
  BastideLayer layer = { .is_painted = TRUE };
  cairo_region_t *all = cairo_region_create_rectangle (&(cairo_rectangle_int_t) { -5, -5, 40, 40 });
  cairo_region_t *last = cairo_region_create_rectangle (&(cairo_rectangle_int_t) { 18, 14, 1, 1 });

  show (&layer, &view, &cells);
  bastide_layer_spoil (&layer, all, MARGIN, LEAST);
  for (guint i = 1; i <= layer.blocks->len; i++)
    {
      g_assert_true (bastide_layer_mend (&layer, 0, draw, &cells) == (i == layer.blocks->len));
      g_assert_cmpuint (cells.n_drawn, ==, 1 + i);
    }
  bastide_layer_spoil (&layer, last, MARGIN, LEAST);
  g_assert_true (bastide_layer_mend (&layer, 0, draw, &cells));
  bastide_layer_clear (&layer);
  cairo_region_destroy (all);
  cairo_region_destroy (last);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/layer/mended", test_mended);
  g_test_add_func ("/layer/little", test_little);
  g_test_add_func ("/layer/late", test_late);

  return inside_run ();
}
