/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edit mode in words: what is armed or selected, and what can be done with it. */

#pragma once

#include "bastide-position-editor.h"

G_BEGIN_DECLS

/* What is selected, or armed. (transfer full) */
char       *bastide_edit_text_dup_prompt (BastidePositionEditor *self) G_GNUC_WARN_UNUSED_RESULT;
/* What is done with it. */
const char *bastide_edit_text_get_help   (BastidePositionEditor *self);

/* What a brush is called in the palette; of a figure how many the player has left in @position. (transfer full) */
char       *bastide_edit_text_dup_label  (const BastideBrush    *brush,
                                          const BstPosition     *position) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
