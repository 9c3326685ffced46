/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A text that counts once it is typed, a name or the letters of tiles: after Enter,
 * or when the focus goes. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_TYPED_ROW (bastide_typed_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideTypedRow, bastide_typed_row, BASTIDE, TYPED_ROW, AdwEntryRow)

/* Signal "typed" (utf8): the user wants this text, which is another than before. */

GtkWidget *bastide_typed_row_new       (const char      *title) G_GNUC_WARN_UNUSED_RESULT;

/* Shows it, unless the user is typing another one. */
void       bastide_typed_row_set       (BastideTypedRow *self,
                                        const char      *text);

/* What is being typed is meant for something that is gone. */
void       bastide_typed_row_drop      (BastideTypedRow *self);

/* Says in place of the title what is wrong with the text; NULL: nothing. */
void       bastide_typed_row_set_error (BastideTypedRow *self,
                                        const GError    *error);

G_END_DECLS
