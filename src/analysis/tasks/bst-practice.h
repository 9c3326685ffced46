/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When a puzzle comes back: boxes with longer and longer intervals, as Leitner keeps cards. What
 * is solved moves one box on, what is not goes back to the first. Who calls says which day it is. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BST_PRACTICE_BOXES 6

/* Days are counted from any day that the caller likes, and always from the same. */
#define BST_PRACTICE_MAX_DAY 1000000

/* How one puzzle went so far. Zero-initialised it is new. */
typedef struct
{
  guint    n_right;         /* days on which it was solved at the first try, without help */
  guint    n_wrong;         /* others on which it was tried */
  gboolean was_right;       /* the last time; valid once it was tried */
  guint    box;             /* 0 to BST_PRACTICE_BOXES - 1 */
  int      day;             /* on which it was tried last; valid once it was tried */
} BstPractice;

typedef enum
{
  BST_PRACTICE_NEW,         /* never tried */
  BST_PRACTICE_SOLVED,
  BST_PRACTICE_WRONG,       /* the last time, and not due yet */
  BST_PRACTICE_DUE
} BstPracticeState;

/* The day from which on it comes back; of one that was tried. */
int              bst_practice_get_due      (const BstPractice *practice);

/* Notes a try. Only the first one of a day counts, except that after a right one a wrong one
 * does. */
void             bst_practice_note         (BstPractice       *practice,
                                            gboolean           right,
                                            int                today);

BstPracticeState bst_practice_get_state    (const BstPractice *practice,
                                            int                today);

/* Could this have come from bst_practice_note()? What a file says is asked so. */
gboolean         bst_practice_is_sane      (const BstPractice *practice);

G_END_DECLS
