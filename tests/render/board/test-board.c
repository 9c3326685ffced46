/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards: picking, farms' colours, legend, and pictures as files. */

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "bst-io-tile-set.h"
#include "bst-render-export.h"
#include "bst-render-map.h"
#include "bst-render-palette.h"
#include "bst-render-laid.h"
#include "random-board.h"

typedef struct
{
  BstTileSet   *set;
  BstRenderArt *art;
  BstPosition  *position;
  char         *directory;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  f->set = bst_io_tile_set_load ("basic", &error);
  g_assert_no_error (error);
  f->art = bst_render_art_new (f->set);
  f->position = random_board_new (f->set, 4, 60, 3);
  f->directory = g_dir_make_tmp ("bastide-render-XXXXXX", &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_rmdir (f->directory);
  g_free (f->directory);
  bst_position_free (f->position);
  bst_render_art_unref (f->art);
  bst_tile_set_unref (f->set);
}

/* The spot of every segment of every tile is found under the pointer again. */
static void
test_pick (Fixture       *f,
           gconstpointer  data)
{
  BstRenderViewport viewport = { 50, -7.3, 2.2, 500, 400 };
  guint n = bst_position_get_n_parts (f->position);

  for (guint part = 0; part < n; part++)
    {
      double x, y;

      bst_render_board_get_spot (f->position, f->art, (guint16) part, &x, &y);
      bst_render_viewport_to_view (&viewport, x, y, &x, &y);
      g_assert_cmpuint (bst_render_board_pick (f->position, f->art, &viewport, x, y), ==, part);
    }
  g_assert_cmpuint (bst_render_board_pick (f->position, f->art, &viewport, 1e7, 1e7), ==,
                    BST_NO_PART);
}

/* Figures that share a segment stand side by side, all on its tile. */
static void
test_figure_spots (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr (BstPosition) position = random_board_new (f->set, 3, 0, 1);
  double x[3], y[3];

  bst_position_place (position, (guint) bst_tile_set_find (f->set, "U"), 1, 0, 0);
  for (guint i = 0; i < 3; i++)
    bst_position_put_figure (position, i, BST_FIGURE_FOLLOWER, 0);
  for (guint i = 0; i < 3; i++)
    {
      bst_render_board_get_figure_spot (position, f->art, i, &x[i], &y[i]);
      g_assert_cmpint ((int) x[i], ==, 1);
      g_assert_cmpint ((int) y[i], ==, 0);
      for (guint k = 0; k < i; k++)
        g_assert_cmpfloat (hypot (x[i] - x[k], y[i] - y[k]), >, 0.18);
    }
}

#define ALL_SETS "basic+abbey-and-mayor+princess-and-dragon+tower+siege-cathars+winter"

/* Every figure stands on its segment, lifted by a tower's pieces; the barn on a corner. */
static void
check_figure (const BstPosition  *position,
              const BstRenderArt *art,
              guint               index,
              guint              *n_barns,
              guint              *n_lifted)
{
  guint n_figures, tile, segment;
  const BstFigure *figure = &bst_position_get_figures (position, &n_figures)[index];
  const BstTileType *type;
  double x, y, spot_x, spot_y;

  bst_position_get_segment (position, figure->part, &tile, &segment);
  type = bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)),
                                (guint) bst_render_board_get_tile (position, tile)->type);
  bst_render_board_get_figure_spot (position, art, index, &x, &y);
  bst_render_board_get_spot (position, art, figure->part, &spot_x, &spot_y);
  if (figure->kind == BST_FIGURE_BARN)
    {
      g_assert_cmpfloat (x, ==, bst_render_board_get_tile (position, tile)->x);
      g_assert_cmpfloat (y, ==, bst_render_board_get_tile (position, tile)->y);
      (*n_barns)++;
    }
  else if (type->segments[segment].kind == BST_FEATURE_TOWER)
    {
      g_assert_cmpfloat_with_epsilon (x, spot_x, 1e-9);
      g_assert_cmpfloat (y, <, spot_y);
      (*n_lifted)++;
    }
  else
    g_assert_cmpfloat (hypot (x - spot_x, y - spot_y), <, 0.7);
}

static void
test_pieces (Fixture       *f,
             gconstpointer  data)
{
  guint n_barns = 0;
  guint n_lifted = 0;

  for (guint seed = 0; seed < 12; seed++)
    {
      g_autoptr (BstPosition) position = random_board_new_full (ALL_SETS, 3, 90, seed);
      g_autoptr (BstRenderArt) art
        = bst_render_art_new (bst_game_get_tile_set (bst_position_get_game (position)));
      guint n_figures;

      g_assert_true (bst_position_is_ok (position));
      bst_position_get_figures (position, &n_figures);
      for (guint i = 0; i < n_figures; i++)
        check_figure (position, art, i, &n_barns, &n_lifted);
      g_assert_cmpfloat (bst_render_board_get_overhang (position, art), >=, 0);
    }
  g_test_message ("%u barns, %u on towers", n_barns, n_lifted);
  g_assert_cmpuint (n_barns, >, 0);
  g_assert_cmpuint (n_lifted, >, 0);
}

/* Towers, dragon, fairy, snow: all layers over each other, the same bytes twice. */
static void
test_all_sets (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (BstPosition) position = random_board_new_full (ALL_SETS, 5, 110, 4);
  g_autoptr (BstRenderArt) art
    = bst_render_art_new (bst_game_get_tile_set (bst_position_get_game (position)));
  g_autofree char *path = g_build_filename (f->directory, "all.svg", NULL);
  char *texts[2];
  BstRenderPicture picture = {
    BST_RENDER_PICTURE_INIT,
    .theme = bst_render_theme_get (BST_RENDER_THEME_WINTER),
    .tile_size = 32,
    .show = BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_LEGEND,
  };
  int x, y, figure;

  g_assert_true (bst_position_get_neutral (position, BST_NEUTRAL_DRAGON, &x, &y, NULL));
  g_assert_true (bst_position_get_neutral (position, BST_NEUTRAL_FAIRY, &x, &y, &figure));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;

      bst_render_export (position, art, &picture, path, &error);
      g_assert_no_error (error);
      g_file_get_contents (path, &texts[i], NULL, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpstr (texts[0], ==, texts[1]);
  g_free (texts[0]);
  g_free (texts[1]);
  g_unlink (path);
}

/* --- Farms --- */

/* The sum of what some pixels of a farm have, and how many they are. */
typedef struct
{
  double colour[3];
  guint  n_pixels;
} Ground;

static void
measure_ground (const BstRenderScope *scope,
                cairo_surface_t      *surface,
                Ground               *grounds)
{
  for (int y = 0; y < cairo_image_surface_get_height (surface); y += 3)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x += 3)
      {
        const guint8 *pixel = cairo_image_surface_get_data (surface)
                              + y * cairo_image_surface_get_stride (surface) + x * 4;
        guint part = bst_render_board_pick (scope->position, scope->art, scope->viewport, x + 0.5,
                                            y + 0.5);
        Ground *ground;

        if (part == BST_NO_PART)
          continue;
        ground = &grounds[bst_position_find_root (scope->position, part)];
        for (guint i = 0; i < 3; i++)
          ground->colour[i] += pixel[2 - i] / 255.0;
        ground->n_pixels++;
      }
}

/* As whose a ground is seen, of the players of the game; their number for nobody. */
static guint
find_player (const BstRenderTheme *theme,
             const BstGame        *game,
             const Ground         *ground)
{
  guint n = bst_game_get_n_players (game), found = n;
  double nearest = G_MAXDOUBLE;

  for (guint p = 0; p <= n; p++)
    {
      BstRenderColour c = bst_render_theme_get_coat (
                            theme, BST_RENDER_MEADOW, p < n ? BST_RENDER_INTERIOR : BST_RENDER_VEILED,
                            p < n ? bst_game_get_player (game, p)->colour : 0);
      double r = ground->colour[0] / ground->n_pixels - c.red;
      double g = ground->colour[1] / ground->n_pixels - c.green;
      double b = ground->colour[2] / ground->n_pixels - c.blue;

      if (r * r + g * g + b * b < nearest)
        {
          nearest = r * r + g * g + b * b;
          found = p;
        }
    }

  return found;
}

/* The ground of a farm is its owner's colour and no other player's; nobody's is veiled. */
static void
test_farm_owners (Fixture       *f,
                  gconstpointer  data)
{
  guint n_owned = 0, n_unclaimed = 0;

  for (guint seed = 0; seed < 6; seed++)
    {
      g_autoptr (BstPosition) position = random_board_new (f->set, 2, 60, seed);
      g_autoptr (BstRenderMap) map = NULL;
      g_autofree Ground *grounds = g_new0 (Ground, bst_position_get_n_parts (position));
      g_autofree guint16 *farms = g_new (guint16, bst_position_get_n_parts (position) + 1);
      guint n_farms = bst_position_get_farms (position, farms);
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 900, 900);
      BstRenderViewport view = { .width = 900, .height = 900 };
      BstRenderScope scope = {
        cairo_create (surface), position, f->art, bst_render_theme_get (BST_RENDER_THEME_DAY), &view
      };
      BstRenderBox box;

      bst_render_board_get_box (position, 0, &box);
      bst_render_viewport_fit (&view, &box, 0, 60);
      bst_render_theme_set_source (scope.theme, scope.cr, BST_RENDER_MEADOW, 1);
      cairo_paint (scope.cr);
      map = bst_render_map_new (position, f->art, BST_RENDER_SHOW_FARMS);
      bst_render_map_draw (map, &scope);
      cairo_surface_flush (surface);
      measure_ground (&scope, surface, grounds);
      for (guint i = 0; i < n_farms; i++)
        {
          const Ground *ground = &grounds[farms[i]];
          BstFeature feature;
          guint seen;

          g_assert_cmpuint (bst_position_get_farm_number (position, farms[i]), ==, i + 1);
          bst_position_get_feature (position, farms[i], &feature);
          /* Outlines cover much of a small one, and bands are of two colours. */
          if (ground->n_pixels < 300 || (feature.owners & (feature.owners - 1)) != 0)
            continue;
          seen = find_player (scope.theme, bst_position_get_game (position), ground);
          n_owned += feature.owners != 0;
          n_unclaimed += feature.owners == 0;
          g_assert_cmpuint (seen, ==, feature.owners != 0 ? (guint) g_bit_nth_lsf (feature.owners, -1) : 2);
        }
      cairo_destroy (scope.cr);
      cairo_surface_destroy (surface);
    }
  g_test_message ("%u owned, %u unclaimed", n_owned, n_unclaimed);
  g_assert_cmpuint (n_owned, >, 10);
  g_assert_cmpuint (n_unclaimed, >, 10);
}

static void
test_show_names (Fixture       *f,
                 gconstpointer  data)
{
  g_assert_cmpuint (bst_render_show_from_name ("farms,legal", 5), ==, BST_RENDER_SHOW_FARMS);
  g_assert_cmpuint (bst_render_show_from_name ("fields", 6), ==, BST_RENDER_SHOW_FARMS);
  g_assert_cmpuint (bst_render_show_from_name ("legend", 6), ==, BST_RENDER_SHOW_LEGEND);
  g_assert_cmpuint (bst_render_show_from_name ("field", 5), ==, 0);
  g_assert_cmpuint (bst_render_show_from_name ("", 0), ==, 0);
}

static void
test_legend (Fixture       *f,
             gconstpointer  data)
{
  BstRenderScope scope = { .position = f->position };
  double width, height, more;

  bst_render_legend_draw (&scope, 0, NULL, 0, 0, &width, &height);
  g_assert_cmpfloat (width, ==, 0);
  bst_render_legend_draw (&scope, BST_RENDER_SHOW_FARMS, NULL, 0, 0, &width, &height);
  g_assert_cmpfloat (width, >, 60);
  bst_render_legend_draw (&scope, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_COORDINATES, NULL, 0, 0,
                          &width, &more);
  g_assert_cmpfloat (more, >, height);
}

/* Nothing glares from a picture of the night: the card of the legend is as dark as what it lies on. */
static void
test_legend_ground (Fixture       *f,
                    gconstpointer  data)
{
  for (guint i = 0; i < BST_RENDER_N_THEMES; i++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 200);
      cairo_t *cr = cairo_create (surface);
      BstRenderViewport view = { .scale = 64, .width = 300, .height = 200 };
      BstRenderScope scope = { cr, f->position, f->art, bst_render_theme_get ((BstRenderThemeId) i), &view };
      const guint8 *corner;

      bst_render_board_draw_table (&scope);
      bst_render_legend_draw (&scope, BST_RENDER_SHOW_OWNERS, NULL, 0, 0, NULL, NULL);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      corner = cairo_image_surface_get_data (surface) + 3 * cairo_image_surface_get_stride (surface) + 3 * 4;
      g_assert_cmpint (corner[1] < 64, ==, scope.theme->dark);
      cairo_surface_destroy (surface);
    }
}

/* The same board gives the same bytes, in every format and with every overlay. */
static void
test_formats (Fixture       *f,
              gconstpointer  data)
{
  static const struct { const char *ending; const char *magic; } formats[] = {
    { ".png", "\x89PNG" }, { ".svg", "<?xml" }, { ".pdf", "%PDF" }
  };
  BstRenderPicture picture = {
    BST_RENDER_PICTURE_INIT,
    .theme = bst_render_theme_get (BST_RENDER_THEME_DAY),
    .tile_size = 40,
    .show = BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_LEGAL
            | BST_RENDER_SHOW_COORDINATES | BST_RENDER_SHOW_LEGEND,
  };

  bst_position_set_held_tile (f->position, bst_position_get_turn (f->position), 0);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *path = g_strconcat (f->directory, "/board", formats[i].ending, NULL);
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      g_autoptr (GError) error = NULL;
      gsize first_size, second_size;

      bst_render_export (f->position, f->art, &picture, path, &error);
      g_assert_no_error (error);
      g_file_get_contents (path, &first, &first_size, &error);
      g_assert_no_error (error);
      bst_render_export (f->position, f->art, &picture, path, &error);
      g_assert_no_error (error);
      g_file_get_contents (path, &second, &second_size, &error);
      g_assert_no_error (error);
      g_test_message ("%s", path);
      g_assert_true (g_str_has_prefix (first, formats[i].magic));
      g_assert_cmpmem (first, first_size, second, second_size);
      g_unlink (path);
    }
}

static void
test_errors (Fixture       *f,
             gconstpointer  data)
{
  static const struct { const char *name; guint tile_size; int code; } cases[] = {
    { "board.jpeg", 40, BST_RENDER_EXPORT_ERROR_FORMAT },
    { "board", 40, BST_RENDER_EXPORT_ERROR_FORMAT },
    { "board.png", 7, BST_RENDER_EXPORT_ERROR_SIZE },
    { "board.png", 641, BST_RENDER_EXPORT_ERROR_SIZE },
    { "board.svg", G_MAXUINT, BST_RENDER_EXPORT_ERROR_SIZE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BstRenderPicture picture = {
        BST_RENDER_PICTURE_INIT,
        .theme = bst_render_theme_get (BST_RENDER_THEME_PRINT), .tile_size = cases[i].tile_size
      };
      g_autofree char *path = g_build_filename (f->directory, cases[i].name, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_false (bst_render_export (f->position, f->art, &picture, path, &error));
      g_assert_error (error, BST_RENDER_EXPORT_ERROR, cases[i].code);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* Lays whatever tile reaches furthest to the east. */
static void
place_far_east (BstPosition *position,
                BstTileSet  *set)
{
  BstPlacement placements[BST_MAX_PLACEMENTS (100)];
  BstPlacement best = { .x = G_MININT16 };
  guint best_type = 0;

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      guint n = bst_position_get_remaining (position, type) > 0
                ? bst_position_get_placements (position, type, placements) : 0;

      for (guint i = 0; i < n; i++)
        if (placements[i].x > best.x)
          {
            best = placements[i];
            best_type = type;
          }
    }
  bst_position_place (position, best_type, best.x, best.y,
                      (guint) g_bit_nth_lsf (best.rotations, -1));
  bst_position_end_turn (position, NULL);
}

/* A row of many tiles at the largest tile size. */
static void
test_too_large (Fixture       *f,
                gconstpointer  data)
{
  BstRenderPicture picture = {
    BST_RENDER_PICTURE_INIT,
    .theme = bst_render_theme_get (BST_RENDER_THEME_PRINT), .tile_size = BST_RENDER_PICTURE_MAX_TILE
  };
  g_autoptr (BstPosition) position = bst_position_new (bst_position_get_game (f->position));
  g_autofree char *path = g_build_filename (f->directory, "board.png", NULL);
  g_autoptr (GError) error = NULL;

  for (guint moves = 0; moves < 30; moves++)
    place_far_east (position, f->set);
  g_assert_false (bst_render_export (position, f->art, &picture, path, &error));
  g_assert_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_SIZE);
}

static cairo_surface_t *
draw_picture (Fixture                *f,
              const BstRenderPicture *picture)
{
  cairo_surface_t *surface;
  double width, height;
  cairo_t *cr;

  bst_render_picture_measure (picture, f->position, f->art, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
  cr = cairo_create (surface);
  bst_render_picture_draw (picture, f->position, f->art, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Has @box one colour: the table's? */
static gboolean
is_plain (cairo_surface_t       *surface,
          cairo_rectangle_int_t  box)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint32 first = *(const guint32 *) (const void *) (data + box.y * stride + box.x * 4);

  for (int y = box.y; y < box.y + box.height; y++)
    for (int x = box.x; x < box.x + box.width; x++)
      if (*(const guint32 *) (const void *) (data + y * stride + x * 4) != first)
        return FALSE;

  return TRUE;
}

/* The legend takes room at one side of the board only, and is drawn there. */
static void
test_legend_place (Fixture       *f,
                   gconstpointer  data)
{
  BstRenderLegendText text = { 0 };
  BstRenderPicture picture = {
    BST_RENDER_PICTURE_INIT,
    .theme = bst_render_theme_get (BST_RENDER_THEME_PRINT),
    .tile_size = 60,
    .show = BST_RENDER_SHOW_OWNERS,
  };
  cairo_surface_t *board = draw_picture (f, &picture);
  int width = cairo_image_surface_get_width (board);
  int height = cairo_image_surface_get_height (board);
  cairo_surface_t *beside, *below;

  picture.show |= BST_RENDER_SHOW_LEGEND;
  picture.legend = &text;
  beside = draw_picture (f, &picture);
  picture.legend_below = TRUE;
  below = draw_picture (f, &picture);
  g_assert_cmpint (cairo_image_surface_get_width (beside), >, width);
  g_assert_cmpint (cairo_image_surface_get_height (below), >, height);
  g_assert_cmpint (cairo_image_surface_get_width (below), <, cairo_image_surface_get_width (beside));
  g_assert_false (is_plain (beside, (cairo_rectangle_int_t) {
    width, 0, cairo_image_surface_get_width (beside) - width, cairo_image_surface_get_height (beside)
  }));
  g_assert_false (is_plain (below, (cairo_rectangle_int_t) {
    0, height, cairo_image_surface_get_width (below), cairo_image_surface_get_height (below) - height
  }));
  cairo_surface_destroy (board);
  cairo_surface_destroy (beside);
  cairo_surface_destroy (below);
}

/* A part of the board is the same part of the picture of the whole. */
static void
test_area (Fixture       *f,
           gconstpointer  data)
{
  BstRenderPicture picture = {
    BST_RENDER_PICTURE_INIT,
    .theme = bst_render_theme_get (BST_RENDER_THEME_DAY),
    .tile_size = 40,
    .show = BST_RENDER_SHOW_OWNERS,
  };
  /* Seen at another size than it is drawn. */
  BstRenderViewport area = { .scale = 100, .width = 300, .height = 200 };
  cairo_surface_t *whole, *part;
  BstRenderBox box;

  whole = draw_picture (f, &picture);
  bst_render_board_get_box (f->position, 0, &box);
  area.origin_x = box.min_x + 1;
  area.origin_y = box.min_y + 1;
  picture.area = &area;
  part = draw_picture (f, &picture);
  g_assert_cmpint (cairo_image_surface_get_width (part), ==, 120);
  g_assert_cmpint (cairo_image_surface_get_height (part), ==, 80);
  for (int y = 0; y < 80; y++)
    for (int x = 0; x < 120; x++)
      {
        const guint8 *p = cairo_image_surface_get_data (part)
                          + y * cairo_image_surface_get_stride (part) + x * 4;
        const guint8 *w = cairo_image_surface_get_data (whole)
                          + (y + 56) * cairo_image_surface_get_stride (whole) + (x + 56) * 4;

        for (guint i = 0; i < 3; i++)
          g_assert_cmpint (ABS (p[i] - w[i]), <=, 8);
      }
  cairo_surface_destroy (whole);
  cairo_surface_destroy (part);
}

/* A directory that is not there. */
static void
test_unwritable (Fixture       *f,
                 gconstpointer  data)
{
  BstRenderPicture picture = {
    BST_RENDER_PICTURE_INIT,
    .theme = bst_render_theme_get (BST_RENDER_THEME_PRINT),
  };
  g_autofree char *path = g_build_filename (f->directory, "none", "board.png", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (bst_render_export (f->position, f->art, &picture, path, &error));
  g_assert_nonnull (error);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* A tile alone has four outer corners; of two beside each other those between them are none. */
static void
test_laid (void)
{
  g_autoptr (BstPosition) one = random_board_new_full ("basic", 2, 0, 1);
  g_autoptr (BstPosition) two = random_board_new_full ("basic", 2, 1, 1);
  guint n_tiles, n_corners = 0;
  const BstTile *tiles = bst_position_get_tiles (one, &n_tiles);

  g_assert_cmpuint (n_tiles, ==, 1);
  g_assert_cmpuint (bst_render_laid_get_corners (one, tiles[0].x, tiles[0].y), ==, 15);
  tiles = bst_position_get_tiles (two, &n_tiles);
  g_assert_cmpuint (n_tiles, ==, 2);
  for (guint i = 0; i < n_tiles; i++)
    for (guint corners = bst_render_laid_get_corners (two, tiles[i].x, tiles[i].y); corners != 0; corners &= corners - 1)
      n_corners++;
  g_assert_cmpuint (n_corners, ==, 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/board/pick", test_pick);
  add ("/board/figure-spots", test_figure_spots);
  add ("/board/pieces", test_pieces);
  add ("/board/all-sets", test_all_sets);
  add ("/board/show-names", test_show_names);
  add ("/board/legend", test_legend);
  add ("/board/legend-ground", test_legend_ground);
  add ("/board/legend-place", test_legend_place);
  add ("/export/formats", test_formats);
  add ("/export/errors", test_errors);
  add ("/export/too-large", test_too_large);
  add ("/farms/owners", test_farm_owners);
  add ("/export/area", test_area);
  add ("/export/unwritable", test_unwritable);
  g_test_add_func ("/board/laid", test_laid);

  return g_test_run ();
}
