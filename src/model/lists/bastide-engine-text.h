/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine says of a turn, as numbers and as sentences. Points are expected ones, at the end of the game, by which
 * the player is ahead of the best of the others. */

#pragma once

#include "bastide-engine.h"
#include "bastide-likely-line.h"

#include <bst-render-best.h>

#include <bst-game.h>

G_BEGIN_DECLS

/* Half of the interval in which a number with this standard error lies with 95 %. */
double bastide_engine_text_get_interval (double                   error);

/* "+4.6", "−0.6"; without a sign for no points. (transfer full) */
char  *bastide_engine_text_dup_points   (double                   points) G_GNUC_WARN_UNUSED_RESULT;
/* "±0.8"; "" of a turn that is exact or was not tried. (transfer full) */
char  *bastide_engine_text_dup_interval (const BastideEngineTurn *turn) G_GNUC_WARN_UNUSED_RESULT;
/* What the turn loses to the best: "−0.6"; "" of the best, and where nothing is lost as far as is known. (transfer full) */
char  *bastide_engine_text_dup_loss     (const BastideEngineTurn *turn) G_GNUC_WARN_UNUSED_RESULT;
/* "62 %". (transfer full) */
char  *bastide_engine_text_dup_chance   (const BastideEngineTurn *turn) G_GNUC_WARN_UNUSED_RESULT;

/* --- Sentences (transfer full) --- */

char  *bastide_engine_text_dup_rank_sentence   (const BastideEngineTurn *turn) G_GNUC_WARN_UNUSED_RESULT;
char  *bastide_engine_text_dup_value_sentence  (const BastideEngineTurn *turn,
                                                const BstGame           *game,
                                                guint                    player) G_GNUC_WARN_UNUSED_RESULT;
char  *bastide_engine_text_dup_loss_sentence   (const BastideEngineTurn *turn) G_GNUC_WARN_UNUSED_RESULT;
char  *bastide_engine_text_dup_chance_sentence (const BastideEngineTurn *turn,
                                                const BstGame           *game,
                                                guint                    player) G_GNUC_WARN_UNUSED_RESULT;

/* What it is doing, and how sure it is: "Thinking: 1,200 tries, ±0.8". (transfer full) */
char  *bastide_engine_text_dup_state           (BastideEngine           *engine) G_GNUC_WARN_UNUSED_RESULT;

/* The best turn of each cell, as discs on the board have them, but for that of the cell of @but (nullable). Returns how
 * many. */
guint bastide_engine_text_list_best (BastideEngine *engine,
                                     const BstMove *but,
                                     BstRenderBest  best[BST_RENDER_MAX_BEST]);

/* The turns of a line, one after the other. (transfer full) */
char *bastide_engine_text_dup_line (BastideLikelyLine *line,
                                    BstGame           *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
