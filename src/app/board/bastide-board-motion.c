/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What moves on the board, in the frames of its widget. */

#include "config.h"

#include "bastide-board-private.h"

gboolean
bastide_board_is_moving (BastideBoard *self)
{
  guint n_motions;

  bastide_motions_get (self->motions, &n_motions);

  return n_motions > 0;
}

void
bastide_board_free_motion (BastideBoard *self)
{
  if (self->motion_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->motion_tick);
  self->motion_tick = 0;
  g_clear_pointer (&self->motions, bastide_motions_free);
}

gboolean
bastide_board_may_move (BastideBoard *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);

  return animations;
}

double
bastide_board_get_progress (BastideBoard        *self,
                            const BastideMotion *motion)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return bastide_motion_get_progress (motion, gdk_frame_clock_get_frame_time (clock));
}

static gboolean
tick (GtkWidget     *widget,
      GdkFrameClock *clock,
      gpointer       data)
{
  BastideBoard *self = BASTIDE_BOARD (widget);

  gtk_widget_queue_draw (widget);
  if (bastide_motions_step (self->motions, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->motion_tick = 0;

  return G_SOURCE_REMOVE;
}

/* What was begun is seen in the next frames, if anything is. */
static void
begin (BastideBoard *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    bastide_motions_stop (self->motions);
  else if (bastide_board_is_moving (self) && self->motion_tick == 0)
    self->motion_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick, NULL, NULL);
}

void
bastide_board_move_on (BastideBoard *self)
{
  bastide_motions_move_on (self->motions, self->shown, bastide_study_is_exam (self->study), bastide_board_may_move (self));
  begin (self);
}

void
bastide_board_move_view (BastideBoard *self,
                         double        dx,
                         double        dy)
{
  if (bastide_board_may_move (self))
    bastide_motions_move_view (self->motions, dx, dy);
  begin (self);
}

void
bastide_board_fade_map (BastideBoard *self)
{
  bastide_motions_fade_map (self->motions, bastide_board_may_move (self));
  begin (self);
}

void
bastide_board_pulse_feature (BastideBoard *self,
                             guint         part,
                             int           points)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (!bastide_board_has_record (self) || !bastide_board_may_move (self))
    return;
  bastide_layer_clear (&self->pulse_layer);
  bastide_motions_pulse_feature (self->motions, self->shown, part, points);
  begin (self);
}

void
bastide_board_pulse_problem (BastideBoard *self,
                             int           x,
                             int           y,
                             int           edge)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  bastide_motions_pulse_problem (self->motions, x, y, edge);
  begin (self);
}
