/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the puzzle editor's page share. */

#pragma once

#include "bastide-board.h"
#include "bastide-puzzle-editor-page.h"

#include <adwaita.h>

G_BEGIN_DECLS

struct _BastidePuzzleEditorPage
{
  GtkBox                parent_instance;

  /* Owned */
  BastidePuzzleEditor  *puzzle_editor;
  BastideUserState     *user_state;     /* NULL: the puzzle is in a booklet already */
  BastideStudy         *scene;          /* of the preview */
  BastideBoardTool     *pick_tool;
  GSimpleActionGroup   *actions;
  GArray               *types;          /* (element-type int): tiles that may come */
  GPtrArray            *hint_rows;      /* (element-type GtkWidget): borrowed, all of them */
  GPtrArray            *answer_rows;    /* likewise: of each answer two */

  int                   listed;         /* the task whose targets are listed */
  gboolean              updating;       /* what changes comes from the puzzle editor */
  gboolean              is_removed_last; /* an answer, and nothing was changed since */
  gboolean              is_left;        /* kept, or given up */
  gboolean              is_closing;     /* and the window with it */
  gboolean              is_finishing;   /* as soon as it is checked */
  gboolean              is_waiting;     /* until it is written */

  /* Template */
  GtkBox               *body;
  AdwClamp             *preview;
  BastideBoard         *board;
  GtkWidget            *pane;
  GtkButton            *finish;
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

/* --- bastide-puzzle-editor-page-task.c --- */

void bastide_puzzle_editor_page_class_init_task  (GtkWidgetClass          *widget_class);
void bastide_puzzle_editor_page_init_task        (BastidePuzzleEditorPage *self);
/* The task is another, so others may be asked of. */
void bastide_puzzle_editor_page_update_task      (BastidePuzzleEditorPage *self);

/* --- bastide-puzzle-editor-page-lists.c --- */

void bastide_puzzle_editor_page_class_init_lists (GtkWidgetClass          *widget_class);
void bastide_puzzle_editor_page_init_lists       (BastidePuzzleEditorPage *self);
void bastide_puzzle_editor_page_update_lists     (BastidePuzzleEditorPage *self);
/* Which actions are there, and what the solution is. */
void bastide_puzzle_editor_page_update_line      (BastidePuzzleEditorPage *self);

G_END_DECLS
