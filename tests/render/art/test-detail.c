/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What shows of a tile at which size: so many houses and no more, none where the figure stands, and
 * cities that are calm where tiles are small. */

#include <math.h>

#include "bst-io-tile-set.h"
#include "bst-render-scenery.h"
#include "bst-render-tile.h"
#include "bundled.h"
#include "colour.h"

typedef struct
{
  BstTileSet   *set;
  BstRenderArt *art;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *all = bundled_all ();

  f->set = bst_io_tile_set_load (data != NULL ? data : all, &error);
  g_assert_no_error (error);
  f->art = bst_render_art_new (f->set);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  bst_render_art_unref (f->art);
  bst_tile_set_unref (f->set);
}

/* --- Houses --- */

/* The city a house is in, or BST_NO_SEGMENT. */
static guint
find_city (Fixture                 *f,
           guint                    type,
           const BstRenderOrnament *house)
{
  guint segment = bst_render_art_pick (f->art, type, 0, house->x, house->y);

  if (house->kind != BST_RENDER_ORNAMENT_HOUSE || segment == BST_NO_SEGMENT
      || bst_tile_set_get_type (f->set, type)->segments[segment].kind != BST_FEATURE_CITY)
    return BST_NO_SEGMENT;
  return segment;
}

static void
check_houses (Fixture         *f,
              guint            type,
              guint            variant,
              BstRenderDetail  detail)
{
  static const guint most[] = { 5, 12, 18, 18 };
  g_autoptr (GArray) ornaments = bst_render_scenery_new (f->art, type, variant, 0, detail);
  guint n[BST_MAX_SEGMENTS] = { 0 };

  for (guint i = 0; i < ornaments->len; i++)
    {
      const BstRenderOrnament *o = &g_array_index (ornaments, BstRenderOrnament, i);
      guint city = find_city (f, type, o);
      double x;
      double y;

      if (city == BST_NO_SEGMENT)
        continue;
      bst_render_spot_point (f->art, type, 0, city, &x, &y);
      g_assert_cmpfloat (hypot (o->x - x, o->y - y), >=, 0.15);
      g_assert_cmpuint (++n[city], <=, most[detail]);
    }
}

static void
test_houses (Fixture       *f,
             gconstpointer  data)
{
  for (guint type = 0; type < bst_tile_set_get_n_types (f->set); type++)
    for (guint variant = 0; variant < BST_RENDER_VARIANTS; variant++)
      for (guint detail = BST_RENDER_DETAIL_LOW; detail <= BST_RENDER_DETAIL_HIGH; detail++)
        check_houses (f, type, variant, (BstRenderDetail) detail);
}

/* What a small picture has stands in a larger one where it stood. */
static void
test_zoom (Fixture       *f,
           gconstpointer  data)
{
  for (guint type = 0; type < bst_tile_set_get_n_types (f->set); type++)
    {
      g_autoptr (GArray) small = bst_render_scenery_new (f->art, type, 0, 0, BST_RENDER_DETAIL_MEDIUM);
      g_autoptr (GArray) large = bst_render_scenery_new (f->art, type, 0, 0, BST_RENDER_DETAIL_HIGH);

      for (guint i = 0; i < small->len; i++)
        {
          const BstRenderOrnament *o = &g_array_index (small, BstRenderOrnament, i);
          guint k = 0;

          while (k < large->len && (g_array_index (large, BstRenderOrnament, k).x != o->x
                                    || g_array_index (large, BstRenderOrnament, k).y != o->y))
            k++;
          g_assert_cmpuint (k, <, large->len);
        }
    }
}

/* --- Calm --- */

typedef struct
{
  double n;
  double sum;
  double squares;
} Spread;

static double
get_lightness (const guint32 *pixel)
{
  BstRenderColour colour = {
    ((*pixel >> 16) & 0xff) / 255.0, ((*pixel >> 8) & 0xff) / 255.0, (*pixel & 0xff) / 255.0
  };

  return colour_lightness (&colour);
}

/* Every pixel in the city whose walls and shield are far. */
static void
add_tile (Fixture              *f,
          const BstRenderTheme *theme,
          guint                 type,
          int                   size,
          BstFeatureKind        kind,
          Spread               *spread)
{
  cairo_surface_t *surface = bst_render_tile_surface (f->art, theme, type, 0, 0, size);
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 1; y < size - 1; y++)
    for (int x = 1; x < size - 1; x++)
      {
        const double reach = 0.06;
        guint n = 0;

        for (int i = 0; i < 4; i++)
          {
            double at_x = CLAMP ((x + 0.5) / size + (i < 2 ? reach : -reach), 0.001, 0.999);
            double at_y = CLAMP ((y + 0.5) / size + (i % 2 ? reach : -reach), 0.001, 0.999);
            guint segment = bst_render_art_pick (f->art, type, 0, at_x, at_y);

            n += segment != BST_NO_SEGMENT
                 && bst_tile_set_get_type (f->set, type)->segments[segment].kind == kind;
          }
        if (n == 4)
          {
            double lightness = get_lightness ((const guint32 *) (const void *) (data + y * stride) + x);

            spread->n++;
            spread->sum += lightness;
            spread->squares += lightness * lightness;
          }
      }
  cairo_surface_destroy (surface);
}

static gboolean
has_pennant (const BstTileType *type)
{
  guint n = 0;

  for (guint s = 0; s < type->n_segments; s++)
    n += type->segments[s].pennants;
  return n > 0;
}

static double
measure_spread (Fixture              *f,
                const BstRenderTheme *theme,
                int                   size,
                BstFeatureKind        kind)
{
  Spread spread = { 0 };
  double mean;

  for (guint type = 0; type < bst_tile_set_get_n_types (f->set); type++)
    if (!has_pennant (bst_tile_set_get_type (f->set, type)))
      add_tile (f, theme, type, size, kind, &spread);
  g_assert_cmpfloat (spread.n, >, 0);
  mean = spread.sum / spread.n;
  return sqrt (MAX (0, spread.squares / spread.n - mean * mean));
}

/* How far lightness strays, in per cent of that of white. */
static void
test_calm (Fixture       *f,
           gconstpointer  data)
{
  for (guint t = 0; t < BST_RENDER_N_THEMES; t++)
    for (int size = 20; size <= 40; size += 4)
      {
        const BstRenderTheme *theme = bst_render_theme_get ((BstRenderThemeId) t);
        double city = measure_spread (f, theme, size, BST_FEATURE_CITY);
        double field = measure_spread (f, theme, size, BST_FEATURE_FIELD);

        g_test_message ("%s, %d: city %.1f, field %.1f", theme->id, size, city, field);
        g_assert_cmpfloat (city, <=, 9);
        g_assert_cmpfloat (field, <=, 8);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/detail/houses", Fixture, NULL, set_up, test_houses, tear_down);
  g_test_add ("/detail/zoom", Fixture, NULL, set_up, test_zoom, tear_down);
  g_test_add ("/detail/calm", Fixture, "basic", set_up, test_calm, tear_down);
  return g_test_run ();
}
