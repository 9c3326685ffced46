/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words by which rules are looked for, in the language of the user. What is returned are lists as one reads them:
 * words with commas between. Static. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Words of a question that say nothing of what it is about: "how, many, is". */
const char *bst_io_rule_search_get_small_words (void);

/* Endings that do not change what a word means: "s, ed, ing". */
const char *bst_io_rule_search_get_endings     (void);

/* What the rules call a thing, and what else it is called, numbered from 0: "road: street, path". */
guint       bst_io_rule_search_get_n_names     (void);
const char *bst_io_rule_search_get_names       (guint index);

G_END_DECLS
