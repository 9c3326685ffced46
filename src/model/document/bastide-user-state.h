/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all windows of the process share: the drafts of what is open, the places in files, how
 * puzzles went, the pupils, what tiles are called, and the booklet that is being filled. Signals:
 * "booklet-changed" (GFile *file), "renamed" (what tiles are called). */

#pragma once

#include "bastide-drafts.h"
#include "bastide-bookmarks.h"
#include "bastide-pupils.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_USER_STATE (bastide_user_state_get_type ())
G_DECLARE_FINAL_TYPE (BastideUserState, bastide_user_state, BASTIDE, USER_STATE, GObject)

BastideUserState *bastide_user_state_new         (void) G_GNUC_WARN_UNUSED_RESULT;

/* The program ends: what is not saved stays for the next start, the rest is forgotten. */
void            bastide_user_state_close       (BastideUserState *self);

/* NULL once it is closed. */
BastideDrafts     *bastide_user_state_get_drafts     (BastideUserState *self);
BastideBookmarks  *bastide_user_state_get_bookmarks  (BastideUserState *self);

/* Of the program. (transfer none) */
GSettings         *bastide_user_state_get_settings   (BastideUserState *self);

/* To which a puzzle was added last, or that waits for its first one (nullable). */
GFile             *bastide_user_state_get_booklet    (BastideUserState *self);
void               bastide_user_state_set_booklet    (BastideUserState *self,
                                                      GFile            *file);

/* The page of a lesson that was left when the program ended, and whose game is not known: the next one from which a lesson
 * is made gives it its steps. (nullable) */
GObject           *bastide_user_state_get_left_lesson (BastideUserState *self);
void               bastide_user_state_set_left_lesson (BastideUserState *self,
                                                       GObject          *page);

/* Something was added to it: whoever shows it reads it again. */
void               bastide_user_state_change_booklet (BastideUserState *self,
                                                      GFile            *file);

/* Those of the pupil who is chosen; they are read when they are asked for the first time. (transfer none) */
BastideResults *bastide_user_state_get_results (BastideUserState *self);
BastidePupils  *bastide_user_state_get_pupils  (BastideUserState *self);

G_END_DECLS
