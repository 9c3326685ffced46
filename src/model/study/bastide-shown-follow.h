/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How views keep what a study shows (src/DESIGN.md). */

#pragma once

#include "bastide-study.h"

G_BEGIN_DECLS

/* As long as there is @view, *@shown, a field of it, is what @study shows: nothing from "reset" on, and the new one before
 * @changed is called, a function of the view and the BastideStudyChange. */
void bastide_shown_follow (BastideShown **shown,
                           BastideStudy  *study,
                           GCallback      changed,
                           gpointer       view);

G_END_DECLS
