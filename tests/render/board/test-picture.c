/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures: golden ones, and what must hold of any: a turned tile has a turned picture, and
 * neighbours agree at their seam. UPDATE_GOLDEN=1 in the environment writes the golden
 * pictures anew, after looking at them. No golden picture has text: fonts differ. */

#include <string.h>

#include "bst-io-tile-set.h"
#include "bst-render-holes.h"
#include "bst-render-map.h"
#include "bst-render-token.h"
#include "bundled.h"
#include "random-board.h"

typedef struct
{
  BstTileSet   *set;
  BstRenderArt *art;
} Fixture;

static void
load (Fixture    *f,
      const char *name)
{
  g_autoptr (GError) error = NULL;

  f->set = bst_io_tile_set_load (name, &error);
  g_assert_no_error (error);
  f->art = bst_render_art_new (f->set);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  load (f, "basic");
}

/* The sets whose emblems the golden pictures show; others may come. */
static void
set_up_emblems (Fixture       *f,
                gconstpointer  data)
{
  load (f, "basic+river+inns-and-cathedrals+traders-and-builders+gq11");
}

static void
set_up_signs (Fixture       *f,
              gconstpointer  data)
{
  load (f, "basic+abbey-and-mayor+princess-and-dragon+tower+siege-cathars+siege-besiegers"
           "+drought-and-pestilence");
}

static void
set_up_winter (Fixture       *f,
               gconstpointer  data)
{
  load (f, "basic+river+winter");
}

/* All bundled sets together. */
static void
set_up_all (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *name = bundled_all ();

  load (f, name);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  bst_render_art_unref (f->art);
  bst_tile_set_unref (f->set);
}

static const guint8 *
pixel (cairo_surface_t *surface,
       int              x,
       int              y)
{
  return cairo_image_surface_get_data (surface)
         + y * cairo_image_surface_get_stride (surface) + x * 4;
}

/* The largest difference of the three channels. */
static int
difference (const guint8 *p,
            const guint8 *q)
{
  int most = 0;

  for (int i = 0; i < 3; i++)
    most = MAX (most, ABS (p[i] - q[i]));
  return most;
}

/* --- Golden --- */

/* Other versions of cairo and pixman round otherwise at edges; a changed drawing moves far
 * more than one pixel in fifty. */
static void
compare (cairo_surface_t *surface,
         cairo_surface_t *golden)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int wrong = 0;

  g_assert_cmpint (cairo_image_surface_get_width (golden), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (golden), ==, height);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      wrong += difference (pixel (surface, x, y), pixel (golden, x, y)) > 40;
  g_assert_cmpint (wrong * 50, <, width * height);
}

static void
check_golden (cairo_surface_t *surface,
              const char      *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  const char *path = g_test_get_filename (G_TEST_DIST, "..", "golden", file, NULL);
  cairo_surface_t *golden;

  cairo_surface_flush (surface);
  if (g_getenv ("UPDATE_GOLDEN") != NULL)
    {
      g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
      return;
    }
  golden = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (golden), ==, CAIRO_STATUS_SUCCESS);
  compare (surface, golden);
  cairo_surface_destroy (golden);
}

/* Every tile at each of the three levels of detail; the largest in one theme only. */
static void
test_golden_tiles (Fixture       *f,
                   gconstpointer  data)
{
  static const int sizes[] = { 24, 64, 100 };
  const BstRenderTheme *theme = bst_render_theme_find (data);

  for (guint s = 0; s < (theme->flat || theme->dark ? 2 : 3); s++)
    {
      g_autofree char *name = g_strdup_printf ("tiles-%s-%d", theme->id, sizes[s]);
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 6 * sizes[s],
                                                             4 * sizes[s]);
      cairo_t *cr = cairo_create (surface);

      for (guint type = 0; type < 24; type++)
        bst_render_tile_draw (f->art, cr, theme, type, type % 4, type % 4,
                              (int) (type % 6) * sizes[s], (int) (type / 6) * sizes[s],
                              sizes[s], sizes[s]);
      cairo_destroy (cr);
      check_golden (surface, name);
      cairo_surface_destroy (surface);
    }
}

/* Draws the types for which @shown says so, @columns in a row, each turned once more. */
static cairo_surface_t *
draw_sheet (Fixture              *f,
            const BstRenderTheme *theme,
            gboolean            (*shown) (const BstTileType *tile),
            guint                 columns,
            guint                 rows,
            int                   size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) columns * size,
                                                         (int) rows * size);
  cairo_t *cr = cairo_create (surface);
  guint n = 0;

  for (guint type = 0; type < bst_tile_set_get_n_types (f->set); type++)
    {
      if (!shown (bst_tile_set_get_type (f->set, type)))
        continue;
      bst_render_tile_draw (f->art, cr, theme, type, 0, n % 4, (int) (n % columns) * size,
                            (int) (n / columns) * size, size, size);
      n++;
    }
  g_test_message ("%u tiles", n);
  g_assert_cmpuint (n, <=, columns * rows);
  g_assert_cmpuint (n, >, columns * (rows - 1));
  cairo_destroy (cr);
  return surface;
}

static gboolean
has_emblem (const BstTileType *tile)
{
  guint shown = 0;

  for (guint s = 0; s < tile->n_segments; s++)
    shown |= tile->segments[s].kind == BST_FEATURE_RIVER || tile->segments[s].emblems != 0;
  return shown != 0;
}

static gboolean
has_sign (const BstTileType *tile)
{
  guint shown = tile->signs != 0 || tile->group == BST_DRAW_NEVER;

  for (guint s = 0; s < tile->n_segments; s++)
    shown |= tile->segments[s].kind == BST_FEATURE_TOWER
             || tile->segments[s].emblems >= BST_EMBLEM_PRINCESS;
  return shown != 0;
}

static gboolean
is_winter (const BstTileType *tile)
{
  return g_str_has_prefix (tile->id, BST_RENDER_WINTER_PREFIX) || tile->group == BST_DRAW_RIVER;
}

/* What the later expansions draw on tiles: once, at a size at which all of it shows. */
/* Each step of them, for whom it matters and for whom not, in each theme. */
static void
test_golden_holes (Fixture       *f,
                   gconstpointer  data)
{
  static const guint16 numbers[] = { 0, 1, 3, 6, 11 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 10 * 24, 2 * BST_RENDER_N_THEMES * 24);
  cairo_t *cr = cairo_create (surface);

  for (guint i = 0; i < 2 * BST_RENDER_N_THEMES; i++)
    {
      BstRenderHole holes[10];
      BstRenderHoles row = { holes, G_N_ELEMENTS (holes), 40 };
      BstRenderViewport viewport = { .scale = 24, .width = 10 * 24, .height = 24 };
      BstRenderScope scope = { .cr = cr, .art = f->art, .viewport = &viewport };

      scope.theme = bst_render_theme_with_contrast (bst_render_theme_get ((BstRenderThemeId) (i / 2)), i % 2 == 1);
      for (guint k = 0; k < G_N_ELEMENTS (holes); k++)
        holes[k] = (BstRenderHole) { .x = (gint16) k, .n_fit = numbers[k % 5], .is_dead = k % 5 == 0,
                                     .matters = k >= 5 };
      cairo_save (cr);
      cairo_translate (cr, 0, i * 24);
      bst_render_theme_set_source (scope.theme, cr, BST_RENDER_TABLE, 1);
      cairo_rectangle (cr, 0, 0, viewport.width, viewport.height);
      cairo_fill (cr);
      bst_render_holes_draw (&scope, &row);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
  check_golden (surface, "holes");
  cairo_surface_destroy (surface);
}

static void
test_golden_signs (Fixture       *f,
                   gconstpointer  data)
{
  cairo_surface_t *surface = draw_sheet (f, bst_render_theme_find (data), has_sign, 10, 7, 64);

  check_golden (surface, "signs");
  cairo_surface_destroy (surface);
}

static void
test_golden_winter (Fixture       *f,
                    gconstpointer  data)
{
  cairo_surface_t *surface = draw_sheet (f, bst_render_theme_find (data), is_winter, 8, 3, 64);

  check_golden (surface, "winter");
  cairo_surface_destroy (surface);
}

/* Rivers and emblems at each level of detail: the tiles that have them. */
static void
test_golden_emblems (Fixture       *f,
                     gconstpointer  data)
{
  static const int sizes[] = { 24, 48, 100 };
  const BstRenderTheme *theme = bst_render_theme_find (data);

  for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
    {
      g_autofree char *name = g_strdup_printf ("emblems-%s-%d", theme->id, sizes[k]);
      cairo_surface_t *surface = draw_sheet (f, theme, has_emblem, 8, 5, sizes[k]);

      check_golden (surface, name);
      cairo_surface_destroy (surface);
    }
}

static void
test_golden_figures (Fixture       *f,
                     gconstpointer  data)
{
  const BstRenderTheme *theme = bst_render_theme_get (BST_RENDER_THEME_DAY);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 6 * 56,
                                                         (BST_RENDER_N_FIGURES + 1) * 40);
  cairo_t *cr = cairo_create (surface);

  bst_render_theme_set_source (theme, cr, BST_RENDER_MEADOW, 1);
  cairo_paint (cr);
  for (int figure = 0; figure < BST_RENDER_N_FIGURES; figure++)
    for (int colour = 0; colour < BST_N_COLOURS; colour++)
      {
        bst_render_figure_draw (cr, theme, (BstRenderFigure) figure, (BstColour) colour,
                                colour * 56 + 20, figure * 40 + 20, 30);
        bst_render_figure_draw (cr, theme, (BstRenderFigure) figure, (BstColour) colour,
                                colour * 56 + 45, figure * 40 + 24, 14);
      }
  for (int i = 0; i < 2; i++)
    {
      int y = BST_RENDER_N_FIGURES * 40 + 20;

      bst_render_dragon_draw (cr, theme, 30 + i * 45, y, 40 - i * 20);
      bst_render_fairy_draw (cr, theme, 120 + i * 35, y, 30 - i * 14);
    }
  for (guint n = 1; n < 5; n++)
    bst_render_tower_draw (cr, theme, 160 + n * 35, BST_RENDER_N_FIGURES * 40 + 34, 18, n);
  cairo_destroy (cr);
  check_golden (surface, "figures");
  cairo_surface_destroy (surface);
}

/* A whole board with the overlays that have no text. */
static void
test_golden_board (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr (BstPosition) position = random_board_new (f->set, 3, 30, 5);
  g_autoptr (BstRenderMap) map = bst_render_map_new (position, f->art, BST_RENDER_SHOW_OWNERS);
  BstRenderViewport viewport = { .width = 480, .height = 360 };
  BstRenderScope scope = { NULL, position, f->art, bst_render_theme_get (BST_RENDER_THEME_PRINT),
                           &viewport };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 480, 360);
  BstRenderBox box;

  bst_render_board_get_box (position, 0, &box);
  bst_render_viewport_fit (&viewport, &box, 8, 200);
  scope.cr = cairo_create (surface);
  bst_render_board_draw_table (&scope);
  bst_render_board_draw_tiles (&scope);
  bst_render_map_draw (map, &scope);
  bst_render_overlay_draw_feature (&scope, 0);
  bst_render_board_draw_frame (&scope, 0, 0);
  bst_render_board_draw_ghost (&scope, 0, box.min_x, box.min_y, 1);
  bst_render_board_draw_figures (&scope);
  cairo_destroy (scope.cr);
  check_golden (surface, "board");
  cairo_surface_destroy (surface);
}

/* --- Turned --- */

#define SIZE 96

/* The outlines alone: light and upright sprites do not turn with the tile. */
static cairo_surface_t *
draw_outlines (Fixture *f,
               guint    type,
               guint    rotation)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  const BstTileType *tile = bst_tile_set_get_type (f->set, type);

  cairo_scale (cr, SIZE, SIZE);
  for (guint s = 0; s < tile->n_segments; s++)
    {
      bst_render_art_path (f->art, cr, type, rotation, s);
      cairo_set_source_rgb (cr, (s + 1) * 0.15, 1 - s * 0.1, (s * 3 % 5) * 0.2);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
test_turned (Fixture       *f,
             gconstpointer  data)
{
  for (guint type = 0; type < bst_tile_set_get_n_types (f->set); type++)
    {
      cairo_surface_t *upright = draw_outlines (f, type, 0);

      for (guint rotation = 1; rotation < 4; rotation++)
        {
          cairo_surface_t *turned = draw_outlines (f, type, rotation);
          int most = 0;

          for (int y = 0; y < SIZE; y++)
            for (int x = 0; x < SIZE; x++)
              {
                double to_x = (x + 0.5) / SIZE;
                double to_y = (y + 0.5) / SIZE;

                bst_render_turn_point (rotation, &to_x, &to_y);
                most = MAX (most, difference (pixel (upright, x, y),
                                              pixel (turned, (int) (to_x * SIZE),
                                                     (int) (to_y * SIZE))));
              }
          /* Anti-aliasing is not quite symmetric. */
          g_assert_cmpint (most, <=, 40);
          cairo_surface_destroy (turned);
        }
      cairo_surface_destroy (upright);
    }
}

/* --- Seams --- */

/* How far the eastern border of one picture is from the western border of another, as the
 * share of pixels that clearly differ. */
static double
seam (cairo_surface_t *west,
      cairo_surface_t *east)
{
  int wrong = 0;

  for (int y = 0; y < SIZE; y++)
    wrong += difference (pixel (west, SIZE - 1, y), pixel (east, 0, y)) > 48;
  return (double) wrong / SIZE;
}

static void
test_seams (Fixture       *f,
            gconstpointer  data)
{
  const BstRenderTheme *theme = bst_render_theme_find (data);
  guint n = bst_tile_set_get_n_types (f->set) * 4;
  g_autofree cairo_surface_t **pictures = g_new (cairo_surface_t *, n);
  double worst = 0;

  for (guint i = 0; i < n; i++)
    pictures[i] = bst_render_tile_surface (f->art, theme, i / 4, i % 3, i % 4, SIZE);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      {
        const BstOrientation *west = bst_tile_set_get_orientation (f->set, i / 4, i % 4);
        const BstOrientation *east = bst_tile_set_get_orientation (f->set, j / 4, j % 4);

        if (west->edges[BST_EAST] == east->edges[BST_WEST])
          {
            double wrong = seam (pictures[i], pictures[j]);

            if (wrong > worst)
              g_test_message ("%s and %s: %.3f", bst_tile_set_get_name (f->set, i / 4),
                              bst_tile_set_get_name (f->set, j / 4), wrong);
            worst = MAX (worst, wrong);
          }
      }
  g_test_message ("worst seam: %.3f", worst);
  /* The two ends of a wall, which leaves the corner at different angles, and eaves of houses that
   * just reach the border. */
  g_assert_cmpfloat (worst, <, 0.26);
  for (guint i = 0; i < n; i++)
    cairo_surface_destroy (pictures[i]);
}

/* The same tile is the same picture; its other copies are others. */
static void
test_variants (Fixture       *f,
               gconstpointer  data)
{
  const BstRenderTheme *theme = bst_render_theme_get (BST_RENDER_THEME_DAY);
  const guint variants[] = { 0, 0, 1, BST_RENDER_VARIANTS };
  cairo_surface_t *pictures[4];
  guint type = (guint) bst_tile_set_find (f->set, "E");
  gsize size;

  for (guint i = 0; i < 4; i++)
    pictures[i] = bst_render_tile_surface (f->art, theme, type, variants[i], 0, SIZE);
  size = (gsize) cairo_image_surface_get_stride (pictures[0]) * SIZE;
  g_assert_cmpint (memcmp (pixel (pictures[0], 0, 0), pixel (pictures[1], 0, 0), size), ==, 0);
  g_assert_cmpint (memcmp (pixel (pictures[0], 0, 0), pixel (pictures[2], 0, 0), size), !=, 0);
  g_assert_cmpint (memcmp (pixel (pictures[0], 0, 0), pixel (pictures[3], 0, 0), size), ==, 0);
  for (guint i = 0; i < 4; i++)
    cairo_surface_destroy (pictures[i]);
}

static void
add (const char    *path,
     gconstpointer  data,
     void         (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

static void
add_all (const char    *path,
         gconstpointer  data,
         void         (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, set_up_all, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/picture/golden/day", "day", test_golden_tiles);
  add ("/picture/golden/night", "night", test_golden_tiles);
  add ("/picture/golden/print", "print", test_golden_tiles);
  g_test_add ("/picture/golden/emblems", Fixture, "day", set_up_emblems, test_golden_emblems,
              tear_down);
  g_test_add ("/picture/golden-holes", Fixture, NULL, set_up, test_golden_holes, tear_down);
  g_test_add ("/picture/golden/signs", Fixture, "day", set_up_signs, test_golden_signs, tear_down);
  g_test_add ("/picture/golden/winter", Fixture, "winter", set_up_winter, test_golden_winter,
              tear_down);
  add ("/picture/golden/figures", NULL, test_golden_figures);
  add ("/picture/golden/board", NULL, test_golden_board);
  add_all ("/picture/turned", NULL, test_turned);
  add_all ("/picture/seams/day", "day", test_seams);
  add_all ("/picture/seams/print", "print", test_seams);
  add ("/picture/variants", NULL, test_variants);
  return g_test_run ();
}
