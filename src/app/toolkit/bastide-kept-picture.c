/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-kept-picture.h"
#include "bastide-texture.h"

#include <adwaita.h>

/* Of its corners, in widget units. */
#define RADIUS 9

void
bastide_kept_picture_follow (GtkWidget *widget)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
}

void
bastide_kept_picture_clear (BastideKeptPicture *self)
{
  g_clear_object (&self->texture);
}

static void
update (BastideKeptPicture     *self,
        GtkWidget              *widget,
        BastideKeptPictureDraw  draw)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  cairo_surface_t *surface;

  if (self->texture != NULL && is_dark == self->is_dark)
    return;
  bastide_kept_picture_clear (self);
  surface = draw (widget, is_dark);
  self->texture = bastide_texture_new (surface);
  self->is_dark = is_dark;
  cairo_surface_destroy (surface);
}

void
bastide_kept_picture_snapshot (BastideKeptPicture     *self,
                               GtkWidget              *widget,
                               GtkSnapshot            *snapshot,
                               int                     width,
                               int                     height,
                               BastideKeptPictureDraw  draw)
{
  float room = (float) gtk_widget_get_width (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((room - (float) width) / 2, 0, (float) width, (float) height);
  graphene_rect_t seen;
  GskRoundedRect corners;

  update (self, widget, draw);
  graphene_rect_intersection (&bounds, &GRAPHENE_RECT_INIT (0, 0, room, (float) height), &seen);
  gsk_rounded_rect_init_from_rect (&corners, &seen, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &corners);
  gtk_snapshot_append_texture (snapshot, self->texture, &bounds);
  gtk_snapshot_pop (snapshot);
}
