/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pointing.h"

#include <glib/gi18n.h>

struct _BastidePointing
{
  GtkWidget       parent_instance;

  BastidePointer *pointer;      /* owned */
  GtkWidget      *kept;         /* weak (nullable): what the spotlight leaves as it is, at the bottom */
};

G_DEFINE_FINAL_TYPE (BastidePointing, bastide_pointing, GTK_TYPE_WIDGET)

static void
bastide_pointing_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  BastidePointing *self = BASTIDE_POINTING (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t kept;
  gboolean has_kept = self->kept != NULL && gtk_widget_compute_bounds (self->kept, widget, &kept);
  cairo_t *cr;

  if (!bastide_pointer_is_seen (self->pointer))
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  bastide_pointer_draw (self->pointer, cr, width, height, has_kept ? (double) kept.origin.y : height);
  cairo_destroy (cr);
}

static void
changed (BastidePointing *self)
{
  g_autofree char *text = bastide_pointer_dup_text (self->pointer);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_pointing_set_kept (BastidePointing *self,
                           GtkWidget       *widget)
{
  g_return_if_fail (BASTIDE_IS_POINTING (self));

  g_set_weak_pointer (&self->kept, widget);
}

/* --- The mouse --- */

static void
moved (BastidePointing *self,
       double           x,
       double           y)
{
  bastide_pointer_set_place (self->pointer, x / MAX (1, gtk_widget_get_width (GTK_WIDGET (self))),
                             y / MAX (1, gtk_widget_get_height (GTK_WIDGET (self))));
}

static void
clicked (BastidePointing *self,
         int              n_clicks,
         double           x,
         double           y)
{
  moved (self, x, y);
  bastide_pointer_put_disc (self->pointer);
}

/* --- Class --- */

static void
bastide_pointing_finalize (GObject *object)
{
  BastidePointing *self = BASTIDE_POINTING (object);

  g_clear_object (&self->pointer);
  g_clear_weak_pointer (&self->kept);

  G_OBJECT_CLASS (bastide_pointing_parent_class)->finalize (object);
}

static void
bastide_pointing_class_init (BastidePointingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_pointing_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = bastide_pointing_snapshot;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_pointing_init (BastidePointing *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Projected board"), -1);
}

GtkWidget *
bastide_pointing_new (BastidePointer *pointer)
{
  BastidePointing *self = g_object_new (BASTIDE_TYPE_POINTING, NULL);

  self->pointer = g_object_ref (pointer);
  g_signal_connect_object (pointer, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pointer, "moved", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
