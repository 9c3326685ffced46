/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game of a case: set up and played line by line. What is claimed of it is not looked at. */

#pragma once

#include "bst-io-case.h"

#include "bst-record.h"

G_BEGIN_DECLS

typedef struct
{
  /* The set-up, in force from the next game on. */
  char        *tiles;           /* as the line names them */
  BstRules     rules;
  BstPlayer    players[BST_MAX_PLAYERS];
  guint        n_players;
  gboolean     in_order;        /* nobody is put to move out of turn (R6) */

  /* The game; NULL until it is begun. */
  BstRecord   *record;
  BstNode     *node;            /* the last move */
  BstPosition *position;
  BstEvents    events;          /* of the last move */
} BstIoCaseGame;

/* The set-up that a case begins with. */
void         bst_io_case_game_init    (BstIoCaseGame        *self);
void         bst_io_case_game_clear   (BstIoCaseGame        *self);

/* Follows a line of the set-up; a game is not begun yet. */
gboolean     bst_io_case_game_set_up  (BstIoCaseGame        *self,
                                       const BstIoCaseLine  *line,
                                       GError              **error);

/* Begins the game unless it is begun. */
gboolean     bst_io_case_game_begin   (BstIoCaseGame        *self,
                                       GError              **error);

/* Ends it: what follows is set up anew. */
void         bst_io_case_game_restart (BstIoCaseGame        *self);

/* Makes the move of a line "play". Who moves is put to move, unless turns go in order. */
gboolean     bst_io_case_game_play    (BstIoCaseGame        *self,
                                       char                **words,
                                       GError              **error);

/* Gives a player the tiles that a line "draw" says, and keeps how the first player was found (H1, H2), which
 * must be so. */
gboolean     bst_io_case_game_draw    (BstIoCaseGame        *self,
                                       char                **words,
                                       GError              **error);
gboolean     bst_io_case_game_find_first (BstIoCaseGame     *self,
                                       char                **words,
                                       GError              **error);

/* The same moves under other rules. (transfer full) */
BstPosition *bst_io_case_game_replay  (const BstIoCaseGame  *self,
                                       const BstRules       *rules,
                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* As bst_io_case_read_turn(), but nobody is to be put to move where turns go in order. */
gboolean     bst_io_case_game_read_turn (const BstIoCaseGame *self,
                                       char                **words,
                                       BstMove              *move,
                                       int                  *mover,
                                       GError              **error);

/* Makes the move that the words before @stop are, and leaves its turn unfinished; *@words moves behind @stop.
 * It is taken back by as many bst_position_undo() as are returned: 0 and @error after a failure. */
guint        bst_io_case_game_begin_turn (BstIoCaseGame     *self,
                                       char               ***words,
                                       const char           *stop,
                                       GError              **error);

/* Tiles up to the end or to "=", which is passed over. FALSE and @error if there are none or too many. */
gboolean     bst_io_case_game_read_draws (const BstIoCaseGame *self,
                                       char               ***words,
                                       int                   tiles[BST_MAX_FIRST_DRAWS],
                                       guint                *n_tiles,
                                       GError              **error);

/* Tiles that a player holds, up to the end, or "none". */
gboolean     bst_io_case_game_read_hand (const BstIoCaseGame *self,
                                       char                **words,
                                       gint16                types[BST_MAX_HELD_TILES],
                                       guint                *n_types,
                                       GError              **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstIoCaseGame, bst_io_case_game_clear)

G_END_DECLS
