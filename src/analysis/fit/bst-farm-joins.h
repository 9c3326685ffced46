/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which farms one tile could still join, who would own what comes of it, and what that changes. */

#pragma once

#include "bst-feature.h"

G_BEGIN_DECLS

/* A tile has eight half-edges, and so many farms meet at it at most. */
#define BST_MAX_JOINED_FARMS 8

/* A tile type that joins the farms. */
typedef struct
{
  gint16 type;
  guint8 rotations;         /* bit r: in r quarter turns */
} BstFarmJoinTile;

/* Tiles on one cell that do the same. One tile may make several joins: then each is an item of its own,
 * with the same change. */
typedef struct
{
  gint16  x;
  gint16  y;
  guint   n_farms;          /* two or more, one of which at least has somebody on it */
  guint16 farms[BST_MAX_JOINED_FARMS];  /* their roots on the position, ascending */
  guint8  owners;           /* of the joined farm: who has the majority there, or a barn (MJ1, AM2) */
  /* Points of each player from all farms, if the turn and then the game ended with nobody put on the tile, less
   * those if the game ended now: what is paid at once (AM4) and at the end (FV1 to FV3). */
  int     change[BST_MAX_PLAYERS];
  guint   n_copies;         /* of all its tiles, to draw or held */
  guint   n_tiles;          /* types */
  const BstFarmJoinTile *tiles;
} BstFarmJoin;

typedef struct _BstFarmJoins BstFarmJoins;

/* Nothing is found yet. The player whose turn it is lays the tile; a turn that has not ended counts as
 * ended. */
BstFarmJoins      *bst_farm_joins_new  (const BstPosition  *position) G_GNUC_WARN_UNUSED_RESULT;
void               bst_farm_joins_free (BstFarmJoins       *joins);

/* Goes on with @n_cells free cells. FALSE when all were tried. */
gboolean           bst_farm_joins_step (BstFarmJoins       *joins,
                                        guint               n_cells);

/* What was found so far, cells row by row from the north-west. Owned by @joins, until the next step. */
const BstFarmJoin *bst_farm_joins_get  (const BstFarmJoins *joins,
                                        guint              *n_joins);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstFarmJoins, bst_farm_joins_free)

G_END_DECLS
