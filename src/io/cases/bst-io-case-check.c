/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-case-check.h"

#include "bst-io-case-check-private.h"

#include <string.h>

void
bst_io_case_check_fail (BstIoCaseCheck *self,
                        const char     *format,
                        ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_ptr_array_add (self->faults, g_strdup_printf ("%s: line %u: %s", self->source->file, self->line,
                                                  message));
}

gboolean
bst_io_case_check_accept (BstIoCaseCheck *self,
                          GError         *error)
{
  if (error == NULL)
    return TRUE;
  bst_io_case_check_fail (self, "%s", error->message);
  g_error_free (error);

  return FALSE;
}

BstGame *
bst_io_case_check_get_game (BstIoCaseCheck *self)
{
  return bst_position_get_game (self->game.position);
}

void
bst_io_case_check_position (BstIoCaseCheck *self)
{
  BstGame *game = bst_position_get_game (self->game.position);
  g_autofree char *text = bst_position_to_text (self->game.position);
  g_autofree char *again_text = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GError) error = NULL;

  if (!bst_position_is_ok (self->game.position))
    bst_io_case_check_fail (self, "the position contradicts itself");

  again = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                  &error);
  if (again == NULL)
    {
      bst_io_case_check_fail (self, "%s in %s", error->message, text);
      return;
    }

  again_text = bst_position_to_text (again);
  if (!bst_position_is_ok (again) || strcmp (text, again_text) != 0)
    bst_io_case_check_fail (self, "%s is read as %s", text, again_text);
}

static void
play (BstIoCaseCheck *self,
      char          **words)
{
  GError *error = NULL;
  BstMove move;
  int mover;

  if (!bst_io_case_check_read_turn (self, words, &move, &mover))
    return;
  bst_io_case_game_play (&self->game, words, &error);
  if (bst_io_case_check_accept (self, error))
    bst_io_case_check_position (self);
}

/* Ends the game: undo, record and texts must lead to the same positions. */
static void
end_game (BstIoCaseCheck *self)
{
  g_autoptr (BstPosition) start = NULL;
  g_autoptr (BstPosition) replayed = NULL;
  g_autoptr (GError) error = NULL;

  if (self->game.position == NULL || self->faults->len > 0)
    {
      bst_io_case_game_restart (&self->game);
      return;
    }

  replayed = bst_record_dup_position (self->game.record, self->game.node, NULL, &error);
  if (replayed == NULL || !bst_record_check (self->game.record, &error))
    bst_io_case_check_fail (self, "the record of the moves: %s", error->message);
  else if (!bst_position_equal (replayed, self->game.position))
    bst_io_case_check_fail (self, "the record of the moves leads to another position");

  start = bst_position_new (bst_position_get_game (self->game.position));
  while (bst_position_undo (self->game.position))
    if (!bst_position_is_ok (self->game.position))
      bst_io_case_check_fail (self, "taking a move back leaves a position that contradicts itself");
  if (!bst_position_equal (start, self->game.position))
    bst_io_case_check_fail (self, "taking all moves back does not lead to the start");

  bst_io_case_game_restart (&self->game);
}

/* --- A whole case --- */

typedef void (*Check) (BstIoCaseCheck  *self,
                       char           **words);

/* By verb; those that are not here set up the game. */
static const Check checks[BST_IO_N_CASE_VERBS] = {
  [BST_IO_CASE_PLAY] = play,
  [BST_IO_CASE_REFUSE] = bst_io_case_check_refuse,
  [BST_IO_CASE_MALFORMED] = bst_io_case_check_malformed,
  [BST_IO_CASE_FITS] = bst_io_case_check_fits,
  [BST_IO_CASE_PLACEMENTS] = bst_io_case_check_placements,
  [BST_IO_CASE_ROTATIONS] = bst_io_case_check_rotations,
  [BST_IO_CASE_PLACEABLE] = bst_io_case_check_placeable,
  [BST_IO_CASE_UNPLACEABLE] = bst_io_case_check_unplaceable,
  [BST_IO_CASE_SPOTS] = bst_io_case_check_spots,
  [BST_IO_CASE_FEATURE] = bst_io_case_check_feature,
  [BST_IO_CASE_OWNERS] = bst_io_case_check_owners,
  [BST_IO_CASE_FIGURES] = bst_io_case_check_figures,
  [BST_IO_CASE_SAME] = bst_io_case_check_same,
  [BST_IO_CASE_APART] = bst_io_case_check_apart,
  [BST_IO_CASE_COUNT] = bst_io_case_check_count,
  [BST_IO_CASE_SCORE] = bst_io_case_check_score,
  [BST_IO_CASE_FINAL] = bst_io_case_check_final,
  [BST_IO_CASE_PLACES] = bst_io_case_check_places,
  [BST_IO_CASE_SCORED] = bst_io_case_check_scored,
  [BST_IO_CASE_PAYS] = bst_io_case_check_pays,
  [BST_IO_CASE_SUPPLY] = bst_io_case_check_supply,
  [BST_IO_CASE_STANDING] = bst_io_case_check_standing,
  [BST_IO_CASE_GOODS] = bst_io_case_check_goods,
  [BST_IO_CASE_SECOND] = bst_io_case_check_second,
  [BST_IO_CASE_TURN] = bst_io_case_check_turn,
  [BST_IO_CASE_DRAW] = bst_io_case_check_draw,
  [BST_IO_CASE_HAND] = bst_io_case_check_hand,
  [BST_IO_CASE_HELD] = bst_io_case_check_held,
  [BST_IO_CASE_BAG] = bst_io_case_check_bag,
  [BST_IO_CASE_ASIDE] = bst_io_case_check_aside,
  [BST_IO_CASE_OVER] = bst_io_case_check_over,
  [BST_IO_CASE_STEPS] = bst_io_case_check_steps,
  [BST_IO_CASE_PHASE] = bst_io_case_check_phase,
  [BST_IO_CASE_DRAGON] = bst_io_case_check_dragon,
  [BST_IO_CASE_FAIRY] = bst_io_case_check_fairy,
  [BST_IO_CASE_MAGE] = bst_io_case_check_mage,
  [BST_IO_CASE_WITCH] = bst_io_case_check_witch,
  [BST_IO_CASE_SHEEP] = bst_io_case_check_sheep,
  [BST_IO_CASE_HIDDEN] = bst_io_case_check_hidden,
  [BST_IO_CASE_HOLDS] = bst_io_case_check_holds,
  [BST_IO_CASE_DRAWS] = bst_io_case_check_draws,
  [BST_IO_CASE_FIRST] = bst_io_case_check_first,
  [BST_IO_CASE_SAYS] = bst_io_case_check_says,
  [BST_IO_CASE_DIE] = bst_io_case_check_die,
  [BST_IO_CASE_LAPS] = bst_io_case_check_laps,
};

static void
check_line (BstIoCaseCheck      *self,
            const BstIoCaseLine *line)
{
  GError *error = NULL;
  BstTokenKind kind;

  self->line = line->number;
  if (line->verb == BST_IO_CASE_NOTE)
    return;
  if (line->verb == BST_IO_CASE_GAME)
    {
      end_game (self);
      return;
    }
  if (bst_io_case_verb_sets_up (line->verb))
    {
      bst_io_case_game_set_up (&self->game, line, &error);
      bst_io_case_check_accept (self, error);
      return;
    }

  bst_io_case_game_begin (&self->game, &error);
  if (!bst_io_case_check_accept (self, error))
    return;
  if (bst_io_case_verb_is_on_tile (line->verb, &kind))
    bst_io_case_check_on_tile (self, line->words, kind);
  else if (bst_io_case_verb_is_of_players (line->verb, &kind))
    bst_io_case_check_of_players (self, line->words, kind);
  else
    checks[line->verb] (self, line->words);
}

GPtrArray *
bst_io_case_check (const BstIoCase *one)
{
  BstIoCaseCheck self = { .source = one, .faults = g_ptr_array_new_with_free_func (g_free) };

  bst_io_case_game_init (&self.game);
  for (guint i = 0; i < one->n_lines && self.faults->len == 0; i++)
    check_line (&self, &one->lines[i]);
  end_game (&self);
  bst_io_case_game_clear (&self.game);

  return self.faults;
}
