/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-tile.h"

#include <math.h>

#include "bst-render-art-private.h"
#include "bst-render-region.h"
#include "bst-render-scenery.h"
#include "bst-render-sprite.h"

typedef struct
{
  BstRenderBrush       brush;
  const BstRenderArt  *art;
  const BstTileType   *type;
  const BstRenderPlan *plan;
  guint                index;
  guint                variant;
  guint                rotation;
  double               pixels;
} Canvas;

static void
set_source (const Canvas  *canvas,
            BstRenderName  name,
            double         alpha)
{
  bst_render_theme_set_source (canvas->brush.theme, canvas->brush.cr, name, alpha);
}

/* The path of all segments of a kind. */
static void
path_of_kind (const Canvas   *canvas,
              BstFeatureKind  kind)
{
  cairo_new_path (canvas->brush.cr);
  for (guint s = 0; s < canvas->type->n_segments; s++)
    if (canvas->type->segments[s].kind == kind)
      bst_render_art_path (canvas->art, canvas->brush.cr, canvas->index, canvas->rotation, s);
}

/* The path of a line or shape of the plan. */
static void
path_of_points (const Canvas *canvas,
                const GArray *points,
                gboolean      closed)
{
  cairo_t *cr = canvas->brush.cr;

  cairo_save (cr);
  bst_render_turn (cr, canvas->rotation);
  cairo_new_sub_path (cr);
  for (guint i = 0; i < points->len; i++)
    {
      BstRenderVector p = g_array_index (points, BstRenderVector, i);

      cairo_line_to (cr, p.x, p.y);
    }
  if (closed)
    cairo_close_path (cr);
  cairo_restore (cr);
}

static void
path_of_walls (const Canvas *canvas,
               double        dx,
               double        dy)
{
  cairo_t *cr = canvas->brush.cr;

  cairo_new_path (cr);
  cairo_save (cr);
  cairo_translate (cr, dx, dy);
  for (guint i = 0; i < canvas->plan->walls->len; i++)
    path_of_points (canvas, g_array_index (canvas->plan->walls, GArray *, i), FALSE);
  cairo_restore (cr);
}

/* --- Ground --- */

/* Washes of lighter and darker green, inside the tile so that no border shows. */
static void
draw_washes (const Canvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  BstRenderDice dice;

  bst_render_dice_init (&dice, canvas->type->id, 100 + canvas->variant);
  for (guint i = 0; i < 26; i++)
    {
      double rx = bst_render_dice_range (&dice, 0.05, 0.17);
      double ry = rx * bst_render_dice_range (&dice, 0.3, 0.6);
      double x = bst_render_dice_range (&dice, rx, 1 - rx);
      double y = bst_render_dice_range (&dice, ry, 1 - ry);
      cairo_matrix_t matrix;

      cairo_get_matrix (cr, &matrix);
      cairo_translate (cr, x, y);
      cairo_scale (cr, rx, ry);
      cairo_new_path (cr);
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_set_matrix (cr, &matrix);
      set_source (canvas, i % 2 ? BST_RENDER_MEADOW_LIGHT : BST_RENDER_MEADOW_DARK,
                  i % 2 ? 0.30 : 0.15);
      cairo_fill (cr);
    }
}

static void
draw_meadow (const Canvas *canvas)
{
  set_source (canvas, BST_RENDER_MEADOW, 1);
  cairo_rectangle (canvas->brush.cr, 0, 0, 1, 1);
  cairo_fill (canvas->brush.cr);
  if (canvas->brush.detail > BST_RENDER_DETAIL_LOW && !canvas->brush.theme->flat)
    draw_washes (canvas);
}

/* The ground of crossings and of a house at a road's end: road, but nobody's. */
static void
path_of_common_ground (const Canvas *canvas)
{
  for (guint i = 0; i < canvas->plan->shapes->len; i++)
    {
      const BstRenderShape *shape = &g_array_index (canvas->plan->shapes, BstRenderShape, i);

      if (shape->segment == BST_RENDER_NO_OWNER)
        path_of_points (canvas, shape->points, TRUE);
    }
}

static void
draw_bands (const Canvas   *canvas,
            BstFeatureKind  kind,
            BstRenderName   ground,
            BstRenderName   shoulder)
{
  cairo_t *cr = canvas->brush.cr;
  double width = canvas->brush.detail == BST_RENDER_DETAIL_LOW ? 0.7 / canvas->pixels : 0.03;

  path_of_kind (canvas, kind);
  if (kind == BST_FEATURE_ROAD)
    path_of_common_ground (canvas);
  set_source (canvas, shoulder, canvas->brush.theme->flat ? 1.0 : 0.85);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  set_source (canvas, ground, 1);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
}

/* Wheel tracks and a few stones. */
static void
draw_tracks (const Canvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  static const double dashes[] = { 0.030, 0.022, 0.012, 0.035 };

  if (canvas->brush.detail < BST_RENDER_DETAIL_HIGH || canvas->brush.theme->flat)
    return;
  cairo_save (cr);
  path_of_kind (canvas, BST_FEATURE_ROAD);
  cairo_clip (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < canvas->plan->roads->len; i++)
    path_of_points (canvas, g_array_index (canvas->plan->roads, GArray *, i), FALSE);
  cairo_set_dash (cr, dashes, 4, 0.01);
  cairo_set_line_width (cr, 0.042);
  set_source (canvas, BST_RENDER_ROAD_SHOULDER, 0.16);
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 0.024);
  set_source (canvas, BST_RENDER_ROAD, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Ploughed strips; the furrows' direction is turned with the tile. */
static void
draw_crop (const Canvas            *canvas,
           const BstRenderOrnament *crop)
{
  cairo_t *cr = canvas->brush.cr;
  double w = crop->size * 0.5;
  double h = crop->size * 0.36;
  guint strips = (guint) (4 + crop->size * 14);

  cairo_save (cr);
  cairo_translate (cr, crop->x, crop->y);
  cairo_rotate (cr, (crop->look % 12) * G_PI / 12);
  cairo_new_path (cr);
  cairo_move_to (cr, -w, -h * 0.9);
  cairo_curve_to (cr, -w * 0.3, -h * 1.1, w * 0.4, -h * 0.9, w, -h);
  cairo_line_to (cr, w * 0.94, h * 0.9);
  cairo_curve_to (cr, w * 0.3, h * 1.1, -w * 0.5, h * 0.9, -w * 0.96, h);
  cairo_close_path (cr);
  set_source (canvas, crop->look & 16 ? BST_RENDER_CROP : BST_RENDER_MEADOW_LIGHT, 0.85);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  for (guint i = 0; i < strips; i++)
    {
      double y = -h + (i + 0.5) * 2 * h / strips;

      cairo_move_to (cr, -w, y);
      cairo_curve_to (cr, -w * 0.3, y - h * 0.12, w * 0.3, y + h * 0.10, w, y);
    }
  set_source (canvas, crop->look & 16 ? BST_RENDER_CROP_DARK : BST_RENDER_MEADOW_DARK, 0.55);
  cairo_set_line_width (cr, h * 0.8 / strips);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* --- City --- */

static void
draw_city_ground (const Canvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  path_of_kind (canvas, BST_FEATURE_CITY);
  set_source (canvas, BST_RENDER_CITY, 1);
  cairo_fill_preserve (cr);
  if (canvas->brush.theme->flat || canvas->brush.detail == BST_RENDER_DETAIL_LOW)
    {
      cairo_new_path (cr);
      return;
    }
  cairo_save (cr);
  cairo_clip (cr);
  /* Trodden ground along the wall, deeper where the wall keeps the light off. */
  path_of_walls (canvas, 0, 0);
  cairo_set_line_width (cr, 0.14);
  set_source (canvas, BST_RENDER_CITY_DARK, 0.40);
  cairo_stroke (cr);
  path_of_walls (canvas, 0.022, 0.026);
  cairo_set_line_width (cr, 0.06);
  set_source (canvas, BST_RENDER_SHADOW, 0.20);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The wall: its shadow, its southern face, its walk with merlons. */
static void
draw_walls (const Canvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  gboolean low = canvas->brush.detail == BST_RENDER_DETAIL_LOW;
  static const double merlons[] = { 0.020, 0.016 };

  if (canvas->plan->walls->len == 0)
    return;
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (low || canvas->brush.theme->flat)
    {
      path_of_walls (canvas, 0, 0);
      cairo_set_line_width (cr, low ? 0.055 : 0.045);
      set_source (canvas, BST_RENDER_WALL_DARK, 1);
      cairo_stroke (cr);
      cairo_restore (cr);
      return;
    }
  path_of_walls (canvas, 0.014, 0.022);
  cairo_set_line_width (cr, 0.05);
  set_source (canvas, BST_RENDER_SHADOW, 0.22);
  cairo_stroke (cr);
  path_of_walls (canvas, 0, 0.010);
  cairo_set_line_width (cr, 0.046);
  set_source (canvas, BST_RENDER_WALL_DARK, 1);
  cairo_stroke (cr);
  path_of_walls (canvas, 0, 0);
  cairo_set_line_width (cr, 0.040);
  set_source (canvas, BST_RENDER_WALL, 1);
  cairo_stroke (cr);
  path_of_walls (canvas, 0, -0.012);
  cairo_set_line_width (cr, 0.040);
  set_source (canvas, BST_RENDER_WALL_DARK, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.033);
  set_source (canvas, BST_RENDER_WALL_LIGHT, 1);
  cairo_stroke_preserve (cr);
  if (canvas->brush.detail == BST_RENDER_DETAIL_HIGH)
    {
      cairo_set_dash (cr, merlons, 2, 0.008);
      cairo_set_line_width (cr, 0.033);
      set_source (canvas, BST_RENDER_WALL, 1);
      cairo_stroke_preserve (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      cairo_set_line_width (cr, 0.018);
      set_source (canvas, BST_RENDER_WALL_LIGHT, 1);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
  cairo_restore (cr);
}

/* --- Monastery --- */

static void
draw_yard (const Canvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  if (!canvas->plan->monastery)
    return;
  path_of_kind (canvas, BST_FEATURE_MONASTERY);
  set_source (canvas, BST_RENDER_ROAD, 1);
  cairo_fill_preserve (cr);
  if (canvas->brush.detail > BST_RENDER_DETAIL_LOW)
    {
      set_source (canvas, BST_RENDER_MEADOW_LIGHT, 0.55);
      cairo_fill_preserve (cr);
    }
  cairo_set_line_width (cr, 0.026);
  set_source (canvas, BST_RENDER_WALL_DARK, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.014);
  set_source (canvas, BST_RENDER_WALL_LIGHT, canvas->brush.detail > BST_RENDER_DETAIL_LOW);
  cairo_stroke (cr);
}

/* --- Ornament --- */

typedef void (*Sprite) (const BstRenderBrush *brush,
                        double x, double y, double size, guint look);

static const struct
{
  Sprite          draw;
  BstRenderDetail from;         /* the lowest level of detail that shows it */
  double          low_size;     /* its size in the lowest level, if not its own */
  double          medium_size;  /* likewise in the middle one */
} sprites[] = {
  [BST_RENDER_ORNAMENT_TUFT] = { bst_render_sprite_tuft, BST_RENDER_DETAIL_HIGH, 0, 0 },
  [BST_RENDER_ORNAMENT_TREE] = { bst_render_sprite_tree, BST_RENDER_DETAIL_MEDIUM, 0, 0 },
  [BST_RENDER_ORNAMENT_BUSH] = { bst_render_sprite_bush, BST_RENDER_DETAIL_MEDIUM, 0, 0 },
  [BST_RENDER_ORNAMENT_SHEEP] = { bst_render_sprite_sheep, BST_RENDER_DETAIL_HIGH, 0, 0 },
  [BST_RENDER_ORNAMENT_HOUSE] = { bst_render_sprite_house, BST_RENDER_DETAIL_LOW, 0.15, 0 },
  [BST_RENDER_ORNAMENT_TOWER] = { bst_render_sprite_tower, BST_RENDER_DETAIL_MEDIUM, 0, 0 },
  [BST_RENDER_ORNAMENT_WELL] = { bst_render_sprite_well, BST_RENDER_DETAIL_HIGH, 0, 0 },
  [BST_RENDER_ORNAMENT_CHURCH] = { bst_render_sprite_church, BST_RENDER_DETAIL_LOW, 0.42, 0.32 },
  [BST_RENDER_ORNAMENT_GATE] = { bst_render_sprite_gate, BST_RENDER_DETAIL_LOW, 0.16, 0 },
  [BST_RENDER_ORNAMENT_SHIELD] = { bst_render_sprite_shield, BST_RENDER_DETAIL_LOW, 0.26, 0.18 },
};

static void
draw_ornaments (const Canvas *canvas,
                const GArray *ornaments)
{
  guint houses = 0;

  for (guint i = 0; i < ornaments->len; i++)
    {
      const BstRenderOrnament *o = &g_array_index (ornaments, BstRenderOrnament, i);
      double size = o->size;
      double y = o->y;

      if (o->kind == BST_RENDER_ORNAMENT_CROP || canvas->brush.detail < sprites[o->kind].from)
        continue;
      /* Where all roofs would run together, fewer and larger ones stand for them. */
      if (canvas->brush.detail == BST_RENDER_DETAIL_LOW && o->kind == BST_RENDER_ORNAMENT_HOUSE
          && houses++ % 3 != 0)
        continue;
      if (canvas->brush.detail == BST_RENDER_DETAIL_LOW && sprites[o->kind].low_size > 0)
        size = sprites[o->kind].low_size;
      else if (canvas->brush.detail == BST_RENDER_DETAIL_MEDIUM && sprites[o->kind].medium_size > 0)
        size = sprites[o->kind].medium_size;
      if (o->kind == BST_RENDER_ORNAMENT_CHURCH)
        y += size * 0.40;
      else if (o->kind == BST_RENDER_ORNAMENT_GATE)
        y += size * 0.22;
      else if (o->kind == BST_RENDER_ORNAMENT_TOWER)
        y += size * 0.12;
      sprites[o->kind].draw (&canvas->brush, o->x, y, size, o->look);
    }
}

/* The hairline fades as tiles get small. */
static void
draw_border (const Canvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  double width = MAX (1.0, canvas->pixels / 160) / canvas->pixels;
  double alpha = CLAMP ((canvas->pixels - 12) / 100, 0.0, 1.0) * 0.26;

  cairo_rectangle (cr, 0, 0, 1, 1);
  cairo_set_line_width (cr, width);
  set_source (canvas, BST_RENDER_BORDER, alpha);
  cairo_stroke (cr);
}

static void
draw_layers (const Canvas *canvas)
{
  g_autoptr (GArray) ornaments = bst_render_scenery_new (canvas->art, canvas->index,
                                                         canvas->variant, canvas->rotation);

  draw_meadow (canvas);
  for (guint i = 0; i < ornaments->len && canvas->brush.detail > BST_RENDER_DETAIL_LOW; i++)
    if (g_array_index (ornaments, BstRenderOrnament, i).kind == BST_RENDER_ORNAMENT_CROP)
      draw_crop (canvas, &g_array_index (ornaments, BstRenderOrnament, i));
  draw_bands (canvas, BST_FEATURE_RIVER, BST_RENDER_WATER, BST_RENDER_WATER_BANK);
  draw_bands (canvas, BST_FEATURE_ROAD, BST_RENDER_ROAD, BST_RENDER_ROAD_SHOULDER);
  draw_tracks (canvas);
  draw_city_ground (canvas);
  draw_walls (canvas);
  draw_yard (canvas);
  draw_ornaments (canvas, ornaments);
  draw_border (canvas);
}

void
bst_render_tile_draw (const BstRenderArt   *art,
                      cairo_t              *cr,
                      const BstRenderTheme *theme,
                      guint                 type,
                      guint                 variant,
                      guint                 rotation,
                      double                x,
                      double                y,
                      double                size,
                      double                pixels)
{
  Canvas canvas = {
    .brush = { cr, theme, pixels < 32 ? BST_RENDER_DETAIL_LOW
                          : pixels < 96 ? BST_RENDER_DETAIL_MEDIUM : BST_RENDER_DETAIL_HIGH },
    .art = art,
    .type = bst_tile_set_get_type (bst_render_art_get_tile_set (art), type),
    .plan = bst_render_art_get_plan (art, type),
    .index = type,
    .variant = variant % BST_RENDER_VARIANTS,
    .rotation = rotation & 3,
    .pixels = pixels,
  };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_rectangle (cr, 0, 0, 1, 1);
  cairo_clip (cr);
  draw_layers (&canvas);
  cairo_restore (cr);
}

cairo_surface_t *
bst_render_tile_surface (const BstRenderArt   *art,
                         const BstRenderTheme *theme,
                         guint                 type,
                         guint                 variant,
                         guint                 rotation,
                         int                   size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  bst_render_tile_draw (art, cr, theme, type, variant, rotation, 0, 0, size, size);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

void
bst_render_tile_variants (const BstPosition *position,
                          guint8            *out)
{
  guint8 seen[BST_MAX_TILE_TYPES] = { 0 };
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      out[i] = seen[tiles[i].type];
      seen[tiles[i].type] = (guint8) ((seen[tiles[i].type] + 1) % BST_RENDER_VARIANTS);
    }
}
