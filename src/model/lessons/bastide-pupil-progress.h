/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far a pupil has come, in a few numbers. */

#pragma once

#include <bst-booklet.h>
#include <bst-io-results.h>

G_BEGIN_DECLS

typedef struct
{
  guint n_lessons;              /* of all courses ... */
  guint n_finished;             /* ... of which every step was seen, or answered right ... */
  guint n_perfect;              /* ... and of these, with every answer right at the first try */
  guint n_answers;              /* to questions and puzzles, one a day counts ... */
  guint n_right;                /* ... and so many were right at the first try */
  int   last_day;               /* days since 1970; -1 if nothing was tried */
} BastidePupilProgress;

/* @courses: (element-type BstBooklet) */
void bastide_pupil_progress_count (BastidePupilProgress *self,
                                   const BstIoResults   *results,
                                   const GPtrArray      *courses);

G_END_DECLS
