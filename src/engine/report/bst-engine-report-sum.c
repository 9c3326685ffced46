/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game was decided by, as sums of its players. */

#include "bst-engine-report-private.h"

#include "bst-feature.h"

#include <math.h>
#include <string.h>

/* A difference is told of if it is larger than its standard error, ... */
#define SURE_ERRORS 1
/* ... and than so many points. */
#define SURE_POINTS 1

/* --- Points --- */

static void
add_events (const BstEvents *events,
            guint            player,
            BstReportTotal  *total)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const BstEvent *event = &events->items[i];

      if (!(event->players & (1u << player)))
        continue;
      total->points += event->points;
      if (event->cause != BST_EVENT_FEATURE && event->cause != BST_EVENT_TAKEN_BACK)
        continue;
      total->points_by_kind[event->kind] += event->points;
      if (event->final && !event->complete && event->kind != BST_FEATURE_FIELD)
        total->points_unfinished += event->points;
    }
}

/* --- Figures --- */

static void
count_idle (const BstEngineReport *report,
            guint                  player,
            BstReportTotal        *total)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (report->end, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    {
      BstFeature feature;

      if (figures[i].player != (int) player || !bst_figure_is_follower (figures[i].kind))
        continue;
      bst_position_get_feature (report->end, figures[i].part, &feature);
      total->n_idle += bst_feature_kind_get (feature.kind)->completes && !feature.complete;
    }
}

/* --- Cities and farms --- */

/* Who laid the last tile of a feature. */
static int
find_finisher (const BstPosition *position,
               guint              root)
{
  guint n_tiles, last = 0, part = root;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  do
    {
      guint tile, segment;

      bst_position_get_segment (position, part, &tile, &segment);
      last = MAX (last, tile);
      part = bst_position_next_in_feature (position, part);
    }
  while (part != root);

  return tiles[last].player;
}

/* Bits of the players for whose farms a city pays at the end. */
static guint
find_fed (const BstEngineReport *report,
          guint                  city)
{
  g_autofree guint16 *farms = g_new (guint16, bst_position_get_n_parts (report->end));
  g_autofree guint16 *cities = g_new (guint16, bst_position_get_n_parts (report->end));
  guint n_farms = bst_position_get_farms (report->end, farms), fed = 0;

  for (guint i = 0; i < n_farms; i++)
    {
      guint n_cities = bst_position_get_farm_cities (report->end, farms[i], cities);
      BstFeature farm;

      for (guint j = 0; j < n_cities; j++)
        if (cities[j] == city)
          {
            bst_position_get_feature (report->end, farms[i], &farm);
            fed |= farm.owners;
          }
    }

  return fed;
}

static void
count_given (const BstEngineReport *report,
             guint                  player,
             BstReportTotal        *total)
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (report->end));
  guint n_features = bst_position_get_features (report->end, roots);

  for (guint i = 0; i < n_features; i++)
    {
      BstFeature feature;
      guint fed;

      bst_position_get_feature (report->end, roots[i], &feature);
      if (feature.kind != BST_FEATURE_CITY || !feature.complete || find_finisher (report->end, roots[i]) != (int) player)
        continue;
      fed = find_fed (report, roots[i]);
      total->n_cities_given += fed != 0 && !(fed & (1u << player));
    }
}

/* --- Turns --- */

static int
get_points (const BstReportPiece *piece,
            guint                 player)
{
  return bst_node_get_points (piece->turn.node, player);
}

/* Takes the turn into the list of the largest if it is one of them. */
static void
take_biggest (const BstEngineReport *report,
              guint                  player,
              guint                  index,
              BstReportTotal        *total)
{
  int points = get_points (&g_array_index (report->pieces, BstReportPiece, index), player);
  guint place = total->n_biggest;

  if (points <= 0)
    return;
  while (place > 0 && points > get_points (&g_array_index (report->pieces, BstReportPiece, total->biggest[place - 1]), player))
    place--;
  if (place == BST_REPORT_N_BIGGEST)
    return;
  total->n_biggest = MIN (total->n_biggest + 1, BST_REPORT_N_BIGGEST);
  for (guint i = total->n_biggest - 1; i > place; i--)
    total->biggest[i] = total->biggest[i - 1];
  total->biggest[place] = index;
}

static void
add_turn (const BstReportPiece *piece,
          double                squares[2],
          BstReportTotal       *total)
{
  const BstReportTurn *turn = &piece->turn;

  total->n_bare += bst_engine_count_supply (piece->before, (guint) turn->player) <= 1;
  if (!turn->is_known)
    return;
  total->n_turns++;
  total->luck += turn->luck;
  total->luck_win += turn->luck_win;
  total->loss += turn->loss;
  total->loss_win += turn->loss_win;
  squares[0] += turn->luck_error * turn->luck_error;
  squares[1] += turn->error * turn->error;
  total->n_marks[turn->mark]++;
}

static double
add_luck (const BstEngineReport *report,
          guint                  player)
{
  double luck = 0;

  for (guint i = 0; i < report->pieces->len; i++)
    {
      const BstReportTurn *turn = bst_engine_report_get (report, i);

      luck += turn->is_known && turn->player == (int) player ? turn->luck : 0;
    }

  return luck;
}

/* A player's luck is one in margin: half of it his, half of it that of all others. */
static double
find_shared_luck (const BstEngineReport *report,
                  guint                  player)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (report->end));
  double luck = 0;

  for (guint other = 0; other < n_players; other++)
    luck += other == player ? .5 * add_luck (report, other) : -.5 * add_luck (report, other) / (n_players - 1);

  return luck;
}

void
bst_engine_report_sum (const BstEngineReport *report,
                       guint                  player,
                       BstReportTotal        *total)
{
  g_auto (BstEvents) end = { 0 };
  int points[BST_MAX_PLAYERS] = { 0 };
  double squares[2] = { 0 };

  *total = (BstReportTotal) { 0 };
  for (guint i = 0; i < report->pieces->len; i++)
    {
      const BstReportPiece *piece = &g_array_index (report->pieces, BstReportPiece, i);

      if (piece->turn.player != BST_NO_PLAYER)
        take_biggest (report, player, i, total);
      if (piece->turn.player == (int) player)
        add_turn (piece, squares, total);
    }
  total->luck_error = sqrt (squares[0]);
  total->error = sqrt (squares[1]);
  bst_position_score_final (report->end, points, &end);
  add_events (&report->events, player, total);
  add_events (&end, player, total);
  /* A set-up on the way may have given points that no event tells of. */
  total->points = bst_position_get_score (report->end, player) + points[player];
  count_idle (report, player, total);
  count_given (report, player, total);
  total->points_without_luck = total->points - find_shared_luck (report, player);
}

/* --- One sentence --- */

static void
find_two (const BstEngineReport *report,
          BstReportTotal        *totals,
          BstReportSummary      *summary)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (report->end));

  for (guint player = 0; player < n_players; player++)
    bst_engine_report_sum (report, player, &totals[player]);
  for (guint player = 1; player < n_players; player++)
    if (totals[player].points > totals[summary->winner].points)
      summary->winner = player;
  summary->other = summary->winner == 0 ? 1 : 0;
  for (guint player = 0; player < n_players; player++)
    if (player != summary->winner && totals[player].points > totals[summary->other].points)
      summary->other = player;
}

static int
find_sign (double difference,
           double error)
{
  if (fabs (difference) <= MAX (SURE_POINTS, SURE_ERRORS * error))
    return 0;

  return difference > 0 ? 1 : -1;
}

static BstReportVerdict
find_verdict (const BstReportSummary *summary)
{
  int luck = find_sign (summary->luck, summary->luck_error), skill = find_sign (summary->skill, summary->skill_error);

  if (summary->margin == 0)
    return BST_REPORT_TIE;
  if (skill > 0)
    return luck == 0 ? BST_REPORT_PLAY : luck < 0 ? BST_REPORT_PLAY_OVER_LUCK
           : summary->luck > summary->skill ? BST_REPORT_LUCK_AND_PLAY : BST_REPORT_PLAY_AND_LUCK;
  if (luck > 0)
    return skill == 0 ? BST_REPORT_LUCK : BST_REPORT_LUCK_OVER_PLAY;

  return BST_REPORT_EVEN;
}

void
bst_engine_report_sum_up (const BstEngineReport *report,
                          BstReportSummary      *summary)
{
  BstReportTotal totals[BST_MAX_PLAYERS];
  const BstReportTotal *winner, *other;

  *summary = (BstReportSummary) { 0 };
  if (bst_game_get_n_players (bst_position_get_game (report->end)) < 2)
    return;
  find_two (report, totals, summary);
  winner = &totals[summary->winner];
  other = &totals[summary->other];
  summary->margin = winner->points - other->points;
  summary->luck = winner->luck - other->luck;
  summary->luck_error = hypot (winner->luck_error, other->luck_error);
  summary->skill = other->loss - winner->loss;
  summary->skill_error = hypot (winner->error, other->error);
  if (winner->n_turns > 0 && other->n_turns > 0)
    summary->verdict = find_verdict (summary);
}

const char *
bst_report_verdict_name (BstReportVerdict verdict)
{
  static const char * const names[BST_N_REPORT_VERDICTS] = {
    [BST_REPORT_UNKNOWN] = "unknown",
    [BST_REPORT_TIE] = "tie",
    [BST_REPORT_PLAY] = "play",
    [BST_REPORT_PLAY_AND_LUCK] = "play-and-luck",
    [BST_REPORT_PLAY_OVER_LUCK] = "play-over-luck",
    [BST_REPORT_LUCK] = "luck",
    [BST_REPORT_LUCK_AND_PLAY] = "luck-and-play",
    [BST_REPORT_LUCK_OVER_PLAY] = "luck-over-play",
    [BST_REPORT_EVEN] = "even",
  };

  return names[verdict];
}
