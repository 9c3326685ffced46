/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the kinds of tasks. */

#pragma once

#include "bst-task.h"

G_BEGIN_DECLS

/* "Most points at once", "Block a feature": its name in a list. Static. */
const char *bst_io_task_title    (BstTaskKind task);

/* "Get the most points at once.": what is asked, where nothing more is known. Static. */
const char *bst_io_task_sentence (BstTaskKind task);

/* "4 tiles fit.": what is right, of a task that is answered by a number. (transfer full) */
char       *bst_io_task_dup_number (BstTaskKind task,
                                    int         number);

G_END_DECLS
