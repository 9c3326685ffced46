/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-board.h"

#include "bst-io-tile-set.h"

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
place (BstPosition        *position,
       guint               type,
       const BstPlacement *placement,
       guint64            *state)
{
  guint rotation;

  do
    rotation = roll (state, 4);
  while (!(placement->rotations & (1u << rotation)));
  bst_position_place (position, type, placement->x, placement->y, rotation);
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

  if (n == 0)
    {
      bst_position_discard (position, type);
      return;
    }
  place (position, type, &placements[roll (state, n)], state);
  n = bst_position_get_spots (position, player, BST_FIGURE_FOLLOWER, spots);
  if (n > 0 && roll (state, 2) == 0)
    bst_position_put_figure (position, player, BST_FIGURE_FOLLOWER, spots[roll (state, n)]);
  bst_position_end_turn (position, NULL);
}

/* Most of what may be done is done. */
static void
play_steps (BstPosition *position,
            guint64     *state)
{
  while (bst_position_is_unfinished (position))
    {
      BstSteps steps = { 0 };

      bst_position_get_steps (position, &steps);
      if (steps.n_items > 0 && (!bst_position_may_pass (position) || roll (state, 4) != 0))
        bst_position_make_step (position, &steps.items[roll (state, steps.n_items)], NULL);
      else
        bst_position_pass (position, NULL);
      bst_steps_clear (&steps);
    }
}

/* A turn with all its steps; an abbey, where one may be laid. */
static void
play_full_turn (BstPosition *position,
                BstTileSet  *set,
                guint64     *state)
{
  BstPlacement placements[BST_MAX_PLACEMENTS (400)];
  guint type;
  guint n;

  do
    type = draw (position, set, state);
  while (!bst_position_may_draw (position, type));
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    if (bst_position_may_lay_abbey (position, i) && bst_position_has_placement (position, i))
      type = i;
  n = bst_position_get_placements (position, type, placements);
  if (n == 0)
    {
      bst_position_discard (position, type);
      return;
    }
  place (position, type, &placements[roll (state, n)], state);
  play_steps (position, state);
}

static BstPosition *
new_position (BstTileSet     *set,
              const BstRules *rules,
              guint           n_players)
{
  static const BstPlayer players[BST_MAX_PLAYERS] = {
    { (char *) "Ada", BST_COLOUR_RED }, { (char *) "Ben", BST_COLOUR_BLUE },
    { (char *) "Cleo", BST_COLOUR_YELLOW }, { (char *) "Dan", BST_COLOUR_GREEN },
    { (char *) "Eva", BST_COLOUR_BLACK }, { (char *) "Fay", BST_COLOUR_PINK },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (BstGame) game = bst_game_new (set, rules, players, n_players, &error);

  g_assert_no_error (error);
  return bst_position_new (game);
}

BstPosition *
random_board_new (BstTileSet *set,
                  guint       n_players,
                  guint       n_moves,
                  guint32     seed)
{
  BstPosition *position;
  BstRules rules;
  guint64 state = seed + 12345;

  bst_rules_init (&rules);
  position = new_position (set, &rules, n_players);
  for (guint i = 0; i < n_moves && bst_position_get_n_remaining (position) > 0; i++)
    play_turn (position, draw (position, set, &state), &state);
  return position;
}

BstPosition *
random_board_new_full (const char *sets,
                       guint       n_players,
                       guint       n_moves,
                       guint32     seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (sets, &error);
  BstPosition *position;
  BstRules rules;
  guint64 state = seed + 12345;

  g_assert_no_error (error);
  bst_rules_init (&rules);
  bst_io_tile_set_raise_switches (sets, &rules);
  position = new_position (set, &rules, n_players);
  for (guint i = 0; i < n_moves && bst_position_get_n_remaining (position) > 0; i++)
    play_full_turn (position, set, &state);
  return position;
}
