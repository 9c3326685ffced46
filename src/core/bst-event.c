/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-event.h"

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

static const char *
farm_rule (const BstRules *rules)
{
  static const char * const numbers[] = { "FV3", "FV2", "FV1", "FV1b" };

  return numbers[rules->farm_scoring];
}

/* AM5: only mayors without strength stand there. */
static gboolean
is_empty (const BstEvent *event)
{
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    if (event->figures[player] > 0)
      return FALSE;

  return TRUE;
}

static const char *
farm_event_rule (const BstEvent *event,
                 const BstRules *rules)
{
  if (event->bonus < 0)
    return "D5";
  if (event->bonus > 0)
    return "T9";

  return event->besieged > 0 ? "SI2" : farm_rule (rules);
}

/* By one reading, unfinished features are paid as if they had no inn or cathedral. */
static gboolean
uses_inns (const BstEvent *event,
           const BstRules *rules)
{
  return rules->inns && (event->complete || rules->inns_at_end == BST_INNS_AT_END_NOTHING);
}

const char *
bst_event_get_rule (const BstEvent *event,
                    const BstRules *rules)
{
  static const char * const causes[] = { NULL, "T5", "PD4", "PD4", "AM3", "AM4", "AM4" };

  static const char * const dry[] = { NULL, NULL, NULL, NULL, "D6", "D7", "D5" };

  if (event->cause != BST_EVENT_FEATURE)
    return event->bonus < 0 && dry[event->cause] != NULL ? dry[event->cause] : causes[event->cause];
  if (rules->siege && event->kind == BST_FEATURE_CITY && (event->emblems & BST_EMBLEM_SIEGE))
    return "SI1";
  if (uses_inns (event, rules) && event->kind == BST_FEATURE_ROAD
      && (event->emblems & BST_EMBLEM_INN))
    return "IC1";
  if (uses_inns (event, rules) && event->kind == BST_FEATURE_CITY
      && (event->emblems & BST_EMBLEM_CATHEDRAL))
    return "IC2";

  switch (event->kind)
    {
    case BST_FEATURE_CITY:
      return event->two_tile ? "C4" : event->complete ? "C2" : "C6";
    case BST_FEATURE_ROAD:
      return event->complete ? "RD2" : "RD5";
    case BST_FEATURE_MONASTERY:
      return event->complete ? "MO2" : "MO3";
    case BST_FEATURE_FIELD:
      return farm_event_rule (event, rules);
    case BST_FEATURE_RIVER:
    case BST_FEATURE_TOWER:
    default:
      return "RV5";
    }
}

const char *
bst_event_get_name (const BstEvent *event)
{
  static const char * const causes[] = {
    NULL, "trade-goods", "fairy.turn", "fairy.completed", "field.barn-placed",
    "field.barn-connected", "field"
  };

  if (event->cause != BST_EVENT_FEATURE)
    return causes[event->cause];
  if (event->kind == BST_FEATURE_CITY && event->players != 0 && is_empty (event))
    return "city.empty";

  switch (event->kind)
    {
    case BST_FEATURE_CITY:
      return event->two_tile ? "city.tiny" : event->complete ? "city" : "city.incomplete";
    case BST_FEATURE_ROAD:
      return event->complete ? "road" : "road.incomplete";
    case BST_FEATURE_MONASTERY:
      return event->complete ? "monastery" : "monastery.incomplete";
    case BST_FEATURE_FIELD:
      return "field";
    case BST_FEATURE_RIVER:
    case BST_FEATURE_TOWER:
    default:
      return "river";
    }
}
