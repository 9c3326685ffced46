/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case.h"

#include <string.h>

void
case_fail (Case       *self,
           const char *format,
           ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_test_message ("%s: line %u: %s", self->source->file, self->line, message);
  g_test_fail ();
  self->failed = TRUE;
}

gboolean
case_accept (Case   *self,
             GError *error)
{
  if (error == NULL)
    return TRUE;
  case_fail (self, "%s", error->message);
  g_error_free (error);

  return FALSE;
}

BstGame *
case_get_game (Case *self)
{
  return bst_position_get_game (self->game.position);
}

void
case_check_position (Case *self)
{
  BstGame *game = bst_position_get_game (self->game.position);
  g_autofree char *text = bst_position_to_text (self->game.position);
  g_autofree char *again_text = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GError) error = NULL;

  if (!bst_position_is_ok (self->game.position))
    case_fail (self, "the position contradicts itself");

  again = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                  &error);
  if (again == NULL)
    {
      case_fail (self, "%s in %s", error->message, text);
      return;
    }

  again_text = bst_position_to_text (again);
  if (!bst_position_is_ok (again) || strcmp (text, again_text) != 0)
    case_fail (self, "%s is read as %s", text, again_text);
}

void
case_run_play (Case  *self,
               char **words)
{
  GError *error = NULL;
  BstMove move;
  int mover;

  if (!case_read_turn (self, words, &move, &mover))
    return;
  bst_io_case_game_play (&self->game, words, &error);
  if (case_accept (self, error))
    case_check_position (self);
}

void
case_end_game (Case *self)
{
  g_autoptr (BstPosition) start = NULL;
  g_autoptr (BstPosition) replayed = NULL;
  g_autoptr (GError) error = NULL;

  if (self->game.position == NULL || self->failed)
    {
      bst_io_case_game_restart (&self->game);
      return;
    }

  replayed = bst_record_dup_position (self->game.record, self->game.node, NULL, &error);
  if (replayed == NULL || !bst_record_check (self->game.record, &error))
    case_fail (self, "the record of the moves: %s", error->message);
  else if (!bst_position_equal (replayed, self->game.position))
    case_fail (self, "the record of the moves leads to another position");

  start = bst_position_new (bst_position_get_game (self->game.position));
  while (bst_position_undo (self->game.position))
    if (!bst_position_is_ok (self->game.position))
      case_fail (self, "taking a move back leaves a position that contradicts itself");
  if (!bst_position_equal (start, self->game.position))
    case_fail (self, "taking all moves back does not lead to the start");

  bst_io_case_game_restart (&self->game);
}
