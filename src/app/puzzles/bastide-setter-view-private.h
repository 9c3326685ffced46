/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the setter's window share. */

#pragma once

#include "bastide-board.h"
#include "bastide-setter-view.h"

G_BEGIN_DECLS

struct _BastideSetterView
{
  AdwWindow             parent_instance;

  /* Owned */
  BastideSetter        *setter;
  BastideStudy         *scene;          /* of the preview */
  GArray               *types;          /* (element-type int): tiles that may come */
  GPtrArray            *hint_rows;      /* (element-type GtkWidget): borrowed, all of them */
  GPtrArray            *answer_rows;    /* likewise: of each answer two */

  int                   listed;         /* the task whose targets are listed */
  gboolean              updating;       /* what changes comes from the setter */
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

/* --- bastide-setter-view-task.c --- */

void bastide_setter_view_class_init_task  (GtkWidgetClass    *widget_class);
void bastide_setter_view_init_task        (BastideSetterView *self);
/* The task is another, so others may be asked of. */
void bastide_setter_view_update_task      (BastideSetterView *self);

/* --- bastide-setter-view-lists.c --- */

void bastide_setter_view_class_init_lists (GtkWidgetClass    *widget_class);
void bastide_setter_view_update_lists     (BastideSetterView *self);
/* Which actions are there, and what the solution is. */
void bastide_setter_view_update_line      (BastideSetterView *self);

G_END_DECLS
