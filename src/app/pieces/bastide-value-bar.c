/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-value-bar.h"
#include "bastide-text-size.h"
#include "bastide-value-picture.h"
#include "bastide-widget-pen.h"

#include <math.h>
#include <string.h>

struct _BastideValueBar
{
  GtkWidget  parent_instance;

  BstGame   *game;          /* owned; NULL while nothing is known */
  double     shares[BST_MAX_PLAYERS];
  guint      player;
  char      *text;          /* owned */
};

G_DEFINE_FINAL_TYPE (BastideValueBar, bastide_value_bar, GTK_TYPE_WIDGET)

void
bastide_value_bar_clear (BastideValueBar *self)
{
  g_return_if_fail (BASTIDE_IS_VALUE_BAR (self));

  g_clear_pointer (&self->game, bst_game_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
bastide_value_bar_set (BastideValueBar *self,
                       BstGame         *game,
                       const double    *shares,
                       guint            player,
                       const char      *text,
                       const char      *sentence)
{
  g_return_if_fail (BASTIDE_IS_VALUE_BAR (self));

  bst_game_ref (game);
  g_clear_pointer (&self->game, bst_game_unref);
  self->game = game;
  memcpy (self->shares, shares, bst_game_get_n_players (game) * sizeof *shares);
  self->player = player;
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Drawing --- */

static void
bastide_value_bar_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  double scale = bastide_text_size_get_scale (widget);

  *minimum = *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? bastide_value_picture_get_width (scale)
                                                                              : bastide_value_picture_get_height (scale));
}

static void
bastide_value_bar_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BastideValueBar *self = BASTIDE_VALUE_BAR (widget);
  BastideValuePicture picture = { self->game, .player = self->player, .text = self->text };
  BastidePen pen;

  if (self->game == NULL)
    return;
  memcpy (picture.shares, self->shares, sizeof picture.shares);
  pen = bastide_widget_pen_begin (widget, snapshot);
  bastide_value_picture_draw (&picture, &pen);
  cairo_destroy (pen.cr);
}

/* --- Class --- */

static void
bastide_value_bar_dispose (GObject *object)
{
  BastideValueBar *self = BASTIDE_VALUE_BAR (object);

  g_clear_pointer (&self->game, bst_game_unref);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (bastide_value_bar_parent_class)->dispose (object);
}

static void
bastide_value_bar_class_init (BastideValueBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_value_bar_dispose;
  widget_class->measure = bastide_value_bar_measure;
  widget_class->snapshot = bastide_value_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_value_bar_init (BastideValueBar *self)
{
  /* The board below it is what one clicks on. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
