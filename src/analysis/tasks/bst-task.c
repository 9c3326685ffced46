/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-task.h"

typedef struct
{
  const char    *name;
  BstAnswerKind  answer;
  BstTaskNeeds   needs;
} Task;

#define FEATURE  BST_TASK_NEEDS_FEATURE
#define CELL     BST_TASK_NEEDS_CELL
#define OTHER    BST_TASK_NEEDS_OTHER
#define TILES    BST_TASK_NEEDS_TILES
#define PLAYED   BST_TASK_NEEDS_PLAYED
#define PLAYER   BST_TASK_NEEDS_PLAYER
#define KIND     BST_TASK_NEEDS_KIND
#define WORTH    BST_TASK_NEEDS_WORTH
#define GOAL     BST_TASK_NEEDS_GOAL
#define EDITIONS BST_TASK_NEEDS_EDITIONS
#define CHOICES  BST_TASK_NEEDS_CHOICES
#define RULES    BST_TASK_NEEDS_RULES

static const Task tasks[BST_N_TASKS] = {
  { "most-now", BST_ANSWER_MOVES, TILES },
  { "most-end", BST_ANSWER_MOVES, TILES },
  { "margin", BST_ANSWER_MOVES, TILES },
  { "complete", BST_ANSWER_MOVES, TILES | FEATURE },
  { "block", BST_ANSWER_MOVES, TILES | FEATURE },
  { "enlarge", BST_ANSWER_MOVES, TILES | FEATURE },
  { "join", BST_ANSWER_MOVES, TILES | FEATURE | OTHER },
  { "share", BST_ANSWER_MOVES, TILES | FEATURE },
  { "gain", BST_ANSWER_MOVES, TILES | GOAL },
  { "move", BST_ANSWER_MOVES, TILES },
  { "cells", BST_ANSWER_CELLS, TILES },
  { "tiles", BST_ANSWER_CELLS, FEATURE },
  { "figures", BST_ANSWER_CELLS, FEATURE },
  { "cities", BST_ANSWER_FEATURES, FEATURE },
  { "stand", BST_ANSWER_FEATURES, PLAYED | PLAYER },
  { "points", BST_ANSWER_NUMBER, FEATURE | WORTH },
  { "fits", BST_ANSWER_NUMBER, CELL },
  { "ways", BST_ANSWER_NUMBER, TILES | CELL },
  { "places", BST_ANSWER_NUMBER, PLAYED | PLAYER },
  { "count", BST_ANSWER_NUMBER, KIND },
  { "size", BST_ANSWER_NUMBER, FEATURE },
  { "supply", BST_ANSWER_NUMBER, PLAYER },
  { "paid", BST_ANSWER_NUMBER, PLAYED | PLAYER },
  { "total", BST_ANSWER_NUMBER, PLAYER },
  { "owner", BST_ANSWER_PLAYERS, FEATURE },
  { "winner", BST_ANSWER_PLAYERS, 0 },
  { "payout", BST_ANSWER_NUMBERS, PLAYED },
  { "sheet", BST_ANSWER_NUMBERS, PLAYER },
  { "editions", BST_ANSWER_NUMBERS, PLAYER | EDITIONS },
  { "choice", BST_ANSWER_CHOICE, CHOICES },
  { "truth", BST_ANSWER_TRUTH, RULES }
};

const char *
bst_task_name (BstTaskKind kind)
{
  g_return_val_if_fail (kind < BST_N_TASKS, NULL);

  return tasks[kind].name;
}

BstAnswerKind
bst_task_get_answer (BstTaskKind kind)
{
  g_return_val_if_fail (kind < BST_N_TASKS, BST_ANSWER_MOVES);

  return tasks[kind].answer;
}

BstTaskNeeds
bst_task_get_needs (BstTaskKind kind)
{
  g_return_val_if_fail (kind < BST_N_TASKS, 0);

  return tasks[kind].needs;
}

gboolean
bst_task_is_goal (BstTaskKind kind)
{
  return kind == BST_TASK_COMPLETE || kind == BST_TASK_BLOCK || kind == BST_TASK_ENLARGE
         || kind == BST_TASK_JOIN || kind == BST_TASK_SHARE;
}
