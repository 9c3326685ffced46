/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-practice.h"

static const guint8 intervals[BST_PRACTICE_BOXES] = { 1, 2, 5, 12, 30, 75 };

#define MAX_TRIES 1000000

/* After how many days a puzzle of the box comes back. */
static guint
get_interval (guint box)
{
  g_return_val_if_fail (box < BST_PRACTICE_BOXES, intervals[0]);

  return intervals[box];
}

static gboolean
is_new (const BstPractice *practice)
{
  return practice->n_right == 0 && practice->n_wrong == 0;
}

int
bst_practice_get_due (const BstPractice *practice)
{
  return practice->day + (int) get_interval (practice->box);
}

void
bst_practice_note (BstPractice *practice,
                   gboolean     right,
                   int          today)
{
  g_return_if_fail (ABS (today) <= BST_PRACTICE_MAX_DAY);

  if (!is_new (practice) && practice->day == today && (right || !practice->was_right))
    return;

  /* What was right at once is known: it needs not start in the first box. */
  if (!right)
    practice->box = 0;
  else if (practice->box + 1 < BST_PRACTICE_BOXES)
    practice->box++;
  if (right)
    practice->n_right = MIN (practice->n_right + 1, MAX_TRIES);
  else
    practice->n_wrong = MIN (practice->n_wrong + 1, MAX_TRIES);
  practice->was_right = right;
  practice->day = today;
}

BstPracticeState
bst_practice_get_state (const BstPractice *practice,
                        int                today)
{
  if (is_new (practice))
    return BST_PRACTICE_NEW;
  if (today >= bst_practice_get_due (practice))
    return BST_PRACTICE_DUE;

  return practice->was_right ? BST_PRACTICE_SOLVED : BST_PRACTICE_WRONG;
}

gboolean
bst_practice_is_sane (const BstPractice *practice)
{
  return practice->box < BST_PRACTICE_BOXES && !is_new (practice)
         && practice->n_right <= MAX_TRIES && practice->n_wrong <= MAX_TRIES
         && (practice->was_right ? practice->n_right > 0 && practice->box > 0
                                 : practice->n_wrong > 0 && practice->box == 0)
         && ABS (practice->day) <= BST_PRACTICE_MAX_DAY;
}
