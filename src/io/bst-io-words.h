/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that the reader and the writer of documents share. */

#pragma once

#include "bst-record.h"

G_BEGIN_DECLS

/* The rule set of games whose switches are chosen one by one, starting from "modern". */
#define BST_IO_CUSTOM_RULES "custom"

/* "arrow", "ring" ..., by BstMarkKind. */
extern const char * const bst_io_mark_names[BST_N_MARKS];

/* What <first-player by=""> says, by BstBeginningKind; NULL where nothing is told. */
extern const char * const bst_io_beginning_names[3];

G_END_DECLS
