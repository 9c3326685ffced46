/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tile-card.h"
#include "bastide-accessible.h"

/* Edges of a picture in widget units. */
#define LARGE 44
#define SMALL 24

struct _BastideTileCard
{
  GtkToggleButton parent_instance;

  gboolean        is_small;

  /* Children */
  GtkImage       *pictures[BASTIDE_TILE_CARD_MAX_PICTURES];
  GtkLabel       *line;         /* NULL of a small card */
};

G_DEFINE_FINAL_TYPE (BastideTileCard, bastide_tile_card, GTK_TYPE_TOGGLE_BUTTON)

guint
bastide_tile_card_get_n_pictures (BastideTileCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_CARD (self), 0);

  return self->is_small ? 1 : BASTIDE_TILE_CARD_MAX_PICTURES;
}

int
bastide_tile_card_get_picture_size (BastideTileCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_CARD (self), 0);

  return self->is_small ? SMALL : LARGE;
}

void
bastide_tile_card_set_picture (BastideTileCard *self,
                               guint            picture,
                               GdkTexture      *texture)
{
  g_return_if_fail (BASTIDE_IS_TILE_CARD (self));
  g_return_if_fail (picture < bastide_tile_card_get_n_pictures (self));

  gtk_image_set_from_paintable (self->pictures[picture], GDK_PAINTABLE (texture));
}

void
bastide_tile_card_set_line (BastideTileCard *self,
                            const char      *line)
{
  g_return_if_fail (BASTIDE_IS_TILE_CARD (self));

  if (self->line != NULL)
    gtk_label_set_label (self->line, line);
}

/* --- Making --- */

static GtkWidget *
new_pictures (BastideTileCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (guint i = 0; i < bastide_tile_card_get_n_pictures (self); i++)
    {
      GtkWidget *picture = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                         "pixel-size", bastide_tile_card_get_picture_size (self), NULL);

      self->pictures[i] = GTK_IMAGE (picture);
      gtk_box_append (GTK_BOX (box), picture);
    }

  return box;
}

/* Names of sets are broken, not cut. */
static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_WORD);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 13);

  return label;
}

/* Says without colours that it is chosen; its place is kept. */
static GtkWidget *
new_check (BastideTileCard *self)
{
  GtkWidget *check = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "icon-name", "object-select-symbolic", "hexpand", TRUE, "halign", GTK_ALIGN_END,
                                   "valign", self->is_small ? GTK_ALIGN_CENTER : GTK_ALIGN_START, NULL);

  gtk_widget_add_css_class (check, "check");

  return check;
}

static void
bastide_tile_card_class_init (BastideTileCardClass *klass)
{
}

static void
bastide_tile_card_init (BastideTileCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "tile-card");
}

GtkWidget *
bastide_tile_card_new (const char *title,
                       gboolean    is_small)
{
  BastideTileCard *self = g_object_new (BASTIDE_TYPE_TILE_CARD, NULL);
  GtkWidget *box = gtk_box_new (is_small ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, is_small ? 8 : 4);
  GtkWidget *name = new_label (title);
  GtkWidget *pictures;

  self->is_small = is_small;
  pictures = new_pictures (self);
  gtk_box_append (GTK_BOX (box), pictures);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (is_small ? box : pictures), new_check (self));
  if (!is_small)
    {
      gtk_widget_add_css_class (name, "heading");
      self->line = GTK_LABEL (new_label (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (self->line), "caption");
      gtk_widget_add_css_class (GTK_WIDGET (self->line), "dim-label");
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->line));
    }
  gtk_button_set_child (GTK_BUTTON (self), box);
  bastide_accessible_set_label (GTK_WIDGET (self), title);

  return GTK_WIDGET (self);
}
