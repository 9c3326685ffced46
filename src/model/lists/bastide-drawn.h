/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who drew what, as far as the game has come. */

#pragma once

#include "bastide-shown.h"

G_BEGIN_DECLS

/* How many tiles of each type @player, of the game that is shown, drew on the way to the node, those that were put aside
 * among them; since the last set-up, which nobody drew. (transfer full) */
guint *bastide_drawn_count (const BastideShown *shown,
                            guint               player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
