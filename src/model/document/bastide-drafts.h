/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder in which this process keeps what is open: a draft for every document, until it is
 * saved or its window is closed. A lock says that the process lives; drafts of one that does not
 * live any more are taken over. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BastideDrafts BastideDrafts;

/* A draft that another process has left. */
typedef struct
{
  char     *path;               /* in our folder now */
  gboolean  closed;             /* that process ended as it should */
  gboolean  is_suspect;         /* one ended while it opened this draft: it is offered, and not opened */
} BastideLeftDraft;

BastideDrafts *bastide_drafts_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* Says that all went well, if drafts stay for the next start; else nothing stays. */
void           bastide_drafts_close     (BastideDrafts *self);

/* The drafts of processes that are gone, oldest first. (transfer full)
 * (element-type BastideLeftDraft) */
GPtrArray     *bastide_drafts_take_left (BastideDrafts *self) G_GNUC_WARN_UNUSED_RESULT;

/* Notes that the draft at @path is being opened, until that has gone well: if the program ends before, it is suspect. */
void           bastide_drafts_begin_opening (const char *path);
void           bastide_drafts_end_opening   (const char *path);
/* What is suspect stays so until it is opened, or set apart. */
void           bastide_drafts_set_offered   (const char *path);
/* Puts it where it is not tried again. Returns where it is then. (transfer full) */
char          *bastide_drafts_set_apart     (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a draft that cannot be read where it is not tried again. Returns what to tell of it. (transfer full) */
char          *bastide_drafts_dup_unreadable (const char    *path,
                                              const GError  *error) G_GNUC_WARN_UNUSED_RESULT;

/* Where a new draft goes; the folder is made now. (transfer full) */
char          *bastide_drafts_dup_path  (BastideDrafts *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
