/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players' colours stay apart for everybody: the smallest CIEDE2000 difference of any pair,
 * in normal vision and in three dichromacies (Machado et al. 2009, severity 1). */

#include <math.h>

#include "bst-io-tile-set.h"
#include "bst-render-chart.h"
#include "bst-render-theme.h"

typedef struct
{
  double l;
  double a;
  double b;
} Lab;

static const struct
{
  const char *name;
  double      matrix[3][3];
} visions[] = {
  { "normal", { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } },
  { "protan", { { 0.152286, 1.052583, -0.204868 },
                { 0.114503, 0.786281, 0.099216 },
                { -0.003882, -0.048116, 1.051998 } } },
  { "deutan", { { 0.367322, 0.860646, -0.227968 },
                { 0.280085, 0.672501, 0.047413 },
                { -0.011820, 0.042940, 0.968881 } } },
  { "tritan", { { 1.255528, -0.076749, -0.178779 },
                { -0.078411, 0.930809, 0.147602 },
                { 0.004733, 0.691367, 0.303900 } } },
};

static double
to_linear (double c)
{
  return c <= 0.04045 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static double
lab_curve (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

static Lab
to_lab (const BstRenderColour *colour,
        const double           vision[3][3])
{
  double rgb[3] = { to_linear (colour->red), to_linear (colour->green), to_linear (colour->blue) };
  double seen[3];
  double x, y, z;

  for (int i = 0; i < 3; i++)
    {
      double sum = vision[i][0] * rgb[0] + vision[i][1] * rgb[1] + vision[i][2] * rgb[2];

      seen[i] = CLAMP (sum, 0, 1);
    }
  x = lab_curve ((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
  y = lab_curve (0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
  z = lab_curve ((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
  return (Lab) { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
hue (double a,
     double b)
{
  double h = atan2 (b, a);

  return a == 0 && b == 0 ? 0 : h < 0 ? h + 2 * G_PI : h;
}

static double
mean_hue (double h1,
          double h2,
          double chroma)
{
  if (chroma == 0)
    return h1 + h2;
  if (fabs (h1 - h2) <= G_PI)
    return (h1 + h2) / 2;
  return h1 + h2 < 2 * G_PI ? (h1 + h2) / 2 + G_PI : (h1 + h2) / 2 - G_PI;
}

static double
ciede2000 (Lab p,
           Lab q)
{
  const double rad = G_PI / 180;
  double c = (hypot (p.a, p.b) + hypot (q.a, q.b)) / 2;
  double g = 0.5 * (1 - sqrt (pow (c, 7) / (pow (c, 7) + pow (25, 7))));
  double c1 = hypot (p.a * (1 + g), p.b);
  double c2 = hypot (q.a * (1 + g), q.b);
  double h1 = hue (p.a * (1 + g), p.b);
  double h2 = hue (q.a * (1 + g), q.b);
  double turn = c1 * c2 == 0 ? 0 : remainder (h2 - h1, 2 * G_PI);
  double dh = 2 * sqrt (c1 * c2) * sin (turn / 2);
  double l = (p.l + q.l) / 2;
  double cm = (c1 + c2) / 2;
  double h = mean_hue (h1, h2, c1 * c2);
  double t = 1 - 0.17 * cos (h - 30 * rad) + 0.24 * cos (2 * h) + 0.32 * cos (3 * h + 6 * rad)
             - 0.20 * cos (4 * h - 63 * rad);
  double sl = 1 + 0.015 * (l - 50) * (l - 50) / sqrt (20 + (l - 50) * (l - 50));
  double sc = 1 + 0.045 * cm;
  double sh = 1 + 0.015 * cm * t;
  double bump = (h / rad - 275) / 25;
  double rt = -sin (60 * rad * exp (-bump * bump)) * 2 * sqrt (pow (cm, 7) / (pow (cm, 7) + pow (25, 7)));
  double dl = (q.l - p.l) / sl;
  double dc = (c2 - c1) / sc;

  return sqrt (dl * dl + dc * dc + dh / sh * (dh / sh) + rt * dc * dh / sh);
}

/* Pairs from the published test data of the formula. */
static void
test_formula (void)
{
  g_assert_cmpfloat_with_epsilon (ciede2000 ((Lab) { 50, 2.6772, -79.7751 },
                                             (Lab) { 50, 0, -82.7485 }), 2.0425, 1e-4);
  g_assert_cmpfloat_with_epsilon (ciede2000 ((Lab) { 50, 2.5, 0 },
                                             (Lab) { 73, 25, -18 }), 27.1492, 1e-4);
  g_assert_cmpfloat_with_epsilon (ciede2000 ((Lab) { 2.0776, 0.0795, -1.1350 },
                                             (Lab) { 0.9033, -0.0636, -0.5514 }), 0.9082, 1e-4);
}

static void
test_palette (void)
{
  for (guint v = 0; v < G_N_ELEMENTS (visions); v++)
    {
      double smallest = 1000;

      for (guint i = 0; i < BST_N_COLOURS; i++)
        for (guint j = 0; j < i; j++)
          {
            Lab p = to_lab (bst_render_player_colour ((BstColour) i), visions[v].matrix);
            Lab q = to_lab (bst_render_player_colour ((BstColour) j), visions[v].matrix);

            smallest = MIN (smallest, ciede2000 (p, q));
          }
      g_test_message ("%s: %.1f", visions[v].name, smallest);
      g_assert_cmpfloat (smallest, >=, 20.0);
    }
}

/* The mark is read against the figure's colour: WCAG 1.4.11 asks for 3 to 1. */
static void
test_contrast (void)
{
  for (guint i = 0; i < BST_N_COLOURS; i++)
    {
      const BstRenderColour *colours[2] = { bst_render_player_colour ((BstColour) i),
                                            bst_render_player_contrast ((BstColour) i) };
      double luminance[2];

      for (guint k = 0; k < 2; k++)
        luminance[k] = 0.2126 * to_linear (colours[k]->red) + 0.7152 * to_linear (colours[k]->green)
                       + 0.0722 * to_linear (colours[k]->blue);
      g_assert_cmpfloat ((MAX (luminance[0], luminance[1]) + 0.05)
                         / (MIN (luminance[0], luminance[1]) + 0.05), >=, 3.0);
    }
}

static double
get_contrast (const BstRenderColour *a,
              const BstRenderColour *b)
{
  const BstRenderColour *colours[2] = { a, b };
  double luminance[2];

  for (guint k = 0; k < 2; k++)
    luminance[k] = 0.2126 * to_linear (colours[k]->red) + 0.7152 * to_linear (colours[k]->green)
                   + 0.0722 * to_linear (colours[k]->blue);

  return (MAX (luminance[0], luminance[1]) + 0.05) / (MIN (luminance[0], luminance[1]) + 0.05);
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

        g_assert_cmpfloat (get_contrast (one, bst_render_chart_ground (dark != 0)), >=, least_contrast[dark]);
        for (guint j = 0; j < i; j++)
          {
            const BstRenderColour *other = bst_render_chart_colour ((BstColour) j, dark != 0);

            g_assert_cmpfloat (ciede2000 (to_lab (one, visions[0].matrix), to_lab (other, visions[0].matrix)),
                               >=, least_difference[dark]);
            g_assert_cmpfloat (ciede2000 (to_lab (one, visions[2].matrix), to_lab (other, visions[2].matrix)),
                               >=, least_difference[dark]);
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
