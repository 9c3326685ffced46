/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-vision.h"

#include <math.h>

/* From linear light to what is seen of it: rows for red, green and blue. Deuteranopia: Machado, Oliveira and Fernandes,
 * 2009, severity 1. Grey: the luminance of sRGB. */
static const double no_green[3][3] = {
  { 0.367322, 0.860646, -0.227968 },
  { 0.280085, 0.672501, 0.047413 },
  { -0.011820, 0.042940, 0.968881 },
};
static const double grey[3][3] = {
  { 0.2126, 0.7152, 0.0722 },
  { 0.2126, 0.7152, 0.0722 },
  { 0.2126, 0.7152, 0.0722 },
};

static double
to_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
from_linear (double value)
{
  value = CLAMP (value, 0, 1);

  return value <= 0.0031308 ? value * 12.92 : 1.055 * pow (value, 1 / 2.4) - 0.055;
}

/* @pixel: blue, green, red of an opaque one. */
static void
see_pixel (guint8       *pixel,
           const double  matrix[3][3])
{
  double linear[3];

  for (guint i = 0; i < 3; i++)
    linear[i] = to_linear (pixel[2 - i] / 255.0);
  for (guint i = 0; i < 3; i++)
    pixel[2 - i] = (guint8) lround (255 * from_linear (matrix[i][0] * linear[0] + matrix[i][1] * linear[1]
                                                       + matrix[i][2] * linear[2]));
}

void
bastide_vision_see (BastideVision    self,
                    cairo_surface_t *surface)
{
  const double (*matrix)[3] = self == BASTIDE_VISION_GREY ? grey : no_green;
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);

  if (self == BASTIDE_VISION_USUAL)
    return;
  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    {
      guint32 *row = (guint32 *) (gpointer) (cairo_image_surface_get_data (surface) + y * stride);

      for (int x = 0; x < width; x++)
        {
          guint8 pixel[3] = { row[x] & 0xff, (row[x] >> 8) & 0xff, (row[x] >> 16) & 0xff };

          see_pixel (pixel, matrix);
          row[x] = 0xff000000u | (guint32) pixel[2] << 16 | (guint32) pixel[1] << 8 | pixel[0];
        }
    }
  cairo_surface_mark_dirty (surface);
}
