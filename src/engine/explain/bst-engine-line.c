/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-line.h"

#include "bst-engine-player.h"
#include "bst-engine-turns.h"

/* Copies of @type that may be the next tile; 0 of one that fits nowhere. */
static guint
count_copies (const BstPosition *position,
              guint              type)
{
  return bst_position_may_draw (position, type) && bst_position_has_placement (position, type)
         ? bst_position_get_remaining (position, type) : 0;
}

/* The likeliest draw, of equals the first type; BST_NO_TILE at the end. */
static int
find_draw (const BstPosition *position,
           double            *chance)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  int held = bst_position_get_held_tile (position, bst_position_get_turn (position)), drawn = BST_NO_TILE;
  guint most = 0, n_copies = 0;

  *chance = 1;
  if (held != BST_NO_TILE && bst_position_has_placement (position, (guint) held))
    return held;
  for (guint type = 0; type < n_types; type++)
    {
      guint n = count_copies (position, type);

      n_copies += n;
      if (n > most)
        {
          most = n;
          drawn = (int) type;
        }
    }
  *chance = n_copies > 0 ? (double) most / n_copies : 0;

  return drawn;
}

guint
bst_engine_find_line (const BstEngineNet *net,
                      const BstPosition  *position,
                      const BstMove      *first,
                      guint               n_turns,
                      BstEngineLineTurn  *turns)
{
  g_autoptr (BstPosition) trial = bst_position_copy (position);
  g_autoptr (BstEnginePlayer) player = bst_engine_player_new (BST_ENGINE_LEARNED, net, position);
  g_auto (BstEngineTurns) memory = { 0 };
  guint n = 0;
  int type;

  if (first != NULL)
    bst_engine_turns_make (&memory, trial, first, NULL);
  for (; n < n_turns && (type = find_draw (trial, &turns[n].chance)) != BST_NO_TILE; n++)
    {
      turns[n].player = (guint8) bst_position_get_turn (trial);
      if (!bst_engine_player_choose (player, trial, (guint) type, &turns[n].move, NULL))
        break;
      bst_engine_turns_make (&memory, trial, &turns[n].move, NULL);
    }

  return n;
}
