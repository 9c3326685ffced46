/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one turn is worth more than another, in words (bst-engine-why.h). */

#pragma once

#include "bst-engine-why.h"

G_BEGIN_DECLS

/* "Road (2, −1): stays open, 2 tiles finish it"; "1 follower less at home, 6 turns left"; "All else". Without the points.
 * (transfer full) */
char *bst_io_why_text_dup (const BstGame      *game,
                           const BstEngineWhy *why,
                           const BstWhyReason *reason) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
