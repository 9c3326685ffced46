/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every figure is found on every ground: whoever comes from outside meets a halo, a rim or the player's
 * own colour that stands out from the ground; yellow on a road, for one, does not. */

#include "bst-render-kind.h"
#include "colour.h"

#define EDGE 60

static BstRenderColour
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
  guint32 pixel = ((const guint32 *) (const void *) row)[x];

  return (BstRenderColour) { ((pixel >> 16) & 0xff) / 255.0, ((pixel >> 8) & 0xff) / 255.0,
                             (pixel & 0xff) / 255.0 };
}

static cairo_surface_t *
draw (const BstRenderTheme *theme,
      BstRenderName         ground,
      guint                 figure,
      guint                 colour,
      double                size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, EDGE, EDGE);
  cairo_t *cr = cairo_create (surface);

  bst_render_theme_set_source (theme, cr, ground, 1);
  cairo_paint (cr);
  bst_render_figure_draw (cr, theme, (BstRenderFigure) figure, (BstColour) colour, EDGE / 2.0, EDGE / 2.0, size);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The strongest contrast to the ground from the left of a row up to the first pixel of the player's. */
static double
find_rim (cairo_surface_t       *surface,
          int                    y,
          const BstRenderColour *ground,
          const BstRenderColour *player)
{
  double most = 1;

  for (int x = 0; x < EDGE; x++)
    {
      BstRenderColour pixel = get_pixel (surface, x, y);

      most = MAX (most, colour_contrast (&pixel, ground));
      if (colour_difference (&pixel, player, VISION_NORMAL) < 3)
        return most;
    }
  return most;
}

static double
measure_figure (const BstRenderTheme *theme,
                BstRenderName         ground,
                guint                 figure,
                guint                 colour,
                double                size)
{
  cairo_surface_t *surface = draw (theme, ground, figure, colour, size);
  double found = find_rim (surface, EDGE / 2, &theme->colours[ground],
                           bst_render_player_colour ((BstColour) colour));

  cairo_surface_destroy (surface);
  return found;
}

/* The least of all figures and players. */
static double
measure_ground (const BstRenderTheme *theme,
                BstRenderName         ground,
                double                size)
{
  double least = 21;

  for (guint figure = 0; figure < BST_RENDER_N_FIGURES; figure++)
    for (guint colour = 0; colour < BST_N_COLOURS; colour++)
      least = MIN (least, measure_figure (theme, ground, figure, colour, size));
  return least;
}

static void
test_found (void)
{
  static const BstRenderName grounds[] = { BST_RENDER_MEADOW, BST_RENDER_CITY, BST_RENDER_ROAD };
  static const double sizes[] = { 14, 28, 40 };

  for (guint t = 0; t < BST_RENDER_N_THEMES; t++)
    for (guint g = 0; g < G_N_ELEMENTS (grounds); g++)
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          const BstRenderTheme *theme = bst_render_theme_get ((BstRenderThemeId) t);
          double found = measure_ground (theme, grounds[g], sizes[i]);

          g_test_message ("%s, ground %u, %.0f pixels: %.1f to 1", theme->id, g, sizes[i], found);
          g_assert_cmpfloat (found, >=, sizes[i] < 28 ? 2.8 : 3.5);
        }
}

/* Who stands on a tower is seen within its crown. */
static void
test_guard (void)
{
  g_assert_cmpint (bst_render_figure_of (BST_FIGURE_FOLLOWER, BST_FEATURE_TOWER), ==, BST_RENDER_FIGURE_GUARD);
  g_assert_cmpint (bst_render_figure_of (BST_FIGURE_BIG, BST_FEATURE_TOWER), ==, BST_RENDER_FIGURE_GUARD);
  g_assert_cmpint (bst_render_figure_of (BST_FIGURE_FOLLOWER, BST_FEATURE_CITY), ==, BST_RENDER_FIGURE_KNIGHT);
}

/* Every kind has a picture on what it may stand on, and a size. */
static void
test_kinds (void)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      for (guint feature = 0; feature < BST_N_FEATURE_KINDS; feature++)
        if (bst_figure_may_stand (kind, feature))
          g_assert_cmpuint (bst_render_figure_of (kind, feature), <, BST_RENDER_N_FIGURES);
      g_assert_cmpfloat (bst_render_figure_scale (kind), >, 0);
      g_assert_cmpfloat (bst_render_figure_row_share (kind), >, 0);
      g_assert_cmpfloat (bst_render_figure_row_scale (kind), >, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/figure/found", test_found);
  g_test_add_func ("/figure/guard", test_guard);
  g_test_add_func ("/figure/kinds", test_kinds);
  return g_test_run ();
}
