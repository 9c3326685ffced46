/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown at one moment: a position, its game, the outlines of that game's tiles, where in the record it is, and
 * what has been scored there. It never changes, and is replaced as a whole. Whoever shows something of it keeps the one
 * that he was made of until he takes the next, and asks that one alone: so no tile, segment or player of one game is
 * looked up in another. */

#pragma once

#include <bst-position.h>
#include <bst-ranking.h>
#include <bst-record.h>
#include <bst-render-art.h>
#include <bst-render-theme.h>

G_BEGIN_DECLS

typedef struct _BastideShown BastideShown;

BastideShown         *bastide_shown_ref             (BastideShown       *self);
void                  bastide_shown_unref           (BastideShown       *self);

/* Makes *@shown refer to @other (both nullable). */
void                  bastide_shown_set             (BastideShown      **shown,
                                                     BastideShown       *other);

/* All of these may be asked of NULL, which says that nothing is open: then they are NULL, 0, FALSE or empty.
 *
 * The position is that after the node; while a turn is being tried, it is in the middle of that. The game is that of
 * the position: a set-up may be of another than the record. */
const BstPosition    *bastide_shown_get_position    (const BastideShown *self);
BstGame              *bastide_shown_get_game        (const BastideShown *self);
BstRenderArt         *bastide_shown_get_art         (const BastideShown *self);
/* The theme in which the game is drawn, by day or by night; of NULL, too. */
const BstRenderTheme *bastide_shown_get_theme       (const BastideShown *self,
                                                     gboolean            dark);
gboolean              bastide_shown_is_trying       (const BastideShown *self);
/* FALSE while a turn is being tried. */
gboolean              bastide_shown_is_over         (const BastideShown *self);
BstRecord            *bastide_shown_get_record      (const BastideShown *self);
BstNode              *bastide_shown_get_node        (const BastideShown *self);
/* What is wrong with the position, if the node is a set-up; else NULL (element-type BstProblem). */
const GArray         *bastide_shown_get_problems    (const BastideShown *self);

/* What was scored up to the node; what would be if the game ended now, with the turn that is tried. */
const BstEvents      *bastide_shown_get_events      (const BastideShown *self);
const BstEvents      *bastide_shown_get_pending     (const BastideShown *self);

/* The line through the node, from the root to its end; where the node is in it. */
guint                 bastide_shown_get_line_length (const BastideShown *self);
guint                 bastide_shown_get_index       (const BastideShown *self);
/* The number of the line's last move (bst_node_get_number()). */
guint                 bastide_shown_get_n_moves     (const BastideShown *self);

/* May points and judgements be told of a place of the line? In an exam not of those after the node. */
gboolean              bastide_shown_tells_index     (const BastideShown *self,
                                                     gboolean            is_exam,
                                                     guint               index);

/* These need a record, a place of its line and a player of the game. */
BstNode              *bastide_shown_get_line_node   (const BastideShown *self,
                                                     guint               index);
/* Points of a player of the game that is shown, who keeps his colour, at a place of the line: scored so far, or with
 * what is pending. 0 where he does not play. */
int                   bastide_shown_get_score       (const BastideShown *self,
                                                     guint               index,
                                                     guint               player,
                                                     gboolean            with_pending);
/* What counts as the state of the game there: scored so far, and everything once it is over. */
int                   bastide_shown_get_standing    (const BastideShown *self,
                                                     guint               index,
                                                     guint               player);
/* At the node. */
int                   bastide_shown_get_pending_points (const BastideShown *self,
                                                        guint               player);
/* The places that players have, or would have if the game ended now (E3). */
void                  bastide_shown_get_ranking     (const BastideShown *self,
                                                     BstRanking         *ranking);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideShown, bastide_shown_unref)

G_END_DECLS
