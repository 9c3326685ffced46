/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-replay.h"

#include "bst-io-jcz-pointer.h"

#include <glib/gi18n-lib.h>

#include <string.h>

typedef struct
{
  const BstIoJczSetup *setup;
  BstIoJczDraws       *draws;           /* borrowed */
  BstRecord           *record;          /* borrowed */
  BstIoIssues         *issues;          /* borrowed (nullable) */
  BstPosition         *position;        /* owned */
  BstNode             *tip;
  BstIoJczPhase        phase;
  int                  drawn;           /* the tile in hand, BST_NO_TILE when over */
  gboolean             known;           /* ... is what the program drew, discards too */
  GArray              *discards;        /* owned: drawn before it and put aside (guint) */
  BstMove              move;            /* the turn so far, from the phase ACTION on */
  gboolean             warned;
} Replay;

static void
replay_clear (Replay *replay)
{
  bst_position_free (replay->position);
  g_array_unref (replay->discards);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Replay, replay_clear)

/* --- Draws --- */

/* Draws until a tile fits (P5). The discards are kept apart until the next message confirms
 * that the draws are the program's own. */
static void
draw (Replay *replay)
{
  gboolean known;

  g_array_set_size (replay->discards, 0);
  replay->known = TRUE;
  for (;;)
    {
      guint type;

      replay->drawn = bst_io_jcz_draws_next (replay->draws, &known);
      replay->known = replay->known && known;
      if (replay->drawn == BST_NO_TILE
          || bst_position_has_placement (replay->position, (guint) replay->drawn))
        break;
      type = (guint) replay->drawn;
      g_array_append_val (replay->discards, type);
    }
  replay->phase = replay->drawn == BST_NO_TILE ? BST_IO_JCZ_PHASE_OVER : BST_IO_JCZ_PHASE_TILE;
}

static void
put_discards (Replay *replay)
{
  for (guint i = 0; i < replay->discards->len; i++)
    {
      guint type = g_array_index (replay->discards, guint, i);
      BstMove move = {
        .kind = BST_MOVE_DISCARD, .type = (gint16) type,
      };

      bst_position_discard (replay->position, type);
      replay->tip = bst_record_add_move (replay->record, replay->tip, &move, BST_NO_PLAYER);
    }
  g_array_set_size (replay->discards, 0);
}

/* Puts what was drawn in vain back into the bag. */
static gboolean
correct_draw (Replay *replay,
              guint   placed)
{
  while (replay->discards->len > 0 && replay->drawn != BST_NO_TILE)
    {
      guint last = g_array_index (replay->discards, guint, replay->discards->len - 1);

      if (!bst_io_jcz_draws_correct (replay->draws, replay->drawn, last))
        break;
      /* The copy of @last that was given back is now the drawn one. */
      replay->drawn = (int) last;
      g_array_set_size (replay->discards, replay->discards->len - 1);
    }

  return bst_io_jcz_draws_correct (replay->draws, replay->drawn, placed);
}

static gboolean
check_draw (Replay           *replay,
            const BstIoJson  *json,
            guint             placed,
            GError          **error)
{
  g_autofree char *path = NULL;

  if ((int) placed == replay->drawn)
    {
      put_discards (replay);
      return TRUE;
    }
  if (bst_position_get_remaining (replay->position, placed) == 0
      || !correct_draw (replay, placed))
    return bst_io_json_fail (json, error, BST_IO_ERROR_DATA,
                             _("the tile “%s” is not in the bag any more"),
                             bst_io_json_get_string (json, NULL));

  path = bst_io_json_get_path (json);
  if (replay->known && !replay->warned)
    bst_io_issues_add (replay->issues, "draw-order", path,
                       _("the tile is not the one that the file's seed draws; "
                         "discarded tiles are not known from here on"));
  replay->warned |= replay->known;

  return TRUE;
}

/* --- Messages --- */

static gboolean
fail_phase (const BstIoJson  *message,
            const char       *type,
            GError          **error)
{
  return bst_io_json_fail (message, error, BST_IO_ERROR_DATA,
                           _("the message %s is not possible at this point of a turn"), type);
}

/* Plays the turn so far, without scoring. */
static gboolean
try_move (Replay           *replay,
          const BstIoJson  *json,
          GError          **error)
{
  g_autoptr (GError) reason = NULL;

  replay->move.unfinished = TRUE;
  if (bst_position_apply (replay->position, &replay->move, NULL, &reason))
    return TRUE;

  return bst_io_json_fail_with (json, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
}

static gboolean
place_tile (Replay           *replay,
            const BstIoJson  *message,
            const BstIoJson  *payload,
            GError          **error)
{
  BstIoJson tile, rotation, cell;
  guint type, turns;
  int x, y;

  if (!bst_io_json_need (payload, "tileId", &tile, error)
      || !bst_io_jcz_setup_find_tile (replay->setup, &tile, &type, error)
      || !bst_io_json_need (payload, "rotation", &rotation, error)
      || !bst_io_jcz_get_rotation (&rotation, &turns, error)
      || !bst_io_json_need (payload, "position", &cell, error)
      || !bst_io_jcz_get_cell (&cell, &x, &y, error))
    return FALSE;
  if (replay->phase == BST_IO_JCZ_PHASE_OVER)
    return bst_io_json_fail (message, error, BST_IO_ERROR_DATA,
                             _("a tile is placed after the end of the game"));
  if (replay->phase != BST_IO_JCZ_PHASE_TILE)
    return fail_phase (message, "PLACE_TILE", error);
  if (!check_draw (replay, &tile, type, error))
    return FALSE;

  replay->move = (BstMove) {
    .kind = BST_MOVE_PLACE, .type = (gint16) type, .x = (gint16) x, .y = (gint16) y,
    .rotation = (guint8) turns,
  };
  replay->phase = BST_IO_JCZ_PHASE_ACTION;

  return try_move (replay, payload, error);
}

static gboolean
deploy (Replay           *replay,
        const BstIoJson  *message,
        const BstIoJson  *payload,
        GError          **error)
{
  BstIoJson pointer, cell, figure;
  const BstTile *tile;
  const BstTileType *type;
  guint n_tiles, segment, player;
  BstFigureKind kind;
  int x, y;

  if (replay->phase != BST_IO_JCZ_PHASE_ACTION)
    return fail_phase (message, "DEPLOY_MEEPLE", error);

  tile = bst_position_get_tiles (replay->position, &n_tiles) + n_tiles - 1;
  type = bst_tile_set_get_type (bst_game_get_tile_set (replay->setup->game), (guint) tile->type);
  if (!bst_io_json_need (payload, "meepleId", &figure, error)
      || !bst_io_jcz_get_follower (&figure, bst_game_get_n_players (replay->setup->game),
                                   &player, &kind, error)
      || !bst_io_json_need (payload, "pointer", &pointer, error)
      || !bst_io_json_need (&pointer, "position", &cell, error)
      || !bst_io_jcz_get_cell (&cell, &x, &y, error))
    return FALSE;
  if (x != tile->x || y != tile->y)
    return bst_io_json_fail (&cell, error, BST_IO_ERROR_DATA,
                             _("the figure is not put on the tile just placed"));
  if (player != bst_position_get_turn (replay->position))
    return bst_io_json_fail (&figure, error, BST_IO_ERROR_DATA,
                             _("the figure is not of the player whose turn it is"));
  if (!bst_io_jcz_get_segment (&pointer, tile, type, &segment, error))
    return FALSE;

  bst_move_put (&replay->move, type, segment, (int) player, kind);
  bst_position_undo (replay->position);
  replay->phase = BST_IO_JCZ_PHASE_COMMIT;

  return try_move (replay, payload, error);
}

static gboolean
pass (Replay           *replay,
      const BstIoJson  *message,
      GError          **error)
{
  if (replay->phase != BST_IO_JCZ_PHASE_ACTION)
    return fail_phase (message, "PASS", error);
  replay->phase = BST_IO_JCZ_PHASE_COMMIT;

  return TRUE;
}

/* Ends the turn. A file may leave out PASS where there was nothing to do. */
static gboolean
commit (Replay           *replay,
        const BstIoJson  *message,
        const BstIoJson  *payload,
        GError          **error)
{
  g_autoptr (GError) reason = NULL;

  if (replay->phase != BST_IO_JCZ_PHASE_ACTION && replay->phase != BST_IO_JCZ_PHASE_COMMIT)
    return fail_phase (message, "COMMIT", error);

  bst_position_undo (replay->position);
  replay->move.unfinished = FALSE;
  if (!bst_position_apply (replay->position, &replay->move, NULL, &reason))
    return bst_io_json_fail_with (message, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
  replay->tip = bst_record_add_move (replay->record, replay->tip, &replay->move, BST_NO_PLAYER);
  if (!bst_io_jcz_draws_commit (replay->draws, payload, error))
    return FALSE;
  draw (replay);

  return TRUE;
}

/* Version 4 ends its files so. The bag is empty then, or counts as empty. */
static gboolean
end_game (Replay           *replay,
          const BstIoJson  *message,
          GError          **error)
{
  if (replay->phase != BST_IO_JCZ_PHASE_TILE && replay->phase != BST_IO_JCZ_PHASE_OVER)
    return fail_phase (message, "GAME_OVER", error);

  replay->phase = BST_IO_JCZ_PHASE_OVER;
  replay->known = TRUE;

  return TRUE;
}

static gboolean
play_message (Replay           *replay,
              const BstIoJson  *message,
              GError          **error)
{
  const char *type = bst_io_json_need_string (message, "type", error);
  BstIoJson payload;

  if (type == NULL)
    return FALSE;
  if (strcmp (type, "PASS") == 0)
    return pass (replay, message, error);
  if (strcmp (type, "GAME_OVER") == 0)
    return end_game (replay, message, error);

  if (!bst_io_json_need (message, "payload", &payload, error))
    return FALSE;
  if (strcmp (type, "PLACE_TILE") == 0)
    return place_tile (replay, message, &payload, error);
  if (strcmp (type, "DEPLOY_MEEPLE") == 0)
    return deploy (replay, message, &payload, error);
  if (strcmp (type, "COMMIT") == 0)
    return commit (replay, message, &payload, error);

  return bst_io_json_fail (message, error, BST_IO_ERROR_UNSUPPORTED,
                           _("the message “%s” is not supported yet"), type);
}

/* --- The whole --- */

/* UNDO takes back one message, so those that count are known before any is played. */
static gboolean
find_effective (const BstIoJson  *list,
                GArray           *indices,
                GError          **error)
{
  for (guint i = 0; i < bst_io_json_get_length (list); i++)
    {
      BstIoJson message;
      const char *type;

      bst_io_json_get_element (list, i, &message);
      type = bst_io_json_need_string (&message, "type", error);
      if (type == NULL)
        return FALSE;
      if (strcmp (type, "UNDO") != 0)
        g_array_append_val (indices, i);
      else if (indices->len == 0)
        return fail_phase (&message, type, error);
      else
        g_array_set_size (indices, indices->len - 1);
    }

  return TRUE;
}

/* Writes down where the file stops: in a turn, before one, or at the end of the game. */
static void
finish (Replay *replay)
{
  if (replay->phase == BST_IO_JCZ_PHASE_ACTION || replay->phase == BST_IO_JCZ_PHASE_COMMIT)
    {
      bst_record_add_move (replay->record, replay->tip, &replay->move, BST_NO_PLAYER);
      return;
    }

  if (!replay->known)
    return;
  put_discards (replay);
  if (replay->phase == BST_IO_JCZ_PHASE_TILE)
    replay->tip->hand[bst_position_get_turn (replay->position)] = (gint16) replay->drawn;
  else if (bst_position_get_n_remaining (replay->position) > 0)
    bst_record_set_ended (replay->record, TRUE);
}

gboolean
bst_io_jcz_replay (const BstIoJson      *root,
                   const BstIoJczSetup  *setup,
                   BstIoJczDraws        *draws,
                   BstRecord            *record,
                   BstIoJczPhase        *phase,
                   BstIoIssues          *issues,
                   GError              **error)
{
  g_auto (Replay) replay = {
    .setup = setup,
    .draws = draws,
    .record = record,
    .issues = issues,
    .position = bst_position_new (setup->game),
    .tip = bst_record_get_root (record),
    .discards = g_array_new (FALSE, FALSE, sizeof (guint)),
  };
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (guint));
  BstIoJson list, message;

  draw (&replay);
  if (bst_io_json_find (root, "replay", &list))
    {
      if (!find_effective (&list, indices, error))
        return FALSE;
      for (guint i = 0; i < indices->len; i++)
        {
          bst_io_json_get_element (&list, g_array_index (indices, guint, i), &message);
          if (!play_message (&replay, &message, error))
            return FALSE;
        }
    }
  finish (&replay);
  if (phase != NULL)
    *phase = replay.phase;

  return TRUE;
}
