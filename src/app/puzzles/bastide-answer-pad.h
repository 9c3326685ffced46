/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where an answer is given that is not played: a number, players, how many cells were picked; and
 * the word that it is played. Shown while an answer is awaited. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-answer.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_ANSWER_PAD (bastide_answer_pad_get_type ())
G_DECLARE_FINAL_TYPE (BastideAnswerPad, bastide_answer_pad, BASTIDE, ANSWER_PAD, GtkWidget)

void bastide_answer_pad_set_answer (BastideAnswerPad *self,
                                    BastideAnswer    *answer);
/* Of the button that gives it, with a mnemonic. */
void bastide_answer_pad_set_label  (BastideAnswerPad *self,
                                    const char       *label);

/* It is given by a button elsewhere: signal "changed" tells when that is to be looked at again. */
void     bastide_answer_pad_set_apart (BastideAnswerPad *self);
/* Does it wait for a button that checks it? What is laid is checked by itself. May it be given? */
gboolean bastide_answer_pad_is_asked  (BastideAnswerPad *self);
gboolean bastide_answer_pad_can_give  (BastideAnswerPad *self);

/* As bastide_answer_list_choose(). */
gboolean bastide_answer_pad_choose (BastideAnswerPad *self,
                                    guint             number);
/* Gives what is there; FALSE if that is no answer yet. */
gboolean bastide_answer_pad_give   (BastideAnswerPad *self);
/* Where the answer is given gets the focus; FALSE if that is the board. */
gboolean bastide_answer_pad_focus (BastideAnswerPad *self);

/* While it is judged, what was given stays to be seen beside what is said to it, and cannot be changed. */
void       bastide_answer_pad_keep       (BastideAnswerPad        *self,
                                          gboolean                 is_judged);

/* A sheet stays to be seen, and says of each line whether it is right, as long as there is a solution (nullable). */
void       bastide_answer_pad_compare    (BastideAnswerPad        *self,
                                          const BstPuzzleSolution *solution);

G_END_DECLS
