/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of a window can be seen, as it is drawn: tests that measure it ask neither styles nor widgets. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A picture of all of @widget, with @scale pixels a unit: letters are so large then that the middle of a stroke has its whole
 * colour. (transfer full) */
cairo_surface_t *pixels_draw         (GtkWidget             *widget,
                                      int                    scale);
/* The colour in @picture at a place of the widget. */
GdkRGBA          pixels_get          (cairo_surface_t       *picture,
                                      double                 x,
                                      double                 y);
/* That of an area, of which there is most; and how far the farthest from it is, from 1 to 21. */
GdkRGBA          pixels_get_ground   (cairo_surface_t       *picture,
                                      const graphene_rect_t *area);
double           pixels_get_contrast (cairo_surface_t       *picture,
                                      const graphene_rect_t *area);

G_END_DECLS
