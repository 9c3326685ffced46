/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edits of a position's players, tiles in hand and aside, and of its game: each is one change that
 * can be undone. All return FALSE if nothing changed. */

#pragma once

#include "bastide-position-editor.h"

G_BEGIN_DECLS

/* A place behind all others in a hand. */
#define BASTIDE_NO_SLOT G_MAXUINT

gboolean bastide_players_edit_rename    (BastidePositionEditor  *editor,
                                         guint                   player,
                                         const char             *name);
/* Whoever has the colour gets that of @player. */
gboolean bastide_players_edit_recolour  (BastidePositionEditor  *editor,
                                         guint                   player,
                                         BstColour               colour);
/* One place earlier (-1) or later (1) in the order of turns. */
gboolean bastide_players_edit_move      (BastidePositionEditor  *editor,
                                         guint                   player,
                                         int                     direction);
/* The last in the order, in the first colour that nobody has. */
gboolean bastide_players_edit_add       (BastidePositionEditor  *editor);
/* With all that is his; two players stay. */
gboolean bastide_players_edit_remove    (BastidePositionEditor  *editor,
                                         guint                   player);

gboolean bastide_players_edit_set_turn  (BastidePositionEditor  *editor,
                                         guint                   player);

/* A tile comes into that place of the hand. Behind the others it comes to them; into a full hand in
 * place of the last one. */
gboolean bastide_players_edit_hold      (BastidePositionEditor  *editor,
                                         guint                   player,
                                         guint                   slot,
                                         int                     type);
/* The tile at that place goes, or behind the last place, all of them. */
gboolean bastide_players_edit_let_go    (BastidePositionEditor  *editor,
                                         guint                   player,
                                         guint                   slot);
/* Tiles by their names, parted by spaces or commas. FALSE and @error also for a name that no tile
 * has. */
gboolean bastide_players_edit_set_discarded (BastidePositionEditor  *editor,
                                             const char             *names,
                                             GError                **error);

/* "U V". (transfer full) */
char    *bastide_players_edit_dup_discarded (const BstPosition *position) G_GNUC_WARN_UNUSED_RESULT;

/* Other tiles and rules with the same players. */
gboolean bastide_players_edit_set_game  (BastidePositionEditor  *editor,
                                         BstGame                *game);

G_END_DECLS
