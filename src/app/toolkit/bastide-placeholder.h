/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen in place of a list that is empty: a picture, one line that says why, and one button that
 * leads on. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLACEHOLDER (bastide_placeholder_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlaceholder, bastide_placeholder, BASTIDE, PLACEHOLDER, AdwBin)

/* "icon-name" and "text", both strings, are its properties. Hidden where there is no text. */

void        bastide_placeholder_set_text   (BastidePlaceholder *self,
                                            const char         *text);
/* @title: of the button, which does @action; NULL: no button. */
void        bastide_placeholder_set_button (BastidePlaceholder *self,
                                            const char         *title,
                                            const char         *action);

G_END_DECLS
