/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The assertions that test files of JCloisterZone carry, in the words of its client and of
 * FanCloisterZone (formats.md, 1.8). */

#pragma once

#include "bst-io-error.h"

G_BEGIN_DECLS

typedef enum
{
  BST_IO_CHECK_PASSED,
  BST_IO_CHECK_FAILED,
  BST_IO_CHECK_UNSUPPORTED      /* the sentence is not known, or speaks of what Bastide lacks */
} BstIoCheckStatus;

typedef struct
{
  char             *assertion;
  BstIoCheckStatus  status;
  char             *reason;     /* NULL if passed */
} BstIoCheck;

/* Opens a game of any form and evaluates its assertions after its last message. Returns one
 * BstIoCheck for each, in order. If the game itself is unsupported, so are all its assertions.
 * NULL and @error if the file is no game or damaged. (transfer full) (element-type BstIoCheck) */
GPtrArray *bst_io_check_file  (const char  *path,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same from memory; @name stands for the file in messages. */
GPtrArray *bst_io_check_bytes (GBytes      *bytes,
                               const char  *name,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
