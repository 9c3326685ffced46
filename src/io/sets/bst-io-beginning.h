/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the first player was found before the game (H1, H2), judged and in words. */

#pragma once

#include "bst-record.h"

G_BEGIN_DECLS

/* Can it be so? By H2 the tiles, which @set has, must name the first of @n_players in turn order
 * and none may be drawn after that; by H1 the thrower is one of the players. */
gboolean  bst_io_beginning_is_ok     (const BstBeginning  *beginning,
                                      const BstTileSet    *set,
                                      guint                n_players);

/* H2: who drew in the round that begins with tile @draw, player p being bit p. */
guint     bst_io_beginning_get_round (const BstBeginning  *beginning,
                                      const BstTileSet    *set,
                                      guint                n_players,
                                      guint                draw);

/* "Anna begins: 3 roads on the tile drawn, against 1 and 2 (H2)", in the user's language; @name is
 * the first player's, @thrower the thrower's (H1). NULL if nothing is told. It must be ok. (transfer full) */
char     *bst_io_beginning_dup_text  (const BstBeginning  *beginning,
                                      const BstTileSet    *set,
                                      guint                n_players,
                                      const char          *name,
                                      const char          *thrower) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
