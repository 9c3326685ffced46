/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the puzzle editor's window share. */

#pragma once

#include "bastide-board.h"
#include "bastide-puzzle-editor-view.h"

G_BEGIN_DECLS

struct _BastidePuzzleEditorView
{
  AdwWindow             parent_instance;

  /* Owned */
  BastidePuzzleEditor        *puzzle_editor;
  BastideStudy               *scene;          /* of the preview */
  BastideBoardTool           *pick_tool;
  GArray                     *types;          /* (element-type int): tiles that may come */
  GPtrArray                  *hint_rows;      /* (element-type GtkWidget): borrowed, all of them */
  GPtrArray                  *answer_rows;    /* likewise: of each answer two */

  int                   listed;         /* the task whose targets are listed */
  gboolean              updating;       /* what changes comes from the puzzle editor */
  gboolean              is_leaving;     /* without keeping it */
  gboolean              is_new;         /* in no booklet yet */
  gboolean              is_finishing;   /* as soon as it is checked */

  /* Template */
  AdwToastOverlay      *toasts;
  GtkButton            *finish;
  BastideBoard         *board;
  GtkEditable          *name;
  GtkSpinButton        *level;
  GtkEditable          *question;
  GtkEditable          *id;
  AdwPreferencesGroup  *task_group;
  AdwComboRow          *task;
  AdwComboRow          *target;
  AdwComboRow          *worth;
  AdwPreferencesGroup  *tiles;
  AdwComboRow          *tiles_from;
  AdwComboRow          *tile[BST_MAX_PUZZLE_TILES]; /* made here */
  AdwPreferencesGroup  *hints;
  AdwPreferencesGroup  *answers;
  GtkWidget            *by_line;
  GtkWidget            *solution_group;
  AdwActionRow         *solution;
  GtkSpinButton        *n_solution;
  GtkLabel             *verdict;
  GtkLabel             *found;
};

/* --- bastide-puzzle-editor-view-task.c --- */

void bastide_puzzle_editor_view_class_init_task  (GtkWidgetClass          *widget_class);
void bastide_puzzle_editor_view_init_task        (BastidePuzzleEditorView *self);
/* The task is another, so others may be asked of. */
void bastide_puzzle_editor_view_update_task      (BastidePuzzleEditorView *self);

/* --- bastide-puzzle-editor-view-lists.c --- */

void bastide_puzzle_editor_view_class_init_lists (GtkWidgetClass          *widget_class);
void bastide_puzzle_editor_view_update_lists     (BastidePuzzleEditorView *self);
/* Which actions are there, and what the solution is. */
void bastide_puzzle_editor_view_update_line      (BastidePuzzleEditorView *self);

G_END_DECLS
