/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The quiz in files and words: where its questions come from, what they say, and a booklet of them. */

#pragma once

#include "bst-booklet.h"
#include "bst-io-error.h"
#include "bst-quiz-source.h"

G_BEGIN_DECLS

/* What a source reads at most: files. */
#define BST_IO_MAX_QUIZ_FILES 200

/* The game that comes with Bastide; random games of the base game with two to five players. */
void         bst_io_quiz_add_bundled  (BstQuizSource  *source);
void         bst_io_quiz_add_random   (BstQuizSource  *source);
/* A game of any form. FALSE and @error, which names the file, leave the source as it was. */
gboolean     bst_io_quiz_add_file     (BstQuizSource  *source,
                                       const char     *path,
                                       GError        **error);

/* The question in the reader's language, whatever the puzzle says. @puzzle comes from bst_quiz_make(), or has the
 * same task. (transfer full) */
char        *bst_io_quiz_dup_question (const BstPuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* What a kind asks, in a word or two: "Owner", "Worth". Static. */
const char  *bst_io_quiz_kind_words   (BstQuizKind     kind);

/* @n different questions (at most BST_IO_MAX_PUZZLES) of these kinds, their levels rising from 1 to 5 unless @level says one;
 * fewer if the source has no more. The same arguments make the same booklet. (transfer full) */
BstBooklet  *bst_io_quiz_new_booklet  (BstQuizSource  *source,
                                       guint           kinds,
                                       guint           level,
                                       guint           n,
                                       guint64         seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
