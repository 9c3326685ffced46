/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Long work in a thread, of which only the last that was asked for counts. It begins a moment after that, so that
 * who steps through a game with a key held down starts none on the way. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Milliseconds before it begins. */
#define BASTIDE_WORK_USUAL  60
#define BASTIDE_WORK_TYPING 250

typedef struct _BastideWork BastideWork;

/* In the thread; it returns soon when @cancellable is cancelled, and @job then counts for nothing. */
typedef void (*BastideWorkRun)  (gpointer      job,
                                 GCancellable *cancellable);
/* Back in the main loop, while no other work was asked for. */
typedef void (*BastideWorkDone) (gpointer      owner,
                                 gpointer      job);

/* @owner lives as long as this. (transfer full) */
BastideWork *bastide_work_new     (BastideWorkRun   run,
                                   BastideWorkDone  done,
                                   GDestroyNotify   free_job,
                                   gpointer         owner) G_GNUC_WARN_UNUSED_RESULT;
/* BASTIDE_WORK_USUAL unless this is called. BASTIDE_WORK_TYPING for what is asked at every letter. */
void         bastide_work_set_pause (BastideWork   *self,
                                   guint            milliseconds);
/* What is being done is dropped. */
void         bastide_work_free    (BastideWork     *self);
/* In place of what it was at. @job: (transfer full) */
void         bastide_work_begin   (BastideWork     *self,
                                   gpointer         job);
void         bastide_work_stop    (BastideWork     *self);
gboolean     bastide_work_is_busy (BastideWork     *self);

G_END_DECLS
