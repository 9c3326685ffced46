/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-trainer.h"

#include "bst-engine-experience.h"
#include "bst-engine-match.h"
#include "bst-engine-trainer-private.h"

#include <math.h>
#include <string.h>

/* How far what a game said reaches back past the values on the way. */
#define LAMBDA          .8f
/* An error counts as at most so many points. */
#define MAX_ERROR       20.f
/* Every so many-th game has random turns, one of so many. */
#define RANDOM_GAMES    4
#define RANDOM_TURNS    33

#define FIRST_STEP      3e-3f
#define LAST_STEP       (FIRST_STEP / 30)
/* Adam. */
#define MEAN_DECAY      .9f
#define SQUARES_DECAY   .999f
#define SMALL           1e-8f

typedef struct
{
  BstGame *game;
  guint    share;
} Choice;

struct _BstEngineTrainer
{
  BstTrainingState *state;
  GArray           *choices;        /* Choice */
  guint             n_shares;
  /* Of each game of the batch: */
  BstEngineNet      gradients[BST_TRAINER_BATCH];
  double            errors[BST_TRAINER_BATCH];
  double            points[BST_TRAINER_BATCH];
  guint             n_samples[BST_TRAINER_BATCH];
};

void
bst_training_state_init (BstTrainingState *state,
                         guint64           seed,
                         guint             n_planned)
{
  memset (state, 0, sizeof *state);
  state->origin.seed = seed;
  state->origin.n_planned = n_planned;
  bst_engine_net_init (&state->net, seed);
}

static void
clear_choice (gpointer data)
{
  Choice *choice = data;

  bst_game_unref (choice->game);
}

BstEngineTrainer *
bst_engine_trainer_new (BstTrainingState *state)
{
  BstEngineTrainer *trainer = g_new0 (BstEngineTrainer, 1);

  trainer->state = state;
  trainer->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  g_array_set_clear_func (trainer->choices, clear_choice);

  return trainer;
}

void
bst_engine_trainer_free (BstEngineTrainer *trainer)
{
  g_array_unref (trainer->choices);
  g_free (trainer);
}

void
bst_engine_trainer_add_game (BstEngineTrainer *trainer,
                             BstGame          *game,
                             guint             share)
{
  Choice choice = { bst_game_ref (game), share };
  g_autoptr (BstPosition) position = bst_position_new (game);

  bst_engine_experience_add (&trainer->state->origin, position);
  g_array_append_val (trainer->choices, choice);
  trainer->n_shares += share;
}

/* --- Playing --- */

static BstGame *
choose_game (const BstEngineTrainer *trainer,
             BstRandom              *random)
{
  guint at = bst_random_below (random, trainer->n_shares);
  const Choice *choice = &g_array_index (trainer->choices, Choice, 0);

  while (at >= choice->share)
    at -= (choice++)->share;

  return choice->game;
}

void
bst_trainer_take_sample (BstTrainerLesson  *lesson,
                         const BstPosition *position)
{
  const BstEngineInputs *inputs;
  BstTrainerSample sample = { .first_row = lesson->rows->len };

  bst_engine_valuer_look (lesson->valuer, position, &sample.value);
  /* The end is known, and nothing is learned of it. */
  if (bst_position_is_exhausted (position))
    return;
  inputs = bst_engine_valuer_get_inputs (lesson->valuer, &sample.n_features);
  for (guint feature = 0; feature < sample.n_features; feature++)
    for (guint player = 0; player < lesson->n_players; player++)
      {
        BstEngineRow row;

        bst_engine_inputs_get (inputs, feature, player, &row);
        g_array_append_val (lesson->rows, row);
      }
  for (guint player = 0; player < lesson->n_players; player++)
    bst_engine_valuer_get_globals (lesson->valuer, player, sample.globals[player]);
  g_array_append_val (lesson->samples, sample);
}

static void
take_sample (gpointer           data,
             const BstPosition *position)
{
  bst_trainer_take_sample (data, position);
}

/* From the end backwards. */
static void
set_targets (BstTrainerLesson *lesson)
{
  float target[BST_MAX_PLAYERS];

  for (guint player = 0; player < lesson->n_players; player++)
    target[player] = (float) lesson->points[player];
  for (guint i = lesson->samples->len; i > 0; i--)
    {
      BstTrainerSample *sample = &g_array_index (lesson->samples, BstTrainerSample, i - 1);

      for (guint player = 0; player < lesson->n_players; player++)
        {
          sample->target[player] = target[player];
          target[player] = LAMBDA * target[player] + (1 - LAMBDA) * sample->value.points[player];
        }
    }
}

/* --- Learning --- */

/* What the row of one feature has to do with it: @wanted is the slope of the loss by its part in the sums. */
static void
learn_feature (BstTrainerLesson   *lesson,
               const BstEngineRow *row,
               const float         wanted[BST_NET_SUM])
{
  const BstNetFeature *feature = &lesson->net->features[row->kind];
  BstNetFeature *gradient = &lesson->gradient->features[row->kind];
  float first[BST_NET_FIRST], second[BST_NET_SUM], of_first[BST_NET_FIRST], of_second[BST_NET_SUM];

  bst_engine_net_feature (lesson->net, row, first, second);
  for (guint sum = 0; sum < BST_NET_SUM; sum++)
    {
      of_second[sum] = wanted[sum] * bst_engine_net_slope (second[sum]);
      gradient->second_bias[sum] += of_second[sum];
    }
  for (guint unit = 0; unit < BST_NET_FIRST; unit++)
    {
      float all = 0;

      for (guint sum = 0; sum < BST_NET_SUM; sum++)
        {
          gradient->second[unit][sum] += first[unit] * of_second[sum];
          all += feature->second[unit][sum] * of_second[sum];
        }
      of_first[unit] = all * bst_engine_net_slope (first[unit]);
    }
  for (guint i = 0; i < BST_N_INPUTS; i++)
    if (row->values[i] != 0)
      {
        float x = (float) row->values[i] * bst_engine_input_scale[i];

        for (guint unit = 0; unit < BST_NET_FIRST; unit++)
          gradient->first[i][unit] += x * of_first[unit];
      }
}

/* The sums of a player, or the mean of those of the others. */
typedef struct
{
  float own[BST_MAX_PLAYERS][BST_NET_SUM];
  float others[BST_MAX_PLAYERS][BST_NET_SUM];
  float of_sum[BST_MAX_PLAYERS][BST_NET_SUM];   /* the slope of the loss by each player's sums */
} Sums;

static const BstEngineRow *
get_row (const BstTrainerLesson *lesson,
         const BstTrainerSample *sample,
         guint                   feature,
         guint                   player)
{
  return &g_array_index (lesson->rows, BstEngineRow, sample->first_row + feature * lesson->n_players + player);
}

static void
sum_up (const BstTrainerLesson *lesson,
        const BstTrainerSample *sample,
        Sums                   *sums)
{
  float n_others = (float) (MAX (lesson->n_players, 2) - 1);

  memset (sums, 0, sizeof *sums);
  for (guint player = 0; player < lesson->n_players; player++)
    for (guint feature = 0; feature < sample->n_features; feature++)
      {
        float second[BST_NET_SUM];

        bst_engine_net_feature (lesson->net, get_row (lesson, sample, feature, player), NULL, second);
        for (guint i = 0; i < BST_NET_SUM; i++)
          sums->own[player][i] += second[i];
      }
  for (guint player = 0; player < lesson->n_players; player++)
    for (guint other = 0; other < lesson->n_players; other++)
      for (guint i = 0; other != player && i < BST_NET_SUM; i++)
        sums->others[player][i] += sums->own[other][i] / n_others;
}

/* @of_points: the slope of the loss by the player's points; of the spread by its last unit. */
static void
learn_last (BstTrainerLesson       *lesson,
            const BstTrainerSample *sample,
            guint                   player,
            float                   of_points,
            float                   of_spread,
            Sums                   *sums)
{
  const BstEngineNet *net = lesson->net;
  BstEngineNet *gradient = lesson->gradient;
  float n_others = (float) (MAX (lesson->n_players, 2) - 1);
  float last[BST_NET_LAST], of_last[BST_NET_LAST], points, spread;

  bst_engine_net_finish (net, sums->own[player], sums->others[player], sample->globals[player], last, &points, &spread);
  gradient->points_bias += of_points;
  gradient->spread_bias += of_spread;
  for (guint unit = 0; unit < BST_NET_LAST; unit++)
    {
      gradient->points[unit] += of_points * last[unit];
      gradient->spread[unit] += of_spread * last[unit];
      of_last[unit] = of_points * net->points[unit] * bst_engine_net_slope (last[unit]);
    }
  for (guint i = 0; i < BST_N_GLOBALS; i++)
    for (guint unit = 0; unit < BST_NET_LAST; unit++)
      gradient->globals[i][unit] += sample->globals[player][i] * of_last[unit];
  for (guint i = 0; i < BST_NET_SUM; i++)
    {
      float own = 0, others = 0;

      for (guint unit = 0; unit < BST_NET_LAST; unit++)
        {
          gradient->own[i][unit] += sums->own[player][i] * of_last[unit];
          gradient->others[i][unit] += sums->others[player][i] * of_last[unit];
          own += net->own[i][unit] * of_last[unit];
          others += net->others[i][unit] * of_last[unit];
        }
      sums->of_sum[player][i] += own;
      for (guint other = 0; other < lesson->n_players; other++)
        if (other != player)
          sums->of_sum[other][i] += others / n_others;
    }
}

/* The slope of the loss by the points of a player: how far his margin to the others is out, and a little his points. */
static float
find_points_slope (const BstTrainerLesson *lesson,
                   const BstTrainerSample *sample,
                   guint                   player)
{
  float own = sample->value.points[player] - sample->target[player], others = 0;

  for (guint other = 0; other < lesson->n_players; other++)
    if (other != player)
      others += sample->value.points[other] - sample->target[other];
  others /= (float) (MAX (lesson->n_players, 2) - 1);

  return CLAMP (own - others, -MAX_ERROR, MAX_ERROR) + BST_TRAINER_POINTS_SHARE * CLAMP (own, -MAX_ERROR, MAX_ERROR);
}

/* By the last unit of his spread: how likely the margins at the end were. */
static float
find_spread_slope (const BstTrainerLesson *lesson,
                   const BstTrainerSample *sample,
                   guint                   player)
{
  float spread = sample->value.spread[player], of_unit, of_spread = 0;
  /* From the deviation back to the unit that gave it. */
  float opened = spread / (.5f * BST_NET_POINTS);

  bst_engine_net_open (.5f * (opened - 1 / opened), &of_unit);
  for (guint other = 0; other < lesson->n_players; other++)
    if (other != player)
      {
        float variance = spread * spread + sample->value.spread[other] * sample->value.spread[other];
        float error = (float) (lesson->points[player] - lesson->points[other])
                      - (sample->value.points[player] - sample->value.points[other]);

        of_spread += spread * (1 / variance - error * error / (variance * variance));
      }

  return of_spread * of_unit;
}

void
bst_trainer_learn_sample (BstTrainerLesson       *lesson,
                          const BstTrainerSample *sample)
{
  Sums sums;

  sum_up (lesson, sample, &sums);
  for (guint player = 0; player < lesson->n_players; player++)
    learn_last (lesson, sample, player, find_points_slope (lesson, sample, player) / BST_NET_POINTS,
                find_spread_slope (lesson, sample, player), &sums);
  for (guint feature = 0; feature < sample->n_features; feature++)
    for (guint player = 0; player < lesson->n_players; player++)
      learn_feature (lesson, get_row (lesson, sample, feature, player), sums.of_sum[player]);
}

static double
find_error (const BstTrainerLesson *lesson,
            const BstTrainerSample *sample)
{
  float margin = sample->value.points[0], target = sample->target[0];

  if (lesson->n_players > 1)
    {
      margin -= sample->value.points[1];
      target -= sample->target[1];
    }

  return fabs ((double) (margin - target));
}

static void
learn (BstEngineTrainer *trainer,
       BstTrainerLesson *lesson,
       guint             piece)
{

  set_targets (lesson);
  for (guint i = 0; i < lesson->samples->len; i++)
    {
      const BstTrainerSample *sample = &g_array_index (lesson->samples, BstTrainerSample, i);

      trainer->errors[piece] += find_error (lesson, sample);
      bst_trainer_learn_sample (lesson, sample);
    }
  trainer->n_samples[piece] = lesson->samples->len;
  for (guint player = 0; player < lesson->n_players; player++)
    trainer->points[piece] += (double) lesson->points[player] / lesson->n_players;
}

void
bst_engine_trainer_play (BstEngineTrainer *trainer,
                         guint             piece)
{
  BstEnginePlayer *players[BST_MAX_PLAYERS];
  g_autoptr (BstEnginePlayer) player = NULL;
  g_autoptr (BstEngineValuer) valuer = NULL;
  g_autoptr (BstPosition) position = NULL;
  g_auto (BstDeck) deck = { 0 };
  BstTrainerLesson lesson = { .net = &trainer->state->net, .gradient = &trainer->gradients[piece] };
  guint64 index = (guint64) trainer->state->origin.n_batches * BST_TRAINER_BATCH + piece;
  BstRandom random;
  BstGame *game;

  memset (&trainer->gradients[piece], 0, sizeof trainer->gradients[piece]);
  trainer->errors[piece] = trainer->points[piece] = 0;
  bst_random_init (&random, bst_random_seed_of (trainer->state->origin.seed, index));
  game = choose_game (trainer, &random);
  position = bst_position_new (game);
  player = bst_engine_player_new (BST_ENGINE_LEARNED, &trainer->state->net, position);
  bst_engine_player_set_seed (player, bst_random_seed_of (trainer->state->origin.seed, ~index));
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    players[i] = player;
  lesson.valuer = valuer = bst_engine_valuer_new (&trainer->state->net, position);
  lesson.n_players = bst_game_get_n_players (game);
  lesson.samples = g_array_new (FALSE, FALSE, sizeof (BstTrainerSample));
  lesson.rows = g_array_new (FALSE, FALSE, sizeof (BstEngineRow));
  bst_deck_init (&deck, game);
  bst_deck_shuffle (&deck, position, &random);
  bst_engine_play_game (position, &deck, players, index % RANDOM_GAMES == 0 ? RANDOM_TURNS : 0, &random, take_sample,
                        &lesson, lesson.points);
  learn (trainer, &lesson, piece);
  g_array_unref (lesson.samples);
  g_array_unref (lesson.rows);
}

/* --- The step --- */

static float
find_step (const BstTrainingState *state)
{
  float done = (float) state->origin.n_batches / (float) MAX (state->origin.n_planned, 1);

  return FIRST_STEP * powf (LAST_STEP / FIRST_STEP, MIN (done, 1));
}

void
bst_engine_trainer_step (BstEngineTrainer  *trainer,
                         BstTrainingReport *report)
{
  BstTrainingState *state = trainer->state;
  float *weights = (float *) &state->net, *mean = (float *) &state->mean, *squares = (float *) &state->squares;
  float step = find_step (state);
  float mean_scale = 1 / (1 - powf (MEAN_DECAY, (float) (state->origin.n_batches + 1)));
  float squares_scale = 1 / (1 - powf (SQUARES_DECAY, (float) (state->origin.n_batches + 1)));
  guint n_samples = 0;

  *report = (BstTrainingReport) { 0 };
  for (guint piece = 0; piece < BST_TRAINER_BATCH; piece++)
    {
      n_samples += trainer->n_samples[piece];
      report->error += trainer->errors[piece];
      report->points += trainer->points[piece] / BST_TRAINER_BATCH;
    }
  n_samples = MAX (n_samples, 1);
  report->error /= n_samples;
  for (gsize i = 0; i < BST_NET_N_WEIGHTS; i++)
    {
      float gradient = 0;

      for (guint piece = 0; piece < BST_TRAINER_BATCH; piece++)
        gradient += ((const float *) &trainer->gradients[piece])[i];
      gradient /= (float) n_samples;
      mean[i] = MEAN_DECAY * mean[i] + (1 - MEAN_DECAY) * gradient;
      squares[i] = SQUARES_DECAY * squares[i] + (1 - SQUARES_DECAY) * gradient * gradient;
      weights[i] -= step * mean[i] * mean_scale / (sqrtf (squares[i] * squares_scale) + SMALL);
    }
  state->origin.n_batches++;
}
