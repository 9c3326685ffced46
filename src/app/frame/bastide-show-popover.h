/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be seen: what lies on the board, as small pictures of it, what else is shown, and the panes. */

#pragma once

#include "bastide-page.h"

G_BEGIN_DECLS

/* For what @page shows now, with the keys as they are now. What the page has no action for is not in it.
 * (transfer floating) */
GtkWidget *bastide_show_popover_new (BastideKeys *keys,
                                     BastidePage *page) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
