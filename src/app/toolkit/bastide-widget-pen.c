/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-widget-pen.h"
#include "bastide-text-size.h"

#include <adwaita.h>

BastidePen
bastide_widget_pen_get (GtkWidget *widget)
{
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);

  return (BastidePen) {
    .context = gtk_widget_get_pango_context (widget),
    .text_scale = bastide_text_size_get_scale (widget),
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .ink = { ink.red, ink.green, ink.blue, ink.alpha },
    .is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ()),
  };
}

BastidePen
bastide_widget_pen_begin (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  BastidePen pen = bastide_widget_pen_get (widget);

  pen.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, pen.width, pen.height));

  return pen;
}
