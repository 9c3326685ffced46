/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a goal was reached, in the user's language. */

#pragma once

#include "bst-feature.h"
#include "bst-puzzle.h"

G_BEGIN_DECLS

/* @task: one that is a goal; @feature: the one that it is about, after the move: "The road is still open at
 * 1 end." (transfer full) */
char *bst_io_goal_dup_result (BstTaskKind       task,
                              gboolean          is_reached,
                              const BstFeature *feature) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
