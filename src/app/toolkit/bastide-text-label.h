/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Labels of texts with numbers, made one by one: no template has as many as there are. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* It wraps; @align: 0 at the left, 1 at the right. @style: a class of CSS. */
GtkWidget *bastide_text_label_new (const char *text,
                                   double      align,
                                   const char *style) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
