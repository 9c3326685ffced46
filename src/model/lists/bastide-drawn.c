/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-drawn.h"

#include <string.h>

guint *
bastide_drawn_count (const BastideShown *shown,
                     guint               player)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bastide_shown_get_game (shown)));
  guint *counts = g_new0 (guint, n_types);

  for (guint i = 0; i <= bastide_shown_get_index (shown); i++)
    {
      const BstNode *node = bastide_shown_get_line_node (shown, i);

      if (node->setup != NULL)
        memset (counts, 0, n_types * sizeof *counts);
      if (bst_node_is_move (node) && bst_node_get_player (node) == (int) player && node->move.type >= 0
          && node->move.type < (int) n_types)
        counts[node->move.type]++;
    }

  return counts;
}
