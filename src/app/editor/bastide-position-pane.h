/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position as it is set up: where the tiles are, what is wrong, who plays, and by what
 * rules. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-position-editor.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_POSITION_PANE (bastide_position_pane_get_type ())
G_DECLARE_FINAL_TYPE (BastidePositionPane, bastide_position_pane, BASTIDE, POSITION_PANE, GtkWidget)

/* Signals: "problem-activated" (BstProblem*): it wants to be seen on the board;
 * "problem-pointed" (BstProblem*): its row has the pointer or the focus; "game-activated":
 * other tiles and rules are wanted. */

/* Once. Outside of edit mode only what is wrong is shown. */
void bastide_position_pane_set_edit (BastidePositionPane   *self,
                                     BastidePositionEditor *editor);

G_END_DECLS
