/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is asked on the board; one thing at a time. */

#include "config.h"

#include "bastide-board-private.h"

void
bastide_board_close_popover (BastideBoard *self)
{
  GtkWidget *popover = g_steal_pointer (&self->popover);

  if (popover != NULL)
    gtk_widget_unparent (popover);
}

static gboolean
drop_popover (gpointer data)
{
  BastideBoard *self = data;

  /* Another one may have been opened by now. */
  if (self->popover == NULL || gtk_widget_get_visible (self->popover))
    return G_SOURCE_REMOVE;
  bastide_board_close_popover (self);
  /* GTK does not tell the board when the pointer leaves it from where the popover was. */
  bastide_board_pointer_left (self);
  bastide_board_tool_popover_closed (self->tool, self->asked_by_keys);

  return G_SOURCE_REMOVE;
}

/* Not at once: the click that closes it is still under way. */
static void
popover_closed (BastideBoard *self)
{
  if (self->popover != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_popover, g_object_ref (self), g_object_unref);
}

void
bastide_board_pop_up (BastideBoard *self,
                      GtkWidget    *popover,
                      double        x,
                      double        y)
{
  int scale_factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  bastide_board_close_popover (self);
  self->asked_by_keys = self->cursor;
  self->popover = popover;
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  bst_render_viewport_to_view (&self->view, x, y, &x, &y);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle) { (int) x / scale_factor, (int) y / scale_factor,
                                                 1, 1 });
  g_signal_connect_swapped (popover, "closed", G_CALLBACK (popover_closed), self);
  gtk_popover_popup (GTK_POPOVER (popover));
}

gboolean
bastide_board_is_asking (BastideBoard *self)
{
  return self->popover != NULL;
}

void
bastide_board_pop_down (BastideBoard *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}
