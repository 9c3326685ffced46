/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What features pay: completed ones (3.4 to 3.7), and everything at the end of the game, farms
 * under their four variants (3.9, 3.10). */

#include "bst-module.h"

#include <string.h>

#define FARM_POINTS       3
#define OLDER_FARM_POINTS 4

/* What modules give more for a city, or less, is within these bounds. */
#define MAX_FARM_BONUS    2
#define MIN_FARM_BONUS    (-1)

guint8
bst_majority (const guint8 figures[BST_MAX_PLAYERS])
{
  guint8 players = 0;
  guint most = 0;

  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    {
      if (figures[player] > most)
        {
          most = figures[player];
          players = 0;
        }
      if (most > 0 && figures[player] == most)
        players |= (guint8) (1u << player);
    }

  return players;
}

/* C3, RD5: by some sentences segments are counted, always or in what is unfinished. */
static guint
count_size (const BstPosition *p,
            guint              root,
            gboolean           complete)
{
  const BstPositionNode *node = &p->nodes[root];
  gboolean segments = (!complete && p->rules.unfinished_count == BST_UNFINISHED_SEGMENTS)
                      || (node->kind == BST_FEATURE_CITY
                          && p->rules.city_count == BST_CITY_COUNT_SEGMENTS);

  return segments ? node->size : node->tiles;
}

static gboolean
is_reduced_city (const BstPosition *p,
                 guint              root)
{
  return p->rules.two_tile_city == BST_TWO_TILE_CITY_REDUCED
         && count_size (p, root, TRUE) == 2;
}

int
bst_position_base_points (const BstPosition *p,
                          guint              root,
                          gboolean           complete)
{
  const BstPositionNode *node = &p->nodes[root];

  switch (node->kind)
    {
    case BST_FEATURE_CITY:
      return (int) (count_size (p, root, complete) + node->pennants)
             * (complete && !is_reduced_city (p, root) ? 2 : 1);
    case BST_FEATURE_MONASTERY:
      return complete ? 9 : node->tiles;
    default:
      return (int) count_size (p, root, complete);
    }
}

int
bst_position_points (const BstPosition *p,
                     guint              root,
                     gboolean           complete)
{
  return bst_modules_points (p, root, complete, bst_position_base_points (p, root, complete));
}

void
bst_position_fill_event (const BstPosition *p,
                         guint              root,
                         BstEvent          *event)
{
  const BstPositionNode *node = &p->nodes[root];
  gboolean complete = node->open == 0;

  memset (event, 0, sizeof *event);
  event->turn = p->head.n_placed;
  event->kind = (BstFeatureKind) node->kind;
  event->complete = complete;
  event->two_tile = complete && node->kind == BST_FEATURE_CITY && is_reduced_city (p, root);
  event->node = (guint16) root;
  bst_position_get_strengths (p, root, event->figures);
  event->players = bst_majority (event->figures);
  event->points = (gint16) bst_position_points (p, root, complete);
  event->tiles = node->tiles;
  event->segments = node->size;
  event->pennants = node->pennants;
  event->emblems = node->emblems;
  if (p->n_modules > 0)
    bst_modules_adjust (p, root, event);
}

/* --- The end of the game --- */

typedef struct
{
  const BstPosition *position;
  int               *points;
  BstEvents         *events;    /* (nullable) */
} FinalScoring;

static void
pay (FinalScoring *scoring,
     BstEvent     *event)
{
  event->final = TRUE;
  for (guint player = 0; player < scoring->position->n_players; player++)
    if (event->players & (1u << player))
      scoring->points[player] += event->points;
  if (scoring->events != NULL)
    bst_events_add (scoring->events, event);
}

/* H9. */
static inline gboolean
is_lost (const BstPosition *p,
         guint              root)
{
  return p->n_modules > 0 && bst_modules_is_lost (p, root);
}

/* Is figure @index the first one on its feature? Then the feature is met once. */
static gboolean
is_first_figure (const BstPosition *p,
                 guint              index,
                 guint              root)
{
  for (guint i = 0; i < index; i++)
    if (bst_position_root (p, p->figures[i].node) == root)
      return FALSE;

  return TRUE;
}

/* Does figure @index speak for the farm @root at the end? */
static gboolean
is_scored_farm (const BstPosition *p,
                guint              index,
                guint              root)
{
  return p->nodes[root].kind == BST_FEATURE_FIELD && is_first_figure (p, index, root)
         && !is_lost (p, root);
}

/* ... in the usual way? */
static gboolean
is_usual_farm (const BstPosition *p,
               guint              index,
               guint              root)
{
  return is_scored_farm (p, index, root)
         && (p->n_modules == 0 || !bst_modules_take_farm (p, root));
}

static guint
find_completed_cities (const BstPosition *p,
                       guint              farm,
                       guint16           *cities)
{
  guint n_cities = bst_position_get_farm_cities (p, farm, cities);
  guint n_completed = 0;

  for (guint i = 0; i < n_cities; i++)
    if (p->nodes[cities[i]].open == 0)
      cities[n_completed++] = cities[i];

  return n_completed;
}

/* How many of these completed cities count twice. */
static guint
count_double (const BstPosition *p,
              const guint16     *cities,
              guint              n_cities)
{
  guint n_double = 0;

  for (guint i = 0; p->n_modules > 0 && i < n_cities; i++)
    n_double += bst_modules_is_double_city (p, cities[i]);

  return n_double;
}

static void
fill_farm (const BstPosition *p,
           guint              farm,
           const guint16     *cities,
           guint              n_cities,
           BstEvent          *event)
{
  bst_position_fill_event (p, farm, event);
  event->complete = FALSE;
  event->points = 0;
  event->cities = (guint16) n_cities;
  event->besieged = (guint16) count_double (p, cities, n_cities);
}

void
bst_position_fill_farm_event (const BstPosition *p,
                              guint              root,
                              BstEvent          *event)
{
  g_autofree guint16 *cities = g_new (guint16, p->head.n_nodes);

  fill_farm (p, root, cities, find_completed_cities (p, root, cities), event);
}

/* Some cities twice; what modules add, or take, once. */
static gint16
farm_points (const BstEvent *event,
             int             each)
{
  return (gint16) (each * (event->cities + event->besieged) + event->bonus * event->cities);
}

/* The owners of a farm who get @bonus more for a city. */
static guint
find_owners_with (const BstPosition *p,
                  guint              farm,
                  int                bonus)
{
  guint8 owners = bst_majority (p->nodes[farm].figures);
  guint found = 0;

  for (guint player = 0; player < p->n_players; player++)
    if ((owners & (1u << player)) && bst_modules_farm_bonus (p, farm, player) == bonus)
      found |= 1u << player;

  return found;
}

void
bst_position_pay_farm (BstPosition   *p,
                       guint          root,
                       int            each,
                       BstEventCause  cause,
                       BstEvents     *events)
{
  BstEvent event;

  bst_position_fill_farm_event (p, root, &event);
  event.cause = cause;
  for (int bonus = MAX_FARM_BONUS; bonus >= MIN_FARM_BONUS; bonus--)
    {
      event.players = (guint8) find_owners_with (p, root, bonus);
      event.bonus = (gint8) bonus;
      event.points = farm_points (&event, each);
      if (event.players != 0)
        bst_position_pay (p, &event, events);
    }
  if (bst_modules_bonus (p, root, &event))
    bst_position_pay (p, &event, events);
}

/* FV3: each farm for itself, 3 for each completed city; owners who get more apart from those who
 * do not. */
static void
pay_farm (FinalScoring *scoring,
          guint         farm,
          guint16      *cities)
{
  const BstPosition *p = scoring->position;
  BstEvent event;

  fill_farm (p, farm, cities, find_completed_cities (p, farm, cities), &event);
  for (int bonus = MAX_FARM_BONUS; bonus >= MIN_FARM_BONUS; bonus--)
    {
      event.players = (guint8) find_owners_with (p, farm, bonus);
      event.bonus = (gint8) bonus;
      event.points = farm_points (&event, FARM_POINTS);
      if (event.players != 0)
        pay (scoring, &event);
    }
}

/* The cities among @cities that have not paid @player yet, moved to the front; they have now. */
static guint
take_new_cities (guint16 *cities,
                 guint    n_cities,
                 guint8  *paid,
                 guint    player)
{
  guint n_new = 0;

  for (guint i = 0; i < n_cities; i++)
    {
      guint16 city = cities[i];

      if (paid[city] & (1u << player))
        continue;
      paid[city] |= (guint8) (1u << player);
      cities[i] = cities[n_new];
      cities[n_new++] = city;
    }

  return n_new;
}

/* FV2: as FV3, but a city that paid a player once pays him no more: @paid has a mask of
 * players for each node. Only owners who get @bonus for a city, so that the caller can begin
 * with the farms that pay most. Co-owners whose other farms differ get events of their own. */
static void
pay_farm_once (FinalScoring *scoring,
               guint         farm,
               guint16      *cities,
               guint8       *paid,
               int           bonus)
{
  const BstPosition *p = scoring->position;
  guint n_cities = find_completed_cities (p, farm, cities);
  guint owners = find_owners_with (p, farm, bonus);

  for (guint player = 0; player < p->n_players; player++)
    {
      BstEvent event;

      if (!(owners & (1u << player)))
        continue;
      fill_farm (p, farm, cities, take_new_cities (cities, n_cities, paid, player), &event);
      event.players = (guint8) (1u << player);
      event.bonus = (gint8) bonus;
      event.points = farm_points (&event, FARM_POINTS);
      pay (scoring, &event);
    }
}

/* FV1 and FV1b count round each city: all farmers, or one for each meadow's owner. */
static void
count_round_cities (FinalScoring *scoring,
                    guint         farm,
                    guint16      *cities,
                    guint8      (*counts)[BST_MAX_PLAYERS])
{
  const BstPosition *p = scoring->position;
  guint n_cities = find_completed_cities (p, farm, cities);
  guint8 owners = bst_majority (p->nodes[farm].figures);
  gboolean meadows = p->rules.farm_scoring == BST_FARMS_OLDER_LITERAL;

  for (guint i = 0; i < n_cities; i++)
    for (guint player = 0; player < p->n_players; player++)
      counts[cities[i]][player] += (guint8) (meadows ? (owners >> player) & 1u
                                                     : p->nodes[farm].figures[player]);
}

/* What each player gets for each city under FV1 and FV1b, by root of the city. */
typedef struct
{
  guint8 (*counts)[BST_MAX_PLAYERS];    /* his farmers, or meadows, round it */
  gint8  (*more)[BST_MAX_PLAYERS];      /* the most that one of the farms there adds, ... */
  gint8  (*less)[BST_MAX_PLAYERS];      /* ... and takes */
} RoundCities;

static int
round_bonus (const RoundCities *round,
             guint              city,
             guint              player)
{
  return round->more[city][player] + round->less[city][player];
}

static void
pay_city (FinalScoring      *scoring,
          const RoundCities *round,
          guint              city)
{
  const BstPosition *p = scoring->position;
  guint8 owners = bst_majority (round->counts[city]);
  BstEvent event;

  if (owners == 0)
    return;
  bst_position_fill_event (p, city, &event);
  event.kind = BST_FEATURE_FIELD;
  event.complete = event.two_tile = FALSE;
  event.cities = 1;
  event.besieged = bst_modules_is_double_city (p, city);
  memcpy (event.figures, round->counts[city], sizeof event.figures);
  /* Owners who get the same share an event. */
  while (owners != 0)
    {
      event.bonus = (gint8) round_bonus (round, city, (guint) __builtin_ctz (owners));
      event.points = farm_points (&event, OLDER_FARM_POINTS);
      event.players = 0;
      for (guint player = 0; player < p->n_players; player++)
        if ((owners & (1u << player)) && round_bonus (round, city, player) == event.bonus)
          event.players |= (guint8) (1u << player);
      owners &= (guint8) ~event.players;
      pay (scoring, &event);
    }
}

/* Notes what a farm changes for the completed cities at it: for those who have farmers there (D5), the
 * others are not paid for it. */
static void
mark_cities (const BstPosition *p,
             const RoundCities *round,
             guint              farm,
             guint16           *cities)
{
  guint n_cities = find_completed_cities (p, farm, cities);

  for (guint i = 0; i < n_cities; i++)
    for (guint player = 0; player < p->n_players; player++)
      if (p->nodes[farm].figures[player] > 0)
        bst_modules_round_bonus (p, farm, player, &round->more[cities[i]][player],
                                 &round->less[cities[i]][player]);
}

/* FV1, FV1b. */
static void
score_round_cities (FinalScoring *scoring,
                    guint16      *cities)
{
  const BstPosition *p = scoring->position;
  guint n_nodes = p->head.n_nodes;
  g_autofree guint8 (*counts)[BST_MAX_PLAYERS] = g_malloc0_n (n_nodes, sizeof *counts);
  g_autofree gint8 (*more)[BST_MAX_PLAYERS] = g_malloc0_n (n_nodes, sizeof *more);
  g_autofree gint8 (*less)[BST_MAX_PLAYERS] = g_malloc0_n (n_nodes, sizeof *less);
  const RoundCities round = { counts, more, less };

  for (guint i = 0; i < p->head.n_figures; i++)
    {
      guint root = bst_position_root (p, p->figures[i].node);

      if (!is_usual_farm (p, i, root))
        continue;
      count_round_cities (scoring, root, cities, counts);
      if (p->n_modules > 0)
        mark_cities (p, &round, root, cities);
    }
  for (guint node = 0; node < n_nodes; node++)
    pay_city (scoring, &round, node);
}

/* What modules pay for farms: instead of the usual scoring, or besides. */
static void
score_farms_of_modules (FinalScoring *scoring)
{
  const BstPosition *p = scoring->position;

  for (guint i = 0; p->n_modules > 0 && i < p->head.n_figures; i++)
    {
      guint root = bst_position_root (p, p->figures[i].node);
      BstEvent event;

      if (!is_scored_farm (p, i, root))
        continue;
      if (bst_modules_farm_event (p, root, &event))
        pay (scoring, &event);
      if (bst_modules_bonus (p, root, &event))
        pay (scoring, &event);
    }
}

/* FV3 and FV2: every farm with a figure. */
static void
score_each_farm (FinalScoring *scoring,
                 guint16      *cities)
{
  const BstPosition *p = scoring->position;
  gboolean once = p->rules.farm_scoring == BST_FARMS_SECOND_EDITION;
  g_autofree guint8 *paid = g_new0 (guint8, p->head.n_nodes);
  int highest = once ? MAX_FARM_BONUS : 0, lowest = once ? MIN_FARM_BONUS : 0;

  for (int bonus = highest; bonus >= lowest; bonus--)
    for (guint i = 0; i < p->head.n_figures; i++)
      {
        guint root = bst_position_root (p, p->figures[i].node);

        if (!is_usual_farm (p, i, root))
          continue;
        if (once)
          pay_farm_once (scoring, root, cities, paid, bonus);
        else
          pay_farm (scoring, root, cities);
      }
}

static void
score_farms (FinalScoring *scoring)
{
  const BstPosition *p = scoring->position;
  g_autofree guint16 *cities = g_new (guint16, p->head.n_nodes + 1);

  if (p->rules.farm_scoring == BST_FARMS_OLDER || p->rules.farm_scoring == BST_FARMS_OLDER_LITERAL)
    score_round_cities (scoring, cities);
  else
    score_each_farm (scoring, cities);
  score_farms_of_modules (scoring);
}

static void
score_modules (FinalScoring *scoring)
{
  const BstPosition *p = scoring->position;

  for (guint i = 0; i < p->n_modules; i++)
    {
      BstEvent events[BST_MAX_FINAL_EVENTS];
      guint n_events = p->modules[i]->final != NULL ? p->modules[i]->final (p, events) : 0;

      for (guint event = 0; event < n_events; event++)
        pay (scoring, &events[event]);
    }
}

void
bst_position_score_final (const BstPosition *p,
                          int                points[BST_MAX_PLAYERS],
                          BstEvents         *events)
{
  FinalScoring scoring = { p, points, events };

  for (guint i = 0; i < p->head.n_figures; i++)
    {
      guint root = bst_position_root (p, p->figures[i].node);
      BstEvent event;

      /* D10: what was paid when it was completed is not paid again. */
      if (p->nodes[root].kind == BST_FEATURE_FIELD || p->nodes[root].kind == BST_FEATURE_TOWER
          || p->nodes[root].paid || !is_first_figure (p, i, root) || is_lost (p, root))
        continue;

      bst_position_fill_event (p, root, &event);
      pay (&scoring, &event);
      if (p->n_modules > 0 && bst_modules_bonus (p, root, &event))
        pay (&scoring, &event);
    }

  score_farms (&scoring);
  score_modules (&scoring);
}
