/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sheet of lines with a number each, which is filled in, and checked line by line. The line that has the pointer or
 * the focus lights on the board what it is about. */

#pragma once

#include "bastide-answer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ANSWER_SHEET (bastide_answer_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BastideAnswerSheet, bastide_answer_sheet, BASTIDE, ANSWER_SHEET, GtkBox)

/* Signal "given": Enter in the last line. */

/* The lines of the puzzle of @answer, which stays with the caller and outlives them. (transfer floating) */
GtkWidget *bastide_answer_sheet_new     (BastideAnswer      *answer);

/* Gives what stands there. */
void       bastide_answer_sheet_give    (BastideAnswerSheet *self);

/* Says of each line whether it is right, else what is, and lets nothing be changed; NULL: asks again. The solution is
 * that of the same puzzle. */
void       bastide_answer_sheet_compare (BastideAnswerSheet      *self,
                                         const BstPuzzleSolution *solution);

G_END_DECLS
