/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bridges: a road is seen to go over, what runs below is seen to go on. */

#include <math.h>

#include "bst-render-ground.h"

/* Of the road and of the parapets on both sides of it. */
#define ROAD     BST_RENDER_ROAD_HALF
#define PARAPET  0.026

static void
bar (const BstRenderCanvas *canvas,
     BstRenderName          name,
     double                 length,
     double                 from,
     double                 to)
{
  cairo_rectangle (canvas->brush.cr, -length, from, 2 * length, to - from);
  bst_render_canvas_set_source (canvas, name, 1);
  cairo_fill (canvas->brush.cr);
}

/* The bridge's shade on the water, to the south-east of the board whichever way it lies. */
static void
draw_shade (const BstRenderCanvas *canvas,
            const BstRenderBridge *bridge,
            double                 angle,
            double                 length)
{
  cairo_t *cr = canvas->brush.cr;

  cairo_save (cr);
  bst_render_canvas_path_kind (canvas, bridge->water ? BST_FEATURE_RIVER : BST_FEATURE_ROAD);
  cairo_clip (cr);
  cairo_translate (cr, 0.022, 0.030);
  bst_render_turn (cr, canvas->rotation);
  cairo_translate (cr, bridge->at.x, bridge->at.y);
  cairo_rotate (cr, angle);
  cairo_rectangle (cr, -length, -ROAD - PARAPET, 2 * length, 2 * (ROAD + PARAPET));
  bst_render_canvas_set_source (canvas, BST_RENDER_SHADOW, 0.30);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Pointed feet of the pillars, which part the water on both sides. */
static void
draw_pillars (const BstRenderCanvas *canvas,
              double                 span)
{
  cairo_t *cr = canvas->brush.cr;

  for (int side = -1; side <= 1; side += 2)
    for (int i = -1; i <= 1; i += 2)
      {
        double x = i * span * 0.38;

        cairo_move_to (cr, x - 0.020, side * ROAD);
        cairo_line_to (cr, x, side * (ROAD + PARAPET + 0.030));
        cairo_line_to (cr, x + 0.020, side * ROAD);
        cairo_close_path (cr);
      }
  bst_render_canvas_set_source (canvas, BST_RENDER_WALL_DARK, 1);
  cairo_fill (cr);
}

/* Stout posts at the four ends. */
static void
draw_posts (const BstRenderCanvas *canvas,
            double                 length)
{
  static const struct { BstRenderName name; double half; } layers[] = {
    { BST_RENDER_WALL_DARK, 0.024 }, { BST_RENDER_WALL_LIGHT, 0.016 }
  };

  for (guint k = 0; k < G_N_ELEMENTS (layers); k++)
    {
      for (int i = 0; i < 4; i++)
        cairo_rectangle (canvas->brush.cr,
                         (i & 1 ? length : -length) - layers[k].half,
                         (i & 2 ? 1 : -1) * (ROAD + PARAPET / 2) - layers[k].half,
                         2 * layers[k].half, 2 * layers[k].half);
      bst_render_canvas_set_source (canvas, layers[k].name, 1);
      cairo_fill (canvas->brush.cr);
    }
}

static void
draw_bridge (const BstRenderCanvas *canvas,
             const BstRenderBridge *bridge)
{
  cairo_t *cr = canvas->brush.cr;
  const double length = bridge->span + 0.045;
  const double angle = atan2 (bridge->direction.y, bridge->direction.x);
  gboolean low = canvas->brush.detail == BST_RENDER_DETAIL_LOW;

  if (!canvas->brush.theme->flat && !low)
    draw_shade (canvas, bridge, angle, length);
  cairo_save (cr);
  bst_render_turn (cr, canvas->rotation);
  cairo_translate (cr, bridge->at.x, bridge->at.y);
  cairo_rotate (cr, angle);
  if (bridge->water && !low)
    draw_pillars (canvas, bridge->span);
  bar (canvas, BST_RENDER_WALL_DARK, length, -ROAD - PARAPET, ROAD + PARAPET);
  if (!low)
    {
      bar (canvas, BST_RENDER_WALL_LIGHT, length - 0.004, -ROAD - PARAPET + 0.006, -ROAD - 0.002);
      bar (canvas, BST_RENDER_WALL_LIGHT, length - 0.004, ROAD + 0.002, ROAD + PARAPET - 0.006);
    }
  bar (canvas, BST_RENDER_ROAD, length + 0.002, -ROAD + 0.004, ROAD - 0.004);
  if (canvas->brush.detail == BST_RENDER_DETAIL_HIGH)
    draw_posts (canvas, length);
  cairo_restore (cr);
}

void
bst_render_draw_bridges (const BstRenderCanvas *canvas)
{
  for (guint i = 0; i < canvas->plan->n_bridges; i++)
    draw_bridge (canvas, &canvas->plan->bridges[i]);
}
