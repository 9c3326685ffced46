/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What eyes make of colours. */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_VISION_USUAL,
  BASTIDE_VISION_GREY,          /* as on paper */
  BASTIDE_VISION_NO_GREEN       /* deuteranopia, the most frequent of the colour-blind */
} BastideVision;

/* Makes of an RGB or ARGB32 image, which is opaque, what such eyes see of it. */
void bastide_vision_see (BastideVision    self,
                         cairo_surface_t *surface);

G_END_DECLS
