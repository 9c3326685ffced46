/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers in sentences that say what they state, so that it can be checked: "It is worth {8:points completed city:N at
 * 0,-1}." reads "It is worth 8.". Between the braces are the number, a task that is answered by a number (bst-task.h),
 * and what that is told, in this order: "now", "completed" or "end" of points; a tile of ways; a feature ("city:N at
 * 0,-1") or a cell ("1,0"); a colour ("Red"); a kind ("city"). */

#pragma once

#include "bst-puzzle-solve.h"

G_BEGIN_DECLS

/* The sentence as it reads. NULL for NULL. (transfer full) (nullable) */
char      *bst_stated_dup_shown (const char      *text);

/* How many numbers it states in this way. */
guint      bst_stated_count     (const char      *text);

/* What is wrong with them on the board of @puzzle and after the move that was played last there, whatever it asks:
 * BST_FAULT_STATED and BST_FAULT_NOT_STATED (element-type BstPuzzleFault). @text (nullable). (transfer full) */
GPtrArray *bst_stated_check     (const char      *text,
                                 const BstPuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
