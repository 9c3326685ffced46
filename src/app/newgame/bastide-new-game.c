/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-new-game-private.h"
#include "bastide-accessible.h"
#include "bastide-compat.h"
#include "bastide-player-row.h"
#include "bastide-template.h"

#include <bst-io-rule-set.h>

#include <glib/gi18n.h>

enum
{
  CREATED,
  TRY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideNewGame, bastide_new_game, ADW_TYPE_WINDOW)

/* --- Players --- */

static void
player_moved (BastideNewGame   *self,
              int               direction,
              BastidePlayerRow *row)
{
  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    if (self->player_rows[p] == GTK_WIDGET (row))
      bastide_player_row_focus_move (BASTIDE_PLAYER_ROW (self->player_rows[p + (guint) direction]),
                                     direction);
}

static void
init_players (BastideNewGame *self)
{
  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    {
      self->player_rows[p] = bastide_player_row_new (self->options, p);
      g_signal_connect_object (self->player_rows[p], "moved", G_CALLBACK (player_moved), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->players, self->player_rows[p]);
    }
}

static void
add_player (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideNewGame *self = BASTIDE_NEW_GAME (widget);

  bastide_new_game_options_add_player (self->options);
  gtk_widget_grab_focus (self->player_rows[bastide_new_game_options_get_n_players (self->options) - 1]);
}

/* --- All of it --- */

static void
update (BastideNewGame *self)
{
  gboolean has_tiles = bastide_new_game_options_get_tiles (self->options, NULL) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.add",
                                 bastide_new_game_options_get_n_players (self->options) < BST_MAX_PLAYERS);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.create", has_tiles);
  bastide_new_game_update_starts (self);
  bastide_new_game_update_tiles (self);
  bastide_new_game_update_rules (self);
  if (self->is_change)
    gtk_widget_set_visible (GTK_WIDGET (self->first), FALSE);
  else
    bastide_new_game_update_first (self);
}

static void
create (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideNewGame *self = BASTIDE_NEW_GAME (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = bastide_new_game_options_create (self->options, &error);

  if (record == NULL)
    {
      bastide_compat_alert (GTK_WINDOW (self), _("This Game Cannot Be Created"), error->message);
      return;
    }
  if (self->settings != NULL)
    g_settings_set_value (self->settings, BASTIDE_NEW_GAME_MEMORY, bastide_new_game_options_new_memory (self->options));
  g_signal_emit (self, signals[CREATED], 0, record);
  gtk_window_close (GTK_WINDOW (self));
}

/* What is chosen here goes: a lesson is not read in a hurry. */
static void
try_set (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[TRY], 0, g_variant_get_string (parameter, NULL));
  gtk_window_close (GTK_WINDOW (widget));
}

static void
name_lists (AdwPreferencesGroup *group)
{
  bastide_accessible_set_list_labels (GTK_WIDGET (group), adw_preferences_group_get_title (group));
}

/* --- Class --- */

static void
bastide_new_game_finalize (GObject *object)
{
  BastideNewGame *self = BASTIDE_NEW_GAME (object);

  bastide_new_game_stop_drawing (self);
  bastide_new_game_finalize_first (self);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->set_cards, g_ptr_array_unref);
  g_clear_pointer (&self->chosen_rows, g_ptr_array_unref);
  g_clear_pointer (&self->rule_sets, g_ptr_array_unref);
  g_clear_pointer (&self->rule_rows, g_ptr_array_unref);
  g_clear_object (&self->options);

  G_OBJECT_CLASS (bastide_new_game_parent_class)->finalize (object);
}

static void
bastide_new_game_class_init (BastideNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_new_game_finalize;

  signals[CREATED] = g_signal_new ("created", BASTIDE_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  signals[TRY] = g_signal_new ("try", BASTIDE_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0,
                               NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  bastide_template_types (BASTIDE_TYPE_PLACEHOLDER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-new-game.ui");
  bastide_template_children (widget_class, BastideNewGame, starts, start_flow, players, hints_revealer, hints, rules, rule_set);
  gtk_widget_class_install_action (widget_class, "player.add", NULL, add_player);
  gtk_widget_class_install_action (widget_class, "game.create", NULL, create);
  gtk_widget_class_install_action (widget_class, "set.try", "s", try_set);
  bastide_new_game_class_init_tiles (widget_class);
  bastide_new_game_class_init_rules (widget_class);
  bastide_new_game_class_init_first (widget_class);
}

static void
bastide_new_game_init (BastideNewGame *self)
{
  self->options = bastide_new_game_options_new ();
  self->set_cards = g_ptr_array_new ();
  self->chosen_rows = g_ptr_array_new ();
  self->rule_sets = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_io_rule_set_free);
  self->rule_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  name_lists (self->players);
  name_lists (self->in_game);
  name_lists (self->rules);
  name_lists (self->first);
  init_players (self);
  bastide_new_game_init_tiles (self);
  bastide_new_game_init_rules (self);
  g_signal_connect_object (self->options, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  gtk_widget_grab_focus (self->player_rows[0]);
  bastide_new_game_draw_pictures (self);
}

GtkWidget *
bastide_new_game_new (GtkWindow *parent,
                      GSettings *settings)
{
  BastideNewGame *self = g_object_new (BASTIDE_TYPE_NEW_GAME, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  bastide_new_game_init_starts (self, settings);
  bastide_new_game_update_starts (self);

  return GTK_WIDGET (self);
}

GtkWidget *
bastide_new_game_new_for_game (GtkWindow     *parent,
                               const BstGame *game)
{
  BastideNewGame *self = g_object_new (BASTIDE_TYPE_NEW_GAME, "transient-for", parent,
                                       "title", _("Tiles and Rules"), NULL);

  self->is_change = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->starts), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->players), FALSE);
  gtk_button_set_label (GTK_BUTTON (gtk_window_get_default_widget (GTK_WINDOW (self))),
                        /* Translators: a button: the position that is set up gets them. */
                        _("Apply"));
  bastide_new_game_select_rules (self, game);
  bastide_new_game_options_take_game (self->options, game);

  return GTK_WIDGET (self);
}
