/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the page of lessons share. */

#pragma once

#include "bastide-booklet-changes.h"
#include "bastide-learn-page.h"
#include "bastide-lesson-card.h"
#include "bastide-lesson-list.h"
#include "bastide-page.h"
#include "bastide-puzzle-board.h"
#include "bastide-quiz-view.h"
#include "bastide-rule-book.h"
#include "bastide-split-view.h"

G_BEGIN_DECLS

struct _BastideLearnPage
{
  GtkWidget             parent_instance;

  /* Owned */
  BastideLessonSession *session;
  BastidePuzzleBoard   *puzzle_board;
  GSimpleActionGroup   *actions;
  GtkWidget            *linked_from;    /* the tab with the link that has shown the rule book (nullable) */
  BastideUserState     *user_state;
  BastideStudy         *study;          /* of the game that is open in the window (nullable) */
  BastideBookletChanges *changes;       /* of the course */
  guint                 wanted_pupil;   /* once it is answered whether the round ends */
  char                 *sheet_name;     /* what is printed in place of the usual sheet (nullable) */

  /* Template */
  GtkStackSwitcher     *switcher;
  GtkMenuButton        *class_button;
  GtkLabel             *pupil;
  GtkStack             *tabs;
  BastideRuleBook      *rule_book;
  BastideQuizView      *quiz;
  BastideSplitView     *side;
  BastideLessonList    *list;
  GtkBox               *body;
  BastideBoard         *board;
  BastideTurnBar       *turn_bar;
  BastideLessonCard    *card;
};

/* --- bastide-learn-page.c --- */

gboolean bastide_learn_page_is_in_courses (BastideLearnPage *self);
/* Of the tab in sight. */
BastideBoard *bastide_learn_page_get_board (BastideLearnPage *self);

/* --- bastide-learn-page-project.c --- */

void     bastide_learn_page_init_project  (BastideLearnPage *self);

/* --- bastide-learn-page-pupils.c --- */

void     bastide_learn_page_init_pupils   (BastideLearnPage *self);
/* Those of another pupil are read. */
void     bastide_learn_page_results_opened (BastideLearnPage *self);

/* --- bastide-learn-page-course.c --- */

void     bastide_learn_page_init_course   (BastideLearnPage *self);
/* As bastide_page_open(): a booklet of the user's, as one more course. @id (nullable): of the lesson to begin with. */
void     bastide_learn_page_open          (BastidePage      *page,
                                           GFile            *file,
                                           const char       *id);

G_END_DECLS
