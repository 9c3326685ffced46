/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions "export", "copy-picture" and "print" of a window: what its page shows, elsewhere. */

#pragma once

#include "bastide-window.h"

G_BEGIN_DECLS

void bastide_window_paper_init   (BastideWindow *self);

/* When the page has something to print, or has not any more. */
void bastide_window_paper_update (BastideWindow *self);

G_END_DECLS
