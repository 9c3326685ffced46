/* SPDX-License-Identifier: GPL-3.0-or-later */

/* No point of a row that a line stands for is farther from the line than was allowed. */

#include "bst-render-beam.h"

#include <math.h>

#define N_POINTS 200
#define N_ROWS   300

static double
get_distance (const BstRenderPoint *a,
              const BstRenderPoint *b,
              const BstRenderPoint *point)
{
  double dx = b->x - a->x, dy = b->y - a->y;
  double length = dx * dx + dy * dy;
  double t = length > 0 ? ((point->x - a->x) * dx + (point->y - a->y) * dy) / length : 0;

  t = CLAMP (t, 0, 1);

  return hypot (a->x + t * dx - point->x, a->y + t * dy - point->y);
}

/* Asserts that every row is near its line. Returns the number of lines. */
static guint
straighten (const BstRenderPoint *points,
            guint                 n_points,
            double                tolerance)
{
  BstRenderBeam beam;
  guint start = 0, n_lines = 1;

  bst_render_beam_start (&beam, &points[0], tolerance);
  for (guint i = 1; i < n_points; i++)
    {
      if (!bst_render_beam_add (&beam, &points[i]))
        {
          g_assert_cmpuint (i - 1, >, start);
          start = i - 1;
          n_lines++;
          bst_render_beam_start (&beam, &points[start], tolerance);
          g_assert_true (bst_render_beam_add (&beam, &points[i]));
        }
      for (guint k = start; k < i; k++)
        g_assert_cmpfloat (get_distance (&points[start], &points[i], &points[k]), <=, tolerance + 1e-6);
    }

  return n_lines;
}

/* From gentle curves to steps back and forth. */
static void
test_random (void)
{
  for (guint row = 0; row < N_ROWS; row++)
    {
      BstRenderPoint points[N_POINTS];
      double angle = 0, bend = g_test_rand_double_range (0, row % 3 == 0 ? 3 : 0.2);
      double tolerance = g_test_rand_double_range (0, 300);

      for (guint i = 0; i < N_POINTS; i++)
        {
          double step = g_test_rand_double_range (0, 500);

          angle += g_test_rand_double_range (-bend, bend);
          points[i].x = i > 0 ? points[i - 1].x + (gint32) (step * cos (angle)) : 0;
          points[i].y = i > 0 ? points[i - 1].y + (gint32) (step * sin (angle)) : 0;
        }
      straighten (points, N_POINTS, tolerance);
    }
}

static void
test_straight (void)
{
  BstRenderPoint points[N_POINTS];

  for (guint i = 0; i < N_POINTS; i++)
    points[i] = (BstRenderPoint) { (gint32) i * 30, (gint32) i * 40 };
  g_assert_cmpuint (straighten (points, N_POINTS, 0), ==, 1);
  points[100].y += 5;
  g_assert_cmpuint (straighten (points, N_POINTS, 0), ==, 4);
  g_assert_cmpuint (straighten (points, N_POINTS, 5), ==, 1);
}

/* A line to a chord of a circle: how far apart they may be says how many are needed. */
static void
test_circle (void)
{
  const double radius = 10000;
  BstRenderPoint points[N_POINTS];

  for (guint i = 0; i < N_POINTS; i++)
    points[i] = (BstRenderPoint) { (gint32) (radius * cos (2 * G_PI * i / N_POINTS)),
                                   (gint32) (radius * sin (2 * G_PI * i / N_POINTS)) };
  g_assert_cmpuint (straighten (points, N_POINTS, 100), <, 40);
  g_assert_cmpuint (straighten (points, N_POINTS, 100), >=, 2 * G_PI / (2 * acos (1 - 200 / radius)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/beam/random", test_random);
  g_test_add_func ("/beam/straight", test_straight);
  g_test_add_func ("/beam/circle", test_circle);

  return g_test_run ();
}
