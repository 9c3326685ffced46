/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lessons: steps that say something, show moves, ask, or let one play. What a step asks is a puzzle without an id
 * of its own. */

#pragma once

#include "bst-puzzle-solve.h"
#include "bst-record.h"

G_BEGIN_DECLS

typedef enum
{
  BST_LESSON_SAY,           /* the text, over the position with its marks */
  BST_LESSON_SHOW,          /* the same, and moves that play themselves */
  BST_LESSON_ASK,           /* a puzzle */
  BST_LESSON_PLAY,          /* the text, and a small game against a friendly opponent (bst-small-game.h) */
  BST_LESSON_UNREAD         /* what could not be read: it stays as it is */
} BstLessonStepKind;

#define BST_N_LESSON_STEP_KINDS 5

/* "say", "show", "ask", "play": the words of files; "" for what could not be read. Static. */
const char *bst_lesson_step_kind_name (BstLessonStepKind kind);

/* A place in the window that a step can lead to. */
typedef enum
{
  BST_LESSON_PLACE_NONE,
  BST_LESSON_PLACE_START,   /* where games are begun and opened */
  BST_LESSON_PLACE_STUDY,   /* the game that is open */
  BST_LESSON_PLACE_PUZZLES
} BstLessonPlace;

#define BST_N_LESSON_PLACES 4

/* "start", "study", "puzzles": the words of files; "" for none. Static. */
const char *bst_lesson_place_name     (BstLessonPlace    place);

/* What the learner shall do there, in the game that is open. */
typedef enum
{
  BST_LESSON_DEED_NONE,
  BST_LESSON_DEED_NEXT,     /* go to the next move */
  BST_LESSON_DEED_LAST,     /* go to the end */
  BST_LESSON_DEED_VARIATION, /* enter a variation */
  BST_LESSON_DEED_DRAW,     /* draw a tile */
  BST_LESSON_DEED_WHY,      /* ask why a tile may not lie on a cell */
  BST_LESSON_DEED_UNDO,
  BST_LESSON_DEED_OWNERS,   /* show the owners */
  BST_LESSON_DEED_HOLES,    /* show the holes */
  BST_LESSON_DEED_COMPARE,  /* look at before and after */
  BST_LESSON_DEED_EXAM,     /* begin and end exam mode */
  BST_LESSON_DEED_EDIT      /* begin to edit the position */
} BstLessonDeed;

#define BST_N_LESSON_DEEDS 12

/* "next", "last" ... "edit": the words of files, in this order; "" for none. Static. */
const char *bst_lesson_deed_name      (BstLessonDeed     deed);

typedef struct
{
  BstLessonStepKind kind;
  char        *text;            /* what is said; the XML of an unread step; NULL when asked */
  char        *reason;          /* unread steps: why */
  gboolean     is_continued;    /* it begins with what the step before left on the board */
  BstPosition *position;        /* say, show, play: at its beginning */
  BstLessonPlace place;         /* say, show, play: what a button opens */
  BstLessonDeed deed;           /* what is done there; only of BST_LESSON_PLACE_STUDY */
  GPtrArray   *moves;           /* (element-type utf8): show */
  BstPuzzle   *puzzle;          /* ask, else NULL */
  guint        n_tiles;         /* play: so many lie on the board at the end, from 2 to BST_MAX_SMALL_GAME ... */
  guint        seed;            /* ... in the order that this gives */
  GArray      *marks;           /* (element-type BstMark): say, show, ask */
  BstExtra    *extra;           /* owned (nullable): what the file says besides */
} BstLessonStep;

/* An empty step. (transfer full) */
BstLessonStep *bst_lesson_step_new      (BstLessonStepKind    kind) G_GNUC_WARN_UNUSED_RESULT;
/* With positions and a puzzle of its own. (transfer full) */
BstLessonStep *bst_lesson_step_copy     (const BstLessonStep *step) G_GNUC_WARN_UNUSED_RESULT;
void           bst_lesson_step_free     (BstLessonStep       *step);

/* With the text copied. */
void           bst_lesson_step_add_mark (BstLessonStep       *step,
                                         const BstMark       *mark);

/* At the beginning of the step; NULL for an unread one. (transfer none) */
const BstPosition *bst_lesson_step_get_position (const BstLessonStep *step);

/* What the step leaves on the board: after the moves that it shows, as far as they are legal; what it
 * asks of; NULL for an unread one. (transfer full) */
BstPosition   *bst_lesson_step_dup_end  (const BstLessonStep *step) G_GNUC_WARN_UNUSED_RESULT;

/* The board after the right answer to what it asks, where moves answer that: after those that its setter names, or else, of
 * one tile, after the best. NULL if none is known. (transfer full) (nullable) */
BstPosition   *bst_lesson_step_dup_answered (const BstLessonStep *step) G_GNUC_WARN_UNUSED_RESULT;

/* Can the moves that it shows all be played? FALSE and @error say which cannot, and why. */
gboolean       bst_lesson_step_check_moves (const BstLessonStep *step,
                                            GError             **error);

typedef struct
{
  char      *id;                /* unique in its booklet */
  char      *title;             /* (nullable) */
  char      *aim;               /* what is learned, in one sentence (nullable) */
  GPtrArray *rules;             /* (element-type utf8): numbers of those that it teaches */
  GPtrArray *steps;             /* (element-type BstLessonStep) */
  BstExtra  *extra;             /* owned (nullable) */
} BstLesson;

BstLesson     *bst_lesson_new           (const char          *id) G_GNUC_WARN_UNUSED_RESULT;
/* So that a thread may have it. (transfer full) */
BstLesson     *bst_lesson_copy          (const BstLesson     *lesson) G_GNUC_WARN_UNUSED_RESULT;
void           bst_lesson_free          (BstLesson           *lesson);

/* A fault that who writes a lesson should know of. */
typedef struct
{
  guint           step;         /* its index */
  BstPuzzleFault *fault;        /* owned */
} BstLessonFault;

/* What can be checked in lessons, and is when there is no fault. */
typedef struct
{
  guint n_questions;            /* that the rules decide */
  guint n_sentences;            /* questions of which only a part is: which sentence is right nobody checks */
  guint n_moves;                /* that are shown */
  guint n_games;
  guint n_numbers;              /* in texts and questions (bst-stated.h) */
  guint n_marks;                /* features that are lit */
} BstLessonChecked;

/* Adds what is in @lesson. */
void           bst_lesson_count_checked (const BstLesson     *lesson,
                                         BstLessonChecked    *checked);

/* All faults (element-type BstLessonFault): those of the puzzles, moves that are none, marks on
 * features that are not there, numbers in texts that are not so, games that cannot be played to their end. (transfer full) */
GPtrArray     *bst_lesson_check         (const BstLesson     *lesson) G_GNUC_WARN_UNUSED_RESULT;
/* The same, as long as @stop (nullable) lets it go on; what was found before is then no verdict. (transfer full) */
GPtrArray     *bst_lesson_check_until   (const BstLesson     *lesson,
                                         BstPuzzleStop        stop,
                                         gpointer             stop_data) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstLesson, bst_lesson_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstLessonStep, bst_lesson_step_free)

G_END_DECLS
