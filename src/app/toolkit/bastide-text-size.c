/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-text-size.h"

/* Dots per inch of texts at their usual size, in the unit of the setting. */
#define USUAL_DPI (96 * 1024)

double
bastide_text_size_get_scale (GtkWidget *widget)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);

  return MAX (1.0, (double) dpi / USUAL_DPI);
}
