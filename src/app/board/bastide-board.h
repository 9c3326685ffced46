/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board: pans, zooms, shows overlays, and lights the feature that is pointed at. Drawing
 * is its own; one light child widget per cell carries keyboard focus and says in words what
 * is there. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-board-tool.h"
#include "bastide-keys.h"
#include "bastide-picture.h"
#include "bastide-race-cells.h"

#include <bst-render-best.h>
#include <bst-render-ghosts.h>

G_BEGIN_DECLS

/* How large tiles of a fitted board may be, in widget units: beside lists; of a few tiles with which something is taught;
 * on a wall. */
#define BASTIDE_BOARD_FIT_MAX  132
#define BASTIDE_BOARD_FIT_FEW  220
#define BASTIDE_BOARD_FIT_WALL 360

#define BASTIDE_TYPE_BOARD (bastide_board_get_type ())
G_DECLARE_FINAL_TYPE (BastideBoard, bastide_board, BASTIDE, BOARD, GtkWidget)

/* Properties: "study"; "lit" (guint): a part of the lit feature or BST_NO_PART; "show"
 * (guint): overlays, BstRenderShow; "legal-type" (int): the tile whose legal cells are shown,
 * BST_NO_TILE for the one in hand; "cell-text": what the status line says of the cell under
 * pointer or cursor, NULL outside.
 * Signals: "feature-activated" (guint part): a click on a feature that the tool has no use for; "view-changed": it was
 * panned, zoomed or fitted; "view-settled": and is at rest; "let-go": a step back with Escape, which is done by whoever gives TRUE, or else
 * by the board. */

void     bastide_board_set_study  (BastideBoard *self,
                                   BastideStudy *study);
/* Is the tile that was laid last framed? TRUE unless it is said. */
void     bastide_board_set_frames_last (BastideBoard *self,
                                        gboolean      frames_last);
/* So many rings of empty cells are in view too when all of the board is. */
void     bastide_board_set_ring   (BastideBoard *self,
                                   int           ring);
/* The feature that all is about is lit as long as it is; BST_NO_PART. */
void     bastide_board_set_target (BastideBoard *self,
                                   guint         part);
guint    bastide_board_get_target (BastideBoard *self);
/* What clicks, drags, the wheel and keys do. What was asked on the board is not asked any more.
 * (nullable) */
void     bastide_board_set_tool   (BastideBoard     *self,
                                   BastideBoardTool *tool);
/* Those that were chosen for what the board does; without them the ones of the table. */
void     bastide_board_set_keys   (BastideBoard     *self,
                                   BastideKeys      *keys);
guint    bastide_board_get_lit    (BastideBoard *self);
void     bastide_board_set_lit    (BastideBoard *self,
                                   guint         part);
guint    bastide_board_get_show   (BastideBoard *self);
void     bastide_board_set_show   (BastideBoard *self,
                                   guint         show);
void     bastide_board_set_legal_type (BastideBoard *self,
                                       int           type);
/* The farms that one tile could join, while that is shown and has been found; NULL. */
const BstRenderJoins *bastide_board_get_joins (BastideBoard *self);

/* Their letters stand on the cells (nullable). */
void     bastide_board_set_race_cells (BastideBoard     *self,
                                       BastideRaceCells *cells);

/* The best turns of the tile that is to be laid (copied), which are seen while BST_RENDER_SHOW_BEST is shown and no turn
 * is tried. They go with the position. */
void     bastide_board_set_best    (BastideBoard        *self,
                                    const BstRenderBest *best,
                                    guint                n_best);
/* Owned by the board. */
const BstRenderBest *bastide_board_get_best (BastideBoard *self,
                                             guint        *n_best);

/* Turns that nobody has made (copied), in their order; they go with the position. */
void     bastide_board_set_ghosts  (BastideBoard         *self,
                                    const BstRenderGhost *ghosts,
                                    guint                 n_ghosts);

/* Does the reader want things to move? */
gboolean bastide_board_may_move    (BastideBoard *self);

/* The cursor goes to a cell, and the focus with it. */
void     bastide_board_look_at     (BastideBoard *self,
                                    int           x,
                                    int           y);

/* A cell is pointed at in a list beside the board: it is outlined, wherever the view is; without @has_cell, none. */
void     bastide_board_point_at    (BastideBoard *self,
                                    gboolean      has_cell,
                                    int           x,
                                    int           y);

/* The cells of this tile are outlined besides, as what is pointed at; BST_NO_TILE. */
void     bastide_board_set_lit_type (BastideBoard *self,
                                     int           type);

/* The edge of a tile in device pixels. */
int      bastide_board_get_tile_size (BastideBoard *self);

/* Where a cell is seen, in units of the widget. */
void     bastide_board_get_cell_area (BastideBoard *self,
                                      int           x,
                                      int           y,
                                      GdkRectangle *area);

/* Shows the whole board. */
void     bastide_board_fit        (BastideBoard *self);

/* Escape: what lies on the cells goes, else the focus leaves them. FALSE if there was neither. */
gboolean bastide_board_step_back     (BastideBoard *self);

/* What the menu of a cell has besides, for all of them (nullable). */
void     bastide_board_set_menu      (BastideBoard *self,
                                      GMenuModel   *menu);

/* A board that is fitted has no tiles larger than this, in widget units; BASTIDE_BOARD_FIT_MAX unless it is said. */
void     bastide_board_set_fit_max   (BastideBoard *self,
                                      int           tile);

/* A board that is fitted leaves this much of its height free, at the lower edge; 0. Returns whether it was fitted anew. */
gboolean bastide_board_set_strip     (BastideBoard *self,
                                      int           height);

/* The size of the legend with what is around it, to which a fitted board leaves a corner; 0 while it is folded. */
void     bastide_board_set_key_size  (BastideBoard *self,
                                      int           width,
                                      int           height);

/* Larger (positive) or smaller by @steps, about the middle of the view. */
void     bastide_board_zoom       (BastideBoard *self,
                                   double        steps);

/* "zoom-in", "zoom-out" and "fit" in @map; none is activated once the board is gone. */
void     bastide_board_add_actions (BastideBoard *self,
                                   GActionMap   *map);
/* "show-coordinates", where no other overlay is chosen; they are shown at first. */
void     bastide_board_add_coordinates_action (BastideBoard *self,
                                               GActionMap   *map);

/* Moves the board by device pixels. */
void     bastide_board_pan        (BastideBoard *self,
                                   int           dx,
                                   int           dy);


/* What it shows now, apart from what is being tried or pointed at. There must be a record.
 * (transfer full) */
BastidePicture *bastide_board_dup_picture (BastideBoard *self) G_GNUC_WARN_UNUSED_RESULT;

/* Moves the keyboard cursor into the board's cells. */
gboolean bastide_board_enter_cells (BastideBoard *self);

/* Does so for an arrow key where the board itself has the focus: for pages on which these keys mean nothing else. */
gboolean bastide_board_press_arrow (BastideBoard *self,
                                    guint         key);

/* The key is for the tool, wherever the focus is; FALSE if it has no use for it. */
gboolean bastide_board_press_tool   (BastideBoard    *self,
                                     guint            key,
                                     GdkModifierType  modifiers);

/* The feature of @part is lit once for a moment, and points other than 0 rise from it: what an answer was about. Neither
 * for who wants nothing to move. */
void       bastide_board_pulse_feature (BastideBoard *self,
                                        guint         part,
                                        int           points);

/* An edge of a cell where a problem is, a BstDirection, or with -1 the whole cell, is shown for a moment. */
void       bastide_board_pulse_problem (BastideBoard *self,
                                        int           x,
                                        int           y,
                                        int           edge);

G_END_DECLS
