/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Curves of the chart of the score, without a screen. */

#include "config.h"

#include "bastide-chart-draw.h"

#include <bst-io-open.h>
#include <bst-render-chart.h>
#include <pango/pangocairo.h>

#include "random-game.h"

#define WIDTH  700
#define HEIGHT 88

static BastideStudy *
make_study (BstRecord *record)
{
  BastideStudy *study = bastide_study_new ();

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));

  return study;
}

static cairo_surface_t *
draw (const BastideChartPlot *plot,
      gboolean                dark,
      int                     first)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, plot->width, plot->height);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = pango_cairo_create_context (cr);

  bastide_chart_draw (plot, cr, context, dark, first);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
has_colour (cairo_surface_t       *surface,
            double                 x,
            double                 y,
            const BstRenderColour *colour)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + (int) y * cairo_image_surface_get_stride (surface);
  guint32 pixel = ((const guint32 *) (gconstpointer) row)[(int) x];

  return ABS ((int) (pixel >> 16 & 255) - (int) (colour->red * 255)) < 40
         && ABS ((int) (pixel >> 8 & 255) - (int) (colour->green * 255)) < 40
         && ABS ((int) (pixel & 255) - (int) (colour->blue * 255)) < 40;
}

/* The curve on top is where its values are, in the colour of its player. */
static void
test_curves (void)
{
  g_autoptr (BstRecord) record = random_game_new ("basic", "modern", 6, 72, 3);
  g_autoptr (BastideStudy) study = make_study (record);
  BstGame *game = bastide_study_get_game (study);
  BastideChartPlot plot;

  bastide_chart_plot_init (&plot, bastide_study_get_shown (study), bastide_study_is_exam (study), NULL, WIDTH, HEIGHT, 1);
  g_assert_cmpuint (bastide_chart_plot_get_n_curves (&plot), ==, 6);
  for (guint p = 0; p < 6; p++)
    for (guint dark = 0; dark < 2; dark++)
      {
        cairo_surface_t *surface = draw (&plot, dark != 0, (int) p);

        for (guint i = 10; i < 70; i += 10)
          g_assert_true (has_colour (surface, (bastide_chart_plot_get_x (&plot, i)
                                               + bastide_chart_plot_get_x (&plot, i + 1)) / 2,
                                     bastide_chart_plot_get_y (&plot, bastide_chart_plot_get_value (&plot, i, p, FALSE)),
                                     bst_render_chart_colour (bst_game_get_player (game, p)->colour, dark != 0)));
        cairo_surface_destroy (surface);
      }
}

/* Every width and height that a widget may have. */
static void
test_small (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (BastideStudy) study = make_study (record);
  BastideChartPlot plot;

  for (guint scale = 1; scale <= 2; scale++)
    {
      bastide_chart_plot_init (&plot, bastide_study_get_shown (study), bastide_study_is_exam (study), NULL, 120, 52, scale);
      cairo_surface_destroy (draw (&plot, FALSE, -1));
    }
  bastide_study_set_index (study, 0);
  bastide_chart_plot_init (&plot, bastide_study_get_shown (study), bastide_study_is_exam (study), NULL, 1, 1, 1);
  cairo_surface_destroy (draw (&plot, TRUE, -1));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chart-draw/curves", test_curves);
  g_test_add_func ("/chart-draw/small", test_small);

  return g_test_run ();
}
