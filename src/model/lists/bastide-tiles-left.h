/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is left of the tiles of a game, in the bag and in hands. */

#pragma once

#include <bst-position.h>

G_BEGIN_DECLS

/* How many copies of a type the game has; of abbeys, which nobody draws, as many as the players have. None is no tile of
 * the bag: it left the game, as the River's spring does for that of GQ11. */
guint    bastide_tiles_left_count_copies (BstGame           *game,
                                          guint              type);
/* How many of them are still to be laid. */
guint    bastide_tiles_left_count        (const BstPosition *position,
                                          guint              type);
/* "40 of 71", "40 of 71 · 2 under hills"; @n_tiles: in the bag before the game. (transfer full) */
char    *bastide_tiles_left_dup_numbers  (const BstPosition *position,
                                          guint              n_tiles) G_GNUC_WARN_UNUSED_RESULT;
/* The same in words: "40 of 71 tiles left, 2 of them in hand · 2 under hills". (transfer full) */
char    *bastide_tiles_left_dup_text     (const BstPosition *position,
                                          guint              n_tiles) G_GNUC_WARN_UNUSED_RESULT;
/* Is a copy left that may lie on this cell? */
gboolean bastide_tiles_left_fits         (const BstPosition *position,
                                          guint              type,
                                          int                x,
                                          int                y);
/* A cell on which no tile lies, and one touches it. */
gboolean bastide_tiles_left_is_asked_for (const BstPosition *position,
                                          int                x,
                                          int                y);
/* The type of this name, else the first one of the game whose name begins so, in any case; BST_NO_TILE. */
int      bastide_tiles_left_find_name    (BstGame           *game,
                                          const char        *name);
/* The tiles of a player that may be seen; returns their number. A hidden hand is open to its player alone, whose turn it is
 * (H4); and to whoever sets it up (@editing). */
guint    bastide_tiles_left_get_open     (const BstPosition *position,
                                          guint              player,
                                          gboolean           editing,
                                          gint16             types[BST_MAX_HELD_TILES]);

G_END_DECLS
