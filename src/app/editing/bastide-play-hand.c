/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the catapult and the Knights' Tournament do in a turn that is tried: a figure is chosen, and
 * then perhaps a place or another figure. */

#include "config.h"

#include "bastide-play-private.h"

#include <bst-feature.h>
#include <bst-io-reason.h>

gboolean
bastide_play_find_hand (BastidePlay *self,
                        guint        node,
                        BstSpot     *figure)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);

  return self->state == BASTIDE_PLAY_STEPS
         && bst_game_get_rules (bastide_study_get_game (self->study))->by_hand
         && bastide_trial_find_figure (&self->trial, node, figure);
}

static void
make_hand (BastidePlay   *self,
           const BstStep *step)
{
  BstReason reason = bastide_trial_try_step (&self->trial, step);

  self->hand.kind = BST_STEP_PASS;
  if (reason == BST_REASON_NONE)
    {
      bastide_play_go_on (self);
      return;
    }
  bastide_play_refuse (self, bst_io_reason_dup_text (reason));
  bastide_play_emit_changed (self);
}

void
bastide_play_use_hand (BastidePlay   *self,
                       BstStepKind    kind,
                       BstHandReason  reason,
                       const BstSpot *figure)
{
  BstStep step = {
    .kind = kind, .reason = reason, .spot = *figure, .to = { .player = BST_NO_PLAYER },
  };

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state != BASTIDE_PLAY_STEPS)
    return;
  bastide_play_clear_refusal (self);
  if (kind == BST_STEP_HAND_REMOVES)
    {
      make_hand (self, &step);
      return;
    }
  self->hand = step;
  bastide_play_find_nodes (self);
  bastide_play_emit_changed (self);
}

const BstStep *
bastide_play_get_hand (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), NULL);

  return self->state == BASTIDE_PLAY_STEPS && self->hand.kind != BST_STEP_PASS
         ? &self->hand : NULL;
}

/* The step with its second place, or figure. */
static BstStep
complete (BastidePlay *self,
          guint        node)
{
  BstStep step = self->hand;

  bastide_trial_find_figure (&self->trial, node, &step.to);
  /* A place has no figure. */
  if (step.kind == BST_STEP_HAND_MOVES)
    {
      step.to.player = BST_NO_PLAYER;
      step.to.figure = BST_FIGURE_FOLLOWER;
    }

  return step;
}

void
bastide_play_hand_to (BastidePlay *self,
                      guint        node)
{
  BstStep step;

  g_return_if_fail (BASTIDE_IS_PLAY (self));
  g_return_if_fail (bastide_play_get_hand (self) != NULL);

  bastide_play_clear_refusal (self);
  step = complete (self, node);
  make_hand (self, &step);
}

/* --- By keys --- */

static gboolean
may_choose (BastidePlay *self,
            guint        node)
{
  BstSpot figure;
  BstStep step;

  if (self->hand.kind == BST_STEP_PASS)
    return bastide_trial_find_figure (&self->trial, node, &figure);
  if (self->hand.kind == BST_STEP_HAND_EXCHANGES
      && !bastide_trial_find_figure (&self->trial, node, &figure))
    return FALSE;
  step = complete (self, node);

  return bst_position_why_not_step (self->trial.position, &step) == BST_REASON_NONE;
}

/* Spots of the board come first: while there are any, keys choose among them. */
void
bastide_play_find_nodes (BastidePlay *self)
{
  guint n_nodes = self->state == BASTIDE_PLAY_STEPS
                  && bst_game_get_rules (bastide_study_get_game (self->study))->by_hand
                  ? bst_position_get_n_nodes (self->trial.position) : 0;

  g_array_set_size (self->nodes, 0);
  self->node = -1;
  if (self->spots->len > 0 && self->hand.kind == BST_STEP_PASS)
    return;
  for (guint node = 0; node < n_nodes; node++)
    if (may_choose (self, node))
      g_array_append_val (self->nodes, node);
}

gboolean
bastide_play_step_hand (BastidePlay *self,
                        int          direction)
{
  int n_nodes;

  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);

  n_nodes = (int) self->nodes->len;
  if (self->state != BASTIDE_PLAY_STEPS || n_nodes == 0)
    return FALSE;
  if (self->node < 0)
    self->node = direction > 0 ? 0 : n_nodes - 1;
  else
    self->node = (self->node + direction + n_nodes) % n_nodes;
  bastide_play_emit_changed (self);

  return TRUE;
}

guint
bastide_play_get_hand_node (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), BST_NO_NODE);

  return self->state == BASTIDE_PLAY_STEPS && self->node >= 0 && self->node < (int) self->nodes->len
         ? g_array_index (self->nodes, guint, self->node) : BST_NO_NODE;
}
