/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-board.h"

static guint
roll (guint64 *state,
      guint    sides)
{
  *state = *state * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);
  return (guint) ((*state >> 33) % sides);
}

/* A tile of those that remain, each copy alike. */
static guint
draw (const BstPosition *position,
      BstTileSet        *set,
      guint64           *state)
{
  guint at = roll (state, bst_position_get_n_remaining (position));

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      guint copies = bst_position_get_remaining (position, type);

      if (at < copies)
        return type;
      at -= copies;
    }
  g_assert_not_reached ();
}

static void
play_turn (BstPosition *position,
           guint        type,
           guint64     *state)
{
  BstPlacement placements[BST_MAX_PLACEMENTS (100)];
  guint8 spots[BST_MAX_SEGMENTS];
  guint n = bst_position_get_placements (position, type, placements);
  guint player = bst_position_get_turn (position);
  const BstPlacement *chosen;
  guint rotation;

  if (n == 0)
    {
      bst_position_discard (position, type);
      return;
    }
  chosen = &placements[roll (state, n)];
  do
    rotation = roll (state, 4);
  while (!(chosen->rotations & (1u << rotation)));
  bst_position_place (position, type, chosen->x, chosen->y, rotation);
  n = bst_position_get_spots (position, player, BST_FIGURE_FOLLOWER, spots);
  if (n > 0 && roll (state, 2) == 0)
    bst_position_put_figure (position, player, BST_FIGURE_FOLLOWER, spots[roll (state, n)]);
  bst_position_end_turn (position, NULL);
}

BstPosition *
random_board_new (BstTileSet *set,
                  guint       n_players,
                  guint       n_moves,
                  guint32     seed)
{
  static const BstPlayer players[BST_MAX_PLAYERS] = {
    { (char *) "Ada", BST_COLOUR_RED }, { (char *) "Ben", BST_COLOUR_BLUE },
    { (char *) "Cleo", BST_COLOUR_YELLOW }, { (char *) "Dan", BST_COLOUR_GREEN },
    { (char *) "Eva", BST_COLOUR_BLACK }, { (char *) "Fay", BST_COLOUR_PINK },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (BstGame) game = NULL;
  BstPosition *position;
  BstRules rules;
  guint64 state = seed + 12345;

  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, players, n_players, &error);
  g_assert_no_error (error);
  position = bst_position_new (game);
  for (guint i = 0; i < n_moves && bst_position_get_n_remaining (position) > 0; i++)
    play_turn (position, draw (position, set, &state), &state);
  return position;
}
