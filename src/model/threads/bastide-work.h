/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Long work in a thread, step by step, of which only the last that was asked for counts. It begins a moment after that,
 * so that who steps through a game with a key held down starts none on the way. After each step the main loop has the
 * job back and tells what is known; what takes no second look is work of one step. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Milliseconds before it begins. */
#define BASTIDE_WORK_AT_ONCE 0
#define BASTIDE_WORK_USUAL   60
#define BASTIDE_WORK_TYPING  250

typedef struct _BastideWork BastideWork;

/* One step, in the thread. TRUE while there is more to do. It returns soon when @cancellable is cancelled. */
typedef gboolean (*BastideWorkRun)  (gpointer      job,
                                     GCancellable *cancellable);
/* Back in the main loop after each step, while no other work was asked for. Whoever is told may ask for some, or free
 * all of it. @is_done: no further step follows. */
typedef void     (*BastideWorkTold) (gpointer      owner,
                                     gpointer      job,
                                     gboolean      is_done);

/* @owner lives as long as this. (transfer full) */
BastideWork *bastide_work_new         (BastideWorkRun   run,
                                       BastideWorkTold  told,
                                       GDestroyNotify   free_job,
                                       gpointer         owner) G_GNUC_WARN_UNUSED_RESULT;
/* BASTIDE_WORK_USUAL unless this is called. BASTIDE_WORK_TYPING for what is asked at every letter. */
void         bastide_work_set_pause   (BastideWork     *self,
                                       guint            milliseconds);
/* What is being done is dropped. */
void         bastide_work_free        (BastideWork     *self);
/* In place of what it was at. @job: (transfer full): kept until the next one, or until it is stopped. */
void         bastide_work_begin       (BastideWork     *self,
                                       gpointer         job);
/* Drops the job: nothing more is told of it. */
void         bastide_work_stop        (BastideWork     *self);
/* No further step; the one that is under way, or about to begin, is made with its @cancellable cancelled, and what came of
 * it is told as the last. */
void         bastide_work_cut_short   (BastideWork     *self);
/* While it rests no step begins; the job stays, and is gone on with afterwards. */
void         bastide_work_set_resting (BastideWork     *self,
                                       gboolean         is_resting);
/* There is more to do, even if it rests. */
gboolean     bastide_work_is_busy     (BastideWork     *self);
/* A thread has the job. What a step changes in it is not to be read then. */
gboolean     bastide_work_is_running  (BastideWork     *self);
/* (transfer none) (nullable): what was begun last and not stopped. */
gpointer     bastide_work_get_job     (BastideWork     *self);

G_END_DECLS
