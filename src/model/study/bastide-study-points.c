/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points of the players along the line. */

#include "config.h"

#include "bastide-study-private.h"

#include <string.h>

/* Who @player of the game that is shown was at another place of the line: players keep their
 * colours. BST_NO_PLAYER if he was not there. */
static int
find_player (BastideStudy  *self,
             const BstGame *there,
             guint          player)
{
  const BstGame *here = bastide_study_get_game (self);
  const char *colour;

  if (here == there)
    return (int) player;
  if (player >= bst_game_get_n_players (here))
    return BST_NO_PLAYER;
  colour = bst_colour_name (bst_game_get_player (here, player)->colour);

  return bst_game_find_colour (there, colour, strlen (colour));
}

int
bastide_study_get_score (BastideStudy *self,
                         guint         index,
                         guint         player,
                         gboolean      with_pending)
{
  const BastideScores *row;
  int who;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);
  g_return_val_if_fail (self->line != NULL && index < self->line->len, 0);
  g_return_val_if_fail (player < BST_MAX_PLAYERS, 0);

  row = &g_array_index (self->scores, BastideScores, index);
  who = find_player (self, row->game, player);
  if (who == BST_NO_PLAYER)
    return 0;

  return row->scored[who] + (with_pending ? row->pending[who] : 0);
}

int
bastide_study_get_standing (BastideStudy *self,
                            guint         index,
                            guint         player)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);
  g_return_val_if_fail (self->line != NULL && index < self->line->len, 0);

  return bastide_study_get_score (self, index, player,
                                  g_array_index (self->scores, BastideScores, index).is_over);
}

int
bastide_study_get_pending_points (BastideStudy *self,
                                  guint         player)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);
  g_return_val_if_fail (self->record != NULL && player < BST_MAX_PLAYERS, 0);

  return g_array_index (self->scores, BastideScores, self->index).pending[player];
}

void
bastide_study_get_ranking (BastideStudy *self,
                           BstRanking   *ranking)
{
  int totals[BST_MAX_PLAYERS];
  guint n_players;

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (self->record != NULL);

  n_players = bst_game_get_n_players (bastide_study_get_game (self));
  for (guint player = 0; player < n_players; player++)
    totals[player] = bastide_study_get_score (self, self->index, player, TRUE);
  bst_ranking_init (ranking, totals, n_players);
}
