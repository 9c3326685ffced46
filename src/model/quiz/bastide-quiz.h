/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A round of the quiz: which question is asked, how the others went, and which come back. A question is a puzzle,
 * which a puzzle session of its own asks; results are kept as those of puzzles, and what was answered wrongly is kept
 * besides, in a booklet of its own. Questions are made in a thread. */

#pragma once

#include "bastide-puzzle-session.h"

#include <bst-quiz-tally.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_QUIZ (bastide_quiz_get_type ())
G_DECLARE_FINAL_TYPE (BastideQuiz, bastide_quiz, BASTIDE, QUIZ, GObject)

/* Where the questions of an endless round come from. */
typedef enum
{
  BASTIDE_QUIZ_BUNDLED,
  BASTIDE_QUIZ_RANDOM,
  BASTIDE_QUIZ_FILES,
  BASTIDE_QUIZ_GAME             /* one that is open, as it was when it was given */
} BastideQuizFrom;

typedef enum
{
  BASTIDE_QUIZ_IDLE,            /* nothing is asked: before the first round, and after one */
  BASTIDE_QUIZ_MAKING,
  BASTIDE_QUIZ_ASKING
} BastideQuizState;

#define BASTIDE_QUIZ_TEN 10

/* Signals: "changed": another question, or none; "answered": the first answer to it counts; "failed" (char *reason): a file
 * could not be read, or what comes back not be written. */

/* What comes back is kept beside the results, so that each pupil has his own. @get_time: by which answers are timed, in
 * microseconds; g_get_monotonic_time(), or the clock of a test. */
BastideQuiz          *bastide_quiz_new           (BastideResults  *results,
                                                  gint64         (*get_time) (void)) G_GNUC_WARN_UNUSED_RESULT;

BastidePuzzleSession *bastide_quiz_get_asking    (BastideQuiz     *self);
BastideQuizState      bastide_quiz_get_state     (BastideQuiz     *self);

/* --- Rounds --- */

/* The same ten on the same day, but that up to five are in place of the last that are due again. */
void                  bastide_quiz_begin_today   (BastideQuiz     *self);
/* Every third one is one that is due again, as long as there are. */
void                  bastide_quiz_begin_endless (BastideQuiz     *self);
/* Goes on to the next question, or to the end of the round after the last one. One that was not answered is
 * passed over and does not count. */
void                  bastide_quiz_next          (BastideQuiz     *self);
void                  bastide_quiz_end           (BastideQuiz     *self);

/* Has a round begun? It may have ended since; with the pupil it is gone. */
gboolean              bastide_quiz_has_round     (BastideQuiz     *self);
/* The place of the question in its round, from 1, and how many there are; 0 if there is no end. */
guint                 bastide_quiz_get_number    (BastideQuiz     *self);
guint                 bastide_quiz_get_length    (BastideQuiz     *self);
gboolean              bastide_quiz_is_answered   (BastideQuiz     *self);
/* Was the question answered wrongly, so that it comes back? */
gboolean              bastide_quiz_comes_back    (BastideQuiz     *self);
guint                 bastide_quiz_get_n_answered (BastideQuiz    *self);
guint                 bastide_quiz_get_n_right   (BastideQuiz     *self);

/* "7 of 10 ●●●○●": how the answers of the round went, those before the last 20 left out; NULL before the first. (transfer full)
 * (nullable) */
char                 *bastide_quiz_dup_line      (BastideQuiz     *self);

/* "7 of 10 right; questions 2, 5, 9 come back tomorrow". (transfer full) */
char                 *bastide_quiz_dup_summary   (BastideQuiz     *self);

/* How all questions went over the last weeks. */
void                  bastide_quiz_get_tally     (BastideQuiz     *self,
                                                  BstQuizTally    *tally);

/* --- Choices --- */

/* Bits of BstQuizKind, at least one: of endless rounds. */
guint                 bastide_quiz_get_kinds     (BastideQuiz     *self);
void                  bastide_quiz_set_kinds     (BastideQuiz     *self,
                                                  guint            kinds);
/* @files: of BASTIDE_QUIZ_FILES (nullable). */
void                  bastide_quiz_set_from      (BastideQuiz     *self,
                                                  BastideQuizFrom  from,
                                                  const char * const *files);
/* From BASTIDE_QUIZ_GAME: @text is the game in Bastide's own form, for a thread has the record to itself. */
void                  bastide_quiz_set_game      (BastideQuiz     *self,
                                                  const char      *text);

/* Is time taken, and are points given? */
gboolean              bastide_quiz_get_clock     (BastideQuiz     *self);
void                  bastide_quiz_set_clock     (BastideQuiz     *self,
                                                  gboolean         clock);
/* Of the round, while the clock was on: until the answers, with the question that waits for one. */
guint                 bastide_quiz_get_seconds   (BastideQuiz     *self);
/* The level of every right answer, twice for one within BASTIDE_QUIZ_QUICK seconds. */
#define BASTIDE_QUIZ_QUICK 20
guint                 bastide_quiz_get_points    (BastideQuiz     *self);

G_END_DECLS
