/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thing that is wrong with a set-up: what, by which rule, and what one may do about it. */

#pragma once

#include <gtk/gtk.h>

#include <bst-setup.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PROBLEM_ROW (bastide_problem_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideProblemRow, bastide_problem_row, BASTIDE, PROBLEM_ROW, GtkListBoxRow)

/* Signals "mend" and "allow" (gboolean): what the user wants. */

GtkWidget        *bastide_problem_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* @setup: (nullable) what can be mended; NULL if nothing may be changed. */
void              bastide_problem_row_set (BastideProblemRow *self,
                                           const BstPosition *position,
                                           const BstSetup    *setup,
                                           const BstProblem  *problem);

const BstProblem *bastide_problem_row_get (BastideProblemRow *self);

G_END_DECLS
