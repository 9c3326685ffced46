/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-replay-private.h"

#include "bst-io-jcz-pointer.h"
#include "bst-io-jcz-step.h"

#include <glib/gi18n-lib.h>

#include <string.h>

gboolean
bst_io_jcz_fail_phase (const BstIoJson  *message,
                       const char       *type,
                       GError          **error)
{
  return bst_io_json_fail (message, error, BST_IO_ERROR_DATA,
                           _("the message %s is not possible at this point of a turn"), type);
}

gboolean
bst_io_jcz_fail_illegal (const BstIoJson  *json,
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
has_action (const BstIoJczReplay *replay)
{
  g_auto (BstSteps) steps = { 0 };

  bst_position_get_steps (replay->position, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    if (steps.items[i].kind != BST_STEP_RANSOM)
      return TRUE;

  return FALSE;
}

void
bst_io_jcz_replay_pass_until (BstIoJczReplay *replay,
                              BstPhase        until)
{
  while (bst_position_get_phase (replay->position) != BST_PHASE_TILE
         && bst_phase_is_before (bst_position_get_phase (replay->position), until)
         && bst_position_may_pass (replay->position))
    bst_position_pass (replay->position, NULL);
}

/* Where there is none the file has no message. */
static void
skip_action (BstIoJczReplay *replay)
{
  replay->skipped = !has_action (replay);
  if (replay->skipped)
    bst_io_jcz_replay_pass_until (replay, BST_PHASE_CAPTURE);
}

/* A file may leave out PASS where there was nothing to do, or nothing that was done. */
static void
end_open_turn (BstIoJczReplay *replay)
{
  if (!bst_phase_is_before (BST_PHASE_COMMIT, bst_position_get_phase (replay->position))
      && replay->phase != BST_IO_JCZ_PHASE_WAGON_COMMIT)
    return;
  bst_io_jcz_replay_pass_until (replay, BST_PHASE_END);
  bst_io_jcz_replay_settle (replay);
}

/* --- Steps --- */

gboolean
bst_io_jcz_replay_make_step (BstIoJczReplay   *replay,
                             const BstIoJson  *json,
                             const BstStep    *step,
                             GError          **error)
{
  BstReason reason = bst_position_why_not_step (replay->position, step);

  if (reason == BST_REASON_NONE && !bst_move_add_step (&replay->move, step))
    reason = BST_REASON_TOO_MANY_STEPS;
  if (reason != BST_REASON_NONE)
    return bst_io_jcz_fail_illegal (json, reason, error);
  bst_position_make_step (replay->position, step, NULL);

  return TRUE;
}

/* In which phase a neutral figure moves. */
static BstPhase
find_wanted_of_neutral (const char *figure,
                        gboolean    is_late)
{
  if (g_strcmp0 (figure, "dragon.1") == 0)
    return is_late ? BST_PHASE_LATE_DRAGON : BST_PHASE_DRAGON;

  return g_strcmp0 (figure, "mage.1") == 0 || g_strcmp0 (figure, "witch.1") == 0 ? BST_PHASE_MAGIC : BST_PHASE_ACTION;
}

/* The phase of the position to which the message belongs. */
static BstPhase
find_wanted (const BstPosition *position,
             const char        *type,
             const BstIoJson   *payload)
{
  gboolean is_late = bst_phase_is_before (BST_PHASE_COMMIT, bst_position_get_phase (position));
  BstIoJson value;

  if (strcmp (type, "DEPLOY_MEEPLE") == 0 && bst_position_get_phase (position) == BST_PHASE_LANDING)
    return BST_PHASE_LANDING;
  if (strcmp (type, "CIRCLE_REMOVE_OR_DEPLOY") == 0 || bst_position_get_phase (position) == BST_PHASE_CIRCLE)
    return BST_PHASE_CIRCLE;
  if (strcmp (type, "FLOCK_EXPAND_OR_SCORE") == 0)
    return BST_PHASE_FLOCK;
  if (strcmp (type, "DEPLOY_MEEPLE") == 0)
    return is_late ? BST_PHASE_WAGON : BST_PHASE_ACTION;
  if (bst_position_get_phase (position) == BST_PHASE_GOLD)
    return BST_PHASE_GOLD;
  if (strcmp (type, "RETURN_MEEPLE") == 0)
    return is_late ? BST_PHASE_ESCAPE : BST_PHASE_ACTION;
  if (strcmp (type, "CAPTURE_FOLLOWER") == 0)
    return BST_PHASE_CAPTURE;
  if (strcmp (type, "EXCHANGE_FOLLOWER") == 0)
    return BST_PHASE_FREE;
  if (strcmp (type, "MOVE_NEUTRAL_FIGURE") == 0 && bst_io_json_find (payload, "figureId", &value))
    return find_wanted_of_neutral (bst_io_json_get_string (&value, NULL), is_late);

  if (strcmp (type, "PLACE_TOKEN") == 0 && bst_io_jcz_is_ferry (payload))
    return BST_PHASE_FERRY;

  return BST_PHASE_ACTION;
}

/* The message brings the number by which the die falls. */
static gboolean
roll_flight (BstIoJczReplay   *replay,
             const BstIoJson  *payload,
             BstStep          *step,
             GError          **error)
{
  if (!bst_io_jcz_draws_commit (replay->draws, payload, error))
    return FALSE;
  step->result = (guint8) (bst_io_jcz_draws_roll (replay->draws, 3) + 1);

  return TRUE;
}

/* A flock brings its number with the message; that of the first token is the next of the draws, but for 6.x, which sends a
 * message for it. */
static gboolean
draw_sheep (BstIoJczReplay   *replay,
            const BstIoJson  *payload,
            BstStep          *step,
            GError          **error)
{
  const BstIoJson *from = step->kind == BST_STEP_PUT ? &replay->confirmed : payload;
  guint weights[BST_MAX_RESULTS];
  guint n_results = bst_position_get_chances (replay->position, step, weights), n_tokens = 0, drawn;

  if ((step->kind != BST_STEP_PUT || replay->is_confirmed) && !bst_io_jcz_draws_commit (replay->draws, from, error))
    return FALSE;
  if (step->kind == BST_STEP_FLOCK || n_results == 0)
    return TRUE;
  for (guint i = 0; i < n_results; i++)
    n_tokens += weights[i];
  drawn = bst_io_jcz_draws_roll (replay->draws, n_tokens);
  for (step->result = 1; drawn >= weights[step->result - 1]; step->result++)
    drawn -= weights[step->result - 1];

  return TRUE;
}

static gboolean
find_result (BstIoJczReplay   *replay,
             const BstIoJson  *payload,
             BstStep          *step,
             GError          **error)
{
  if (step->kind == BST_STEP_FLY)
    return roll_flight (replay, payload, step, error);
  if (step->kind == BST_STEP_SHEEP || step->kind == BST_STEP_FLOCK
      || (step->kind == BST_STEP_PUT && step->spot.figure == BST_FIGURE_SHEPHERD))
    return draw_sheep (replay, payload, step, error);

  return TRUE;
}

gboolean
bst_io_jcz_replay_step (BstIoJczReplay   *replay,
                        const BstIoJson  *message,
                        const BstIoJson  *payload,
                        const char       *type,
                        GError          **error)
{
  BstPhase wanted = find_wanted (replay->position, type, payload);
  BstStep step;

  bst_io_jcz_replay_pass_until (replay, wanted);
  if (!bst_io_jcz_read_step (type, payload, replay->position, &step, error))
    return FALSE;
  if (bst_position_get_phase (replay->position) != wanted)
    return bst_io_jcz_fail_phase (message, type, error);

  if (!find_result (replay, payload, &step, error))
    return FALSE;
  if (!bst_io_jcz_replay_make_step (replay, payload, &step, error))
    return FALSE;
  if (wanted == BST_PHASE_GOLD || wanted == BST_PHASE_MAGIC)
    skip_action (replay);
  if (step.kind == BST_STEP_CAPTURE)
    bst_io_jcz_replay_note_captive (replay, payload);
  if (step.kind == BST_STEP_WAGON || step.kind == BST_STEP_JOIN || step.kind == BST_STEP_LEAVE)
    replay->phase = BST_IO_JCZ_PHASE_WAGON_COMMIT;
  else
    bst_io_jcz_replay_settle (replay);

  return TRUE;
}

/* --- Tiles --- */

static gboolean
read_placement (BstIoJczReplay   *replay,
                const BstIoJson  *payload,
                BstIoJson        *tile,
                GError          **error)
{
  BstIoJson rotation, cell;
  guint type, turns;
  int x, y;

  if (!bst_io_json_need (payload, "tileId", tile, error)
      || !bst_io_jcz_setup_find_tile (replay->setup, tile, &type, error)
      || !bst_io_json_need (payload, "rotation", &rotation, error)
      || !bst_io_jcz_get_rotation (&rotation, &turns, error)
      || !bst_io_json_need (payload, "position", &cell, error)
      || !bst_io_jcz_get_cell (&cell, &x, &y, error))
    return FALSE;

  replay->move = (BstMove) {
    .kind = BST_MOVE_PLACE, .type = (gint16) type, .x = (gint16) x, .y = (gint16) y,
    .rotation = (guint8) turns, .unfinished = TRUE,
  };

  return TRUE;
}

/* May the tile come now, and from where? */
static gboolean
check_tile (BstIoJczReplay   *replay,
            const BstIoJson  *message,
            const BstIoJson  *tile,
            GError          **error)
{
  gboolean is_abbey = replay->move.type == bst_io_jcz_replay_find_abbey (replay);

  if (replay->phase == BST_IO_JCZ_PHASE_OVER)
    return bst_io_json_fail (message, error, BST_IO_ERROR_DATA,
                             _("a tile is placed after the end of the game"));
  if (is_abbey)
    return replay->phase == BST_IO_JCZ_PHASE_ABBEY || replay->phase == BST_IO_JCZ_PHASE_LAST_ABBEY
           || bst_io_jcz_fail_phase (message, "PLACE_TILE", error);

  /* Version 4 goes on to the tile when the abbey is passed over. */
  if (replay->phase == BST_IO_JCZ_PHASE_ABBEY || replay->phase == BST_IO_JCZ_PHASE_ABBEY_COMMIT)
    bst_io_jcz_replay_draw (replay);
  if (replay->phase != BST_IO_JCZ_PHASE_TILE)
    return bst_io_jcz_fail_phase (message, "PLACE_TILE", error);

  return bst_io_jcz_replay_check_draw (replay, tile, (guint) replay->move.type, error);
}

gboolean
bst_io_jcz_replay_place (BstIoJczReplay   *replay,
                         const BstIoJson  *message,
                         const BstIoJson  *payload,
                         GError          **error)
{
  BstTileSet *set = bst_game_get_tile_set (replay->setup->game);
  g_autoptr (GError) reason = NULL;
  BstMove before = replay->move;
  BstMove move;
  BstIoJson tile;

  if (!read_placement (replay, payload, &tile, error))
    return FALSE;
  move = replay->move;
  replay->move = before;
  end_open_turn (replay);
  replay->move = move;
  if (!check_tile (replay, message, &tile, error))
    return FALSE;

  if (replay->mover != BST_NO_PLAYER)
    bst_position_set_turn (replay->position, (guint) replay->mover);
  if (!bst_position_apply (replay->position, &replay->move, NULL, &reason))
    return bst_io_json_fail_with (payload, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
  if (bst_tile_set_get_type (set, (guint) replay->move.type)->signs & BST_SIGN_VOLCANO)
    bst_io_jcz_draws_wake_dragon (replay->draws);
  bst_io_jcz_draws_hide (replay->draws, bst_position_get_n_under_hills (replay->position));
  if (!bst_io_jcz_replay_make_ransom (replay, payload, error))
    return FALSE;

  skip_action (replay);
  bst_io_jcz_replay_settle (replay);

  return TRUE;
}

/* --- Passes and commits --- */

gboolean
bst_io_jcz_replay_pass (BstIoJczReplay   *replay,
                        const BstIoJson  *message,
                        GError          **error)
{
  switch (replay->phase)
    {
    case BST_IO_JCZ_PHASE_ABBEY:
      replay->phase = BST_IO_JCZ_PHASE_ABBEY_COMMIT;
      return TRUE;
    case BST_IO_JCZ_PHASE_LAST_ABBEY:
      bst_io_jcz_replay_pass_abbey (replay);
      return TRUE;
    case BST_IO_JCZ_PHASE_COMMIT:
      if (!replay->skipped)
        break;
      replay->skipped = FALSE;
      return TRUE;
    case BST_IO_JCZ_PHASE_WAGON_COMMIT:
      /* Another wagon of the same player may stay where it was. */
      bst_io_jcz_replay_settle (replay);
      return bst_io_jcz_replay_pass (replay, message, error);
    case BST_IO_JCZ_PHASE_ACTION:
    case BST_IO_JCZ_PHASE_CAPTURE:
    case BST_IO_JCZ_PHASE_MOVE_FERRY:
    case BST_IO_JCZ_PHASE_WAGON:
    case BST_IO_JCZ_PHASE_CIRCLE:
    case BST_IO_JCZ_PHASE_ESCAPE:
      if (!bst_position_may_pass (replay->position))
        break;
      bst_position_pass (replay->position, NULL);
      bst_io_jcz_replay_settle (replay);
      return TRUE;
    case BST_IO_JCZ_PHASE_ABBEY_COMMIT:
    case BST_IO_JCZ_PHASE_TILE:
    case BST_IO_JCZ_PHASE_GOLD:
    case BST_IO_JCZ_PHASE_MAGIC:
    case BST_IO_JCZ_PHASE_EXCHANGE:
    case BST_IO_JCZ_PHASE_PUT_FERRY:
    case BST_IO_JCZ_PHASE_FLOCK:
    case BST_IO_JCZ_PHASE_DRAGON:
    case BST_IO_JCZ_PHASE_OVER:
    default:
      break;
    }

  return bst_io_jcz_fail_phase (message, "PASS", error);
}

gboolean
bst_io_jcz_replay_commit (BstIoJczReplay   *replay,
                          const BstIoJson  *message,
                          const BstIoJson  *payload,
                          GError          **error)
{
  gboolean is_action = bst_position_get_phase (replay->position) != BST_PHASE_TILE
                       && !bst_phase_is_before (BST_PHASE_COMMIT, bst_position_get_phase (replay->position));

  if (is_action)
    bst_io_jcz_replay_pass_until (replay, BST_PHASE_COMMIT);
  if (replay->phase != BST_IO_JCZ_PHASE_ABBEY_COMMIT && replay->phase != BST_IO_JCZ_PHASE_WAGON_COMMIT
      && bst_position_get_phase (replay->position) != BST_PHASE_COMMIT)
    return bst_io_jcz_fail_phase (message, "COMMIT", error);
  if (!bst_io_jcz_draws_commit (replay->draws, payload, error))
    return FALSE;

  if (replay->phase == BST_IO_JCZ_PHASE_ABBEY_COMMIT)
    {
      bst_io_jcz_replay_draw (replay);
      return TRUE;
    }
  if (is_action)
    bst_position_pass (replay->position, NULL);
  bst_io_jcz_replay_settle (replay);

  return TRUE;
}

/* Version 4 ends its files so. The bag is empty then, or counts as empty. */
gboolean
bst_io_jcz_replay_game_over (BstIoJczReplay   *replay,
                             const BstIoJson  *message,
                             GError          **error)
{
  end_open_turn (replay);
  if (replay->phase != BST_IO_JCZ_PHASE_TILE && replay->phase != BST_IO_JCZ_PHASE_ABBEY
      && replay->phase != BST_IO_JCZ_PHASE_LAST_ABBEY && replay->phase != BST_IO_JCZ_PHASE_OVER)
    return bst_io_jcz_fail_phase (message, "GAME_OVER", error);

  replay->phase = BST_IO_JCZ_PHASE_OVER;
  replay->known = TRUE;

  return TRUE;
}
