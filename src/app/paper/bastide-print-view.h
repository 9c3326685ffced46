/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheet as it will come out of the printer, before it is sent there. */

#pragma once

#include <adwaita.h>

#include "bastide-sheet.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PRINT_VIEW (bastide_print_view_get_type ())
G_DECLARE_FINAL_TYPE (BastidePrintView, bastide_print_view, BASTIDE, PRINT_VIEW, AdwWindow)

/* Signal: "failed" (const char *reason). */
GtkWidget *bastide_print_view_new (GtkWindow    *parent,
                                   BastideSheet *page) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
