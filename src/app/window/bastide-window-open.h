/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How games come into a window: by the actions "open", "open-recent", "forget-recent" and "open-sample", and by dropping
 * a file. */

#pragma once

#include "bastide-window.h"

G_BEGIN_DECLS

void bastide_window_open_init (BastideWindow *self);

G_END_DECLS
