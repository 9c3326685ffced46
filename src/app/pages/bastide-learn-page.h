/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page where the game is learned: courses of lessons, the rule book, and the quiz. It has no document, and leaves the window's
 * alone. */

#pragma once

#include "bastide-making-page.h"
#include "bastide-study.h"
#include "bastide-user-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_LEARN_PAGE (bastide_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideLearnPage, bastide_learn_page, BASTIDE, LEARN_PAGE, GtkWidget)

GtkWidget *bastide_learn_page_new (BastideUserState *user_state);

/* What the window studies: the quiz can ask about its game. */
void       bastide_learn_page_set_study (BastideLearnPage *self,
                                         BastideStudy     *study);

/* @editor, which was left in a draft, changes the lesson of that id. */
void       bastide_learn_page_take_editor (BastideLearnPage  *self,
                                           BastideMakingPage *editor,
                                           const char        *id);

/* Opens the rule book at the rule with this number, if there is one. */
void       bastide_learn_page_show_rule (BastideLearnPage *self,
                                         const char       *number);

G_END_DECLS
