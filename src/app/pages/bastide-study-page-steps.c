/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that go through the game. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"

#include <glib/gi18n.h>

static void
go_rounds (BastideStudyPage *self,
           int            rounds)
{
  BstGame *game = bastide_study_get_game (self->study);

  if (game != NULL)
    bastide_study_step (self->study, rounds * (int) bst_game_get_n_players (game));
}

/* Where mistakes are is told by no exam. */
static void
next_mistake (BastideStudyPage *self)
{
  if (bastide_study_get_record (self->study) == NULL || bastide_study_page_refuse_in_exam (self))
    return;
  if (!bastide_study_step_to_mistake (self->study))
    bastide_page_tell (BASTIDE_PAGE (self), _("No later move is marked as a mistake. The report finds and marks them."));
}

void
bastide_study_page_init_steps (BastideStudyPage *self)
{
  static const BastideCall own_calls[] = {
    { "previous-round", G_CALLBACK (go_rounds), -1 },
    { "next-round", G_CALLBACK (go_rounds), 1 },
    { "next-mistake", G_CALLBACK (next_mistake) },
  };
  static const BastideCall calls[] = {
    { "first", G_CALLBACK (bastide_study_step), -G_MAXINT },
    { "previous", G_CALLBACK (bastide_study_step), -1 },
    { "next", G_CALLBACK (bastide_study_step), 1 },
    { "last", G_CALLBACK (bastide_study_step), G_MAXINT },
    { "previous-variation", G_CALLBACK (bastide_study_step_sibling), -1 },
    { "next-variation", G_CALLBACK (bastide_study_step_sibling), 1 },
    { "leave-variation", G_CALLBACK (bastide_study_leave_variation) },
    { "enter-variation", G_CALLBACK (bastide_study_enter_variation) },
    { "previous-fork", G_CALLBACK (bastide_study_step_fork), -1 },
    { "next-fork", G_CALLBACK (bastide_study_step_fork), 1 },
    { "previous-comment", G_CALLBACK (bastide_study_step_comment), -1 },
    { "next-comment", G_CALLBACK (bastide_study_step_comment), 1 },
    { "previous-marked", G_CALLBACK (bastide_study_step_marked), -1 },
    { "next-marked", G_CALLBACK (bastide_study_step_marked), 1 },
  };

  bastide_calls_add (G_ACTION_MAP (self->actions), own_calls, G_N_ELEMENTS (own_calls), self);
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self->study);
}

void
bastide_study_page_update_steps (BastideStudyPage *self)
{
  static const char * const back[] = { "first", "previous", NULL };
  static const char * const forth[] = { "next", "last", NULL };
  guint n_nodes = bastide_study_get_line_length (self->study);
  guint index = bastide_study_get_index (self->study);

  bastide_page_enable (BASTIDE_PAGE (self), back, n_nodes > 0 && index > 0);
  bastide_page_enable (BASTIDE_PAGE (self), forth, n_nodes > 0 && index + 1 < n_nodes);
}
