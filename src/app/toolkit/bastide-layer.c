/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-layer.h"

#include <math.h>

void
bastide_layer_clear (BastideLayer *layer)
{
  g_clear_pointer (&layer->node, gsk_render_node_unref);
  g_clear_pointer (&layer->pixels, cairo_surface_destroy);
}

/* The view's edges in pixels of the whole board: whole numbers, as scale and origin are kept
 * on the pixel grid. */
static graphene_rect_t
get_pixels (const BstRenderViewport *view)
{
  return GRAPHENE_RECT_INIT ((float) round (view->origin_x * view->scale),
                             (float) round (view->origin_y * view->scale),
                             (float) view->width,
                             (float) view->height);
}

static gboolean
is_covered (const BastideLayer      *layer,
            const BstRenderViewport *view)
{
  graphene_rect_t have, want;

  if (layer->node == NULL || layer->view.scale != view->scale)
    return FALSE;

  have = get_pixels (&layer->view);
  want = get_pixels (view);

  return graphene_rect_contains_rect (&have, &want);
}

/* A node of the layer's size, and what draws into it. */
static cairo_t *
begin_node (BastideLayer *layer)
{
  g_clear_pointer (&layer->node, gsk_render_node_unref);
  layer->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) layer->view.width,
                                                         (float) layer->view.height));

  return gsk_cairo_node_get_draw_context (layer->node);
}

/* The node uses them where they lie. */
static void
show_pixels (BastideLayer *layer)
{
  cairo_t *cr = begin_node (layer);

  cairo_set_source_surface (cr, layer->pixels, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
}

static void
draw_layer (BastideLayer     *layer,
            BastideLayerDraw  draw,
            gpointer          owner)
{
  cairo_t *cr;

  bastide_layer_clear (layer);
  if (layer->is_painted)
    {
      layer->pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) layer->view.width,
                                                  (int) layer->view.height);
      cr = cairo_create (layer->pixels);
    }
  else
    cr = begin_node (layer);
  draw (owner, cr, &layer->view);
  cairo_destroy (cr);
  if (layer->is_painted)
    show_pixels (layer);
}

/* Clips to the rectangle around @cells and what is near them. Through one of several parts cairo would draw with a
 * mask, which takes longer than to draw the whole layer. */
static void
clip_cells (cairo_t                 *cr,
            const BstRenderViewport *view,
            const cairo_region_t    *cells,
            double                   reach)
{
  cairo_rectangle_int_t box;
  double x, y;

  cairo_region_get_extents (cells, &box);
  bst_render_viewport_to_view (view, box.x, box.y, &x, &y);
  cairo_rectangle (cr, floor (x - reach), floor (y - reach), ceil (box.width * view->scale + 2 * reach),
                   ceil (box.height * view->scale + 2 * reach));
  cairo_clip (cr);
}

void
bastide_layer_mend (BastideLayer         *layer,
                    const cairo_region_t *cells,
                    double                margin,
                    int                   least,
                    BastideLayerDraw      draw,
                    gpointer              owner)
{
  cairo_t *cr;

  if (layer->pixels == NULL)
    {
      bastide_layer_clear (layer);
      return;
    }
  cr = cairo_create (layer->pixels);
  clip_cells (cr, &layer->view, cells, MAX (margin * layer->view.scale, least));
  cairo_save (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_restore (cr);
  draw (owner, cr, &layer->view);
  cairo_destroy (cr);
  show_pixels (layer);
}

static void
append_layer (const BastideLayer      *layer,
              GtkSnapshot             *snapshot,
              const BstRenderViewport *view)
{
  graphene_rect_t have = get_pixels (&layer->view);
  graphene_rect_t want = get_pixels (view);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (have.origin.x - want.origin.x,
                                                          have.origin.y - want.origin.y));
  gtk_snapshot_append_node (snapshot, layer->node);
  gtk_snapshot_restore (snapshot);
}

void
bastide_layer_snapshot (BastideLayer            *layer,
                        GtkSnapshot             *snapshot,
                        const BstRenderViewport *view,
                        double                   margin,
                        BastideLayerDraw         draw,
                        gpointer                 owner)
{
  if (!is_covered (layer, view))
    {
      double margin_x = floor (view->width * margin);
      double margin_y = floor (view->height * margin);

      layer->view = *view;
      layer->view.origin_x -= margin_x / view->scale;
      layer->view.origin_y -= margin_y / view->scale;
      layer->view.width += 2 * margin_x;
      layer->view.height += 2 * margin_y;
      draw_layer (layer, draw, owner);
    }

  append_layer (layer, snapshot, view);
}

void
bastide_layer_snapshot_box (BastideLayer            *layer,
                            GtkSnapshot             *snapshot,
                            const BstRenderViewport *view,
                            const graphene_rect_t   *box,
                            BastideLayerDraw         draw,
                            gpointer                 owner)
{
  if (layer->node == NULL || layer->view.scale != view->scale)
    {
      layer->view.scale = view->scale;
      layer->view.origin_x = floor (box->origin.x * view->scale) / view->scale;
      layer->view.origin_y = floor (box->origin.y * view->scale) / view->scale;
      layer->view.width = ceil (box->size.width * view->scale) + 1;
      layer->view.height = ceil (box->size.height * view->scale) + 1;
      draw_layer (layer, draw, owner);
    }

  append_layer (layer, snapshot, view);
}
