/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A stamp of the palette: a figure of a player, a token, or a tool. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-edit.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_STAMP_BUTTON (bastide_stamp_button_get_type ())
G_DECLARE_FINAL_TYPE (BastideStampButton, bastide_stamp_button, BASTIDE, STAMP_BUTTON,
                      GtkToggleButton)

/* For any tool but BASTIDE_TOOL_TILE. */
GtkWidget          *bastide_stamp_button_new       (BastideEdit        *edit,
                                                    const BastideStamp *stamp) G_GNUC_WARN_UNUSED_RESULT;

const BastideStamp *bastide_stamp_button_get_stamp (BastideStampButton *self);

/* What is left of it has changed, or what is armed. */
void                bastide_stamp_button_update    (BastideStampButton *self);

G_END_DECLS
