/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A number with its title that is typed or stepped, and tells what it is once that has come to
 * rest: after Enter, when the focus goes, or a moment after the last step. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_NUMBER (bastide_number_get_type ())
G_DECLARE_FINAL_TYPE (BastideNumber, bastide_number, BASTIDE, NUMBER, GtkWidget)

/* Signal "settled" (int): the user wants this number, which is another than before. */

GtkWidget *bastide_number_new (const char    *title,
                               int            lowest,
                               int            highest) G_GNUC_WARN_UNUSED_RESULT;

/* Shows it; what was being typed is dropped. */
void       bastide_number_set (BastideNumber *self,
                               int            number);

/* What is being typed is meant for something that is gone. */
void       bastide_number_drop (BastideNumber *self);

G_END_DECLS
