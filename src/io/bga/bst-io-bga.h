/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Logs of Board Game Arena that the user saved, in any of their wrappers (formats.md, 2).
 *
 * The base game. The log also says who may put figures where and who got which points: where
 * Bastide comes to another result, an issue says so ("spots", "points", "final-score"). */

#pragma once

#include "bst-io-json.h"
#include "bst-record.h"

G_BEGIN_DECLS

/* Does the JSON look like a log of Board Game Arena? */
gboolean   bst_io_bga_is   (const BstIoJson  *root);

/* Reads a parsed log, every move checked on a board. (transfer full) */
BstRecord *bst_io_bga_read (const BstIoJson  *root,
                            BstIoIssues      *issues,
                            GError          **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
