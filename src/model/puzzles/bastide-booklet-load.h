/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a booklet in a thread. */

#pragma once

#include <bst-io-booklet.h>

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  GFile       *file;            /* (nullable): that which comes with Bastide */
  char        *id;              /* of the puzzle to open (nullable) */
  BstBooklet  *booklet;
  BstIoIssues *issues;
} BastideLoadedBooklet;

/* @file and @id (nullable). A file system that does not answer is waited for no longer once @cancellable is. */
void                  bastide_booklet_load              (GFile                      *file,
                                                         const char                 *id,
                                                         GCancellable               *cancellable,
                                                         GAsyncReadyCallback         callback,
                                                         gpointer                    user_data);
/* It may be read as long as @result is, and its booklet stolen; NULL and @error. */
BastideLoadedBooklet *bastide_booklet_load_finish       (GAsyncResult               *result,
                                                         GError                    **error);

/* A booklet of lessons alone is a course. */
gboolean              bastide_loaded_booklet_is_course  (const BastideLoadedBooklet *self);
/* Does one that is open have lessons, too? */
gboolean              bastide_loaded_booklet_has_lessons (const BastideLoadedBooklet *self,
                                                         const BstBooklet           *booklet);

G_END_DECLS
