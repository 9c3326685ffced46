/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts that were typed or copied from elsewhere: mails, web pages and word processors break lines, and put blanks of their
 * own. Whoever reads a position or moves from a person reads them through this. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One line: a run of blanks, of whatever kind, and of ends of lines is one blank, none at either end; marks that are not
 * seen (a byte order mark, directions) go. What is not UTF-8 stays as it is. (transfer full) */
char  *bst_io_clean_text  (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The moves of a line, each clean: parted by semicolons or blanks, whether or not the lines were broken, with or without
 * their numbers ("1.", "12)"). Freed with g_strfreev(). */
char **bst_io_clean_moves (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
