/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside-pixels.h"
#include "inside.h"

#include <math.h>

/* (transfer full) (nullable) */
static GskRenderNode *
get_node (GdkPaintable *paintable,
          int           width,
          int           height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, width, height);

  return gtk_snapshot_free_to_node (snapshot);
}

cairo_surface_t *
pixels_draw (GtkWidget *widget,
             int        scale)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  GskRenderNode *node;
  cairo_t *cr;

  /* What waits for its place in the window is drawn as nothing. */
  while ((node = get_node (paintable, width, height)) == NULL)
    inside_settle ();
  cairo_surface_set_device_scale (picture, scale, scale);
  cr = cairo_create (picture);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  return picture;
}

static guint32
get_pixel (cairo_surface_t *picture,
           int              x,
           int              y)
{
  const guchar *data = cairo_image_surface_get_data (picture);
  const guint32 *row = (const guint32 *) (const void *) (data + (gsize) y * (gsize) cairo_image_surface_get_stride (picture));

  return row[x];
}

static GdkRGBA
get_colour (guint32 pixel)
{
  return (GdkRGBA) { (float) (pixel >> 16 & 0xff) / 255, (float) (pixel >> 8 & 0xff) / 255, (float) (pixel & 0xff) / 255,
                     (float) (pixel >> 24) / 255 };
}

GdkRGBA
pixels_get (cairo_surface_t *picture,
            double           x,
            double           y)
{
  double scale;

  cairo_surface_get_device_scale (picture, &scale, NULL);

  return get_colour (get_pixel (picture, (int) (x * scale), (int) (y * scale)));
}

/* --- Areas --- */

/* What of @area is in the picture, in its pixels. */
static void
find_area (cairo_surface_t       *picture,
           const graphene_rect_t *area,
           cairo_rectangle_int_t *found)
{
  double scale;
  int right, bottom;

  cairo_surface_get_device_scale (picture, &scale, NULL);
  found->x = MAX ((int) ceil (area->origin.x * scale), 0);
  found->y = MAX ((int) ceil (area->origin.y * scale), 0);
  right = MIN ((int) ((area->origin.x + area->size.width) * scale), cairo_image_surface_get_width (picture));
  bottom = MIN ((int) ((area->origin.y + area->size.height) * scale), cairo_image_surface_get_height (picture));
  found->width = MAX (right - found->x, 0);
  found->height = MAX (bottom - found->y, 0);
}

static guint32
find_ground (cairo_surface_t             *picture,
             const cairo_rectangle_int_t *area)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  guint32 ground = 0;
  guint most = 0;

  for (int y = area->y; y < area->y + area->height; y++)
    for (int x = area->x; x < area->x + area->width; x++)
      {
        guint32 pixel = get_pixel (picture, x, y);
        guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (pixel))) + 1;

        g_hash_table_insert (counts, GUINT_TO_POINTER (pixel), GUINT_TO_POINTER (count));
        if (count > most)
          {
            most = count;
            ground = pixel;
          }
      }

  return ground;
}

GdkRGBA
pixels_get_ground (cairo_surface_t       *picture,
                   const graphene_rect_t *area)
{
  cairo_rectangle_int_t found;

  find_area (picture, area, &found);

  return get_colour (find_ground (picture, &found));
}

/* As WCAG 2.1 has it. */
static double
get_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
get_luminance (guint32 pixel)
{
  GdkRGBA colour = get_colour (pixel);

  return 0.2126 * get_linear (colour.red) + 0.7152 * get_linear (colour.green) + 0.0722 * get_linear (colour.blue);
}

double
pixels_get_contrast (cairo_surface_t       *picture,
                     const graphene_rect_t *area)
{
  cairo_rectangle_int_t found;
  guint32 last = 0;
  double ground, most = 1;

  find_area (picture, area, &found);
  ground = get_luminance (find_ground (picture, &found));
  for (int y = found.y; y < found.y + found.height; y++)
    for (int x = found.x; x < found.x + found.width; x++)
      {
        guint32 pixel = get_pixel (picture, x, y);
        double luminance;

        if (pixel == last)
          continue;
        last = pixel;
        luminance = get_luminance (pixel);
        most = MAX (most, (MAX (luminance, ground) + 0.05) / (MIN (luminance, ground) + 0.05));
      }

  return most;
}
