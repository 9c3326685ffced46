/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheets for a class: questions with a key, all tiles, what is paid, and the farms of the sheets B1 and B2. All
 * text is in the user's language; what it says comes from booklets, tile sets, the rulebook and the examples. */

#pragma once

#include "bst-booklet.h"
#include "bst-rules.h"
#include "bst-sheet.h"

G_BEGIN_DECLS

/* What the lessons of the booklet, or only that with the id @lesson (nullable), and its puzzles ask; on a page of its own at the end what is
 * right. Solves every puzzle, in any thread: nobody else may have the booklet. NULL and @error (BST_ERROR_DATA) if
 * nothing is asked. (transfer full) */
BstSheet *bst_sheet_new_questions (const BstBooklet  *booklet,
                                   const char        *lesson,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* All types of tiles with letter and number of copies. (transfer full) */
BstSheet *bst_sheet_new_tiles     (BstTileSet        *tiles) G_GNUC_WARN_UNUSED_RESULT;

/* What is paid when it is finished, and what at the end of the game. @title: that of the rule set. (transfer full) */
BstSheet *bst_sheet_new_scoring   (const BstRules    *rules,
                                   const char        *title) G_GNUC_WARN_UNUSED_RESULT;

/* Whose farm is which, and what does it pay? With the key. NULL and @error if an example cannot be
 * played. (transfer full) */
BstSheet *bst_sheet_new_farms     (GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
