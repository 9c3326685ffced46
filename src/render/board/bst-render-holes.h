/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The overlay of holes: each free cell beside the board filled by how many of the tiles that are left fit there. What
 * fits is told by the caller. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

typedef struct
{
  gint16   x;
  gint16   y;
  guint16  n_fit;       /* tiles that are left and fit */
  gboolean is_dead;     /* nothing fits, nor an abbey */
  gboolean one_kind;    /* all that fit are of one type */
  gboolean matters;     /* somebody has a figure on an unfinished feature that meets the cell */
} BstRenderHole;

typedef struct
{
  BstRenderHole *holes; /* owned */
  guint          n_holes;
  guint          n_left;        /* tiles in all, to draw or held */
} BstRenderHoles;

/* A copy; NULL of NULL. (transfer full) */
BstRenderHoles *bst_render_holes_copy (const BstRenderHoles *holes) G_GNUC_WARN_UNUSED_RESULT;
void            bst_render_holes_free (BstRenderHoles       *holes);

/* Draws those in view: numbers from 32 pixels a tile, of how many from 100. */
void            bst_render_holes_draw (const BstRenderScope *scope,
                                       const BstRenderHoles *holes);
/* Outlines those in view that some tile fits. */
void            bst_render_holes_draw_legal (const BstRenderScope *scope,
                                             const BstRenderHoles *holes);
/* One of them, in a rectangle of the view. */
void            bst_render_hole_draw_swatch (const BstRenderScope *scope,
                                             const BstRenderHole  *hole,
                                             double                x,
                                             double                y,
                                             double                width,
                                             double                height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstRenderHoles, bst_render_holes_free)

G_END_DECLS
