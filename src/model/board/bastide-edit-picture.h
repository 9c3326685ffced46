/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows of edit mode: the grid of cells, the brush, what is selected and what is carried. */

#pragma once

#include "bastide-edit-sight.h"
#include "bastide-pictures.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

/* All borrowed. */
typedef struct
{
  BastideEditSight               sight;
  BastidePictures                pictures;
  const BastideTurnInputRefusal *refusal;
  const BastideTarget           *target;    /* where the brush is, or what is carried; NULL: nowhere */
  int                            from_x;    /* the cell that it was carried from */
  int                            from_y;
  double                         free_x;    /* where a figure hovers that has no place there, in tiles of the board */
  double                         free_y;
} BastideEditPicture;

/* Under the tiles. */
void bastide_edit_picture_draw_grid (const BstRenderScope     *scope);

/* Over all else. */
void bastide_edit_picture_draw      (const BastideEditPicture *self,
                                     const BstRenderScope     *scope);

G_END_DECLS
