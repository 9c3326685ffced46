/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-die.h"
#include "bastide-die-picture.h"

#include <bst-house-rules.h>

#include <glib/gi18n.h>

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
  *minimum = *natural = BASTIDE_DIE_PICTURE_SIZE;
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
  bastide_die_picture_draw (cr, self->colour, self->face);
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
