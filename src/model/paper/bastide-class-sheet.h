/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheets for a class that a page prints, by names of actions: "lesson", "course", "farms", "tiles-of-game",
 * "tiles:SETS", "scoring:RULES". */

#pragma once

#include "bastide-lesson-session.h"
#include "bastide-sheet.h"
#include "bastide-study.h"

G_BEGIN_DECLS

/* What there is to print: the items activate @action with a name as above. (transfer full) */
GMenuModel   *bastide_class_sheet_new_menu (const char           *action) G_GNUC_WARN_UNUSED_RESULT;

/* NULL if there is none of this name, or no lesson. @study: of the game that is open (nullable). (transfer full)
 * (nullable) */
BastideSheet *bastide_class_sheet_new      (const char           *name,
                                            BastideLessonSession *session,
                                            BastideStudy         *study) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
