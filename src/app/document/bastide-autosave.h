/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the draft of what a window shows up to date, a few seconds behind, without holding up the
 * window: a game, or which puzzle of a booklet. */

#pragma once

#include "bastide-drafts.h"
#include "bastide-puzzle-session.h"
#include "bastide-study.h"
#include "bastide-file-monitor.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_AUTOSAVE (bastide_autosave_get_type ())
G_DECLARE_FINAL_TYPE (BastideAutosave, bastide_autosave, BASTIDE, AUTOSAVE, GObject)

/* Signal "failed" (const char *reason): the draft cannot be written. It is told once until it
 * goes well again. */

/* @drafts: NULL keeps nothing; else they live longer than the autosave. */
BastideAutosave *bastide_autosave_new      (BastideStudy         *study,
                                            BastideFileMonitor   *monitor,
                                            BastidePuzzleSession *session,
                                            BastideDrafts        *drafts) G_GNUC_WARN_UNUSED_RESULT;

/* The draft that was found there is this window's from now on. @others are the words of its line that are not
 * known, which stay in it (nullable). */
void           bastide_autosave_set_path (BastideAutosave *self,
                                          const char      *path,
                                          const char      *others);

/* Writes what is not written yet, now. FALSE if that failed. */
gboolean       bastide_autosave_flush    (BastideAutosave *self);

/* There is nothing to keep any more; the draft goes. */
void           bastide_autosave_drop     (BastideAutosave *self);

G_END_DECLS
