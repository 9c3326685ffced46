/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players' colours stay apart for everybody: the smallest CIEDE2000 difference of any pair,
 * in normal vision and in three dichromacies (Machado et al. 2009, severity 1). */

#include "colour.h"

#include "bst-io-tile-set.h"
#include "bst-render-chart.h"
#include "bst-render-theme.h"

/* Pairs from the published test data of the formula. */
static void
test_formula (void)
{
  g_assert_cmpfloat_with_epsilon (ciede2000 ((double[]) { 50, 2.6772, -79.7751 },
                                             (double[]) { 50, 0, -82.7485 }), 2.0425, 1e-4);
  g_assert_cmpfloat_with_epsilon (ciede2000 ((double[]) { 50, 2.5, 0 },
                                             (double[]) { 73, 25, -18 }), 27.1492, 1e-4);
  g_assert_cmpfloat_with_epsilon (ciede2000 ((double[]) { 2.0776, 0.0795, -1.1350 },
                                             (double[]) { 0.9033, -0.0636, -0.5514 }), 0.9082, 1e-4);
}

static void
test_palette (void)
{
  for (guint v = 0; v < VISION_GREY; v++)
    {
      double smallest = 1000;

      for (guint i = 0; i < BST_N_COLOURS; i++)
        for (guint j = 0; j < i; j++)
          smallest = MIN (smallest, colour_difference (bst_render_player_colour ((BstColour) i),
                                                       bst_render_player_colour ((BstColour) j),
                                                       (Vision) v));
      g_test_message ("%s: %.1f", vision_get_name ((Vision) v), smallest);
      g_assert_cmpfloat (smallest, >=, 20.0);
    }
}

/* The mark is read against the figure's colour: WCAG 1.4.11 asks for 3 to 1. */
static void
test_contrast (void)
{
  for (guint i = 0; i < BST_N_COLOURS; i++)
    g_assert_cmpfloat (colour_contrast (bst_render_player_colour ((BstColour) i),
                                        bst_render_player_contrast ((BstColour) i)), >=, 3.0);
}

/* The lines of a chart are told from its ground and from each other, by day and by night. */
static void
test_chart (void)
{
  static const double least_contrast[] = { 3.0, 4.0 };
  static const double least_difference[] = { 17.7, 12.1 };

  for (guint dark = 0; dark < 2; dark++)
    for (guint i = 0; i < BST_N_COLOURS; i++)
      {
        const BstRenderColour *one = bst_render_chart_colour ((BstColour) i, dark != 0);

        g_assert_cmpfloat (colour_contrast (one, bst_render_chart_ground (dark != 0)), >=, least_contrast[dark]);
        for (guint j = 0; j < i; j++)
          {
            const BstRenderColour *other = bst_render_chart_colour ((BstColour) j, dark != 0);

            g_assert_cmpfloat (colour_difference (one, other, VISION_NORMAL), >=, least_difference[dark]);
            g_assert_cmpfloat (colour_difference (one, other, VISION_DEUTAN), >=, least_difference[dark]);
          }
      }
}

/* Every player has a mark of one character, and no two the same. */
static void
test_marks (void)
{
  for (guint i = 0; i < BST_N_COLOURS; i++)
    {
      const char *mark = bst_render_player_mark ((BstColour) i);

      g_assert_cmpint (g_utf8_strlen (mark, -1), ==, 1);
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (mark, !=, bst_render_player_mark ((BstColour) j));
    }
}

static void
test_themes (void)
{
  for (guint i = 0; i < BST_RENDER_N_THEMES; i++)
    {
      const BstRenderTheme *theme = bst_render_theme_get ((BstRenderThemeId) i);

      g_assert_true (bst_render_theme_find (theme->id) == theme);
      g_assert_true (bst_render_theme_with_contrast (theme, TRUE)->contrast);
      g_assert_true (bst_render_theme_with_contrast (theme, TRUE)->colours == theme->colours);
      g_assert_true (bst_render_theme_with_contrast (bst_render_theme_with_contrast (theme, TRUE),
                                                     FALSE) == theme);
      for (guint name = 0; name < BST_RENDER_N_NAMES; name++)
        {
          const BstRenderColour *c = &theme->colours[name];

          /* A colour that somebody forgot is pure black. */
          g_assert_cmpfloat (c->red + c->green + c->blue, >, 0.05);
        }
    }
  g_assert_null (bst_render_theme_find ("no such theme"));
}

/* Snow lies where the Winter Edition is played; by night it is dark all the same. */
static void
test_theme_for_set (void)
{
  static const struct { const char *set; gboolean dark; BstRenderThemeId theme; } cases[] = {
    { "basic", FALSE, BST_RENDER_THEME_DAY },
    { "basic", TRUE, BST_RENDER_THEME_NIGHT },
    { "basic+winter", FALSE, BST_RENDER_THEME_WINTER },
    { "basic+winter-we2", FALSE, BST_RENDER_THEME_WINTER },
    { "basic+winter", TRUE, BST_RENDER_THEME_NIGHT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BstTileSet) set = bst_io_tile_set_load (cases[i].set, NULL);

      g_assert_nonnull (set);
      g_assert_true (bst_render_theme_for_set (set, cases[i].dark)
                     == bst_render_theme_get (cases[i].theme));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/theme/ciede2000", test_formula);
  g_test_add_func ("/theme/palette", test_palette);
  g_test_add_func ("/theme/mark-contrast", test_contrast);
  g_test_add_func ("/theme/chart", test_chart);
  g_test_add_func ("/theme/marks", test_marks);
  g_test_add_func ("/theme/all-named", test_themes);
  g_test_add_func ("/theme/for-set", test_theme_for_set);
  return g_test_run ();
}
