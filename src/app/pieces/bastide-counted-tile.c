/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-counted-tile.h"
#include "bastide-text-size.h"

/* Of the number's field, in pixels for texts of the usual size, and how far it stands out over the corner. */
#define BADGE  18
#define BEYOND 2

/* Of the number beside other texts. */
#define TEXT 0.78

/* Of a picture of which there is none, and of the line round the number. */
#define NONE 0.35
#define LINE 0.25f

struct _BastideCountedTile
{
  GtkWidget    parent_instance;

  GdkTexture  *texture;     /* owned (nullable) */
  guint        count;
  PangoLayout *text;        /* owned; NULL until it is drawn */
};

G_DEFINE_FINAL_TYPE (BastideCountedTile, bastide_counted_tile, GTK_TYPE_WIDGET)

static void
bastide_counted_tile_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  *minimum = *natural = BASTIDE_COUNTED_TILE_SIZE;
}

static PangoLayout *
get_text (BastideCountedTile *self)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  g_autofree char *text = NULL;

  if (self->text != NULL)
    return self->text;

  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (TEXT));
  text = g_strdup_printf ("%u", self->count);
  self->text = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  pango_layout_set_attributes (self->text, attributes);

  return self->text;
}

/* In the lower right corner; a number of two digits makes it wider. */
static void
draw_badge (BastideCountedTile    *self,
            GtkSnapshot           *snapshot,
            const graphene_rect_t *picture)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  float height = (float) (BADGE * bastide_text_size_get_scale (GTK_WIDGET (self)));
  float right = picture->origin.x + picture->size.width + BEYOND;
  float bottom = picture->origin.y + picture->size.height + BEYOND;
  GdkRGBA colour, ground, line;
  graphene_rect_t field;
  GskRoundedRect badge;
  int text_width, text_height;
  float width;

  gtk_style_context_get_color (style, &colour);
  if (!gtk_style_context_lookup_color (style, "view_bg_color", &ground))
    ground = (GdkRGBA) { 1, 1, 1, 1 };
  line = colour;
  line.alpha *= LINE;
  pango_layout_get_pixel_size (get_text (self), &text_width, &text_height);
  width = MAX (height, (float) text_width + height / 2);
  field = GRAPHENE_RECT_INIT (right - width, bottom - height, width, height);
  gsk_rounded_rect_init_from_rect (&badge, &field, height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &badge);
  gtk_snapshot_append_color (snapshot, &ground, &field);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &badge, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { line, line, line, line });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (field.origin.x + (width - (float) text_width) / 2,
                                                          field.origin.y + (height - (float) text_height) / 2));
  gtk_snapshot_append_layout (snapshot, self->text, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
bastide_counted_tile_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  BastideCountedTile *self = BASTIDE_COUNTED_TILE (widget);
  float size = BASTIDE_COUNTED_TILE_SIZE;
  graphene_rect_t picture = GRAPHENE_RECT_INIT (((float) gtk_widget_get_width (widget) - size) / 2, 0, size, size);

  if (self->texture == NULL)
    return;

  if (self->count == 0)
    gtk_snapshot_push_opacity (snapshot, NONE);
  gtk_snapshot_append_texture (snapshot, self->texture, &picture);
  if (self->count == 0)
    gtk_snapshot_pop (snapshot);
  if (self->count != BASTIDE_COUNTED_TILE_UNTOLD)
    draw_badge (self, snapshot, &picture);
}

void
bastide_counted_tile_set_texture (BastideCountedTile *self,
                                  GdkTexture         *texture)
{
  g_return_if_fail (BASTIDE_IS_COUNTED_TILE (self));

  if (g_set_object (&self->texture, texture))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

GdkTexture *
bastide_counted_tile_get_texture (BastideCountedTile *self)
{
  g_return_val_if_fail (BASTIDE_IS_COUNTED_TILE (self), NULL);

  return self->texture;
}

void
bastide_counted_tile_set_count (BastideCountedTile *self,
                                guint               count)
{
  g_return_if_fail (BASTIDE_IS_COUNTED_TILE (self));

  if (self->count == count)
    return;
  self->count = count;
  g_clear_object (&self->text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The size of texts is another, or the font. */
static void
bastide_counted_tile_css_changed (GtkWidget         *widget,
                                  GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (bastide_counted_tile_parent_class)->css_changed (widget, change);

  g_clear_object (&BASTIDE_COUNTED_TILE (widget)->text);
}

static void
bastide_counted_tile_dispose (GObject *object)
{
  BastideCountedTile *self = BASTIDE_COUNTED_TILE (object);

  g_clear_object (&self->texture);
  g_clear_object (&self->text);

  G_OBJECT_CLASS (bastide_counted_tile_parent_class)->dispose (object);
}

static void
bastide_counted_tile_class_init (BastideCountedTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_counted_tile_dispose;
  widget_class->measure = bastide_counted_tile_measure;
  widget_class->snapshot = bastide_counted_tile_snapshot;
  widget_class->css_changed = bastide_counted_tile_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_counted_tile_init (BastideCountedTile *self)
{
  self->count = BASTIDE_COUNTED_TILE_UNTOLD;
}

GtkWidget *
bastide_counted_tile_new (void)
{
  return g_object_new (BASTIDE_TYPE_COUNTED_TILE, NULL);
}
