/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A child that fits itself to the width that there is. It is given any width: what it needs at the moment, with all of its
 * panes, says nothing about what it needs when it has put some of them away. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ROOM (bastide_room_get_type ())
G_DECLARE_FINAL_TYPE (BastideRoom, bastide_room, BASTIDE, ROOM, GtkWidget)

/* Property: "child" (GtkWidget). Signal: "given" (int width, int height), in pixels, at every layout and before the child
 * has its own, which may change what the child needs. */

/* What the child needs by now, in pixels. */
int bastide_room_get_needed_width (BastideRoom *self);

/* Lies over the child, as large as the room, until it is unparented. */
void bastide_room_add (BastideRoom *self,
                       GtkWidget   *over);

G_END_DECLS
