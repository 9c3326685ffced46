/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-playouts.h"

#include "bst-feature.h"
#include "bst-playout.h"

/* Whole numbers, so that it makes no difference in which order they are added up. */
typedef struct
{
  gint64  sum;
  gint64  squares;
  guint64 n_wins;       /* alone */
  guint64 n_ties;
} Tally;

struct _BstPlayouts
{
  BstPosition       *position;
  guint64            seed;
  guint              n_players;
  guint64            n_games;
  Tally              tallies[BST_MAX_PLAYERS];
  guint              n_features;
  BstPlayoutFeature *features;      /* the estimates are filled when they are asked for */
  guint64           *n_completed;   /* of each feature: games in which it was */
};

static gboolean
can_be_completed (const BstPosition *position,
                  guint              part)
{
  BstFeature feature;

  bst_position_get_feature (position, part, &feature);

  return !feature.complete && bst_feature_kind_get (feature.kind)->completes;
}

BstPlayouts *
bst_playouts_new (const BstPosition *position,
                  guint64            seed)
{
  BstPlayouts *playouts = g_new0 (BstPlayouts, 1);
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots;

  playouts->position = bst_position_copy (position);
  if (bst_position_is_unfinished (position))
    bst_position_end_turn (playouts->position, NULL);
  playouts->seed = seed;
  playouts->n_players = bst_game_get_n_players (bst_position_get_game (position));

  n_roots = bst_position_get_features (playouts->position, roots);
  playouts->features = g_new0 (BstPlayoutFeature, n_roots + 1);
  playouts->n_completed = g_new0 (guint64, n_roots + 1);
  for (guint i = 0; i < n_roots; i++)
    if (can_be_completed (playouts->position, roots[i]))
      playouts->features[playouts->n_features++].part = roots[i];

  return playouts;
}

void
bst_playouts_free (BstPlayouts *playouts)
{
  bst_position_free (playouts->position);
  g_free (playouts->features);
  g_free (playouts->n_completed);
  g_free (playouts);
}

/* What players hold comes before anything is drawn: a random bag knows nothing of hands. */
static void
lay_held_tiles (BstPosition *position,
                BstRandom   *random)
{
  guint n_tiles = bst_position_get_n_drawable (position);

  while (n_tiles-- > 0)
    {
      int type = bst_position_get_held_tile (position, bst_position_get_turn (position));

      if (type == BST_NO_TILE || !bst_position_may_draw (position, (guint) type)
          || !bst_position_has_placement (position, (guint) type))
        return;
      bst_playout_turn (position, random, (guint) type, NULL);
    }
}

static void
count (BstPlayouts       *playouts,
       const BstPosition *position,
       const BstPlayout  *playout)
{
  int most = playout->scores[0];
  guint n_first = 0;

  for (guint player = 1; player < playouts->n_players; player++)
    most = MAX (most, playout->scores[player]);
  for (guint player = 0; player < playouts->n_players; player++)
    n_first += playout->scores[player] == most;
  for (guint player = 0; player < playouts->n_players; player++)
    {
      Tally *tally = &playouts->tallies[player];
      int points = playout->scores[player];

      tally->sum += points;
      tally->squares += (gint64) points * points;
      tally->n_wins += points == most && n_first == 1;
      tally->n_ties += points == most && n_first > 1;
    }
  for (guint i = 0; i < playouts->n_features; i++)
    playouts->n_completed[i] += bst_position_is_complete (position, playouts->features[i].part);
  playouts->n_games++;
}

void
bst_playouts_play (BstPlayouts *playouts,
                   guint64      first,
                   guint        n_games)
{
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (bst_position_get_game (playouts->position));

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (BstPosition) position = bst_position_copy (playouts->position);
      BstPlayout playout;
      BstRandom random;

      bst_random_init (&random, bst_random_seed_of (playouts->seed, first + i));
      lay_held_tiles (position, &random);
      bst_playout_run (position, &random, scratch, NULL, &playout);
      count (playouts, position, &playout);
    }
}

void
bst_playouts_add (BstPlayouts       *playouts,
                  const BstPlayouts *other)
{
  g_return_if_fail (playouts->n_features == other->n_features);

  playouts->n_games += other->n_games;
  for (guint player = 0; player < playouts->n_players; player++)
    {
      playouts->tallies[player].sum += other->tallies[player].sum;
      playouts->tallies[player].squares += other->tallies[player].squares;
      playouts->tallies[player].n_wins += other->tallies[player].n_wins;
      playouts->tallies[player].n_ties += other->tallies[player].n_ties;
    }
  for (guint i = 0; i < playouts->n_features; i++)
    playouts->n_completed[i] += other->n_completed[i];
}

void
bst_playouts_get (BstPlayouts       *playouts,
                  BstPlayoutsResult *result)
{
  *result = (BstPlayoutsResult) {
    .seed = playouts->seed, .n_games = playouts->n_games, .n_features = playouts->n_features, .features = playouts->features,
  };
  for (guint player = 0; player < playouts->n_players; player++)
    {
      const Tally *tally = &playouts->tallies[player];

      bst_estimate_mean (&result->points[player], (double) tally->sum, (double) tally->squares, playouts->n_games);
      bst_estimate_share (&result->wins[player], tally->n_wins, playouts->n_games);
      bst_estimate_share (&result->ties[player], tally->n_ties, playouts->n_games);
    }
  for (guint i = 0; i < playouts->n_features; i++)
    bst_estimate_share (&playouts->features[i].completed, playouts->n_completed[i], playouts->n_games);
}

const BstEstimate *
bst_playouts_find_completed (const BstPlayoutsResult *result,
                             guint                    root)
{
  for (guint i = 0; i < result->n_features; i++)
    if (result->features[i].part == root)
      return &result->features[i].completed;

  return NULL;
}
