/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bar at the top of the window: a sentence about the document, and what one may do about it.
 * It waits for no answer. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_NOTICE (bastide_notice_get_type ())
G_DECLARE_FINAL_TYPE (BastideNotice, bastide_notice, BASTIDE, NOTICE, GtkWidget)

/* Signal "closed": the reader does not want to see it any more. */
GtkWidget *bastide_notice_new        (const char    *text) G_GNUC_WARN_UNUSED_RESULT;

/* Something goes on, and its end is not known. */
void       bastide_notice_set_busy   (BastideNotice *self,
                                      gboolean       is_busy);

/* @label has a mnemonic; @action is of the window. */
void       bastide_notice_add_button (BastideNotice *self,
                                      const char    *label,
                                      const char    *action);

/* Then the buttons are below the sentence. */
void       bastide_notice_set_narrow (BastideNotice *self,
                                      gboolean       is_narrow);

G_END_DECLS
