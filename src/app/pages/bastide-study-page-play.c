/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing against the engine: who plays whom, hints on the board, and the end, which leads to the report. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-template.h"

#include <bst-engine-level.h>
#include <bst-io-game-words.h>
#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* --- The dialog --- */

typedef struct
{
  BastideStudyPage *page;           /* the dialog is gone before */
  AdwComboRow      *level;
  GtkSwitch        *people[BST_MAX_PLAYERS];
  GtkSwitch        *hints;
  guint             n_players;
} Choice;

static AdwComboRow *
new_level_row (void)
{
  GtkStringList *levels = gtk_string_list_new (NULL);
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  for (guint level = 1; level <= BST_N_ENGINE_LEVELS; level++)
    {
      g_autofree char *text = NULL;

      if (level == 1)
        text = g_strdup (C_("level", "1: a beginner"));
      else if (level == BST_N_ENGINE_LEVELS)
        /* Translators: the highest level. */
        text = g_strdup_printf (C_("level", "%u: as well as it can"), level);
      else
        text = g_strdup_printf ("%u", level);
      gtk_string_list_append (levels, text);
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Level of Bastide"));
  adw_combo_row_set_model (row, G_LIST_MODEL (levels));
  adw_combo_row_set_selected (row, 2);
  g_object_unref (levels);

  return row;
}

static void
add_player (AdwPreferencesGroup *group,
            Choice              *choice,
            BstGame             *game,
            guint                player,
            guint                turn)
{
  g_autofree char *title = NULL;

  /* Translators: a player, whom a person plays if this is on, and else the program. */
  title = g_strdup_printf (_("You play %s"), bst_io_words_player (game, player));
  choice->people[player] = bastide_study_page_add_switch (group, title, player == turn);
}

static void
answered (AdwMessageDialog *dialog,
          const char       *response,
          Choice           *choice)
{
  BastideStudyPage *self = choice->page;

  if (g_strcmp0 (response, "play") != 0 || bastide_study_get_record (self->study) == NULL)
    return;
  /* What the engine says of the turns would be told to one of the two. */
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-engine", g_variant_new_boolean (FALSE));
  bastide_study_take_partial_turn (self->study, NULL);
  g_settings_set_boolean (self->settings, "play-hints", gtk_switch_get_active (choice->hints));
  bastide_opponent_set_hints (self->opponent, gtk_switch_get_active (choice->hints));
  bastide_opponent_begin (self->opponent, adw_combo_row_get_selected (choice->level) + 1,
                          bastide_study_page_get_switches (choice->people, choice->n_players));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
choose_game (BastideStudyPage *self)
{
  BstGame *game = bastide_study_get_game (self->study);
  GtkWidget *dialog = adw_message_dialog_new (bastide_page_get_window (BASTIDE_PAGE (self)), _("Play Against Bastide"),
                                              _("From the position that is shown. Bastide draws the tiles."));
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  Choice *choice = g_new0 (Choice, 1);

  choice->page = self;
  choice->n_players = bst_game_get_n_players (game);
  choice->level = new_level_row ();
  adw_preferences_group_add (group, GTK_WIDGET (choice->level));
  for (guint player = 0; player < choice->n_players; player++)
    add_player (group, choice, game, player, bst_position_get_turn (bastide_study_get_position (self->study)));
  choice->hints = bastide_study_page_add_switch (group, _("Hints, when you ask for them"),
                                                 g_settings_get_boolean (self->settings, "play-hints"));
  bastide_study_page_ask (dialog, group, "play", _("_Play"), G_CALLBACK (answered), choice);
}

/* Of a game that can go on. */
static void
play (BastideStudyPage *self)
{
  const BstPosition *position = bastide_study_get_position (self->study);

  if (bastide_study_get_record (self->study) == NULL || bastide_study_page_refuse_in_exam (self))
    return;
  bastide_study_take_partial_turn (self->study, NULL);
  position = bastide_study_get_position (self->study);
  if (bastide_position_editor_is_active (self->editor) || bst_position_is_exhausted (position)
      || bastide_shown_is_over (bastide_study_get_shown (self->study)))
    bastide_page_tell (BASTIDE_PAGE (self), _("This game is over: go to a position of it that is not, or begin a new one."));
  else
    choose_game (self);
}

/* --- Hints --- */

static void
update_hint (BastideStudyPage *self)
{
  BstMove move;
  BastideHint hint = bastide_opponent_get_hint (self->opponent, &move);
  BstRenderBest disc = { .x = 0 };

  if (self->engine != NULL)
    return;
  if (hint != BASTIDE_HINT_WHERE)
    bastide_board_set_best (self->board, NULL, 0);
  else
    {
      disc = (BstRenderBest) { .x = move.x, .y = move.y, .rank = 1 };
      bastide_board_set_best (self->board, &disc, 1);
      bastide_board_set_show (self->board, (bastide_board_get_show (self->board) & ~(guint) BST_RENDER_SHOW_CELLS)
                                           | BST_RENDER_SHOW_BEST);
    }
  if (hint == BASTIDE_HINT_WHAT)
    bastide_turn_tool_set_preview (BASTIDE_TURN_TOOL (self->turn_tool), &move);
}

/* --- The end --- */

static void
ended (BastideStudyPage *self)
{
  bastide_page_tell_with (BASTIDE_PAGE (self), _("The game against Bastide is over."), C_("button", "Report"), "win.page",
                          g_variant_new_string ("report"));
}

gboolean
bastide_study_page_is_playing (BastideStudyPage *self)
{
  return bastide_opponent_get_state (self->opponent) != BASTIDE_OPPONENT_OFF;
}

gboolean
bastide_study_page_take_back (BastideStudyPage *self)
{
  return bastide_opponent_take_back (self->opponent);
}

static void
study_changed (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  if ((change & BASTIDE_STUDY_EXAM) && bastide_study_is_exam (self->study))
    bastide_opponent_stop (self->opponent);
}

/* --- Set-up --- */

void
bastide_study_page_class_init_play (GtkWidgetClass *widget_class)
{
  bastide_template_types (BASTIDE_TYPE_PLAY_BAR);
  bastide_template_children (widget_class, BastideStudyPage, play_bar);
}

void
bastide_study_page_init_play (BastideStudyPage *self)
{
  static const BastideCall own_calls[] = {
    { "play", G_CALLBACK (play) },
  };
  static const BastideCall calls[] = {
    { "play-hint", G_CALLBACK (bastide_opponent_ask_hint) },
    { "play-take-back", G_CALLBACK (bastide_opponent_take_back) },
    { "play-move-now", G_CALLBACK (bastide_opponent_move_now) },
    { "play-return", G_CALLBACK (bastide_opponent_return) },
    { "play-stop", G_CALLBACK (bastide_opponent_stop) },
  };

  self->opponent = bastide_opponent_new (self->turn_input);
  bastide_calls_add (G_ACTION_MAP (self->actions), own_calls, G_N_ELEMENTS (own_calls), self);
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self->opponent);
  bastide_play_bar_set_opponent (self->play_bar, self->opponent, self->study);
  g_signal_connect_object (self->opponent, "changed", G_CALLBACK (update_hint), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opponent, "ended", G_CALLBACK (ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}

void
bastide_study_page_dispose_play (BastideStudyPage *self)
{
  g_clear_object (&self->opponent);
}
