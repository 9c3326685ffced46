/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-ranking.h"

#include "bst-engine-inputs.h"

#include <math.h>
#include <string.h>

/* A chance above is taken as certain. */
#define SURE            .85f
/* Joins count from this chance on that the cell between is filled. */
#define JOINS           .55f
/* With fewer turns left figures that stand idle do not matter. */
#define IDLE_TURNS      7

struct _BstEngineRanking
{
  BstSurveyor     *surveyor;
  BstEngineCells  *cells;
  const BstSurvey *survey;
};

BstEngineRanking *
bst_engine_ranking_new (const BstPosition *position)
{
  BstEngineRanking *ranking = g_new0 (BstEngineRanking, 1);

  ranking->surveyor = bst_surveyor_new (position);
  ranking->cells = bst_engine_cells_new (bst_position_get_game (position));

  return ranking;
}

void
bst_engine_ranking_free (BstEngineRanking *ranking)
{
  bst_surveyor_free (ranking->surveyor);
  bst_engine_cells_free (ranking->cells);
  g_free (ranking);
}

static float
find_cell_chance (BstEngineRanking *ranking,
                  guint             cell)
{
  return 1 - ldexpf (1, -(int) bst_engine_cells_fit (ranking->cells, ranking->survey->cells[cell].surroundings));
}

static float
find_chance (BstEngineRanking       *ranking,
             const BstSurveyFeature *feature)
{
  float chance = 1;

  for (guint i = feature->first_opening; i != BST_NO_OPENING; i = ranking->survey->openings[i].next)
    chance *= find_cell_chance (ranking, ranking->survey->openings[i].cell);

  return chance > SURE ? 1 : chance;
}

/* +1 for the player's, -1 for what others have, 0 shared by both or free. */
static int
find_side (const BstSurveyFeature *feature,
           guint                   player)
{
  guint mine = 1u << player;

  return ((feature->owners & mine) != 0) - ((feature->owners & ~mine) != 0);
}

static float
rate_worth (const BstSurveyFeature *feature,
            float                   chance)
{
  float share = bst_feature_kind_get (feature->kind)->counts_round ? .5f : .8f;

  if (feature->kind == BST_FEATURE_FIELD)
    return .99f * 3 * feature->n_cities;

  return feature->end + share * chance * (float) (feature->completed - feature->end);
}

/* A figure on what will not be completed soon. */
static float
rate_idle (float    chance,
           gboolean is_mine)
{
  if (chance < .0001f)
    return is_mine ? -12 : 3;
  if (chance < .2f)
    return is_mine ? -3 : .75f;
  if (chance < .55f)
    return is_mine ? -1.2f : .3f;

  return 0;
}

/* What it costs to hold several of a kind at once. */
static float
find_price (guint kind,
            guint n)
{
  static const float roads[] = { 0, 1, 2.5f, 4.5f, 7.5f };
  static const float cities[] = { 0, .5f, 1.5f, 3, 5, 8 };
  static const float farms[] = { 0, 5, 10, 19 };

  switch (kind)
    {
    case BST_FEATURE_ROAD:
      return roads[MIN (n, G_N_ELEMENTS (roads) - 1)];
    case BST_FEATURE_CITY:
      return cities[MIN (n, G_N_ELEMENTS (cities) - 1)];
    case BST_FEATURE_FIELD:
      return farms[MIN (n, G_N_ELEMENTS (farms) - 1)];
    default:
      return 0;
    }
}

static float
rate_supply (guint n)
{
  return n == 0 ? -4 : .15f * (float) n;
}

/* Who has the majority if both were one: as find_side(). */
static int
find_joined_side (const BstSurveyFeature *one,
                  const BstSurveyFeature *other,
                  guint                   player)
{
  int mine = one->strengths[player] + other->strengths[player], theirs = 0;

  for (guint rival = 0; rival < BST_MAX_PLAYERS; rival++)
    if (rival != player)
      theirs = MAX (theirs, one->strengths[rival] + other->strengths[rival]);

  return (mine > theirs) - (mine < theirs);
}

/* Two features that meet at a corner of the cell. */
static float
rate_join (const BstSurveyFeature *one,
           const BstSurveyFeature *other,
           guint                   player)
{
  float both = (float) (one->end + other->end);
  float now = (float) (find_side (one, player) * one->end + find_side (other, player) * other->end);

  return .5f * ((float) find_joined_side (one, other, player) * both - now);
}

static gboolean
is_at_corner (const BstOpening *one,
              const BstOpening *other)
{
  /* Edges have two bits each; the next edge is two further. */
  guint turned = (one->sides << 2 | one->sides >> 6 | one->sides >> 2 | one->sides << 6) & 0xff;

  return (turned & other->sides) != 0;
}

static float
rate_cell (BstEngineRanking *ranking,
           guint             index,
           guint             player)
{
  const BstSurvey *survey = ranking->survey;
  const BstSurveyCell *cell = &survey->cells[index];
  float rating = 0;

  for (guint i = cell->first_opening; i < cell->first_opening + cell->n_openings; i++)
    for (guint j = cell->first_opening; j < i; j++)
      {
        const BstSurveyFeature *one = &survey->features[survey->openings[i].feature];
        const BstSurveyFeature *other = &survey->features[survey->openings[j].feature];

        if (one->kind == other->kind && one->kind != BST_FEATURE_FIELD && one->owners != 0 && other->owners != 0
            && is_at_corner (&survey->openings[i], &survey->openings[j]))
          rating += rate_join (one, other, player);
      }

  return rating != 0 && find_cell_chance (ranking, index) >= JOINS ? rating : 0;
}

static void
count_held (const BstSurveyFeature *feature,
            guint                   player,
            guint                   n_held[2][BST_N_FEATURE_KINDS])
{
  for (guint rival = 0; rival < BST_MAX_PLAYERS; rival++)
    if (feature->strengths[rival] > 0)
      n_held[rival != player][feature->kind]++;
}

static float
rate_features (BstEngineRanking  *ranking,
               const BstPosition *position,
               guint              player)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  gboolean minds_idle = bst_position_get_n_drawable (position) > IDLE_TURNS * n_players;
  guint n_held[2][BST_N_FEATURE_KINDS] = { 0 };
  float rating = 0;

  for (guint i = 0; i < ranking->survey->n_features; i++)
    {
      const BstSurveyFeature *feature = &ranking->survey->features[i];
      float chance;

      if (feature->owners == 0 && feature->kind == BST_FEATURE_FIELD)
        continue;
      chance = feature->kind == BST_FEATURE_FIELD ? 1 : find_chance (ranking, feature);
      rating += (float) find_side (feature, player) * rate_worth (feature, chance);
      count_held (feature, player, n_held);
      for (guint rival = 0; minds_idle && rival < n_players; rival++)
        rating += (float) feature->strengths[rival] * rate_idle (chance, rival == player);
    }
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    rating -= find_price (kind, n_held[0][kind]) - find_price (kind, n_held[1][kind]);

  return rating;
}

float
bst_engine_ranking_rate (BstEngineRanking  *ranking,
                         const BstPosition *position,
                         guint              player)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  float rating;

  ranking->survey = bst_surveyor_look (ranking->surveyor, position);
  bst_engine_cells_begin (ranking->cells, position);
  rating = rate_features (ranking, position, player);
  for (guint cell = 0; cell < ranking->survey->n_cells; cell++)
    rating += rate_cell (ranking, cell, player);
  for (guint rival = 0; rival < n_players; rival++)
    {
      float sign = rival == player ? 1 : -1;

      rating += sign * (float) bst_position_get_score (position, rival)
                + sign * rate_supply (bst_engine_count_supply (position, rival));
    }

  return rating;
}
