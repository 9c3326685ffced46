/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of the step of a lesson that is open: what is said, what moves have paid, what is asked, and the
 * way back and on. */

#pragma once

#include "bastide-lesson-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_LESSON_CARD (bastide_lesson_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideLessonCard, bastide_lesson_card, BASTIDE, LESSON_CARD, GtkWidget)

void bastide_lesson_card_set_session (BastideLessonCard    *self,
                                      BastideLessonSession *session);

/* As its buttons. */
void bastide_lesson_card_next        (BastideLessonCard    *self);
void bastide_lesson_card_back        (BastideLessonCard    *self);

G_END_DECLS
