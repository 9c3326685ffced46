/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names for screen readers. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of something with a text to type it is the text inside that has the focus: both are named. */
void bastide_accessible_set_label      (GtkWidget  *widget,
                                        const char *label);

/* Of a drop-down it is the button inside that has the focus: both are named. */
void bastide_accessible_set_drop_label (GtkWidget  *drop_down,
                                        const char *label);

/* The lists that libadwaita builds inside groups and rows have no names: all in @widget get this
 * one. */
void bastide_accessible_set_list_labels (GtkWidget  *widget,
                                         const char *label);

/* Names a button by the label inside, without its mnemonic. */
void bastide_accessible_name_button (GtkWidget *button);

/* Does so for all buttons in @widget whose labels have mnemonics: GTK 4.8 would have the underscores read. */
void bastide_accessible_name_buttons (GtkWidget *widget);

G_END_DECLS
