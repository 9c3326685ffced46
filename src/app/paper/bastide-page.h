/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sheet of paper: a title, lines of text below it, and the board as large as there is room. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-picture.h"

G_BEGIN_DECLS

typedef struct _BastidePage BastidePage;

/* @title is plain text, of one line. @lines (nullable) come below it. */
BastidePage       *bastide_page_new           (BastidePicture     *picture,
                                               const char         *title,
                                               const char * const *lines) G_GNUC_WARN_UNUSED_RESULT;
BastidePage       *bastide_page_ref           (BastidePage        *self);
void               bastide_page_unref         (BastidePage        *self);

/* Draws it on paper of this size, in points without its margins. */
void               bastide_page_draw          (BastidePage        *self,
                                               cairo_t            *cr,
                                               double              width,
                                               double              height);

/* The usual paper of the country, laid as the board is. (transfer full) */
GtkPageSetup      *bastide_page_dup_setup     (BastidePage        *self) G_GNUC_WARN_UNUSED_RESULT;

/* Prints it when it is run. (transfer full) */
GtkPrintOperation *bastide_page_new_operation (BastidePage        *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastidePage, bastide_page_unref)

G_END_DECLS
