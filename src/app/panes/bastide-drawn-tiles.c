/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-drawn-tiles.h"
#include "bastide-accessible.h"
#include "bastide-bag-group.h"
#include "bastide-counted-tile.h"
#include "bastide-drawn.h"
#include "bastide-texture.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideDrawnTiles
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (BastideDrawnTiles, bastide_drawn_tiles, GTK_TYPE_BOX)

static void
add_tile (BastideBagGroup  *group,
          BstTileSet       *set,
          guint             type,
          guint             count,
          BastideTileCache *tiles)
{
  GtkWidget *tile = bastide_counted_tile_new ();
  g_autofree char *label = NULL;

  /* Translators: the letter of a tile, and how many of these a player drew in the game. */
  label = g_strdup_printf (ngettext ("Tile %s: drawn once", "Tile %s: drawn %u times", count),
                           bst_io_words_tile (set, type), count);
  bastide_counted_tile_set_texture (BASTIDE_COUNTED_TILE (tile), bastide_texture_of_tile (tiles, type, 0, 0));
  bastide_counted_tile_set_count (BASTIDE_COUNTED_TILE (tile), count);
  gtk_widget_set_tooltip_text (tile, label);
  gtk_widget_add_css_class (tile, "drawn-tile");
  bastide_accessible_set_label (tile, label);
  bastide_bag_group_add (group, tile);
}

static void
add_player (BastideDrawnTiles *self,
            BastideShown      *shown,
            guint              player,
            BastideTileCache  *tiles)
{
  BstGame *game = bastide_shown_get_game (shown);
  BstTileSet *set = bst_game_get_tile_set (game);
  g_autofree guint *counts = bastide_drawn_count (shown, player);
  g_autofree char *title = NULL;
  GtkWidget *group;
  guint n_drawn = 0;

  /* Translators: above the tiles that a player drew in a game that is over: the mark and the name of the player. */
  title = g_strdup_printf (_("%s %s drew"), bst_render_player_mark (bst_game_get_player (game, player)->colour),
                           bst_io_words_player (game, player));
  group = bastide_bag_group_new (title);
  /* None of its tiles takes the focus, of which GTK would say that it is there all the same. */
  gtk_widget_set_can_focus (GTK_WIDGET (bastide_bag_group_get_flow (BASTIDE_BAG_GROUP (group))), FALSE);
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      n_drawn += counts[type];
      if (counts[type] > 0)
        add_tile (BASTIDE_BAG_GROUP (group), set, type, counts[type], tiles);
    }
  bastide_bag_group_set_count (BASTIDE_BAG_GROUP (group), n_drawn);
  gtk_box_append (GTK_BOX (self), group);
}

void
bastide_drawn_tiles_set (BastideDrawnTiles *self,
                         BastideShown      *shown,
                         BastideTileCache  *tiles)
{
  GtkWidget *child;

  g_return_if_fail (BASTIDE_IS_DRAWN_TILES (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_box_remove (GTK_BOX (self), child);
  if (shown == NULL)
    return;
  for (guint player = 0; player < bst_game_get_n_players (bastide_shown_get_game (shown)); player++)
    add_player (self, shown, player, tiles);
}

static void
bastide_drawn_tiles_class_init (BastideDrawnTilesClass *klass)
{
}

static void
bastide_drawn_tiles_init (BastideDrawnTiles *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}
