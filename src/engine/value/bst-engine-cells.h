/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of the tiles left help at a free cell: how many fit there at all, close the feature that reaches it, or join
 * two that do. Only edges are asked; what modules forbid besides is left out. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

typedef struct _BstEngineCells BstEngineCells;

BstEngineCells *bst_engine_cells_new    (const BstGame     *game) G_GNUC_WARN_UNUSED_RESULT;
void            bst_engine_cells_free   (BstEngineCells    *cells);

/* Asks from now on for the tiles that are left in this position; NULL: for all of the game. */
void            bst_engine_cells_begin  (BstEngineCells    *cells,
                                         const BstPosition *position);

/* Copies left that fit a cell with these surroundings (bst_tile_set_get_fits()). */
guint           bst_engine_cells_fit    (BstEngineCells    *cells,
                                         guint              surroundings);

/* ... of them, those that can lie so that the feature with the edges @edges of the cell (bit d: BstDirection) is open
 * nowhere else on the tile. */
guint           bst_engine_cells_close  (BstEngineCells    *cells,
                                         guint              surroundings,
                                         guint              edges);

/* ... and those that can lie so that one segment reaches an edge of @edges and one of @others. */
guint           bst_engine_cells_join   (BstEngineCells    *cells,
                                         guint              surroundings,
                                         guint              edges,
                                         guint              others);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineCells, bst_engine_cells_free)

G_END_DECLS
