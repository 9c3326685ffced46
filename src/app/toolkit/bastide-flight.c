/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-flight.h"
#include "bastide-room.h"

#include <adwaita.h>

/* How it looks while it flies, and for how long it goes home, in milliseconds. */
#define OPACITY     0.9
#define LARGER      1.06
#define HOME_TIME   220

struct _BastideFlight
{
  GtkWidget         parent_instance;

  GtkWidget        *from;       /* weak */
  GdkPaintable     *picture;    /* owned */
  AdwAnimation     *homing;     /* owned; NULL until it goes home */
  double            size;
  int               quarters;
  graphene_point_t  at;         /* its middle, in the room */
  graphene_point_t  home;
  graphene_point_t  left_from;  /* from where it goes home */
};

G_DEFINE_FINAL_TYPE (BastideFlight, bastide_flight, GTK_TYPE_WIDGET)

/* --- Where it is --- */

static void
find_point (BastideFlight    *self,
            double            x,
            double            y,
            graphene_point_t *point)
{
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GtkWidget *room = gtk_widget_get_parent (GTK_WIDGET (self));

  if (self->from == NULL || room == NULL || !gtk_widget_compute_point (self->from, room, &at, point))
    *point = self->at;
}

BastideFlight *
bastide_flight_begin (GtkWidget    *from,
                      double        x,
                      double        y,
                      GdkPaintable *picture,
                      double        size)
{
  GtkWidget *room = gtk_widget_get_ancestor (from, BASTIDE_TYPE_ROOM);
  BastideFlight *self;

  if (room == NULL)
    return NULL;
  self = g_object_new (BASTIDE_TYPE_FLIGHT, NULL);
  self->picture = g_object_ref (picture);
  self->size = size;
  g_set_weak_pointer (&self->from, from);
  bastide_room_add (BASTIDE_ROOM (room), GTK_WIDGET (self));
  find_point (self, x, y, &self->home);
  self->at = self->home;

  return self;
}

void
bastide_flight_move (BastideFlight *self,
                     double         x,
                     double         y)
{
  g_return_if_fail (BASTIDE_IS_FLIGHT (self));

  find_point (self, x, y, &self->at);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_flight_turn (BastideFlight *self,
                     int            quarters)
{
  g_return_if_fail (BASTIDE_IS_FLIGHT (self));

  self->quarters += quarters;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Going --- */

static void
went (double   part,
      gpointer flight)
{
  BastideFlight *self = flight;

  graphene_point_interpolate (&self->left_from, &self->home, part, &self->at);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
is_home (BastideFlight *self)
{
  gtk_widget_unparent (GTK_WIDGET (self));
}

void
bastide_flight_end (BastideFlight *self,
                    gboolean       goes_home)
{
  g_return_if_fail (BASTIDE_IS_FLIGHT (self));

  if (!goes_home || self->homing != NULL)
    {
      gtk_widget_unparent (GTK_WIDGET (self));
      return;
    }
  self->left_from = self->at;
  self->homing = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, HOME_TIME,
                                          adw_callback_animation_target_new (went, self, NULL));
  g_signal_connect_object (self->homing, "done", G_CALLBACK (is_home), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->homing);
}

/* --- Class --- */

static void
bastide_flight_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BastideFlight *self = BASTIDE_FLIGHT (widget);
  float edge = (float) (self->size * LARGER);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &self->at);
  gtk_snapshot_rotate (snapshot, (float) (90 * (self->quarters % 4)));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-edge / 2, -edge / 2));
  gtk_snapshot_push_opacity (snapshot, OPACITY);
  gdk_paintable_snapshot (self->picture, snapshot, (double) edge, (double) edge);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
bastide_flight_dispose (GObject *object)
{
  BastideFlight *self = BASTIDE_FLIGHT (object);

  g_clear_object (&self->homing);
  g_clear_object (&self->picture);
  g_clear_weak_pointer (&self->from);

  G_OBJECT_CLASS (bastide_flight_parent_class)->dispose (object);
}

static void
bastide_flight_class_init (BastideFlightClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_flight_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = bastide_flight_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_flight_init (BastideFlight *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}
