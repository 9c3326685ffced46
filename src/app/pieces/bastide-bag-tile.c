/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-bag-tile.h"
#include "bastide-counted-tile.h"
#include "bastide-template.h"
#include "bastide-tile-text.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

#include <string.h>

struct _BastideBagTile
{
  GtkToggleButton parent_instance;

  guint          place;
  char          *name;
  char          *nickname;
  char          *search;       /* nickname and other words for it */
  guint          total;
  guint          remaining;
  guint          told;             /* what screen readers were told remains */
  BastideTileFit fit;
  gboolean       is_out_of_sight;
  char          *draw_sentence;    /* NULL: nothing is told of a draw ... */
  char          *draw_markup;      /* ... and none of it stands below the picture */

  /* Template */
  BastideCountedTile *picture;
  GtkInscription     *draw;
};

G_DEFINE_FINAL_TYPE (BastideBagTile, bastide_bag_tile, GTK_TYPE_TOGGLE_BUTTON)

static void
bastide_bag_tile_finalize (GObject *object)
{
  BastideBagTile *self = BASTIDE_BAG_TILE (object);

  g_free (self->name);
  g_free (self->nickname);
  g_free (self->search);
  g_free (self->draw_sentence);
  g_free (self->draw_markup);

  G_OBJECT_CLASS (bastide_bag_tile_parent_class)->finalize (object);
}

static char *
dup_label (BastideBagTile *self)
{
  if (self->remaining == BASTIDE_BAG_TILE_UNTOLD)
    /* Translators: the letter of a tile. */
    return g_strdup_printf (_("Tile %s"), self->name);

  /* Translators: for screen readers: the letter of a tile, and how many of how many are left. */
  return g_strdup_printf (_("Tile %s: %u of %u left"), self->name, self->remaining, self->total);
}

/* Made when it is asked for: with every move the counts of many tiles change. */
static gboolean
bastide_bag_tile_query_tooltip (GtkWidget  *widget,
                                int         x,
                                int         y,
                                gboolean    by_keyboard,
                                GtkTooltip *tooltip)
{
  BastideBagTile *self = BASTIDE_BAG_TILE (widget);
  g_autofree char *label = dup_label (self);
  g_autoptr (GString) text = g_string_new (label);

  if (strcmp (self->name, self->nickname) != 0)
    bst_io_words_add_line (text, self->nickname);
  bst_io_words_add_line (text, self->draw_sentence);
  gtk_tooltip_set_text (tooltip, text->str);

  return TRUE;
}

static void
bastide_bag_tile_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  if (!BASTIDE_BAG_TILE (widget)->is_out_of_sight)
    GTK_WIDGET_CLASS (bastide_bag_tile_parent_class)->snapshot (widget, snapshot);
}

static void
bastide_bag_tile_class_init (BastideBagTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_bag_tile_finalize;
  widget_class->snapshot = bastide_bag_tile_snapshot;
  widget_class->query_tooltip = bastide_bag_tile_query_tooltip;

  g_type_ensure (BASTIDE_TYPE_COUNTED_TILE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-bag-tile.ui");
  bastide_template_children (widget_class, BastideBagTile, picture, draw);
}

static void
bastide_bag_tile_init (BastideBagTile *self)
{
  self->remaining = BASTIDE_BAG_TILE_UNTOLD;
  self->told = BASTIDE_BAG_TILE_UNTOLD - 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bastide_bag_tile_new (guint              place,
                      const char        *name,
                      const BstTileType *type,
                      guint              total)
{
  BastideBagTile *self = g_object_new (BASTIDE_TYPE_BAG_TILE, NULL);

  self->place = place;
  self->name = g_strdup (name);
  self->total = total;
  self->nickname = bastide_tile_text_dup_nickname (type);
  self->search = bastide_tile_text_dup_search (type);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->nickname, -1);

  return GTK_WIDGET (self);
}

void
bastide_bag_tile_set_texture (BastideBagTile *self,
                              GdkTexture     *texture)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILE (self));

  bastide_counted_tile_set_texture (self->picture, texture);
}

gboolean
bastide_bag_tile_has_texture (BastideBagTile *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG_TILE (self), FALSE);

  return bastide_counted_tile_get_texture (self->picture) != NULL;
}

void
bastide_bag_tile_set_remaining (BastideBagTile *self,
                                guint           remaining)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILE (self));

  self->remaining = remaining;
  bastide_counted_tile_set_count (self->picture, remaining);
}

void
bastide_bag_tile_tell (BastideBagTile *self)
{
  g_autofree char *label = NULL;

  g_return_if_fail (BASTIDE_IS_BAG_TILE (self));

  if (self->told == self->remaining)
    return;

  self->told = self->remaining;
  label = dup_label (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
bastide_bag_tile_set_fit (BastideBagTile *self,
                          BastideTileFit  fit)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILE (self));

  if (self->fit == fit)
    return;
  self->fit = fit;
  if (fit == BASTIDE_TILE_FIT_YES)
    gtk_widget_add_css_class (GTK_WIDGET (self), "fits");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "fits");
  gtk_widget_set_opacity (GTK_WIDGET (self), fit == BASTIDE_TILE_FIT_NO ? 0.4 : 1.0);
}

/* For screen readers it is said after what the tile is called. */
static void
describe (BastideBagTile *self)
{
  g_autofree char *text = NULL;

  if (self->draw_sentence != NULL)
    text = g_strdup_printf ("%s. %s", self->nickname, self->draw_sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : self->nickname, -1);
}

/* GTK 4.8 keeps the attributes that gtk_inscription_set_markup() reads. */
static void
show_markup (GtkInscription *inscription,
             const char     *markup)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  g_autofree char *text = NULL;

  if (!pango_parse_markup (markup, -1, 0, &attributes, &text, NULL, NULL))
    return;
  gtk_inscription_set_text (inscription, text);
  gtk_inscription_set_attributes (inscription, attributes);
}

void
bastide_bag_tile_set_draw (BastideBagTile *self,
                           const char     *markup,
                           const char     *sentence,
                           gboolean        is_old)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILE (self));

  gtk_widget_set_visible (GTK_WIDGET (self->draw), markup != NULL);
  gtk_widget_set_opacity (GTK_WIDGET (self->draw), is_old ? 0.5 : 1);
  if (g_strcmp0 (self->draw_markup, markup) != 0)
    {
      g_free (self->draw_markup);
      self->draw_markup = g_strdup (markup);
      show_markup (self->draw, markup != NULL ? markup : "");
    }
  if (g_strcmp0 (self->draw_sentence, sentence) == 0)
    return;
  g_free (self->draw_sentence);
  self->draw_sentence = g_strdup (sentence);
  describe (self);
}

guint
bastide_bag_tile_get_place (BastideBagTile *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG_TILE (self), 0);

  return self->place;
}

guint
bastide_bag_tile_get_remaining (BastideBagTile *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG_TILE (self), 0);

  return self->remaining;
}

gboolean
bastide_bag_tile_is_called (BastideBagTile *self,
                            const char     *text)
{
  g_return_val_if_fail (BASTIDE_IS_BAG_TILE (self), FALSE);

  return g_utf8_strlen (text, -1) > 1 && g_str_match_string (text, self->search, TRUE);
}

void
bastide_bag_tile_set_in_sight (BastideBagTile *self,
                               gboolean        in_sight)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILE (self));

  if (self->is_out_of_sight == !in_sight)
    return;

  self->is_out_of_sight = !in_sight;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
