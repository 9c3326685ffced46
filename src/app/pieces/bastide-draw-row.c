/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-draw-row.h"
#include "bastide-accessible.h"
#include "bastide-player-mark.h"
#include "bastide-template.h"
#include "bastide-texture.h"

#include <bst-house-rules.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideDrawRow
{
  AdwActionRow       parent_instance;

  /* Borrowed */
  const BstTileSet  *set;
  GArray            *types;
  BastideTileCache  *pictures;

  gboolean           showing;   /* the choice follows what was drawn, not the user */

  /* Template */
  BastidePlayerMark *mark;
  GtkDropDown       *tile;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideDrawRow, bastide_draw_row, ADW_TYPE_ACTION_ROW)

/* Before all tiles stands the choice that there is none yet. */
static int
get_type_at (BastideDrawRow *self,
             guint           position)
{
  if (position == 0 || self->types == NULL || position > self->types->len)
    return BST_NO_TILE;

  return g_array_index (self->types, int, position - 1);
}

static void
tile_chosen (BastideDrawRow *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[CHOSEN], 0,
                   get_type_at (self, gtk_drop_down_get_selected (self->tile)));
}

/* --- The tiles to choose from --- */

static char *
dup_roads (const BstTileSet *set,
           int               type)
{
  guint n_roads = bst_tile_type_count_roads (bst_tile_set_get_type (set, (guint) type));

  return g_strdup_printf (ngettext ("%u road", "%u roads", n_roads), n_roads);
}

static void
set_up_tile (BastideDrawRow           *self,
             GtkListItem              *item,
             GtkSignalListItemFactory *factory)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = gtk_picture_new ();

  gtk_widget_set_size_request (picture, BASTIDE_DRAW_ROW_PICTURE, BASTIDE_DRAW_ROW_PICTURE);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Tile"), -1);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
bind_tile (BastideDrawRow           *self,
           GtkListItem              *item,
           GtkSignalListItemFactory *factory)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *picture = gtk_widget_get_first_child (box);
  GtkStringObject *name = gtk_list_item_get_item (item);
  int type = get_type_at (self, gtk_list_item_get_position (item));

  gtk_widget_set_visible (picture, type != BST_NO_TILE);
  if (type != BST_NO_TILE)
    gtk_picture_set_paintable (GTK_PICTURE (picture),
                               GDK_PAINTABLE (bastide_texture_of_tile (self->pictures,
                                                                              (guint) type, 0, 0)));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)),
                       gtk_string_object_get_string (name));
}

void
bastide_draw_row_set_tiles (BastideDrawRow   *self,
                            const BstTileSet *set,
                            GArray           *types,
                            BastideTileCache *pictures)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_return_if_fail (BASTIDE_IS_DRAW_ROW (self));

  self->set = set;
  self->types = types;
  self->pictures = pictures;
  /* Translators: of a tile that a player has still to draw. */
  gtk_string_list_append (names, _("Not drawn"));
  for (guint i = 0; i < types->len; i++)
    gtk_string_list_append (names, bst_io_words_tile (set, g_array_index (types, guint, i)));
  self->showing = TRUE;
  gtk_drop_down_set_model (self->tile, G_LIST_MODEL (names));
  self->showing = FALSE;
}

/* --- What was drawn --- */

static guint
find_type (BastideDrawRow *self,
           int             type)
{
  guint position = 0;

  while (position <= self->types->len && get_type_at (self, position) != type)
    position++;

  return position;
}

void
bastide_draw_row_set (BastideDrawRow *self,
                      const char     *who,
                      BstColour       colour,
                      guint           round,
                      int             type)
{
  g_autofree char *title = NULL;
  g_autofree char *roads = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (BASTIDE_IS_DRAW_ROW (self));
  g_return_if_fail (self->types != NULL);

  /* Translators: a player who draws once more, and how many times in all. */
  title = round == 0 ? g_strdup (who) : g_strdup_printf (_("%s, draw %u"), who, round + 1);
  roads = type == BST_NO_TILE ? g_strdup ("") : dup_roads (self->set, type);
  /* Translators: for screen readers: the tile that a player has drawn. */
  label = g_strdup_printf (_("Tile of %s"), title);
  bastide_player_mark_set_colour (self->mark, colour);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), roads);
  bastide_accessible_set_drop_label (GTK_WIDGET (self->tile), label);
  self->showing = TRUE;
  gtk_drop_down_set_selected (self->tile, find_type (self, type));
  self->showing = FALSE;
}

/* --- Class --- */

static void
bastide_draw_row_class_init (BastideDrawRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", BASTIDE_TYPE_DRAW_ROW, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (BASTIDE_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-draw-row.ui");
  bastide_template_children (widget_class, BastideDrawRow, mark, tile);
  bastide_template_callbacks (widget_class, tile_chosen, set_up_tile, bind_tile);
}

static void
bastide_draw_row_init (BastideDrawRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_draw_row_new (void)
{
  return g_object_new (BASTIDE_TYPE_DRAW_ROW, NULL);
}
