/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-layer.h"

#include <math.h>

/* Pixels of a block of a painted layer along each side. */
#define EDGE 256

void
bastide_layer_clear (BastideLayer *layer)
{
  g_clear_pointer (&layer->node, gsk_render_node_unref);
  g_clear_pointer (&layer->blocks, g_ptr_array_unref);
  g_clear_pointer (&layer->spoilt, cairo_region_destroy);
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

/* --- The blocks of a painted layer --- */

static guint
count_columns (const BastideLayer *layer)
{
  return (guint) ceil (layer->view.width / EDGE);
}

static guint
count_rows (const BastideLayer *layer)
{
  return (guint) ceil (layer->view.height / EDGE);
}

static cairo_rectangle_int_t
get_block_box (const BastideLayer *layer,
               guint               block)
{
  int x = (int) (block % count_columns (layer)) * EDGE;
  int y = (int) (block / count_columns (layer)) * EDGE;

  return (cairo_rectangle_int_t) {
    x, y, MIN (EDGE, (int) layer->view.width - x), MIN (EDGE, (int) layer->view.height - y),
  };
}

/* A node that shows @box of @pixels, whose corner lies at (@x, @y) of the layer. It uses them where they lie. */
static GskRenderNode *
make_block (cairo_surface_t             *pixels,
            int                          x,
            int                          y,
            const cairo_rectangle_int_t *box)
{
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) box->x, (float) box->y,
                                                                 (float) box->width, (float) box->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, pixels, x, y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

static void
show_blocks (BastideLayer *layer)
{
  g_clear_pointer (&layer->node, gsk_render_node_unref);
  layer->node = gsk_container_node_new ((GskRenderNode **) layer->blocks->pdata, layer->blocks->len);
}

static cairo_surface_t *
draw_pixels (const BstRenderViewport *view,
             BastideLayerDraw         draw,
             gpointer                 owner)
{
  cairo_surface_t *pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) view->width, (int) view->height);
  cairo_t *cr = cairo_create (pixels);

  draw (owner, cr, view);
  cairo_destroy (cr);

  return pixels;
}

static void
paint_layer (BastideLayer     *layer,
             BastideLayerDraw  draw,
             gpointer          owner)
{
  cairo_surface_t *pixels = draw_pixels (&layer->view, draw, owner);

  layer->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  for (guint i = 0; i < count_columns (layer) * count_rows (layer); i++)
    {
      cairo_rectangle_int_t box = get_block_box (layer, i);

      g_ptr_array_add (layer->blocks, make_block (pixels, 0, 0, &box));
    }
  cairo_surface_destroy (pixels);
  show_blocks (layer);
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
      paint_layer (layer, draw, owner);
      return;
    }
  layer->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) layer->view.width,
                                                         (float) layer->view.height));
  cr = gsk_cairo_node_get_draw_context (layer->node);
  draw (owner, cr, &layer->view);
  cairo_destroy (cr);
}

/* --- Mending --- */

/* The pixels of the layer that are within @reach of @cells. (transfer full) */
static cairo_region_t *
get_pixels_near (const BastideLayer   *layer,
                 const cairo_region_t *cells,
                 double                reach)
{
  cairo_region_t *pixels = cairo_region_create ();
  double scale = layer->view.scale;

  for (int i = 0; i < cairo_region_num_rectangles (cells); i++)
    {
      cairo_rectangle_int_t box;
      double x, y;
      int left, top;

      cairo_region_get_rectangle (cells, i, &box);
      bst_render_viewport_to_view (&layer->view, box.x, box.y, &x, &y);
      left = (int) floor (x - reach);
      top = (int) floor (y - reach);
      box.width = (int) ceil (x + box.width * scale + reach) - left;
      box.height = (int) ceil (y + box.height * scale + reach) - top;
      box.x = left;
      box.y = top;
      cairo_region_union_rectangle (pixels, &box);
    }

  return pixels;
}

/* A block with pixels of its own: those of before, drawn anew within @mended. The old ones are left alone: GTK
 * compares its frame with that before, and cairo would copy all of them to change some. */
static GskRenderNode *
mend_block (const BastideLayer          *layer,
            GskRenderNode               *block,
            const cairo_rectangle_int_t *box,
            const cairo_rectangle_int_t *mended,
            BastideLayerDraw             draw,
            gpointer                     owner)
{
  cairo_surface_t *pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, box->width, box->height);
  cairo_t *cr = cairo_create (pixels);
  BstRenderViewport view = layer->view;
  GskRenderNode *node;

  cairo_translate (cr, -box->x, -box->y);
  gsk_render_node_draw (block, cr);
  cairo_rectangle (cr, mended->x, mended->y, mended->width, mended->height);
  cairo_clip (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_translate (cr, mended->x, mended->y);
  view.origin_x += mended->x / view.scale;
  view.origin_y += mended->y / view.scale;
  view.width = mended->width;
  view.height = mended->height;
  draw (owner, cr, &view);
  cairo_destroy (cr);
  node = make_block (pixels, box->x, box->y, box);
  cairo_surface_destroy (pixels);

  return node;
}

void
bastide_layer_spoil (BastideLayer         *layer,
                     const cairo_region_t *cells,
                     double                margin,
                     int                   least)
{
  cairo_region_t *pixels;

  if (layer->blocks == NULL)
    {
      bastide_layer_clear (layer);
      return;
    }
  pixels = get_pixels_near (layer, cells, MAX (margin * layer->view.scale, least));
  cairo_region_intersect_rectangle (pixels, &(cairo_rectangle_int_t) {
    0, 0, (int) layer->view.width, (int) layer->view.height,
  });
  if (layer->spoilt == NULL)
    layer->spoilt = cairo_region_create ();
  cairo_region_union (layer->spoilt, pixels);
  cairo_region_destroy (pixels);
}

/* What is spoilt of the block. FALSE if nothing is. */
static gboolean
get_spoilt_box (const BastideLayer          *layer,
                const cairo_rectangle_int_t *block,
                cairo_rectangle_int_t       *box)
{
  cairo_region_t *inside = cairo_region_copy (layer->spoilt);

  cairo_region_intersect_rectangle (inside, block);
  cairo_region_get_extents (inside, box);
  cairo_region_destroy (inside);

  return box->width > 0;
}

gboolean
bastide_layer_mend (BastideLayer     *layer,
                    gint64            until,
                    BastideLayerDraw  draw,
                    gpointer          owner)
{
  guint n_mended = 0;

  if (layer->spoilt == NULL)
    return TRUE;

  for (guint i = 0; !cairo_region_is_empty (layer->spoilt)
                    && (n_mended == 0 || g_get_monotonic_time () < until); i++)
    {
      GskRenderNode *block = layer->blocks->pdata[i];
      cairo_rectangle_int_t box = get_block_box (layer, i), mended;

      if (!get_spoilt_box (layer, &box, &mended))
        continue;
      layer->blocks->pdata[i] = mend_block (layer, block, &box, &mended, draw, owner);
      gsk_render_node_unref (block);
      cairo_region_subtract_rectangle (layer->spoilt, &box);
      n_mended++;
    }
  show_blocks (layer);
  if (!cairo_region_is_empty (layer->spoilt))
    return FALSE;
  g_clear_pointer (&layer->spoilt, cairo_region_destroy);

  return TRUE;
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
