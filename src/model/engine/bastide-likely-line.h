/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the game most likely goes on after a turn (bst-engine-line.h), found beside the main loop. There is one question at a
 * time; another one takes its place. */

#pragma once

#include <bst-engine-line.h>

#include <glib-object.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_LIKELY_LINE (bastide_likely_line_get_type ())
G_DECLARE_FINAL_TYPE (BastideLikelyLine, bastide_likely_line, BASTIDE, LIKELY_LINE, GObject)

/* Signal "changed": the line is known, or none any more. */

/* Turns of it, with the first. */
#define BASTIDE_LIKELY_MAX_TURNS 6

BastideLikelyLine       *bastide_likely_line_new   (void) G_GNUC_WARN_UNUSED_RESULT;
/* A turn of @player as an engine has it, in a position that is copied. What was known goes. */
void                     bastide_likely_line_ask   (BastideLikelyLine *self,
                                                    const BstPosition *position,
                                                    guint              player,
                                                    const BstMove     *first);
void                     bastide_likely_line_stop  (BastideLikelyLine *self);

/* The turns, of which the first is the one that was asked about; 0 while nothing is known. */
guint                    bastide_likely_line_get_n (BastideLikelyLine *self);
const BstEngineLineTurn *bastide_likely_line_get   (BastideLikelyLine *self,
                                                    guint              index);

G_END_DECLS
