/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-next-frame.h"

/* The last frame in which one of them was done. Who comes too late for it is the first in the next: GTK calls those first that
 * have waited longest. */
static struct
{
  GdkFrameClock *clock;         /* only compared */
  gint64         frame;
} served;

static gboolean
is_taken (GdkFrameClock *clock)
{
  return served.clock == clock && served.frame == gdk_frame_clock_get_frame_counter (clock);
}

static gboolean
ticked (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  BastideNextFrame *self = data;
  guint tick = self->tick;

  if (!self->has_drawn)
    {
      self->has_drawn = TRUE;
      return G_SOURCE_CONTINUE;
    }
  if (is_taken (clock))
    return G_SOURCE_CONTINUE;
  /* It may ask for another frame itself. */
  self->tick = 0;
  if (self->func (widget))
    {
      /* What takes several frames keeps them from nobody. */
      self->tick = tick;
      return G_SOURCE_CONTINUE;
    }
  served.clock = clock;
  served.frame = gdk_frame_clock_get_frame_counter (clock);

  return G_SOURCE_REMOVE;
}

void
bastide_next_frame_call (BastideNextFrame     *self,
                         GtkWidget            *widget,
                         BastideNextFrameFunc  func)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  self->func = func;
  self->has_drawn = FALSE;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (widget, ticked, self, NULL);
}

void
bastide_next_frame_finish (BastideNextFrame *self,
                           GtkWidget        *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (widget, self->tick);
  self->tick = 0;
  while (self->func (widget))
    ;
}
