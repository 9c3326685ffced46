/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which the turns of a game are guessed, one after the other: after each it says what was played, what is best and
 * what was lost, and at the end how it went. */

#pragma once

#include "bastide-page.h"
#include "bastide-study.h"
#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_GUESS_PAGE (bastide_guess_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideGuessPage, bastide_guess_page, BASTIDE, GUESS_PAGE, GtkWidget)

GtkWidget *bastide_guess_page_new   (BastideUserState *user_state) G_GNUC_WARN_UNUSED_RESULT;

/* The turns of @players (bits) on the line of @study, from the start or (@from_here) from the move that is shown. */
void       bastide_guess_page_begin (BastideGuessPage *self,
                                     BastideStudy     *study,
                                     guint             players,
                                     gboolean          from_here);

G_END_DECLS
