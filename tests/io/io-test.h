/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that the tests of the readers share. */

#pragma once

#include "bst-io-open.h"

/* Opens a text as a file "test"; the test ends if that fails. (transfer full) */
BstRecord *io_test_open         (const char   *text,
                                 BstIoIssues  *issues);

/* The text must be refused with this code, and the message hold @words and begin with "test:". */
void       io_test_refuse       (const char   *text,
                                 BstIoError    code,
                                 const char   *words);

/* The same for bytes. */
void       io_test_refuse_bytes (GBytes       *bytes,
                                 BstIoError    code,
                                 const char   *words);

/* The text of the position at the end of the main line. (transfer full) */
char      *io_test_end_text     (BstRecord    *record);

/* The moves of the main line, one a line. (transfer full) */
char      *io_test_moves        (BstRecord    *record);

/* Points of a player at the end of the main line, final scoring included if the game is over. */
int        io_test_total        (BstRecord    *record,
                                 guint         player);

/* A file of tests/io/data. (transfer full) */
char      *io_test_read         (const char   *name);

/* An array of @n times @text between @open and @close. (transfer full) */
char      *io_test_repeat       (const char   *open,
                                 const char   *text,
                                 guint         n,
                                 const char   *close);
