/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Of which turns the list of turns tells: whose, how many, why of none; and which of them was played. */

#pragma once

#include <gio/gio.h>

#include "bastide-shown.h"
#include "bastide-turn-text.h"

G_BEGIN_DECLS

/* Whose turns there are with a tile of @type, or BST_NO_TILE: those of the player to move, or, where others are seen to hold
 * all copies that are left, of the next one of them, as if he were to move. */
guint            bastide_turns_asked_find_player  (BastideShown       *shown,
                                                   int                 type);
/* Why there are no turns of @player with a tile of @type to compare; NULL if there may be some. (transfer full) (nullable) */
char            *bastide_turns_asked_dup_obstacle (BastideShown       *shown,
                                                   int                 type,
                                                   guint               player) G_GNUC_WARN_UNUSED_RESULT;
/* "Red, tile V: 34 turns". @n_turns: turns of the list, the first of more if it @is_cut; @n_shown: those that a filter
 * leaves. (transfer full) */
char            *bastide_turns_asked_dup_status   (BastideShown       *shown,
                                                   guint               type,
                                                   guint               player,
                                                   guint               n_turns,
                                                   guint               n_shown,
                                                   gboolean            is_cut) G_GNUC_WARN_UNUSED_RESULT;
/* What follows in the line that is shown, if it is one of @turns (element-type BastideTurnItem) of @player.
 * (transfer none) (nullable) */
BastideTurnItem *bastide_turns_asked_find_played  (BastideShown       *shown,
                                                   GListModel         *turns,
                                                   guint               player);
/* Its place among all, by a fact: "Played: place 12 of 85 · Gain −2, best +3". (transfer full) */
char            *bastide_turns_asked_dup_played   (GListModel         *turns,
                                                   BastideTurnItem    *played,
                                                   BastideTurnFact     fact) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
