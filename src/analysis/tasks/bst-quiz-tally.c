/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-quiz-tally.h"

#define DAYS_A_WEEK 7
/* Fewer questions than these say nothing of a level. */
#define ENOUGH 3

/* The week of the day; BST_QUIZ_WEEKS for a day that is in none. */
static guint
find_week (int day,
           int today)
{
  int age = today - day;

  return age >= 0 && age < BST_QUIZ_WEEKS * DAYS_A_WEEK
         ? (guint) (BST_QUIZ_WEEKS - 1 - age / DAYS_A_WEEK) : BST_QUIZ_WEEKS;
}

void
bst_quiz_tally_add (BstQuizTally      *tally,
                    const char        *id,
                    const BstPractice *practice,
                    int                today)
{
  guint level = bst_quiz_level_from_id (id);
  guint week = find_week (practice->day, today);
  BstQuizKind kind;

  if (level == 0 || week == BST_QUIZ_WEEKS || !bst_quiz_kind_from_id (id, &kind))
    return;
  tally->n_tried[kind][week]++;
  tally->n_right[kind][week] += practice->was_right ? 1 : 0;
  tally->n_tried_at[level]++;
  tally->n_right_at[level] += practice->was_right ? 1 : 0;
}

guint
bst_quiz_tally_get_level (const BstQuizTally *tally)
{
  for (guint level = BST_QUIZ_LEVELS; level > 0; level--)
    if (tally->n_tried_at[level] >= ENOUGH
        && 100 * tally->n_right_at[level] >= BST_QUIZ_SHARE * tally->n_tried_at[level])
      return MIN (level + 1, BST_QUIZ_LEVELS);

  return 1;
}

void
bst_quiz_tally_sum (const BstQuizTally *tally,
                    BstQuizKind         kind,
                    guint              *n_right,
                    guint              *n_tried)
{
  *n_right = *n_tried = 0;
  for (guint week = 0; week < BST_QUIZ_WEEKS; week++)
    {
      *n_right += tally->n_right[kind][week];
      *n_tried += tally->n_tried[kind][week];
    }
}

gboolean
bst_quiz_is_past (const BstPractice *practice,
                  int                today)
{
  return practice->was_right && find_week (practice->day, today) == BST_QUIZ_WEEKS && practice->day < today;
}
