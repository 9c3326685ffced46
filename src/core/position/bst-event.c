/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-position-private.h"

void
bst_events_add (BstEvents      *events,
                const BstEvent *event)
{
  if (events->n_items == events->allocated)
    {
      events->allocated = MAX (16, 2 * events->allocated);
      events->items = g_renew (BstEvent, events->items, events->allocated);
    }

  events->items[events->n_items++] = *event;
}

void
bst_events_clear (BstEvents *events)
{
  g_clear_pointer (&events->items, g_free);
  events->n_items = events->allocated = 0;
}

void
bst_event_add_term (BstEvent    *event,
                    BstTermNoun  noun,
                    int          count,
                    int          factor)
{
  g_return_if_fail (event->n_terms < BST_MAX_EVENT_TERMS);

  event->terms[event->n_terms++] = (BstTerm) { noun, count, factor };
  event->points += count * factor;
}

gboolean
bst_event_is_transfer (const BstEvent *event)
{
  return event->cause == BST_EVENT_RANSOM || event->cause == BST_EVENT_PURCHASE;
}

BstTermNoun
bst_event_get_taken (const BstEvent *event)
{
  return event->n_terms > 0 ? event->terms[0].noun : BST_TERM_WINE;
}

const char *
bst_term_noun_name (BstTermNoun noun)
{
  static const char * const names[BST_N_TERM_NOUNS] = {
    "points", "tiles", "segments", "pennants", "monastery", "neighbours", "beyond", "vineyards", "cities",
    "besieged", "mage", "witch", "followers", "wine", "grain", "cloth", "abbeys", "ingots", "king", "robber", "roads",
    "sheep"
  };

  g_return_val_if_fail (noun < BST_N_TERM_NOUNS, NULL);

  return names[noun];
}

/* --- Rules --- */

static void
add_rule (BstEvent   *event,
          gboolean    applies,
          const char *number)
{
  g_return_if_fail (event->n_rules < BST_MAX_EVENT_RULES);

  if (applies)
    event->rules[event->n_rules++] = number;
}

/* AM5: only mayors without strength stand there. */
static gboolean
is_empty (const BstEvent *event)
{
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    if (event->figures[player] > 0)
      return FALSE;

  return event->players != 0;
}

/* By one reading, unfinished features are paid as if they had no inn or cathedral. */
static gboolean
uses_inns (const BstEvent *event,
           const BstRules *rules)
{
  return rules->inns && (event->complete || rules->inns_at_end == BST_INNS_AT_END_NOTHING);
}

static gboolean
has_term (const BstEvent *event,
          BstTermNoun     noun)
{
  for (guint i = 0; i < event->n_terms; i++)
    if (event->terms[i].noun == noun)
      return TRUE;

  return FALSE;
}

/* MW4, MW5. */
static void
add_magic_rules (BstEvent *event)
{
  add_rule (event, has_term (event, BST_TERM_MAGE) || has_term (event, BST_TERM_WITCH), event->complete ? "MW4" : "MW5");
}

static void
add_city_rules (BstEvent       *event,
                const BstRules *rules)
{
  gboolean cathedral = uses_inns (event, rules) && (event->emblems & BST_EMBLEM_CATHEDRAL);

  add_rule (event, rules->siege && (event->emblems & BST_EMBLEM_SIEGE), "SI1");
  add_rule (event, cathedral, "IC2");
  add_rule (event, !cathedral, event->two_tile ? "C4" : event->complete ? "C2" : "C6");
  add_rule (event, event->complete && event->beyond > 0, "H11");
  add_rule (event, is_empty (event), "AM5");
  add_rule (event, rules->plague && (event->emblems & BST_EMBLEM_PLAGUE),
            event->complete ? "D8" : "D15");
  add_magic_rules (event);
}

static void
add_road_rules (BstEvent       *event,
                const BstRules *rules)
{
  gboolean inn = uses_inns (event, rules) && (event->emblems & BST_EMBLEM_INN);

  add_rule (event, TRUE, inn ? "IC1" : event->complete ? "RD2" : "RD5");
  add_rule (event, event->complete && event->beyond > 0, "H11");
  add_magic_rules (event);
}

/* At the edge of a table a completed monastery has fewer than nine tiles. */
static void
add_round_rules (BstEvent       *event,
                 const BstRules *rules,
                 const char     *number)
{
  gboolean at_edge = event->complete && event->beyond > 0;

  add_rule (event, at_edge, "H11");
  add_rule (event, !at_edge || rules->edge_monastery == BST_EDGE_MONASTERY_NINE, number);
}

static void
add_monastery_rules (BstEvent       *event,
                     const BstRules *rules)
{
  add_round_rules (event, rules, event->complete ? "MO2" : "MO3");
  add_rule (event, has_term (event, BST_TERM_VINEYARDS), "HS13");
}

static void
add_garden_rules (BstEvent       *event,
                  const BstRules *rules)
{
  add_round_rules (event, rules, "AB4");
  add_rule (event, has_term (event, BST_TERM_VINEYARDS), "HS13");
}

static void
add_farm_rules (BstEvent       *event,
                const BstRules *rules)
{
  static const char * const numbers[] = { "FV3", "FV2", "FV1", "FV1b" };

  add_rule (event, event->less < 0, "D5");
  add_rule (event, event->more > 0, "T9");
  add_rule (event, event->besieged > 0, "SI2");
  add_rule (event, TRUE, numbers[rules->farm_scoring]);
}

static void
add_barn_rules (BstEvent *event)
{
  gboolean placed = event->cause == BST_EVENT_BARN_PLACED;

  add_rule (event, event->less < 0,
            placed ? "D6" : event->cause == BST_EVENT_BARN_CONNECTED ? "D7" : "D5");
  add_rule (event, TRUE, placed ? "AM3" : "AM4");
  add_rule (event, event->more > 0, "T9");
  add_rule (event, event->besieged > 0, "SI2");
}

/* By BstFeatureKind; NULL for those that pay nothing. */
static void (* const feature_rules[BST_N_FEATURE_KINDS]) (BstEvent       *event,
                                                              const BstRules *rules) = {
  [BST_FEATURE_CITY] = add_city_rules,
  [BST_FEATURE_ROAD] = add_road_rules,
  [BST_FEATURE_FIELD] = add_farm_rules,
  [BST_FEATURE_MONASTERY] = add_monastery_rules,
  [BST_FEATURE_GARDEN] = add_garden_rules,
};

static void
add_feature_rules (BstEvent       *event,
                   const BstRules *rules)
{
  if (feature_rules[event->kind] != NULL)
    feature_rules[event->kind] (event, rules);
}

/* HS12: of those who are equally strong not all own it. */
static gboolean
is_broken_tie (const BstEvent *event)
{
  guint8 strongest = bst_majority (event->figures);

  return event->counted == BST_COUNTED_FOLLOWERS && event->owners != 0 && (event->owners & ~strongest) == 0
         && event->owners != strongest;
}

/* With one player alone there is no question of a majority. */
static void
add_majority_rule (BstEvent *event)
{
  guint n_players = 0;

  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    n_players += event->figures[player] > 0;
  add_rule (event, n_players > 1, event->owners & (event->owners - 1) ? "MJ2" : "MJ1");
  add_rule (event, is_broken_tie (event), "HS12");
}

/* By which rule something else than goods is taken. */
static const char * const taken_rules[BST_N_TERM_NOUNS] = {
  [BST_TERM_INGOTS] = "GO2",
  [BST_TERM_KING] = "KR1",
  [BST_TERM_ROBBER] = "KR1",
};

void
bst_event_find_rules (BstEvent       *event,
                      const BstRules *rules)
{
  event->n_rules = 0;
  switch (event->cause)
    {
    case BST_EVENT_FEATURE:
      add_feature_rules (event, rules);
      add_majority_rule (event);
      break;
    case BST_EVENT_BARN_PLACED:
    case BST_EVENT_BARN_CONNECTED:
      add_barn_rules (event);
      add_majority_rule (event);
      break;
    case BST_EVENT_BARN:
      add_barn_rules (event);
      break;
    case BST_EVENT_GOODS:
      add_rule (event, TRUE, "T5");
      break;
    case BST_EVENT_FAIRY_TURN:
    case BST_EVENT_FAIRY_SCORED:
      add_rule (event, TRUE, "PD4");
      break;
    case BST_EVENT_TOKENS:
      add_rule (event, TRUE, taken_rules[bst_event_get_taken (event)] != NULL ? taken_rules[bst_event_get_taken (event)] : "T3");
      break;
    case BST_EVENT_RANSOM:
      add_rule (event, TRUE, "TO3");
      break;
    case BST_EVENT_PURCHASE:
      add_rule (event, TRUE, "H7");
      break;
    case BST_EVENT_TAKEN_BACK:
      add_rule (event, TRUE, "AB5");
      add_feature_rules (event, rules);
      break;
    case BST_EVENT_GOLD:
      add_rule (event, TRUE, "GO4");
      break;
    case BST_EVENT_KING:
    case BST_EVENT_ROBBER:
    case BST_EVENT_KING_AND_ROBBER:
      add_rule (event, TRUE, rules->king_robber_points == BST_CARDS_EACH ? "KR3" : "KR5");
      break;
    case BST_EVENT_FLOCK:
      add_rule (event, TRUE, "HS6");
      break;
    case BST_EVENT_EXTRA_TURN:
    default:
      add_rule (event, TRUE, "H8");
      break;
    }
}

/* --- Names --- */

const char *
bst_event_get_name (const BstEvent *event)
{
  static const char * const causes[BST_N_EVENT_CAUSES] = {
    NULL, "trade-goods", "fairy.turn", "fairy.completed", "field.barn-placed",
    "field.barn-connected", "field", "goods-taken", "ransom", "purchase", "extra-turn", NULL, "gold", "king", "robber",
    "king+robber", "flock"
  };
  static const char * const taken[BST_N_TERM_NOUNS] = {
    [BST_TERM_INGOTS] = "gold-taken",
    [BST_TERM_KING] = "king-taken",
    [BST_TERM_ROBBER] = "robber-taken",
  };

  if (event->cause == BST_EVENT_TOKENS && taken[bst_event_get_taken (event)] != NULL)
    return taken[bst_event_get_taken (event)];
  if (causes[event->cause] != NULL)
    return causes[event->cause];
  if (event->kind == BST_FEATURE_CITY && is_empty (event))
    return "city.empty";

  if (event->kind == BST_FEATURE_CITY && event->two_tile)
    return "city.tiny";

  return event->complete ? bst_feature_kind_get (event->kind)->paid : bst_feature_kind_get (event->kind)->unfinished;
}
