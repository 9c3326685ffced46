/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of the poster, as a map with its compass. */

#include "config.h"

#include "bst-sheet-poster-private.h"

#include <math.h>

#define TILE 96

/* Of the compass. */
#define RADIUS 44
#define INSET  10

/* How much of a square of the compass at a corner lies over tiles, roughly. */
static guint
count_tiles (const BstSheetPoster    *self,
             const cairo_rectangle_t *square,
             double                   left,
             double                   top,
             double                   tile)
{
  guint n_tiles, n = 0;
  const BstTile *tiles = bst_position_get_tiles (self->position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      double x = left + tiles[i].x * tile, y = top + tiles[i].y * tile;

      n += x < square->x + square->width && x + tile > square->x && y < square->y + square->height && y + tile > square->y;
    }

  return n;
}

/* A star of four long points and four short ones, each with a light and a dark half. */
static void
draw_star (const BstPosterPen *pen,
           double              x,
           double              y)
{
  for (guint point = 0; point < 8; point++)
    {
      gboolean is_long = point % 2 == 0;
      double angle = point * G_PI / 4 - G_PI / 2;
      double reach = is_long ? RADIUS : RADIUS * 0.55, waist = RADIUS * 0.2;

      for (int half = -1; half <= 1; half += 2)
        {
          cairo_move_to (pen->cr, x, y);
          cairo_line_to (pen->cr, x + reach * cos (angle), y + reach * sin (angle));
          cairo_line_to (pen->cr, x + waist * cos (angle + half * G_PI / 8), y + waist * sin (angle + half * G_PI / 8));
          cairo_close_path (pen->cr);
          if (half > 0)
            bst_poster_set_ink (pen, 0.8);
          else
            bst_render_theme_set_source (pen->theme, pen->cr, BST_RENDER_HALO, 1);
          cairo_fill_preserve (pen->cr);
          bst_poster_set_ink (pen, 0.8);
          cairo_set_line_width (pen->cr, 0.8);
          cairo_stroke (pen->cr);
        }
    }
}

static void
draw_compass (const BstPosterPen *pen,
              double              x,
              double              y)
{
  cairo_new_path (pen->cr);
  bst_poster_set_ink (pen, 0.5);
  cairo_set_line_width (pen->cr, 1);
  cairo_arc (pen->cr, x, y, RADIUS * 0.72, 0, 2 * G_PI);
  cairo_stroke (pen->cr);
  cairo_arc (pen->cr, x, y, RADIUS * 0.66, 0, 2 * G_PI);
  cairo_stroke (pen->cr);
  draw_star (pen, x, y);
  bst_poster_set_ink (pen, 0.9);
  /* The same letter on every map. */
  bst_poster_text (pen, "N", 15, PANGO_WEIGHT_BOLD, BST_POSTER_MIDDLE, x, y - RADIUS - 5, 40);
}

/* In the corner where it hides least. */
static void
place_compass (const BstSheetPoster    *self,
               const BstPosterPen      *pen,
               const cairo_rectangle_t *area,
               double                   left,
               double                   top,
               double                   tile)
{
  static const guint corners[] = { 1, 0, 3, 2 };
  guint best = G_MAXUINT;
  double best_x = 0, best_y = 0;

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      double reach = RADIUS + INSET;
      double x = corners[i] & 1 ? area->x + area->width - reach : area->x + reach;
      double y = corners[i] & 2 ? area->y + area->height - reach : area->y + reach + 14;
      guint n = count_tiles (self, &(cairo_rectangle_t) { x - RADIUS, y - RADIUS - 20, 2 * RADIUS, 2 * RADIUS + 20 },
                             left, top, tile);

      if (n >= best)
        continue;
      best = n;
      best_x = x;
      best_y = y;
    }
  draw_compass (pen, best_x, best_y);
}

/* All tiles, moved by so much. */
static void
add_tiles (const BstSheetPoster *self,
           const BstPosterPen   *pen,
           double                left,
           double                top,
           double                tile,
           double                more)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (self->position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    cairo_rectangle (pen->cr, left + tiles[i].x * tile + more * 0.6, top + tiles[i].y * tile + more, tile, tile);
}

/* They lie on the table: their shadow is seen beside them, the softer the farther. */
static void
draw_shadow (const BstSheetPoster *self,
             const BstPosterPen   *pen,
             double                left,
             double                top,
             double                tile)
{
  cairo_save (pen->cr);
  cairo_new_path (pen->cr);
  cairo_rectangle (pen->cr, 0, 0, BST_POSTER_WIDTH, BST_POSTER_HEIGHT);
  add_tiles (self, pen, left, top, tile, 0);
  cairo_set_fill_rule (pen->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (pen->cr);
  cairo_set_fill_rule (pen->cr, CAIRO_FILL_RULE_WINDING);
  for (double more = 1; more <= 4; more++)
    {
      add_tiles (self, pen, left, top, tile, more);
      bst_render_theme_set_source (pen->theme, pen->cr, BST_RENDER_SHADOW, 0.12);
      cairo_fill (pen->cr);
    }
  cairo_restore (pen->cr);
}

void
bst_poster_draw_board (const BstSheetPoster    *self,
                       const BstPosterPen      *pen,
                       const cairo_rectangle_t *area)
{
  BstRenderPicture look = { BST_RENDER_PICTURE_INIT };
  double width, height, scale, x, y;
  int min_x, min_y, max_x, max_y;

  look.theme = self->theme;
  look.tile_size = TILE;
  bst_render_picture_measure (&look, self->position, self->art, &width, &height);
  scale = MIN (area->width / width, area->height / height);
  x = area->x + (area->width - width * scale) / 2;
  y = area->y + (area->height - height * scale) / 2;
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, scale, scale);
  cairo_rectangle (pen->cr, 0, 0, width, height);
  cairo_clip (pen->cr);
  bst_render_picture_draw (&look, self->position, self->art, pen->cr);
  cairo_restore (pen->cr);
  bst_position_get_extents (self->position, &min_x, &min_y, &max_x, &max_y);
  /* The picture has the same table on all sides of the tiles. */
  x += (width - (max_x - min_x + 1) * TILE) / 2 * scale;
  y += (height - (max_y - min_y + 1) * TILE) / 2 * scale;
  draw_shadow (self, pen, x - min_x * TILE * scale, y - min_y * TILE * scale, TILE * scale);
  place_compass (self, pen, area, x - min_x * TILE * scale, y - min_y * TILE * scale, TILE * scale);
}
