/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Booklets of lessons and puzzles: .bastide documents that hold a <booklet> in place of a game
 * (data/schema/document.rng). */

#pragma once

#include "bst-booklet.h"
#include "bst-io-error.h"
#include "bst-io-xml.h"
#include "bst-misread.h"

G_BEGIN_DECLS

/* What a booklet may hold at most. */
#define BST_IO_MAX_PUZZLES  2000    /* what is more is kept, but not read; of steps, too */
#define BST_IO_MAX_LESSONS  500
#define BST_IO_MAX_STEPS    200     /* of a lesson */
#define BST_IO_MAX_CHOICES  9
#define BST_IO_MAX_EDITIONS 9
#define BST_IO_MAX_RULES    9       /* of a question or a lesson */
#define BST_IO_MAX_HINTS    10
#define BST_IO_MAX_ANSWERS  200
#define BST_IO_MAX_SOLUTION 100
#define BST_IO_MAX_ID       100     /* bytes */

/* Is this parsed document one that holds a booklet? */
gboolean     bst_io_booklet_is          (xmlDoc            *document);

/* Reads such a document. What is not known is named by an issue (nullable) and kept. What cannot be
 * read is named by an issue, "unread-puzzle", "unread-lesson" or "unread-step", with line and reason, and
 * kept as it is. NULL and @error name file, line and reason. (transfer full) */
BstBooklet  *bst_io_booklet_read        (xmlDoc            *document,
                                         const char        *name,
                                         BstIoIssues       *issues,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* What can be read of a booklet whose bytes are no XML to their end, as @damage of bst_io_xml_parse() says; NULL if
 * nothing can be. (transfer full) */
xmlDoc      *bst_io_booklet_recover     (GBytes            *bytes,
                                         const char        *name,
                                         const GError      *damage) G_GNUC_WARN_UNUSED_RESULT;

/* Reads bytes, or a file, also of a damaged booklet: an issue, "unread-damaged", says where, and what was
 * read is not saved. (transfer full) */
BstBooklet  *bst_io_booklet_open_data   (GBytes            *bytes,
                                         const char        *name,
                                         BstIoIssues       *issues,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;
BstBooklet  *bst_io_booklet_open        (const char        *path,
                                         BstIoIssues       *issues,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* The ids of the bundled booklets, sorted; freed with g_strfreev(). */
char       **bst_io_booklet_list        (void) G_GNUC_WARN_UNUSED_RESULT;

/* A bundled booklet in the user's language. BST_IO_ERROR_UNSUPPORTED if there is none of this
 * id. (transfer full) */
BstBooklet  *bst_io_booklet_load        (const char        *id,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same of the bundled courses: booklets of lessons. */
char       **bst_io_course_list         (void) G_GNUC_WARN_UNUSED_RESULT;
BstBooklet  *bst_io_course_load         (const char        *id,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* The text of its document. (transfer full) */
char        *bst_io_booklet_to_text     (const BstBooklet  *booklet) G_GNUC_WARN_UNUSED_RESULT;

/* Writes it as a whole or not at all. BST_IO_ERROR_WRITE; BST_IO_ERROR_DATA if it was read from a damaged
 * file, which holds more. */
gboolean     bst_io_booklet_save        (const BstBooklet  *booklet,
                                         const char        *path,
                                         GError           **error);

/* Adds the same board, and what was played there, under the bundled rule set of that id. FALSE and @error if it
 * cannot be played by that. */
gboolean     bst_io_puzzle_add_edition  (BstPuzzle         *puzzle,
                                         const char        *rule_set,
                                         GError           **error);

/* "known", "bag", "choice": the words of files for where tiles come from. Static. */
const char  *bst_io_puzzle_tiles_name   (BstPuzzleTiles     tiles);

/* "city:W at 1,0": the text of a feature by one of its places. (transfer full) */
char        *bst_io_puzzle_dup_spot     (const BstSpot     *spot) G_GNUC_WARN_UNUSED_RESULT;

/* The same, or the cell alone: what the puzzle asks of; NULL if it asks of no place. (transfer full) */
char        *bst_io_puzzle_dup_target   (const BstPuzzle   *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* What mistake a wrong number comes from, a translated sentence; NULL for BST_MISREAD_NONE. Static. */
const char  *bst_io_puzzle_misread_sentence (BstMisread misread);

/* What was checked, a translated list: "3 questions, 2 moves". NULL if there is nothing of it. (transfer full)
 * (nullable) */
char        *bst_io_lesson_dup_checked  (const BstLessonChecked *checked) G_GNUC_WARN_UNUSED_RESULT;

/* What is wrong, a translated sentence. (transfer full) */
char        *bst_io_puzzle_dup_fault    (const BstPuzzleFault *fault) G_GNUC_WARN_UNUSED_RESULT;

/* What makes a poor puzzle of it, as bst_puzzle_get_warning() gives it; NULL for nothing. (transfer full) */
char        *bst_io_puzzle_dup_warning  (BstPuzzleWarning  warning,
                                         guint             n_solving,
                                         guint             n_tried) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
