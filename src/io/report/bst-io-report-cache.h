/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine found out about turns (bst-engine-report.h), kept in a folder of its own, a small file for each, so
 * that it need not be found out again. A file is named by what it depends on: the position with its rules and tiles, the turn
 * that was made, the weights, versions and settings; so what is there for other weights is not found. Whatever stands in
 * the folder, it is read with suspicion: what is no such file is as if it were not there. */

#pragma once

#include "bst-engine-report.h"
#include "bst-io-error.h"

G_BEGIN_DECLS

/* More files than that need not be kept, ... */
#define BST_IO_MAX_FINDINGS     20000
/* ... and none is larger. */
#define BST_IO_MAX_FINDING_SIZE 4096

/* The user's folder for it. (transfer full) */
char    *bst_io_report_cache_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;

/* The name of a turn's file: 64 hexadecimal digits. NULL for a turn that the engine cannot look at. (transfer full) */
char    *bst_io_report_cache_dup_name   (const BstEngineReport *report,
                                         guint                  turn) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the report what is known of a turn; FALSE if nothing is. Several threads may do that for different turns, as the
 * next. */
gboolean bst_io_report_cache_load       (const char            *folder,
                                         BstEngineReport       *report,
                                         guint                  turn);

/* Keeps what is known of a turn, if anything is. FALSE and @error: BST_IO_ERROR_WRITE. */
gboolean bst_io_report_cache_save       (const char            *folder,
                                         const BstEngineReport *report,
                                         guint                  turn,
                                         GError               **error);

/* If there are more than @most files takes the oldest away, until three quarters of that are left; what is no file of these
 * stays. */
void     bst_io_report_cache_trim       (const char            *folder,
                                         guint                  most);

G_END_DECLS
