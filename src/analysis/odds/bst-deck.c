/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-deck.h"

void
bst_deck_init (BstDeck       *deck,
               const BstGame *game)
{
  *deck = (BstDeck) { .tiles = g_new (guint16, bst_tile_set_get_n_tiles (bst_game_get_tile_set (game))) };
}

void
bst_deck_clear (BstDeck *deck)
{
  g_clear_pointer (&deck->tiles, g_free);
}

void
bst_deck_shuffle (BstDeck           *deck,
                  const BstPosition *position,
                  BstRandom         *random)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_types = bst_tile_set_get_n_types (set);
  int abbey = bst_tile_set_find_abbey (set);

  deck->n_tiles = deck->next = 0;
  for (guint type = 0; type < n_types; type++)
    for (guint n = (int) type == abbey ? 0 : bst_position_get_remaining (position, type); n > 0; n--)
      {
        /* Inside-out shuffle: the new tile takes a random place among those before it. */
        guint index = bst_random_below (random, deck->n_tiles + 1);

        deck->tiles[deck->n_tiles++] = deck->tiles[index];
        deck->tiles[index] = (guint16) type;
      }
}

int
bst_deck_draw (BstDeck           *deck,
               const BstPosition *position)
{
  guint at = deck->next + bst_position_find_drawable (position, deck->tiles + deck->next,
                                                      deck->n_tiles - deck->next);
  guint16 type;

  if (at == deck->n_tiles)
    return BST_NO_TILE;

  type = deck->tiles[at];
  deck->tiles[at] = deck->tiles[deck->next];
  deck->tiles[deck->next] = type;

  return type;
}

void
bst_deck_advance (BstDeck *deck)
{
  deck->next++;
}
