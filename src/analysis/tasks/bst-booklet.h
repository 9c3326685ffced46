/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Booklets: puzzles and lessons in chapters, and what could not be read of them. */

#pragma once

#include "bst-lesson.h"

G_BEGIN_DECLS

/* A puzzle or a lesson that could not be read: it stays in its booklet as it is. */
typedef struct
{
  gboolean is_lesson;
  guint  index;                 /* so many puzzles, or lessons, of the chapter stood before it */
  char  *id;                    /* "" if it has none */
  char  *text;                  /* its XML */
  char  *reason;                /* why it could not be read */
} BstUnread;

/* A chapter of a booklet: its lessons, and then its puzzles. */
typedef struct
{
  char      *title;
  GPtrArray *lessons;           /* (element-type BstLesson), owned */
  GPtrArray *puzzles;           /* (element-type BstPuzzle), owned */
  GPtrArray *unread;            /* (element-type BstUnread), owned, in their order */
  BstExtra  *extra;             /* as above */
} BstChapter;

/* Lessons and puzzles that belong together. */
typedef struct
{
  char      *id;                /* that it keeps whatever becomes of its file (nullable) */
  char      *key;               /* the id, or what stands for it: results are kept under it */
  char      *title;
  char      *aim;               /* what is learned, in one sentence (nullable) */
  gboolean   is_damaged;        /* its file is no whole document: it holds more, or other things, than this */
  gboolean   is_packed;         /* its file is compressed, or an archive: it is not written over */
  GPtrArray *chapters;          /* (element-type BstChapter), owned */
  BstExtra  *extra;             /* as above, of the document around it too */
} BstBooklet;

BstBooklet  *bst_booklet_new         (const char      *title) G_GNUC_WARN_UNUSED_RESULT;
void         bst_booklet_free        (BstBooklet      *booklet);
BstChapter  *bst_booklet_add_chapter (BstBooklet      *booklet,
                                      const char      *title);

/* Behind the lessons, or the puzzles, that the chapter has so far. */
void         bst_chapter_add_unread  (BstChapter      *chapter,
                                      gboolean         is_lesson,
                                      const char      *id,
                                      const char      *text,
                                      const char      *reason);

/* What of @other could not be read and does not stand as it is in @booklet; NULL if
 * there is none. (transfer none) */
const BstUnread *bst_booklet_find_unread (const BstBooklet *booklet,
                                      const BstBooklet *other);

/* The same of a step of a lesson. (transfer none) */
const BstLessonStep *bst_booklet_find_unread_step (const BstBooklet *booklet,
                                      const BstBooklet *other);

/* Has a puzzle or a lesson that could not be read this id? */
gboolean     bst_booklet_has_unread  (const BstBooklet *booklet,
                                      const char       *id);

/* All puzzles, chapter by chapter. @index below bst_booklet_count(). (transfer none) */
guint        bst_booklet_count       (const BstBooklet *booklet);
BstPuzzle   *bst_booklet_get         (const BstBooklet *booklet,
                                      guint             index);

/* All lessons, chapter by chapter. @index below bst_booklet_count_lessons(). (transfer none) */
guint        bst_booklet_count_lessons (const BstBooklet *booklet);
BstLesson   *bst_booklet_get_lesson  (const BstBooklet *booklet,
                                      guint             index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstBooklet, bst_booklet_free)

G_END_DECLS
