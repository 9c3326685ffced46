/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-word-table.h"

char *
bst_io_words_fill (const char *sentence,
                   const char *conversion,
                   const char *value)
{
  g_auto (GStrv) parts = g_strsplit (sentence, conversion, 2);

  return g_strjoinv (value, parts);
}
