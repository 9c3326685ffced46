/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The answers to a puzzle that are given in a list of rows: features that count, a sentence, whether it
 * is true and by which rule, a row of numbers. */

#pragma once

#include "bastide-answer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ANSWER_LIST (bastide_answer_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideAnswerList, bastide_answer_list, BASTIDE, ANSWER_LIST, GtkBox)

/* Signals: "changed": the answer is complete, or is not any more; "given": Enter in the last number, or in a row once
 * the answer is complete. */

/* The rows for the puzzle of @answer, which stays with the caller; none if it is answered elsewhere, or without a
 * puzzle. */
void      bastide_answer_list_fill        (BastideAnswerList *self,
                                           BastideAnswer     *answer);

/* Ticks the features that the answer has chosen, be it on the board. */
void      bastide_answer_list_update      (BastideAnswerList *self);

/* A digit that was typed elsewhere begins this number, which has the focus then. */
void      bastide_answer_list_begin_number (GtkSpinButton    *spin,
                                            guint             digit);

/* Chooses the sentence, or the feature, that is numbered so, from 1 on, or begins the first number; FALSE if
 * there is none. */
gboolean  bastide_answer_list_choose      (BastideAnswerList *self,
                                           guint              number);

/* May what stands there be given? */
gboolean  bastide_answer_list_is_complete (BastideAnswerList *self);

/* Gives it. */
void      bastide_answer_list_give        (BastideAnswerList *self);

/* The first row gets the focus. */
void      bastide_answer_list_focus       (BastideAnswerList *self);

/* Says of each line of a sheet whether it is right, as long as there is a solution (nullable). */
void      bastide_answer_list_compare     (BastideAnswerList       *self,
                                           const BstPuzzleSolution *solution);

G_END_DECLS
