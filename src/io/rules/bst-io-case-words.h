/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words that the lines of cases are made of. A reader that fails says in @error what it expected, without
 * a place. */

#pragma once

#include "bst-feature.h"

G_BEGIN_DECLS

gboolean      bst_io_case_read_number (const char      *word,
                                       int             *number,
                                       GError         **error);

/* "0,-1" */
gboolean      bst_io_case_read_cell   (const char      *word,
                                       int             *x,
                                       int             *y,
                                       GError         **error);

/* A colour of the game's players; BST_NO_PLAYER if @word (nullable) is none. */
int           bst_io_case_find_player (const BstGame   *game,
                                       const char      *word);
gboolean      bst_io_case_read_player (const BstGame   *game,
                                       const char      *word,
                                       int             *player,
                                       GError         **error);

/* "Red 4 Blue 2"; @named gets the mask of players. */
gboolean      bst_io_case_read_points (const BstGame   *game,
                                       char           **words,
                                       int              points[BST_MAX_PLAYERS],
                                       guint           *named,
                                       GError         **error);

/* "builder" and so on at *@words, which moves on; a follower if there is no such word. */
BstFigureKind bst_io_case_read_figure (char          ***words);

/* "wine", "grain", "cloth"; "city" and so on. FALSE for any other word (nullable). */
gboolean      bst_io_case_read_good   (const char      *word,
                                       BstGood         *good);
gboolean      bst_io_case_read_kind   (const char      *word,
                                       BstFeatureKind  *kind);

gboolean      bst_io_case_read_type   (const BstGame   *game,
                                       const char      *word,
                                       guint           *type,
                                       GError         **error);

/* The rotations, bit r for each, that words name up to the end or to one that is none; *@words moves on. */
guint         bst_io_case_read_rotations (char       ***words);

/* A move without a figure: "K@1,1 r270", two words. */
gboolean      bst_io_case_read_move   (const BstGame   *game,
                                       char           **words,
                                       BstMove         *move,
                                       GError         **error);

/* A whole move up to the end of the words, perhaps with the player's colour before it. @mover gets who must be
 * put to move: the player named, else who puts a figure or whom the first step is about; or BST_NO_PLAYER. */
gboolean      bst_io_case_read_turn   (const BstGame   *game,
                                       char           **words,
                                       BstMove         *move,
                                       int             *mover,
                                       GError         **error);

/* Places on the tile of @laid, "city:W field:NL", up to the end: bit s for its segment s. */
gboolean      bst_io_case_read_spots  (const BstGame   *game,
                                       const BstMove   *laid,
                                       char           **words,
                                       guint           *segments,
                                       GError         **error);

/* A segment on the board, "0,-1 city:W": two words. */
gboolean      bst_io_case_read_place  (const BstPosition *position,
                                       char           **words,
                                       guint           *part,
                                       GError         **error);

/* Steps up to the end, or "none", appended to @steps, of BstStep. */
gboolean      bst_io_case_read_steps  (const BstPosition *position,
                                       char           **words,
                                       GArray          *steps,
                                       GError         **error);

/* The word of a phase, "late-dragon"; NULL where none is claimed. Static. */
const char   *bst_io_case_phase_name  (BstPhase         phase);

G_END_DECLS
