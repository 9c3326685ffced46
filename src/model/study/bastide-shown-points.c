/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points of the players along the line. */

#include "config.h"

#include "bastide-shown-private.h"

#include <string.h>

static const BastideScores *
get_row (const BastideShown *self,
         guint               index)
{
  return &g_array_index (bastide_shown_get_place (self)->scores, BastideScores, index);
}

/* Who @player of the game that is shown was at another place of the line: players keep their
 * colours. BST_NO_PLAYER if he was not there. */
static int
find_player (const BstGame *here,
             const BstGame *there,
             guint          player)
{
  const char *colour;

  if (here == there)
    return (int) player;
  if (player >= bst_game_get_n_players (here))
    return BST_NO_PLAYER;
  colour = bst_colour_name (bst_game_get_player (here, player)->colour);

  return bst_game_find_colour (there, colour, strlen (colour));
}

int
bastide_shown_get_score (const BastideShown *self,
                         guint               index,
                         guint               player,
                         gboolean            with_pending)
{
  const BastideScores *row;
  int who;

  g_return_val_if_fail (index < bastide_shown_get_line_length (self), 0);
  g_return_val_if_fail (player < BST_MAX_PLAYERS, 0);

  row = get_row (self, index);
  who = find_player (bastide_shown_get_game (self), row->game, player);
  if (who == BST_NO_PLAYER)
    return 0;

  return row->scored[who] + (with_pending ? row->pending[who] : 0);
}

int
bastide_shown_get_standing (const BastideShown *self,
                            guint               index,
                            guint               player)
{
  g_return_val_if_fail (index < bastide_shown_get_line_length (self), 0);

  return bastide_shown_get_score (self, index, player, get_row (self, index)->is_over);
}

int
bastide_shown_get_pending_points (const BastideShown *self,
                                  guint               player)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (player < BST_MAX_PLAYERS, 0);

  return get_row (self, bastide_shown_get_index (self))->pending[player];
}

void
bastide_shown_get_ranking (const BastideShown *self,
                           BstRanking         *ranking)
{
  int totals[BST_MAX_PLAYERS];
  guint n_players;

  g_return_if_fail (self != NULL);

  n_players = bst_game_get_n_players (bastide_shown_get_game (self));
  for (guint player = 0; player < n_players; player++)
    totals[player] = bastide_shown_get_score (self, bastide_shown_get_index (self), player, TRUE);
  bst_ranking_init (ranking, totals, n_players);
}
