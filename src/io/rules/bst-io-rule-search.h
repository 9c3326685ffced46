/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules as somebody looks for them who does not know their words: "how many points does a street give". Case,
 * accents, endings and the order of words do not count, small words of a question are left out, and a thing is found by
 * its other names too. Which words are small, which endings there are and which names belong together, each language says
 * for itself (bst-io-rule-search-words.h). */

#pragma once

#include "bst-io-rulebook.h"

G_BEGIN_DECLS

/* The rules that answer @question best, the best first. A rule counts by the words of the question in its number, its
 * sentence, its chapter and the titles of its examples, rare words more than common ones; with equally good words the base
 * game comes before expansions, and those before house rules. All rules in their order if @question has no word, none if no
 * rule has any of its words. Any thread. (transfer container) of const BstIoRule */
GPtrArray *bst_io_rule_search (const char *question) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
