/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What small charts and bars are drawn with: where, how large, and in which letters and colours. */

#pragma once

#include <bst-render-theme.h>
#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* All borrowed, for one drawing. */
typedef struct
{
  cairo_t      *cr;             /* NULL where it is only measured */
  PangoContext *context;        /* gives the font */
  double        text_scale;     /* to the usual size of texts */
  int           width;          /* in pixels */
  int           height;
  double        ink[4];         /* of texts: red, green, blue, alpha */
  gboolean      is_dark;
} BastidePen;

/* Pixels of what has so many where texts have the usual size. */
double       bastide_pen_get_size   (const BastidePen      *self,
                                     double                 pixels);
/* The colour of texts, with so much of its alpha. */
void         bastide_pen_set_ink    (const BastidePen      *self,
                                     double                 alpha);
void         bastide_pen_set_colour (const BastidePen      *self,
                                     const BstRenderColour *colour,
                                     double                 alpha);
/* (transfer full) */
PangoLayout *bastide_pen_dup_layout (const BastidePen      *self,
                                     const char            *text) G_GNUC_WARN_UNUSED_RESULT;
/* A path with round corners. */
void         bastide_pen_round_box  (const BastidePen      *self,
                                     double                 x,
                                     double                 y,
                                     double                 width,
                                     double                 height,
                                     double                 radius);

G_END_DECLS
