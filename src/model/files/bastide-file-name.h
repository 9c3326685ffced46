/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of files as sentences and rows show them: one that is written from right to left turns nothing around it. And the
 * folders that are proposed for them. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The last part of its path. (transfer full) */
char *bastide_file_name_dup          (GFile      *file) G_GNUC_WARN_UNUSED_RESULT;

/* A name or path in the encoding of file names. (transfer full) */
char *bastide_file_name_dup_isolated (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Where something may be saved beside @beside (nullable): in its folder, or in Documents if nothing can be written there, as
 * on a disc or in an archive. (transfer full) (nullable) */
GFile *bastide_file_name_dup_save_folder (GFile *beside) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
