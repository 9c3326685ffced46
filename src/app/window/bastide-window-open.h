/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How games come into a window: by the actions "open", "open-recent", "forget-recent" and "open-sample", and by dropping
 * files. */

#pragma once

#include "bastide-window.h"

G_BEGIN_DECLS

/* So many files come into windows of their own; of more there is a list, to open them one by one. */
#define BASTIDE_MAX_OPENED 5

void bastide_window_open_init    (BastideWindow *self);

/* Opens the files (element-type GFile), or shows where they are open already, or the list of them. */
void bastide_window_open_files   (BastideWindow *self,
                                  GListModel    *files);

/* Lists the games of an archive, to open them one by one. */
void bastide_window_open_archive (BastideWindow *self,
                                  GFile         *archive);

G_END_DECLS
