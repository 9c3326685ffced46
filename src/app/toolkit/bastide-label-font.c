/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-label-font.h"

#include <pango/pangocairo.h>

cairo_font_face_t *
bastide_label_font_new (GtkWidget *widget)
{
  PangoContext *context;
  PangoFontDescription *description;
  cairo_scaled_font_t *scaled = NULL;
  cairo_font_face_t *face = NULL;
  g_autoptr (PangoFont) font = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  context = gtk_widget_get_pango_context (widget);
  description = pango_font_description_copy (pango_context_get_font_description (context));
  pango_font_description_set_weight (description, PANGO_WEIGHT_SEMIBOLD);
  font = pango_context_load_font (context, description);
  pango_font_description_free (description);
  if (PANGO_IS_CAIRO_FONT (font))
    scaled = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font));
  if (scaled != NULL)
    face = cairo_font_face_reference (cairo_scaled_font_get_font_face (scaled));

  return face;
}
