/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-replay.h"

#include "bst-io-jcz-replay-private.h"
#include "bst-io-jcz-step.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* A turn that stopped is told by so many passes at most. */
#define MAX_PASSES 8

/* The start of the game: draws the first tile, or offers an abbey. */
static void
init (BstIoJczReplay      *replay,
      const BstIoJczSetup *setup,
      BstIoJczDraws       *draws,
      BstRecord           *record,
      BstIoIssues         *issues)
{
  *replay = (BstIoJczReplay) {
    .setup = setup,
    .draws = draws,
    .record = record,
    .issues = issues,
    .position = bst_position_new (setup->game),
    .discards = g_array_new (FALSE, FALSE, sizeof (guint)),
    .captors = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .tip = bst_record_get_root (record),
    .drawn = BST_NO_TILE,
    .mover = BST_NO_PLAYER,
    .last_abbey = BST_NO_PLAYER,
  };
  bst_io_jcz_replay_begin (replay);
}

static void
clear (BstIoJczReplay *replay)
{
  g_clear_pointer (&replay->position, bst_position_free);
  g_clear_pointer (&replay->discards, g_array_unref);
  g_clear_pointer (&replay->captors, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstIoJczReplay, clear)

/* --- The messages --- */

/* Of a shepherd, in 6.x (formats.md, 1). */
#define CONFIRM "SHEPHERD_CONFIRM"

/* Its number was taken when he was put. */
static gboolean
confirm (BstIoJczReplay   *replay,
         const BstIoJson  *message,
         GError          **error)
{
  const BstMove *move = &replay->move;
  const BstStep *last = move->n_steps > 0 ? &move->steps[move->n_steps - 1] : NULL;

  return (last != NULL && last->kind == BST_STEP_PUT && last->spot.figure == BST_FIGURE_SHEPHERD)
         || bst_io_jcz_fail_phase (message, CONFIRM, error);
}

static gboolean
play_message (BstIoJczReplay   *replay,
              const BstIoJson  *message,
              GError          **error)
{
  const char *type = bst_io_json_need_string (message, "type", error);
  BstIoJson payload;

  if (type == NULL)
    return FALSE;
  if (strcmp (type, "PASS") == 0)
    return bst_io_jcz_replay_pass (replay, message, error);
  if (strcmp (type, "GAME_OVER") == 0)
    return bst_io_jcz_replay_game_over (replay, message, error);

  if (!bst_io_json_need (message, "payload", &payload, error))
    return FALSE;
  if (strcmp (type, "PLACE_TILE") == 0)
    return bst_io_jcz_replay_place (replay, message, &payload, error);
  if (strcmp (type, "COMMIT") == 0)
    return bst_io_jcz_replay_commit (replay, message, &payload, error);
  if (strcmp (type, CONFIRM) == 0)
    return confirm (replay, message, error);
  if (strcmp (type, "PAY_RANSOM") == 0)
    return bst_io_jcz_replay_pay_ransom (replay, message, &payload, error);
  if (bst_io_jcz_is_step (type))
    return bst_io_jcz_replay_step (replay, message, &payload, type, error);

  return bst_io_json_fail (message, error, BST_IO_ERROR_UNSUPPORTED,
                           _("the message “%s” is not supported yet"), type);
}

/* What was drawn after a commit is known, so nothing before it is taken back. */
static gboolean
is_committed (const BstIoJson *list,
              const GArray    *indices)
{
  BstIoJson last;

  if (indices->len == 0)
    return FALSE;
  bst_io_json_get_element (list, g_array_index (indices, guint, indices->len - 1), &last);

  return g_strcmp0 (bst_io_json_need_string (&last, "type", NULL), "COMMIT") == 0;
}

/* UNDO takes back one message, so those that count are known before any is played. @index is the last one looked at. */
static gboolean
find_effective (const BstIoJson  *list,
                guint             n_messages,
                GArray           *indices,
                guint            *index,
                GError          **error)
{
  for (guint i = 0; i < MIN (n_messages, bst_io_json_get_length (list)); i++)
    {
      BstIoJson message;
      const char *type;

      *index = i;
      bst_io_json_get_element (list, i, &message);
      type = bst_io_json_need_string (&message, "type", error);
      if (type == NULL)
        return FALSE;
      if (strcmp (type, "UNDO") != 0)
        g_array_append_val (indices, i);
      else if (indices->len == 0 || is_committed (list, indices))
        return bst_io_jcz_fail_phase (&message, type, error);
      else
        g_array_set_size (indices, indices->len - 1);
    }

  return TRUE;
}

/* --- Where they stop --- */

/* The move must lead to the phase where the file stops: what was passed over since the tile was
 * placed is told when it was more than the action. */
static void
add_passes (BstIoJczReplay *replay)
{
  BstPhase phase = bst_position_get_phase (replay->position);
  const BstStep pass = {
    .kind = BST_STEP_PASS, .spot.player = BST_NO_PLAYER, .to.player = BST_NO_PLAYER,
  };

  if (!bst_phase_is_before (BST_PHASE_COMMIT, phase))
    return;
  for (guint i = 0; i < MAX_PASSES; i++)
    {
      bst_position_undo (replay->position);
      if (!bst_position_apply (replay->position, &replay->move, NULL, NULL)
          || bst_position_get_phase (replay->position) == phase
          || !bst_move_add_step (&replay->move, &pass))
        return;
    }
}

static void
finish_open (BstIoJczReplay *replay)
{
  add_passes (replay);
  replay->move.unfinished = bst_position_get_phase (replay->position) != BST_PHASE_TILE;
  bst_io_jcz_replay_add_move (replay);
}

/* Writes down where the file stops: in a turn, before one, or at the end of the game. */
static void
finish (BstIoJczReplay *replay)
{
  if (bst_position_get_phase (replay->position) != BST_PHASE_TILE
      || replay->phase == BST_IO_JCZ_PHASE_WAGON_COMMIT)
    {
      finish_open (replay);
      return;
    }

  bst_io_jcz_replay_drop_ransom (replay);
  if (!replay->known)
    return;
  bst_io_jcz_replay_put_discards (replay);
  if (replay->phase == BST_IO_JCZ_PHASE_TILE)
    replay->tip->hand[bst_position_get_turn (replay->position)] = (gint16) replay->drawn;
  else if (replay->phase == BST_IO_JCZ_PHASE_OVER
           && !bst_record_is_over (replay->record, replay->tip, replay->position))
    bst_record_set_ended (replay->record, TRUE);
}

/* --- The whole --- */

/* Is the next message a confirmation? */
static void
look_ahead (BstIoJczReplay  *replay,
            const BstIoJson *list,
            const GArray    *indices,
            guint            next)
{
  BstIoJson message;

  replay->is_confirmed = FALSE;
  if (next >= indices->len)
    return;
  bst_io_json_get_element (list, g_array_index (indices, guint, next), &message);
  replay->is_confirmed = g_strcmp0 (bst_io_json_need_string (&message, "type", NULL), CONFIRM) == 0
                         && bst_io_json_find (&message, "payload", &replay->confirmed);
}

/* @index: of the message that is wrong, if one is. */
static gboolean
play (BstIoJczReplay   *replay,
      const BstIoJson  *list,
      guint             n_messages,
      BstIoJczEnd      *end,
      guint            *index,
      GError          **error)
{
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (guint));
  BstIoJson message;

  if (!find_effective (list, n_messages, indices, index, error))
    return FALSE;
  if (end != NULL)
    end->is_committed = is_committed (list, indices);
  for (guint i = 0; i < indices->len; i++)
    {
      *index = g_array_index (indices, guint, i);
      look_ahead (replay, list, indices, i + 1);
      bst_io_json_get_element (list, *index, &message);
      if (!play_message (replay, &message, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
bst_io_jcz_replay (const BstIoJson      *root,
                   const BstIoJczSetup  *setup,
                   BstIoJczDraws        *draws,
                   BstRecord            *record,
                   guint                 n_messages,
                   BstIoJczEnd          *end,
                   guint                *n_good,
                   BstIoIssues          *issues,
                   GError              **error)
{
  g_auto (BstIoJczReplay) replay = { 0 };
  BstIoJson list;
  guint index = 0;

  init (&replay, setup, draws, record, issues);
  if (bst_io_json_find (root, "replay", &list) && !play (&replay, &list, n_messages, end, &index, error))
    {
      if (n_good != NULL)
        *n_good = index;
      return FALSE;
    }
  finish (&replay);
  if (end != NULL)
    end->phase = replay.phase;

  return TRUE;
}
