/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scoring events: who got which points for what, with the numbers of the formula. */

#pragma once

#include "bst-game.h"

G_BEGIN_DECLS

/* Why points were paid. */
typedef enum
{
  BST_EVENT_FEATURE,        /* a city, road, monastery or farm */
  BST_EVENT_GOODS,          /* T5; there is no feature */
  BST_EVENT_FAIRY_TURN,     /* PD4: at the beginning of the turn */
  BST_EVENT_FAIRY_SCORED,   /* PD4: for the follower beside the fairy */
  BST_EVENT_BARN_PLACED,    /* AM3: farmers who make room for a barn */
  BST_EVENT_BARN_CONNECTED, /* AM4: farmers whose farm was joined to one with a barn */
  BST_EVENT_BARN            /* AM4: the barn itself, at the end */
} BstEventCause;

typedef struct
{
  guint          turn;          /* tiles placed by players when it happened, from 1 */
  gboolean       final;         /* at the end of the game (E2) */
  BstEventCause  cause;
  BstFeatureKind kind;          /* what was scored */
  gboolean       complete;      /* cities, roads, monasteries; farms: FALSE */
  gboolean       two_tile;      /* the reduced two-tile city (C4) */
  guint16        node;          /* a segment of the feature; FV1: of the farm's city */
  guint8         players;       /* bit p: player p got the points (MJ2) */
  gint16         points;        /* for each of them */
  guint16        tiles;
  guint16        segments;      /* counted instead of tiles where the rules say so */
  guint16        pennants;
  guint16        emblems;       /* BstEmblem, of the whole feature */
  guint8         goods;         /* BST_EVENT_GOODS: wine 1, grain 2, cloth 3; else 0 */
  guint16        cities;        /* completed cities that a farm feeds ... */
  guint16        besieged;      /* ... and how many of them count twice (SI2) */
  gint8          bonus;         /* for each city more (pigs, herds) or less (drought) */
  guint8         figures[BST_MAX_PLAYERS];  /* followers that decided the majority */
} BstEvent;

/* A growing list. Zero-initialised it is empty; cleared with bst_events_clear(). */
typedef struct
{
  BstEvent *items;
  guint     n_items;
  guint     allocated;
} BstEvents;

void bst_events_add   (BstEvents      *events,
                       const BstEvent *event);
void bst_events_clear (BstEvents      *events);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstEvents, bst_events_clear)

/* The number of the rule that gives these points: "C2", "RD5", "FV3" ...; "IC1"
 * and "IC2" for inns and cathedrals, which no rule document numbers. Static. */
const char *bst_event_get_rule (const BstEvent *event,
                                const BstRules *rules);

/* Dotted word of the event: "city", "city.tiny", "city.incomplete", "city.empty", "road",
 * "field", "field.barn-placed", "trade-goods", "fairy.turn" ... Static. */
const char *bst_event_get_name (const BstEvent *event);

G_END_DECLS
