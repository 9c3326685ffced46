/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-pair.h"
#include "bastide-kept-picture.h"
#include "bastide-sketch.h"

struct _BastideTurnPair
{
  GtkWidget       parent_instance;

  BastideShown   *shown;        /* owned (nullable) */
  BstRenderGhost  ghosts[2];    /* valid with it: the best, and the other */
  BastideKeptPicture picture;
};

G_DEFINE_FINAL_TYPE (BastideTurnPair, bastide_turn_pair, GTK_TYPE_WIDGET)

static void
bastide_turn_pair_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = *natural = BASTIDE_SKETCH_PAIR_SIZE;
}

static cairo_surface_t *
draw (GtkWidget *widget,
      gboolean   is_dark)
{
  BastideTurnPair *self = BASTIDE_TURN_PAIR (widget);

  return bastide_sketch_draw_pair (bastide_shown_get_position (self->shown), bastide_shown_get_art (self->shown),
                                   self->ghosts, bastide_shown_get_theme (self->shown, is_dark),
                                   gtk_widget_get_scale_factor (widget));
}

static void
bastide_turn_pair_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BastideTurnPair *self = BASTIDE_TURN_PAIR (widget);

  if (self->shown != NULL)
    bastide_kept_picture_snapshot (&self->picture, widget, snapshot, BASTIDE_SKETCH_PAIR_SIZE, BASTIDE_SKETCH_PAIR_SIZE,
                                   draw);
}

void
bastide_turn_pair_set (BastideTurnPair      *self,
                       BastideShown         *shown,
                       const BstRenderGhost *best,
                       const BstRenderGhost *other)
{
  g_return_if_fail (BASTIDE_IS_TURN_PAIR (self));
  g_return_if_fail (shown != NULL);

  bastide_shown_set (&self->shown, shown);
  self->ghosts[0] = *best;
  self->ghosts[1] = *other;
  bastide_kept_picture_clear (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bastide_turn_pair_dispose (GObject *object)
{
  BastideTurnPair *self = BASTIDE_TURN_PAIR (object);

  bastide_kept_picture_clear (&self->picture);
  bastide_shown_set (&self->shown, NULL);

  G_OBJECT_CLASS (bastide_turn_pair_parent_class)->dispose (object);
}

static void
bastide_turn_pair_class_init (BastideTurnPairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_pair_dispose;
  widget_class->measure = bastide_turn_pair_measure;
  widget_class->snapshot = bastide_turn_pair_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_turn_pair_init (BastideTurnPair *self)
{
  bastide_kept_picture_follow (GTK_WIDGET (self));
}
