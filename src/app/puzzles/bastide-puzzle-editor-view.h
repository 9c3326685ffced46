/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which a puzzle is made or changed. Signal "finished": the setter wants it kept;
 * whoever listens closes the window when that went well. */

#pragma once

#include "bastide-puzzle-editor.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_EDITOR_VIEW (bastide_puzzle_editor_view_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleEditorView, bastide_puzzle_editor_view, BASTIDE, PUZZLE_EDITOR_VIEW, AdwWindow)

/* @is_new: it is in no booklet yet. */
GtkWidget     *bastide_puzzle_editor_view_new        (GtkWindow                     *parent,
                                                      BastidePuzzleEditor           *puzzle_editor,
                                                      gboolean                       is_new) G_GNUC_WARN_UNUSED_RESULT;
BastidePuzzleEditor *bastide_puzzle_editor_view_get_setter (BastidePuzzleEditorView *self);

G_END_DECLS
