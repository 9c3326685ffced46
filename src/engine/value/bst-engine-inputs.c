/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-inputs.h"

#include <string.h>

const float bst_engine_input_scale[BST_N_INPUTS] = {
  [BST_INPUT_ONE] = 1,
  [BST_INPUT_MINE] = .5f,
  [BST_INPUT_BEST_OTHER] = .5f,
  [BST_INPUT_ALL_OTHERS] = .5f,
  [BST_INPUT_I_OWN] = 1,
  [BST_INPUT_I_SHARE] = 1,
  [BST_INPUT_OTHERS_OWN] = 1,
  [BST_INPUT_FREE] = 1,
  [BST_INPUT_END] = .125f,
  [BST_INPUT_GAIN] = .125f,
  [BST_INPUT_CELLS] = .25f,
  [BST_INPUT_OPEN] = .125f,
  [BST_INPUT_DEAD] = 1,
  [BST_INPUT_LEAST_FIT] = .125f,
  [BST_INPUT_MEAN_FIT] = .0625f,
  [BST_INPUT_FILLED] = 1 / 255.f,
  [BST_INPUT_CLOSED] = 1 / 255.f,
  [BST_INPUT_LEAST_CLOSE] = .125f,
  [BST_INPUT_JOIN_MINE] = .5f,
  [BST_INPUT_JOIN_OTHERS] = .5f,
  [BST_INPUT_JOIN_WORTH] = .125f,
  [BST_INPUT_JOIN_LOSS] = .125f,
  [BST_INPUT_JOIN_TILES] = .125f,
  [BST_INPUT_TILES] = .125f,
  [BST_INPUT_HELPERS] = 1,
  [BST_INPUT_OTHER_HELPERS] = 1,
  [BST_INPUT_BARNS] = .5f,
  [BST_INPUT_CITIES] = .25f,
  [BST_INPUT_OPEN_CITIES] = .25f,
  [BST_INPUT_OPEN_WORTH] = 1 / 32.f,
  [BST_INPUT_TIME] = 1 / 16.f,
  [BST_INPUT_IS_NEXT] = 1,
  [BST_INPUT_SUPPLY] = .25f,
  [BST_INPUT_OTHER_SUPPLY] = .25f,
  [BST_INPUT_SPECIAL] = 1,
  [BST_INPUT_PLAYERS] = .5f,
};

#define SHARE 255u
/* So many copies and more come surely. */
#define SURE  8

/* The free cells that a feature needs. */
typedef struct
{
  guint16 n_cells;
  guint16 n_dead;
  guint16 least_fit;
  guint16 least_close;
  guint   sum_fit;
  guint16 n_fits[SURE];     /* cells that so many copies fit, ... */
  guint16 n_closes[SURE];   /* ... or close */
} Needs;

/* The features that one tile can join to it: of all of them the most, for each player. */
typedef struct
{
  guint8 strengths[BST_MAX_PLAYERS];
  guint8 worth[BST_MAX_PLAYERS];        /* of those that he has, ... */
  guint8 loss[BST_MAX_PLAYERS];         /* ... and of those that only others have */
} Joins;

/* What does not depend on whose row it is. */
typedef struct
{
  guint8 values[BST_N_INPUTS];
  Needs  needs;
  Joins  joins;
} Common;

struct _BstEngineInputs
{
  BstSurveyor       *surveyor;
  BstEngineCells    *cells;
  const BstSurvey   *survey;
  Common            *common;        /* of each feature of the survey */
  guint              allocated;
  guint              n_players;
  gboolean           forgets_bag;
  guint              turn;
  guint              time;
  guint8             supply[BST_MAX_PLAYERS];
  guint8             chance[SURE];  /* that one of so many copies comes among half of the tiles left, of SHARE */
};

/* Without the tile left out: each copy comes early with one half. */
static void
init_chances (BstEngineInputs *inputs)
{
  guint missed = SHARE << 8;

  for (guint n = 0; n < G_N_ELEMENTS (inputs->chance); n++, missed /= 2)
    inputs->chance[n] = (guint8) (SHARE - (missed >> 8));
}

BstEngineInputs *
bst_engine_inputs_new (const BstPosition *position)
{
  BstEngineInputs *inputs = g_new0 (BstEngineInputs, 1);

  inputs->surveyor = bst_surveyor_new (position);
  inputs->cells = bst_engine_cells_new (bst_position_get_game (position));
  inputs->n_players = bst_game_get_n_players (bst_position_get_game (position));
  init_chances (inputs);

  return inputs;
}

void
bst_engine_inputs_free (BstEngineInputs *inputs)
{
  bst_surveyor_free (inputs->surveyor);
  bst_engine_cells_free (inputs->cells);
  g_free (inputs->common);
  g_free (inputs);
}

void
bst_engine_inputs_forget_bag (BstEngineInputs *inputs)
{
  inputs->forgets_bag = TRUE;
}

static inline guint8
cut (guint value)
{
  return (guint8) MIN (value, G_MAXUINT8);
}

static inline guint
times (guint share,
       guint other)
{
  return (share * other + SHARE / 2) / SHARE;
}

/* The edges of which a half is among @sides. */
static inline guint
find_edges (guint sides)
{
  guint edges = (sides | sides >> 1) & 0x55;

  return (edges & 1) | (edges >> 1 & 2) | (edges >> 2 & 4) | (edges >> 3 & 8);
}

/* --- What all players see --- */

/* Points that a feature to be joined is worth: as it stands, a farm by its cities. */
static guint
find_worth (const BstSurveyFeature *feature)
{
  return cut ((guint) MAX (feature->end, 0)) + 3u * cut (feature->n_cities);
}

/* @n_copies can join @other to the feature. */
static void
add_join (const BstEngineInputs  *inputs,
          const BstSurveyFeature *other,
          guint                   n_copies,
          Common                 *common)
{
  Joins *joins = &common->joins;
  guint8 worth;

  if (n_copies == 0)
    return;
  common->values[BST_INPUT_JOIN_TILES] = MAX (common->values[BST_INPUT_JOIN_TILES], cut (n_copies));
  if (other->owners == 0)
    return;
  worth = cut (find_worth (other));
  for (guint player = 0; player < inputs->n_players; player++)
    {
      guint8 *most = other->owners & (1u << player) ? joins->worth : joins->loss;

      joins->strengths[player] = MAX (joins->strengths[player], other->strengths[player]);
      most[player] = MAX (most[player], worth);
    }
}

/* The chance that all of these cells get one, of SHARE: rounded in one order, whatever the order of the cells. */
static guint
find_chance (const BstEngineInputs *inputs,
             const guint16          n_cells[SURE])
{
  guint chance = SHARE;

  for (guint n = 0; n < SURE && chance > 0; n++)
    for (guint i = 0; i < n_cells[n]; i++)
      chance = times (chance, inputs->chance[n]);

  return chance;
}

static void
add_need (guint  fit,
          guint  close,
          Needs *needs)
{
  needs->n_cells++;
  needs->n_dead += fit == 0;
  needs->sum_fit += fit;
  needs->least_fit = (guint16) MIN (needs->least_fit, fit);
  needs->least_close = (guint16) MIN (needs->least_close, close);
  if (fit < SURE)
    needs->n_fits[fit]++;
  if (close < SURE)
    needs->n_closes[close]++;
}

/* Two features of a kind that reach one cell: which copies join them there. For fields all that fit. */
static guint
count_joining (BstEngineInputs     *inputs,
               const BstSurveyCell *cell,
               guint                fit,
               const BstOpening    *one,
               const BstOpening    *other)
{
  if (fit == 0 || bst_feature_kind_get (inputs->survey->features[one->feature].kind)->half_edges)
    return fit;

  return bst_engine_cells_join (inputs->cells, cell->surroundings, find_edges (one->sides), find_edges (other->sides));
}

/* Copies left that fit a cell. */
static guint
count_fitting (BstEngineInputs     *inputs,
               const BstSurveyCell *cell)
{
  return cell->is_beyond ? 0 : bst_engine_cells_fit (inputs->cells, cell->surroundings);
}

/* ... and of those the ones that close a feature of @kind there. */
static guint
count_closing (BstEngineInputs     *inputs,
               const BstSurveyCell *cell,
               guint                fit,
               guint                kind,
               guint                sides)
{
  if (fit == 0 || !bst_feature_kind_get (kind)->completes)
    return fit;

  return bst_engine_cells_close (inputs->cells, cell->surroundings, find_edges (sides));
}

static void
look_at_cell (BstEngineInputs     *inputs,
              const BstSurveyCell *cell)
{
  const BstSurvey *survey = inputs->survey;
  guint fit = count_fitting (inputs, cell);

  for (guint i = cell->first_opening; i < (guint) cell->first_opening + cell->n_openings; i++)
    {
      const BstOpening *opening = &survey->openings[i];
      guint kind = survey->features[opening->feature].kind;
      Common *common = &inputs->common[opening->feature];

      add_need (fit, count_closing (inputs, cell, fit, kind, opening->sides), &common->needs);
      for (guint j = cell->first_opening; j < i; j++)
        {
          const BstOpening *other = &survey->openings[j];
          guint n_copies;

          if (survey->features[other->feature].kind != kind)
            continue;
          n_copies = count_joining (inputs, cell, fit, opening, other);
          add_join (inputs, &survey->features[other->feature], n_copies, common);
          add_join (inputs, &survey->features[opening->feature], n_copies, &inputs->common[other->feature]);
        }
    }
}

/* Round a monastery any tile that fits will do. */
static void
look_round (BstEngineInputs        *inputs,
            const BstSurveyFeature *feature,
            Needs                  *needs)
{
  const BstSurvey *survey = inputs->survey;

  for (guint i = feature->first_opening; i != BST_NO_OPENING; i = survey->openings[i].next)
    {
      guint fit = count_fitting (inputs, &survey->cells[survey->openings[i].cell]);

      add_need (fit, fit, needs);
    }
}

static void
fill_common (BstEngineInputs        *inputs,
             const BstSurveyFeature *feature,
             Common                 *common)
{
  const BstFeatureFacts *facts = bst_feature_kind_get (feature->kind);
  const Needs *needs = &common->needs;
  guint8 *values = common->values;

  if (facts->is_inside)
    look_round (inputs, feature, &common->needs);
  values[BST_INPUT_ONE] = 1;
  values[BST_INPUT_END] = cut ((guint) MAX (feature->end, 0));
  values[BST_INPUT_GAIN] = cut ((guint) MAX (feature->completed - feature->end, 0));
  values[BST_INPUT_CELLS] = cut (needs->n_cells + feature->n_far);
  values[BST_INPUT_OPEN] = cut (feature->open);
  values[BST_INPUT_DEAD] = cut (needs->n_dead);
  values[BST_INPUT_LEAST_FIT] = cut (MIN (needs->least_fit, 32));
  values[BST_INPUT_MEAN_FIT] = cut (needs->n_cells > 0 ? needs->sum_fit / needs->n_cells : 0);
  values[BST_INPUT_FILLED] = cut (find_chance (inputs, needs->n_fits));
  values[BST_INPUT_CLOSED] = cut (find_chance (inputs, needs->n_closes));
  values[BST_INPUT_LEAST_CLOSE] = cut (MIN (needs->least_close, 32));
  values[BST_INPUT_TILES] = cut (feature->tiles);
  values[BST_INPUT_SPECIAL] = facts->completes && feature->completed != 0
                              && feature->completed != feature->end && feature->end == 0;
  values[BST_INPUT_TIME] = cut (inputs->time);
  values[BST_INPUT_PLAYERS] = cut (MAX (inputs->n_players, 2) - 2);
}

/* Once the chances of all cities are known. */
static void
look_at_farm (BstEngineInputs        *inputs,
              const BstSurveyFeature *farm,
              Common                 *common)
{
  guint closed = 0;

  for (guint i = farm->first_city; i < farm->first_city + farm->n_open_cities; i++)
    closed += inputs->common[inputs->survey->cities[i]].values[BST_INPUT_CLOSED];
  common->values[BST_INPUT_CITIES] = cut (farm->n_cities);
  common->values[BST_INPUT_OPEN_CITIES] = cut (farm->n_open_cities);
  common->values[BST_INPUT_OPEN_WORTH] = cut (closed / 16);
}

guint
bst_engine_count_supply (const BstPosition *position,
                         guint              player)
{
  guint n = 0;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (bst_figure_is_follower (kind))
      n += bst_position_get_supply (position, player, kind);

  return n;
}

guint
bst_engine_inputs_look (BstEngineInputs   *inputs,
                        const BstPosition *position)
{
  const BstSurvey *survey = bst_surveyor_look (inputs->surveyor, position);

  inputs->survey = survey;
  bst_engine_cells_begin (inputs->cells, inputs->forgets_bag ? NULL : position);
  inputs->turn = bst_position_get_turn (position);
  inputs->time = (bst_position_get_n_drawable (position) + inputs->n_players - 1) / inputs->n_players;
  for (guint player = 0; player < inputs->n_players; player++)
    inputs->supply[player] = cut (bst_engine_count_supply (position, player));
  if (inputs->allocated < survey->n_features)
    {
      inputs->allocated = 2 * survey->n_features;
      inputs->common = g_renew (Common, inputs->common, inputs->allocated);
    }
  for (guint i = 0; i < survey->n_features; i++)
    inputs->common[i] = (Common) {
      .needs = { .least_fit = G_MAXUINT8, .least_close = G_MAXUINT8 }
    };
  for (guint i = 0; i < survey->n_cells; i++)
    look_at_cell (inputs, &survey->cells[i]);
  for (guint i = 0; i < survey->n_features; i++)
    fill_common (inputs, &survey->features[i], &inputs->common[i]);
  for (guint i = 0; i < survey->n_features; i++)
    if (survey->features[i].kind == BST_FEATURE_FIELD)
      look_at_farm (inputs, &survey->features[i], &inputs->common[i]);

  return survey->n_features;
}

guint
bst_engine_inputs_get_root (const BstEngineInputs *inputs,
                            guint                  index)
{
  return inputs->survey->features[index].root;
}

/* --- What one player sees --- */

static void
fill_owners (const BstEngineInputs  *inputs,
             const BstSurveyFeature *feature,
             guint                   player,
             guint8                 *values)
{
  guint mine = 1u << player;
  guint most = 0, all = 0;

  for (guint other = 0; other < inputs->n_players; other++)
    if (other != player)
      {
        most = MAX (most, feature->strengths[other]);
        all += feature->strengths[other];
      }
  values[BST_INPUT_MINE] = feature->strengths[player];
  values[BST_INPUT_BEST_OTHER] = cut (most);
  values[BST_INPUT_ALL_OTHERS] = cut (all);
  values[BST_INPUT_I_OWN] = feature->owners == mine;
  values[BST_INPUT_I_SHARE] = (feature->owners & mine) && feature->owners != mine;
  values[BST_INPUT_OTHERS_OWN] = feature->owners != 0 && !(feature->owners & mine);
  values[BST_INPUT_FREE] = feature->owners == 0;
  values[BST_INPUT_HELPERS] = (feature->builders >> player & 1) + (feature->pigs >> player & 1);
  values[BST_INPUT_OTHER_HELPERS] = (feature->builders & ~mine) != 0 || (feature->pigs & ~mine) != 0;
  values[BST_INPUT_BARNS] = (guint8) ((feature->barns & mine) ? 1 : feature->barns != 0 ? 2 : 0);
}

static void
fill_joins (const BstEngineInputs *inputs,
            const Joins           *joins,
            guint                  player,
            guint8                *values)
{
  values[BST_INPUT_JOIN_MINE] = joins->strengths[player];
  values[BST_INPUT_JOIN_WORTH] = joins->worth[player];
  values[BST_INPUT_JOIN_LOSS] = joins->loss[player];
  for (guint rival = 0; rival < inputs->n_players; rival++)
    if (rival != player)
      values[BST_INPUT_JOIN_OTHERS] = MAX (values[BST_INPUT_JOIN_OTHERS], joins->strengths[rival]);
}

/* The kind by whose weights the features of @kind are seen. */
static guint8
find_kind (BstFeatureKind kind)
{
  const BstFeatureFacts *facts = bst_feature_kind_get (kind);

  if (kind < BST_NET_N_KINDS)
    return (guint8) kind;

  return facts->counts_round ? BST_FEATURE_MONASTERY : facts->counts_tiles ? BST_FEATURE_ROAD : BST_FEATURE_TOWER;
}

void
bst_engine_inputs_get (const BstEngineInputs *inputs,
                       guint                  index,
                       guint                  player,
                       BstEngineRow          *row)
{
  const BstSurveyFeature *feature = &inputs->survey->features[index];
  guint others = 0;

  row->kind = find_kind (feature->kind);
  memcpy (row->values, inputs->common[index].values, sizeof row->values);
  for (guint other = 0; other < inputs->n_players; other++)
    if (other != player)
      others = MAX (others, inputs->supply[other]);
  fill_owners (inputs, feature, player, row->values);
  fill_joins (inputs, &inputs->common[index].joins, player, row->values);
  row->values[BST_INPUT_IS_NEXT] = inputs->turn == player;
  row->values[BST_INPUT_SUPPLY] = inputs->supply[player];
  row->values[BST_INPUT_OTHER_SUPPLY] = cut (others);
}
