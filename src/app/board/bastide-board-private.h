/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the board share. */

#pragma once

#include <bst-render-board.h>
#include <bst-render-holes.h>
#include <bst-render-map.h>

#include "bastide-blocks.h"
#include "bastide-board-services.h"
#include "bastide-cell-menu.h"
#include "bastide-layer.h"
#include "bastide-motions.h"
#include "bastide-odds.h"

G_BEGIN_DECLS

struct _BastideBoard
{
  GtkWidget             parent_instance;

  /* Owned */
  BastideStudy            *study;
  BastideShown            *shown;          /* of the study, until the next is taken; NULL while there is none */
  BastideTileCache        *tiles;          /* for the present scale; NULL until drawn */
  BastideTileCache        *other_tiles;    /* of the size before; NULL if there was none */
  BastideFigureCache      *figures;        /* likewise */
  guint8                  *variants;       /* of each tile on the board */
  char                    *cell_text;
  BastideKeys             *keys;           /* (nullable) */
  BastideBoardTool        *tool;           /* (nullable) */
  BastideLayer             tool_layers[BASTIDE_N_DESK_LAYERS]; /* what it draws */
  GtkWidget               *popover;        /* NULL unless something is asked on the board */
  BastideOdds             *joins;          /* of farms, while they are shown */
  BastideRaceCells        *race_cells;     /* (nullable) */
  GMenuModel              *menu;           /* of every cell (nullable) */
  gboolean                 frames_last;    /* the tile laid last */
  int                      ring;           /* of empty cells that fitting shows */
  guint                    target;         /* lit for good, below the figures; BST_NO_PART */

  const BstRenderTheme *theme;
  cairo_font_face_t    *font;           /* of labels; NULL until it is drawn */
  BstRenderViewport     view;           /* in device pixels, on the pixel grid */
  gboolean              fits;           /* the reader has not panned or zoomed */
  int                   fit_max;        /* a tile is no larger when it is fitted, in widget units */
  int                   strip;          /* off its lower edge, likewise: a fitted board leaves it free */
  int                   key_width;      /* of the legend, to which a fitted board leaves a corner; 0: it is folded */
  int                   key_height;
  gboolean              asked_joins;    /* of the position */
  gboolean              sized;          /* the view has a size */
  guint                 show;
  int                   legal_type;
  guint16               lit;
  int                   lit_type;

  guint                 sharpen_source;
  gboolean              stretches;      /* some tile in sight is drawn in the size before */
  const BstNode        *line_end;       /* of which the bitmaps are drawn, or about to be; only compared */
  BstPosition          *foreseen;       /* after it, while they are drawn (nullable, owned); perhaps of another game */

  BastideBlocks         shadow_blocks;  /* of what is laid, on the table */
  BastideBlocks         tile_blocks;
  BstRenderMap         *map;            /* of the position; NULL until it is drawn */
  BstRenderMap         *old_map;        /* of one before, of which much may be as it was (nullable) */
  BastideLayer          map_layer;
  guint                 map_tick;       /* 0 while it is whole */
  BstRenderBest         best[BST_RENDER_MAX_BEST];
  guint                 n_best;
  BstRenderGhost        ghosts[BST_RENDER_MAX_GHOSTS];
  guint                 n_ghosts;
  BstRenderHoles       *holes;          /* of the position; NULL until they are drawn */
  BastideBlocks         sign_blocks;    /* of the map, over the figures */
  BastideBlocks         cell_blocks;    /* what lies on the tiles and on empty cells */
  BastideBlocks         figure_blocks;
  BastideLayer          mark_layers[2]; /* the reader's drawings, below the figures and above */
  BastideLayer          light_layer;
  BastideLayer          left_out_layer; /* the sign of what is lit */
  BastideLayer          pulse_layer;    /* what is lit for a moment */
  BastideLayer          lit_layer;      /* cells of the lit tile */
  BastideLayer          race_layer;     /* letters of the race */
  BastideLayer          join_layer;     /* farms that one tile joins */
  BastideLayer          best_layer;     /* discs of the best turns */
  BastideLayer          ghosts_layer;   /* turns of a line */
  BastideLayer          edge_layer;     /* coordinates along the view's edges */
  BastideMotions       *motions;        /* NULL once disposed */
  guint                 motion_tick;    /* 0 while nothing moves */

  /* Pointer */
  double                pointer_x;      /* in widget units, valid while inside */
  double                pointer_y;
  gboolean              inside;
  gboolean              dragging;
  gboolean              tool_drags;     /* not the board itself */
  double                drag_x;         /* offset already followed */
  double                drag_y;
  double                pinch_scale;    /* when the gesture began */

  /* Cells */
  GPtrArray            *rows;           /* (element-type GtkWidget), children of the board */
  BstRenderBox          box;            /* of the cells that the rows hold */
  gboolean              has_pointed;    /* a cell is pointed at in a list ... */
  int                   pointed_x;      /* ... and which */
  int                   pointed_y;
  int                   cursor_x;
  int                   cursor_y;
  gboolean              cursor;         /* the focus is in a cell */
  guint                 cursor_segment; /* lit by Enter in turn */
  gboolean              by_keys;        /* the cursor says what is meant, not the pointer */
  gboolean              asked_by_keys;  /* the popover was opened at the cursor */

  /* Drawings */
  BastideCellMenu       cell_menu;
  guint                 settle_source;  /* tells that the view has come to rest */
  guint                 cells_source;   /* idle that brings the cells up to date */
};

/* --- bastide-board-view.c --- */

/* Can its tool work on any cell? */
gboolean bastide_board_works_anywhere (BastideBoard *self);
/* The tile that is to be laid; BST_NO_TILE. */
int      bastide_board_get_tile      (BastideBoard *self);
/* After every change of the view. */
void     bastide_board_view_changed  (BastideBoard *self);
/* The same as zoom, about a point of the view in device pixels. */
void     bastide_board_zoom_at       (BastideBoard *self,
                                      double        factor,
                                      double        x,
                                      double        y);
void     bastide_board_get_box       (BastideBoard *self,
                                      BstRenderBox *box);

/* --- bastide-board.c --- */
/* By what it shows, and by the preferences. */
void     bastide_board_choose_theme  (BastideBoard *self);
/* What the status line says; takes @text (nullable). */
void     bastide_board_set_cell_text (BastideBoard *self,
                                      char         *text);

/* --- bastide-board-draw.c --- */
/* Of labels, as in the rest of the window. (nullable) */
cairo_font_face_t *bastide_board_get_font (BastideBoard *self);
void     bastide_board_draw          (BastideBoard *self,
                                      GtkSnapshot  *snapshot);
/* What @draw makes of a feature, of which @part is a part, on a layer no larger than that. */
void     bastide_board_snapshot_feature (BastideBoard     *self,
                                         GtkSnapshot      *snapshot,
                                         guint             part,
                                         BastideLayer     *layer,
                                         BastideLayerDraw  draw);
/* An answer has come. */
void     bastide_board_joins_found   (BastideBoard *self);
/* The position is another. */
void     bastide_board_clear_position (BastideBoard *self);
/* All is drawn in another way. */
void     bastide_board_clear_layers  (BastideBoard *self);
/* Another map is to be shown; with other art or in another theme, too. */
void     bastide_board_clear_map     (BastideBoard *self);
/* What is drawn of the lit feature. */
void     bastide_board_clear_light   (BastideBoard *self);
void     bastide_board_drop_map      (BastideBoard *self);

/* Do letters of the race stand on cells? */
gboolean bastide_board_has_race      (BastideBoard *self);

/* --- bastide-board-best.c --- */
void     bastide_board_snapshot_best (BastideBoard *self,
                                      GtkSnapshot  *snapshot);

/* --- bastide-board-ghosts.c --- */
void     bastide_board_snapshot_ghosts (BastideBoard *self,
                                        GtkSnapshot  *snapshot);

/* --- bastide-board-tiles.c --- */
void     bastide_board_snapshot_tiles (BastideBoard *self,
                                       GtkSnapshot  *snapshot);
/* Other art, theme or screen: no bitmap is of use. */
void     bastide_board_drop_tiles    (BastideBoard *self);

/* --- bastide-board-overlays.c --- */
/* Which overlay lies on the cells now, BstRenderShow: a chosen tile needs no other word. */
guint    bastide_board_get_cell_show (BastideBoard *self);
const BstRenderHoles *bastide_board_get_holes (BastideBoard *self);
void     bastide_board_snapshot_cells (BastideBoard *self,
                                       GtkSnapshot  *snapshot);
/* Which cells pointer and cursor are on, where coordinates are shown. */
void     bastide_board_snapshot_names (BastideBoard *self,
                                       GtkSnapshot  *snapshot);

/* --- bastide-board-figures.c --- */
void     bastide_board_snapshot_figures (BastideBoard *self,
                                         GtkSnapshot  *snapshot);

/* The tile laid last, once more. */
void     bastide_board_snapshot_last_tile (BastideBoard *self,
                                           GtkSnapshot  *snapshot);

/* --- bastide-board-motion.c --- */
/* As the functions of motions (bastide-motions.h), in the frames of the widget, if it is seen. */
void     bastide_board_free_motion   (BastideBoard *self);
gboolean bastide_board_is_moving     (BastideBoard *self);
double   bastide_board_get_progress  (BastideBoard        *self,
                                      const BastideMotion *motion);
void     bastide_board_move_on       (BastideBoard *self);
void     bastide_board_move_view     (BastideBoard *self,
                                      double        dx,
                                      double        dy);
void     bastide_board_fade_map      (BastideBoard *self);

/* --- bastide-board-motion-draw.c --- */
/* How far from the view, in pixels, what is drawn is for a moment. */
void     bastide_board_get_view_offset (BastideBoard *self,
                                        double       *dx,
                                        double       *dy);
double   bastide_board_get_map_opacity (BastideBoard *self);
/* What moves: the tile lies on the others, all else over everything. */
void     bastide_board_snapshot_moving_tile (BastideBoard *self,
                                             GtkSnapshot  *snapshot);
void     bastide_board_snapshot_moving (BastideBoard *self,
                                        GtkSnapshot  *snapshot);

/* --- bastide-board-desk.c --- */
void     bastide_board_init_desk     (BastideDeskInterface *iface);
/* What its tool draws from layer @from on, before @to. */
void     bastide_board_snapshot_tool (BastideBoard     *self,
                                      GtkSnapshot      *snapshot,
                                      BastideDeskLayer  from,
                                      BastideDeskLayer  to);
/* All of that is out of date. */
void     bastide_board_clear_tool    (BastideBoard *self);

/* --- bastide-board-input.c --- */
void     bastide_board_init_input    (BastideBoard *self);
/* Nothing is pointed at any more, until the next motion. */
void     bastide_board_pointer_left  (BastideBoard *self);
/* Lights what lies under the pointer. */
void     bastide_board_update_hover  (BastideBoard *self);

/* --- bastide-board-popover.c --- */
void     bastide_board_close_popover (BastideBoard *self);

/* --- bastide-board-marks.c --- */
void     bastide_board_class_init_marks (GtkWidgetClass *widget_class);
void     bastide_board_init_marks    (BastideBoard *self);
/* The menu of a cell; @part: the segment there that is meant. */
void     bastide_board_open_menu     (BastideBoard *self,
                                      int           x,
                                      int           y,
                                      guint         part);

/* --- bastide-board-cells.c --- */
void     bastide_board_clear_cells   (BastideBoard *self);
void     bastide_board_allocate_cells (BastideBoard *self);
void     bastide_board_cell_focused  (BastideBoard *self,
                                      int           x,
                                      int           y);
void     bastide_board_cells_left    (BastideBoard *self);

G_END_DECLS
