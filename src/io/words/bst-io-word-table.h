/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tables of words have in common: they are in English, and translated where they are asked. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Marks both forms of a plural for translation (po/meson.build). */
#define NP_(one, many) (one), (many)

/* A sentence of a table with @value in place of its one conversion ("%u"), if it has that. (transfer full) */
char *bst_io_words_fill (const char *sentence,
                         const char *conversion,
                         const char *value);

/* That of the two sentences of a table which the number asks for, with it in place of "%u". (transfer full) */
char *bst_io_words_count (const char *one,
                          const char *many,
                          guint       count);

G_END_DECLS
