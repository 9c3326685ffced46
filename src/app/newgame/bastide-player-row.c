/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-player-row.h"
#include "bastide-accessible.h"
#include "bastide-player-mark.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastidePlayerRow
{
  AdwEntryRow   parent_instance;

  BastideNewGameOptions *options;          /* owned */
  guint                  player;

  /* Template */
  GtkDropDown  *colour;
  GtkButton    *up;
  GtkButton    *down;
  GtkButton    *remove;
};

enum
{
  MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePlayerRow, bastide_player_row, ADW_TYPE_ENTRY_ROW)

static gboolean
is_playing (BastidePlayerRow *self)
{
  return self->options != NULL && self->player < bastide_new_game_options_get_n_players (self->options);
}

static void
name_changed (BastidePlayerRow *self)
{
  if (is_playing (self))
    bastide_new_game_options_set_name (self->options, self->player,
                                       gtk_editable_get_text (GTK_EDITABLE (self)));
}

static void
colour_changed (BastidePlayerRow *self)
{
  guint colour = gtk_drop_down_get_selected (self->colour);

  if (is_playing (self) && colour < BST_N_COLOURS)
    bastide_new_game_options_set_colour (self->options, self->player, (BstColour) colour);
}

/* --- What the row says --- */

static void
update_labels (BastidePlayerRow *self,
               const char       *who)
{
  g_autofree char *colour = NULL, *up = NULL, *down = NULL, *remove = NULL;

  /* Translators: for screen readers, as the next three; %s is a player. */
  colour = g_strdup_printf (_("Colour of %s"), who);
  up = g_strdup_printf (_("%s earlier"), who);
  down = g_strdup_printf (_("%s later"), who);
  remove = g_strdup_printf (_("Remove %s"), who);
  bastide_accessible_set_drop_label (GTK_WIDGET (self->colour), colour);
  bastide_accessible_set_label (GTK_WIDGET (self->up), up);
  bastide_accessible_set_label (GTK_WIDGET (self->down), down);
  bastide_accessible_set_label (GTK_WIDGET (self->remove), remove);
}

static void
update_actions (BastidePlayerRow *self)
{
  guint n_players = bastide_new_game_options_get_n_players (self->options);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.up", self->player > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.down", self->player + 1 < n_players);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.remove",
                                 n_players > BASTIDE_NEW_GAME_OPTIONS_MIN_PLAYERS);
}

static void
update (BastidePlayerRow *self)
{
  const BstPlayer *player = bastide_new_game_options_get_player (self->options, self->player);
  const char *colour = bst_io_words_colour (player->colour);
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), is_playing (self));
  if (!is_playing (self))
    return;

  /* Where a row stands is seen: a phone has room for the colour alone. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), colour);
  /* Translators: for screen readers: a player's colour, which is the name if there is no other, and the place in the order of
   * turns. */
  title = g_strdup_printf (_("%s, player %u"), colour, bastide_new_game_options_get_turn (self->options, self->player) + 1);
  bastide_accessible_set_label (GTK_WIDGET (self), title);
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (self)), player->name) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self), player->name);
  gtk_drop_down_set_selected (self->colour, player->colour);
  update_labels (self, *player->name != '\0' ? bst_io_words_name (player->name) : colour);
  update_actions (self);
}

/* --- The list of colours --- */

static void
set_up_colour (GtkSignalListItemFactory *factory,
               GtkListItem              *item,
               gpointer                  with_name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), bastide_player_mark_new ());
  if (with_name)
    gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
bind_colour (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             gpointer                  with_name)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkStringObject *name = gtk_list_item_get_item (item);

  bastide_player_mark_set_colour (BASTIDE_PLAYER_MARK (gtk_widget_get_first_child (box)),
                                  (BstColour) gtk_list_item_get_position (item));
  if (with_name)
    gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)),
                         gtk_string_object_get_string (name));
}

static GtkListItemFactory *
make_factory (gboolean with_name)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_colour), GINT_TO_POINTER (with_name));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_colour), GINT_TO_POINTER (with_name));

  return factory;
}

static void
init_colours (BastidePlayerRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) button = make_factory (FALSE);
  g_autoptr (GtkListItemFactory) list = make_factory (TRUE);

  for (guint i = 0; i < BST_N_COLOURS; i++)
    gtk_string_list_append (names, bst_io_words_colour ((BstColour) i));
  gtk_drop_down_set_factory (self->colour, button);
  gtk_drop_down_set_list_factory (self->colour, list);
  gtk_drop_down_set_model (self->colour, G_LIST_MODEL (names));
}

/* --- Actions --- */

static void
move (BastidePlayerRow *self,
      int               direction)
{
  if (bastide_new_game_options_move_player (self->options, self->player, direction))
    g_signal_emit (self, signals[MOVED], 0, direction);
}

static void
move_up (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move (BASTIDE_PLAYER_ROW (widget), -1);
}

static void
move_down (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move (BASTIDE_PLAYER_ROW (widget), 1);
}

static void
remove_player (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastidePlayerRow *self = BASTIDE_PLAYER_ROW (widget);

  bastide_new_game_options_remove_player (self->options, self->player);
}

void
bastide_player_row_focus_move (BastidePlayerRow *self,
                               int               direction)
{
  GtkWidget *button;

  g_return_if_fail (BASTIDE_IS_PLAYER_ROW (self));

  button = GTK_WIDGET (direction < 0 ? self->up : self->down);
  if (!gtk_widget_is_sensitive (button) || !gtk_widget_grab_focus (button))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* --- Class --- */

static void
bastide_player_row_dispose (GObject *object)
{
  g_clear_object (&BASTIDE_PLAYER_ROW (object)->options);

  G_OBJECT_CLASS (bastide_player_row_parent_class)->dispose (object);
}

static void
bastide_player_row_class_init (BastidePlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_player_row_dispose;

  signals[MOVED] = g_signal_new ("moved", BASTIDE_TYPE_PLAYER_ROW, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-player-row.ui");
  bastide_template_children (widget_class, BastidePlayerRow, colour, up, down, remove);
  bastide_template_callbacks (widget_class, name_changed, colour_changed);
  gtk_widget_class_install_action (widget_class, "player.up", NULL, move_up);
  gtk_widget_class_install_action (widget_class, "player.down", NULL, move_down);
  gtk_widget_class_install_action (widget_class, "player.remove", NULL, remove_player);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "player.up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "player.down",
                                       NULL);
}

static void
bastide_player_row_init (BastidePlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  init_colours (self);
}

GtkWidget *
bastide_player_row_new (BastideNewGameOptions *options,
                        guint                  player)
{
  BastidePlayerRow *self = g_object_new (BASTIDE_TYPE_PLAYER_ROW, NULL);

  self->player = player;
  self->options = g_object_ref (options);
  g_signal_connect_object (options, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
