/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions "open-place", "practise" and "leave-practice" of a window: where a lesson leads, and what it has the learner
 * do there. */

#pragma once

#include "bastide-window.h"

G_BEGIN_DECLS

void bastide_window_practice_init (BastideWindow *self);

G_END_DECLS
