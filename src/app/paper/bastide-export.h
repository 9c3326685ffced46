/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks how a picture of the board shall be, and shows it. The choices are settings: the next
 * picture begins with them. */

#pragma once

#include <adwaita.h>

#include "bastide-picture.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EXPORT (bastide_export_get_type ())
G_DECLARE_FINAL_TYPE (BastideExport, bastide_export, BASTIDE, EXPORT, AdwWindow)

/* Signals: "write" (GFile), to make a file of the picture; "copy", to put it on the clipboard. The
 * window closes after either. @name is proposed, without an ending. */
GtkWidget      *bastide_export_new         (GtkWindow             *parent,
                                            GSettings             *settings,
                                            BastidePicture        *picture,
                                            const char            *name) G_GNUC_WARN_UNUSED_RESULT;

BastidePicture *bastide_export_get_picture (BastideExport         *self);

/* As the file's name ends; else as it is chosen. */
BstRenderExportFormat bastide_export_get_format (BastideExport    *self,
                                                 GFile            *file);

/* What is chosen. */
void            bastide_export_get_options (GSettings             *settings,
                                            BstRenderExportFormat  format,
                                            BastidePictureOptions *options);

G_END_DECLS
