/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The signs of lists: each fills its square and stays in it, and none is taken for another. */

#include <string.h>

#include "bst-render-kind.h"

#define SIZE   BST_RENDER_GLYPH_GRID
#define MARGIN 4
#define EDGE   (SIZE + 2 * MARGIN)

typedef void (*DrawFunc) (cairo_t *cr,
                          guint    sign);

/* A sign as it is seen, with a margin that has to stay empty. */
typedef struct
{
  guint8 pixels[EDGE][EDGE];
} Picture;

static void
draw_glyph (cairo_t *cr,
            guint    sign)
{
  bst_render_glyph_draw (cr, (BstRenderGlyph) sign, MARGIN, MARGIN, SIZE);
}

static void
draw_compass (cairo_t *cr,
              guint    sign)
{
  bst_render_compass_draw (cr, sign, MARGIN, MARGIN, SIZE);
}

static void
take_picture (DrawFunc  draw,
              guint     sign,
              Picture  *picture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, EDGE, EDGE);
  cairo_t *cr = cairo_create (surface);

  draw (cr, sign);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (guint y = 0; y < EDGE; y++)
    memcpy (picture->pixels[y],
            cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface), EDGE);
  cairo_surface_destroy (surface);
}

/* In whole pixels of ink; @inside: of the square. */
static double
count_ink (const Picture *picture,
           gboolean       inside)
{
  guint sum = 0;

  for (guint y = 0; y < EDGE; y++)
    for (guint x = 0; x < EDGE; x++)
      if ((x >= MARGIN && x < EDGE - MARGIN && y >= MARGIN && y < EDGE - MARGIN) == inside)
        sum += picture->pixels[y][x];

  return sum / 255.0;
}

static double
get_difference (const Picture *a,
                const Picture *b)
{
  guint sum = 0;

  for (guint y = 0; y < EDGE; y++)
    for (guint x = 0; x < EDGE; x++)
      sum += (guint) ABS (a->pixels[y][x] - b->pixels[y][x]);

  return sum / 255.0;
}

static void
assert_apart (DrawFunc     draw,
              const guint *signs,
              guint        n_signs,
              double       least_ink,
              double       least_difference)
{
  Picture pictures[BST_RENDER_N_GLYPHS];

  g_assert_cmpuint (n_signs, <=, G_N_ELEMENTS (pictures));
  for (guint i = 0; i < n_signs; i++)
    {
      take_picture (draw, signs[i], &pictures[i]);
      g_test_message ("sign %u: ink %.1f", signs[i], count_ink (&pictures[i], TRUE));
      g_assert_cmpfloat (count_ink (&pictures[i], TRUE), >, least_ink);
      g_assert_cmpfloat (count_ink (&pictures[i], FALSE), <, 1.5);
      for (guint j = 0; j < i; j++)
        g_assert_cmpfloat (get_difference (&pictures[i], &pictures[j]), >, least_difference);
    }
}

static void
test_glyphs (void)
{
  guint signs[BST_RENDER_N_GLYPHS];

  for (guint i = 0; i < BST_RENDER_N_GLYPHS; i++)
    signs[i] = i;
  assert_apart (draw_glyph, signs, BST_RENDER_N_GLYPHS, 40, 30);
}

static void
test_compass (void)
{
  static const guint signs[] = { 0, 1, 2, 4, 8, 3, 5, 7, 15, 16, 32, 64, 128 };

  assert_apart (draw_compass, signs, G_N_ELEMENTS (signs), 20, 20);
}

/* Each kind of features has a sign of its own. */
static void
test_features (void)
{
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    for (guint other = 0; other < kind; other++)
      g_assert_cmpint (bst_render_glyph_for (kind), !=, bst_render_glyph_for (other));
  g_assert_cmpint (bst_render_glyph_for (BST_FEATURE_CITY), ==, BST_RENDER_GLYPH_CITY);
  g_assert_cmpint (bst_render_glyph_for (BST_FEATURE_TOWER), ==, BST_RENDER_GLYPH_TOWER);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/glyph/apart", test_glyphs);
  g_test_add_func ("/glyph/compass", test_compass);
  g_test_add_func ("/glyph/features", test_features);

  return g_test_run ();
}
