/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-texture.h"

GdkTexture *
bastide_texture_new (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static GObject *
make (cairo_surface_t *surface)
{
  return G_OBJECT (bastide_texture_new (surface));
}

GdkTexture *
bastide_texture_of_tile (BastideTileCache *tiles,
                         guint             type,
                         guint             variant,
                         guint             rotation)
{
  return GDK_TEXTURE (bastide_tile_cache_get_made (tiles, type, variant, rotation, make));
}
