/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables for people: cells are collected, then printed in columns as wide as they need. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CliTable CliTable;

/* @headings: NULL-terminated, already translated; not printed if all are empty. Columns listed in @right (bit i) hold
 * numbers and are set flush right. (transfer full) */
CliTable *cli_table_new    (const char * const *headings,
                            guint               right) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the next cell, rows filling from the left. Takes @text. */
void      cli_table_take   (CliTable           *table,
                            char               *text);
void      cli_table_add    (CliTable           *table,
                            const char         *text);
void      cli_table_number (CliTable           *table,
                            int                 number);

/* Prints headings and rows on standard output and frees the table. */
void      cli_table_print  (CliTable           *table);

G_END_DECLS
