/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-word-table.h"

#include <glib/gi18n-lib.h>

char *
bst_io_words_fill (const char *sentence,
                   const char *conversion,
                   const char *value)
{
  g_auto (GStrv) parts = g_strsplit (sentence, conversion, 2);

  return g_strjoinv (value, parts);
}

char *
bst_io_words_count (const char *one,
                    const char *many,
                    guint       count)
{
  g_autofree char *number = g_strdup_printf ("%u", count);

  return bst_io_words_fill (ngettext (one, many, count), "%u", number);
}
