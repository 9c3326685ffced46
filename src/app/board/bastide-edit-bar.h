/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A card over the board in edit mode, or a line above it where that is small: what is armed or selected, what keys do with it, and why the
 * last edit was refused. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-position-editor.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EDIT_BAR (bastide_edit_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastideEditBar, bastide_edit_bar, BASTIDE, EDIT_BAR, GtkWidget)

void bastide_edit_bar_set_edit (BastideEditBar        *self,
                                BastidePositionEditor *editor);

/* It is a line, and without the sentences of help. */
void bastide_edit_bar_set_line   (BastideEditBar      *self);
/* Is it shown in edit mode? FALSE unless it is said. */
void bastide_edit_bar_set_wanted (BastideEditBar      *self,
                                  gboolean             is_wanted);

G_END_DECLS
