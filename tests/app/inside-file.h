/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that the window opens and writes. */

#pragma once

#include "inside.h"

G_BEGIN_DECLS

/* A file of tests and samples that is there. (transfer full) */
GFile         *inside_get_sample     (void);
/* Writes a document in which a position is set up, into a folder of its own. (transfer full) */
char          *inside_write_position (const char    *text);
/* A window with the document at @path. */
BastideWindow *inside_open_path      (const char    *path);
/* Saves by its key, and returns what is in the file then. (transfer full) */
char          *inside_save           (BastideWindow *window);
/* Chooses @path in the file dialog of that title, once it is there. */
void           inside_choose_file    (const char    *title,
                                      const char    *path);
/* Removes a file, what was kept of it, and its folder. Takes @path. */
void           inside_remove         (char          *path);
/* Runs bastide-cli with the arguments up to NULL: it must go well. */
void           inside_run_cli        (const char    *first,
                                      ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
