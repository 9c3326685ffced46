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

/* Only pigs and pig herds give more than 3 for a city. */
static gboolean
is_raised_by_pigs (const BstEvent *event,
                   const BstRules *rules)
{
  return (rules->farm_scoring == BST_FARMS_THIRD_EDITION
          || rules->farm_scoring == BST_FARMS_SECOND_EDITION)
         && event->points > 3 * event->cities;
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
  if (event->goods != 0)
    return "T5";
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
      return is_raised_by_pigs (event, rules) ? "T9" : farm_rule (rules);
    case BST_FEATURE_RIVER:
    default:
      return "RV5";
    }
}

const char *
bst_event_get_name (const BstEvent *event)
{
  if (event->goods != 0)
    return "trade-goods";

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
    default:
      return "river";
    }
}
