/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-task.h"

typedef struct
{
  const char    *name;
  BstAnswerKind  answer;
  BstTaskNeeds   needs;
  BstTaskShows   shows;
  gboolean       is_goal;
} Task;

#define SHOWS(what) .shows = BST_TASK_SHOWS_##what

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
  [BST_TASK_MOST_NOW] = { "most-now", BST_ANSWER_MOVES, TILES, SHOWS (TURN) },
  [BST_TASK_MOST_END] = { "most-end", BST_ANSWER_MOVES, TILES },
  [BST_TASK_MARGIN] = { "margin", BST_ANSWER_MOVES, TILES },
  [BST_TASK_COMPLETE] = { "complete", BST_ANSWER_MOVES, TILES | FEATURE, .is_goal = TRUE },
  [BST_TASK_BLOCK] = { "block", BST_ANSWER_MOVES, TILES | FEATURE, .is_goal = TRUE },
  [BST_TASK_ENLARGE] = { "enlarge", BST_ANSWER_MOVES, TILES | FEATURE, .is_goal = TRUE },
  [BST_TASK_JOIN] = { "join", BST_ANSWER_MOVES, TILES | FEATURE | OTHER, .is_goal = TRUE },
  [BST_TASK_SHARE] = { "share", BST_ANSWER_MOVES, TILES | FEATURE, .is_goal = TRUE },
  [BST_TASK_GAIN] = { "gain", BST_ANSWER_MOVES, TILES | GOAL, SHOWS (TURN) },
  [BST_TASK_MOVE] = { "move", BST_ANSWER_MOVES, TILES },
  [BST_TASK_CELLS] = { "cells", BST_ANSWER_CELLS, TILES },
  [BST_TASK_TILES] = { "tiles", BST_ANSWER_CELLS, FEATURE },
  [BST_TASK_FIGURES] = { "figures", BST_ANSWER_CELLS, FEATURE },
  [BST_TASK_CITIES] = { "cities", BST_ANSWER_FEATURES, FEATURE },
  [BST_TASK_STAND] = { "stand", BST_ANSWER_FEATURES, PLAYED | PLAYER },
  [BST_TASK_POINTS] = { "points", BST_ANSWER_NUMBER, FEATURE | WORTH, SHOWS (WORTH) },
  [BST_TASK_FITS] = { "fits", BST_ANSWER_NUMBER, CELL },
  [BST_TASK_WAYS] = { "ways", BST_ANSWER_NUMBER, TILES | CELL },
  [BST_TASK_PLACES] = { "places", BST_ANSWER_NUMBER, PLAYED | PLAYER },
  [BST_TASK_COUNT] = { "count", BST_ANSWER_NUMBER, KIND, SHOWS (FEATURES) },
  [BST_TASK_SIZE] = { "size", BST_ANSWER_NUMBER, FEATURE, SHOWS (TILES) },
  [BST_TASK_SUPPLY] = { "supply", BST_ANSWER_NUMBER, PLAYER, SHOWS (FOLLOWERS) },
  [BST_TASK_PAID] = { "paid", BST_ANSWER_NUMBER, PLAYED | PLAYER, SHOWS (PAID) },
  [BST_TASK_TOTAL] = { "total", BST_ANSWER_NUMBER, PLAYER, SHOWS (PAID) },
  [BST_TASK_OWNER] = { "owner", BST_ANSWER_PLAYERS, FEATURE, SHOWS (FIGURES) },
  [BST_TASK_WINNER] = { "winner", BST_ANSWER_PLAYERS, 0 },
  [BST_TASK_PAYOUT] = { "payout", BST_ANSWER_NUMBERS, PLAYED, SHOWS (PAID) },
  [BST_TASK_SHEET] = { "sheet", BST_ANSWER_NUMBERS, PLAYER },
  [BST_TASK_EDITIONS] = { "editions", BST_ANSWER_NUMBERS, PLAYER | EDITIONS },
  [BST_TASK_CHOICE] = { "choice", BST_ANSWER_CHOICE, CHOICES },
  [BST_TASK_TRUTH] = { "truth", BST_ANSWER_TRUTH, RULES },
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

BstTaskShows
bst_task_get_shows (BstTaskKind kind)
{
  g_return_val_if_fail (kind < BST_N_TASKS, BST_TASK_SHOWS_NOTHING);

  return tasks[kind].shows;
}

gboolean
bst_task_is_goal (BstTaskKind kind)
{
  g_return_val_if_fail (kind < BST_N_TASKS, FALSE);

  return tasks[kind].is_goal;
}
