/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What became of features from one position to another, in words (bst-change.h). */

#pragma once

#include "bst-change.h"

G_BEGIN_DECLS

/* "new", "merged" ... Static. */
const char *bst_io_change_text_kind     (BstChangeKind    kind);

/* What is other than before: "figures, owners"; empty for none. (transfer full) */
char       *bst_io_change_text_dup_what (guint            what) G_GNUC_WARN_UNUSED_RESULT;

/* Of a feature that changed, what of it; of others what they became and of how many: "changed: figures",
 * "merged, 2 → 1". (transfer full) */
char       *bst_io_change_text_dup      (const BstChange *change) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
