/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The answers to a puzzle that are given in a list of rows: features that count, a sentence, whether it
 * is true and by which rule, a row of numbers. */

#pragma once

#include "bastide-answer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ANSWER_LIST (bastide_answer_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideAnswerList, bastide_answer_list, BASTIDE, ANSWER_LIST, GtkBox)

/* Signals: "changed": the answer is complete, or is not any more; "given": Enter in the last number. */

/* The rows for the puzzle of @answer, which stays with the caller; none if it is answered elsewhere. */
void      bastide_answer_list_fill        (BastideAnswerList *self,
                                           BastideAnswer     *answer);

/* May what stands there be given? */
gboolean  bastide_answer_list_is_complete (BastideAnswerList *self);

/* Gives it. */
void      bastide_answer_list_give        (BastideAnswerList *self);

G_END_DECLS
