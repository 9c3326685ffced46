/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples that come with the program, of every numbered rule at least one. They are read when they
 * are asked for the first time, in the language of that moment, and live as long as the program. */

#pragma once

#include "bst-io-case.h"
#include "bst-io-rulebook.h"

G_BEGIN_DECLS

/* All cases, numbered from 0 in the order of the rules that they are about first. Any thread. */
guint            bst_io_case_book_get_n_cases (void);
const BstIoCase *bst_io_case_book_get_case    (guint        index);

/* The case with this id, "X10a"; NULL if there is none. */
const BstIoCase *bst_io_case_book_find        (const char  *id);

/* The cases of a rule, by its number as the rulebook has it: first that of its own, then those of the
 * documents, then those where it plays a part. @n_cases gets how many; owned by the book. */
const BstIoCase * const *
                 bst_io_case_book_get_of_rule (const char  *rule,
                                               guint       *n_cases);

G_END_DECLS
