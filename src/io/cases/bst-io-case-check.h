/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does it hold what an example of the rules claims? */

#pragma once

#include "bst-io-case.h"

G_BEGIN_DECLS

/* What does not hold in the first line with a fault: "FILE: line N: MESSAGE", in English, as the lines are. After
 * its last move a case must lead back to its start, and as a record to the same position. None if all holds.
 * (transfer full) (element-type utf8) */
GPtrArray *bst_io_case_check      (const BstIoCase  *one) G_GNUC_WARN_UNUSED_RESULT;

/* The cases of a file, or of all files *.xml of a folder, by name. NULL and @error, as bst_io_case_read() gives
 * it, or if there are none. (transfer full) (element-type BstIoCase) */
GPtrArray *bst_io_case_check_load (const char       *path,
                                   GError          **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
