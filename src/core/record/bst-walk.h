/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goes to nodes of a record again and again, as who steps through a game does: it remembers positions
 * on the way, so that only the last moves are made anew. */

#pragma once

#include "bst-record.h"

G_BEGIN_DECLS

typedef struct _BstWalk BstWalk;

/* @record outlives the walk. (transfer full) */
BstWalk     *bst_walk_new          (const BstRecord  *record) G_GNUC_WARN_UNUSED_RESULT;
void         bst_walk_free         (BstWalk          *walk);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstWalk, bst_walk_free)

/* To be called whenever the tree of the record was changed by anything but a move added after a node. */
void         bst_walk_forget       (BstWalk          *walk);

/* The same as bst_record_dup_position(), sooner. (transfer full) */
BstPosition *bst_walk_dup_position (BstWalk          *walk,
                                    const BstNode    *node,
                                    BstEvents        *events,
                                    GError          **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
