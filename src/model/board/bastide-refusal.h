/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was in the way of a turn, outlined on the board. */

#pragma once

#include <bst-render-board.h>

#include "bastide-turn-input.h"

G_BEGIN_DECLS

/* Is there something to outline? */
gboolean bastide_refusal_has_outline (const BastideTurnInputRefusal *refusal);
void     bastide_refusal_draw        (const BastideTurnInputRefusal *refusal,
                                      const BstRenderScope          *scope);

G_END_DECLS
