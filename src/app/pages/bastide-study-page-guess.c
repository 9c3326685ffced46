/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose turns of the game that is open are to be guessed, and from where on. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

typedef struct
{
  BastideStudyPage *page;           /* the dialog is gone before */
  GtkSwitch        *players[BST_MAX_PLAYERS];
  guint             n_players;
  GtkSwitch        *from_here;
} Choice;

static GtkSwitch *
add_switch (GtkWidget  *group,
            const char *title,
            gboolean    is_on)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *choice = gtk_switch_new ();

  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (choice), is_on);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), choice);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), choice);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return GTK_SWITCH (choice);
}

static void
answered (AdwMessageDialog *dialog,
          const char       *response,
          Choice           *choice)
{
  guint players = 0;

  if (g_strcmp0 (response, "guess") != 0)
    return;
  for (guint player = 0; player < choice->n_players; player++)
    players |= gtk_switch_get_active (choice->players[player]) ? 1u << player : 0;
  if (players != 0)
    gtk_widget_activate_action (GTK_WIDGET (choice->page), "win.guess", "(ub)", players,
                                gtk_switch_get_active (choice->from_here));
}

static void
ask (BastideStudyPage *self)
{
  BstGame *game = bastide_study_get_game (self->study);
  GtkWidget *dialog = adw_message_dialog_new (bastide_page_get_window (BASTIDE_PAGE (self)), _("Guess the Move"),
                                              _("Turn by turn: lay the tile as you would; then see what was played, and what the "
                                                "engine thinks is best."));
  GtkWidget *group = adw_preferences_group_new ();
  Choice *choice = g_new0 (Choice, 1);

  choice->page = self;
  choice->n_players = bst_game_get_n_players (game);
  for (guint player = 0; player < choice->n_players; player++)
    {
      g_autofree char *title = NULL;

      /* Translators: a player, whose turns are to be guessed. */
      title = g_strdup_printf (_("Turns of %s"), bst_io_words_player (game, player));
      choice->players[player] = add_switch (group, title, TRUE);
    }
  choice->from_here = add_switch (group, _("Only from the move that is shown"), FALSE);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), group);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "guess", _("_Guess"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "guess", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "guess");
  g_object_set_data_full (G_OBJECT (dialog), "choice", choice, g_free);
  g_signal_connect (dialog, "response", G_CALLBACK (answered), choice);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* What is best is told by no exam. */
static void
guess (BastideStudyPage *self)
{
  if (bastide_study_get_record (self->study) == NULL || bastide_study_page_refuse_in_exam (self))
    return;
  bastide_study_take_partial_turn (self->study, NULL);
  if (bastide_study_get_line_length (self->study) < 2)
    bastide_page_tell (BASTIDE_PAGE (self), _("This game has no moves to guess."));
  else
    ask (self);
}

void
bastide_study_page_init_guess (BastideStudyPage *self)
{
  static const BastideCall calls[] = {
    { "guess", G_CALLBACK (guess) },
  };

  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
}
