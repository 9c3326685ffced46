/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the lesson editor share. */

#pragma once

#include "bastide-lesson-editor.h"
#include "bastide-work.h"

G_BEGIN_DECLS

/* What is known of a step beside what is written. */
typedef struct
{
  GHashTable *allowed;          /* (element-type utf8): sentences of its faults */
  BstPuzzle  *puzzle;           /* what it asked before it was of another kind (nullable) */
  GPtrArray  *moves;            /* (element-type utf8): likewise what it showed (nullable) */
  BstPosition *before;          /* what stood there before the last move, where that is known (nullable) ... */
  char       *last_move;        /* ... and that move (nullable) */
  char       *next_move;        /* that follows in the game (nullable) */
} BastideLessonEditorMemo;

struct _BastideLessonEditor
{
  GObject        parent_instance;

  /* Owned */
  BstLesson     *lesson;
  GPtrArray     *memos;         /* (element-type BastideLessonEditorMemo): of each step */
  guint          selected;

  BstLessonStep *removed;       /* that can come back (nullable) ... */
  BastideLessonEditorMemo *removed_memo;
  guint          removed_from;  /* ... to this place */

  gboolean       is_changed;

  /* The check */
  BastideWork   *check;
  GPtrArray     *faults;        /* (nullable) */
};

/* Does the step begin with what the one before it leaves on the board? */
gboolean bastide_lesson_editor_continues (const BstLessonStep *before,
                                          const BstLessonStep *step);

void bastide_lesson_editor_check_soon   (BastideLessonEditor *self);
void bastide_lesson_editor_init_check   (BastideLessonEditor *self);
void bastide_lesson_editor_emit_checked (BastideLessonEditor *self);

G_END_DECLS
