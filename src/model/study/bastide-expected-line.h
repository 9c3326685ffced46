/* SPDX-License-Identifier: GPL-3.0-or-later */

/* With how many points the players may end (bst-projection.h), after each move of the line: computed in a thread, a few
 * moves at a time, from the start of the game on. */

#pragma once

#include <bst-projection.h>

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EXPECTED_LINE (bastide_expected_line_get_type ())
G_DECLARE_FINAL_TYPE (BastideExpectedLine, bastide_expected_line, BASTIDE, EXPECTED_LINE, GObject)

/* For a thread: what the players may expect of @position, as accurate as a number without its fraction needs. FALSE if
 * it was cancelled. */
gboolean bastide_expected_compute (const BstPosition *position,
                                   GCancellable      *cancellable,
                                   double             expected[BST_MAX_PLAYERS],
                                   gboolean          *exact);

/* Signal "changed": more is known, or nothing any more. */

BastideExpectedLine *bastide_expected_line_new        (BastideStudy        *study) G_GNUC_WARN_UNUSED_RESULT;
/* It forgets all, and computes nothing, while it is not active: as at first, and in an exam. */
void                 bastide_expected_line_set_active (BastideExpectedLine *self,
                                                       gboolean             active);
/* How many places of the line are known, from the start. */
guint                bastide_expected_line_get_n_known (BastideExpectedLine *self);
/* Points of a player at a known place. */
double               bastide_expected_line_get        (BastideExpectedLine *self,
                                                       guint                index,
                                                       guint                player);

G_END_DECLS
