/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A Board Game Arena log while it is read: the game so far, and what its events do to it. */

#pragma once

#include "bst-io-bga-packets.h"
#include "bst-record.h"

G_BEGIN_DECLS

/* Points that the log gives, to be compared with ours. */
typedef struct
{
  int player;
  int points;
} BstIoBgaGain;

/* A tile that its player could not lay. */
typedef struct
{
  int player;
  int type;                     /* ours */
} BstIoBgaDiscard;

typedef struct
{
  GArray       *players;        /* owned, as the next four */
  BstRecord    *record;
  BstPosition  *position;
  GArray       *gains;          /* (element-type BstIoBgaGain) of the turn so far */
  BstEvents     events;         /* ours of the same time */
  GArray       *discards;       /* owned (element-type BstIoBgaDiscard): told of before the turn was over */
  BstNode      *tip;
  BstIoIssues  *issues;         /* borrowed (nullable) */
  gboolean      has_move;       /* a tile is placed, its turn not played to the end */
  gboolean      may_score;      /* ... but the log has left the choice of a figure */
  BstMove       move;
  guint         type;           /* the arena's, of that tile */
  gint64        tile;
  int           mover;
  int           hand[BST_MAX_PLAYERS];
  gboolean      over;
} BstIoBgaLog;

/* Frees what the log owns. */
void        bst_io_bga_log_clear          (BstIoBgaLog        *game);

BstTileSet *bst_io_bga_log_get_set        (const BstIoBgaLog  *game);

/* The player in "player_id"; a fault at @json if he is not of this game. */
gboolean    bst_io_bga_log_need_player    (const BstIoBgaLog  *game,
                                           const BstIoJson    *json,
                                           int                *player,
                                           GError            **error);

/* Ends the turn of the tile placed last, if that is still open; @json is where. */
gboolean    bst_io_bga_log_finish_turn    (BstIoBgaLog        *game,
                                           const BstIoJson    *json,
                                           GError            **error);

/* The events playTile, playPartisan and cantPlay, with their arguments. */
gboolean    bst_io_bga_log_play_tile      (BstIoBgaLog        *game,
                                           const BstIoJson    *arguments,
                                           GError            **error);
gboolean    bst_io_bga_log_play_figure    (BstIoBgaLog        *game,
                                           const BstIoJson    *arguments,
                                           GError            **error);
gboolean    bst_io_bga_log_discard        (BstIoBgaLog        *game,
                                           const BstIoJson    *arguments,
                                           GError            **error);

/* Compares what the log gave since the last call with our events, and forgets both; a
 * difference is an issue. */
void        bst_io_bga_log_settle_gains   (BstIoBgaLog        *game);

/* Compares the places that the log offers for a figure with ours; a difference is an issue. */
gboolean    bst_io_bga_log_compare_spots  (BstIoBgaLog        *game,
                                           const BstIoJson    *list,
                                           GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstIoBgaLog, bst_io_bga_log_clear)

G_END_DECLS
