/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a row has no room for, behind a button at its end. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @name: what it tells of, for screen readers. @text: (nullable) @more: (transfer floating) (nullable): shown below. */
GtkWidget *bastide_info_button_new (const char *name,
                                    const char *text,
                                    GtkWidget  *more);

G_END_DECLS
