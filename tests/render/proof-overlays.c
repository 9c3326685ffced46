/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "proof-overlays.h"

#include "bst-render-map.h"
#include "bst-render-marks.h"
#include "bst-sheet-overlays.h"
#include "colour.h"
#include "random-board.h"

#include "bst-io-tile-set.h"

#include <math.h>

#define CELL_WIDTH  500
#define CELL_HEIGHT 380
#define GAP         8
#define KEY_WIDTH   480

static const double sizes[] = { 24, 40, 100, 300 };
/* At which two overlays are tried together. */
static const double pair_sizes[] = { 20, 100 };

static const BstRenderShow shows[] = {
  BST_RENDER_SHOW_OWNERS,
  BST_RENDER_SHOW_FARMS,
  BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS,
  BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_COORDINATES,
  BST_RENDER_SHOW_HOLES,
  BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_JOINS,
};

/* What of tiles is shown with what of empty cells. */
static const BstRenderShow tile_shows[] = {
  0,
  BST_RENDER_SHOW_OWNERS,
  BST_RENDER_SHOW_FARMS,
  BST_RENDER_SHOW_CITIES,
  BST_RENDER_SHOW_ROADS,
  BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS,
};
static const BstRenderShow cell_shows[] = {
  BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_COORDINATES,
  BST_RENDER_SHOW_ANY,
  BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_COORDINATES,
  BST_RENDER_SHOW_JOINS,
};

typedef struct
{
  BstPosition    *position;
  BstRenderArt   *art;
  BstNode        *drawings;
  BstRenderHoles *holes;
  BstRenderJoins *joins;
  int             type;         /* whose legal cells are shown */
  int             x;            /* a cell of the board amid others */
  int             y;
} Scene;

/* --- What is on it --- */

static void
add_mark (Scene       *scene,
          BstMarkKind  kind,
          int          dx,
          int          dy,
          guint        colour,
          const char  *text)
{
  BstMark mark = {
    .kind = kind, .x = (gint16) (scene->x + dx), .y = (gint16) (scene->y + dy),
    .to_x = (gint16) (scene->x + dx + 2), .to_y = (gint16) (scene->y + dy + 1),
    .colour = (guint8) colour, .text = (char *) text
  };

  bst_node_add_mark (scene->drawings, &mark);
}

/* The tile of a farmer as near to the middle of the board as any. */
static void
find_middle (Scene *scene)
{
  guint n_figures, tile, segment;
  const BstFigure *figures = bst_position_get_figures (scene->position, &n_figures);
  double nearest = G_MAXDOUBLE;
  BstRenderBox box;

  bst_render_board_get_box (scene->position, 0, &box);
  for (guint i = 0; i < n_figures; i++)
    {
      const BstTile *at;
      BstFeature feature;
      double far;

      bst_position_get_feature (scene->position, figures[i].part, &feature);
      bst_position_get_segment (scene->position, figures[i].part, &tile, &segment);
      at = bst_render_board_get_tile (scene->position, tile);
      far = hypot (at->x - (box.min_x + box.max_x) / 2.0, at->y - (box.min_y + box.max_y) / 2.0);
      if (feature.kind != BST_FEATURE_FIELD || far >= nearest)
        continue;
      nearest = far;
      scene->x = at->x;
      scene->y = at->y;
    }
}

static BstRenderJoins *
find_joins (const BstPosition *position)
{
  g_autoptr (BstFarmJoins) joins = bst_farm_joins_new (position);

  while (bst_farm_joins_step (joins, G_MAXUINT))
    ;

  return bst_sheet_new_joins (joins);
}

static void
scene_init (Scene *scene)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", &error);

  g_assert_no_error (error);
  scene->position = random_board_new (set, 6, 66, 7);
  scene->art = bst_render_art_new (set);
  scene->type = bst_tile_set_find (set, "V");
  find_middle (scene);
  scene->holes = bst_sheet_new_holes (scene->position);
  scene->joins = find_joins (scene->position);
  scene->drawings = bst_node_new (NULL, BST_NO_PLAYER);
  for (guint colour = 0; colour < 4; colour++)
    add_mark (scene, BST_MARK_ARROW, -2, -2 + (int) colour, colour, NULL);
  add_mark (scene, BST_MARK_RING, 1, -1, 0, NULL);
  add_mark (scene, BST_MARK_LETTER, 1, 1, 0, "A");
}

static void
scene_clear (Scene *scene)
{
  bst_node_free_tree (scene->drawings);
  bst_render_joins_free (scene->joins);
  bst_render_holes_free (scene->holes);
  bst_render_art_unref (scene->art);
  bst_position_free (scene->position);
}

/* --- A cell of the sheet --- */

static void
draw_cell_overlay (const Scene          *scene,
                   const BstRenderScope *scope,
                   BstRenderShow         show)
{
  if (show & BST_RENDER_SHOW_HOLES)
    bst_render_holes_draw (scope, scene->holes);
  if (show & BST_RENDER_SHOW_ANY)
    bst_render_holes_draw_legal (scope, scene->holes);
  if (show & BST_RENDER_SHOW_LEGAL)
    bst_render_overlay_draw_legal (scope, scene->type);
}

/* All signs at once, as the window orders them; drawings where there is a tile in the hand. */
static void
draw_cell (const Scene          *scene,
           const BstRenderScope *scope,
           BstRenderShow         show)
{
  g_autoptr (BstRenderMap) map = bst_render_map_new (scene->position, scene->art, show);
  const BstNode *drawings = show & BST_RENDER_SHOW_LEGAL ? scene->drawings : NULL;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scene->position, &n_tiles);
  const BstTile *last = &tiles[n_tiles - 1];
  guint lit = bst_position_get_part (scene->position, n_tiles / 2, 0);

  bst_render_board_draw_table (scope);
  bst_render_board_draw_tiles (scope);
  bst_render_map_draw (map, scope);
  draw_cell_overlay (scene, scope, show);
  bst_render_board_draw_last (scope, last->x, last->y);
  if (drawings != NULL)
    bst_render_marks_draw_ground (scope, drawings);
  bst_render_board_draw_figures (scope);
  bst_render_overlay_draw_feature (scope, lit);
  bst_render_map_draw_left_out (map, scope, lit);
  if (show & BST_RENDER_SHOW_JOINS)
    bst_render_joins_draw (scope, scene->joins);
  if (drawings != NULL)
    bst_render_marks_draw_signs (scope, drawings);
  bst_render_map_draw_signs (map, scope);
  bst_render_board_draw_problem (scope, scene->x, scene->y, BST_EAST);
  if (show & BST_RENDER_SHOW_COORDINATES)
    bst_render_overlay_draw_coordinates (scope);
}

/* At so many columns and rows of the sheet. */
static void
draw_cell_at (const Scene          *scene,
              const BstRenderTheme *theme,
              cairo_t              *cr,
              guint                 column,
              guint                 row,
              double                size,
              BstRenderShow         show)
{
  BstRenderViewport view = { .scale = size, .width = CELL_WIDTH, .height = CELL_HEIGHT };
  BstRenderScope scope = { cr, scene->position, scene->art, theme, &view };

  view.origin_x = floor ((scene->x + 0.5) * view.scale - CELL_WIDTH / 2) / view.scale;
  view.origin_y = floor ((scene->y + 0.5) * view.scale - CELL_HEIGHT / 2) / view.scale;
  cairo_save (cr);
  cairo_translate (cr, column * (CELL_WIDTH + GAP), row * (CELL_HEIGHT + GAP));
  cairo_rectangle (cr, 0, 0, CELL_WIDTH, CELL_HEIGHT);
  cairo_clip (cr);
  draw_cell (scene, &scope, show);
  cairo_restore (cr);
}

static void
draw_cells (const Scene          *scene,
            const BstRenderTheme *theme,
            cairo_t              *cr)
{
  for (guint row = 0; row < G_N_ELEMENTS (shows); row++)
    for (guint column = 0; column < G_N_ELEMENTS (sizes); column++)
      draw_cell_at (scene, theme, cr, column, row, sizes[column], shows[row]);
}

static void
draw_key (const Scene          *scene,
          const BstRenderTheme *theme,
          cairo_t              *cr)
{
  BstRenderScope scope = { .cr = cr, .position = scene->position, .art = scene->art, .theme = theme };

  bst_render_legend_draw (&scope, BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_NUMBERS | BST_RENDER_SHOW_LEGAL
                                  | BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_JOINS,
                          NULL, G_N_ELEMENTS (sizes) * (CELL_WIDTH + GAP), 0, NULL, NULL);
}

/* --- Sheets --- */

static void
see_surface (cairo_surface_t *surface,
             Vision           vision)
{
  guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        guint8 *pixel = data + y * stride + x * 4;
        BstRenderColour colour = { pixel[2] / 255.0, pixel[1] / 255.0, pixel[0] / 255.0 };
        BstRenderColour seen = vision_see (vision, &colour);

        pixel[2] = (guint8) lround (seen.red * 255);
        pixel[1] = (guint8) lround (seen.green * 255);
        pixel[0] = (guint8) lround (seen.blue * 255);
      }
  cairo_surface_mark_dirty (surface);
}

/* As these eyes see it. */
static void
save (cairo_surface_t      *surface,
      const BstRenderTheme *theme,
      const char           *directory,
      const char           *what,
      Vision                vision)
{
  g_autofree char *path = g_strdup_printf ("%s/%s-%s%s-%s.png", directory, what, theme->id,
                                           theme->contrast ? "-contrast" : "", vision_get_name (vision));

  cairo_surface_flush (surface);
  if (vision != VISION_NORMAL)
    see_surface (surface, vision);
  g_print ("%s: %s\n", path, cairo_status_to_string (cairo_surface_write_to_png (surface, path)));
}

static void
write_sheet (const Scene          *scene,
             const BstRenderTheme *theme,
             const char           *directory)
{
  static const Vision visions[] = { VISION_NORMAL, VISION_DEUTAN, VISION_GREY };
  int width = (int) G_N_ELEMENTS (sizes) * (CELL_WIDTH + GAP) + KEY_WIDTH;
  int height = (int) G_N_ELEMENTS (shows) * (CELL_HEIGHT + GAP);

  for (guint v = 0; v < G_N_ELEMENTS (visions); v++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
      cairo_t *cr = cairo_create (surface);

      draw_cells (scene, theme, cr);
      draw_key (scene, theme, cr);
      cairo_destroy (cr);
      save (surface, theme, directory, "overlays", visions[v]);
      cairo_surface_destroy (surface);
    }
}

/* Every overlay of tiles with every one of empty cells. Grey is how paper is printed. */
static void
write_pairs (const Scene          *scene,
             const BstRenderTheme *theme,
             const char           *directory)
{
  guint n_columns = G_N_ELEMENTS (cell_shows) * G_N_ELEMENTS (pair_sizes);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) n_columns * (CELL_WIDTH + GAP),
                                                         (int) G_N_ELEMENTS (tile_shows) * (CELL_HEIGHT + GAP));
  cairo_t *cr = cairo_create (surface);

  for (guint row = 0; row < G_N_ELEMENTS (tile_shows); row++)
    for (guint column = 0; column < n_columns; column++)
      draw_cell_at (scene, theme, cr, column, row, pair_sizes[column % G_N_ELEMENTS (pair_sizes)],
                    tile_shows[row] | cell_shows[column / G_N_ELEMENTS (pair_sizes)]);
  cairo_destroy (cr);
  save (surface, theme, directory, "pairs", theme->flat ? VISION_GREY : VISION_NORMAL);
  cairo_surface_destroy (surface);
}

void
proof_write_overlays (const char *directory)
{
  Scene scene = { 0 };

  scene_init (&scene);
  for (guint i = 0; i < BST_RENDER_N_THEMES; i++)
    {
      const BstRenderTheme *theme = bst_render_theme_get ((BstRenderThemeId) i);

      for (guint contrast = 0; contrast < 2; contrast++)
        write_sheet (&scene, bst_render_theme_with_contrast (theme, contrast), directory);
      write_pairs (&scene, theme, directory);
    }
  scene_clear (&scene);
}
