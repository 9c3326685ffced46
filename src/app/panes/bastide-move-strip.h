/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pictures and numbers of a move in one line, which a row draws: number, mark of the player, the tile as
 * it lies, cell, what was put where, points and judgement, in columns. No widgets: rows are many. */

#pragma once

#include "bastide-move-item.h"
#include "bastide-row-pictures.h"

G_BEGIN_DECLS

typedef struct _BastideMoveStrip BastideMoveStrip;

/* Both are borrowed. (transfer full) */
BastideMoveStrip *bastide_move_strip_new             (GtkWidget          *row,
                                                      BastideRowPictures *pictures) G_GNUC_WARN_UNUSED_RESULT;
void              bastide_move_strip_free            (BastideMoveStrip   *self);

/* What it shows; before all that follows. */
void              bastide_move_strip_set_item        (BastideMoveStrip   *self,
                                                      BastideMoveItem    *item);
/* Has the line a tile? Else only signs are drawn, beside which there is room for a text. */
gboolean          bastide_move_strip_has_tile        (BastideMoveStrip   *self);

/* All sizes in pixels. What it needs at least, so that steps are only counted; what moves mostly need; and what
 * this one does to be seen whole: with the first of its steps, since others are counted anyway where there is no
 * room for them. */
int               bastide_move_strip_get_height      (BastideMoveStrip   *self);
int               bastide_move_strip_get_least_width (BastideMoveStrip   *self);
int               bastide_move_strip_get_usual_width (BastideMoveStrip   *self);
int               bastide_move_strip_get_width       (BastideMoveStrip   *self);
/* Where a text begins that stands below it, or beside its signs. */
int               bastide_move_strip_get_text_x      (BastideMoveStrip   *self);

/* Draws it from @x to the right end of a row of @width. */
void              bastide_move_strip_draw            (BastideMoveStrip   *self,
                                                      GtkSnapshot        *snapshot,
                                                      int                 x,
                                                      int                 width);

G_END_DECLS
