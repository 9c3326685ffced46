/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is painted over the tiles can be told apart, in every theme, with and without high contrast:
 * the smallest CIEDE2000 difference of any two fills, and the contrast of lines and words. */

#include "bst-render-palette.h"
#include "colour.h"

/* Where owners are seen. */
static const BstRenderName grounds[] = { BST_RENDER_MEADOW, BST_RENDER_CITY, BST_RENDER_ROAD };

typedef struct
{
  BstRenderCoat coat;
  Vision        vision;
  double        least;
} Floor;

typedef void (*ThemeFunc) (const BstRenderTheme *theme);

static void
for_each_theme (ThemeFunc func)
{
  for (guint i = 0; i < BST_RENDER_N_THEMES; i++)
    for (guint contrast = 0; contrast < 2; contrast++)
      func (bst_render_theme_with_contrast (bst_render_theme_get ((BstRenderThemeId) i), contrast));
}

static double
find_smallest (const BstRenderColour *colours,
               guint                  n,
               Vision                 vision)
{
  double smallest = 1000;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      smallest = MIN (smallest, colour_difference (&colours[i], &colours[j], vision));

  return smallest;
}

static void
assert_floor (const BstRenderTheme *theme,
              const char           *what,
              Vision                vision,
              double                found,
              double                least)
{
  g_test_message ("%s%s, %s, %s: %.1f", theme->id, theme->contrast ? ", contrast" : "", what,
                  vision_get_name (vision), found);
  g_assert_cmpfloat (found, >=, least);
}

static void
assert_contrast (const BstRenderTheme  *theme,
                 const char            *what,
                 const BstRenderColour *a,
                 const BstRenderColour *b,
                 double                 least)
{
  double found = colour_contrast (a, b);

  g_test_message ("%s, %s: %.1f to 1", theme->id, what, found);
  g_assert_cmpfloat (found, >=, least);
}

/* --- Owners --- */

/* Six players, and nobody. */
static double
measure_owners (const BstRenderTheme *theme,
                const Floor          *floor)
{
  double smallest = 1000;

  for (guint g = 0; g < G_N_ELEMENTS (grounds); g++)
    {
      BstRenderColour fills[BST_N_COLOURS + 1];

      for (guint i = 0; i < BST_N_COLOURS; i++)
        fills[i] = bst_render_theme_get_coat (theme, grounds[g], floor->coat, i);
      fills[BST_N_COLOURS] = bst_render_theme_get_coat (theme, grounds[g], BST_RENDER_VEILED, 0);
      smallest = MIN (smallest, find_smallest (fills, BST_N_COLOURS + 1, floor->vision));
    }

  return smallest;
}

static void
check_owners (const BstRenderTheme *theme)
{
  static const Floor floors[] = {
    { BST_RENDER_RIM, VISION_NORMAL, 17 },
    { BST_RENDER_RIM, VISION_DEUTAN, 12 },
    { BST_RENDER_INTERIOR, VISION_NORMAL, 13 },
    { BST_RENDER_INTERIOR, VISION_DEUTAN, 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (floors); i++)
    assert_floor (theme, floors[i].coat == BST_RENDER_RIM ? "rim" : "interior", floors[i].vision,
                  measure_owners (theme, &floors[i]), floors[i].least);
}

static void
test_owners (void)
{
  for_each_theme (check_owners);
}

/* In grey tints are alike: owners are told by their patterns, which are seen on their own tint. */
static void
check_patterns (const BstRenderTheme *theme)
{
  for (guint g = 0; g < G_N_ELEMENTS (grounds); g++)
    for (guint i = 0; i < BST_N_COLOURS; i++)
      {
        BstRenderColour ground = bst_render_theme_get_coat (theme, grounds[g], BST_RENDER_INTERIOR, i);
        const BstRenderColour *hatch = bst_render_owner_hatch (theme, i);
        double alpha = theme->wash.hatch;
        BstRenderColour line = {
          ground.red + (hatch->red - ground.red) * alpha,
          ground.green + (hatch->green - ground.green) * alpha,
          ground.blue + (hatch->blue - ground.blue) * alpha,
        };

        assert_floor (theme, "pattern", VISION_GREY, colour_difference (&ground, &line, VISION_GREY), 8);
      }
}

static void
test_patterns (void)
{
  for_each_theme (check_patterns);
}

/* Whoever stands on whatever is seen by rim and halo, in every colour. */
static void
check_figures (const BstRenderTheme *theme)
{
  const BstRenderColour *halo = &theme->colours[BST_RENDER_HALO];

  for (guint g = 0; g < G_N_ELEMENTS (grounds); g++)
    {
      double rim = colour_contrast (&theme->colours[BST_RENDER_INK], &theme->colours[grounds[g]]);
      double around = colour_contrast (halo, &theme->colours[grounds[g]]);

      g_test_message ("%s, figure on ground %u: rim %.1f, halo %.1f to 1", theme->id, g, rim, around);
      g_assert_cmpfloat (MAX (rim, around), >=, 5);
    }
}

static void
test_figures (void)
{
  for_each_theme (check_figures);
}

/* --- Ground --- */

/* What a map is read by, and by how much it is told apart: in colour, by who sees no red or no green,
 * in grey, and in lightness (WCAG). A road has its shoulder to be seen by. */
static void
check_grounds (const BstRenderTheme *theme)
{
  static const struct { BstRenderName a, b; double normal, deutan, grey, contrast; } floors[] = {
    { BST_RENDER_MEADOW, BST_RENDER_CITY, 17, 11, 10, 1.5 },
    { BST_RENDER_MEADOW, BST_RENDER_ROAD, 16, 14, 7, 1.35 },
    { BST_RENDER_MEADOW, BST_RENDER_ROAD_SHOULDER, 18, 12, 12, 1.7 },
    { BST_RENDER_ROAD, BST_RENDER_ROAD_SHOULDER, 22, 22, 22, 2.3 },
    { BST_RENDER_MEADOW, BST_RENDER_WATER, 17, 17, 2, 1.1 },
    { BST_RENDER_MEADOW, BST_RENDER_TABLE, 12, 12, 7, 1.35 },
    { BST_RENDER_CITY, BST_RENDER_TABLE, 10, 10, 1, 1.05 },
    { BST_RENDER_CITY, BST_RENDER_WALL_DARK, 28, 28, 25, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (floors); i++)
    {
      const BstRenderColour *a = &theme->colours[floors[i].a];
      const BstRenderColour *b = &theme->colours[floors[i].b];
      g_autofree char *what = g_strdup_printf ("ground %u", i);

      assert_floor (theme, what, VISION_NORMAL, colour_difference (a, b, VISION_NORMAL), floors[i].normal);
      assert_floor (theme, what, VISION_DEUTAN, colour_difference (a, b, VISION_DEUTAN), floors[i].deutan);
      assert_floor (theme, what, VISION_GREY, colour_difference (a, b, VISION_GREY), floors[i].grey);
      assert_contrast (theme, what, a, b, floors[i].contrast);
    }
}

static void
test_grounds (void)
{
  for_each_theme (check_grounds);
}

/* --- Pennants --- */

/* A pennant is nobody's, and its rim and bend are seen. */
static void
check_pennant (const BstRenderTheme *theme)
{
  static const Vision eyes[] = { VISION_NORMAL, VISION_DEUTAN };
  const BstRenderColour *colours = theme->colours;

  for (guint e = 0; e < G_N_ELEMENTS (eyes); e++)
    for (guint i = 0; i < BST_N_COLOURS; i++)
      assert_floor (theme, "pennant", eyes[e],
                    colour_difference (&colours[BST_RENDER_SHIELD_TRIM],
                                       bst_render_player_colour ((BstColour) i), eyes[e]), 14);
  assert_contrast (theme, "rim of a pennant", &colours[BST_RENDER_INK], &colours[BST_RENDER_CITY], 4.5);
  assert_contrast (theme, "bend of a pennant", &colours[BST_RENDER_WALL_DARK],
                   &colours[BST_RENDER_SHIELD_TRIM], 4.5);
}

static void
test_pennant (void)
{
  for_each_theme (check_pennant);
}

/* --- Lessons --- */

static void
check_lessons (const BstRenderTheme *theme)
{
  static const Floor floors[] = {
    { BST_RENDER_IN_LESSON, VISION_NORMAL, 21 },
    { BST_RENDER_IN_LESSON, VISION_DEUTAN, 14 },
    { BST_RENDER_IN_LESSON, VISION_GREY, 10 },
  };
  BstRenderColour fills[BST_RENDER_N_LESSONS];

  for (guint i = 0; i < BST_RENDER_N_LESSONS; i++)
    fills[i] = bst_render_theme_get_coat (theme, BST_RENDER_MEADOW, BST_RENDER_IN_LESSON, i);
  for (guint i = 0; i < G_N_ELEMENTS (floors); i++)
    assert_floor (theme, "lesson", floors[i].vision,
                  find_smallest (fills, BST_RENDER_N_LESSONS, floors[i].vision), floors[i].least);
}

static void
test_lessons (void)
{
  for_each_theme (check_lessons);
}

/* --- Drawings --- */

/* A reader's arrow is no player's, nor another one's. */
static void
test_marks (void)
{
  static const Vision eyes[] = { VISION_NORMAL, VISION_DEUTAN };
  BstRenderColour colours[BST_RENDER_N_MARK_COLOURS];

  for (guint i = 0; i < BST_RENDER_N_MARK_COLOURS; i++)
    colours[i] = *bst_render_mark_colour (i);
  for (guint e = 0; e < G_N_ELEMENTS (eyes); e++)
    {
      g_assert_cmpfloat (find_smallest (colours, BST_RENDER_N_MARK_COLOURS, eyes[e]), >=, 20);
      for (guint i = 0; i < BST_RENDER_N_MARK_COLOURS; i++)
        for (guint p = 0; p < BST_N_COLOURS; p++)
          g_assert_cmpfloat (colour_difference (&colours[i], bst_render_player_colour ((BstColour) p),
                                                eyes[e]), >=, 11);
    }
}

/* --- Lines and words --- */

/* WCAG: 3 to 1 for what is seen, 4.5 to 1 for what is read. */
static void
check_lines (const BstRenderTheme *theme)
{
  const BstRenderColour *colours = theme->colours;

  assert_contrast (theme, "legal cell on the table", &colours[BST_RENDER_LEGAL],
                   &colours[BST_RENDER_TABLE], 3);
  assert_contrast (theme, "brackets and contour on their halo", &colours[BST_RENDER_INK],
                   &colours[BST_RENDER_HALO], 7);
  assert_contrast (theme, "pill", &colours[BST_RENDER_INK], &colours[BST_RENDER_HALO], 4.5);
  assert_contrast (theme, "problem on its halo", &colours[BST_RENDER_PROBLEM],
                   &colours[BST_RENDER_HALO], 4.5);
  /* On nothing else is a feature of Black outlined. */
  assert_contrast (theme, "outline of Black on the table",
                   bst_render_owner_outline (theme, BST_COLOUR_BLACK), &colours[BST_RENDER_TABLE], 6);
}

static void
test_lines (void)
{
  for_each_theme (check_lines);
}

/* --- Holes --- */

/* Steps are told apart by everybody and in grey, from the table too, and numbers are read on them. */
static void
check_holes (const BstRenderTheme *theme)
{
  static const double least[N_VISIONS] = {
    [VISION_NORMAL] = 10.8, [VISION_PROTAN] = 10, [VISION_DEUTAN] = 10.5, [VISION_TRITAN] = 9, [VISION_GREY] = 7.6,
  };
  BstRenderColour steps[BST_RENDER_N_HOLE_STEPS];

  for (guint i = 0; i < BST_RENDER_N_HOLE_STEPS; i++)
    {
      steps[i] = *bst_render_hole_colour (theme, i);
      assert_contrast (theme, "number on a hole", &steps[i], bst_render_hole_text (theme, i), 4.5);
      assert_floor (theme, "hole and table", VISION_NORMAL,
                    colour_difference (&steps[i], &theme->colours[BST_RENDER_TABLE], VISION_NORMAL), 7);
    }
  for (guint v = 0; v < N_VISIONS; v++)
    assert_floor (theme, "holes", (Vision) v, find_smallest (steps, BST_RENDER_N_HOLE_STEPS, (Vision) v), least[v]);
  /* What outlines and hatches them. */
  assert_contrast (theme, "hatch", &theme->colours[BST_RENDER_TABLE],
                   &theme->colours[theme->dark ? BST_RENDER_HALO : BST_RENDER_INK], 7);
}

static void
test_holes (void)
{
  g_assert_cmpuint (bst_render_hole_step (1), ==, 0);
  g_assert_cmpuint (bst_render_hole_step (3), ==, 1);
  g_assert_cmpuint (bst_render_hole_step (10), ==, 2);
  g_assert_cmpuint (bst_render_hole_step (11), ==, 3);
  for_each_theme (check_holes);
}

/* One channel, one colour: what is legal is not what is wrong. */
static void
check_channels (const BstRenderTheme *theme)
{
  g_assert_cmpfloat (colour_difference (&theme->colours[BST_RENDER_LEGAL],
                                        &theme->colours[BST_RENDER_PROBLEM], VISION_NORMAL), >=, 11);
}

static void
test_channels (void)
{
  for_each_theme (check_channels);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/owners", test_owners);
  g_test_add_func ("/palette/patterns", test_patterns);
  g_test_add_func ("/palette/figures", test_figures);
  g_test_add_func ("/palette/grounds", test_grounds);
  g_test_add_func ("/palette/pennant", test_pennant);
  g_test_add_func ("/palette/lessons", test_lessons);
  g_test_add_func ("/palette/marks", test_marks);
  g_test_add_func ("/palette/lines", test_lines);
  g_test_add_func ("/palette/holes", test_holes);
  g_test_add_func ("/palette/channels", test_channels);

  return g_test_run ();
}
