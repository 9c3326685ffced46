/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every harness asks of a record that a reader let through. */

#pragma once

#include "bst-record.h"

/* libFuzzer's entry; each harness has one. */
int LLVMFuzzerTestOneInput (const guint8 *data,
                            size_t        size);

/* Opens the bytes as a game if they begin, after blanks, with one of @first; a record that comes
 * out is played to its end, checked, written and read again. Else there must be an error. */
void fuzz_game   (const guint8 *data,
                  size_t        size,
                  const char   *first);

/* A file for readers that take one. (transfer full) */
char *fuzz_path (void);
