/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Waits until the learner has done on a page what a lesson asks for, by whatever way: a key, a button, the menu. */

#pragma once

#include <bst-lesson.h>

#include <gio/gio.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PRACTICE (bastide_practice_get_type ())
G_DECLARE_FINAL_TYPE (BastidePractice, bastide_practice, BASTIDE, PRACTICE, GObject)

/* Signal: "done", once, and never where @deed, one of the words of files, is "". @actions: of the page.
 * (transfer full) */
BastidePractice *bastide_practice_new (GActionMap *actions,
                                       const char *deed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
