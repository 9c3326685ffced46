/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a new game begins from: a card for each start, and what the last game was. */

#include "config.h"

#include "bastide-new-game-private.h"

#include <glib/gi18n.h>

/* --- What a card says --- */

/* The last of its sets stands for it. */
void
bastide_new_game_draw_start (BastideNewGame      *self,
                             BastideNewGameStart  start)
{
  BastideTileCard *card = self->start_cards[start];
  g_auto (GStrv) ids = NULL;

  if (card == NULL)
    return;
  ids = g_strsplit (bastide_new_game_options_get_start_tiles (self->options, start), "+", -1);
  for (guint i = g_strv_length (ids); i-- > 0;)
    {
      guint set;

      bst_io_tile_set_cut_copies (ids[i]);
      if (bastide_new_game_options_find_set (self->options, ids[i], &set))
        {
          bastide_new_game_draw_set (self, card, set);
          break;
        }
    }
}

/* (transfer full) */
static char *
dup_line (BastideNewGame      *self,
          BastideNewGameStart  start)
{
  g_autofree char *tiles = NULL;
  guint n_tiles;

  if (start == BASTIDE_NEW_GAME_EVERYTHING)
    /* Translators: of a game with all tile sets; tongue in cheek. */
    return g_strdup (_("Too much, on purpose"));
  n_tiles = bastide_new_game_options_count (bastide_new_game_options_get_start_tiles (self->options, start));
  tiles = g_strdup_printf (ngettext ("%u tile", "%u tiles", n_tiles), n_tiles);
  if (start == BASTIDE_NEW_GAME_FIRST)
    /* Translators: %s is "72 tiles": a game without farmers. */
    return g_strdup_printf (_("%s · no farms"), tiles);

  return g_steal_pointer (&tiles);
}

/* --- Choosing --- */

static void
show_started (BastideNewGame *self)
{
  BastideNewGameStart started = bastide_new_game_options_find_start (self->options);

  for (guint i = 0; i < BASTIDE_NEW_GAME_N_STARTS; i++)
    if (self->start_cards[i] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->start_cards[i]), i == started);
}

/* A click on the one that is chosen chooses it again. */
static void
start_clicked (BastideNewGame  *self,
               BastideTileCard *card)
{
  for (guint i = 0; i < BASTIDE_NEW_GAME_N_STARTS; i++)
    if (self->start_cards[i] == card)
      bastide_new_game_options_start (self->options, (BastideNewGameStart) i);
  show_started (self);
}

void
bastide_new_game_update_starts (BastideNewGame *self)
{
  show_started (self);
}

/* --- Set-up --- */

static void
add_start (BastideNewGame      *self,
           BastideNewGameStart  start)
{
  GtkWidget *card = bastide_tile_card_new (bastide_new_game_start_get_title (start), FALSE);
  g_autofree char *line = dup_line (self, start);

  self->start_cards[start] = BASTIDE_TILE_CARD (card);
  bastide_tile_card_set_line (self->start_cards[start], line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line, -1);
  g_signal_connect_object (card, "clicked", G_CALLBACK (start_clicked), self, G_CONNECT_SWAPPED);
  gtk_flow_box_append (self->start_flow, card);
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

void
bastide_new_game_init_starts (BastideNewGame *self,
                              GSettings      *settings)
{
  g_autoptr (GVariant) memory = g_settings_get_value (settings, BASTIDE_NEW_GAME_MEMORY);

  bastide_new_game_options_remember (self->options, memory);
  for (guint i = 0; i < BASTIDE_NEW_GAME_N_STARTS; i++)
    if (bastide_new_game_options_has_start (self->options, (BastideNewGameStart) i))
      add_start (self, (BastideNewGameStart) i);
}
