/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sheet of paper: a title, lines of text below it, and the board as large as there is room. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-picture.h"

G_BEGIN_DECLS

typedef struct _BastideSheet BastideSheet;

/* @title is plain text, of one line. @lines (nullable) come below it. */
BastideSheet       *bastide_sheet_new           (BastidePicture     *picture,
                                                 const char         *title,
                                                 const char * const *lines) G_GNUC_WARN_UNUSED_RESULT;
BastideSheet       *bastide_sheet_ref           (BastideSheet       *self);
void                bastide_sheet_unref         (BastideSheet       *self);

/* (transfer none) */
BastidePicture     *bastide_sheet_get_picture   (BastideSheet       *self);
const char         *bastide_sheet_get_title     (BastideSheet       *self);

/* Draws it on paper of this size, in points without its margins. */
void               bastide_sheet_draw          (BastideSheet        *self,
                                                cairo_t             *cr,
                                                double               width,
                                                double               height);

/* The usual paper of the country, laid as the board is. (transfer full) */
GtkPageSetup      *bastide_sheet_dup_setup     (BastideSheet        *self) G_GNUC_WARN_UNUSED_RESULT;

/* Prints it when it is run. (transfer full) */
GtkPrintOperation *bastide_sheet_new_operation (BastideSheet        *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideSheet, bastide_sheet_unref)

G_END_DECLS
