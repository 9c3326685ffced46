/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A booklet while it is read, and the parts of reading that have files of their own. */

#pragma once

#include "bst-booklet.h"
#include "bst-io-document-reader.h"

G_BEGIN_DECLS

/* Each takes 150 kB, and a step without one of its own has a copy: a small file could take all memory. */
#define BST_IO_MAX_POSITIONS 10000

typedef struct
{
  BstIoDocumentReader  base;        /* without a record or a game */
  BstBooklet          *booklet;
  GHashTable          *ids;         /* of all puzzles so far; borrowed from them */
  GHashTable          *lesson_ids;  /* of all lessons */
  guint                n_puzzles;   /* read or not */
  guint                n_lessons;
  guint                n_positions; /* of steps and puzzles, other editions of them too */
  char                *first_id;    /* of the first puzzle (nullable) */
  gboolean             translated;  /* does it come with Bastide, so that gettext knows its words? */
} BstIoBookletReader;

gboolean     bst_io_booklet_fail          (BstIoBookletReader  *reader,
                                           const xmlNode       *node,
                                           BstIoError           code,
                                           const char          *reason);

/* The text of an element without blanks round it; NULL if it is empty. What else is in it is kept.
 * @known: its attributes, NULL-terminated. */
gboolean     bst_io_booklet_read_sentence (BstIoBookletReader  *reader,
                                           const xmlNode       *node,
                                           const char * const  *known,
                                           BstExtra           **extra,
                                           char               **sentence);

/* Are the elements that @owner has at most once there no more often? */
gboolean     bst_io_booklet_check_once    (BstIoBookletReader  *reader,
                                           const xmlNode       *owner);

/* The first child of this name; NULL if there is none. */
xmlNode     *bst_io_booklet_find_child    (const xmlNode       *node,
                                           const char          *name);

/* The id, which is there, short and not in @ids. (transfer full) (nullable) */
char        *bst_io_booklet_read_id       (BstIoBookletReader  *reader,
                                           const xmlNode       *node,
                                           GHashTable          *ids) G_GNUC_WARN_UNUSED_RESULT;

/* The <position> of a puzzle or a step; without one a copy of @before (nullable). NULL and an error
 * if it is none. (transfer full) */
BstPosition *bst_io_booklet_read_position (BstIoBookletReader  *reader,
                                           const xmlNode       *owner,
                                           const BstPosition   *before) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a <mark> of a step. */
gboolean     bst_io_booklet_read_mark      (BstIoBookletReader  *reader,
                                           const xmlNode       *node,
                                           BstLessonStep       *step);

/* The numbers of rules in an attribute, with blanks between them, into @rules, whether there are such rules or not. */
gboolean     bst_io_booklet_read_rules     (BstIoBookletReader  *reader,
                                           const xmlNode       *node,
                                           GPtrArray           *rules);

/* --- bst-io-puzzle-read.c --- */

/* Reads a <puzzle>; or an <ask> of a lesson, with @id NULL, its marks into @step and what the step
 * before left as @before (nullable). (transfer full) (nullable) */
BstPuzzle   *bst_io_puzzle_read           (BstIoBookletReader  *reader,
                                           const xmlNode       *node,
                                           const char          *id,
                                           const BstPosition   *before,
                                           BstLessonStep       *step) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a <move> or a <played>, its text alone, into @moves. What else it says is kept. */
gboolean     bst_io_puzzle_read_move      (BstIoBookletReader  *reader,
                                           const xmlNode       *node,
                                           GPtrArray           *moves,
                                           BstExtra           **extra);

/* --- bst-io-lesson-read.c --- */

/* Reads a <lesson>. A step that cannot be read is named by the issue "unread-step" and kept as it is.
 * (transfer full) (nullable) */
BstLesson   *bst_io_lesson_read           (BstIoBookletReader  *reader,
                                           const xmlNode       *node) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
