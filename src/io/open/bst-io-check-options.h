/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exact sets of placements and places for figures, as assertions list them (formats.md, 1.8). A set
 * is a hash table of texts. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

/* "[1,-3] - [0,90]; ..." as "[1,-3] 0", "[1,-3] 90". (transfer full) */
GHashTable *bst_io_check_parse_placements (const char         *text) G_GNUC_WARN_UNUSED_RESULT;

/* The placements of a tile in the same form. All four rotations of a symmetric tile count: the
 * program does not merge them. (transfer full) */
GHashTable *bst_io_check_find_placements  (const BstPosition  *position,
                                           guint               type) G_GNUC_WARN_UNUSED_RESULT;

/* "{City,S,[0,-1]}; ..." as its parts; "{0.small.1,City,S,[0,-1]}" and "[0,-1]" are options too.
 * Figures lose their numbers: "0.small". (transfer full) */
GHashTable *bst_io_check_parse_options    (const char         *text) G_GNUC_WARN_UNUSED_RESULT;

/* A step in the same form. (transfer full) */
char       *bst_io_check_print_option     (const BstPosition  *position,
                                           const BstStep      *step) G_GNUC_WARN_UNUSED_RESULT;

/* An empty set. (transfer full) */
GHashTable *bst_io_check_set_new          (void) G_GNUC_WARN_UNUSED_RESULT;

/* A sentence on the first difference; NULL if the sets are equal. (transfer full) */
char       *bst_io_check_compare          (GHashTable         *wanted,
                                           GHashTable         *found) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
