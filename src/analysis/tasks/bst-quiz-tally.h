/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the questions of a quiz went over the last weeks, by kind. Each question counts once, as it was answered the last
 * time, in the week in which that was. */

#pragma once

#include "bst-practice.h"
#include "bst-quiz.h"

G_BEGIN_DECLS

/* Weeks that are counted; the last of them are the seven days that end today. */
#define BST_QUIZ_WEEKS 8

/* Zero-initialised it is empty. */
typedef struct
{
  guint n_tried[BST_N_QUIZ_KINDS][BST_QUIZ_WEEKS];
  guint n_right[BST_N_QUIZ_KINDS][BST_QUIZ_WEEKS];
  guint n_tried_at[BST_QUIZ_LEVELS + 1];        /* by level, in all of these weeks */
  guint n_right_at[BST_QUIZ_LEVELS + 1];
} BstQuizTally;

/* Counts a question by its id; one that is none of ours, or older than the weeks, is left out. */
void     bst_quiz_tally_add       (BstQuizTally       *tally,
                                   const char         *id,
                                   const BstPractice  *practice,
                                   int                 today);

/* The level to begin with: the one above the highest that was asked at least three times and had BST_QUIZ_SHARE per
 * cent right; else 1. */
guint    bst_quiz_tally_get_level (const BstQuizTally *tally);

/* Of all weeks together. */
void     bst_quiz_tally_sum       (const BstQuizTally *tally,
                                   BstQuizKind         kind,
                                   guint              *n_right,
                                   guint              *n_tried);

/* Is it of no use any more: right the last time, before these weeks? */
gboolean bst_quiz_is_past         (const BstPractice  *practice,
                                   int                 today);

G_END_DECLS
