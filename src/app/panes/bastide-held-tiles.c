/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-held-tiles.h"
#include "bastide-accessible.h"
#include "bastide-player-mark.h"
#include "bastide-players-edit.h"
#include "bastide-tiles-left.h"
#include "bastide-texture.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* Edge of a picture in widget units, and of the frame that waits for one: there is one for each player, side by side. */
#define SIZE 32

struct _BastideHeldTiles
{
  GtkBox      parent_instance;

  guint       player;
  GtkWidget  *mark;
  GtkWidget  *buttons[BST_MAX_HELD_TILES];    /* of the slots, with a picture; several tiles by H4 */
  GtkWidget  *empty;
};

G_DEFINE_FINAL_TYPE (BastideHeldTiles, bastide_held_tiles, GTK_TYPE_BOX)

/* --- What is told --- */

/* Who does not hold tiles before his turn may be known to draw one. */
static gboolean
is_to_come (const BstPosition *position,
            guint              player)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));

  return rules->hand == 1 && !rules->predraw && bst_position_get_turn (position) != player;
}

/* Of a slot of the hand, for screen readers. @type: BST_NO_TILE if it is empty. (transfer full) */
static char *
dup_label (const BstPosition *position,
           guint              player,
           int                type)
{
  BstGame *game = bst_position_get_game (position);
  const char *name = bst_io_words_player (game, player);
  const char *tile = type != BST_NO_TILE
                     ? bst_io_words_tile (bst_game_get_tile_set (game), (guint) type)
                     /* Translators: no tile. */
                     : C_("tile", "none");

  if (is_to_come (position, player))
    /* Translators: a player, and the letter of the tile that this player is going to draw, which
     * is known; or "none". */
    return g_strdup_printf (_("Known next tile of %s: %s"), name, tile);

  /* Translators: a player, and the letter of a tile; or "none". */
  return g_strdup_printf (_("Tile in hand of %s: %s"), name, tile);
}

/* --- What is shown --- */

static void
update_slot (BastideHeldTiles  *self,
             const BstPosition *position,
             BastideTileCache  *tiles,
             guint              slot,
             int                type)
{
  GtkWidget *button = self->buttons[slot];
  GtkWidget *picture = gtk_button_get_child (GTK_BUTTON (button));
  g_autofree char *label = dup_label (position, self->player, type);
  GdkTexture *texture = type != BST_NO_TILE
                        ? bastide_texture_of_tile (tiles, (guint) type, 0, 0) : NULL;
  g_autofree char *tooltip = g_strdup_printf ("%s\n%s", label, _("Enter takes the armed tile, Delete takes it out"));

  gtk_picture_set_paintable (GTK_PICTURE (picture), texture != NULL ? GDK_PAINTABLE (texture) : NULL);
  bastide_accessible_set_label (button, label);
  /* A tooltip that is set asks the screen where the pointer is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (button), tooltip) != 0)
    gtk_widget_set_tooltip_text (button, tooltip);
}

static void
update_slots (BastideHeldTiles  *self,
              const BstPosition *position,
              BastideTileCache  *tiles,
              const gint16      *types,
              guint              n_types)
{
  guint n_most = bst_game_get_rules (bst_position_get_game (position))->hand;

  for (guint i = 0; i < BST_MAX_HELD_TILES; i++)
    {
      /* An empty frame waits for a tile. */
      gboolean is_waiting = i == n_types && i < n_most;

      gtk_widget_set_visible (self->buttons[i], i < n_types || is_waiting);
      if (i < n_types || is_waiting)
        update_slot (self, position, tiles, i, i < n_types ? types[i] : BST_NO_TILE);
    }
}

void
bastide_held_tiles_update (BastideHeldTiles  *self,
                           const BstPosition *position,
                           BastideTileCache  *tiles)
{
  gint16 types[BST_MAX_HELD_TILES];
  guint n_types;
  g_autofree char *empty = NULL;

  g_return_if_fail (BASTIDE_IS_HELD_TILES (self));

  n_types = bastide_tiles_left_get_open (position, self->player, TRUE, types);
  update_slots (self, position, tiles, types, n_types);
  /* Translators: %s is a player, whose tiles are put back into the bag. */
  empty = g_strdup_printf (_("Empty the hand of %s"),
                           bst_io_words_player (bst_position_get_game (position), self->player));
  bastide_accessible_set_label (self->empty, empty);
  /* A tooltip that is set asks the screen where the pointer is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (self->empty), empty) != 0)
    gtk_widget_set_tooltip_text (self->empty, empty);
  gtk_widget_set_visible (self->empty, n_types > 0);
}

guint
bastide_held_tiles_get_player (BastideHeldTiles *self)
{
  g_return_val_if_fail (BASTIDE_IS_HELD_TILES (self), 0);

  return self->player;
}

/* --- What is done with it --- */

/* The slot of a button; BASTIDE_NO_SLOT for another widget. */
static guint
find_slot (BastideHeldTiles *self,
           GtkWidget        *button)
{
  for (guint i = 0; i < BST_MAX_HELD_TILES; i++)
    if (self->buttons[i] == button)
      return i;

  return BASTIDE_NO_SLOT;
}

static void
slot_clicked (BastideHeldTiles *self,
              GtkWidget        *button)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "palette.hold", "(uu)", self->player,
                              find_slot (self, button));
}

/* The button goes with what it empties: the focus stays in the row. */
static void
empty_clicked (BastideHeldTiles *self)
{
  if (gtk_widget_has_focus (self->empty))
    gtk_widget_grab_focus (self->buttons[0]);
  gtk_widget_activate_action (GTK_WIDGET (self), "palette.let-go", "(uu)", self->player,
                              BASTIDE_NO_SLOT);
}

static gboolean
key_pressed (BastideHeldTiles  *self,
             guint              key,
             guint              code,
             GdkModifierType    modifiers)
{
  guint slot = find_slot (self, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));

  if (slot == BASTIDE_NO_SLOT
      || (key != GDK_KEY_Delete && key != GDK_KEY_KP_Delete && key != GDK_KEY_BackSpace))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "palette.let-go", "(uu)", self->player, slot);

  return GDK_EVENT_STOP;
}

/* --- Class --- */

static void
bastide_held_tiles_class_init (BastideHeldTilesClass *klass)
{
}

static void
add_slot (BastideHeldTiles *self,
          guint             slot)
{
  GtkWidget *picture = gtk_picture_new ();
  GtkWidget *button = gtk_button_new ();

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_set_size_request (picture, SIZE, SIZE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "hand-slot");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (slot_clicked), self);
  gtk_box_append (GTK_BOX (self), button);
  self->buttons[slot] = button;
}

static void
bastide_held_tiles_init (BastideHeldTiles *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_box_set_spacing (GTK_BOX (self), 4);
  self->mark = bastide_player_mark_new ();
  gtk_box_append (GTK_BOX (self), self->mark);
  for (guint i = 0; i < BST_MAX_HELD_TILES; i++)
    add_slot (self, i);
  self->empty = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_set_valign (self->empty, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->empty, "flat");
  gtk_widget_add_css_class (self->empty, "hand-empty");
  g_signal_connect_swapped (self->empty, "clicked", G_CALLBACK (empty_clicked), self);
  gtk_box_append (GTK_BOX (self), self->empty);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
bastide_held_tiles_new (const BstGame *game,
                        guint          player)
{
  BastideHeldTiles *self = g_object_new (BASTIDE_TYPE_HELD_TILES, NULL);

  self->player = player;
  bastide_player_mark_set (BASTIDE_PLAYER_MARK (self->mark), game, 1u << player);

  return GTK_WIDGET (self);
}
