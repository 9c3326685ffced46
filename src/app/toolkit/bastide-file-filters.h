/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which files a dialog offers. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Files that match one of @patterns, which blanks separate, and a second choice of all files.
 * @name is what the first is called. (transfer full): (element-type GtkFileFilter) */
GListModel *bastide_file_filters_new (const char *name,
                                      const char *patterns) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
