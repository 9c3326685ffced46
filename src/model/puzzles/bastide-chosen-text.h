/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of cells or features that were chosen, in the reader's language. */

#pragma once

#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

/* How much of an answer that is judged is wrong, and how much is missing; of what is wrong one reason, without the
 * number of its rule, unless the setter names it. (transfer full) (nullable) */
char *bastide_chosen_text_dup_reason (BastidePuzzleSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
