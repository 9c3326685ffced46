/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What features pay: completed ones (3.4 to 3.7), and everything at the end of the game, farms
 * under their four variants (3.9, 3.10). */

#include "bst-module.h"

#include <string.h>

/* What modules give more for a city, or less, is within these bounds. */
#define MAX_FARM_BONUS    2
#define MIN_FARM_BONUS    (-1)

guint8
bst_majority (const guint8 figures[BST_MAX_PLAYERS])
{
  guint8 players = 0;
  guint most = 1;

  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    {
      if (figures[player] < most)
        continue;
      if (figures[player] > most)
        players = 0;
      most = figures[player];
      players |= (guint8) (1u << player);
    }

  return players;
}

guint8
bst_position_find_owners (const BstPosition *p,
                          guint              root,
                          const guint8       strengths[BST_MAX_PLAYERS])
{
  guint8 players = bst_majority (strengths);

  /* With one owner, or none, there is no tie. */
  return (players & (players - 1)) == 0 ? players : bst_modules_break_tie (p, root, players);
}

/* C3, RD5: by some sentences segments are counted, always or in what is unfinished. */
static gboolean
counts_segments (const BstPosition *p,
                 guint              root,
                 gboolean           complete)
{
  return (!complete && p->rules.unfinished_count == BST_UNFINISHED_SEGMENTS)
         || (p->parts[root].kind == BST_FEATURE_CITY
             && p->rules.city_count == BST_CITY_COUNT_SEGMENTS);
}

static guint
count_size (const BstPosition *p,
            guint              root,
            gboolean           complete)
{
  const BstPart *part = &p->parts[root];

  return counts_segments (p, root, complete) ? part->size : part->tiles;
}

static gboolean
is_reduced_city (const BstPosition *p,
                 guint              root)
{
  return p->parts[root].kind == BST_FEATURE_CITY
         && p->rules.two_tile_city == BST_TWO_TILE_CITY_REDUCED
         && count_size (p, root, TRUE) == 2;
}

/* What one tile, segment, pennant or neighbour brings. */
static int
find_each (const BstPosition *p,
           guint              root,
           gboolean           complete)
{
  gboolean is_double = complete && p->parts[root].kind == BST_FEATURE_CITY
                       && !is_reduced_city (p, root);

  return p->n_modules > 0 ? bst_modules_each (p, root, complete, is_double ? 2 : 1) : is_double ? 2 : 1;
}

/* At the edge of a table no more neighbours come: by one reading they count as if they had (H11). */
static void
add_monastery_terms (const BstPosition *p,
                     guint              root,
                     gboolean           complete,
                     int                each,
                     BstEvent          *event)
{
  int beyond = complete ? (int) bst_modules_count_beyond (p, root) : 0;

  bst_event_add_term (event, BST_TERM_MONASTERY, 1, each);
  bst_event_add_term (event, BST_TERM_NEIGHBOURS,
                      complete ? 8 - beyond : p->parts[root].tiles - 1, each);
  if (beyond > 0 && p->rules.edge_monastery == BST_EDGE_MONASTERY_NINE)
    bst_event_add_term (event, BST_TERM_BEYOND, beyond, each);
}

/* The same without what modules add to the whole. */
static void
add_own_terms (const BstPosition *p,
               guint              root,
               gboolean           complete,
               BstEvent          *event)
{
  const BstPart *part = &p->parts[root];
  int each = find_each (p, root, complete);

  if (bst_feature_kind_get (part->kind)->counts_round)
    {
      add_monastery_terms (p, root, complete, each, event);
      return;
    }

  bst_event_add_term (event, counts_segments (p, root, complete) ? BST_TERM_SEGMENTS
                                                                 : BST_TERM_TILES,
                      (int) count_size (p, root, complete), each);
  if (part->pennants > 0)
    bst_event_add_term (event, BST_TERM_PENNANTS, part->pennants, each);
}

/* The formula of a city, road or monastery. */
static void
add_terms (const BstPosition *p,
           guint              root,
           gboolean           complete,
           BstEvent          *event)
{
  add_own_terms (p, root, complete, event);
  if (p->hooked[BST_HOOK (add_terms)] != 0)
    bst_modules_add_terms (p, root, complete, event);
}

int
bst_position_points (const BstPosition *p,
                     guint              root,
                     gboolean           complete)
{
  BstEvent event = { 0 };

  add_terms (p, root, complete, &event);

  return event.points;
}

void
bst_position_begin_event (const BstPosition *p,
                          BstEventCause      cause,
                          BstEvent          *event)
{
  memset (event, 0, sizeof *event);
  event->turn = p->head.n_placed;
  event->cause = cause;
  event->part = BST_NO_PART;
}

/* All but the formula. */
static void
describe_feature (const BstPosition *p,
                  guint              root,
                  BstEvent          *event)
{
  const BstPart *part = &p->parts[root];
  gboolean complete = part->open == 0;

  bst_position_begin_event (p, BST_EVENT_FEATURE, event);
  event->kind = (BstFeatureKind) part->kind;
  event->complete = complete;
  event->two_tile = complete && is_reduced_city (p, root);
  event->part = (guint16) root;
  bst_position_get_strengths (p, root, event->figures);
  event->owners = event->players = bst_position_find_owners (p, root, event->figures);
  event->tiles = part->tiles;
  event->segments = part->size;
  event->pennants = part->pennants;
  event->emblems = part->emblems;
}

void
bst_position_fill_event (const BstPosition *p,
                         guint              root,
                         BstEvent          *event)
{
  describe_feature (p, root, event);
  if (p->n_modules > 0)
    event->beyond = (guint16) bst_modules_count_beyond (p, root);
  add_terms (p, root, event->complete, event);
  if (p->n_modules > 0)
    bst_modules_adjust (p, root, event);
}

gboolean
bst_position_get_formula (const BstPosition *position,
                          guint              part,
                          gboolean           complete,
                          BstEvent          *event)
{
  guint root = bst_position_find_root (position, part);

  if (!bst_feature_kind_get (position->parts[root].kind)->completes)
    return FALSE;
  describe_feature (position, root, event);
  event->complete = complete;
  add_terms (position, root, complete, event);

  return TRUE;
}

const char *
bst_position_get_feature_rule (const BstPosition *position,
                               guint              part)
{
  guint root = bst_position_find_root (position, part);
  BstEvent event;

  if (!bst_feature_kind_get (position->parts[root].kind)->is_claimed)
    return NULL;
  describe_feature (position, root, &event);
  event.beyond = (guint16) bst_modules_count_beyond (position, root);
  bst_event_find_rules (&event, &position->rules);

  return event.rules[0];
}

void
bst_position_tell (const BstPosition *p,
                   const BstEvent    *event,
                   BstEvents         *events)
{
  BstEvent told;

  if (events == NULL)
    return;
  told = *event;
  bst_event_find_rules (&told, &p->rules);
  bst_events_add (events, &told);
}

/* --- The end of the game --- */

typedef struct
{
  const BstPosition *position;
  int               *points;
  BstEvents         *events;    /* (nullable) */
  guint              also;      /* what is taken as completed, too: a root, BST_NO_PART or BST_EVERY_PART */
  guint              n_roots;   /* features with figures, ... */
  guint16            roots[BST_MAX_FIGURES];        /* ... in the order of the first figure on each */
} FinalScoring;

/* Where a follower stands alone nobody stands twice. */
static inline void
add_root (FinalScoring *scoring,
          guint         root)
{
  const BstPart *part = &scoring->position->parts[root];

  for (guint i = part->n_figures == 1 && part->helpers == 0 ? scoring->n_roots : 0; i < scoring->n_roots; i++)
    if (scoring->roots[i] == root)
      return;
  scoring->roots[scoring->n_roots++] = (guint16) root;
}

static void
begin_scoring (FinalScoring      *scoring,
               const BstPosition *p,
               int               *points,
               BstEvents         *events,
               guint              also)
{
  scoring->position = p;
  scoring->points = points;
  scoring->events = events;
  scoring->also = also;
  scoring->n_roots = 0;
  for (guint i = 0; i < p->head.n_figures; i++)
    add_root (scoring, bst_position_root (p, p->figures[i].part));
}

static void
pay (FinalScoring *scoring,
     BstEvent     *event)
{
  event->final = TRUE;
  for (guint player = 0; player < scoring->position->n_players; player++)
    if (event->players & (1u << player))
      scoring->points[player] += event->points;
  bst_position_tell (scoring->position, event, scoring->events);
}

/* H9. */
static inline gboolean
is_lost (const BstPosition *p,
         guint              root)
{
  return p->n_modules > 0 && bst_modules_is_lost (p, root);
}

/* Does the end pay for the farm? */
static gboolean
is_scored_farm (const FinalScoring *scoring,
                guint               root)
{
  const BstPosition *p = scoring->position;

  return p->parts[root].kind == BST_FEATURE_FIELD && (scoring->also == BST_EVERY_PART || !is_lost (p, root));
}

/* ... in the usual way? */
static gboolean
is_usual_farm (const FinalScoring *scoring,
               guint               root)
{
  return is_scored_farm (scoring, root)
         && (scoring->position->n_modules == 0 || !bst_modules_take_farm (scoring->position, root));
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
  describe_feature (p, farm, event);
  event->complete = FALSE;
  event->cities = (guint16) n_cities;
  event->besieged = (guint16) count_double (p, cities, n_cities);
}

static void
fill_usual_farm (const BstPosition *p,
                 guint              also,
                 guint              root,
                 BstEvent          *event)
{
  g_autofree guint16 *cities = g_new (guint16, p->head.n_parts);

  fill_farm (p, root, cities, bst_position_get_fed_cities (p, also, root, cities), event);
}

/* The formula of a farm: some cities twice (SI2); what pigs and drought change, once. */
static void
add_farm_terms (BstEvent *event,
                int       each)
{
  event->points = 0;
  event->n_terms = 0;
  bst_event_add_term (event, BST_TERM_CITIES, event->cities, each + event->more + event->less);
  if (event->besieged > 0)
    bst_event_add_term (event, BST_TERM_BESIEGED, event->besieged, each);
}

/* The owners of a farm who get @bonus more for a city. */
static guint
find_owners_with (const BstPosition *p,
                  guint              farm,
                  int                bonus)
{
  guint8 owners = bst_position_find_owners (p, farm, p->parts[farm].figures);
  guint found = 0;

  for (guint player = 0; player < p->n_players; player++)
    if ((owners & (1u << player)) && bst_modules_farm_bonus (p, farm, player) == bonus)
      found |= 1u << player;

  return found;
}

/* Without a module that gives more or less, nobody does. */
static inline int
find_highest_bonus (const BstPosition *p)
{
  return p->hooked[BST_HOOK (farm_bonus)] == 0 ? 0 : MAX_FARM_BONUS;
}

static inline int
find_lowest_bonus (const BstPosition *p)
{
  return p->hooked[BST_HOOK (farm_bonus)] == 0 ? 0 : MIN_FARM_BONUS;
}

/* Makes @event that of the owners of the farm @root who get @bonus more for a city; FALSE if there
 * are none. */
static gboolean
choose_owners (const BstPosition *p,
               guint              root,
               int                bonus,
               int                each,
               BstEvent          *event)
{
  event->players = (guint8) find_owners_with (p, root, bonus);
  /* Drought lowers what everybody gets, a barn too. */
  event->less = (gint8) bst_modules_farm_bonus (p, root, BST_MAX_PLAYERS);
  event->more = (gint8) (bonus - event->less);
  add_farm_terms (event, each);

  return event->players != 0;
}

void
bst_position_pay_farm (BstPosition   *p,
                       guint          root,
                       int            each,
                       BstEventCause  cause,
                       BstEvents     *events)
{
  BstEvent event;

  fill_usual_farm (p, BST_NO_PART, root, &event);
  event.cause = cause;
  for (int bonus = find_highest_bonus (p); bonus >= find_lowest_bonus (p); bonus--)
    if (choose_owners (p, root, bonus, each, &event))
      bst_position_pay (p, &event, events);
  if (bst_modules_bonus (p, root, &event))
    bst_position_pay (p, &event, events);
}

void
bst_position_fill_barn_event (const BstPosition *p,
                              guint              also,
                              guint              root,
                              int                each,
                              BstEvent          *event)
{
  fill_usual_farm (p, also, root, event);
  event->cause = BST_EVENT_BARN;
  event->players = p->parts[root].barns;
  event->less = (gint8) bst_modules_farm_bonus (p, root, BST_MAX_PLAYERS);
  add_farm_terms (event, each);
}

/* FV3: each farm for itself, 3 for each completed city; owners who get more apart from those who
 * do not. */
static void
pay_farm (FinalScoring *scoring,
          guint         farm,
          guint16      *cities)
{
  const BstPosition *p = scoring->position;
  guint n_cities = bst_position_get_fed_cities (p, scoring->also, farm, cities);
  BstEvent event;

  /* Nothing is to be paid, which only an event would say. */
  if (n_cities == 0 && scoring->events == NULL)
    return;
  fill_farm (p, farm, cities, n_cities, &event);
  for (int bonus = find_highest_bonus (p); bonus >= find_lowest_bonus (p); bonus--)
    if (choose_owners (p, farm, bonus, BST_FARM_POINTS, &event))
      pay (scoring, &event);
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
 * players for each part. Only owners who get @bonus for a city, so that the caller can begin
 * with the farms that pay most. Co-owners whose other farms differ get events of their own. */
static void
pay_farm_once (FinalScoring *scoring,
               guint         farm,
               guint16      *cities,
               guint8       *paid,
               int           bonus)
{
  const BstPosition *p = scoring->position;
  guint n_cities = bst_position_get_fed_cities (p, scoring->also, farm, cities);
  guint owners = find_owners_with (p, farm, bonus);

  for (guint player = 0; player < p->n_players; player++)
    {
      BstEvent event;

      if (!(owners & (1u << player)))
        continue;
      fill_farm (p, farm, cities, take_new_cities (cities, n_cities, paid, player), &event);
      choose_owners (p, farm, bonus, BST_FARM_POINTS, &event);
      event.players = (guint8) (1u << player);
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
  guint n_cities = bst_position_get_fed_cities (p, scoring->also, farm, cities);
  guint8 owners = bst_position_find_owners (p, farm, p->parts[farm].figures);
  gboolean meadows = p->rules.farm_scoring == BST_FARMS_OLDER_LITERAL;

  for (guint i = 0; i < n_cities; i++)
    for (guint player = 0; player < p->n_players; player++)
      counts[cities[i]][player] += (guint8) (meadows ? (owners >> player) & 1u
                                                     : p->parts[farm].figures[player]);
}

/* What each player gets for each city under FV1 and FV1b, by root of the city. */
typedef struct
{
  guint8 (*counts)[BST_MAX_PLAYERS];    /* his farmers, or meadows, round it */
  gint8  (*more)[BST_MAX_PLAYERS];      /* the most that one of the farms there adds, ... */
  gint8  (*less)[BST_MAX_PLAYERS];      /* ... and takes */
} RoundCities;

static gboolean
is_same_round (const RoundCities *round,
               guint              city,
               guint              player,
               guint              other)
{
  return round->more[city][player] == round->more[city][other]
         && round->less[city][player] == round->less[city][other];
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
  describe_feature (p, city, &event);
  event.kind = BST_FEATURE_FIELD;
  event.complete = event.two_tile = FALSE;
  event.cities = 1;
  event.besieged = bst_modules_is_double_city (p, city);
  event.owners = owners;
  event.counted = p->rules.farm_scoring == BST_FARMS_OLDER_LITERAL ? BST_COUNTED_MEADOWS
                                                                   : BST_COUNTED_FOLLOWERS;
  memcpy (event.figures, round->counts[city], sizeof event.figures);
  /* Owners who get the same share an event. */
  while (owners != 0)
    {
      guint first = (guint) __builtin_ctz (owners);

      event.more = round->more[city][first];
      event.less = round->less[city][first];
      add_farm_terms (&event, BST_OLDER_FARM_POINTS);
      event.players = 0;
      for (guint player = 0; player < p->n_players; player++)
        if ((owners & (1u << player)) && is_same_round (round, city, player, first))
          event.players |= (guint8) (1u << player);
      owners &= (guint8) ~event.players;
      pay (scoring, &event);
    }
}

/* Notes what a farm changes for the completed cities at it: for those who have farmers there (D5), the
 * others are not paid for it. */
static void
mark_cities (const FinalScoring *scoring,
             const RoundCities  *round,
             guint               farm,
             guint16            *cities)
{
  const BstPosition *p = scoring->position;
  guint n_cities = bst_position_get_fed_cities (p, scoring->also, farm, cities);

  for (guint i = 0; i < n_cities; i++)
    for (guint player = 0; player < p->n_players; player++)
      if (p->parts[farm].figures[player] > 0)
        bst_modules_round_bonus (p, farm, player, &round->more[cities[i]][player],
                                 &round->less[cities[i]][player]);
}

/* FV1, FV1b. */
static void
score_round_cities (FinalScoring *scoring,
                    guint16      *cities)
{
  const BstPosition *p = scoring->position;
  guint n_parts = p->head.n_parts;
  g_autofree guint8 (*counts)[BST_MAX_PLAYERS] = g_malloc0_n (n_parts, sizeof *counts);
  g_autofree gint8 (*more)[BST_MAX_PLAYERS] = g_malloc0_n (n_parts, sizeof *more);
  g_autofree gint8 (*less)[BST_MAX_PLAYERS] = g_malloc0_n (n_parts, sizeof *less);
  const RoundCities round = { counts, more, less };

  for (guint i = 0; i < scoring->n_roots; i++)
    {
      guint root = scoring->roots[i];

      if (!is_usual_farm (scoring, root))
        continue;
      count_round_cities (scoring, root, cities, counts);
      if (p->n_modules > 0)
        mark_cities (scoring, &round, root, cities);
    }
  for (guint part = 0; part < n_parts; part++)
    pay_city (scoring, &round, part);
}

/* What modules pay for farms: instead of the usual scoring, or besides. */
static void
score_farms_of_modules (FinalScoring *scoring)
{
  const BstPosition *p = scoring->position;

  for (guint i = 0; p->n_modules > 0 && i < scoring->n_roots; i++)
    {
      guint root = scoring->roots[i];
      BstEvent event;

      if (!is_scored_farm (scoring, root))
        continue;
      if (bst_modules_farm_event (p, scoring->also, root, &event))
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
  g_autofree guint8 *paid = once ? g_new0 (guint8, p->head.n_parts) : NULL;
  int highest = once ? find_highest_bonus (p) : 0, lowest = once ? find_lowest_bonus (p) : 0;

  for (int bonus = highest; bonus >= lowest; bonus--)
    for (guint i = 0; i < scoring->n_roots; i++)
      {
        guint root = scoring->roots[i];

        if (!is_usual_farm (scoring, root))
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
  g_autofree guint16 *cities = g_new (guint16, p->head.n_parts + 1);

  if (p->rules.farm_scoring == BST_FARMS_OLDER || p->rules.farm_scoring == BST_FARMS_OLDER_LITERAL)
    score_round_cities (scoring, cities);
  else
    score_each_farm (scoring, cities);
  score_farms_of_modules (scoring);
}

void
bst_position_score_farms (const BstPosition *p,
                          guint              also,
                          BstEvents         *events)
{
  int points[BST_MAX_PLAYERS] = { 0 };
  FinalScoring scoring;

  begin_scoring (&scoring, p, points, events, also);
  score_farms (&scoring);
}

static void
score_modules (FinalScoring *scoring)
{
  const BstPosition *p = scoring->position;

  for (guint i = 0; i < p->n_modules; i++)
    {
      BstEvent events[BST_MAX_FINAL_EVENTS];
      guint n_events = 0, n_more;

      if (p->modules[i]->final == NULL)
        continue;
      do
        {
          n_more = p->modules[i]->final (p, n_events, events);
          for (guint event = 0; event < n_more; event++)
            pay (scoring, &events[event]);
          n_events += n_more;
        }
      while (n_more > 0);
    }
}

void
bst_position_score_final (const BstPosition *p,
                          int                points[BST_MAX_PLAYERS],
                          BstEvents         *events)
{
  FinalScoring scoring;

  begin_scoring (&scoring, p, points, events, BST_NO_PART);
  for (guint i = 0; i < scoring.n_roots; i++)
    {
      guint root = scoring.roots[i];
      BstEvent event;

      /* D10: what was paid when it was completed is not paid again. */
      if (!bst_feature_kind_get (p->parts[root].kind)->completes || p->parts[root].paid
          || is_lost (p, root))
        continue;

      bst_position_fill_event (p, root, &event);
      pay (&scoring, &event);
      if (p->n_modules > 0 && bst_modules_bonus (p, root, &event))
        pay (&scoring, &event);
    }

  score_farms (&scoring);
  score_modules (&scoring);
}
