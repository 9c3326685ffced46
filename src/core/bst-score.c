/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What features pay: completed ones (3.4 to 3.7), and everything at the end of the game, farms
 * under their four variants (3.9, 3.10). */

#include "bst-module.h"

#include <string.h>

#define FARM_POINTS       3
#define OLDER_FARM_POINTS 4
#define MAX_FARM_BONUS    2

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

static guint
city_size (const BstPosition *p,
           guint              root)
{
  return p->rules.city_count == BST_CITY_COUNT_SEGMENTS ? p->nodes[root].size
                                                        : p->nodes[root].tiles;
}

static gboolean
is_reduced_city (const BstPosition *p,
                 guint              root)
{
  return p->rules.two_tile_city == BST_TWO_TILE_CITY_REDUCED && city_size (p, root) == 2;
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
      return (int) (city_size (p, root) + node->pennants)
             * (complete && !is_reduced_city (p, root) ? 2 : 1);
    case BST_FEATURE_MONASTERY:
      return complete ? 9 : node->tiles;
    default:
      return node->tiles;
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
  event->players = bst_majority (node->figures);
  event->points = (gint16) bst_position_points (p, root, complete);
  event->tiles = node->tiles;
  event->segments = node->size;
  event->pennants = node->pennants;
  event->emblems = node->emblems;
  memcpy (event->figures, node->figures, sizeof event->figures);
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

static void
fill_farm_event (const BstPosition *p,
                 guint              farm,
                 BstEvent          *event)
{
  bst_position_fill_event (p, farm, event);
  event->complete = FALSE;
  event->points = 0;
}

/* Pays the owners among @players who get @each for a city: 3, and more for pigs. */
static void
pay_owners (FinalScoring *scoring,
            guint         farm,
            guint         players,
            guint         n_cities,
            int           each)
{
  BstEvent event;

  fill_farm_event (scoring->position, farm, &event);
  event.players = (guint8) players;
  event.cities = (guint16) n_cities;
  event.points = (gint16) (each * (int) n_cities);
  pay (scoring, &event);
}

/* The owners of a farm who get @each for a city. */
static guint
find_owners_at (const BstPosition *p,
                guint              farm,
                int                each)
{
  guint8 owners = bst_majority (p->nodes[farm].figures);
  guint found = 0;

  for (guint player = 0; player < p->n_players; player++)
    if ((owners & (1u << player)) && FARM_POINTS + bst_modules_farm_bonus (p, farm, player) == each)
      found |= 1u << player;

  return found;
}

/* FV3: each farm for itself, 3 for each completed city; owners with a pig apart from those
 * without. */
static void
pay_farm (FinalScoring *scoring,
          guint         farm,
          guint16      *cities)
{
  guint n_cities = find_completed_cities (scoring->position, farm, cities);

  for (int each = FARM_POINTS + MAX_FARM_BONUS; each >= FARM_POINTS; each--)
    {
      guint owners = find_owners_at (scoring->position, farm, each);

      if (owners != 0)
        pay_owners (scoring, farm, owners, n_cities, each);
    }
}

/* FV2: as FV3, but a city that paid a player once pays him no more: @paid has a mask of
 * players for each node. Only owners who get @each for a city, so that the caller can begin
 * with the farms that pay most. Co-owners whose other farms differ get events of their own. */
static void
pay_farm_once (FinalScoring *scoring,
               guint         farm,
               guint16      *cities,
               guint8       *paid,
               int           each)
{
  guint n_cities = find_completed_cities (scoring->position, farm, cities);
  guint owners = find_owners_at (scoring->position, farm, each);

  for (guint player = 0; player < scoring->position->n_players; player++)
    {
      guint n_new = 0;

      if (!(owners & (1u << player)))
        continue;

      for (guint i = 0; i < n_cities; i++)
        {
          n_new += !(paid[cities[i]] & (1u << player));
          paid[cities[i]] |= (guint8) (1u << player);
        }
      pay_owners (scoring, farm, 1u << player, n_new, each);
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

static void
pay_cities (FinalScoring *scoring,
            guint8      (*counts)[BST_MAX_PLAYERS])
{
  const BstPosition *p = scoring->position;

  for (guint node = 0; node < p->head.n_nodes; node++)
    {
      BstEvent event;
      guint8 owners = bst_majority (counts[node]);

      if (owners == 0)
        continue;

      bst_position_fill_event (p, node, &event);
      event.kind = BST_FEATURE_FIELD;
      event.complete = event.two_tile = FALSE;
      event.players = owners;
      event.points = OLDER_FARM_POINTS;
      event.cities = 1;
      memcpy (event.figures, counts[node], sizeof event.figures);
      pay (scoring, &event);
    }
}

/* Calls one of the variants for every farm with a figure. */
static void
score_farms (FinalScoring *scoring)
{
  const BstPosition *p = scoring->position;
  BstFarmScoring variant = p->rules.farm_scoring;
  guint n_nodes = p->head.n_nodes;
  g_autofree guint16 *cities = g_new (guint16, n_nodes + 1);
  g_autofree guint8 *paid = g_new0 (guint8, n_nodes);
  g_autofree guint8 (*counts)[BST_MAX_PLAYERS] = g_malloc0_n (n_nodes, sizeof *counts);
  int highest = variant == BST_FARMS_SECOND_EDITION ? FARM_POINTS + MAX_FARM_BONUS : FARM_POINTS;

  for (int each = highest; each >= FARM_POINTS; each--)
    for (guint i = 0; i < p->head.n_figures; i++)
      {
        guint root = bst_position_root (p, p->figures[i].node);

        if (p->nodes[root].kind != BST_FEATURE_FIELD || !is_first_figure (p, i, root))
          continue;

        if (variant == BST_FARMS_THIRD_EDITION)
          pay_farm (scoring, root, cities);
        else if (variant == BST_FARMS_SECOND_EDITION)
          pay_farm_once (scoring, root, cities, paid, each);
        else
          count_round_cities (scoring, root, cities, counts);
      }

  if (variant == BST_FARMS_OLDER || variant == BST_FARMS_OLDER_LITERAL)
    pay_cities (scoring, counts);
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

      if (p->nodes[root].kind == BST_FEATURE_FIELD || !is_first_figure (p, i, root))
        continue;

      bst_position_fill_event (p, root, &event);
      pay (&scoring, &event);
    }

  score_farms (&scoring);
  score_modules (&scoring);
}
