/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of the step of a lesson that is open: what is said, what moves have paid, what is asked, and the
 * way back and on. */

#pragma once

#include "bastide-keys.h"
#include "bastide-lesson-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_LESSON_CARD (bastide_lesson_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideLessonCard, bastide_lesson_card, BASTIDE, LESSON_CARD, GtkWidget)

void bastide_lesson_card_set_session (BastideLessonCard    *self,
                                      BastideLessonSession *session);

/* By which keys in texts are named; without them by those of the table. */
void bastide_lesson_card_set_keys    (BastideLessonCard    *self,
                                      BastideKeys          *keys);

/* Whether it is below the board, and leaves that some height. */
void bastide_lesson_card_set_below   (BastideLessonCard    *self,
                                      gboolean              is_below);

/* As its buttons. */
void bastide_lesson_card_next        (BastideLessonCard    *self);
void bastide_lesson_card_back        (BastideLessonCard    *self);

/* As those of a puzzle's card, for what a step asks; Enter goes on where nothing is left to be answered. */
gboolean   bastide_lesson_card_press_key   (BastideLessonCard    *self,
                                            guint                 key,
                                            GdkModifierType       modifiers);
/* What the step has the learner do elsewhere was done. */
void       bastide_lesson_card_set_practised (BastideLessonCard *self);
/* What follows the course, by "page.next-course" (nullable). */
void       bastide_lesson_card_set_next_course (BastideLessonCard *self,
                                               const char        *title);
void       bastide_lesson_card_go_on       (BastideLessonCard    *self);

/* What a question is answered with has the focus; FALSE if that is the board. */
gboolean   bastide_lesson_card_focus_answer (BastideLessonCard   *self);

/* What the step (nullable) says, or why it cannot be read or shown to its end. NULL if there is nothing to say. (transfer
 * full) (nullable) */
char *bastide_lesson_card_dup_text   (const BstLessonStep  *step,
                                      BastideKeys          *keys) G_GNUC_WARN_UNUSED_RESULT;

/* The button that checks, and goes on. */
GtkWidget *bastide_lesson_card_get_next  (BastideLessonCard *self);

G_END_DECLS
