/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-viewport.h"

static const BstRenderViewport some_view = { 80, -3.25, 2.5, 800, 600 };

static void
test_conversions (void)
{
  double board_x, board_y, x, y;

  bst_render_viewport_to_board (&some_view, 123, 45, &board_x, &board_y);
  bst_render_viewport_to_view (&some_view, board_x, board_y, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 123, 1e-9);
  g_assert_cmpfloat_with_epsilon (y, 45, 1e-9);
}

static void
test_cells (void)
{
  BstRenderBox box;
  int x, y;

  bst_render_viewport_get_cell (&some_view, 0, 0, &x, &y);
  g_assert_cmpint (x, ==, -4);
  g_assert_cmpint (y, ==, 2);
  bst_render_viewport_get_box (&some_view, &box);
  g_assert_cmpint (box.max_x, ==, 6);
  g_assert_cmpint (box.max_y, ==, 10);
  bst_render_viewport_get_cell (&some_view, 1e300, -1e300, &x, &y);
  g_assert_cmpint (x, ==, 1000000);
  g_assert_cmpint (y, ==, -1000000);
}

static void
test_fit (void)
{
  BstRenderViewport view = some_view;
  BstRenderBox box = { -2, -1, 7, 3 };
  double x1, y1, x2, y2;

  bst_render_viewport_fit (&view, &box, 20, 1000);
  bst_render_viewport_to_view (&view, -2, -1, &x1, &y1);
  bst_render_viewport_to_view (&view, 8, 4, &x2, &y2);
  g_assert_cmpfloat_with_epsilon (view.scale, 76, 1e-9);
  g_assert_cmpfloat_with_epsilon (x1, 20, 1e-9);
  g_assert_cmpfloat_with_epsilon (x2, 780, 1e-9);
  g_assert_cmpfloat_with_epsilon (y1 + y2, 600, 1e-9);
  bst_render_viewport_fit (&view, &box, 20, 50);
  g_assert_cmpfloat (view.scale, ==, 50);
}

/* The largest boards on a phone that lies on its side. */
static void
test_small (void)
{
  BstRenderViewport view = { .width = 340, .height = 220 };
  const BstRenderExtent extent = { -24, -20, 26, 20 };

  bst_render_viewport_fit_extent (&view, &extent, 10, 132);
  g_assert_cmpfloat (view.scale, ==, 5);
  g_assert_true (bst_render_viewport_has (&view, &extent));
}

static void
test_zoom (void)
{
  BstRenderViewport view = some_view;
  double x1, y1, x2, y2;

  bst_render_viewport_to_board (&view, 200, 300, &x1, &y1);
  bst_render_viewport_zoom (&view, 1.7, 200, 300);
  bst_render_viewport_to_board (&view, 200, 300, &x2, &y2);
  g_assert_cmpfloat_with_epsilon (view.scale, 136, 1e-9);
  g_assert_cmpfloat_with_epsilon (x1, x2, 1e-9);
  g_assert_cmpfloat_with_epsilon (y1, y2, 1e-9);
  bst_render_viewport_zoom (&view, 1e9, 0, 0);
  g_assert_cmpfloat (view.scale, ==, BST_RENDER_MAX_SCALE);
  bst_render_viewport_zoom (&view, 1e-9, 0, 0);
  g_assert_cmpfloat (view.scale, ==, BST_RENDER_MIN_SCALE);
}

static void
test_clamp (void)
{
  BstRenderBox box = { 0, 0, 2, 2 };

  for (int direction = -1; direction <= 1; direction += 2)
    {
      BstRenderViewport view = some_view;
      double left, top, right, bottom;

      bst_render_viewport_pan (&view, direction * 1e5, direction * 1e5);
      bst_render_viewport_clamp (&view, &box);
      bst_render_viewport_to_view (&view, 0, 0, &left, &top);
      bst_render_viewport_to_view (&view, 3, 3, &right, &bottom);
      g_assert_cmpfloat (MIN (right, view.width) - MAX (left, 0), >=, 79.9);
      g_assert_cmpfloat (MIN (bottom, view.height) - MAX (top, 0), >=, 79.9);
    }
}

static void
test_resize (void)
{
  BstRenderViewport view = some_view;
  double x1, y1, x2, y2;

  bst_render_viewport_to_board (&view, 400, 300, &x1, &y1);
  bst_render_viewport_resize (&view, 1000, 200);
  bst_render_viewport_to_board (&view, 500, 100, &x2, &y2);
  g_assert_cmpfloat_with_epsilon (x1, x2, 1e-9);
  g_assert_cmpfloat_with_epsilon (y1, y2, 1e-9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/viewport/conversions", test_conversions);
  g_test_add_func ("/viewport/cells", test_cells);
  g_test_add_func ("/viewport/fit", test_fit);
  g_test_add_func ("/viewport/small", test_small);
  g_test_add_func ("/viewport/zoom", test_zoom);
  g_test_add_func ("/viewport/clamp", test_clamp);
  g_test_add_func ("/viewport/resize", test_resize);
  return g_test_run ();
}
