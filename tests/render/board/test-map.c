/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The political map: its signs have room, its filter filters, its numbers are core's. */

#include <math.h>

#include "bst-io-open.h"
#include "bst-render-map.h"
#include "colour.h"
#include "random-game.h"

#define N_BOARDS 4

static BstPosition *
make_board (guint seed)
{
  g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 2 + seed % 4, 205, seed);

  return bst_record_dup_position (record, bst_node_get_last (bst_record_get_root (record)), NULL, NULL);
}

typedef void (*BoardFunc) (const BstPosition  *position,
                           const BstRenderArt *art);

static void
for_each_board (BoardFunc func)
{
  for (guint seed = 1; seed <= N_BOARDS; seed++)
    {
      g_autoptr (BstPosition) position = make_board (seed);
      g_autoptr (BstRenderArt) art = bst_render_art_new_for_game (bst_position_get_game (position));

      g_assert_cmpuint (bst_position_get_n_placed (position), >, 190);
      func (position, art);
    }
}

/* --- Room --- */

static gboolean
overlap (const BstRenderSign *a,
         const BstRenderSign *b)
{
  return fabs (a->x - b->x) < (a->width + b->width) / 2 && fabs (a->y - b->y) < (a->height + b->height) / 2;
}

static void
assert_apart (const BstPosition    *position,
              const BstRenderArt   *art,
              const BstRenderSign  *signs,
              guint                 n_signs,
              const BstRenderViewport *view)
{
  double size = bst_render_board_get_figure_size (view);
  guint n_figures;

  bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_signs; i++)
    {
      for (guint k = 0; k < i; k++)
        g_assert_false (overlap (&signs[i], &signs[k]));
      for (guint k = 0; k < n_figures; k++)
        {
          BstRenderSign figure = { .width = size, .height = size };

          bst_render_board_get_figure_spot (position, art, k, &figure.x, &figure.y);
          figure.x *= view->scale;
          figure.y *= view->scale;
          g_assert_false (overlap (&signs[i], &figure));
        }
    }
}

/* At this zoom at most that many are shown of what features are worth. */
static void
check_room (const BstPosition  *position,
            const BstRenderArt *art)
{
  static const struct { double scale; guint most; } zooms[] = { { 16, 5 }, { 24, 25 }, { 40, 25 }, { 64, 99 }, { 100, 99 } };
  static const BstRenderShow shows[] = {
    BST_RENDER_SHOW_OWNERS, BST_RENDER_SHOW_FARMS, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS
  };

  for (guint s = 0; s < G_N_ELEMENTS (shows); s++)
    {
      g_autoptr (BstRenderMap) map = bst_render_map_new (position, art, shows[s]);

      for (guint z = 0; z < G_N_ELEMENTS (zooms); z++)
        {
          BstRenderViewport view = { .scale = zooms[z].scale, .width = 800, .height = 600 };
          guint n_signs;
          const BstRenderSign *signs = bst_render_map_get_signs (map, &view, &n_signs);

          g_test_message ("%#x, %.0f pixels: %u signs", shows[s], view.scale, n_signs);
          g_assert_true (n_signs > 0 || bst_position_get_n_placed (position) < 190);
          if (!(shows[s] & BST_RENDER_SHOW_NUMBERS))
            g_assert_cmpuint (n_signs, <=, zooms[z].most);
          assert_apart (position, art, signs, n_signs, &view);
        }
    }
}

static void
test_room (void)
{
  for_each_board (check_room);
}

/* Signs keep off empty cells that say something themselves. */
static void
check_cells (const BstPosition  *position,
             const BstRenderArt *art)
{
  static const double scales[] = { 20, 40, 100 };
  guint n_tiles, n_cells, n_signs;
  g_autoptr (BstRenderMap) map = bst_render_map_new (position, art, BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_HOLES);
  g_autofree BstPlacement *cells = NULL;

  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_frontier (position, cells);
  g_assert_cmpuint (n_cells, >, 0);
  for (guint z = 0; z < G_N_ELEMENTS (scales); z++)
    {
      double scale = scales[z];
      BstRenderViewport view = { .scale = scale, .width = 800, .height = 600 };
      const BstRenderSign *signs = bst_render_map_get_signs (map, &view, &n_signs);

      g_assert_cmpuint (n_signs, >, 0);
      for (guint i = 0; i < n_signs; i++)
        for (guint k = 0; k < n_cells; k++)
          g_assert_false (overlap (&signs[i], &(BstRenderSign) {
            .x = (cells[k].x + 0.5) * scale, .y = (cells[k].y + 0.5) * scale, .width = scale, .height = scale }));
    }
}

static void
test_cells (void)
{
  for_each_board (check_cells);
}

/* Games that people and other programs played, where they are at hand. */
static void
check_game (const char *path)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = bst_io_open (path, issues, NULL);
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstRenderArt) art = NULL;

  if (record == NULL)
    return;
  position = bst_record_dup_position (record, bst_node_get_last (bst_record_get_root (record)), NULL, NULL);
  art = bst_render_art_new_for_game (bst_position_get_game (position));
  g_test_message ("%s", path);
  check_room (position, art);
}

static void
test_corpus (void)
{
  static const char * const folders[] = {
    "bga", "jcz-generated-expansions/e-abbey", "jcz-generated-expansions/l-all"
  };
  const char *corpus = g_getenv ("BASTIDE_CORPUS");

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = corpus != NULL ? g_build_filename (corpus, folders[i], NULL) : NULL;
      g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
      const char *name;

      if (dir == NULL)
        {
          g_test_skip ("no games by others");
          return;
        }
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);

          if (g_str_has_suffix (name, ".jcz") || g_str_has_prefix (name, "game-"))
            check_game (path);
        }
    }
}

/* --- What is shown --- */

static void
check_filter (const BstPosition  *position,
              const BstRenderArt *art)
{
  static const struct { BstRenderShow show; BstFeatureKind kind; } filters[] = {
    { BST_RENDER_SHOW_FARMS, BST_FEATURE_FIELD },
    { BST_RENDER_SHOW_CITIES, BST_FEATURE_CITY },
    { BST_RENDER_SHOW_ROADS, BST_FEATURE_ROAD },
  };
  BstRenderViewport view = { .scale = 100, .width = 800, .height = 600 };

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr (BstRenderMap) map = bst_render_map_new (position, art, filters[i].show);
      guint n_signs;
      const BstRenderSign *signs = bst_render_map_get_signs (map, &view, &n_signs);

      for (guint k = 0; k < n_signs; k++)
        {
          BstFeature feature;

          bst_position_get_feature (position, signs[k].part, &feature);
          g_assert_cmpint (feature.kind, ==, filters[i].kind);
          g_assert_cmpuint (feature.owners, !=, 0);
        }
    }
  g_assert_null (bst_render_map_new (position, art, BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_NUMBERS));
}

static void
test_filter (void)
{
  for_each_board (check_filter);
}

/* Panning moves signs with the board: they depend on the zoom alone. */
static void
check_pan (const BstPosition  *position,
           const BstRenderArt *art)
{
  g_autoptr (BstRenderMap) map = bst_render_map_new (position, art, BST_RENDER_SHOW_OWNERS);
  BstRenderViewport view = { .scale = 40, .width = 800, .height = 600 };
  guint n, n_moved;
  BstRenderSign first = *bst_render_map_get_signs (map, &view, &n);

  view.origin_x = 7;
  view.scale = 64;
  bst_render_map_get_signs (map, &view, &n_moved);
  view.scale = 40;
  g_assert_cmpmem (bst_render_map_get_signs (map, &view, &n_moved), sizeof first, &first, sizeof first);
  g_assert_cmpuint (n_moved, ==, n);
}

static void
test_pan (void)
{
  for_each_board (check_pan);
}

/* A map that took what it could from the one before it is the same as a new one. */
static void
test_renew (void)
{
  g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 4, 90, 3);
  g_autoptr (BstRenderArt) art = bst_render_art_new_for_game (bst_record_get_game (record));
  BstRenderViewport view = { .scale = 64, .width = 800, .height = 600 };
  BstRenderMap *map = NULL;
  guint n_compared = 0;

  for (BstNode *node = bst_record_get_root (record); node != NULL; node = bst_node_get_next (node))
    {
      g_autoptr (BstPosition) position = bst_record_dup_position (record, node, NULL, NULL);
      g_autoptr (BstRenderMap) fresh = bst_render_map_new (position, art, BST_RENDER_SHOW_OWNERS);
      const BstRenderSign *signs, *expected;
      guint n_signs, n_expected;

      map = bst_render_map_renew (map, position, art, BST_RENDER_SHOW_OWNERS);
      signs = bst_render_map_get_signs (map, &view, &n_signs);
      expected = bst_render_map_get_signs (fresh, &view, &n_expected);
      g_assert_cmpuint (n_signs, ==, n_expected);
      for (guint i = 0; i < n_signs; i++)
        {
          g_assert_cmpuint (signs[i].part, ==, expected[i].part);
          g_assert_cmpfloat (signs[i].x, ==, expected[i].x);
          g_assert_cmpfloat (signs[i].y, ==, expected[i].y);
          n_compared++;
        }
    }
  g_assert_cmpuint (n_compared, >, 100);
  bst_render_map_free (map);
}

/* --- What is painted again --- */

static void
draw_map (BstRenderMap            *map,
          cairo_surface_t         *surface,
          const BstRenderViewport *view,
          const BstPosition       *position,
          const BstRenderArt      *art,
          const cairo_region_t    *cells)
{
  cairo_t *cr = cairo_create (surface);
  BstRenderScope scope = {
    .cr = cr,
    .position = position,
    .art = art,
    .theme = bst_render_theme_get (BST_RENDER_THEME_DAY),
    .viewport = view,
  };

  for (int i = 0; cells != NULL && i < cairo_region_num_rectangles (cells); i++)
    {
      cairo_rectangle_int_t cell;
      double x, y;

      cairo_region_get_rectangle (cells, i, &cell);
      bst_render_viewport_to_view (view, cell.x, cell.y, &x, &y);
      cairo_rectangle (cr, x - 10, y - 10, cell.width * view->scale + 20, cell.height * view->scale + 20);
    }
  if (cells != NULL)
    cairo_clip (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  bst_render_map_draw (map, &scope);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

/* Pixels that are clearly other. */
static guint
count_other (cairo_surface_t *left,
             cairo_surface_t *right)
{
  const guint8 *a = cairo_image_surface_get_data (left);
  const guint8 *b = cairo_image_surface_get_data (right);
  int n_bytes = cairo_image_surface_get_stride (left) * cairo_image_surface_get_height (left);
  guint n = 0;

  for (int i = 0; i < n_bytes; i += 4)
    if (ABS (a[i] - b[i]) + ABS (a[i + 1] - b[i + 1]) + ABS (a[i + 2] - b[i + 2]) > 120)
      n++;

  return n;
}

/* A picture in which only the cells that look other were painted again is the same as a new one, but for
 * curves whose points were chosen elsewhere. */
static void
test_changes (void)
{
  g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 4, 90, 5);
  g_autoptr (BstRenderArt) art = bst_render_art_new_for_game (bst_record_get_game (record));
  BstRenderViewport view = { .origin_x = -10, .origin_y = -8, .scale = 40, .width = 800, .height = 640 };
  cairo_surface_t *kept = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 800, 640);
  cairo_surface_t *fresh = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 800, 640);
  g_autoptr (BstRenderMap) map = NULL;
  guint n_whole = 0;

  for (BstNode *node = bst_record_get_root (record); node != NULL; node = bst_node_get_next (node))
    {
      g_autoptr (BstPosition) position = bst_record_dup_position (record, node, NULL, NULL);
      const cairo_region_t *changes;

      map = bst_render_map_renew (g_steal_pointer (&map), position, art, BST_RENDER_SHOW_OWNERS);
      changes = bst_render_map_get_changes (map);
      n_whole += changes == NULL;
      draw_map (map, kept, &view, position, art, changes);
      draw_map (map, fresh, &view, position, art, NULL);
      g_assert_cmpuint (count_other (kept, fresh), <, 800 * 640 / 1000);
    }
  g_assert_cmpuint (n_whole, ==, 1);
  cairo_surface_destroy (kept);
  cairo_surface_destroy (fresh);
}

/* --- Lessons --- */

/* A board's numbered farms on a meadow, without figures. */
typedef struct
{
  const BstPosition  *position;
  const BstRenderArt *art;
  BstRenderViewport   view;
  cairo_surface_t    *surface;
  guint               n_pairs;  /* of farms that lie on one tile */
  guint               n_alike;
} Lesson;

static void
draw_lesson (Lesson *lesson)
{
  g_autoptr (BstRenderMap) map
    = bst_render_map_new (lesson->position, lesson->art, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS);
  BstRenderScope scope = {
    NULL, lesson->position, lesson->art, bst_render_theme_get (BST_RENDER_THEME_DAY), &lesson->view
  };
  BstRenderBox box;

  bst_render_board_get_box (lesson->position, 0, &box);
  lesson->view = (BstRenderViewport) { 40, box.min_x, box.min_y, (box.max_x - box.min_x + 1) * 40.0,
                                       (box.max_y - box.min_y + 1) * 40.0 };
  lesson->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) lesson->view.width,
                                                (int) lesson->view.height);
  scope.cr = cairo_create (lesson->surface);
  bst_render_theme_set_source (scope.theme, scope.cr, BST_RENDER_MEADOW, 1);
  cairo_paint (scope.cr);
  bst_render_map_draw (map, &scope);
  cairo_destroy (scope.cr);
  cairo_surface_flush (lesson->surface);
}

/* Of the farm that holds a part, where a figure would stand on it. */
static BstRenderColour
get_colour (const Lesson *lesson,
            guint16       part)
{
  const guint8 *pixel;
  double x, y;

  bst_render_board_get_spot (lesson->position, lesson->art, part, &x, &y);
  bst_render_viewport_to_view (&lesson->view, x, y, &x, &y);
  pixel = cairo_image_surface_get_data (lesson->surface)
          + (int) y * cairo_image_surface_get_stride (lesson->surface) + (int) x * 4;

  return (BstRenderColour) { pixel[2] / 255.0, pixel[1] / 255.0, pixel[0] / 255.0 };
}

static void
compare_farms (Lesson  *lesson,
               guint16  part,
               guint16  other)
{
  BstRenderColour colour = get_colour (lesson, part), other_colour = get_colour (lesson, other);

  if (bst_position_find_root (lesson->position, part) == bst_position_find_root (lesson->position, other))
    return;
  lesson->n_pairs++;
  lesson->n_alike += colour_difference (&colour, &other_colour, VISION_NORMAL) < 15;
}

static void
compare_on_tile (Lesson *lesson,
                 guint   tile)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (lesson->position));
  const BstTileType *type
    = bst_tile_set_get_type (set, (guint) bst_render_board_get_tile (lesson->position, tile)->type);

  for (guint i = 0; i < type->n_segments; i++)
    for (guint k = 0; k < i; k++)
      if (type->segments[i].kind == BST_FEATURE_FIELD && type->segments[k].kind == BST_FEATURE_FIELD)
        compare_farms (lesson, bst_position_get_part (lesson->position, tile, i),
                       bst_position_get_part (lesson->position, tile, k));
}

/* Two farms on one tile hardly ever have the same colour. */
static void
check_lessons (const BstPosition  *position,
               const BstRenderArt *art)
{
  Lesson lesson = { .position = position, .art = art };
  guint n_tiles;

  bst_position_get_tiles (position, &n_tiles);
  draw_lesson (&lesson);
  for (guint tile = 0; tile < n_tiles; tile++)
    compare_on_tile (&lesson, tile);
  g_test_message ("%u of %u alike", lesson.n_alike, lesson.n_pairs);
  g_assert_cmpuint (lesson.n_pairs, >, 50);
  g_assert_cmpuint (lesson.n_alike * 20, <, lesson.n_pairs);
  cairo_surface_destroy (lesson.surface);
}

static void
test_lessons (void)
{
  for_each_board (check_lessons);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/map/room", test_room);
  g_test_add_func ("/map/cells", test_cells);
  g_test_add_func ("/map/corpus", test_corpus);
  g_test_add_func ("/map/filter", test_filter);
  g_test_add_func ("/map/pan", test_pan);
  g_test_add_func ("/map/renew", test_renew);
  g_test_add_func ("/map/changes", test_changes);
  g_test_add_func ("/map/lessons", test_lessons);

  return g_test_run ();
}
