/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening a game of any form that Bastide reads. The content decides, not the file's name. */

#pragma once

#include "bst-io-error.h"
#include "bst-record.h"

G_BEGIN_DECLS

/* Opens a file. @issues (nullable) gets what was read all the same but deserves a word. NULL and
 * @error, "FILE: PLACE: reason", for anything that is no game, is damaged or against the rules;
 * BST_IO_ERROR_UNSUPPORTED for what Bastide does not know yet, by name. (transfer full) */
BstRecord   *bst_io_open               (const char   *path,
                                        BstIoIssues  *issues,
                                        GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same from memory; @name stands for the file in messages. (transfer full) */
BstRecord   *bst_io_open_data          (GBytes       *bytes,
                                        const char   *name,
                                        BstIoIssues  *issues,
                                        GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* The bundled sample game. (transfer full) */
BstRecord   *bst_io_open_sample        (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
