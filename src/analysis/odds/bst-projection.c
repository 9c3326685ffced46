/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-projection.h"

struct _BstProjection
{
  BstPosition         *position;    /* Owned; between two turns */
  BstOddsSettings      settings;
  guint                n_players;
  guint                n_features;
  BstProjectedFeature *features;    /* Owned: cities that only matter to farms too */
  guint                at;          /* the next whose odds are asked, ... */
  guint                player;      /* ... for this player */
};

/* Is there somebody whom the feature would pay? */
static gboolean
is_owned (const BstFeature *feature)
{
  return feature->owners != 0 && bst_feature_kind_get (feature->kind)->is_claimed;
}

/* Of a city that nobody owns the chance matters to the farms at it. */
static gboolean
has_odds (const BstFeature *feature)
{
  return !feature->complete && bst_feature_kind_get (feature->kind)->completes
         && (feature->kind == BST_FEATURE_CITY || feature->owners != 0);
}

BstProjection *
bst_projection_new (const BstPosition     *position,
                    const BstOddsSettings *settings)
{
  BstProjection *projection = g_new0 (BstProjection, 1);
  g_autofree guint16 *roots = NULL;
  guint n_roots;

  projection->position = bst_position_copy (position);
  if (bst_position_is_unfinished (position))
    bst_position_end_turn (projection->position, NULL);
  projection->settings = *settings;
  projection->n_players = bst_game_get_n_players (bst_position_get_game (position));

  roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  n_roots = bst_position_get_features (projection->position, roots);
  projection->features = g_new0 (BstProjectedFeature, n_roots + 1);
  for (guint i = 0; i < n_roots; i++)
    {
      BstProjectedFeature *item = &projection->features[projection->n_features];

      bst_position_get_feature (projection->position, roots[i], &item->feature);
      item->closer = BST_MAX_PLAYERS;
      item->exact = TRUE;
      projection->n_features += is_owned (&item->feature) || has_odds (&item->feature);
    }

  return projection;
}

void
bst_projection_free (BstProjection *projection)
{
  bst_position_free (projection->position);
  g_free (projection->features);
  g_free (projection);
}

/* To the next player whose odds matter; FALSE at the end. */
static gboolean
find_next (BstProjection *projection)
{
  for (; projection->at < projection->n_features; projection->at++, projection->player = 0)
    {
      const BstFeature *feature = &projection->features[projection->at].feature;

      for (; has_odds (feature) && projection->player < projection->n_players; projection->player++)
        if (feature->owners == 0 || (feature->owners & (1u << projection->player)))
          return TRUE;
    }

  return FALSE;
}

gboolean
bst_projection_step (BstProjection *projection,
                     guint          n_samples)
{
  g_autoptr (BstFeatureOdds) odds = NULL;
  BstProjectedFeature *item;
  BstFeatureOddsResult result;
  BstOddsSettings settings = projection->settings;

  if (!find_next (projection))
    return FALSE;
  item = &projection->features[projection->at];
  settings.player = projection->player++;
  odds = bst_feature_odds_new (projection->position, &settings, item->feature.part);
  if (odds != NULL)
    {
      bst_feature_odds_step (odds, n_samples);
      bst_feature_odds_get (odds, &result);
      item->exact = item->exact && result.exact;
      if (item->closer == BST_MAX_PLAYERS || result.mine.value > item->chance.value)
        {
          item->closer = settings.player;
          item->chance = result.mine;
        }
    }

  return find_next (projection);
}

/* --- Expecting --- */

/* Adds what the completion of a city would bring at its farms, by its chance. */
static void
expect_city (BstProjection             *projection,
             const BstProjectedFeature *city,
             const guint               *farms,
             guint                      n_farms)
{
  for (guint i = 0; i < n_farms; i++)
    {
      BstProjectedFeature *farm = &projection->features[farms[i]];
      int ends[BST_MAX_PLAYERS];

      bst_position_get_farm_ends (projection->position, farm->feature.part, city->feature.part, ends);
      for (guint player = 0; player < projection->n_players; player++)
        farm->expected[player] += city->chance.value * (ends[player] - farm->feature.ends[player]);
    }
}

/* The farms that have somebody on them, at each unfinished city. */
static void
expect_cities (BstProjection *projection)
{
  g_autofree guint16 *cities = g_new (guint16, bst_position_get_n_parts (projection->position) + 1);
  g_autofree guint *farms = g_new (guint, projection->n_features + 1);

  for (guint i = 0; i < projection->n_features; i++)
    {
      const BstProjectedFeature *city = &projection->features[i];
      guint n_farms = 0;

      if (city->feature.kind != BST_FEATURE_CITY || city->feature.complete)
        continue;
      for (guint j = 0; j < projection->n_features; j++)
        {
          guint n_cities;

          if (projection->features[j].feature.kind != BST_FEATURE_FIELD)
            continue;
          n_cities = bst_position_get_farm_cities (projection->position,
                                                   projection->features[j].feature.part, cities);
          for (guint k = 0; k < n_cities; k++)
            if (cities[k] == city->feature.part)
              farms[n_farms++] = j;
        }
      expect_city (projection, city, farms, n_farms);
    }
}

static void
expect (BstProjection *projection)
{
  for (guint i = 0; i < projection->n_features; i++)
    {
      BstProjectedFeature *item = &projection->features[i];

      for (guint player = 0; player < projection->n_players; player++)
        {
          int end = item->feature.ends[player];
          gboolean gains = has_odds (&item->feature) && (item->feature.owners & (1u << player));

          item->expected[player] = end;
          if (gains)
            item->expected[player] += item->chance.value * (item->feature.completions[player] - end);
        }
    }
  expect_cities (projection);
}

void
bst_projection_get (BstProjection       *projection,
                    BstProjectionResult *result)
{
  expect (projection);
  *result = (BstProjectionResult) {
    .n_features = projection->n_features, .features = projection->features, .exact = TRUE
  };
  for (guint player = 0; player < projection->n_players; player++)
    result->scores[player] = result->ends[player]
      = bst_position_get_score (projection->position, player);
  bst_position_score_final (projection->position, result->ends, NULL);

  for (guint player = 0; player < projection->n_players; player++)
    result->expected[player] = result->ends[player];
  for (guint i = 0; i < projection->n_features; i++)
    {
      const BstProjectedFeature *item = &projection->features[i];

      result->exact = result->exact && item->exact;
      for (guint player = 0; player < projection->n_players; player++)
        result->expected[player] += item->expected[player] - item->feature.ends[player];
    }
}
