/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-match.h"

#include "bst-feature.h"
#include "bst-playout.h"

typedef struct
{
  BstPosition       *position;
  BstEnginePlayer  **players;
  BstPlayoutScratch *scratch;
  guint              random_turns;
  BstRandom         *random;
} Match;

static void
play_turn (Match *match,
           guint  type)
{
  guint turn = bst_position_get_turn (match->position);

  if (match->random_turns > 0 && bst_random_below (match->random, match->random_turns) == 0)
    bst_playout_turn (match->position, match->random, type, NULL);
  else
    bst_engine_player_play (match->players[turn], match->position, type);
}

/* AM1: now and then an abbey is laid instead of a tile that is drawn. */
static gboolean
plays_abbey (Match *match)
{
  int abbey = bst_playout_choose_abbey (match->position, match->random, match->scratch);

  if (abbey == BST_NO_TILE)
    return FALSE;
  play_turn (match, (guint) abbey);

  return TRUE;
}

static void
play_last_round (Match *match)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (match->position));

  for (guint i = 0; i < n_players && !bst_position_is_exhausted (match->position); i++)
    if (!plays_abbey (match))
      bst_position_set_turn (match->position, (bst_position_get_turn (match->position) + 1) % n_players);
}

void
bst_engine_play_game (BstPosition     *position,
                      BstDeck         *deck,
                      BstEnginePlayer *players[BST_MAX_PLAYERS],
                      guint            random_turns,
                      BstRandom       *random,
                      BstEngineWatch   watch,
                      gpointer         data,
                      int              points[BST_MAX_PLAYERS])
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (bst_position_get_game (position));
  Match match = { position, players, scratch, random_turns, random };
  int type;

  while ((type = bst_deck_draw (deck, position)) != BST_NO_TILE)
    {
      if (!bst_position_has_placement (position, (guint) type))
        {
          bst_position_discard (position, (guint) type);
          bst_deck_advance (deck);
          continue;
        }
      if (watch != NULL)
        watch (data, position);
      if (plays_abbey (&match))
        continue;
      play_turn (&match, (guint) type);
      bst_deck_advance (deck);
    }
  play_last_round (&match);
  if (watch != NULL)
    watch (data, position);

  for (guint player = 0; player < n_players; player++)
    points[player] = bst_position_get_score (position, player);
  bst_position_score_final (position, points, NULL);
}

double
bst_engine_play_pair (BstGame         *game,
                      guint64          seed,
                      BstEnginePlayer *one,
                      BstEnginePlayer *other)
{
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_auto (BstDeck) deck = { 0 };
  double margin = 0;

  bst_deck_init (&deck, game);
  for (guint seat = 0; seat < 2; seat++)
    {
      BstEnginePlayer *players[BST_MAX_PLAYERS] = { seat == 0 ? one : other, seat == 0 ? other : one };
      int points[BST_MAX_PLAYERS];
      BstRandom random;

      bst_random_init (&random, seed);
      bst_position_reset (position);
      bst_deck_shuffle (&deck, position, &random);
      bst_engine_player_set_seed (one, seed);
      bst_engine_player_set_seed (other, ~seed);
      bst_engine_play_game (position, &deck, players, 0, &random, NULL, NULL, points);
      margin += .5 * (points[seat] - points[1 - seat]);
    }

  return margin;
}
