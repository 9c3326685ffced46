/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which the setter of a puzzle gives one of its answers, as solvers will. Signal
 * "given" (with the text of the answer): it closes then. */

#pragma once

#include <adwaita.h>

#include <bst-puzzle.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ANSWER_VIEW (bastide_answer_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideAnswerView, bastide_answer_view, BASTIDE, ANSWER_VIEW, AdwWindow)

/* Asks for an answer to the puzzle as it is now. */
GtkWidget *bastide_answer_view_new (GtkWindow       *parent,
                                    const BstPuzzle *puzzle);

G_END_DECLS
