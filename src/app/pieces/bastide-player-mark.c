/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-player-mark.h"
#include "bastide-mark-picture.h"

#define SIZE BASTIDE_MARK_PICTURE_SIZE

struct _BastidePlayerMark
{
  GtkWidget parent_instance;

  BstColour colours[BST_MAX_PLAYERS];
  guint     n_colours;
};

G_DEFINE_FINAL_TYPE (BastidePlayerMark, bastide_player_mark, GTK_TYPE_WIDGET)

static void
bastide_player_mark_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  guint n = MAX (1, BASTIDE_PLAYER_MARK (widget)->n_colours);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? SIZE * (int) n : SIZE;
  *natural = *minimum;
}

static void
bastide_player_mark_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  BastidePlayerMark *self = BASTIDE_PLAYER_MARK (widget);
  double y = gtk_widget_get_height (widget) / 2.0;
  cairo_t *cr;

  if (self->n_colours == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                       gtk_widget_get_height (widget)));
  for (guint i = 0; i < self->n_colours; i++)
    bastide_mark_picture_draw (cr, self->colours[i], SIZE * (i + 0.5), y, SIZE);
  cairo_destroy (cr);
}

static void
bastide_player_mark_class_init (BastidePlayerMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = bastide_player_mark_measure;
  widget_class->snapshot = bastide_player_mark_snapshot;
  /* The name of the player stands beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_player_mark_init (BastidePlayerMark *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
bastide_player_mark_new (void)
{
  return g_object_new (BASTIDE_TYPE_PLAYER_MARK, NULL);
}

void
bastide_player_mark_set (BastidePlayerMark *self,
                         const BstGame     *game,
                         guint              players)
{
  guint n_before;

  g_return_if_fail (BASTIDE_IS_PLAYER_MARK (self));

  n_before = self->n_colours;
  self->n_colours = bastide_mark_picture_list (game, players, self->colours);
  if (MAX (1, n_before) != MAX (1, self->n_colours))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_player_mark_set_colour (BastidePlayerMark *self,
                                BstColour          colour)
{
  g_return_if_fail (BASTIDE_IS_PLAYER_MARK (self));

  self->colours[0] = colour;
  if (self->n_colours > 1)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->n_colours = 1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
