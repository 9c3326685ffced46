/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Overlays: what is drawn over the tiles and under the figures to explain a position. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

/* One feature, outlined over all its tiles without inner seams. @part is any of its parts. */
void   bst_render_overlay_draw_feature     (const BstRenderScope *scope,
                                            guint                 part);

/* Widens the box, which holds all tiles, to what is outlined of it beyond them. */
void   bst_render_overlay_add_box          (const BstPosition    *position,
                                            guint                 part,
                                            BstRenderBox         *box);

/* The feature outlined, and the rest of the board dimmed: what is asked for. */
void   bst_render_overlay_draw_target      (const BstRenderScope *scope,
                                            guint                 part);

/* Cells where a tile may be laid, each with a tick at the side to which the tile's north looks in
 * every rotation that is possible there. @type: BST_NO_TILE for the tile in the hand of whose turn it
 * is; nothing is drawn if that is not known. */
void   bst_render_overlay_draw_legal       (const BstRenderScope *scope,
                                            int                   type);
/* These cells; NULL for none. (transfer full) */
BstPlacement *bst_render_overlay_get_legal (const BstPosition *position,
                                            int                type,
                                            guint             *n_placements) G_GNUC_WARN_UNUSED_RESULT;
void   bst_render_overlay_draw_legal_cell  (const BstRenderScope *scope,
                                            const BstPlacement   *placement);

/* A letter in the upper left corner of a cell, or in the right one. */
void   bst_render_overlay_draw_letter      (const BstRenderScope *scope,
                                            const char           *letter,
                                            int                   x,
                                            int                   y,
                                            gboolean              at_right);

/* Column and row numbers of every cell in the box of board and frontier, along the view's edges. */
void   bst_render_overlay_draw_coordinates (const BstRenderScope *scope);
/* Those of one cell, in its upper left corner; nothing where tiles are small. */
void   bst_render_overlay_draw_cell_name   (const BstRenderScope *scope,
                                            int                   x,
                                            int                   y);

/* What is shown over the board; also what the `show` option of an export names, in quotes here. */
typedef enum
{
  BST_RENDER_SHOW_FARMS       = 1 << 0, /* "farms": whose they are, and what they are worth */
  BST_RENDER_SHOW_OWNERS      = 1 << 1, /* "owners": the same of all that can be owned */
  BST_RENDER_SHOW_LEGAL       = 1 << 2, /* "legal": for the tile in hand */
  BST_RENDER_SHOW_COORDINATES = 1 << 3, /* "coordinates" */
  BST_RENDER_SHOW_LEGEND      = 1 << 4, /* "legend" */
  BST_RENDER_SHOW_CITIES      = 1 << 5, /* "cities" */
  BST_RENDER_SHOW_ROADS       = 1 << 6, /* "roads" */
  BST_RENDER_SHOW_NUMBERS     = 1 << 7, /* "numbers": shown farms in colours of their own, numbered */
  BST_RENDER_SHOW_HOLES       = 1 << 8, /* how many of the tiles left fit each free cell */
  BST_RENDER_SHOW_ANY         = 1 << 9, /* the free cells that any of them fits */
  BST_RENDER_SHOW_JOINS       = 1 << 10, /* farms that one tile could join */
  BST_RENDER_SHOW_BEST        = 1 << 11 /* the best turns, as the engine has them; on screens alone */
} BstRenderShow;

/* The overlay of tiles, of which one is shown at a time (bst-render-map.h). */
#define BST_RENDER_SHOW_MAP (BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_CITIES \
                             | BST_RENDER_SHOW_ROADS)

/* The overlay of empty cells, likewise. */
#define BST_RENDER_SHOW_CELLS (BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_ANY \
                               | BST_RENDER_SHOW_JOINS | BST_RENDER_SHOW_BEST)

/* The flag with this name, 0 if there is none. @length in bytes. */
BstRenderShow bst_render_show_from_name    (const char           *name,
                                            gsize                 length);

/* The sentences of the legend, already translated by the caller; NULL gives the English ones. */
typedef struct
{
  const char *owner;            /* "pattern and colour: owner" */
  const char *tie;
  const char *unclaimed;
  const char *worth;            /* "points at the end, and if completed" (nullable, as the next three: */
  const char *farm;             /* then what it explains is not shown) */
  const char *feeds_complete;
  const char *feeds_unfinished;
  const char *legal;            /* "legal cell, a tick for each rotation" */
  const char *any;              /* "a tile that is left fits" */
  const char *joins;            /* "one tile joins these farms: whose they would be, by how many tiles" */
  const char *best;             /* "the best turns: place, points lost" (nullable) */
  const char *coordinates;
  const char *holes;            /* "tiles that fit" */
  const char *dead;             /* "nothing fits" */
  const char *one_kind;         /* of a number with "!": "one kind alone" */
  const char *matters;          /* "at an unfinished feature with a figure" */
  const char *neutrals[BST_N_NEUTRAL_KINDS];    /* each nullable: then it is not explained */
} BstRenderLegendText;

/* What a row of the legend shows beside its text. */
typedef enum
{
  BST_RENDER_LEGEND_HEADING,            /* its text alone */
  BST_RENDER_LEGEND_PLAYER,             /* the player's pattern, mark and name */
  BST_RENDER_LEGEND_TIE,
  BST_RENDER_LEGEND_UNCLAIMED,
  BST_RENDER_LEGEND_WORTH,
  BST_RENDER_LEGEND_FARM,
  BST_RENDER_LEGEND_COMPLETE,
  BST_RENDER_LEGEND_UNFINISHED,
  BST_RENDER_LEGEND_LEGAL,
  BST_RENDER_LEGEND_ANY,
  BST_RENDER_LEGEND_JOINS,
  BST_RENDER_LEGEND_BEST,
  BST_RENDER_LEGEND_COORDINATES,
  BST_RENDER_LEGEND_HOLES,              /* the ramp */
  BST_RENDER_LEGEND_DEAD,
  BST_RENDER_LEGEND_ONE_KIND,
  BST_RENDER_LEGEND_MATTERS,
  BST_RENDER_LEGEND_NEUTRAL
} BstRenderLegendKind;

typedef struct
{
  BstRenderLegendKind  kind;
  guint                player;  /* of BST_RENDER_LEGEND_PLAYER; of NEUTRAL the BstNeutralKind */
  const char          *text;    /* of the position or of the BstRenderLegendText */
} BstRenderLegendRow;

#define BST_RENDER_LEGEND_MAX_ROWS (BST_MAX_PLAYERS + 16)
/* The size of what a row shows, in pixels. */
#define BST_RENDER_LEGEND_WIDTH  30.0
#define BST_RENDER_LEGEND_HEIGHT 16.0

/* The rows of these overlays, and of the tokens on the board; none without overlays. @rows has
 * room for BST_RENDER_LEGEND_MAX_ROWS. Returns how many. */
guint  bst_render_legend_list              (const BstPosition         *position,
                                            BstRenderShow              show,
                                            const BstRenderLegendText *text,
                                            BstRenderLegendRow        *rows);
/* Draws what a row shows, with its top left corner at @x, @y. */
void   bst_render_legend_draw_swatch       (const BstRenderScope      *scope,
                                            const BstRenderLegendRow  *row,
                                            double                     x,
                                            double                     y);

/* Draws the legend of these overlays, and of the tokens on the board, with its top left corner
 * at @x, @y of the view. With a NULL @cr in the scope nothing is drawn; @width and @height
 * (nullable) get its size. */
void   bst_render_legend_draw              (const BstRenderScope      *scope,
                                            BstRenderShow              show,
                                            const BstRenderLegendText *text,
                                            double                     x,
                                            double                     y,
                                            double                    *width,
                                            double                    *height);

G_END_DECLS
