/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the questions of a quiz come from: moments of games that were played, and of games that are played by chance.
 * It knows no thread: whoever has it has it alone. */

#pragma once

#include "bst-quiz.h"
#include "bst-record.h"

G_BEGIN_DECLS

typedef struct _BstQuizSource BstQuizSource;

BstQuizSource *bst_quiz_source_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void           bst_quiz_source_free       (BstQuizSource *source);

/* Moments of the main line of a game, which stays as it is meanwhile. */
void           bst_quiz_source_add_record (BstQuizSource *source,
                                           BstRecord     *record);
/* Moments of random games with these tiles, rules and players. */
void           bst_quiz_source_add_game   (BstQuizSource *source,
                                           BstGame       *game);

gboolean       bst_quiz_source_is_empty   (const BstQuizSource *source);

/* Moments that are looked at for one question. */
#define BST_QUIZ_TRIES 24

/* A question of one of the kinds (bits of BstQuizKind, at least one), its level as near to @level as BST_QUIZ_TRIES
 * moments have one. The same source and seed give the same question. NULL if none of the moments has any.
 * (transfer full) */
BstPuzzle     *bst_quiz_source_draw       (BstQuizSource *source,
                                           guint          kinds,
                                           guint          level,
                                           guint64        seed) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstQuizSource, bst_quiz_source_free)

G_END_DECLS
