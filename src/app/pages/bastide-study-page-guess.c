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

static void
answered (AdwMessageDialog *dialog,
          const char       *response,
          Choice           *choice)
{
  guint players = bastide_study_page_get_switches (choice->players, choice->n_players);

  if (g_strcmp0 (response, "guess") == 0 && players != 0)
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
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  Choice *choice = g_new0 (Choice, 1);

  choice->page = self;
  choice->n_players = bst_game_get_n_players (game);
  for (guint player = 0; player < choice->n_players; player++)
    {
      g_autofree char *title = NULL;

      /* Translators: a player, whose turns are to be guessed. */
      title = g_strdup_printf (_("Turns of %s"), bst_io_words_player (game, player));
      choice->players[player] = bastide_study_page_add_switch (group, title, TRUE);
    }
  choice->from_here = bastide_study_page_add_switch (group, _("Only from the move that is shown"), FALSE);
  bastide_study_page_ask (dialog, group, "guess", _("_Guess"), G_CALLBACK (answered), choice);
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
