/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line that plays itself: how the game most likely goes on after a turn that the engine weighs is shown on the board, one turn
 * after the other. Nothing of it is played. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-engine-text.h"

#include <glib/gi18n.h>

/* Milliseconds from one turn to the next. */
#define PAUSE 900

/* --- What is shown --- */

static void
show (BastideStudyPage *self)
{
  BstRenderGhost ghosts[BASTIDE_LIKELY_MAX_TURNS];

  for (guint i = 0; i < self->n_likely; i++)
    {
      ghosts[i].move = bastide_likely_line_get (self->likely, i)->move;
      g_snprintf (ghosts[i].sign, sizeof ghosts[i].sign, "%u", i + 1);
    }
  bastide_board_set_ghosts (self->board, ghosts, self->n_likely);
}

gboolean
bastide_study_page_end_line (BastideStudyPage *self)
{
  gboolean was_shown = self->plays_line;

  self->plays_line = FALSE;
  g_clear_handle_id (&self->likely_source, g_source_remove);
  self->n_likely = 0;
  bastide_likely_line_stop (self->likely);
  bastide_board_set_ghosts (self->board, NULL, 0);

  return was_shown;
}

static gboolean
show_next (gpointer data)
{
  BastideStudyPage *self = data;

  self->n_likely++;
  show (self);
  if (self->n_likely < bastide_likely_line_get_n (self->likely))
    return G_SOURCE_CONTINUE;
  self->likely_source = 0;

  return G_SOURCE_REMOVE;
}

static void
likely_changed (BastideStudyPage *self)
{
  guint n = bastide_likely_line_get_n (self->likely);
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;

  if (!self->plays_line || n == 0)
    return;
  words = bastide_engine_text_dup_line (self->likely, bastide_study_get_game (self->study));
  /* Translators: turns that the engine expects, one after the other. */
  text = g_strdup_printf (_("Most likely: %s"), words);
  bastide_page_tell (BASTIDE_PAGE (self), text);
  self->n_likely = bastide_board_may_move (self->board) ? 1 : n;
  show (self);
  if (self->n_likely < n)
    self->likely_source = g_timeout_add (PAUSE, show_next, self);
}

/* --- On and off --- */

/* The turn that is chosen in the list, or the best. (nullable) */
static const BastideEngineTurn *
find_turn (BastideStudyPage *self)
{
  const BastideEngineTurn *chosen = NULL;

  if (self->engine == NULL || bastide_engine_get_n (self->engine) == 0)
    return NULL;
  if (self->has_engine_move)
    chosen = bastide_engine_find (self->engine, &self->engine_move);

  return chosen != NULL ? chosen : bastide_engine_get (self->engine, 0);
}

static void
play_line (BastideStudyPage *self)
{
  const BastideEngineTurn *turn;

  if (bastide_study_get_record (self->study) == NULL || bastide_study_page_refuse_in_exam (self)
      || bastide_study_page_end_line (self))
    return;
  turn = find_turn (self);
  if (turn == NULL)
    {
      bastide_page_tell (BASTIDE_PAGE (self), _("Turn on the engine first: it shows how the game most likely goes on."));
      return;
    }
  self->plays_line = TRUE;
  bastide_likely_line_ask (self->likely, bastide_study_get_position (self->study), bastide_engine_get_player (self->engine),
                           &turn->answer.move);
}

static void
study_changed (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_EXAM))
    bastide_study_page_end_line (self);
}

/* Its turns are numbers of a game that goes. */
static void
study_reset (BastideStudyPage *self)
{
  self->plays_line = FALSE;
  g_clear_handle_id (&self->likely_source, g_source_remove);
}

void
bastide_study_page_init_likely (BastideStudyPage *self)
{
  static const BastideCall calls[] = {
    { "play-line", G_CALLBACK (play_line) },
  };

  self->likely = bastide_likely_line_new ();
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  g_signal_connect_object (self->likely, "changed", G_CALLBACK (likely_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "reset", G_CALLBACK (study_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}

void
bastide_study_page_dispose_likely (BastideStudyPage *self)
{
  g_clear_handle_id (&self->likely_source, g_source_remove);
  if (self->likely != NULL)
    g_signal_handlers_disconnect_by_data (self->likely, self);
  g_clear_object (&self->likely);
}
