/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solution on the board: move by move, by itself or step by step. */

#include "config.h"

#include "bastide-puzzle-session-private.h"

/* Milliseconds that a step stays. */
#define STEP_TIME 1600

static gboolean
tick (gpointer data)
{
  BastidePuzzleSession *self = data;
  guint n_steps = bastide_puzzle_session_get_n_steps (self);

  if (self->step + 1 >= n_steps)
    self->timer = 0;
  bastide_puzzle_session_set_step (self, self->step + 1);

  return self->timer != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* --- Which moves --- */

/* The setter's line; of one tile drawn out of several it may be for another. */
static gboolean
is_of_drawn (BastidePuzzleSession *self)
{
  BstMove move;

  if (self->puzzle->solution->len == 0)
    return FALSE;

  return bst_puzzle_get_n_draws (self->puzzle) == 1
         || (bst_move_parse (bst_position_get_game (self->puzzle->position),
                             g_ptr_array_index (self->puzzle->solution, 0), &move, NULL)
             && move.type == self->puzzle->tiles[self->drawn]);
}

/* (element-type utf8) (transfer full) */
static GPtrArray *
collect_texts (BastidePuzzleSession *self)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  const BstGame *game = bst_position_get_game (self->puzzle->position);

  if (is_of_drawn (self))
    {
      for (guint i = 0; i < self->puzzle->solution->len; i++)
        g_ptr_array_add (texts, g_strdup (g_ptr_array_index (self->puzzle->solution, i)));
    }
  else if (self->solved != NULL && self->solved->solution.lines->len > 0)
    {
      const BstPuzzleLine *line = &g_array_index (self->solved->solution.lines, BstPuzzleLine, 0);

      for (guint i = 0; i < line->n_moves; i++)
        {
          GString *text = g_string_new (NULL);

          bst_move_print (game, &line->moves[i], text);
          g_ptr_array_add (texts, g_string_free (text, FALSE));
        }
    }

  return texts;
}

/* Makes a move of the line where it is made; FALSE if it is not legal there. */
static gboolean
play_step (BastidePuzzleSession *self,
           BstPosition          *position,
           guint                 index,
           BstEvents            *events)
{
  BstMove move;

  if (index > 0 && index < bst_puzzle_get_n_moves (self->puzzle))
    bst_position_set_turn (position, bst_position_get_turn (self->puzzle->position));

  return bst_move_parse (bst_position_get_game (position), g_ptr_array_index (self->line_texts, index), &move, NULL)
         && bst_position_apply (position, &move, events, NULL);
}

/* The position after each move, as far as the moves are legal. */
static void
play_line (BastidePuzzleSession *self)
{
  self->line = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_position_free);
  self->line_texts = collect_texts (self);
  g_ptr_array_add (self->line, bst_position_copy (self->puzzle->position));
  for (guint i = 0; i < self->line_texts->len; i++)
    {
      g_autoptr (BstPosition) position = bst_position_copy (g_ptr_array_index (self->line, i));

      if (!play_step (self, position, i, NULL))
        {
          g_ptr_array_set_size (self->line_texts, (int) i);
          return;
        }
      g_ptr_array_add (self->line, g_steal_pointer (&position));
    }
}

/* The tile that is chosen is that of the solution, no longer a wrong one. */
static void
choose_tile_of_line (BastidePuzzleSession *self)
{
  BstMove move;

  if (self->line_texts->len == 0
      || !bst_move_parse (bst_position_get_game (self->puzzle->position),
                          g_ptr_array_index (self->line_texts, 0), &move, NULL))
    return;
  for (guint i = 0; i < self->puzzle->n_tiles; i++)
    if (self->puzzle->tiles[i] == move.type)
      bastide_answer_choose_tile (self->answer, i);
}

/* --- Showing --- */

void
bastide_puzzle_session_begin_line (BastidePuzzleSession *self)
{
  gboolean is_timed = self->is_timed;

  while (bastide_turn_input_cancel (bastide_answer_get_play (self->answer)))
    ;
  bastide_puzzle_session_end_line (self);
  self->wants_line = FALSE;
  bastide_puzzle_session_set_state (self, BASTIDE_PUZZLE_SESSION_SHOWING);
  self->is_done = TRUE;
  bastide_puzzle_session_note (self, FALSE);
  play_line (self);
  choose_tile_of_line (self);
  self->step = 0;
  bastide_puzzle_session_show (self, bst_position_copy (self->puzzle->position));
  if (is_timed)
    bastide_puzzle_session_set_running (self, TRUE);
}

void
bastide_puzzle_session_end_line (BastidePuzzleSession *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_clear_pointer (&self->line_texts, g_ptr_array_unref);
  bst_events_clear (&self->paid);
  self->step = 0;
}

void
bastide_puzzle_session_show_solution (BastidePuzzleSession *self,
                                      gboolean              timed)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));

  if (self->puzzle == NULL || self->state == BASTIDE_PUZZLE_SESSION_FAILED)
    return;
  self->is_timed = timed;
  self->wants_line = TRUE;
  if (self->solved != NULL)
    bastide_puzzle_session_begin_line (self);
  else
    bastide_puzzle_session_set_state (self, BASTIDE_PUZZLE_SESSION_THINKING);
  bastide_puzzle_session_state_changed (self);
}

guint
bastide_puzzle_session_get_n_steps (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), 0);

  return self->line_texts != NULL ? self->line_texts->len : 0;
}

guint
bastide_puzzle_session_get_step (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), 0);

  return self->step;
}

const char *
bastide_puzzle_session_get_step_text (BastidePuzzleSession *self,
                                      guint                 step)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);
  g_return_val_if_fail (step < bastide_puzzle_session_get_n_steps (self), NULL);

  return g_ptr_array_index (self->line_texts, step);
}

static void
update_paid (BastidePuzzleSession *self)
{
  bst_events_clear (&self->paid);
  for (guint i = 0; i < self->step; i++)
    {
      g_autoptr (BstPosition) position = bst_position_copy (g_ptr_array_index (self->line, i));

      play_step (self, position, i, &self->paid);
    }
}

const BstEvents *
bastide_puzzle_session_get_paid (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return self->state == BASTIDE_PUZZLE_SESSION_JUDGED ? bastide_answer_get_events (self->answer) : &self->paid;
}

void
bastide_puzzle_session_set_step (BastidePuzzleSession *self,
                                 guint                 step)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));

  if (self->line == NULL || step >= self->line->len)
    return;
  self->step = step;
  update_paid (self);
  bastide_puzzle_session_show (self, bst_position_copy (g_ptr_array_index (self->line, step)));
  bastide_puzzle_session_state_changed (self);
}

gboolean
bastide_puzzle_session_is_running (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), FALSE);

  return self->timer != 0;
}

/* From its end it runs once more. */
void
bastide_puzzle_session_set_running (BastidePuzzleSession *self,
                                    gboolean              running)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (running && bastide_puzzle_session_get_n_steps (self) > 0)
    {
      self->timer = g_timeout_add (STEP_TIME, tick, self);
      if (self->step == bastide_puzzle_session_get_n_steps (self))
        bastide_puzzle_session_set_step (self, 0);
    }
  bastide_puzzle_session_state_changed (self);
}
