/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board does for its tools, beside what bastide-board.h says. Points are in units of the
 * widget unless they are said to be of the board (in tiles) or of the viewport (device pixels). */

#pragma once

#include <bst-render-board.h>

#include "bastide-board.h"
#include "bastide-pictures.h"

G_BEGIN_DECLS

/* How much more than the view a layer shows on each side, so that panning redraws seldom. */
#define BASTIDE_BOARD_MARGIN 0.5

BastideStudy *bastide_board_get_study (BastideBoard *self);
/* Is there something on it? FALSE while the study goes over to another game. */
gboolean bastide_board_has_record    (BastideBoard *self);
/* What is on it, which is what it picks and draws from; NULL without a record. */
const BstPosition *bastide_board_get_position (BastideBoard *self);
BstGame      *bastide_board_get_game (BastideBoard *self);
BstRenderArt *bastide_board_get_art  (BastideBoard *self);

/* --- Where something is --- */

/* Sizes in device pixels from widget units. */
double   bastide_board_to_device     (BastideBoard *self,
                                      double        length);
/* What a click there does. */
void     bastide_board_click         (BastideBoard    *self,
                                      double           x,
                                      double           y,
                                      GdkModifierType  modifiers);

/* Scrolls so that a cell is wholly in view, and @margin of a tile around it. */
void     bastide_board_show_cell     (BastideBoard *self,
                                      int           x,
                                      int           y,
                                      double        margin);

/* --- Pointer and cursor --- */

/* Where it was last; FALSE if it is not over the board. */
gboolean bastide_board_get_pointer   (BastideBoard *self,
                                      double       *x,
                                      double       *y);
/* Where it is known to be, though no event of the board says so; @inside: over the board. */
void     bastide_board_set_pointer   (BastideBoard *self,
                                      double        x,
                                      double        y);
void     bastide_board_hover         (BastideBoard *self,
                                      double        x,
                                      double        y,
                                      gboolean      inside);
void     bastide_board_set_by_keys   (BastideBoard *self,
                                      gboolean      by_keys);

/* The part that the cursor lights; BST_NO_PART where no tile lies. */
guint    bastide_board_get_cursor_part (BastideBoard *self);
/* The next part of the tile there. */
void     bastide_board_light_next    (BastideBoard *self);
/* FALSE at the rim. */
gboolean bastide_board_move_cursor   (BastideBoard *self,
                                      int           dx,
                                      int           dy);
/* Another tile may be under it. */
void     bastide_board_update_cursor (BastideBoard *self);

/* --- What it shows --- */

/* For drawing @view of the board. */
BstRenderScope bastide_board_get_scope (BastideBoard            *self,
                                        cairo_t                 *cr,
                                        const BstRenderViewport *view);
/* The bitmaps that it has now. */
BastidePictures bastide_board_get_pictures (BastideBoard *self);
/* Fits a board again that was fitted and does not show all that it should, or could be seen much larger. */
void     bastide_board_keep_fitted   (BastideBoard *self);
/* The cells are said anew, a little later. */
void     bastide_board_queue_cells   (BastideBoard *self);

/* --- What is asked on it --- */

/* Asks at a point of the board, in place of what was asked before. (transfer full) */
void     bastide_board_pop_up        (BastideBoard *self,
                                      GtkWidget    *popover,
                                      double        x,
                                      double        y);
gboolean bastide_board_is_asking     (BastideBoard *self);
/* It is answered; the board has the focus. */
void     bastide_board_pop_down      (BastideBoard *self);

G_END_DECLS
