/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-thumbnail.h"
#include "bastide-kept-picture.h"
#include "bastide-sketch.h"

struct _BastideThumbnail
{
  GtkWidget     parent_instance;

  int           width, height;
  BastideShown *shown;          /* owned: what is drawn (nullable) */
  gboolean      is_part;
  BstRenderBox  box;            /* of the part */
  guint         tile;           /* of a sample; 0 */
  BstRenderShow show;           /* on a sample */
  BastideKeptPicture picture;
};

G_DEFINE_FINAL_TYPE (BastideThumbnail, bastide_thumbnail, GTK_TYPE_WIDGET)

static void
bastide_thumbnail_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  BastideThumbnail *self = BASTIDE_THUMBNAIL (widget);

  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
  *minimum = MIN (*natural, BASTIDE_SKETCH_WIDE);
}

static cairo_surface_t *
draw (GtkWidget *widget,
      gboolean   is_dark)
{
  BastideThumbnail *self = BASTIDE_THUMBNAIL (widget);
  const BastideSketch sketch = {
    .position = bastide_shown_get_position (self->shown),
    .art = bastide_shown_get_art (self->shown),
    .width = self->width,
    .height = self->height,
    .part = self->is_part ? &self->box : NULL,
    .tile = self->tile,
    .show = self->show,
  };

  return bastide_sketch_draw (&sketch, bastide_shown_get_theme (self->shown, is_dark),
                              gtk_widget_get_scale_factor (widget));
}

static void
bastide_thumbnail_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BastideThumbnail *self = BASTIDE_THUMBNAIL (widget);

  if (self->shown != NULL)
    bastide_kept_picture_snapshot (&self->picture, widget, snapshot, self->width, self->height, draw);
}

void
bastide_thumbnail_set (BastideThumbnail   *self,
                       BastideShown       *shown,
                       const BstRenderBox *box)
{
  g_return_if_fail (BASTIDE_IS_THUMBNAIL (self));
  g_return_if_fail (shown != NULL);

  bastide_shown_set (&self->shown, shown);
  self->is_part = box != NULL;
  if (box != NULL)
    self->box = *box;
  bastide_kept_picture_clear (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_thumbnail_set_sample (BastideThumbnail *self,
                              BastideShown     *shown,
                              guint             tile,
                              BstRenderShow     show)
{
  g_return_if_fail (BASTIDE_IS_THUMBNAIL (self));

  self->tile = tile;
  self->show = show;
  bastide_thumbnail_set (self, shown, NULL);
}

static void
bastide_thumbnail_dispose (GObject *object)
{
  BastideThumbnail *self = BASTIDE_THUMBNAIL (object);

  bastide_kept_picture_clear (&self->picture);
  bastide_shown_set (&self->shown, NULL);

  G_OBJECT_CLASS (bastide_thumbnail_parent_class)->dispose (object);
}

static void
bastide_thumbnail_class_init (BastideThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_thumbnail_dispose;
  widget_class->measure = bastide_thumbnail_measure;
  widget_class->snapshot = bastide_thumbnail_snapshot;
  /* What it belongs to stands beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_thumbnail_init (BastideThumbnail *self)
{
  bastide_kept_picture_follow (GTK_WIDGET (self));
}

GtkWidget *
bastide_thumbnail_new (int width,
                       int height)
{
  BastideThumbnail *self = g_object_new (BASTIDE_TYPE_THUMBNAIL, NULL);

  self->width = width;
  self->height = height;

  return GTK_WIDGET (self);
}
