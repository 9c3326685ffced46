/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-why.h"

#include "bst-engine-turns.h"
#include "bst-feature.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What is worth less goes into the rest. */
#define SMALL .05

typedef gint32 Sums[BST_MAX_PLAYERS][BST_NET_SUM];

/* After one of the turns. */
typedef struct
{
  BstPosition           *position;      /* Owned, as the next */
  BstEngineValuer       *valuer;
  BstEngineValue         value;
  const BstEngineInputs *inputs;
  guint                  n_inputs;      /* features that the network saw; 0 when the game is over */
  BstEvents              paid;
  BstEvents              end;
  guint                  supply[BST_MAX_PLAYERS];
  guint16               *first;         /* of each root: a part that names its group */
} Side;

/* What is the same feature with both turns. */
typedef struct
{
  double points;
  guint  part[2];                       /* on each side; BST_NO_PART if it is not there */
  guint  n_features[2];
} Group;

typedef struct
{
  const BstEngineNet *net;
  guint               n_players;
  guint               player;
  guint               rival;            /* the best of the others */
  guint               n_old;            /* parts before the turn */
  guint               n_parts;
  guint16            *parents;          /* of each part: the way to the one that names its group */
  Group              *groups;           /* by part */
  Side                sides[2];
  double              followers;
  /* By how much the points of both grow with the sums and the rest of the inputs, between the two positions. */
  float               own[2][BST_NET_SUM];
  float               others[2][BST_NET_SUM];
  float               globals[2][BST_N_GLOBALS];
} Comparison;

/* --- Groups --- */

static guint
find_group (Comparison *comparison,
            guint       part)
{
  while (comparison->parents[part] != part)
    part = comparison->parents[part] = comparison->parents[comparison->parents[part]];

  return part;
}

static guint
get_group (Comparison *comparison,
           const Side *side,
           guint       part)
{
  return find_group (comparison, side->first[bst_position_find_root (side->position, part)]);
}

/* Parts of before stay together if they are with either turn; those of the tile go to what they joined. */
static void
join_side (Comparison *comparison,
           Side       *side)
{
  guint n_parts = bst_position_get_n_parts (side->position);

  side->first = g_new (guint16, n_parts);
  memset (side->first, 0xff, sizeof *side->first * n_parts);
  for (guint part = 0; part < n_parts; part++)
    {
      guint16 *first = &side->first[bst_position_find_root (side->position, part)];

      if (*first == BST_NO_PART)
        *first = (guint16) part;
      else if (part < comparison->n_old)
        comparison->parents[find_group (comparison, part)] = (guint16) find_group (comparison, *first);
    }
}

static gboolean
is_claimed (const Side *side,
            guint       part)
{
  BstFeature feature;

  bst_position_get_feature (side->position, part, &feature);

  return feature.owners != 0;
}

/* Which part stands for each group. */
static void
find_parts (Comparison *comparison,
            guint       which)
{
  const Side *side = &comparison->sides[which];
  guint n_parts = bst_position_get_n_parts (side->position);

  for (guint part = 0; part < n_parts; part++)
    {
      Group *group;

      if (bst_position_find_root (side->position, part) != part)
        continue;
      group = &comparison->groups[get_group (comparison, side, part)];
      if (group->n_features[which]++ == 0 || !is_claimed (side, group->part[which]))
        group->part[which] = part;
    }
}

static void
make_groups (Comparison        *comparison,
             const BstPosition *before)
{
  comparison->n_old = bst_position_get_n_parts (before);
  comparison->n_parts = MAX (bst_position_get_n_parts (comparison->sides[0].position),
                             bst_position_get_n_parts (comparison->sides[1].position));
  comparison->parents = g_new (guint16, comparison->n_parts);
  comparison->groups = g_new (Group, comparison->n_parts);
  for (guint part = 0; part < comparison->n_parts; part++)
    {
      comparison->parents[part] = part < comparison->n_old ? bst_position_find_root (before, part) : (guint16) part;
      comparison->groups[part] = (Group) { .part = { BST_NO_PART, BST_NO_PART } };
    }
  for (guint which = 0; which < 2; which++)
    join_side (comparison, &comparison->sides[which]);
  for (guint which = 0; which < 2; which++)
    find_parts (comparison, which);
}

/* --- Points --- */

/* Does it name a part of a feature? */
static gboolean
is_of_feature (const BstEvent *event)
{
  return event->cause == BST_EVENT_FEATURE || event->cause == BST_EVENT_BARN || event->cause == BST_EVENT_BARN_PLACED
         || event->cause == BST_EVENT_BARN_CONNECTED || event->cause == BST_EVENT_TAKEN_BACK;
}

/* Of the player's margin. */
static int
find_points (const Comparison *comparison,
             const BstEvent   *event)
{
  return event->points * ((int) (event->players >> comparison->player & 1) - (int) (event->players >> comparison->rival & 1));
}

static void
add_points (Comparison      *comparison,
            const Side      *side,
            const BstEvents *events,
            int              sign)
{
  for (guint i = 0; i < events->n_items; i++)
    if (is_of_feature (&events->items[i]))
      comparison->groups[get_group (comparison, side, events->items[i].part)].points
        += sign * find_points (comparison, &events->items[i]);
}

/* --- What is still to come --- */

static void
find_sums (const Comparison *comparison,
           BstEngineRow     *row,
           gint32            sums[BST_NET_SUM])
{
  float second[BST_NET_SUM];

  bst_engine_net_feature (comparison->net, row, NULL, second);
  for (guint i = 0; i < BST_NET_SUM; i++)
    sums[i] = (gint32) (second[i] * BST_NET_STEPS);
}

static guint
find_other_supply (const Comparison *comparison,
                   const Side       *side,
                   guint             player)
{
  guint most = 0;

  for (guint other = 0; other < comparison->n_players; other++)
    if (other != player)
      most = MAX (most, side->supply[other]);

  return most;
}

/* The parts of a feature in all sums, as if everybody had at home what he has on side @home. */
static void
look_at_feature (const Comparison *comparison,
                 const Side       *side,
                 const Side       *home,
                 guint             index,
                 Sums              sums)
{
  for (guint player = 0; player < comparison->n_players; player++)
    {
      BstEngineRow row;

      bst_engine_inputs_get (side->inputs, index, player, &row);
      row.values[BST_INPUT_SUPPLY] = (guint8) MIN (home->supply[player], G_MAXUINT8);
      row.values[BST_INPUT_OTHER_SUPPLY] = (guint8) MIN (find_other_supply (comparison, home, player), G_MAXUINT8);
      find_sums (comparison, &row, sums[player]);
    }
}

/* The inputs of the last layer: of a player, the mean of the others, and of the whole. */
typedef struct
{
  float own[BST_NET_SUM];
  float others[BST_NET_SUM];
  float globals[BST_N_GLOBALS];
} LastInputs;

static void
find_last_inputs (const Comparison *comparison,
                  const Side       *side,
                  guint             player,
                  LastInputs       *inputs)
{
  guint n_others = MAX (comparison->n_players, 2) - 1;
  Sums sums;

  memset (inputs, 0, sizeof *inputs);
  for (guint index = 0; index < side->n_inputs; index++)
    {
      look_at_feature (comparison, side, side, index, sums);
      for (guint other = 0; other < comparison->n_players; other++)
        for (guint i = 0; i < BST_NET_SUM; i++)
          if (other == player)
            inputs->own[i] += (float) sums[other][i] / BST_NET_STEPS;
          else
            inputs->others[i] += (float) sums[other][i] / (float) (BST_NET_STEPS * n_others);
    }
  if (side->n_inputs > 0)
    bst_engine_valuer_get_globals (side->valuer, player, inputs->globals);
}

/* What a unit of the last layer is before it is bent. */
static float
find_unit (const BstEngineNet *net,
           const LastInputs   *inputs,
           guint               unit)
{
  float sum = 0;

  for (guint i = 0; i < BST_NET_SUM; i++)
    sum += inputs->own[i] * net->own[i][unit] + inputs->others[i] * net->others[i][unit];
  for (guint i = 0; i < BST_N_GLOBALS; i++)
    sum += inputs->globals[i] * net->globals[i][unit];

  return sum;
}

/* From the one to the other a bent line has one slope on the whole. */
static float
find_slope (float one,
            float other)
{
  float step = one - other;

  if (fabsf (step) < 1e-6f)
    return bst_engine_net_slope (bst_engine_net_bend (one));

  return (bst_engine_net_bend (one) - bst_engine_net_bend (other)) / step;
}

/* How the points of the player (@who 0) or of his rival (1) grow with each input of the last layer. */
static void
find_slopes (Comparison *comparison,
             guint       who)
{
  guint player = who == 0 ? comparison->player : comparison->rival;
  const BstEngineNet *net = comparison->net;
  LastInputs one, other;

  find_last_inputs (comparison, &comparison->sides[0], player, &one);
  find_last_inputs (comparison, &comparison->sides[1], player, &other);
  for (guint unit = 0; unit < BST_NET_LAST; unit++)
    {
      float slope = BST_NET_POINTS * net->points[unit]
                    * find_slope (find_unit (net, &one, unit), find_unit (net, &other, unit));

      for (guint i = 0; i < BST_NET_SUM; i++)
        {
          comparison->own[who][i] += slope * net->own[i][unit];
          comparison->others[who][i] += slope * net->others[i][unit];
        }
      for (guint i = 0; i < BST_N_GLOBALS; i++)
        comparison->globals[who][i] += slope * (one.globals[i] - other.globals[i]) * net->globals[i][unit];
    }
}

/* What these parts of the sums are worth to the points of one of the two. */
static double
weigh_for (const Comparison *comparison,
           const Sums        sums,
           guint             who)
{
  guint player = who == 0 ? comparison->player : comparison->rival;
  double n_others = MAX (comparison->n_players, 2) - 1, points = 0;

  for (guint other = 0; other < comparison->n_players; other++)
    for (guint i = 0; i < BST_NET_SUM; i++)
      points += sums[other][i] * (other == player ? (double) comparison->own[who][i]
                                                  : (double) comparison->others[who][i] / n_others);

  return points / BST_NET_STEPS;
}

static double
weigh (const Comparison *comparison,
       const Sums        sums)
{
  return weigh_for (comparison, sums, 0) - weigh_for (comparison, sums, 1);
}

/* What is to come of the first side's features as if followers were at home as on the other: what is more or less by
 * that is the followers'. */
static void
weigh_features (Comparison *comparison)
{
  const Side *one = &comparison->sides[0], *other = &comparison->sides[1];
  Sums sums;

  for (guint index = 0; index < one->n_inputs; index++)
    {
      Group *group = &comparison->groups[get_group (comparison, one, bst_engine_inputs_get_root (one->inputs, index))];
      double points;

      look_at_feature (comparison, one, other, index, sums);
      points = weigh (comparison, sums);
      group->points += points;
      look_at_feature (comparison, one, one, index, sums);
      comparison->followers += weigh (comparison, sums) - points;
    }
  for (guint index = 0; index < other->n_inputs; index++)
    {
      look_at_feature (comparison, other, other, index, sums);
      comparison->groups[get_group (comparison, other, bst_engine_inputs_get_root (other->inputs, index))].points
        -= weigh (comparison, sums);
    }
  for (guint who = 0; who < 2; who++)
    for (guint i = BST_GLOBAL_SUPPLY; i <= BST_GLOBAL_OTHER_EMPTY; i++)
      comparison->followers += (who == 0 ? 1 : -1) * (double) comparison->globals[who][i];
}

/* --- Reasons --- */

static void
add_event (const Comparison *comparison,
           const BstEvent   *event,
           int               points[BST_MAX_PLAYERS])
{
  for (guint player = 0; player < comparison->n_players; player++)
    points[player] += event->players & (1u << player) ? event->points : 0;
}

static void
take_events (Comparison *comparison,
             const Side *side,
             guint       group,
             BstWhySide *told)
{
  for (guint i = 0; i < side->paid.n_items; i++)
    if (is_of_feature (&side->paid.items[i]) && get_group (comparison, side, side->paid.items[i].part) == group)
      {
        add_event (comparison, &side->paid.items[i], told->paid);
        told->owners |= side->paid.items[i].owners;
        memcpy (told->figures, side->paid.items[i].figures, sizeof told->figures);
      }
  for (guint i = 0; i < side->end.n_items; i++)
    if (is_of_feature (&side->end.items[i]) && get_group (comparison, side, side->end.items[i].part) == group)
      add_event (comparison, &side->end.items[i], told->end);
}

/* What the network saw of it. */
static void
take_inputs (const Side *side,
             guint       player,
             guint       root,
             BstWhySide *told)
{
  for (guint index = 0; index < side->n_inputs; index++)
    if (bst_engine_inputs_get_root (side->inputs, index) == root)
      {
        BstEngineRow row;

        bst_engine_inputs_get (side->inputs, index, player, &row);
        told->cells = row.values[BST_INPUT_CELLS];
        told->finishing = row.values[BST_INPUT_LEAST_CLOSE];
      }
}

static void
fill_side (Comparison        *comparison,
           const BstPosition *before,
           guint              index,
           guint              which,
           BstWhySide        *told)
{
  const Side *side = &comparison->sides[which];
  const Group *group = &comparison->groups[index];
  BstFeature feature;

  *told = (BstWhySide) { .n_features = group->n_features[which] };
  if (told->n_features == 0)
    return;
  bst_position_get_feature (side->position, group->part[which], &feature);
  told->is_complete = feature.complete && (index >= comparison->n_old || !bst_position_is_complete (before, index));
  told->owners = feature.owners;
  memcpy (told->figures, feature.figures, sizeof told->figures);
  if (feature.kind == BST_FEATURE_FIELD)
    {
      told->cities = feature.complete_cities;
      told->open_cities = feature.cities - feature.complete_cities;
    }
  else
    {
      told->tiles = feature.tiles;
      take_inputs (side, comparison->player, feature.part, told);
    }
  take_events (comparison, side, index, told);
}

static BstWhyCause
find_cause (const BstWhySide *one,
            const BstWhySide *other,
            guint             player)
{
  if (one->is_complete != other->is_complete)
    return one->is_complete ? BST_WHY_COMPLETED : BST_WHY_STAYS_OPEN;
  if ((one->figures[player] > 0) != (other->figures[player] > 0))
    return one->figures[player] > 0 ? BST_WHY_TAKEN : BST_WHY_LEFT;
  if (one->n_features == 0 || other->n_features == 0)
    return one->n_features > 0 ? BST_WHY_NEW : BST_WHY_MISSING;
  if (one->n_features != other->n_features)
    return one->n_features < other->n_features ? BST_WHY_JOINED : BST_WHY_APART;
  if (one->owners != other->owners)
    return BST_WHY_OWNERS;
  if (one->cities != other->cities || one->open_cities != other->open_cities)
    return BST_WHY_CITIES;
  if (one->tiles != other->tiles)
    return BST_WHY_SIZE;
  if (one->cells != other->cells || one->finishing != other->finishing)
    return BST_WHY_CHANCES;

  return BST_WHY_OUTLOOK;
}

static void
add_feature (Comparison        *comparison,
             const BstPosition *before,
             guint              index,
             BstWhyReason      *reason)
{
  const Group *group = &comparison->groups[index];

  *reason = (BstWhyReason) { .points = group->points, .side = group->n_features[0] > 0 ? 0 : 1 };
  for (guint which = 0; which < 2; which++)
    fill_side (comparison, before, index, which, &reason->sides[which]);
  reason->kind = bst_position_get_feature_kind (comparison->sides[reason->side].position, group->part[reason->side]);
  bst_position_name_spot (comparison->sides[reason->side].position, group->part[reason->side], &reason->spot);
  reason->cause = find_cause (&reason->sides[0], &reason->sides[1], comparison->player);
}

static int
compare_reasons (gconstpointer a,
                 gconstpointer b)
{
  const BstWhyReason *one = a, *other = b;
  double difference = fabs (other->points) - fabs (one->points);

  if (difference != 0)
    return difference > 0 ? 1 : -1;

  return one->spot.y != other->spot.y ? one->spot.y - other->spot.y : one->spot.x - other->spot.x;
}

static void
take_reasons (Comparison        *comparison,
              const BstPosition *before,
              BstEngineWhy      *why)
{
  const Side *one = &comparison->sides[0], *other = &comparison->sides[1];
  double rest = why->points;

  why->reasons = g_new0 (BstWhyReason, comparison->n_parts + 2);
  for (guint index = 0; index < comparison->n_parts; index++)
    {
      const Group *group = &comparison->groups[index];

      if (fabs (group->points) < SMALL || group->n_features[0] + group->n_features[1] == 0)
        continue;
      add_feature (comparison, before, index, &why->reasons[why->n_reasons++]);
      rest -= group->points;
    }
  if (fabs (comparison->followers) >= SMALL)
    {
      why->reasons[why->n_reasons++] = (BstWhyReason) {
        .cause = BST_WHY_FOLLOWERS, .points = comparison->followers,
        .followers = (int) one->supply[why->player] - (int) other->supply[why->player],
        .others = (int) one->supply[comparison->rival] - (int) other->supply[comparison->rival],
        .turns = (bst_position_get_n_drawable (one->position) + comparison->n_players - 1) / comparison->n_players,
      };
      rest -= comparison->followers;
    }
  qsort (why->reasons, why->n_reasons, sizeof *why->reasons, compare_reasons);
  why->reasons[why->n_reasons++] = (BstWhyReason) { .cause = BST_WHY_REST, .points = rest };
}

/* --- The comparison --- */

static void
init_side (Comparison        *comparison,
           const BstPosition *before,
           const BstMove     *move,
           Side              *side)
{
  g_auto (BstEngineTurns) turns = { 0 };
  int points[BST_MAX_PLAYERS] = { 0 };

  side->position = bst_position_copy (before);
  bst_engine_turns_make (&turns, side->position, move, &side->paid);
  side->valuer = bst_engine_valuer_new (comparison->net, side->position);
  bst_engine_valuer_look (side->valuer, side->position, &side->value);
  if (!bst_position_is_exhausted (side->position))
    side->inputs = bst_engine_valuer_get_inputs (side->valuer, &side->n_inputs);
  bst_position_score_final (side->position, points, &side->end);
  for (guint player = 0; player < comparison->n_players; player++)
    side->supply[player] = bst_engine_count_supply (side->position, player);
}

static void
clear_side (Side *side)
{
  bst_position_free (side->position);
  bst_engine_valuer_free (side->valuer);
  bst_events_clear (&side->paid);
  bst_events_clear (&side->end);
  g_free (side->first);
}

/* Whom the player's margin is measured by; without another himself, who is nobody then. */
static guint
find_rival (const Comparison *comparison)
{
  const BstEngineValue *value = &comparison->sides[0].value;
  guint rival = comparison->player;

  for (guint other = 0; other < comparison->n_players; other++)
    if (other != comparison->player && (rival == comparison->player || value->points[other] > value->points[rival]))
      rival = other;

  return rival;
}

void
bst_engine_why_init (BstEngineWhy       *why,
                     const BstEngineNet *net,
                     const BstPosition  *position,
                     const BstMove      *one,
                     const BstMove      *other)
{
  Comparison comparison = {
    .net = net, .n_players = bst_game_get_n_players (bst_position_get_game (position)),
    .player = bst_position_get_turn (position),
  };

  init_side (&comparison, position, one, &comparison.sides[0]);
  init_side (&comparison, position, other, &comparison.sides[1]);
  comparison.rival = find_rival (&comparison);
  *why = (BstEngineWhy) { .player = comparison.player };
  for (guint which = 0; which < 2; which++)
    why->points += (which == 0 ? 1 : -1) * (double) bst_engine_value_margin (&comparison.sides[which].value,
                                                                            comparison.n_players, comparison.player);
  make_groups (&comparison, position);
  for (guint which = 0; which < 2; which++)
    {
      add_points (&comparison, &comparison.sides[which], &comparison.sides[which].paid, which == 0 ? 1 : -1);
      add_points (&comparison, &comparison.sides[which], &comparison.sides[which].end, which == 0 ? 1 : -1);
      find_slopes (&comparison, which);
    }
  weigh_features (&comparison);
  take_reasons (&comparison, position, why);
  clear_side (&comparison.sides[0]);
  clear_side (&comparison.sides[1]);
  g_free (comparison.parents);
  g_free (comparison.groups);
}

void
bst_engine_why_clear (BstEngineWhy *why)
{
  g_clear_pointer (&why->reasons, g_free);
  why->n_reasons = 0;
}

const char *
bst_why_cause_name (BstWhyCause cause)
{
  static const char * const names[BST_N_WHY_CAUSES] = {
    [BST_WHY_COMPLETED] = "completed",
    [BST_WHY_STAYS_OPEN] = "stays-open",
    [BST_WHY_TAKEN] = "taken",
    [BST_WHY_LEFT] = "left",
    [BST_WHY_NEW] = "new",
    [BST_WHY_MISSING] = "missing",
    [BST_WHY_JOINED] = "joined",
    [BST_WHY_APART] = "apart",
    [BST_WHY_OWNERS] = "owners",
    [BST_WHY_CITIES] = "cities",
    [BST_WHY_SIZE] = "size",
    [BST_WHY_CHANCES] = "chances",
    [BST_WHY_OUTLOOK] = "outlook",
    [BST_WHY_FOLLOWERS] = "followers",
    [BST_WHY_REST] = "rest",
  };

  return names[cause];
}
