/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-study-holes.h"

#include <bst-holes.h>

BstRenderHoles *
bastide_study_holes_new (const BstPosition *position)
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
