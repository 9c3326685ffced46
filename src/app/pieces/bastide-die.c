/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-die.h"

#include <bst-house-rules.h>
#include <bst-render-theme.h>

#include <glib/gi18n.h>

#define SIZE   18
#define RADIUS 4.0
#define PIP    1.7      /* radius */
#define SPREAD 4.5      /* from the middle to the outer pips */

struct _BastideDie
{
  GtkWidget parent_instance;

  BstColour colour;
  guint     face;       /* 0 until there is a score */
};

G_DEFINE_FINAL_TYPE (BastideDie, bastide_die, GTK_TYPE_WIDGET)

/* --- Drawing --- */

static void
bastide_die_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
draw_body (cairo_t              *cr,
           const BstRenderColour *fill)
{
  double edge = SIZE / 2.0 - 1;

  cairo_new_sub_path (cr);
  for (int corner = 0; corner < 4; corner++)
    cairo_arc (cr, (corner == 0 || corner == 3 ? 1 : -1) * (edge - RADIUS),
               (corner < 2 ? 1 : -1) * (edge - RADIUS), RADIUS,
               corner * G_PI / 2, (corner + 1) * G_PI / 2);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.95, 0.95, 0.93);
  cairo_set_line_width (cr, 2);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.12);
  cairo_set_line_width (cr, 1);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, fill->red, fill->green, fill->blue);
  cairo_fill (cr);
}

static void
draw_pip (cairo_t *cr,
          int      column,
          int      row)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, column * SPREAD, row * SPREAD, PIP, 0, 2 * G_PI);
}

static void
draw_pips (cairo_t               *cr,
           const BstRenderColour *colour,
           guint                  face)
{
  if (face % 2 == 1)
    draw_pip (cr, 0, 0);
  if (face >= 2)
    {
      draw_pip (cr, 1, -1);
      draw_pip (cr, -1, 1);
    }
  if (face >= 4)
    {
      draw_pip (cr, -1, -1);
      draw_pip (cr, 1, 1);
    }
  if (face == 6)
    {
      draw_pip (cr, -1, 0);
      draw_pip (cr, 1, 0);
    }
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  cairo_fill (cr);
}

static void
bastide_die_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  BastideDie *self = BASTIDE_DIE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, width / 2.0, height / 2.0);
  draw_body (cr, bst_render_player_colour (self->colour));
  draw_pips (cr, bst_render_player_contrast (self->colour), self->face);
  cairo_destroy (cr);
}

/* --- What it says --- */

static char *
dup_text (guint face)
{
  if (face == BST_DIE_BEFORE)
    /* Translators: H12 is a house rule: dice on the score track show how often it was passed. */
    return g_strdup_printf (_("The die shows %u: less than %u points (H12)"), face,
                            BST_DIE_LAP);

  return g_strdup_printf (_("The die shows %u: %u points or more (H12)"), face,
                          face * BST_DIE_LAP);
}

void
bastide_die_set_score (BastideDie *self,
                       int         score)
{
  guint face = bst_score_get_die_face (score);
  g_autofree char *text = NULL;

  g_return_if_fail (BASTIDE_IS_DIE (self));

  if (face == self->face)
    return;
  self->face = face;
  text = dup_text (face);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Class --- */

static void
bastide_die_class_init (BastideDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = bastide_die_measure;
  widget_class->snapshot = bastide_die_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_die_init (BastideDie *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
bastide_die_new (BstColour colour)
{
  BastideDie *self = g_object_new (BASTIDE_TYPE_DIE, NULL);

  self->colour = colour;

  return GTK_WIDGET (self);
}
