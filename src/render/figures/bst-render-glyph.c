/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-glyph.h"

#include <math.h>

#include "bst-render-dragon.h"

/* Parts that overlap are holes. */

typedef struct
{
  double x;
  double y;
} Point;

static void
polygon (cairo_t     *cr,
         const Point *points,
         guint        n_points)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n_points; i++)
    cairo_line_to (cr, points[i].x, points[i].y);
  cairo_close_path (cr);
}

#define POLYGON(cr, points) polygon (cr, points, G_N_ELEMENTS (points))

static void
disc (cairo_t *cr,
      double   x,
      double   y,
      double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

/* An opening with a round top, on the ground. */
static void
gate (cairo_t *cr,
      double   half,
      double   top,
      double   ground)
{
  cairo_move_to (cr, 8 - half, ground);
  cairo_line_to (cr, 8 - half, top + half);
  cairo_arc (cr, 8, top + half, half, G_PI, 2 * G_PI);
  cairo_line_to (cr, 8 + half, ground);
  cairo_close_path (cr);
}

/* --- Features --- */

/* Two towers and a gate. */
static void
city_path (cairo_t *cr)
{
  static const Point walls[] = {
    { 1, 15 }, { 1, 1.5 }, { 2.3, 1.5 }, { 2.3, 3.2 }, { 3.7, 3.2 }, { 3.7, 1.5 }, { 5, 1.5 }, { 5, 7 },
    { 7, 7 }, { 7, 5.4 }, { 9, 5.4 }, { 9, 7 }, { 11, 7 }, { 11, 1.5 }, { 12.3, 1.5 }, { 12.3, 3.2 },
    { 13.7, 3.2 }, { 13.7, 1.5 }, { 15, 1.5 }, { 15, 15 },
  };

  POLYGON (cr, walls);
  gate (cr, 2, 9.5, 15);
}

/* It runs away from who looks along it. */
static void
road_path (cairo_t *cr)
{
  static const Point road[] = { { 5.6, 1.5 }, { 10.4, 1.5 }, { 15, 14.5 }, { 1, 14.5 } };
  static const Point near[] = { { 7.1, 10.5 }, { 8.9, 10.5 }, { 9.2, 13.5 }, { 6.8, 13.5 } };
  static const Point far[] = { { 7.4, 6 }, { 8.6, 6 }, { 8.8, 8.7 }, { 7.2, 8.7 } };
  static const Point last[] = { { 7.6, 2.5 }, { 8.4, 2.5 }, { 8.5, 4.5 }, { 7.5, 4.5 } };

  POLYGON (cr, road);
  POLYGON (cr, near);
  POLYGON (cr, far);
  POLYGON (cr, last);
}

/* A blade of grass: from the ground to its tip. */
static void
blade (cairo_t *cr,
       double   x,
       double   width,
       double   tip_x,
       double   tip_y)
{
  double middle = (13 + tip_y) / 2;

  cairo_move_to (cr, x - width, 13);
  cairo_curve_to (cr, x - width, middle, (x + tip_x) / 2, middle - 1.5, tip_x, tip_y);
  cairo_curve_to (cr, (x + tip_x) / 2 + width, middle, x + width, middle + 1, x + width, 13);
  cairo_close_path (cr);
}

static void
field_path (cairo_t *cr)
{
  blade (cr, 4.2, 1.3, 0.8, 5);
  blade (cr, 8, 1.5, 7.6, 1);
  blade (cr, 11.8, 1.3, 15.2, 4.5);
  cairo_rectangle (cr, 1, 13.4, 14, 1.6);
}

static void
monastery_path (cairo_t *cr)
{
  static const Point church[] = {
    { 7.2, 0.3 }, { 8.8, 0.3 }, { 8.8, 1.6 }, { 10.4, 1.6 }, { 10.4, 3.1 }, { 8.8, 3.1 }, { 8.8, 4.6 },
    { 14, 9.4 }, { 14, 15 }, { 2, 15 }, { 2, 9.4 }, { 7.2, 4.6 }, { 7.2, 3.1 }, { 5.6, 3.1 },
    { 5.6, 1.6 }, { 7.2, 1.6 },
  };

  POLYGON (cr, church);
  gate (cr, 1.7, 9.6, 15);
}

static void
river_path (cairo_t *cr)
{
  for (double y = 2.5; y < 14; y += 4.4)
    {
      cairo_move_to (cr, 1, y + 1.6);
      cairo_curve_to (cr, 4, y - 2, 5.5, y - 1, 8, y + 0.6);
      cairo_curve_to (cr, 10.5, y + 2.2, 12, y + 1.6, 15, y - 0.4);
      cairo_line_to (cr, 15, y + 1.7);
      cairo_curve_to (cr, 12, y + 3.8, 10.5, y + 4.2, 8, y + 2.6);
      cairo_curve_to (cr, 5.5, y + 1, 4, y + 0.2, 1, y + 3.6);
      cairo_close_path (cr);
    }
}

static void
tower_path (cairo_t *cr)
{
  static const Point tower[] = {
    { 3.5, 15 }, { 4.6, 6.4 }, { 3.4, 6.4 }, { 3.4, 1.5 }, { 5.2, 1.5 }, { 5.2, 3.2 }, { 7, 3.2 },
    { 7, 1.5 }, { 9, 1.5 }, { 9, 3.2 }, { 10.8, 3.2 }, { 10.8, 1.5 }, { 12.6, 1.5 }, { 12.6, 6.4 },
    { 11.4, 6.4 }, { 12.5, 15 },
  };

  POLYGON (cr, tower);
  cairo_rectangle (cr, 7.2, 8, 1.6, 3.4);
}

/* A flower between two leaves. */
/* A boat with a sail, on a wave. */
static void
ferry_path (cairo_t *cr)
{
  static const Point hull[] = { { 1, 9 }, { 15, 9 }, { 12.6, 12.6 }, { 3.4, 12.6 } };
  static const Point sail[] = { { 8.6, 0.8 }, { 13.6, 7.8 }, { 8.6, 7.8 } };
  static const Point jib[] = { { 7.2, 2.2 }, { 7.2, 7.8 }, { 3, 7.8 } };

  POLYGON (cr, hull);
  POLYGON (cr, sail);
  POLYGON (cr, jib);
  cairo_rectangle (cr, 1, 13.6, 14, 1.4);
}

static void
garden_path (cairo_t *cr)
{
  for (guint i = 0; i < 5; i++)
    disc (cr, 8 + 2.9 * sin (i * 2 * G_PI / 5), 5 - 2.9 * cos (i * 2 * G_PI / 5), 1.9);
  cairo_rectangle (cr, 7.3, 9.6, 1.4, 5.6);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, 8 + side * 0.7, 14.6);
      cairo_curve_to (cr, 8 + side * 1.5, 10.6, 8 + side * 4, 9.8, 8 + side * 6.4, 10.4);
      cairo_curve_to (cr, 8 + side * 6, 13.4, 8 + side * 3.6, 14.8, 8 + side * 0.7, 14.6);
      cairo_close_path (cr);
    }
}

/* --- Goods --- */

static void
barrel_path (cairo_t *cr)
{
  cairo_move_to (cr, 4, 1.5);
  cairo_line_to (cr, 12, 1.5);
  cairo_curve_to (cr, 15, 5.5, 15, 10.5, 12, 14.5);
  cairo_line_to (cr, 4, 14.5);
  cairo_curve_to (cr, 1, 10.5, 1, 5.5, 4, 1.5);
  cairo_close_path (cr);
  cairo_rectangle (cr, 3, 4.4, 10, 1.3);
  cairo_rectangle (cr, 3, 10.3, 10, 1.3);
}

/* A leaf-shaped grain from @x, @y to @x2, @y2. */
static void
grain (cairo_t *cr,
       double   x,
       double   y,
       double   x2,
       double   y2)
{
  double bend_x = (y2 - y) * 0.45;
  double bend_y = (x2 - x) * 0.45;
  double middle_x = (x + x2) / 2, middle_y = (y + y2) / 2;

  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, middle_x - bend_x, middle_y + bend_y, middle_x - bend_x, middle_y + bend_y, x2, y2);
  cairo_curve_to (cr, middle_x + bend_x, middle_y - bend_y, middle_x + bend_x, middle_y - bend_y, x, y);
  cairo_close_path (cr);
}

static void
grain_path (cairo_t *cr)
{
  grain (cr, 8, 4.4, 8, 0.4);
  for (guint i = 0; i < 3; i++)
    for (int side = -1; side <= 1; side += 2)
      grain (cr, 8 + side * 0.8, 6.8 + 3 * i, 8 + side * 4.6, 3.4 + 3 * i);
  cairo_rectangle (cr, 7.4, 5.5, 1.2, 10);
}

/* A roll of it, the end hanging down. */
static void
cloth_path (cairo_t *cr)
{
  cairo_move_to (cr, 4.5, 2);
  cairo_line_to (cr, 14.5, 2);
  cairo_line_to (cr, 14.5, 14);
  cairo_line_to (cr, 7.5, 14);
  cairo_line_to (cr, 7.5, 8);
  cairo_line_to (cr, 4.5, 8);
  cairo_arc (cr, 4.5, 5, 3, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
  disc (cr, 4.5, 5, 1.4);
  cairo_rectangle (cr, 9, 10.2, 4, 1.3);
}

/* A bar with its upper side open. */
static void
ingot_path (cairo_t *cr)
{
  static const Point bar[] = { { 0.5, 13.5 }, { 3, 6 }, { 13, 6 }, { 15.5, 13.5 } };
  static const Point top[] = { { 3.8, 4.6 }, { 5.4, 2.4 }, { 10.6, 2.4 }, { 12.2, 4.6 } };

  POLYGON (cr, bar);
  POLYGON (cr, top);
}

/* With a brim and a feather. */
static void
hat_path (cairo_t *cr)
{
  static const Point brim[] = { { 0.5, 11 }, { 15.5, 11 }, { 13, 14 }, { 3, 14 } };
  static const Point top[] = { { 4, 9.8 }, { 5.5, 4.5 }, { 9.5, 4 }, { 11, 9.8 } };
  static const Point feather[] = { { 11.2, 7 }, { 12, 3 }, { 15.5, 0.8 }, { 14.8, 5.2 } };

  POLYGON (cr, brim);
  POLYGON (cr, top);
  POLYGON (cr, feather);
}

/* From the side, looking left. */
static void
sheep_path (cairo_t *cr)
{
  static const Point head[] = { { 0.5, 6.5 }, { 3, 4 }, { 5, 5.5 }, { 4, 9 }, { 1.5, 9 } };
  static const Point hind[] = { { 11, 10 }, { 13, 10 }, { 13, 15 }, { 11, 15 } };
  static const Point fore[] = { { 5.5, 10 }, { 7.5, 10 }, { 7.5, 15 }, { 5.5, 15 } };

  POLYGON (cr, head);
  POLYGON (cr, hind);
  POLYGON (cr, fore);
  for (int i = 0; i < 3; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, 6.5 + 2.75 * i, i == 1 ? 6.4 : 7.4, 3.2, 0, 2 * G_PI);
      cairo_close_path (cr);
    }
}

/* A head with pricked ears, from before. */
static void
wolf_path (cairo_t *cr)
{
  static const Point head[] = {
    { 1.5, 0.5 }, { 5.5, 4 }, { 10.5, 4 }, { 14.5, 0.5 }, { 15, 7.5 }, { 11, 11 }, { 9.5, 15.5 }, { 6.5, 15.5 }, { 5, 11 }, { 1, 7.5 }
  };

  POLYGON (cr, head);
}

/* --- What happens in a turn --- */

static void
wing (cairo_t *cr,
      int      side)
{
  cairo_move_to (cr, 8 + side, 7.5);
  cairo_curve_to (cr, 8 + side * 2, 1, 8 + side * 7.5, 0.5, 8 + side * 7, 4.5);
  cairo_curve_to (cr, 8 + side * 6.6, 7.4, 8 + side * 4, 7.6, 8 + side * 2.6, 8.2);
  cairo_curve_to (cr, 8 + side * 5, 9, 8 + side * 5.6, 12, 8 + side * 3.8, 12.6);
  cairo_curve_to (cr, 8 + side * 2.2, 13, 8 + side * 1.4, 10.5, 8 + side, 8.8);
  cairo_close_path (cr);
}

static void
fairy_path (cairo_t *cr)
{
  static const Point dress[] = { { 7.5, 6.2 }, { 8.5, 6.2 }, { 9.3, 15.4 }, { 6.7, 15.4 } };

  wing (cr, -1);
  wing (cr, 1);
  disc (cr, 8, 4.2, 1.5);
  POLYGON (cr, dress);
}

static void
crown_path (cairo_t *cr)
{
  static const Point crown[] = {
    { 1, 4.5 }, { 4.8, 8 }, { 8, 2 }, { 11.2, 8 }, { 15, 4.5 }, { 13.4, 12 }, { 2.6, 12 },
  };

  POLYGON (cr, crown);
  cairo_rectangle (cr, 2.6, 13, 10.8, 1.8);
}

static void
dragon_path (cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, 8, 8);
  cairo_scale (cr, BST_RENDER_GLYPH_GRID, BST_RENDER_GLYPH_GRID);
  bst_render_dragon_path (cr);
  cairo_restore (cr);
}

static void
portal_path (cairo_t *cr)
{
  disc (cr, 8, 8, 7);
  disc (cr, 8, 8, 5);
  disc (cr, 8, 8, 2.4);
}

static void
coin_path (cairo_t *cr)
{
  disc (cr, 8, 8, 7);
  disc (cr, 8, 8, 5.6);
  disc (cr, 8, 8, 4.4);
  cairo_rectangle (cr, 7.2, 5.6, 1.6, 4.8);
}

static void
hand_path (cairo_t *cr)
{
  static const Point hand[] = {
    { 5, 15 }, { 1.2, 9.6 }, { 2.6, 8.4 }, { 4.6, 10.2 }, { 4.6, 3.4 }, { 6.2, 3.4 }, { 6.2, 7.6 },
    { 6.9, 7.6 }, { 6.9, 1.2 }, { 8.6, 1.2 }, { 8.6, 7.6 }, { 9.3, 7.6 }, { 9.3, 2 }, { 11, 2 }, { 11, 7.8 },
    { 11.7, 7.8 }, { 11.7, 4 }, { 13.3, 4 }, { 13.3, 11 }, { 12, 15 },
  };

  POLYGON (cr, hand);
}

/* From left to right above, from right to left below. */
static void
exchange_path (cairo_t *cr)
{
  static const Point there[] = {
    { 1, 4 }, { 10, 4 }, { 10, 1.2 }, { 15, 5 }, { 10, 8.8 }, { 10, 6 }, { 1, 6 },
  };
  static const Point back[] = {
    { 15, 10 }, { 6, 10 }, { 6, 7.6 }, { 1, 11.2 }, { 6, 14.8 }, { 6, 12 }, { 15, 12 },
  };

  POLYGON (cr, there);
  POLYGON (cr, back);
}

static void
away_path (cairo_t *cr)
{
  static const Point arrow[] = {
    { 4, 6.8 }, { 10, 6.8 }, { 10, 3.4 }, { 15.4, 8 }, { 10, 12.6 }, { 10, 9.2 }, { 4, 9.2 },
  };

  POLYGON (cr, arrow);
  cairo_rectangle (cr, 0.8, 3.4, 2, 9.2);
}

/* Once round, clockwise. */
static void
again_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 8, 8.6, 6.4, -0.15 * G_PI, 1.42 * G_PI);
  cairo_arc_negative (cr, 8, 8.6, 4.2, 1.42 * G_PI, -0.15 * G_PI);
  cairo_close_path (cr);
  cairo_move_to (cr, 7, -0.2);
  cairo_line_to (cr, 12.6, 3.4);
  cairo_line_to (cr, 7, 7);
  cairo_close_path (cr);
}

/* A staff with a star. */
static void
mage_path (cairo_t *cr)
{
  for (int i = 0; i < 10; i++)
    {
      double r = i % 2 ? 2 : 4.9;

      cairo_line_to (cr, 10.6 + r * sin (i * G_PI / 5), 5.4 - r * cos (i * G_PI / 5));
    }
  cairo_close_path (cr);
  cairo_move_to (cr, 7.4, 7.6);
  cairo_line_to (cr, 8.8, 9);
  cairo_line_to (cr, 2.6, 15.2);
  cairo_line_to (cr, 1.2, 13.8);
  cairo_close_path (cr);
}

/* A pointed hat with a brim. */
static void
witch_path (cairo_t *cr)
{
  static const Point hat[] = { { 11.8, 1 }, { 8.6, 3.6 }, { 12, 10.6 }, { 4, 10.6 }, { 6.8, 2.4 } };

  POLYGON (cr, hat);
  cairo_move_to (cr, 0.6, 13.4);
  cairo_curve_to (cr, 3, 11.4, 13, 11.4, 15.4, 13.4);
  cairo_curve_to (cr, 12, 15.2, 4, 15.2, 0.6, 13.4);
  cairo_close_path (cr);
}

/* Two rings with four discs between them. */
static void
circle_path (cairo_t *cr)
{
  disc (cr, 8, 8, 7.2);
  disc (cr, 8, 8, 5.9);
  for (guint i = 0; i < 4; i++)
    disc (cr, 8 + 3.6 * sin (i * G_PI / 2), 8 - 3.6 * cos (i * G_PI / 2), 1.7);
  disc (cr, 8, 8, 1.3);
}

static void
pencil_path (cairo_t *cr)
{
  static const Point pencil[] = { { 1.4, 14.6 }, { 2.6, 10 }, { 9.6, 3 }, { 13, 6.4 }, { 6, 13.4 } };
  static const Point end[] = { { 10.6, 2 }, { 12, 0.8 }, { 15.2, 4 }, { 14, 5.4 } };

  POLYGON (cr, pencil);
  POLYGON (cr, end);
}

static void
warning_path (cairo_t *cr)
{
  static const Point triangle[] = { { 8, 1 }, { 15.5, 15 }, { 0.5, 15 } };

  POLYGON (cr, triangle);
  cairo_rectangle (cr, 7.1, 5.8, 1.8, 4.6);
  cairo_rectangle (cr, 7.1, 11.6, 1.8, 1.8);
}

static void
cross_path (cairo_t *cr)
{
  static const Point cross[] = {
    { 3.4, 1.6 }, { 8, 6.2 }, { 12.6, 1.6 }, { 14.4, 3.4 }, { 9.8, 8 }, { 14.4, 12.6 }, { 12.6, 14.4 },
    { 8, 9.8 }, { 3.4, 14.4 }, { 1.6, 12.6 }, { 6.2, 8 }, { 1.6, 3.4 },
  };

  POLYGON (cr, cross);
}

typedef void (*PathFunc) (cairo_t *cr);

static const PathFunc paths[BST_RENDER_N_GLYPHS] = {
  [BST_RENDER_GLYPH_CITY] = city_path,
  [BST_RENDER_GLYPH_ROAD] = road_path,
  [BST_RENDER_GLYPH_FIELD] = field_path,
  [BST_RENDER_GLYPH_MONASTERY] = monastery_path,
  [BST_RENDER_GLYPH_RIVER] = river_path,
  [BST_RENDER_GLYPH_TOWER] = tower_path,
  [BST_RENDER_GLYPH_GARDEN] = garden_path,
  [BST_RENDER_GLYPH_FERRY] = ferry_path,
  [BST_RENDER_GLYPH_BARREL] = barrel_path,
  [BST_RENDER_GLYPH_GRAIN] = grain_path,
  [BST_RENDER_GLYPH_CLOTH] = cloth_path,
  [BST_RENDER_GLYPH_INGOT] = ingot_path,
  [BST_RENDER_GLYPH_HAT] = hat_path,
  [BST_RENDER_GLYPH_SHEEP] = sheep_path,
  [BST_RENDER_GLYPH_WOLF] = wolf_path,
  [BST_RENDER_GLYPH_FAIRY] = fairy_path,
  [BST_RENDER_GLYPH_MAGE] = mage_path,
  [BST_RENDER_GLYPH_WITCH] = witch_path,
  [BST_RENDER_GLYPH_CIRCLE] = circle_path,
  [BST_RENDER_GLYPH_CROWN] = crown_path,
  [BST_RENDER_GLYPH_DRAGON] = dragon_path,
  [BST_RENDER_GLYPH_PORTAL] = portal_path,
  [BST_RENDER_GLYPH_COIN] = coin_path,
  [BST_RENDER_GLYPH_HAND] = hand_path,
  [BST_RENDER_GLYPH_EXCHANGE] = exchange_path,
  [BST_RENDER_GLYPH_AWAY] = away_path,
  [BST_RENDER_GLYPH_AGAIN] = again_path,
  [BST_RENDER_GLYPH_PENCIL] = pencil_path,
  [BST_RENDER_GLYPH_WARNING] = warning_path,
  [BST_RENDER_GLYPH_CROSS] = cross_path,
};

/* Begins a path on the grid. */
static void
begin (cairo_t *cr,
       double   x,
       double   y,
       double   size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / BST_RENDER_GLYPH_GRID, size / BST_RENDER_GLYPH_GRID);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_new_path (cr);
}

void
bst_render_glyph_draw (cairo_t        *cr,
                       BstRenderGlyph  glyph,
                       double          x,
                       double          y,
                       double          size)
{
  g_return_if_fail ((guint) glyph < BST_RENDER_N_GLYPHS);

  begin (cr, x, y, size);
  paths[glyph] (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* --- The compass --- */

/* An arrow head at the edge of the grid, whose point is on a circle; @eighths clockwise from north. */
static void
arrow_head (cairo_t *cr,
            guint    eighths)
{
  static const Point head[] = { { 0, -8 }, { 4.6, -2.2 }, { -4.6, -2.2 } };

  cairo_save (cr);
  cairo_translate (cr, 8, 8);
  cairo_rotate (cr, eighths * G_PI / 4);
  POLYGON (cr, head);
  cairo_restore (cr);
}

void
bst_render_compass_draw (cairo_t *cr,
                         guint    edges,
                         double   x,
                         double   y,
                         double   size)
{
  g_return_if_fail (edges < BST_RENDER_N_COMPASSES);

  begin (cr, x, y, size);
  /* Heads side by side touch, and are no holes. */
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  if (edges == 0)
    disc (cr, 8, 8, 3);
  for (guint i = 0; i < BST_N_DIRECTIONS; i++)
    {
      if (edges & BST_RENDER_COMPASS_EDGE (i))
        arrow_head (cr, 2 * i);
      if (edges & BST_RENDER_COMPASS_CORNER (i))
        arrow_head (cr, (2 * i + 7) % 8);
    }
  cairo_fill (cr);
  cairo_restore (cr);
}
