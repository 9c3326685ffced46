/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of all players with their marks, as some readers see them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_VISION_USUAL,
  BASTIDE_VISION_GREY,          /* as on paper */
  BASTIDE_VISION_NO_GREEN       /* deuteranopia, the most frequent of the colour-blind */
} BastideVision;

#define BASTIDE_TYPE_COLOUR_PREVIEW (bastide_colour_preview_get_type ())
G_DECLARE_FINAL_TYPE (BastideColourPreview, bastide_colour_preview, BASTIDE, COLOUR_PREVIEW, GtkWidget)

GtkWidget *bastide_colour_preview_new (BastideVision vision);

G_END_DECLS
