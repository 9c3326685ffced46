/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-tile.h"

#include <math.h>

#include "bst-render-ground.h"

typedef void (*Sprite) (const BstRenderBrush *brush,
                        double x, double y, double size, guint look);

static const struct
{
  Sprite          draw;
  BstRenderDetail from;         /* the lowest level of detail that shows it */
  double          low_size;     /* its size in the lowest level, if not its own */
  double          medium_size;  /* likewise in the middle ones */
} sprites[] = {
  [BST_RENDER_ORNAMENT_TUFT] = { bst_render_sprite_tuft, BST_RENDER_DETAIL_HIGH, 0, 0 },
  [BST_RENDER_ORNAMENT_TREE] = { bst_render_sprite_tree, BST_RENDER_DETAIL_BLOCKS, 0, 0 },
  [BST_RENDER_ORNAMENT_BUSH] = { bst_render_sprite_bush, BST_RENDER_DETAIL_BLOCKS, 0, 0 },
  [BST_RENDER_ORNAMENT_SHEEP] = { bst_render_sprite_sheep, BST_RENDER_DETAIL_HIGH, 0, 0 },
  [BST_RENDER_ORNAMENT_HOUSE] = { bst_render_sprite_house, BST_RENDER_DETAIL_LOW, 0, 0 },
  [BST_RENDER_ORNAMENT_TOWER] = { bst_render_sprite_tower, BST_RENDER_DETAIL_MEDIUM, 0, 0 },
  [BST_RENDER_ORNAMENT_WELL] = { bst_render_sprite_well, BST_RENDER_DETAIL_HIGH, 0, 0 },
  [BST_RENDER_ORNAMENT_REED] = { bst_render_sprite_reed, BST_RENDER_DETAIL_BLOCKS, 0, 0.075 },
  [BST_RENDER_ORNAMENT_STONE] = { bst_render_sprite_stone, BST_RENDER_DETAIL_BLOCKS, 0, 0.060 },
  [BST_RENDER_ORNAMENT_DUCK] = { bst_render_sprite_duck, BST_RENDER_DETAIL_HIGH, 0, 0 },
  [BST_RENDER_ORNAMENT_BOAT] = { bst_render_sprite_boat, BST_RENDER_DETAIL_BLOCKS, 0, 0.13 },
  [BST_RENDER_ORNAMENT_CHURCH] = { bst_render_sprite_church, BST_RENDER_DETAIL_LOW, 0.54, 0.44 },
  [BST_RENDER_ORNAMENT_ABBEY] = { bst_render_sprite_church, BST_RENDER_DETAIL_LOW, 0.66, 0.60 },
  [BST_RENDER_ORNAMENT_CATHEDRAL] = { bst_render_sprite_cathedral, BST_RENDER_DETAIL_LOW, 0.58, 0.46 },
  [BST_RENDER_ORNAMENT_INN] = { bst_render_sprite_inn, BST_RENDER_DETAIL_LOW, 0.34, 0.26 },
  [BST_RENDER_ORNAMENT_PIGS] = { bst_render_sprite_pigs, BST_RENDER_DETAIL_LOW, 0.42, 0.36 },
  [BST_RENDER_ORNAMENT_WINE] = { bst_render_sprite_wine, BST_RENDER_DETAIL_LOW, 0.36, 0.26 },
  [BST_RENDER_ORNAMENT_GRAIN] = { bst_render_sprite_grain, BST_RENDER_DETAIL_LOW, 0.36, 0.26 },
  [BST_RENDER_ORNAMENT_CLOTH] = { bst_render_sprite_cloth, BST_RENDER_DETAIL_LOW, 0.36, 0.26 },
  [BST_RENDER_ORNAMENT_PRINCESS] = { bst_render_sprite_princess, BST_RENDER_DETAIL_LOW, 0.40, 0.30 },
  [BST_RENDER_ORNAMENT_SIEGE] = { bst_render_sprite_siege, BST_RENDER_DETAIL_LOW, 0.36, 0.26 },
  [BST_RENDER_ORNAMENT_PLAGUE] = { bst_render_sprite_plague, BST_RENDER_DETAIL_LOW, 0.40, 0.30 },
  [BST_RENDER_ORNAMENT_FLIER] = { bst_render_sprite_flier, BST_RENDER_DETAIL_LOW, 0.44, 0.32 },
  [BST_RENDER_ORNAMENT_MINE] = { bst_render_sprite_mine, BST_RENDER_DETAIL_LOW, 0.40, 0.30 },
  [BST_RENDER_ORNAMENT_HILL] = { bst_render_sprite_hill, BST_RENDER_DETAIL_LOW, 0.42, 0.32 },
  [BST_RENDER_ORNAMENT_VINEYARD] = { bst_render_sprite_vineyard, BST_RENDER_DETAIL_LOW, 0.40, 0.30 },
  [BST_RENDER_ORNAMENT_WAND] = { bst_render_sprite_wand, BST_RENDER_DETAIL_LOW, 0.40, 0.30 },
  [BST_RENDER_ORNAMENT_CIRCLE] = { bst_render_sprite_circle, BST_RENDER_DETAIL_LOW, 0.46, 0.34 },
  [BST_RENDER_ORNAMENT_DRAGON] = { bst_render_sprite_dragon, BST_RENDER_DETAIL_LOW, 0.40, 0.28 },
  [BST_RENDER_ORNAMENT_DROUGHT] = { bst_render_sprite_drought, BST_RENDER_DETAIL_LOW, 0.44, 0 },
  [BST_RENDER_ORNAMENT_BASE] = { bst_render_sprite_base, BST_RENDER_DETAIL_LOW, 0.28, 0.24 },
  [BST_RENDER_ORNAMENT_GARDEN] = { bst_render_sprite_garden, BST_RENDER_DETAIL_LOW, 0.34, 0.32 },
  [BST_RENDER_ORNAMENT_VOLCANO] = { bst_render_sprite_volcano, BST_RENDER_DETAIL_LOW, 0.48, 0.44 },
  [BST_RENDER_ORNAMENT_PORTAL] = { bst_render_sprite_portal, BST_RENDER_DETAIL_LOW, 0.38, 0.28 },
  [BST_RENDER_ORNAMENT_TENT] = { bst_render_sprite_tent, BST_RENDER_DETAIL_BLOCKS, 0, 0.15 },
  [BST_RENDER_ORNAMENT_STAKES] = { bst_render_sprite_stakes, BST_RENDER_DETAIL_BLOCKS, 0, 0 },
  [BST_RENDER_ORNAMENT_RAT] = { bst_render_sprite_rat, BST_RENDER_DETAIL_BLOCKS, 0, 0.10 },
  [BST_RENDER_ORNAMENT_ANIMAL] = { bst_render_sprite_animal, BST_RENDER_DETAIL_BLOCKS, 0, 0.24 },
  [BST_RENDER_ORNAMENT_GATE] = { bst_render_sprite_gate, BST_RENDER_DETAIL_LOW, 0.16, 0 },
  [BST_RENDER_ORNAMENT_SHIELD] = { bst_render_sprite_shield, BST_RENDER_DETAIL_LOW, 0.26, 0.18 },
};

static void
draw_ornaments (const BstRenderCanvas *canvas,
                const GArray          *ornaments)
{
  for (guint i = 0; i < ornaments->len; i++)
    {
      const BstRenderOrnament *o = &g_array_index (ornaments, BstRenderOrnament, i);
      double size = o->size;
      double y = o->y;

      if (o->kind == BST_RENDER_ORNAMENT_CROP || canvas->brush.detail < sprites[o->kind].from)
        continue;
      if (o->kind == BST_RENDER_ORNAMENT_HOUSE && canvas->brush.detail < BST_RENDER_DETAIL_MEDIUM)
        {
          bst_render_draw_roof (canvas, o);
          continue;
        }
      if (canvas->brush.detail == BST_RENDER_DETAIL_LOW && sprites[o->kind].low_size > 0)
        size = sprites[o->kind].low_size;
      else if (canvas->brush.detail < BST_RENDER_DETAIL_HIGH && sprites[o->kind].medium_size > 0)
        size = sprites[o->kind].medium_size;
      if (o->kind == BST_RENDER_ORNAMENT_CHURCH || o->kind == BST_RENDER_ORNAMENT_ABBEY)
        y += size * 0.40;
      else if (o->kind == BST_RENDER_ORNAMENT_GATE)
        y += size * 0.22;
      else if (o->kind == BST_RENDER_ORNAMENT_TOWER)
        y += size * 0.12;
      else if (o->kind == BST_RENDER_ORNAMENT_HOUSE)
        y += size * 0.30;
      sprites[o->kind].draw (&canvas->brush, o->x, y, size, o->look);
    }
}

/* The hairline fades as tiles get small. */
static void
draw_border (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;
  double width = MAX (1.0, canvas->pixels / 160) / canvas->pixels;
  double alpha = CLAMP ((canvas->pixels - 12) / 100, 0.0, 1.0) * 0.26;

  cairo_rectangle (cr, 0, 0, 1, 1);
  cairo_set_line_width (cr, width);
  bst_render_theme_set_source (canvas->brush.theme, cr, BST_RENDER_BORDER, alpha);
  cairo_stroke (cr);
}

static void
draw_layers (const BstRenderCanvas *canvas)
{
  g_autoptr (GArray) ornaments = bst_render_scenery_new (canvas->art, canvas->index,
                                                         canvas->variant, canvas->rotation,
                                                         canvas->brush.detail);

  bst_render_draw_meadow (canvas);
  for (guint i = 0; i < ornaments->len && canvas->brush.detail > BST_RENDER_DETAIL_LOW; i++)
    if (g_array_index (ornaments, BstRenderOrnament, i).kind == BST_RENDER_ORNAMENT_CROP)
      bst_render_draw_crop (canvas, &g_array_index (ornaments, BstRenderOrnament, i));
  bst_render_draw_water (canvas);
  bst_render_draw_roads (canvas);
  bst_render_draw_lake (canvas);
  bst_render_draw_bridges (canvas);
  bst_render_draw_mouths (canvas);
  bst_render_draw_city_ground (canvas);
  bst_render_draw_walls (canvas);
  bst_render_draw_yard (canvas);
  bst_render_draw_garden (canvas);
  draw_ornaments (canvas, ornaments);
  draw_border (canvas);
}

static BstRenderDetail
detail_for (double pixels)
{
  return pixels < 32 ? BST_RENDER_DETAIL_LOW
         : pixels < 64 ? BST_RENDER_DETAIL_BLOCKS
         : pixels < 96 ? BST_RENDER_DETAIL_MEDIUM : BST_RENDER_DETAIL_HIGH;
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
  BstRenderCanvas canvas = {
    .brush = { cr, theme, detail_for (pixels), 1 / pixels },
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
