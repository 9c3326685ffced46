/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where on the board a step of a turn is made. */

#pragma once

#include <bst-position.h>
#include <bst-render-art.h>

G_BEGIN_DECLS

/* In tiles of the board. FALSE if the step has no place there. */
gboolean bastide_step_find_spot  (const BstPosition  *position,
                                  const BstRenderArt *art,
                                  const BstStep      *step,
                                  double             *x,
                                  double             *y);

G_END_DECLS
