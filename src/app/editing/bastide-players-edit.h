/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edits of a position's players, tiles in hand and aside, and of its game: each is one change that
 * can be undone. All return FALSE if nothing changed. */

#pragma once

#include "bastide-edit.h"

G_BEGIN_DECLS

gboolean bastide_players_edit_rename    (BastideEdit  *edit,
                                         guint         player,
                                         const char   *name);
/* Whoever has the colour gets that of @player. */
gboolean bastide_players_edit_recolour  (BastideEdit  *edit,
                                         guint         player,
                                         BstColour     colour);
/* One place earlier (-1) or later (1) in the order of turns. */
gboolean bastide_players_edit_move      (BastideEdit  *edit,
                                         guint         player,
                                         int           direction);
/* The last in the order, in the first colour that nobody has. */
gboolean bastide_players_edit_add       (BastideEdit  *edit);
/* With all that is his; two players stay. */
gboolean bastide_players_edit_remove    (BastideEdit  *edit,
                                         guint         player);

gboolean bastide_players_edit_set_turn  (BastideEdit  *edit,
                                         guint         player);

/* Tiles by their names, parted by spaces or commas. FALSE and @error also for a name that no tile
 * has, and for more tiles than a hand can hold. */
gboolean bastide_players_edit_set_hand  (BastideEdit  *edit,
                                         guint         player,
                                         const char   *names,
                                         GError      **error);
/* A tile comes to the others in the hand; into a full hand in place of the last one. */
gboolean bastide_players_edit_hold      (BastideEdit  *edit,
                                         guint         player,
                                         int           type);
gboolean bastide_players_edit_set_aside (BastideEdit  *edit,
                                         const char   *names,
                                         GError      **error);

/* "U V". (transfer full) */
char    *bastide_players_edit_dup_hand  (const BstPosition *position,
                                         guint         player) G_GNUC_WARN_UNUSED_RESULT;
char    *bastide_players_edit_dup_aside (const BstPosition *position) G_GNUC_WARN_UNUSED_RESULT;

/* Other tiles and rules with the same players. */
gboolean bastide_players_edit_set_game  (BastideEdit  *edit,
                                         BstGame      *game);

G_END_DECLS
