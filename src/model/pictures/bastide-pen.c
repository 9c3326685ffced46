/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pen.h"

double
bastide_pen_get_size (const BastidePen *self,
                      double            pixels)
{
  return pixels * self->text_scale;
}

void
bastide_pen_set_ink (const BastidePen *self,
                     double            alpha)
{
  cairo_set_source_rgba (self->cr, self->ink[0], self->ink[1], self->ink[2], self->ink[3] * alpha);
}

void
bastide_pen_set_colour (const BastidePen      *self,
                        const BstRenderColour *colour,
                        double                 alpha)
{
  cairo_set_source_rgba (self->cr, colour->red, colour->green, colour->blue, alpha);
}

PangoLayout *
bastide_pen_dup_layout (const BastidePen *self,
                        const char       *text)
{
  PangoLayout *layout = pango_layout_new (self->context);

  pango_layout_set_text (layout, text, -1);

  return layout;
}

void
bastide_pen_round_box (const BastidePen *self,
                       double            x,
                       double            y,
                       double            width,
                       double            height,
                       double            radius)
{
  cairo_new_path (self->cr);
  cairo_arc (self->cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (self->cr, x + width - radius, y + radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (self->cr, x + width - radius, y + height - radius, radius, 0, 0.5 * G_PI);
  cairo_arc (self->cr, x + radius, y + height - radius, radius, 0.5 * G_PI, G_PI);
  cairo_close_path (self->cr);
}
