/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where games were left: which node of which file was shown last. Kept beside the files, in a file of
 * the user's state. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _BastideBookmarks BastideBookmarks;

/* @path (nullable): the usual file. What cannot be read there is as if it were not. */
BastideBookmarks *bastide_bookmarks_new  (const char    *path) G_GNUC_WARN_UNUSED_RESULT;
/* What has changed is written in a thread, and all of it when this returns. A failure costs no more than the
 * places. */
void           bastide_bookmarks_free (BastideBookmarks *self);

/* As bst_io_draft_dup_path() has it. NULL: the file has not been seen. (transfer full) */
char          *bastide_bookmarks_get  (BastideBookmarks *self,
                                       GFile            *file);
/* The files seen longest ago are forgotten. */
void           bastide_bookmarks_set  (BastideBookmarks *self,
                                       GFile            *file,
                                       const char       *node_path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideBookmarks, bastide_bookmarks_free)

G_END_DECLS
