/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys under the layouts of keyboards that have no Latin letters, or their digits with Shift: the table has one key for all
 * of them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What else the key is that gave @keyval: the Latin letter or sign of another layout of this keyboard, as for GTK's
 * accelerators; or else the digit that it has with Shift. GDK_KEY_VoidSymbol if it is nothing else, or @code is 0.
 * @code: of the hardware, as the event has it. */
guint bastide_key_layout_find_latin (GtkWidget *widget,
                                     guint      keyval,
                                     guint      code);

/* The digit alone; GDK_KEY_VoidSymbol. */
guint bastide_key_layout_find_digit (GtkWidget *widget,
                                     guint      keyval,
                                     guint      code);

G_END_DECLS
