/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who begins a new game, where a house rule lets the players find it out (H1, H2). */

#include "config.h"

#include "bastide-new-game-private.h"
#include "bastide-draw-row.h"
#include "bastide-look.h"
#include "bastide-template.h"

#include <bst-io-beginning.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

static const char *
get_name (BastideNewGame *self,
          guint           seat)
{
  const BstPlayer *player = bastide_new_game_options_get_player (self->options, seat);

  return *player->name != '\0' ? bst_io_words_name (player->name) : bst_io_words_colour (player->colour);
}

/* --- Tiles drawn (H2) --- */

static void
tile_chosen (BastideNewGame *self,
             int             type,
             GtkWidget      *row)
{
  for (guint round = 0; round < self->n_draw_rounds; round++)
    for (guint seat = 0; seat < BST_MAX_PLAYERS; seat++)
      if (self->draw_rows[round][seat] == row)
        bastide_new_game_options_set_drawn (self->options, round, seat, type);
}

static void
give_tiles (BastideNewGame *self,
            GtkWidget      *row)
{
  bastide_draw_row_set_tiles (BASTIDE_DRAW_ROW (row), self->draw_set, self->draw_types,
                              self->draw_pictures);
}

/* One row for each seat, whoever draws in the round, so that rounds stay in order. */
static void
add_round (BastideNewGame *self)
{
  for (guint seat = 0; seat < BST_MAX_PLAYERS; seat++)
    {
      GtkWidget *row = bastide_draw_row_new ();

      self->draw_rows[self->n_draw_rounds][seat] = row;
      give_tiles (self, row);
      g_signal_connect_object (row, "chosen", G_CALLBACK (tile_chosen), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->first, row);
    }
  self->n_draw_rounds++;
}

/* The tiles that may be drawn and their pictures, if they are others than before. */
static void
update_tiles (BastideNewGame *self,
              BstTileSet     *set)
{
  g_autoptr (BastideTileCache) old = NULL;
  g_autoptr (BstTileSet) old_set = NULL;
  g_autoptr (GArray) old_types = NULL;
  g_autoptr (BstRenderArt) art = NULL;
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  if (set == self->draw_set)
    return;

  old = g_steal_pointer (&self->draw_pictures);
  old_set = g_steal_pointer (&self->draw_set);
  old_types = g_steal_pointer (&self->draw_types);
  art = bst_render_art_new (set);
  self->draw_set = bst_tile_set_ref (set);
  self->draw_types = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    if (bastide_new_game_options_may_draw (self->options, type))
      g_array_append_val (self->draw_types, type);
  self->draw_pictures = bastide_tile_cache_new (art, bastide_look_get_theme (set, dark),
                                                BASTIDE_DRAW_ROW_PICTURE
                                                * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  for (guint round = 0; round < self->n_draw_rounds; round++)
    for (guint seat = 0; seat < BST_MAX_PLAYERS; seat++)
      give_tiles (self, self->draw_rows[round][seat]);
}

static void
update_round (BastideNewGame *self,
              guint           round,
              guint           seats)
{
  for (guint seat = 0; seat < BST_MAX_PLAYERS; seat++)
    {
      GtkWidget *row = self->draw_rows[round][seat];
      gboolean draws = seats & (1u << seat);

      gtk_widget_set_visible (row, draws);
      if (draws)
        bastide_draw_row_set (BASTIDE_DRAW_ROW (row), get_name (self, seat),
                              bastide_new_game_options_get_player (self->options, seat)->colour, round,
                              bastide_new_game_options_get_drawn (self->options, round, seat));
    }
}

static void
update_draws (BastideNewGame *self,
              gboolean        by_roads)
{
  BstTileSet *set = bastide_new_game_options_get_tiles (self->options, NULL);

  by_roads = by_roads && set != NULL;
  if (by_roads)
    update_tiles (self, set);
  for (guint round = 0; round < BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS; round++)
    {
      guint seats = by_roads ? bastide_new_game_options_get_round (self->options, round) : 0;

      if (seats != 0 && round == self->n_draw_rounds)
        add_round (self);
      if (round < self->n_draw_rounds)
        update_round (self, round, seats);
    }
}

/* --- Figures thrown (H1) --- */

static void
thrower_chosen (BastideNewGame *self)
{
  guint selected = adw_combo_row_get_selected (self->thrower);

  if (!self->showing_thrower && selected != GTK_INVALID_LIST_POSITION)
    bastide_new_game_options_set_thrower (self->options, (int) selected - 1);
}

static void
chosen_chosen (BastideNewGame *self)
{
  guint selected = adw_combo_row_get_selected (self->chosen);

  if (!self->showing_thrower && selected != GTK_INVALID_LIST_POSITION)
    bastide_new_game_options_set_chosen (self->options, (int) selected);
}

static gboolean
has_strings (GListModel         *model,
             const char * const *strings)
{
  guint n_strings = g_strv_length ((char **) strings);

  if (model == NULL || g_list_model_get_n_items (model) != n_strings)
    return FALSE;
  for (guint i = 0; i < n_strings; i++)
    if (strcmp (gtk_string_list_get_string (GTK_STRING_LIST (model), i), strings[i]) != 0)
      return FALSE;

  return TRUE;
}

/* A list is made anew only when it is another, or keys would lose it. */
static void
show_names (AdwComboRow        *row,
            const char * const *names,
            guint               selected)
{
  if (!has_strings (adw_combo_row_get_model (row), names))
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (names);

      adw_combo_row_set_model (row, G_LIST_MODEL (list));
    }
  adw_combo_row_set_selected (row, selected);
}

/* The list of throwers begins with nobody. */
static void
update_throwers (BastideNewGame *self)
{
  int thrower = bastide_new_game_options_get_thrower (self->options);
  const char *names[BST_MAX_PLAYERS + 2] = { NULL };

  /* Translators: of the player whose thrown figure landed standing. */
  names[0] = _("Nobody yet");
  for (guint seat = 0; seat < bastide_new_game_options_get_n_players (self->options); seat++)
    names[seat + 1] = get_name (self, seat);
  self->showing_thrower = TRUE;
  show_names (self->thrower, names, (guint) (thrower + 1));
  gtk_widget_set_visible (GTK_WIDGET (self->chosen), thrower != BST_NO_PLAYER);
  if (thrower != BST_NO_PLAYER)
    show_names (self->chosen, names + 1, (guint) bastide_new_game_options_get_first (self->options));
  self->showing_thrower = FALSE;
}

/* --- What comes of it --- */

/* (nullable) */
static const char *
get_thrower_name (BastideNewGame *self)
{
  int thrower = bastide_new_game_options_get_thrower (self->options);

  return thrower != BST_NO_PLAYER ? get_name (self, (guint) thrower) : NULL;
}

static void
update_found (BastideNewGame *self,
              gboolean        by_roads)
{
  int first = bastide_new_game_options_get_first (self->options);
  BstBeginning beginning;
  g_autofree char *found = NULL;

  if (bastide_new_game_options_get_beginning (self->options, &beginning))
    found = bst_io_beginning_dup_text (&beginning, bastide_new_game_options_get_tiles (self->options, NULL),
                                       bastide_new_game_options_get_n_players (self->options),
                                       get_name (self, (guint) first),
                                       get_thrower_name (self));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->found),
                                 found != NULL ? found : _("Who begins is not found yet"));
  adw_action_row_set_subtitle (self->found, found != NULL
                               ? _("The turns go round from there in the order of the seats.") : "");
  if (by_roads)
    gtk_button_set_label (self->find, found != NULL ? C_("button", "Draw Again")
                                                    : C_("button", "Draw"));
  else
    gtk_button_set_label (self->find, found != NULL ? C_("button", "Throw Again")
                                                    : C_("button", "Throw"));
}

void
bastide_new_game_update_first (BastideNewGame *self)
{
  BstFirstPlayer way = bastide_new_game_options_get_rules (self->options)->first_player;
  gboolean by_roads = way == BST_FIRST_ROADS;
  gboolean by_throw = way == BST_FIRST_THROW;

  gtk_widget_set_visible (GTK_WIDGET (self->first), by_roads || by_throw);
  adw_preferences_group_set_description (
    self->first,
    by_roads ? _("Everybody draws a tile, and whoever has the most roads on it begins; those who "
                 "have equally many draw again. Let the program draw, or say what was drawn (H2).")
             : _("Everybody throws three figures in turn; the first whose figure lands standing "
                 "decides who begins. Let the program throw, or say whose it was (H1)."));
  gtk_widget_set_visible (GTK_WIDGET (self->thrower), by_throw);
  gtk_widget_set_visible (GTK_WIDGET (self->chosen), FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "first.find",
                                 by_throw || bastide_new_game_options_get_tiles (self->options, NULL) != NULL);
  if (by_throw)
    update_throwers (self);
  update_draws (self, by_roads);
  update_found (self, by_roads);
}

static void
find_first (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideNewGame *self = BASTIDE_NEW_GAME (widget);

  if (bastide_new_game_options_get_rules (self->options)->first_player == BST_FIRST_ROADS)
    bastide_new_game_options_draw (self->options);
  else
    bastide_new_game_options_throw (self->options);
}

/* --- Set-up --- */

void
bastide_new_game_class_init_first (GtkWidgetClass *widget_class)
{
  bastide_template_children (widget_class, BastideNewGame, first, found, find, thrower, chosen);
  bastide_template_callbacks (widget_class, thrower_chosen, chosen_chosen);
  gtk_widget_class_install_action (widget_class, "first.find", NULL, find_first);
}

void
bastide_new_game_finalize_first (BastideNewGame *self)
{
  g_clear_pointer (&self->draw_pictures, bastide_tile_cache_free);
  g_clear_pointer (&self->draw_types, g_array_unref);
  g_clear_pointer (&self->draw_set, bst_tile_set_unref);
}
