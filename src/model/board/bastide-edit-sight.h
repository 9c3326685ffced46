/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is meant on the board while a position is set up: what lies under the pointer, or at the cursor. */

#pragma once

#include <bst-render-art.h>
#include <bst-render-viewport.h>

#include "bastide-position-editor.h"

G_BEGIN_DECLS

/* What is seen, for as long as one asks. All borrowed. */
typedef struct
{
  BastidePositionEditor   *editor;
  const BstPosition       *position;
  BstRenderArt            *art;
  const BstRenderViewport *view;
  gboolean                 is_carried;  /* what is selected is dragged, and says what is meant, not the brush */
} BastideEditSight;

/* At a point of the view, in pixels. */
void     bastide_edit_sight_find_at        (const BastideEditSight *self,
                                            double                  x,
                                            double                  y,
                                            BastideTarget          *target);
/* In a cell of which @part is meant (BST_NO_PART), and who stands on it; of a barn @corner, clockwise from the
 * north-west. */
void     bastide_edit_sight_find_in_cell   (const BastideEditSight *self,
                                            int                     x,
                                            int                     y,
                                            guint                   corner,
                                            guint                   part,
                                            BastideTarget          *target);

/* Is what is armed, or carried, a barn? It stands on corners. */
gboolean bastide_edit_sight_has_barn       (const BastideEditSight *self);

/* The middle of a token that is on the board, in tiles of it; of a tower the top. FALSE if it is not there. */
gboolean bastide_edit_sight_get_token_spot (const BastideEditSight *self,
                                            const BastideToken     *token,
                                            double                 *board_x,
                                            double                 *board_y);

G_END_DECLS
