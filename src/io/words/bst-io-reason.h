/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences for the reasons that core gives (bst-reason.h), in the user's language. */

#pragma once

#include "bst-error.h"

G_BEGIN_DECLS

/* "P1: a tile lies on this cell". @reason is none that needs more to be said (BST_REASON_EDGE).
 * (transfer full) */
char *bst_io_reason_dup_text    (BstReason     reason) G_GNUC_WARN_UNUSED_RESULT;

/* All that @error says: "move 3: M5: the feature holds a figure already". The message of an error
 * without a reason stays as it is. (transfer full) */
char *bst_io_reason_dup_message (const GError *error) G_GNUC_WARN_UNUSED_RESULT;

/* Puts that in place of the message of @error (nullable). */
void  bst_io_reason_localize    (GError       *error);

G_END_DECLS
