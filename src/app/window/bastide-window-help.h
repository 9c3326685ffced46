/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The action "help" of a window, and links to rules, wherever they stand in it (bastide-rule-link.h). */

#pragma once

#include "bastide-window.h"

G_BEGIN_DECLS

void bastide_window_help_init (BastideWindow *self);

G_END_DECLS
