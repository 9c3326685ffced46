/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-bga-log.h"

#include "bst-io-bga-tiles.h"

#include <glib/gi18n-lib.h>

#include <string.h>

void
bst_io_bga_log_clear (BstIoBgaLog *game)
{
  g_clear_pointer (&game->players, g_array_unref);
  g_clear_pointer (&game->record, bst_record_unref);
  g_clear_pointer (&game->position, bst_position_free);
  g_clear_pointer (&game->gains, g_array_unref);
  g_clear_pointer (&game->discards, g_array_unref);
  bst_events_clear (&game->events);
}

BstTileSet *
bst_io_bga_log_get_set (const BstIoBgaLog *game)
{
  return bst_game_get_tile_set (bst_record_get_game (game->record));
}

gboolean
bst_io_bga_log_need_player (const BstIoBgaLog  *game,
                            const BstIoJson    *json,
                            int                *player,
                            GError            **error)
{
  gint64 id;

  if (!bst_io_json_need_loose_int (json, "player_id", 0, G_MAXINT64, &id, error))
    return FALSE;
  *player = bst_io_bga_find_player (game->players, id);

  return *player >= 0
         || bst_io_json_fail (json, error, BST_IO_ERROR_DATA, _("the player is not of this game"));
}

static gboolean
need_type (const BstIoJson  *json,
           const char       *key,
           guint            *type,
           GError          **error)
{
  BstIoJson value;
  gint64 number;

  if (!bst_io_json_need (json, key, &value, error)
      || !bst_io_json_get_loose_int (&value, 1, G_MAXINT, &number, error))
    return FALSE;
  if (number > BST_IO_BGA_N_TYPES)
    return bst_io_json_fail (&value, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the tile %lld of an expansion is not supported yet"),
                             (long long) number);
  *type = (guint) number;

  return TRUE;
}

/* --- Turns --- */

/* The arena passes over players who left; then the mover is said in the record. */
static void
set_mover (BstIoBgaLog *game,
           int          player)
{
  gboolean in_turn = bst_position_get_turn (game->position) == (guint) player;

  game->mover = in_turn ? BST_NO_PLAYER : player;
  if (!in_turn)
    bst_position_set_turn (game->position, (guint) player);
}

static gboolean
put_aside (BstIoBgaLog            *game,
           const BstIoBgaDiscard  *discard,
           const BstIoJson        *json,
           GError                **error)
{
  g_autoptr (GError) reason = NULL;
  BstMove move = { .kind = BST_MOVE_DISCARD, .type = (gint16) discard->type };

  set_mover (game, discard->player);
  game->hand[discard->player] = BST_NO_TILE;
  if (!bst_position_apply (game->position, &move, NULL, &reason))
    return bst_io_json_fail_with (json, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
  game->tip = bst_record_add_move (game->record, game->tip, &move, game->mover);

  return TRUE;
}

gboolean
bst_io_bga_log_finish_turn (BstIoBgaLog      *game,
                            const BstIoJson  *json,
                            GError          **error)
{
  g_autoptr (GError) reason = NULL;

  if (!game->has_move)
    return TRUE;

  bst_position_undo (game->position);
  game->move.unfinished = FALSE;
  if (!bst_position_apply (game->position, &game->move, &game->events, &reason))
    return bst_io_json_fail_with (json, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
  game->tip = bst_record_add_move (game->record, game->tip, &game->move, game->mover);
  game->has_move = FALSE;
  bst_io_bga_log_settle_gains (game);
  for (guint i = 0; i < game->discards->len; i++)
    if (!put_aside (game, &g_array_index (game->discards, BstIoBgaDiscard, i), json, error))
      return FALSE;
  g_array_set_size (game->discards, 0);

  return TRUE;
}

static gboolean
try_move (BstIoBgaLog      *game,
          const BstIoJson  *json,
          GError          **error)
{
  g_autoptr (GError) reason = NULL;

  game->move.unfinished = TRUE;
  if (bst_position_apply (game->position, &game->move, NULL, &reason))
    return TRUE;

  return bst_io_json_fail_with (json, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
}

gboolean
bst_io_bga_log_play_tile (BstIoBgaLog      *game,
                          const BstIoJson  *arguments,
                          GError          **error)
{
  gint64 x, y, orientation;
  guint type = 0;
  int player;

  if (!bst_io_bga_log_finish_turn (game, arguments, error)
      || !bst_io_bga_log_need_player (game, arguments, &player, error)
      || !need_type (arguments, "type", &type, error)
      || !bst_io_json_need_loose_int (arguments, "id", 1, G_MAXINT, &game->tile, error)
      || !bst_io_json_need_loose_int (arguments, "x", -BST_MAX_COORDINATE, BST_MAX_COORDINATE,
                                      &x, error)
      || !bst_io_json_need_loose_int (arguments, "y", -BST_MAX_COORDINATE, BST_MAX_COORDINATE,
                                      &y, error)
      || !bst_io_json_need_loose_int (arguments, "ori", 1, 4, &orientation, error))
    return FALSE;

  set_mover (game, player);
  game->type = type;
  game->hand[player] = BST_NO_TILE;
  game->has_move = TRUE;
  game->may_score = FALSE;
  game->move = (BstMove) {
    .kind = BST_MOVE_PLACE,
    .type = (gint16) bst_io_bga_find_type (bst_io_bga_log_get_set (game), type),
    .x = (gint16) x,
    .y = (gint16) y,
    .rotation = (guint8) bst_io_bga_get_rotation (type, (guint) orientation),
  };

  return try_move (game, arguments, error);
}

static gboolean
check_figure_kind (const BstIoJson  *arguments,
                   GError          **error)
{
  BstIoJson value;
  const char *kind;

  if (!bst_io_json_find (arguments, "ptype", &value))
    return TRUE;
  kind = bst_io_json_get_string (&value, error);

  return kind != NULL
         && (strcmp (kind, "normal") == 0
             || bst_io_json_fail (&value, error, BST_IO_ERROR_UNSUPPORTED,
                                  _("the figure “%s” is not supported yet"), kind));
}

gboolean
bst_io_bga_log_play_figure (BstIoBgaLog      *game,
                            const BstIoJson  *arguments,
                            GError          **error)
{
  const BstTileType *type;
  gint64 tile, spot;
  guint segment;
  int player;

  if (!check_figure_kind (arguments, error)
      || !bst_io_bga_log_need_player (game, arguments, &player, error)
      || !bst_io_json_need_loose_int (arguments, "id", 1, G_MAXINT, &tile, error)
      || !bst_io_json_need_loose_int (arguments, "pos", 0, G_MAXINT, &spot, error))
    return FALSE;
  if (!game->has_move || game->move.n_steps > 0 || tile != game->tile)
    return bst_io_json_fail (arguments, error, BST_IO_ERROR_DATA,
                             _("the figure is not put on the tile just placed"));

  type = bst_tile_set_get_type (bst_io_bga_log_get_set (game), (guint) game->move.type);
  segment = bst_io_bga_find_segment (type, game->type, (guint) spot);
  if (segment == BST_NO_SEGMENT)
    return bst_io_json_fail (arguments, error, BST_IO_ERROR_DATA,
                             _("the tile has no place %lld"), (long long) spot);
  bst_position_undo (game->position);
  bst_move_put (&game->move, type, segment, player, BST_FIGURE_FOLLOWER);

  return try_move (game, arguments, error);
}

/* The next tile is drawn in advance, so this may stand before the points of the turn. */
gboolean
bst_io_bga_log_discard (BstIoBgaLog      *game,
                        const BstIoJson  *arguments,
                        GError          **error)
{
  BstIoBgaDiscard discard;
  gint64 tile;

  if (!bst_io_bga_log_need_player (game, arguments, &discard.player, error)
      || !bst_io_json_need_loose_int (arguments, "tile_id", 1, BST_IO_BGA_N_TILES, &tile, error))
    return FALSE;
  discard.type = (int) bst_io_bga_find_type (bst_io_bga_log_get_set (game), bst_io_bga_type_of_tile ((guint) tile));
  if (!game->has_move)
    return put_aside (game, &discard, arguments, error);
  g_array_append_val (game->discards, discard);

  return TRUE;
}
