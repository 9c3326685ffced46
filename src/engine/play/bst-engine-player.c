/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-player.h"

#include "bst-engine-ranking.h"
#include "bst-engine-turns.h"
#include "bst-feature.h"

struct _BstEnginePlayer
{
  BstEngineYardstick yardstick;
  BstEngineValuer   *valuer;        /* Owned; of a learned player, as the next of a ranking one */
  BstEngineRanking  *ranking;
  BstEngineTurns     turns;
  BstRandom          random;
  guint              n_players;
  /* While turns are shown: */
  guint              decider;
  guint              n_seen;
  guint              n_equal;       /* as good as the best, so far */
  float              best;
  BstMove            move;
};

BstEnginePlayer *
bst_engine_player_new (BstEngineYardstick  yardstick,
                       const BstEngineNet *net,
                       const BstPosition  *position)
{
  BstEnginePlayer *player = g_new0 (BstEnginePlayer, 1);

  player->yardstick = yardstick;
  player->n_players = bst_game_get_n_players (bst_position_get_game (position));
  if (yardstick == BST_ENGINE_LEARNED)
    player->valuer = bst_engine_valuer_new (net, position);
  if (yardstick == BST_ENGINE_RANKING)
    player->ranking = bst_engine_ranking_new (position);

  return player;
}

void
bst_engine_player_free (BstEnginePlayer *player)
{
  g_clear_pointer (&player->valuer, bst_engine_valuer_free);
  g_clear_pointer (&player->ranking, bst_engine_ranking_free);
  bst_engine_turns_clear (&player->turns);
  g_free (player);
}

void
bst_engine_player_set_seed (BstEnginePlayer *player,
                            guint64          seed)
{
  bst_random_init (&player->random, seed);
}

BstEngineValuer *
bst_engine_player_get_valuer (BstEnginePlayer *player)
{
  return player->valuer;
}

/* --- Choosing --- */

static float
find_margin_now (const BstPosition *position,
                 guint              n_players,
                 guint              decider)
{
  int end[BST_MAX_PLAYERS] = { 0 };
  double points[BST_MAX_PLAYERS];

  bst_position_score_final (position, end, NULL);
  for (guint player = 0; player < n_players; player++)
    points[player] = end[player] + bst_position_get_score (position, player);

  return (float) bst_engine_find_margin (points, n_players, decider);
}

static float
rate (BstEnginePlayer   *player,
      const BstPosition *after)
{
  BstEngineValue value;

  switch (player->yardstick)
    {
    case BST_ENGINE_GREEDY:
      return find_margin_now (after, player->n_players, player->decider);
    case BST_ENGINE_RANKING:
      return bst_engine_ranking_rate (player->ranking, after, player->decider);
    case BST_ENGINE_LEARNED:
      bst_engine_valuer_look (player->valuer, after, &value);
      return bst_engine_valuer_margin (player->valuer, &value, player->decider);
    case BST_ENGINE_RANDOM:
    default:
      return 0;
    }
}

/* Of equal turns each is taken with the same chance. */
static void
see (gpointer           data,
     const BstMove     *move,
     const BstPosition *after)
{
  BstEnginePlayer *player = data;
  float rating = rate (player, after);

  if (player->n_seen++ == 0 || rating > player->best)
    player->n_equal = 0;
  else if (rating < player->best)
    return;
  if (bst_random_below (&player->random, ++player->n_equal) == 0)
    {
      player->best = rating;
      bst_move_copy (&player->move, move);
    }
}

void
bst_engine_player_complete (BstEnginePlayer *player,
                            BstPosition     *position,
                            BstMove         *move)
{
  if (bst_position_is_plain (position))
    return;
  while (move->n_steps < BST_MAX_STEPS && bst_engine_turns_begin (position, move))
    {
      player->decider = bst_position_get_decider (position);
      player->n_seen = 0;
      bst_engine_turns_visit_steps (&player->turns, position, move, see, player);
      bst_move_copy (move, &player->move);
    }
  bst_position_undo (position);
  while (move->n_steps > 0 && move->steps[move->n_steps - 1].kind == BST_STEP_PASS)
    move->n_steps--;
}

gboolean
bst_engine_player_choose (BstEnginePlayer *player,
                          BstPosition     *position,
                          guint            type,
                          BstMove         *move,
                          float           *rating)
{
  player->decider = bst_position_get_turn (position);
  player->n_seen = 0;
  if (bst_engine_turns_visit (&player->turns, position, type, see, player) == 0)
    return FALSE;
  if (rating != NULL)
    *rating = player->best;
  bst_move_copy (move, &player->move);
  bst_engine_player_complete (player, position, move);

  return TRUE;
}

gboolean
bst_engine_player_play (BstEnginePlayer *player,
                        BstPosition     *position,
                        guint            type)
{
  BstMove move;

  if (!bst_engine_player_choose (player, position, type, &move, NULL))
    return FALSE;
  bst_engine_turns_make (&player->turns, position, &move, NULL);

  return TRUE;
}
