/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-preview.h"

/* Room that it asks for. */
#define NATURAL_SIZE 240

struct _BastidePreview
{
  GtkWidget           parent_instance;

  double              width;            /* of the drawing */
  double              height;
  BastidePreviewDraw  draw;             /* NULL until there is a drawing */
  gpointer            owner;            /* not owned */

  GskRenderNode      *node;             /* NULL unless it is drawn for the present size */
};

G_DEFINE_FINAL_TYPE (BastidePreview, bastide_preview, GTK_TYPE_WIDGET)

static void
bastide_preview_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = 80;
  *natural = NATURAL_SIZE;
}

static void
bastide_preview_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  g_clear_pointer (&BASTIDE_PREVIEW (widget)->node, gsk_render_node_unref);
}

static GskRenderNode *
make_node (BastidePreview *self,
           double          width,
           double          height)
{
  double scale = MIN (width / self->width, height / self->height);
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  graphene_rect_init (&bounds, (float) ((width - self->width * scale) / 2),
                      (float) ((height - self->height * scale) / 2),
                      (float) (self->width * scale), (float) (self->height * scale));
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, bounds.origin.x, bounds.origin.y);
  cairo_scale (cr, scale, scale);
  self->draw (cr, self->owner);
  cairo_destroy (cr);

  return node;
}

static void
bastide_preview_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  BastidePreview *self = BASTIDE_PREVIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (self->draw == NULL || width == 0 || height == 0)
    return;
  if (self->node == NULL)
    self->node = make_node (self, width, height);
  gtk_snapshot_append_node (snapshot, self->node);
}

static void
bastide_preview_finalize (GObject *object)
{
  g_clear_pointer (&BASTIDE_PREVIEW (object)->node, gsk_render_node_unref);

  G_OBJECT_CLASS (bastide_preview_parent_class)->finalize (object);
}

static void
bastide_preview_class_init (BastidePreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_preview_finalize;
  widget_class->measure = bastide_preview_measure;
  widget_class->size_allocate = bastide_preview_size_allocate;
  widget_class->snapshot = bastide_preview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_preview_init (BastidePreview *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
bastide_preview_set_drawing (BastidePreview     *self,
                             double              width,
                             double              height,
                             BastidePreviewDraw  draw,
                             gpointer            owner)
{
  g_return_if_fail (BASTIDE_IS_PREVIEW (self));
  g_return_if_fail (width > 0 && height > 0);

  self->width = width;
  self->height = height;
  self->draw = draw;
  self->owner = owner;
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
