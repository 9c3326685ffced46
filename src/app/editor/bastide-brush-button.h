/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A brush of the palette: a figure of a player, a token, or a tool. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-position-editor.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_BRUSH_BUTTON (bastide_brush_button_get_type ())
G_DECLARE_FINAL_TYPE (BastideBrushButton, bastide_brush_button, BASTIDE, BRUSH_BUTTON,
                      GtkToggleButton)

/* For any tool but BASTIDE_TOOL_TILE. */
GtkWidget          *bastide_brush_button_new       (BastidePositionEditor *editor,
                                                    const BastideBrush    *brush) G_GNUC_WARN_UNUSED_RESULT;

const BastideBrush *bastide_brush_button_get_stamp (BastideBrushButton *self);

/* What is left of it has changed, or what is armed. */
void                bastide_brush_button_update    (BastideBrushButton *self);

G_END_DECLS
