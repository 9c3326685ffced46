/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the draft of what a page shows up to date, a few seconds behind, without holding up the window: of a game, of
 * which puzzle of a booklet, or of what is made for one. */

#pragma once

#include "bastide-drafts.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_AUTOSAVE (bastide_autosave_get_type ())
G_DECLARE_FINAL_TYPE (BastideAutosave, bastide_autosave, BASTIDE, AUTOSAVE, GObject)

/* Signal "failed" (const char *reason): the draft cannot be written. It is told once until it
 * goes well again. */

/* The text of the draft (BstIoDraft). NULL without @error: there is nothing to keep. @others: words of its line that are not
 * known, which stay in it (nullable). (transfer full) */
typedef char  *(*BastideAutosaveFunc)    (gpointer          owner,
                                          const char       *others,
                                          GError          **error);

/* @drafts: NULL keeps nothing; else they live longer than the autosave, as does @owner. (transfer full) */
BastideAutosave *bastide_autosave_new    (BastideDrafts    *drafts,
                                          BastideAutosaveFunc make_text,
                                          gpointer          owner) G_GNUC_WARN_UNUSED_RESULT;

/* Something changed: the draft is written before long. */
void           bastide_autosave_schedule (BastideAutosave  *self);

/* The draft that was found there is this one from now on. @others: as above. */
void           bastide_autosave_set_path (BastideAutosave  *self,
                                          const char       *path,
                                          const char       *others);

/* Writes what is not written yet, now. FALSE if that failed. */
gboolean       bastide_autosave_flush    (BastideAutosave  *self);

/* There is nothing to keep any more; the draft goes. */
void           bastide_autosave_drop     (BastideAutosave  *self);

G_END_DECLS
