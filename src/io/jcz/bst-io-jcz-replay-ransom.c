/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-replay-private.h"

#include "bst-io-jcz-pointer.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* --- Whom and from whom --- */

void
bst_io_jcz_replay_note_captive (BstIoJczReplay  *replay,
                                const BstIoJson *payload)
{
  BstIoJson pointer, figure;

  if (bst_io_json_find (payload, "pointer", &pointer)
      && bst_io_json_find (&pointer, "meepleId", &figure))
    g_hash_table_insert (replay->captors, g_strdup (bst_io_json_get_string (&figure, NULL)),
                         GINT_TO_POINTER ((int) bst_io_jcz_replay_get_placer (replay)));
}

static gboolean
holds (const BstPosition *position,
       int                captor,
       const BstSpot     *prisoner)
{
  return captor != BST_NO_PLAYER
         && bst_position_get_prisoners (position, (guint) captor, (guint) prisoner->player,
                                        prisoner->figure) > 0;
}

/* Who noted the capture, unless the figures were exchanged meanwhile; else who holds one. */
static int
find_captor (const BstIoJczReplay *replay,
             const char           *id,
             const BstSpot        *prisoner)
{
  guint n_players = bst_game_get_n_players (replay->setup->game);
  gpointer noted;

  if (g_hash_table_lookup_extended (replay->captors, id, NULL, &noted)
      && holds (replay->position, GPOINTER_TO_INT (noted), prisoner))
    return GPOINTER_TO_INT (noted);
  for (guint player = 0; player < n_players; player++)
    if (holds (replay->position, (int) player, prisoner))
      return (int) player;

  return BST_NO_PLAYER;
}

static gboolean
read_ransom (const BstIoJczReplay  *replay,
             const BstIoJson       *payload,
             BstStep               *step,
             GError               **error)
{
  BstIoJson figure;
  BstFigureKind kind;
  guint player;
  int captor;

  if (!bst_io_json_need (payload, "meepleId", &figure, error)
      || !bst_io_jcz_get_figure (&figure, replay->setup->game, &player, &kind, error))
    return FALSE;
  *step = (BstStep) {
    .kind = BST_STEP_RANSOM, .spot.player = (gint8) player, .spot.figure = (guint8) kind,
  };
  captor = find_captor (replay, bst_io_json_get_string (&figure, NULL), &step->spot);
  if (captor == BST_NO_PLAYER)
    return bst_io_json_fail (&figure, error, BST_IO_ERROR_DATA, _("nobody holds this figure"));
  step->to.player = (gint8) captor;

  return TRUE;
}

/* --- Before the tile --- */

static gboolean
is_before_tile (BstIoJczPhase phase)
{
  return phase == BST_IO_JCZ_PHASE_TILE || phase == BST_IO_JCZ_PHASE_ABBEY
         || phase == BST_IO_JCZ_PHASE_ABBEY_COMMIT || phase == BST_IO_JCZ_PHASE_LAST_ABBEY;
}

/* May he pay who is about to place a tile? In the last round he need not be the next in turn. */
static gboolean
may_hold (BstIoJczReplay *replay,
          const BstStep  *step)
{
  gboolean is_out_of_turn = replay->mover != BST_NO_PLAYER;
  BstReason reason;

  if (replay->has_ransom)
    return FALSE;
  if (is_out_of_turn)
    bst_position_set_turn (replay->position, (guint) replay->mover);
  reason = bst_position_why_not_step (replay->position, step);
  if (is_out_of_turn)
    bst_position_undo (replay->position);

  return reason == BST_REASON_NONE;
}

/* Between two turns the step has no tile to follow: it waits for the tile. */
static gboolean
hold (BstIoJczReplay   *replay,
      const BstIoJson  *payload,
      const BstStep    *step,
      GError          **error)
{
  if (!may_hold (replay, step))
    return bst_io_jcz_fail_illegal (payload, BST_REASON_RANSOM, error);
  replay->ransom = *step;
  replay->has_ransom = TRUE;

  return TRUE;
}

gboolean
bst_io_jcz_replay_make_ransom (BstIoJczReplay   *replay,
                               const BstIoJson  *json,
                               GError          **error)
{
  gboolean is_held = replay->has_ransom;

  replay->has_ransom = FALSE;

  return !is_held || bst_io_jcz_replay_make_step (replay, json, &replay->ransom, error);
}

void
bst_io_jcz_replay_drop_ransom (BstIoJczReplay *replay)
{
  if (replay->has_ransom)
    bst_io_issues_add (replay->issues, "not-kept", NULL,
                       _("a ransom that no tile follows is not kept"));
  replay->has_ransom = FALSE;
}

/* --- In the turn --- */

/* The turn from its tile on, with the ransom in front of step @at. */
static gboolean
tell_before (BstIoJczReplay  *replay,
             const BstMove   *move,
             guint            at,
             const BstStep   *step,
             GError         **error)
{
  replay->move = *move;
  memmove (&replay->move.steps[at + 1], &move->steps[at], sizeof *move->steps * (move->n_steps - at));
  replay->move.steps[at] = *step;
  replay->move.n_steps++;

  return bst_position_apply (replay->position, &replay->move, NULL, error);
}

/* The program takes a ransom in every phase. Behind the one to which it belongs it is told before
 * what came since, and the turn is made again. */
static gboolean
pay_late (BstIoJczReplay   *replay,
          const BstIoJson  *payload,
          const BstStep    *step,
          GError          **error)
{
  BstPhase phase = bst_position_get_phase (replay->position);
  BstMove move = replay->move;
  GError *reason = NULL;
  guint at = 0;

  if (move.n_steps == BST_MAX_STEPS)
    return bst_io_jcz_fail_illegal (payload, BST_REASON_TOO_MANY_STEPS, error);
  bst_position_undo (replay->position);
  while (!tell_before (replay, &move, at, step, &reason))
    {
      if (++at >= move.n_steps)
        return bst_io_json_fail_with (payload, error, BST_IO_ERROR_DATA, reason);
      g_clear_error (&reason);
    }

  /* The figure that came back may be put, if nothing was done. */
  if (bst_phase_is_before (BST_PHASE_COMMIT, phase) || move.n_steps > 0)
    bst_io_jcz_replay_pass_until (replay, phase);
  if (replay->phase != BST_IO_JCZ_PHASE_WAGON_COMMIT)
    bst_io_jcz_replay_settle (replay);

  return TRUE;
}

gboolean
bst_io_jcz_replay_pay_ransom (BstIoJczReplay   *replay,
                              const BstIoJson  *message,
                              const BstIoJson  *payload,
                              GError          **error)
{
  BstStep step;

  if (!read_ransom (replay, payload, &step, error))
    return FALSE;
  if (replay->phase == BST_IO_JCZ_PHASE_OVER)
    return bst_io_jcz_fail_phase (message, "PAY_RANSOM", error);
  if (is_before_tile (replay->phase))
    return hold (replay, payload, &step, error);

  /* A wagon that drove on has ended the turn, but for its commit. */
  if (bst_position_get_phase (replay->position) != BST_PHASE_TILE
      && bst_position_why_not_step (replay->position, &step) == BST_REASON_NONE)
    return bst_io_jcz_replay_make_step (replay, payload, &step, error);

  return pay_late (replay, payload, &step, error);
}
