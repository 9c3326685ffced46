/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A picture that is dragged through the window: under the pointer, a little larger and paler than it will lie. It is over
 * all else, in the room of the window. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_FLIGHT (bastide_flight_get_type ())
G_DECLARE_FINAL_TYPE (BastideFlight, bastide_flight, BASTIDE, FLIGHT, GtkWidget)

/* Begins at a point of @from, where it comes home to. Lives until bastide_flight_end(). @size: its edge, in units.
 * NULL in a window without a room. (transfer none) */
BastideFlight *bastide_flight_begin (GtkWidget     *from,
                                     double         x,
                                     double         y,
                                     GdkPaintable  *picture,
                                     double         size);

/* To a point of the widget where it began. */
void           bastide_flight_move  (BastideFlight *self,
                                     double         x,
                                     double         y);
/* By so many quarter turns clockwise. */
void           bastide_flight_turn  (BastideFlight *self,
                                     int            quarters);
/* It goes; with @goes_home to where it began, which is seen. */
void           bastide_flight_end   (BastideFlight *self,
                                     gboolean       goes_home);

G_END_DECLS
