/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The quiz as it is to be seen: its rounds and choices, the board with the question beside it, and how a round went. */

#pragma once

#include "bastide-board.h"
#include "bastide-quiz.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_QUIZ_VIEW (bastide_quiz_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideQuizView, bastide_quiz_view, BASTIDE, QUIZ_VIEW, GtkWidget)

/* The first round begins when the view is to be seen. */
void          bastide_quiz_view_set_results  (BastideQuizView *self,
                                              BastideResults  *results);

/* What the window studies; its game can be asked about. */
void          bastide_quiz_view_set_study    (BastideQuizView *self,
                                              BastideStudy    *study);

BastideQuiz  *bastide_quiz_view_get_quiz     (BastideQuizView *self);

/* As its button, where there is one. */
void          bastide_quiz_view_next         (BastideQuizView *self);

/* Enter: gives the answer, and goes on after it. */
void          bastide_quiz_view_go_on        (BastideQuizView *self);

/* As bastide_puzzle_card_press_key(). */
gboolean      bastide_quiz_view_press_key    (BastideQuizView *self,
                                              guint            key,
                                              GdkModifierType  modifiers);

/* In pixels, at the usual size of letters times @text_scale. */
void          bastide_quiz_view_set_size     (BastideQuizView *self,
                                              int              width,
                                              double           text_scale);

/* What F6 goes to: the choices, the board, the card; NULL behind them. */
GtkWidget    *bastide_quiz_view_get_nth_pane (BastideQuizView *self,
                                              guint            n);

G_END_DECLS
