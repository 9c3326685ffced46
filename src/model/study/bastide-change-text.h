/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What would be undone and redone. */

#pragma once

#include <bst-history.h>

G_BEGIN_DECLS

/* "_Undo Place V", or "_Undo" alone if there is nothing (also of NULL). (transfer full) */
char *bastide_change_text_dup_undo (BstHistory *history) G_GNUC_WARN_UNUSED_RESULT;
char *bastide_change_text_dup_redo (BstHistory *history) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
