/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the puzzle editor's page share. */

#pragma once

#include "bastide-board.h"
#include "bastide-making-group.h"
#include "bastide-puzzle-editor-page.h"

#include <adwaita.h>

G_BEGIN_DECLS

struct _BastidePuzzleEditorPage
{
  BastideMakingPage     parent_instance;

  /* Owned */
  BastidePuzzleEditor  *puzzle_editor;
  BastideBoardTool     *pick_tool;
  BastideBoardTool     *feature_tool;
  GArray               *types;          /* (element-type int): tiles that may come */

  int                   listed;         /* the task whose targets are listed: that of the puzzle, or of its claim */
  GPtrArray            *edition_checks; /* (element-type GtkWidget): of the bundled rule sets; borrowed */

  gboolean              updating;       /* what changes comes from the puzzle editor */
  gboolean              is_finishing;   /* as soon as it is checked */

  /* Borrowed: of the base */
  BastideBoard         *board;
  BastideStudy         *scene;

  /* Template */
  GtkEditable          *name;
  GtkWidget            *level_row;
  GtkSpinButton        *level;
  GtkEditable          *question;
  GtkEditable          *id;
  AdwPreferencesGroup  *task_group;
  AdwComboRow          *task;
  AdwComboRow          *claim;
  AdwComboRow          *target;
  AdwComboRow          *other;
  AdwComboRow          *worth;
  AdwComboRow          *player;
  AdwComboRow          *kind;
  GtkWidget            *goal_row;
  GtkSpinButton        *goal;
  BastideMakingGroup   *choices;
  BastideMakingGroup   *statement;
  AdwComboRow          *truth;
  GtkDropDown          *new_rule;
  AdwPreferencesGroup  *editions;
  AdwPreferencesGroup  *tiles;
  AdwComboRow          *tiles_from;
  AdwComboRow          *tile[BST_MAX_PUZZLE_TILES]; /* made here */
  BastideMakingGroup   *hints;
  BastideMakingGroup   *answers;
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

/* --- bastide-puzzle-editor-page-needs.c --- */

void bastide_puzzle_editor_page_class_init_needs (GtkWidgetClass          *widget_class);
void bastide_puzzle_editor_page_init_needs       (BastidePuzzleEditorPage *self);
void bastide_puzzle_editor_page_update_needs     (BastidePuzzleEditorPage *self);
/* Sentences or rules came or went. */
void bastide_puzzle_editor_page_list_sentences   (BastidePuzzleEditorPage *self);

/* --- bastide-puzzle-editor-page-lists.c --- */

void bastide_puzzle_editor_page_class_init_lists (GtkWidgetClass          *widget_class);
void bastide_puzzle_editor_page_init_lists       (BastidePuzzleEditorPage *self);
void bastide_puzzle_editor_page_update_lists     (BastidePuzzleEditorPage *self);
/* Which actions are there, and what the solution is. */
void bastide_puzzle_editor_page_update_line      (BastidePuzzleEditorPage *self);

G_END_DECLS
