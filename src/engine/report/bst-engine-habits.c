/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-habits.h"

#include "bst-engine-turns.h"

#include <math.h>

/* Fewer cases say nothing, whatever they are. */
#define LEAST_CASES 4
#define SURE_ERRORS 2

const char *
bst_habit_name (BstHabitKind kind)
{
  static const char * const names[BST_N_HABITS] = {
    [BST_HABIT_FARMER] = "farmer",
    [BST_HABIT_KNIGHT] = "knight",
    [BST_HABIT_HIGHWAYMAN] = "highwayman",
    [BST_HABIT_MONK] = "monk",
    [BST_HABIT_NO_FIGURE] = "no-figure",
    [BST_HABIT_PAID] = "paid",
    [BST_HABIT_PAYS_OTHERS] = "pays-others",
  };

  g_return_val_if_fail (kind < BST_N_HABITS, NULL);

  return names[kind];
}

/* --- What a turn does --- */

static guint
find_puts (const BstMove *move)
{
  guint does = 0, n_puts = 0;

  for (guint i = 0; i < move->n_steps; i++)
    {
      const BstStep *step = &move->steps[i];

      if (step->kind != BST_STEP_PUT)
        continue;
      n_puts++;
      does |= step->spot.feature == BST_FEATURE_FIELD ? 1u << BST_HABIT_FARMER
              : step->spot.feature == BST_FEATURE_CITY ? 1u << BST_HABIT_KNIGHT
              : step->spot.feature == BST_FEATURE_ROAD ? 1u << BST_HABIT_HIGHWAYMAN
              : step->spot.feature == BST_FEATURE_MONASTERY ? 1u << BST_HABIT_MONK : 0;
    }

  return n_puts == 0 ? does | 1u << BST_HABIT_NO_FIGURE : does;
}

static guint
find_payments (const BstPosition *before,
               guint              player,
               const BstMove     *move)
{
  g_autoptr (BstPosition) trial = bst_position_copy (before);
  BstEvents events = { 0 };
  guint does = 0;

  if (bst_position_apply (trial, move, &events, NULL))
    for (guint i = 0; i < events.n_items; i++)
      {
        const BstEvent *event = &events.items[i];

        if (event->points <= 0)
          continue;
        does |= (event->players & (1u << player)) != 0 ? 1u << BST_HABIT_PAID : 0;
        does |= (event->players & ~(1u << player)) != 0 ? 1u << BST_HABIT_PAYS_OTHERS : 0;
      }
  bst_events_clear (&events);

  return does;
}

static guint
find_all (const BstPosition *before,
          guint              player,
          const BstMove     *move)
{
  return find_puts (move) | find_payments (before, player, move);
}

/* --- Sums --- */

static void
add_turn (BstHabit            *habit,
          const BstReportTurn *turn,
          double               tiles,
          gboolean             is_played,
          gboolean             is_best)
{
  if (is_played)
    {
      habit->n_played++;
      habit->tiles_played += tiles;
      habit->squares_played += tiles * tiles;
    }
  if (is_best)
    {
      habit->n_best++;
      habit->tiles_best += tiles;
      habit->squares_best += tiles * tiles;
    }
  if (is_played && !is_best)
    {
      habit->n_only_played++;
      habit->loss_only_played += turn->loss;
    }
  if (is_best && !is_played)
    {
      habit->n_only_best++;
      habit->loss_only_best += turn->loss;
    }
}

void
bst_engine_habits_add (BstHabits             *habits,
                       const BstEngineReport *report,
                       guint                  player)
{
  guint n_known = 0;

  for (guint i = 0; i < bst_engine_report_get_n (report); i++)
    {
      const BstReportTurn *turn = bst_engine_report_get (report, i);
      const BstPosition *before = bst_engine_report_get_before (report, i);
      guint played, best;

      if (!turn->is_known || turn->player != (int) player || before == NULL)
        continue;
      played = find_all (before, player, &turn->node->move);
      best = turn->loss > 0 ? find_all (before, player, &turn->best) : played;
      n_known++;
      habits->n_same += turn->loss <= 0;
      habits->loss += turn->loss;
      for (guint kind = 0; kind < BST_N_HABITS; kind++)
        add_turn (&habits->habits[kind], turn, bst_position_get_n_placed (before), (played >> kind) & 1, (best >> kind) & 1);
    }
  habits->n_turns += n_known;
  habits->n_games += n_known > 0;
}

/* --- What can be told --- */

int
bst_habit_compare (const BstHabit *habit)
{
  guint n = habit->n_only_played + habit->n_only_best;
  double difference = (double) habit->n_only_best - habit->n_only_played;

  if (n < LEAST_CASES || fabs (difference) <= SURE_ERRORS * sqrt (n))
    return 0;

  return difference > 0 ? 1 : -1;
}

/* The square of the standard error of a mean. */
static double
find_error (double sum,
            double squares,
            guint  n)
{
  double mean = sum / n;

  return MAX (0, squares / n - mean * mean) / (n - 1);
}

gboolean
bst_habit_find_delay (const BstHabit *habit,
                      double         *tiles)
{
  double error;

  *tiles = 0;
  if (habit->n_played < LEAST_CASES || habit->n_best < LEAST_CASES)
    return FALSE;
  *tiles = habit->tiles_played / habit->n_played - habit->tiles_best / habit->n_best;
  error = sqrt (find_error (habit->tiles_played, habit->squares_played, habit->n_played)
                + find_error (habit->tiles_best, habit->squares_best, habit->n_best));

  return fabs (*tiles) > SURE_ERRORS * error && fabs (*tiles) >= 1;
}
