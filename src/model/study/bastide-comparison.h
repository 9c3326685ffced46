/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two nodes of a study, before and after, and what is other in one than in the other (bst-change.h). The study
 * shows one of them, and as it goes to another node that one is compared: with its parent, or with the
 * node that was chosen. */

#pragma once

#include <bst-change.h>

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_COMPARISON (bastide_comparison_get_type ())
G_DECLARE_FINAL_TYPE (BastideComparison, bastide_comparison, BASTIDE, COMPARISON, GObject)

/* Signal "changed": it began or ended, or other nodes are compared. Signal "shown": the other one of them is. */

BastideComparison *bastide_comparison_new          (BastideStudy      *study) G_GNUC_WARN_UNUSED_RESULT;

/* Compares the shown node with @base, or with its parent (NULL). There must be a record. It ends by itself
 * with the record, in an exam, and when @base is deleted. */
void               bastide_comparison_begin        (BastideComparison *self,
                                                    BstNode           *base);
void               bastide_comparison_end          (BastideComparison *self);
gboolean           bastide_comparison_is_active    (BastideComparison *self);

/* Goes to one of the two nodes; nothing happens while there are not two. */
void               bastide_comparison_show         (BastideComparison *self,
                                                    gboolean           after);
/* Which one is shown? */
gboolean           bastide_comparison_shows_after  (BastideComparison *self);

/* The node before or after; NULL while there is only the other. */
BstNode           *bastide_comparison_get_node     (BastideComparison *self,
                                                    gboolean           after);

/* What changed; NULL while there are not two nodes, or if their positions have not the same tiles and as many
 * players. Owned by @self, until the next change, as the position. */
const BstChanges  *bastide_comparison_get_changes  (BastideComparison *self);
/* The position of a node; valid while there are changes. */
const BstPosition *bastide_comparison_get_position (BastideComparison *self,
                                                    gboolean           after);

G_END_DECLS
