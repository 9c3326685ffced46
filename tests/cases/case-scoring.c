/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about points, supplies, turns and the bag. */

#include "case.h"

#include "bst-io-rule-set.h"
#include "bst-ranking.h"

#include <string.h>

static void
compare_points (Case      *self,
                const int  wanted[BST_MAX_PLAYERS],
                const int  found[BST_MAX_PLAYERS])
{
  for (guint i = 0; i < bst_game_get_n_players (case_get_game (self)); i++)
    if (wanted[i] != found[i])
      case_fail (self, "%s has %d",
                 bst_colour_name (bst_game_get_player (case_get_game (self), i)->colour), found[i]);
}

static void
get_scores (const BstPosition *position,
            int                scores[BST_MAX_PLAYERS])
{
  for (guint i = 0; i < bst_game_get_n_players (bst_position_get_game (position)); i++)
    scores[i] = bst_position_get_score (position, i);
}

void
case_run_score (Case  *self,
                char **words)
{
  int wanted[BST_MAX_PLAYERS], found[BST_MAX_PLAYERS] = { 0 };
  guint named;

  if (!case_read_points (self, words, wanted, &named))
    return;

  get_scores (self->position, found);
  compare_points (self, wanted, found);
}

void
case_run_final (Case  *self,
                char **words)
{
  int wanted[BST_MAX_PLAYERS], found[BST_MAX_PLAYERS] = { 0 };
  g_autoptr (BstPosition) replayed = NULL;
  BstPosition *position = case_get_position (self);
  BstRules rules;
  guint named;

  if (words[0] != NULL && case_find_player (self, words[0]) == BST_NO_PLAYER)
    {
      if (!bst_io_rules_load (words[0], &rules, NULL))
        {
          case_fail (self, "%s is neither a player nor a rule set", words[0]);
          return;
        }
      replayed = position = case_replay (self, &rules);
      words++;
    }
  if (position == NULL || !case_read_points (self, words, wanted, &named))
    return;

  get_scores (position, found);
  bst_position_score_final (position, found, NULL);
  compare_points (self, wanted, found);
}

void
case_run_places (Case  *self,
                 char **words)
{
  int wanted[BST_MAX_PLAYERS], points[BST_MAX_PLAYERS] = { 0 }, places[BST_MAX_PLAYERS] = { 0 };
  guint n_players = bst_game_get_n_players (case_get_game (self));
  BstRanking ranking;
  guint named;

  if (!case_read_points (self, words, wanted, &named))
    return;

  get_scores (self->position, points);
  bst_position_score_final (self->position, points, NULL);
  bst_ranking_init (&ranking, points, n_players);
  for (guint player = 0; player < n_players; player++)
    {
      guint place = ranking.ranks[player];

      places[player] = (int) place;
      if (!(bst_ranking_get_players (&ranking, place) & (1u << player)))
        case_fail (self, "player %u has no place", player);
    }
  compare_points (self, wanted, places);
}

/* --- Events --- */

typedef struct
{
  guint           players;
  BstFeatureKind  kind;
  guint           goods;        /* as in BstEvent */
  BstEventCause   cause;
  int             points;
  int             tiles;        /* -1: not asked, as the next four */
  int             segments;
  int             pennants;
  int             cities;
  int             besieged;
  int             bonus;        /* MAXINT: not asked */
  const char     *rule;         /* the first */
  const char     *also[4];      /* among the rules */
  guint           n_also;
} WantedEvent;

static gboolean
read_detail (Case         *self,
             char        **words,
             WantedEvent  *wanted)
{
  if (strcmp (words[0], "by") == 0 && words[1] != NULL)
    {
      wanted->rule = words[1];
      return TRUE;
    }
  if (strcmp (words[0], "also") == 0 && words[1] != NULL
      && wanted->n_also < G_N_ELEMENTS (wanted->also))
    {
      wanted->also[wanted->n_also++] = words[1];
      return TRUE;
    }
  if (strcmp (words[0], "tiles") == 0)
    return case_read_number (self, words[1], &wanted->tiles);
  if (strcmp (words[0], "segments") == 0)
    return case_read_number (self, words[1], &wanted->segments);
  if (strcmp (words[0], "pennants") == 0)
    return case_read_number (self, words[1], &wanted->pennants);
  if (strcmp (words[0], "cities") == 0)
    return case_read_number (self, words[1], &wanted->cities);
  if (strcmp (words[0], "besieged") == 0)
    return case_read_number (self, words[1], &wanted->besieged);
  if (strcmp (words[0], "bonus") == 0)
    return case_read_number (self, words[1], &wanted->bonus);

  case_fail (self, "an event has no %s", words[0]);

  return FALSE;
}

/* "city"; or "wine" for the points that the goods bring, "barn-placed" and so on for others that
 * are not those of a feature. */
static gboolean
read_subject (const char  *word,
              WantedEvent *wanted)
{
  static const char * const causes[] = {
    "feature", "goods", "fairy-turn", "fairy-scored", "barn-placed", "barn-connected", "barn",
    "tokens", "ransom", "purchase", "extra-turn"
  };
  BstGood good;

  for (BstEventCause cause = BST_EVENT_FAIRY_TURN; cause < BST_N_EVENT_CAUSES; cause++)
    if (g_strcmp0 (word, causes[cause]) == 0)
      {
        wanted->cause = cause;
        return TRUE;
      }
  if (!case_read_good (word, &good))
    return case_read_kind (word, &wanted->kind);

  wanted->cause = BST_EVENT_GOODS;
  wanted->goods = good + 1;

  return TRUE;
}

/* "Red Blue city 10 tiles 5 by C2" */
static gboolean
read_event (Case         *self,
            char        **words,
            WantedEvent  *wanted)
{
  *wanted = (WantedEvent) { .tiles = -1, .segments = -1, .pennants = -1, .cities = -1,
                            .besieged = -1, .bonus = G_MAXINT };

  for (; case_find_player (self, *words) != BST_NO_PLAYER; words++)
    wanted->players |= 1u << case_find_player (self, *words);
  if (wanted->players == 0 || !read_subject (*words, wanted))
    {
      case_fail (self, "expected PLAYER ... KIND POINTS");
      return FALSE;
    }
  if (!case_read_number (self, words[1], &wanted->points))
    return FALSE;

  for (words += 2; *words != NULL; words += 2)
    if (!read_detail (self, words, wanted))
      return FALSE;

  return TRUE;
}

/* A kind of feature stands for a barn's events as well, which the rule tells apart. */
static gboolean
has_subject (const BstEvent    *event,
             const WantedEvent *wanted)
{
  if (wanted->cause == BST_EVENT_FEATURE)
    return event->kind == wanted->kind && event->goods == 0
           && event->cause != BST_EVENT_FAIRY_TURN && event->cause != BST_EVENT_FAIRY_SCORED
           && event->cause < BST_EVENT_TOKENS;

  return event->cause == wanted->cause && event->goods == wanted->goods;
}

static gboolean
has_rule (const BstEvent *event,
          const char     *number)
{
  for (guint i = 0; i < event->n_rules; i++)
    if (strcmp (event->rules[i], number) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
has_rules (const BstEvent    *event,
           const WantedEvent *wanted)
{
  for (guint i = 0; i < wanted->n_also; i++)
    if (!has_rule (event, wanted->also[i]))
      return FALSE;

  return wanted->rule == NULL || strcmp (event->rules[0], wanted->rule) == 0;
}

/* The formula says where the points come from. */
static void
check_sum (Case           *self,
           const BstEvent *event)
{
  int sum = 0;

  for (guint i = 0; i < event->n_terms; i++)
    sum += event->terms[i].count * event->terms[i].factor;
  if (sum != event->points)
    case_fail (self, "a formula makes %d and not %d", sum, event->points);
}

static gboolean
is_wanted (const BstEvent    *event,
           const WantedEvent *wanted)
{
  return event->players == wanted->players
         && has_subject (event, wanted)
         && event->points == wanted->points
         && (wanted->tiles < 0 || event->tiles == wanted->tiles)
         && (wanted->segments < 0 || event->segments == wanted->segments)
         && (wanted->pennants < 0 || event->pennants == wanted->pennants)
         && (wanted->cities < 0 || event->cities == wanted->cities)
         && (wanted->besieged < 0 || event->besieged == wanted->besieged)
         && (wanted->bonus == G_MAXINT || event->more + event->less == wanted->bonus)
         && has_rules (event, wanted);
}

static void
say_events (Case            *self,
            const BstEvents *events)
{
  case_fail (self, "no such event among %u", events->n_items);
  for (guint i = 0; i < events->n_items; i++)
    {
      const BstEvent *event = &events->items[i];

      g_test_message ("  players %#x %s %d tiles %u segments %u pennants %u cities %u by %s",
                      event->players, bst_event_get_name (event), event->points,
                      event->tiles, event->segments, event->pennants, event->cities,
                      event->rules[0]);
    }
}

static void
run_event (Case             *self,
           char            **words,
           const BstEvents  *events)
{
  WantedEvent wanted;

  if (g_strcmp0 (words[0], "none") == 0 && words[1] == NULL)
    {
      if (events->n_items > 0)
        say_events (self, events);
      return;
    }
  if (!read_event (self, words, &wanted))
    return;

  for (guint i = 0; i < events->n_items; i++)
    check_sum (self, &events->items[i]);
  for (guint i = 0; i < events->n_items; i++)
    if (is_wanted (&events->items[i], &wanted))
      return;

  say_events (self, events);
}

void
case_run_scored (Case  *self,
                 char **words)
{
  run_event (self, words, &self->events);
}

void
case_run_pays (Case  *self,
               char **words)
{
  g_auto (BstEvents) events = { NULL };
  int points[BST_MAX_PLAYERS] = { 0 };

  bst_position_score_final (self->position, points, &events);
  run_event (self, words, &events);
}

/* --- Counts --- */

void
case_run_supply (Case  *self,
                 char **words)
{
  BstFigureKind kind = case_read_figure (&words);
  int wanted[BST_MAX_PLAYERS];
  guint named;

  if (!case_read_points (self, words, wanted, &named))
    return;

  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if ((named & (1u << i))
        && bst_position_get_supply (self->position, i, kind) != (guint) wanted[i])
      case_fail (self, "player %u has %u left", i,
                 bst_position_get_supply (self->position, i, kind));
}

void
case_run_standing (Case  *self,
                   char **words)
{
  int wanted[BST_MAX_PLAYERS], found[BST_MAX_PLAYERS] = { 0 };
  gboolean any = case_find_player (self, words[0]) != BST_NO_PLAYER;
  BstFigureKind kind = case_read_figure (&words);
  const BstFigure *figures;
  guint named, n_figures;

  if (!case_read_points (self, words, wanted, &named))
    return;

  figures = bst_position_get_figures (self->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    found[figures[i].player] += any || figures[i].kind == kind;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if ((named & (1u << i)) && found[i] != wanted[i])
      case_fail (self, "player %u has %d on the board", i, found[i]);
}

/* "Red wine 1 grain 2": what is not named, the player has none of. */
void
case_run_goods (Case  *self,
                char **words)
{
  int wanted[BST_N_GOODS] = { 0 }, player;
  BstGood good;

  if (!case_read_player (self, words[0], &player))
    return;
  for (words += g_strcmp0 (words[1], "none") == 0 ? 2 : 1; *words != NULL; words += 2)
    {
      if (!case_read_good (words[0], &good))
        {
          case_fail (self, "expected wine, grain or cloth, not %s", words[0]);
          return;
        }
      if (!case_read_number (self, words[1], &wanted[good]))
        return;
    }

  for (good = 0; good < BST_N_GOODS; good++)
    if (bst_position_get_goods (self->position, (guint) player, good) != (guint) wanted[good])
      case_fail (self, "of the goods %u there are %u", good,
                 bst_position_get_goods (self->position, (guint) player, good));
}

void
case_run_second (Case  *self,
                 char **words)
{
  gboolean wanted = g_strcmp0 (words[0], "yes") == 0;

  if (!wanted && g_strcmp0 (words[0], "no") != 0)
    case_fail (self, "expected yes or no");
  else if (bst_position_is_extra_tile (self->position) != wanted)
    case_fail (self, "the next tile is %sthe second of its turn", wanted ? "not " : "");
}

void
case_run_turn (Case  *self,
               char **words)
{
  int player;

  if (case_read_player (self, words[0], &player)
      && bst_position_get_turn (self->position) != (guint) player)
    case_fail (self, "it is player %u's turn", bst_position_get_turn (self->position));
}

/* Tiles until the line ends, or "none". */
static gboolean
read_hand (Case   *self,
           char  **words,
           gint16  out[BST_MAX_HELD_TILES],
           guint  *n_types)
{
  *n_types = 0;
  if (g_strcmp0 (words[0], "none") == 0)
    return TRUE;

  do
    {
      guint type;

      if (!case_read_type (self, words[*n_types], &type))
        return FALSE;
      out[(*n_types)++] = (gint16) type;
    }
  while (words[*n_types] != NULL && *n_types < BST_MAX_HELD_TILES);

  return TRUE;
}

void
case_run_draw (Case  *self,
               char **words)
{
  gint16 types[BST_MAX_HELD_TILES];
  guint n_types;
  int player;

  if (!case_read_player (self, words[0], &player) || !read_hand (self, words + 1, types, &n_types))
    return;

  bst_position_set_held_tiles (self->position, (guint) player, types, n_types);
  self->node->hand[player] = BST_NO_TILE;
  for (guint i = 0; i < n_types; i++)
    bst_node_add_held_tile (self->node, (guint) player, BST_MAX_HELD_TILES, types[i]);
  case_check_position (self);
}

void
case_run_hand (Case  *self,
               char **words)
{
  gint16 wanted[BST_MAX_HELD_TILES], found[BST_MAX_HELD_TILES];
  guint n_wanted, n_found;
  int player;

  if (!case_read_player (self, words[0], &player)
      || !read_hand (self, words + 1, wanted, &n_wanted))
    return;
  n_found = bst_position_get_held_tiles (self->position, (guint) player, found);
  if (n_found != n_wanted || memcmp (found, wanted, n_found * sizeof *found) != 0)
    case_fail (self, "%s holds %u known tiles, the first of type %d", words[0], n_found,
               bst_position_get_held_tile (self->position, (guint) player));
}

void
case_run_held (Case  *self,
               char **words)
{
  int held[BST_MAX_PLAYERS];
  guint named;

  if (!case_read_points (self, words, held, &named))
    return;
  for (guint player = 0; player < self->n_players; player++)
    if (bst_position_get_n_held (self->position, player) != (guint) held[player])
      case_fail (self, "player %u holds %u tiles", player,
                 bst_position_get_n_held (self->position, player));
}

void
case_run_bag (Case  *self,
              char **words)
{
  BstPosition *position = case_get_position (self);
  int wanted;
  guint type;

  for (; *words != NULL; words += 2)
    {
      gboolean all = strcmp (words[0], "all") == 0;
      guint found;

      if (!all && !case_read_type (self, words[0], &type))
        return;
      if (!case_read_number (self, words[1], &wanted))
        return;
      found = all ? bst_position_get_n_remaining (position)
                  : bst_position_get_remaining (position, type);
      if (found != (guint) wanted)
        case_fail (self, "%s: %u left", words[0], found);
    }
}

void
case_run_aside (Case  *self,
                char **words)
{
  const BstTileSet *set = bst_game_get_tile_set (case_get_game (self));
  g_autoptr (GString) found = g_string_new (NULL);
  g_autofree char *wanted = g_strjoinv (" ", words);
  const gint16 *discards;
  guint n_discards;

  discards = bst_position_get_discards (self->position, &n_discards);
  for (guint i = 0; i < n_discards; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "",
                            bst_tile_set_get_name (set, (guint) discards[i]));
  if (strcmp (found->len > 0 ? found->str : "none", wanted) != 0)
    case_fail (self, "put aside: %s", found->str);
}

void
case_run_over (Case  *self,
               char **words)
{
  gboolean wanted = g_strcmp0 (words[0], "yes") == 0;

  if (!wanted && g_strcmp0 (words[0], "no") != 0)
    case_fail (self, "expected yes or no");
  else if (case_get_position (self) != NULL
           && bst_record_is_over (self->record, self->node, self->position) != wanted)
    case_fail (self, "the game is %s", wanted ? "not over" : "over");
}
