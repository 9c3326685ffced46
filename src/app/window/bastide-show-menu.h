/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu of what is to be seen: what lies on the board, and the panes beside it. */

#pragma once

#include "bastide-keys.h"

G_BEGIN_DECLS

/* With the keys as they are now. What a page has no action for is not in it. (transfer full) */
GMenuModel *bastide_show_menu_new (BastideKeys *keys) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
