/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a game is studied and a position edited: bag, board, lists and timeline. */

#pragma once

#include "bastide-document.h"
#include "bastide-making-page.h"
#include "bastide-page.h"
#include "bastide-puzzle-session.h"
#include "bastide-report.h"
#include "bastide-study.h"
#include "bastide-user-state.h"

#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_STUDY_PAGE (bastide_study_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideStudyPage, bastide_study_page, BASTIDE, STUDY_PAGE, GtkBox)

/* @session: of the window's other page; one draft says what is open in a window. */
BastideStudyPage *bastide_study_page_new          (BastideUserState     *user_state,
                                                   BastidePuzzleSession *session) G_GNUC_WARN_UNUSED_RESULT;

/* What it shows, as long as it is there, and what becomes of that. (transfer none) */
BastideDocument  *bastide_study_page_get_document (BastideStudyPage     *self);
BastideStudy     *bastide_study_page_get_study    (BastideStudyPage     *self);

/* What was found out about the game that it shows. (transfer none) */
BastideReport    *bastide_study_page_get_report   (BastideStudyPage     *self);

/* Shows a new game in edit mode: with the position that @text says, or if that is empty, with what lies on the
 * table at the beginning. */
void              bastide_study_page_set_up       (BastideStudyPage     *self,
                                                   const char           *text);

/* Tells when what is made on @page is in a booklet; a lesson gets its steps from here. */
void              bastide_study_page_take_made    (BastideStudyPage     *self,
                                                   BastideMakingPage    *page);

/* The page of the lesson that is made of its positions (nullable). */
BastidePage      *bastide_study_page_get_lesson_editor (BastideStudyPage *self);

/* Shows the game that comes with Bastide. */
void              bastide_study_page_open_sample  (BastideStudyPage     *self);

G_END_DECLS
