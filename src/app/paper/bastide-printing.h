/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheets on GTK's paper. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-sheet.h"

G_BEGIN_DECLS

/* The usual paper of the country, laid as the board is. (transfer full) */
GtkPageSetup      *bastide_printing_dup_setup     (BastideSheet *sheet) G_GNUC_WARN_UNUSED_RESULT;

/* How many pages come on it. */
guint              bastide_printing_count_pages   (BastideSheet *sheet,
                                                   GtkPageSetup *setup);

/* Prints it when it is run. (transfer full) */
GtkPrintOperation *bastide_printing_new_operation (BastideSheet *sheet) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
