/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the catapult and the Knights' Tournament do in a turn that is tried: a figure is chosen, and
 * then perhaps a place or another figure. */

#include "config.h"

#include "bastide-turn-input-private.h"

#include <bst-feature.h>
#include <bst-io-reason.h>

gboolean
bastide_turn_input_find_dexterity (BastideTurnInput *self,
                                   guint             part,
                                   BstSpot          *figure)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);

  return self->state == BASTIDE_TURN_INPUT_STEPS
         && bst_game_get_rules (bastide_study_get_game (self->study))->dexterity
         && bastide_partial_turn_find_figure (&self->partial, part, figure);
}

static void
make_hand (BastideTurnInput *self,
           const BstStep    *step)
{
  BstReason reason = bastide_partial_turn_try_step (&self->partial, step);

  self->hand.kind = BST_STEP_PASS;
  if (reason == BST_REASON_NONE)
    {
      bastide_turn_input_go_on (self);
      return;
    }
  bastide_turn_input_refuse (self, bst_io_reason_dup_text (reason));
  bastide_turn_input_emit_changed (self);
}

void
bastide_turn_input_use_dexterity (BastideTurnInput  *self,
                                  BstStepKind        kind,
                                  BstDexterityReason reason,
                                  const BstSpot     *figure)
{
  BstStep step = {
    .kind = kind, .reason = reason, .spot = *figure, .to = { .player = BST_NO_PLAYER },
  };

  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  if (self->state != BASTIDE_TURN_INPUT_STEPS)
    return;
  bastide_turn_input_clear_refusal (self);
  if (kind == BST_STEP_DEXTERITY_REMOVES)
    {
      make_hand (self, &step);
      return;
    }
  self->hand = step;
  bastide_turn_input_find_parts (self);
  bastide_turn_input_emit_changed (self);
}

const BstStep *
bastide_turn_input_get_dexterity (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), NULL);

  return self->state == BASTIDE_TURN_INPUT_STEPS && self->hand.kind != BST_STEP_PASS
         ? &self->hand : NULL;
}

/* The step with its second place, or figure. */
static BstStep
complete (BastideTurnInput *self,
          guint             part)
{
  BstStep step = self->hand;

  bastide_partial_turn_find_figure (&self->partial, part, &step.to);
  /* A place has no figure. */
  if (step.kind == BST_STEP_DEXTERITY_MOVES)
    {
      step.to.player = BST_NO_PLAYER;
      step.to.figure = BST_FIGURE_FOLLOWER;
    }

  return step;
}

void
bastide_turn_input_dexterity_to (BastideTurnInput *self,
                                 guint             part)
{
  BstStep step;

  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));
  g_return_if_fail (bastide_turn_input_get_dexterity (self) != NULL);

  bastide_turn_input_clear_refusal (self);
  step = complete (self, part);
  make_hand (self, &step);
}

/* --- By keys --- */

static gboolean
may_choose (BastideTurnInput *self,
            guint             part)
{
  BstSpot figure;
  BstStep step;

  if (self->hand.kind == BST_STEP_PASS)
    return bastide_partial_turn_find_figure (&self->partial, part, &figure);
  if (self->hand.kind == BST_STEP_DEXTERITY_EXCHANGES
      && !bastide_partial_turn_find_figure (&self->partial, part, &figure))
    return FALSE;
  step = complete (self, part);

  return bst_position_why_not_step (self->partial.position, &step) == BST_REASON_NONE;
}

/* Spots of the board come first: while there are any, keys choose among them. */
void
bastide_turn_input_find_parts (BastideTurnInput *self)
{
  guint n_parts = self->state == BASTIDE_TURN_INPUT_STEPS
                  && bst_game_get_rules (bastide_study_get_game (self->study))->dexterity
                  ? bst_position_get_n_parts (self->partial.position) : 0;

  g_array_set_size (self->parts, 0);
  self->part = -1;
  if (self->spots->len > 0 && self->hand.kind == BST_STEP_PASS)
    return;
  for (guint part = 0; part < n_parts; part++)
    if (may_choose (self, part))
      g_array_append_val (self->parts, part);
}

gboolean
bastide_turn_input_step_dexterity (BastideTurnInput *self,
                                   int               direction)
{
  int n_parts;

  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);

  n_parts = (int) self->parts->len;
  if (self->state != BASTIDE_TURN_INPUT_STEPS || n_parts == 0)
    return FALSE;
  if (self->part < 0)
    self->part = direction > 0 ? 0 : n_parts - 1;
  else
    self->part = (self->part + direction + n_parts) % n_parts;
  bastide_turn_input_emit_changed (self);

  return TRUE;
}

guint
bastide_turn_input_get_dexterity_part (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), BST_NO_PART);

  return self->state == BASTIDE_TURN_INPUT_STEPS && self->part >= 0 && self->part < (int) self->parts->len
         ? g_array_index (self->parts, guint, self->part) : BST_NO_PART;
}
