/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-sheet-overlays.h"

#include "bst-holes.h"

#include <string.h>

BstRenderHoles *
bst_sheet_new_holes (const BstPosition *position)
{
  BstRenderHoles *holes = g_new0 (BstRenderHoles, 1);
  g_auto (BstFitMap) map;
  g_autofree BstHole *found = NULL;

  bst_fit_map_init (&map, position);
  found = g_new (BstHole, map.n_cells + 1);
  holes->n_holes = bst_holes_list (position, &map, found);
  holes->n_left = bst_position_get_n_remaining (position);
  holes->holes = g_new (BstRenderHole, holes->n_holes + 1);
  for (guint i = 0; i < holes->n_holes; i++)
    holes->holes[i] = (BstRenderHole) {
      .x = found[i].cell.x,
      .y = found[i].cell.y,
      .n_fit = found[i].cell.n_copies,
      .is_dead = found[i].is_dead,
      .one_kind = found[i].cell.only_type != BST_NO_TILE,
      .matters = found[i].players != 0,
    };

  return holes;
}

BstRenderJoins *
bst_sheet_new_joins (const BstFarmJoins *joins)
{
  BstRenderJoins *drawn = g_new0 (BstRenderJoins, 1);
  const BstFarmJoin *found = bst_farm_joins_get (joins, &drawn->n_joins);

  G_STATIC_ASSERT (BST_RENDER_MAX_JOINED == BST_MAX_JOINED_FARMS);

  drawn->joins = g_new0 (BstRenderJoin, drawn->n_joins + 1);
  for (guint i = 0; i < drawn->n_joins; i++)
    {
      drawn->joins[i] = (BstRenderJoin) {
        .x = found[i].x,
        .y = found[i].y,
        .n_farms = found[i].n_farms,
        .owners = found[i].owners,
        .n_copies = found[i].n_copies,
      };
      memcpy (drawn->joins[i].farms, found[i].farms, sizeof drawn->joins[i].farms);
    }

  return drawn;
}

void
bst_sheet_get_light (const BstIoCaseLight *lit,
                     BstRenderLight       *light)
{
  *light = (BstRenderLight) {
    .ghost = lit->has_ghost ? &lit->ghost : NULL,
    .segments = lit->segments,
    .edge = lit->edge,
    .parts = (const guint16 *) (const void *) lit->parts->data,
    .n_parts = lit->parts->len,
    .cells = (const BstPlacement *) (const void *) lit->cells->data,
    .n_cells = lit->cells->len,
    .tiles = (const BstPlacement *) (const void *) lit->tiles->data,
    .n_tiles = lit->tiles->len,
    .figures = (const guint *) (const void *) lit->figures->data,
    .n_figures = lit->figures->len,
  };
}
