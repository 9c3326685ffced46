/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The best turns of a tile as discs on their cells: the larger one is, the less it loses to the best, whose disc is
 * filled. The place and what is lost are written, so that neither size nor colour is needed. What is good is told by the
 * caller. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

/* So many, each on a cell of its own. */
#define BST_RENDER_MAX_BEST 4

typedef struct
{
  gint16 x;
  gint16 y;
  guint  rank;          /* of the turn among all, from 1 */
  double loss;          /* in points, 0 and more */
  char   text[24];      /* the loss in words of the reader, "−0.6"; "" where there is nothing to say */
} BstRenderBest;

void   bst_render_best_draw        (const BstRenderScope *scope,
                                    const BstRenderBest  *best,
                                    guint                 n_best);

/* The radius of a disc for a turn that loses so much, in tiles. */
double bst_render_best_get_radius  (double                loss);

/* As rows of the legend show it. */
void   bst_render_best_draw_swatch (const BstRenderScope *scope,
                                    double                x,
                                    double                y,
                                    double                radius);

G_END_DECLS
