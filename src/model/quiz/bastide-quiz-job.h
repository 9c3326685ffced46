/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making questions in a thread, and the file of those that come back. */

#pragma once

#include "bastide-quiz.h"

#include <bst-io-quiz.h>

G_BEGIN_DECLS

typedef struct
{
  /* Given */
  char            *path;        /* of what comes back; NULL if it was read before */
  BastideQuizFrom  from;
  char           **files;       /* (nullable) */
  char            *game;        /* of BASTIDE_QUIZ_GAME: its text */
  guint            kinds;
  guint            level;
  gboolean         is_today;    /* the ten of a day, instead of one question */
  guint64          seed;
  BstQuizSource   *source;      /* from before; NULL: it is made */
  /* Made */
  BstBooklet      *questions;
  BstBooklet      *wrong;       /* what comes back, if a path was given */
  gboolean         is_unread;   /* there is a file of it that could not be read */
  char            *fault;       /* (nullable): which files could not be read, and why */
} BastideQuizJob;

void        bastide_quiz_job_free   (BastideQuizJob *job);

/* In the thread; ends early if @cancellable is. */
void        bastide_quiz_job_run    (BastideQuizJob *job,
                                     GCancellable   *cancellable);

/* Writes what comes back, in its turn; @failed is called for @quiz, in the main loop, if that cannot be done. */
void        bastide_quiz_job_write  (BastideQuiz    *quiz,
                                     const char     *path,
                                     const BstBooklet *wrong,
                                     GAsyncReadyCallback failed);

G_END_DECLS
