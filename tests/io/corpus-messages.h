/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is legal before each message of a .jcz, entry by entry: phase, player and lists. */

#pragma once

#include "bst-record.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Walks through @record with the entries of @list; ends the test at the first difference. Returns
 * how many lists were compared. */
guint       corpus_compare_messages (BstRecord         *record,
                                     JsonArray         *list,
                                     const char        *path);

/* Sets of texts. (transfer full) */
GHashTable *corpus_set_new          (void);
void        corpus_set_compare      (GHashTable        *ours,
                                     GHashTable        *theirs,
                                     const char        *path,
                                     guint              entry);

/* Cells and rotations of a tile as "1,0,90". (transfer full) */
GHashTable *corpus_our_placements   (const BstPosition *position,
                                     const char        *tile_id);
GHashTable *corpus_their_placements (JsonArray         *list);

G_END_DECLS
