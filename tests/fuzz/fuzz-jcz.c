/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  fuzz_game (data, size, "{[");

  return 0;
}
