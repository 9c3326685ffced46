/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-value.h"

#include "bst-feature.h"

#include <string.h>

/* Rows whose part in the sums is kept: most features of a position were there before. A power of two. */
#define N_KEPT 4096
/* Followers that who does not count them takes everybody to have at home who has one. */
#define USUAL_SUPPLY 3

typedef struct
{
  BstEngineRow row;
  gboolean     is_valid;
  gint32       sums[BST_NET_SUM];
} Kept;

struct _BstEngineValuer
{
  const BstEngineNet *net;
  BstEngineInputs    *inputs;
  guint               n_features;
  guint               n_players;
  guint               n_left;
  guint               turn;
  gboolean            is_plain;
  guint               blind;        /* BstEngineBlind */
  BstEvents           end;          /* of a blind one: what the end would pay */
  BstEngineValue      value;
  guint8              supply[BST_MAX_PLAYERS];
  gint32              sums[BST_MAX_PLAYERS][BST_NET_SUM];
  Kept               *kept;
};

gboolean
bst_engine_is_basic (const BstPosition *position)
{
  return bst_position_is_plain (position) && bst_game_get_n_players (bst_position_get_game (position)) == 2;
}

BstEngineValuer *
bst_engine_valuer_new (const BstEngineNet *net,
                       const BstPosition  *position)
{
  BstEngineValuer *valuer = g_new0 (BstEngineValuer, 1);

  valuer->net = net;
  valuer->inputs = bst_engine_inputs_new (position);
  valuer->n_players = bst_game_get_n_players (bst_position_get_game (position));
  valuer->is_plain = bst_position_is_plain (position);
  valuer->kept = g_new0 (Kept, N_KEPT);

  return valuer;
}

void
bst_engine_valuer_free (BstEngineValuer *valuer)
{
  bst_engine_inputs_free (valuer->inputs);
  bst_events_clear (&valuer->end);
  g_free (valuer->kept);
  g_free (valuer);
}

void
bst_engine_valuer_set_net (BstEngineValuer    *valuer,
                           const BstEngineNet *net)
{
  valuer->net = net;
  memset (valuer->kept, 0, sizeof *valuer->kept * N_KEPT);
}

void
bst_engine_valuer_set_blind (BstEngineValuer *valuer,
                             guint            blind)
{
  valuer->blind = blind;
  if (blind & BST_BLIND_BAG)
    bst_engine_inputs_forget_bag (valuer->inputs);
}

static guint
find_place (const BstEngineRow *row)
{
  guint64 words[(sizeof *row + 7) / 8] = { 0 }, hash = 0;

  memcpy (words, row, sizeof *row);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    hash = (hash ^ words[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (guint) (hash >> 40) % N_KEPT;
}

static const gint32 *
find_sums (BstEngineValuer    *valuer,
           const BstEngineRow *row)
{
  Kept *kept = &valuer->kept[find_place (row)];
  float second[BST_NET_SUM];

  if (kept->is_valid && memcmp (&kept->row, row, sizeof *row) == 0)
    return kept->sums;

  bst_engine_net_feature (valuer->net, row, NULL, second);
  for (guint i = 0; i < BST_NET_SUM; i++)
    kept->sums[i] = (gint32) (second[i] * BST_NET_STEPS);
  kept->row = *row;
  kept->is_valid = TRUE;

  return kept->sums;
}

static guint8
shade_supply (const BstEngineValuer *valuer,
              guint8                 supply)
{
  return valuer->blind & BST_BLIND_FEW && supply > 0 ? USUAL_SUPPLY : supply;
}

/* What a weaker player sees of a feature. FALSE: he does not see it at all. */
static gboolean
shade (const BstEngineValuer *valuer,
       BstEngineRow          *row)
{
  row->values[BST_INPUT_SUPPLY] = shade_supply (valuer, row->values[BST_INPUT_SUPPLY]);
  row->values[BST_INPUT_OTHER_SUPPLY] = shade_supply (valuer, row->values[BST_INPUT_OTHER_SUPPLY]);

  return row->kind != BST_FEATURE_FIELD || !(valuer->blind & BST_BLIND_FARMS);
}

static void
sum_up (BstEngineValuer *valuer,
        guint            player)
{
  gint32 *sums = valuer->sums[player];

  memset (sums, 0, sizeof valuer->sums[player]);
  for (guint feature = 0; feature < valuer->n_features; feature++)
    {
      BstEngineRow row;
      const gint32 *of_feature;

      bst_engine_inputs_get (valuer->inputs, feature, player, &row);
      if (valuer->blind != 0 && !shade (valuer, &row))
        continue;
      of_feature = find_sums (valuer, &row);
      for (guint i = 0; i < BST_NET_SUM; i++)
        sums[i] += of_feature[i];
    }
}

void
bst_engine_valuer_get_globals (const BstEngineValuer *valuer,
                               guint                  player,
                               float                  globals[BST_N_GLOBALS])
{
  guint others = 0;
  int best = G_MININT;

  for (guint other = 0; other < valuer->n_players; other++)
    if (other != player)
      {
        others = MAX (others, valuer->supply[other]);
        best = MAX (best, valuer->value.standing[other]);
      }
  if (best == G_MININT)
    best = 0;
  globals[BST_GLOBAL_ONE] = 1;
  globals[BST_GLOBAL_TIME] = (float) MIN (valuer->n_left / valuer->n_players, 200) / 32.f;
  globals[BST_GLOBAL_SUPPLY] = valuer->supply[player] * .25f;
  globals[BST_GLOBAL_OTHER_SUPPLY] = (float) others * .25f;
  globals[BST_GLOBAL_EMPTY] = valuer->supply[player] == 0;
  globals[BST_GLOBAL_OTHER_EMPTY] = others == 0;
  globals[BST_GLOBAL_IS_NEXT] = valuer->turn == player;
  globals[BST_GLOBAL_LEAD] = (float) CLAMP (valuer->value.standing[player] - best, -100, 100) / 50.f;
  globals[BST_GLOBAL_PLAYERS] = (float) (MAX (valuer->n_players, 2) - 2) * .5f;
  globals[BST_GLOBAL_SETS] = !valuer->is_plain;
}

static void
finish (BstEngineValuer *valuer,
        guint            player)
{
  float own[BST_NET_SUM], others[BST_NET_SUM], globals[BST_N_GLOBALS], last[BST_NET_LAST], points;
  guint n_others = MAX (valuer->n_players, 2) - 1;

  for (guint i = 0; i < BST_NET_SUM; i++)
    {
      gint32 all = 0;

      for (guint other = 0; other < valuer->n_players; other++)
        all += other != player ? valuer->sums[other][i] : 0;
      own[i] = (float) valuer->sums[player][i] / BST_NET_STEPS;
      others[i] = (float) all / (float) (BST_NET_STEPS * n_others);
    }
  bst_engine_valuer_get_globals (valuer, player, globals);
  bst_engine_net_finish (valuer->net, own, others, globals, last, &points, &valuer->value.spread[player]);
  valuer->value.points[player] = (float) valuer->value.standing[player] + points;
}

/* What can be known without the network. */
static void
take_standing (BstEngineValuer   *valuer,
               const BstPosition *position)
{
  BstEngineValue *value = &valuer->value;

  memset (value, 0, sizeof *value);
  valuer->n_left = bst_position_get_n_drawable (position);
  valuer->turn = bst_position_get_turn (position);
  bst_position_score_final (position, value->standing, NULL);
  for (guint player = 0; player < valuer->n_players; player++)
    {
      value->standing[player] += bst_position_get_score (position, player);
      value->points[player] = (float) value->standing[player];
      valuer->supply[player] = (guint8) MIN (bst_engine_count_supply (position, player), G_MAXUINT8);
    }
}

/* Takes out what a weaker player does not see. */
static void
shade_standing (BstEngineValuer   *valuer,
                const BstPosition *position)
{
  int points[BST_MAX_PLAYERS] = { 0 };

  valuer->end.n_items = 0;
  bst_position_score_final (position, points, &valuer->end);
  for (guint i = 0; i < valuer->end.n_items; i++)
    for (guint player = 0; player < valuer->n_players; player++)
      if (valuer->end.items[i].kind == BST_FEATURE_FIELD && valuer->end.items[i].players & (1u << player))
        {
          valuer->value.standing[player] -= valuer->end.items[i].points;
          valuer->value.points[player] = (float) valuer->value.standing[player];
        }
}

void
bst_engine_valuer_look (BstEngineValuer   *valuer,
                        const BstPosition *position,
                        BstEngineValue    *value)
{
  take_standing (valuer, position);
  if (valuer->blind & BST_BLIND_FARMS)
    shade_standing (valuer, position);
  for (guint player = 0; player < valuer->n_players; player++)
    valuer->supply[player] = shade_supply (valuer, valuer->supply[player]);
  if (!bst_position_is_exhausted (position) && !(valuer->blind & BST_BLIND_OUTLOOK))
    {
      valuer->n_features = bst_engine_inputs_look (valuer->inputs, position);
      for (guint player = 0; player < valuer->n_players; player++)
        sum_up (valuer, player);
      for (guint player = 0; player < valuer->n_players; player++)
        finish (valuer, player);
    }
  *value = valuer->value;
}

const BstEngineInputs *
bst_engine_valuer_get_inputs (const BstEngineValuer *valuer,
                              guint                 *n_features)
{
  *n_features = valuer->n_features;

  return valuer->inputs;
}

double
bst_engine_find_margin (const double *points,
                        guint         n_players,
                        guint         player)
{
  double best = 0;
  gboolean any = FALSE;

  for (guint other = 0; other < n_players; other++)
    if (other != player && (!any || points[other] > best))
      {
        best = points[other];
        any = TRUE;
      }

  return points[player] - best;
}

float
bst_engine_value_margin (const BstEngineValue *value,
                         guint                 n_players,
                         guint                 player)
{
  double points[BST_MAX_PLAYERS];

  for (guint i = 0; i < n_players; i++)
    points[i] = (double) value->points[i];

  return (float) bst_engine_find_margin (points, n_players, player);
}

float
bst_engine_valuer_margin (const BstEngineValuer *valuer,
                          const BstEngineValue  *value,
                          guint                  player)
{
  if (valuer->blind & BST_BLIND_RIVALS)
    return value->points[player];

  return bst_engine_value_margin (value, valuer->n_players, player);
}
