/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player of a position that is being set up: name, colour, place in the order, and everything
 * that he has. */

#pragma once

#include <adwaita.h>

#include "bastide-position-editor.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER_EDITOR (bastide_player_editor_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayerEditor, bastide_player_editor, BASTIDE, PLAYER_EDITOR,
                      AdwExpanderRow)

/* Of the player with this number as long as there is one. */
GtkWidget *bastide_player_editor_new    (BastidePositionEditor         *editor,
                                         guint                          player) G_GNUC_WARN_UNUSED_RESULT;

/* Shows what the study has. */
void       bastide_player_editor_update (BastidePlayerEditor *self);
/* What is being typed is meant for something that is gone. */
void       bastide_player_editor_drop   (BastidePlayerEditor *self);

G_END_DECLS
