/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that were open last. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void bastide_recent_add    (GFile          *file);
/* The file stays; only the list forgets it. */
void bastide_recent_remove (const char     *uri);

/* The newest first. (transfer full) (element-type GFile) */
GListStore *bastide_recent_dup_files (guint n_most) G_GNUC_WARN_UNUSED_RESULT;

/* The menu of @button, which opens files, has them from now on, by "win.open-recent". */
void bastide_recent_fill (AdwSplitButton *button);

G_END_DECLS
