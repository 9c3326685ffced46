/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-turn.h"

#include "bst-io-jcz-turn-flow.h"
#include "bst-io-jcz-pointer.h"
#include "bst-io-jcz-step.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* A turn that stopped is told by so many passes at most. */
#define MAX_PASSES 8

gboolean
bst_io_jcz_fail_phase (const BstIoJson  *message,
                       const char       *type,
                       GError          **error)
{
  return bst_io_json_fail (message, error, BST_IO_ERROR_DATA,
                           _("the message %s is not possible at this point of a turn"), type);
}

static gboolean
fail_illegal (const BstIoJson  *json,
              BstReason         reason,
              GError          **error)
{
  GError *fault = NULL;

  bst_error_refuse (&fault, reason, BST_NORTH);

  return bst_io_json_fail_with (json, error, BST_IO_ERROR_DATA, fault);
}

/* --- Passing --- */

/* Is there anything to choose from but to pay a ransom, or not? */
static gboolean
has_action (const BstIoJczTurn *turn)
{
  g_auto (BstSteps) steps = { 0 };

  bst_position_get_steps (turn->position, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    if (steps.items[i].kind != BST_STEP_RANSOM)
      return TRUE;

  return FALSE;
}

/* Leaves undone what the position waits for, as long as it may be and is not @until. */
static void
pass_until (BstIoJczTurn *turn,
            BstPhase      until)
{
  while (bst_position_get_phase (turn->position) != BST_PHASE_TILE
         && bst_position_get_phase (turn->position) < until
         && bst_position_may_pass (turn->position))
    bst_position_pass (turn->position, NULL);
}

/* A file may leave out PASS where there was nothing to do, or nothing that was done. */
static void
end_open_turn (BstIoJczTurn *turn)
{
  if (bst_position_get_phase (turn->position) <= BST_PHASE_COMMIT
      && turn->phase != BST_IO_JCZ_PHASE_WAGON_COMMIT)
    return;
  pass_until (turn, BST_PHASE_END);
  bst_io_jcz_flow_settle (turn);
}

/* --- Steps --- */

static gboolean
make_step (BstIoJczTurn     *turn,
           const BstIoJson  *json,
           const BstStep    *step,
           GError          **error)
{
  BstReason reason = bst_position_why_not_step (turn->position, step);

  if (reason == BST_REASON_NONE && !bst_move_add_step (&turn->move, step))
    reason = BST_REASON_TOO_MANY_STEPS;
  if (reason != BST_REASON_NONE)
    return fail_illegal (json, reason, error);
  bst_position_make_step (turn->position, step, NULL);

  return TRUE;
}

/* Between two turns the step has no tile to follow: it is made now, and once more when the tile
 * was placed. */
static gboolean
pay_early (BstIoJczTurn     *turn,
           const BstIoJson  *payload,
           const BstStep    *step,
           GError          **error)
{
  if (bst_position_why_not_step (turn->position, step) != BST_REASON_NONE)
    return fail_illegal (payload, BST_REASON_RANSOM, error);

  bst_position_make_step (turn->position, step, NULL);
  turn->ransom = *step;
  turn->has_ransom = TRUE;

  return TRUE;
}

/* The program takes a ransom in every phase. Behind the action it is told before it, and the turn
 * is made again. */
static gboolean
pay_late (BstIoJczTurn     *turn,
          const BstIoJson  *payload,
          const BstStep    *step,
          GError          **error)
{
  BstPhase phase = bst_position_get_phase (turn->position);
  gboolean has_acted = turn->move.n_steps > 0;
  BstMove move = turn->move;
  GError *reason = NULL;

  if (!bst_move_add_step (&move, step))
    return fail_illegal (payload, BST_REASON_TOO_MANY_STEPS, error);
  memmove (&move.steps[1], &move.steps[0], sizeof *move.steps * (move.n_steps - 1u));
  move.steps[0] = *step;
  turn->move = move;
  bst_position_undo (turn->position);
  if (!bst_position_apply (turn->position, &turn->move, NULL, &reason))
    return bst_io_json_fail_with (payload, error, BST_IO_ERROR_DATA, reason);

  /* The figure that came back may be put, if nothing was done. */
  if (phase > BST_PHASE_COMMIT || has_acted)
    pass_until (turn, phase);
  bst_io_jcz_flow_settle (turn);

  return TRUE;
}

/* The phase of the position to which the message belongs. */
static BstPhase
find_wanted (const BstPosition *position,
             const char        *type,
             const BstIoJson   *payload)
{
  gboolean is_late = bst_position_get_phase (position) > BST_PHASE_COMMIT;
  BstIoJson value;

  if (strcmp (type, "DEPLOY_MEEPLE") == 0)
    return is_late ? BST_PHASE_WAGON : BST_PHASE_ACTION;
  if (strcmp (type, "RETURN_MEEPLE") == 0)
    return is_late ? BST_PHASE_ESCAPE : BST_PHASE_ACTION;
  if (strcmp (type, "CAPTURE_FOLLOWER") == 0)
    return BST_PHASE_CAPTURE;
  if (strcmp (type, "EXCHANGE_FOLLOWER") == 0)
    return BST_PHASE_FREE;
  if (strcmp (type, "MOVE_NEUTRAL_FIGURE") == 0
      && bst_io_json_find (payload, "figureId", &value)
      && g_strcmp0 (bst_io_json_get_string (&value, NULL), "dragon.1") == 0)
    return is_late ? BST_PHASE_LATE_DRAGON : BST_PHASE_DRAGON;

  return BST_PHASE_ACTION;
}

/* Whoever decides in the present phase may pay now; else it is the matter of the action. */
static BstPhase
find_ransom_phase (const BstIoJczTurn *turn,
                   const BstStep      *step)
{
  return bst_position_why_not_step (turn->position, step) == BST_REASON_NONE
         ? bst_position_get_phase (turn->position) : BST_PHASE_ACTION;
}

gboolean
bst_io_jcz_turn_step (BstIoJczTurn     *turn,
                      const BstIoJson  *message,
                      const BstIoJson  *payload,
                      const char       *type,
                      GError          **error)
{
  BstPhase wanted = find_wanted (turn->position, type, payload);
  gboolean is_early = (turn->phase == BST_IO_JCZ_PHASE_TILE
                       || turn->phase == BST_IO_JCZ_PHASE_ABBEY
                       || turn->phase == BST_IO_JCZ_PHASE_ABBEY_COMMIT)
                      && strcmp (type, "PAY_RANSOM") == 0;
  BstStep step;

  if (!is_early)
    pass_until (turn, wanted);
  if (!bst_io_jcz_read_step (type, payload, turn->position, turn->captors, &step, error))
    return FALSE;
  if (is_early)
    return pay_early (turn, payload, &step, error);
  if (step.kind == BST_STEP_RANSOM)
    wanted = find_ransom_phase (turn, &step);
  if (step.kind == BST_STEP_RANSOM && wanted != bst_position_get_phase (turn->position))
    return pay_late (turn, payload, &step, error);
  if (bst_position_get_phase (turn->position) != wanted)
    return bst_io_jcz_fail_phase (message, type, error);

  if (!make_step (turn, payload, &step, error))
    return FALSE;
  if (step.kind == BST_STEP_CAPTURE)
    bst_io_jcz_note_captive (turn->captors, payload, bst_io_jcz_flow_get_placer (turn));
  if (step.kind == BST_STEP_WAGON)
    turn->phase = BST_IO_JCZ_PHASE_WAGON_COMMIT;
  else
    bst_io_jcz_flow_settle (turn);

  return TRUE;
}

/* --- Tiles --- */

static gboolean
read_placement (BstIoJczTurn     *turn,
                const BstIoJson  *payload,
                BstIoJson        *tile,
                GError          **error)
{
  BstIoJson rotation, cell;
  guint type, turns;
  int x, y;

  if (!bst_io_json_need (payload, "tileId", tile, error)
      || !bst_io_jcz_setup_find_tile (turn->setup, tile, &type, error)
      || !bst_io_json_need (payload, "rotation", &rotation, error)
      || !bst_io_jcz_get_rotation (&rotation, &turns, error)
      || !bst_io_json_need (payload, "position", &cell, error)
      || !bst_io_jcz_get_cell (&cell, &x, &y, error))
    return FALSE;

  turn->move = (BstMove) {
    .kind = BST_MOVE_PLACE, .type = (gint16) type, .x = (gint16) x, .y = (gint16) y,
    .rotation = (guint8) turns, .unfinished = TRUE,
  };

  return TRUE;
}

/* May the tile come now, and from where? */
static gboolean
check_tile (BstIoJczTurn     *turn,
            const BstIoJson  *message,
            const BstIoJson  *tile,
            GError          **error)
{
  gboolean is_abbey = turn->move.type == bst_io_jcz_flow_find_abbey (turn);

  if (turn->phase == BST_IO_JCZ_PHASE_OVER)
    return bst_io_json_fail (message, error, BST_IO_ERROR_DATA,
                             _("a tile is placed after the end of the game"));
  if (is_abbey)
    return turn->phase == BST_IO_JCZ_PHASE_ABBEY || turn->phase == BST_IO_JCZ_PHASE_LAST_ABBEY
           || bst_io_jcz_fail_phase (message, "PLACE_TILE", error);

  /* Version 4 goes on to the tile when the abbey is passed over. */
  if (turn->phase == BST_IO_JCZ_PHASE_ABBEY || turn->phase == BST_IO_JCZ_PHASE_ABBEY_COMMIT)
    bst_io_jcz_flow_draw (turn);
  if (turn->phase != BST_IO_JCZ_PHASE_TILE)
    return bst_io_jcz_fail_phase (message, "PLACE_TILE", error);

  return bst_io_jcz_flow_check_draw (turn, tile, (guint) turn->move.type, error);
}

gboolean
bst_io_jcz_turn_place (BstIoJczTurn     *turn,
                       const BstIoJson  *message,
                       const BstIoJson  *payload,
                       GError          **error)
{
  BstTileSet *set = bst_game_get_tile_set (turn->setup->game);
  g_autoptr (GError) reason = NULL;
  BstMove before = turn->move;
  BstMove move;
  BstIoJson tile;

  if (!read_placement (turn, payload, &tile, error))
    return FALSE;
  move = turn->move;
  turn->move = before;
  end_open_turn (turn);
  turn->move = move;
  if (turn->has_ransom)
    bst_position_undo (turn->position);
  if (!check_tile (turn, message, &tile, error))
    return FALSE;

  if (turn->mover != BST_NO_PLAYER)
    bst_position_set_turn (turn->position, (guint) turn->mover);
  if (!bst_position_apply (turn->position, &turn->move, NULL, &reason))
    return bst_io_json_fail_with (payload, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
  if (bst_tile_set_get_type (set, (guint) turn->move.type)->signs & BST_SIGN_VOLCANO)
    bst_io_jcz_draws_wake_dragon (turn->draws);
  if (turn->has_ransom && !make_step (turn, payload, &turn->ransom, error))
    return FALSE;

  turn->has_ransom = FALSE;
  turn->skipped = !has_action (turn);
  if (turn->skipped)
    pass_until (turn, BST_PHASE_CAPTURE);
  bst_io_jcz_flow_settle (turn);

  return TRUE;
}

/* --- Passes and commits --- */

gboolean
bst_io_jcz_turn_pass (BstIoJczTurn     *turn,
                      const BstIoJson  *message,
                      GError          **error)
{
  switch (turn->phase)
    {
    case BST_IO_JCZ_PHASE_ABBEY:
      turn->phase = BST_IO_JCZ_PHASE_ABBEY_COMMIT;
      return TRUE;
    case BST_IO_JCZ_PHASE_LAST_ABBEY:
      bst_io_jcz_flow_pass_abbey (turn);
      return TRUE;
    case BST_IO_JCZ_PHASE_COMMIT:
      if (!turn->skipped)
        break;
      turn->skipped = FALSE;
      return TRUE;
    case BST_IO_JCZ_PHASE_WAGON_COMMIT:
      /* Another wagon of the same player may stay where it was. */
      bst_io_jcz_flow_settle (turn);
      return bst_io_jcz_turn_pass (turn, message, error);
    case BST_IO_JCZ_PHASE_ACTION:
    case BST_IO_JCZ_PHASE_CAPTURE:
    case BST_IO_JCZ_PHASE_WAGON:
    case BST_IO_JCZ_PHASE_ESCAPE:
      if (!bst_position_may_pass (turn->position))
        break;
      bst_position_pass (turn->position, NULL);
      bst_io_jcz_flow_settle (turn);
      return TRUE;
    case BST_IO_JCZ_PHASE_ABBEY_COMMIT:
    case BST_IO_JCZ_PHASE_TILE:
    case BST_IO_JCZ_PHASE_EXCHANGE:
    case BST_IO_JCZ_PHASE_DRAGON:
    case BST_IO_JCZ_PHASE_OVER:
    default:
      break;
    }

  return bst_io_jcz_fail_phase (message, "PASS", error);
}

gboolean
bst_io_jcz_turn_commit (BstIoJczTurn     *turn,
                        const BstIoJson  *message,
                        const BstIoJson  *payload,
                        GError          **error)
{
  gboolean is_action = bst_position_get_phase (turn->position) != BST_PHASE_TILE
                       && bst_position_get_phase (turn->position) <= BST_PHASE_COMMIT;

  if (is_action)
    pass_until (turn, BST_PHASE_COMMIT);
  if (turn->phase != BST_IO_JCZ_PHASE_ABBEY_COMMIT && turn->phase != BST_IO_JCZ_PHASE_WAGON_COMMIT
      && bst_position_get_phase (turn->position) != BST_PHASE_COMMIT)
    return bst_io_jcz_fail_phase (message, "COMMIT", error);
  if (!bst_io_jcz_draws_commit (turn->draws, payload, error))
    return FALSE;

  if (turn->phase == BST_IO_JCZ_PHASE_ABBEY_COMMIT)
    {
      bst_io_jcz_flow_draw (turn);
      return TRUE;
    }
  if (is_action)
    bst_position_pass (turn->position, NULL);
  bst_io_jcz_flow_settle (turn);

  return TRUE;
}

/* Version 4 ends its files so. The bag is empty then, or counts as empty. */
gboolean
bst_io_jcz_turn_game_over (BstIoJczTurn     *turn,
                           const BstIoJson  *message,
                           GError          **error)
{
  end_open_turn (turn);
  if (turn->phase != BST_IO_JCZ_PHASE_TILE && turn->phase != BST_IO_JCZ_PHASE_ABBEY
      && turn->phase != BST_IO_JCZ_PHASE_LAST_ABBEY && turn->phase != BST_IO_JCZ_PHASE_OVER)
    return bst_io_jcz_fail_phase (message, "GAME_OVER", error);

  turn->phase = BST_IO_JCZ_PHASE_OVER;
  turn->known = TRUE;

  return TRUE;
}

/* --- The whole --- */

void
bst_io_jcz_turn_init (BstIoJczTurn         *turn,
                      const BstIoJczSetup  *setup,
                      BstIoJczDraws        *draws,
                      BstRecord            *record,
                      BstIoIssues          *issues)
{
  *turn = (BstIoJczTurn) {
    .setup = setup,
    .draws = draws,
    .record = record,
    .issues = issues,
    .position = bst_position_new (setup->game),
    .discards = g_array_new (FALSE, FALSE, sizeof (guint)),
    .captors = bst_io_jcz_captors_new (),
    .tip = bst_record_get_root (record),
    .drawn = BST_NO_TILE,
    .mover = BST_NO_PLAYER,
    .last_abbey = BST_NO_PLAYER,
  };
  bst_io_jcz_flow_begin (turn);
}

void
bst_io_jcz_turn_clear (BstIoJczTurn *turn)
{
  g_clear_pointer (&turn->position, bst_position_free);
  g_clear_pointer (&turn->discards, g_array_unref);
  g_clear_pointer (&turn->captors, g_hash_table_unref);
}

/* The move must lead to the phase where the file stops: what was passed over since the tile was
 * placed is told when it was more than the action. */
static void
add_passes (BstIoJczTurn *turn)
{
  BstPhase phase = bst_position_get_phase (turn->position);
  const BstStep pass = {
    .kind = BST_STEP_PASS, .spot.player = BST_NO_PLAYER, .to.player = BST_NO_PLAYER,
  };

  if (phase <= BST_PHASE_COMMIT)
    return;
  for (guint i = 0; i < MAX_PASSES; i++)
    {
      bst_position_undo (turn->position);
      if (!bst_position_apply (turn->position, &turn->move, NULL, NULL)
          || bst_position_get_phase (turn->position) == phase
          || !bst_move_add_step (&turn->move, &pass))
        return;
    }
}

static void
finish_open (BstIoJczTurn *turn)
{
  add_passes (turn);
  turn->move.unfinished = bst_position_get_phase (turn->position) != BST_PHASE_TILE;
  bst_io_jcz_flow_add_move (turn);
}

void
bst_io_jcz_turn_finish (BstIoJczTurn *turn)
{
  if (bst_position_get_phase (turn->position) != BST_PHASE_TILE
      || turn->phase == BST_IO_JCZ_PHASE_WAGON_COMMIT)
    {
      finish_open (turn);
      return;
    }

  if (turn->has_ransom)
    bst_io_issues_add (turn->issues, "not-kept", NULL,
                       _("a ransom paid before the tile was placed is not kept"));
  if (!turn->known)
    return;
  bst_io_jcz_flow_put_discards (turn);
  if (turn->phase == BST_IO_JCZ_PHASE_TILE)
    turn->tip->hand[bst_position_get_turn (turn->position)] = (gint16) turn->drawn;
  else if (turn->phase == BST_IO_JCZ_PHASE_OVER
           && !bst_record_is_over (turn->record, turn->tip, turn->position))
    bst_record_set_ended (turn->record, TRUE);
}
