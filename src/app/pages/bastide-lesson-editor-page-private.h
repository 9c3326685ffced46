/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the lesson editor's page share. */

#pragma once

#include "bastide-board.h"
#include "bastide-lesson-editor-page.h"
#include "bastide-making-group.h"
#include "bastide-turn-bar.h"

#include <adwaita.h>

G_BEGIN_DECLS

struct _BastideLessonEditorPage
{
  BastideMakingPage     parent_instance;

  /* Owned */
  BastideLessonEditor  *editor;
  BastideTurnInput     *turn_input;
  BastideBoardTool     *turn_tool;
  GArray               *types;          /* (element-type int): tiles that may be laid next */

  GtkWidget            *question;       /* page on which the question is edited; weak (nullable) */
  const GPtrArray      *listed;         /* faults that have rows, to be compared only */
  gboolean              updating;       /* what changes comes from the editor */

  /* Borrowed: of the base */
  BastideBoard         *board;
  BastideStudy         *scene;

  /* Template */
  BastideTurnBar       *turn_bar;
  GtkEditable          *name;
  GtkEditable          *aim;
  GtkListBox           *steps;
  AdwPreferencesGroup  *step;
  AdwComboRow          *kind;
  GtkTextView          *text;
  AdwComboRow          *tile;
  AdwActionRow         *moves;
  AdwActionRow         *asked;
  GtkWidget            *game_row;
  GtkSpinButton        *n_tiles;
  BastideMakingGroup   *claims;
  GtkLabel             *verdict;
};

/* --- bastide-lesson-editor-page-step.c --- */

void bastide_lesson_editor_page_class_init_step (GtkWidgetClass          *widget_class);
void bastide_lesson_editor_page_init_step       (BastideLessonEditorPage *self);
/* Shows the step that is worked on. */
void bastide_lesson_editor_page_update_step     (BastideLessonEditorPage *self);

/* --- bastide-lesson-editor-page-list.c --- */

void bastide_lesson_editor_page_class_init_list (GtkWidgetClass          *widget_class);
void bastide_lesson_editor_page_init_list       (BastideLessonEditorPage *self);
void bastide_lesson_editor_page_update_list     (BastideLessonEditorPage *self);
/* Their texts alone. */
void bastide_lesson_editor_page_update_rows     (BastideLessonEditorPage *self);
void bastide_lesson_editor_page_update_claims   (BastideLessonEditorPage *self);
void bastide_lesson_editor_page_update_actions  (BastideLessonEditorPage *self);

G_END_DECLS
