/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an example of a rule is about, lit on the board: features, the tiles that count with their numbers,
 * cells, figures, and a move that is tried. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

/* All borrowed. Begin with { BST_RENDER_LIGHT_INIT }. */
typedef struct
{
  const BstMove      *ghost;      /* a move that lays a tile, drawn as a ghost with its figures (nullable) */
  guint               segments;   /* of the ghost's tile: bit s, a figure may stand on segment s */
  int                 edge;       /* of the ghost: a BstDirection that does not match, or -1 */

  const guint16      *parts;      /* any part of each feature */
  guint               n_parts;
  const BstPlacement *cells;      /* with ticks for rotations; framed if there are none */
  guint               n_cells;
  const BstPlacement *tiles;      /* numbered from 1; rotations do not count */
  guint               n_tiles;
  const guint        *figures;    /* by their index in the position */
  guint               n_figures;
} BstRenderLight;

#define BST_RENDER_LIGHT_INIT .edge = -1

/* What lies under the figures, and what over them. */
void bst_render_light_draw_under (const BstRenderScope *scope,
                                  const BstRenderLight *light);
void bst_render_light_draw_over  (const BstRenderScope *scope,
                                  const BstRenderLight *light);

/* Widens the box to what is lit. */
void bst_render_light_add_box    (const BstRenderLight *light,
                                  const BstPosition    *position,
                                  BstRenderBox         *box);

G_END_DECLS
