/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events of a game: who got which points for what, with the formula and the rules. */

#pragma once

#include "bst-game.h"

G_BEGIN_DECLS

/* What happened, mostly why points were paid. */
typedef enum
{
  BST_EVENT_FEATURE,        /* a city, road, monastery or farm */
  BST_EVENT_GOODS,          /* T5; there is no feature */
  BST_EVENT_FAIRY_TURN,     /* PD4: at the beginning of the turn */
  BST_EVENT_FAIRY_SCORED,   /* PD4: for the follower beside the fairy */
  BST_EVENT_BARN_PLACED,    /* AM3: farmers who make room for a barn */
  BST_EVENT_BARN_CONNECTED, /* AM4: farmers whose farm was joined to one with a barn */
  BST_EVENT_BARN,           /* AM4: the barn itself, at the end */
  BST_EVENT_TOKENS,         /* T3, GO2, KR1: goods, ingots or a card taken for what was completed; no points */
  BST_EVENT_RANSOM,         /* TO3: one event for each of the two players ... */
  BST_EVENT_PURCHASE,       /* H7: ... as here */
  BST_EVENT_EXTRA_TURN,     /* H8; no points */
  BST_EVENT_TAKEN_BACK,     /* AB5: what an abbot gets who comes home from what is not complete */
  BST_EVENT_GOLD,           /* GO4: a player's ingots, at the end */
  BST_EVENT_KING,           /* KR3, KR5: what the card brings ... */
  BST_EVENT_ROBBER,
  BST_EVENT_KING_AND_ROBBER, /* KR5: ... and what both bring together */
  BST_EVENT_FLOCK           /* HS6: the sheep of a field, for all who have a shepherd there */
} BstEventCause;

#define BST_N_EVENT_CAUSES 17

/* What a term of a formula counts. */
typedef enum
{
  BST_TERM_POINTS,          /* points and nothing else */
  BST_TERM_TILES,
  BST_TERM_SEGMENTS,        /* C3, RD5: where they count and not tiles */
  BST_TERM_PENNANTS,
  BST_TERM_MONASTERY,       /* the tile of the monastery itself */
  BST_TERM_NEIGHBOURS,      /* tiles round a monastery */
  BST_TERM_BEYOND,          /* H11: cells round it beyond the edge of the table */
  BST_TERM_VINEYARDS,       /* round a completed monastery (HS13) */
  BST_TERM_CITIES,          /* completed cities that a farm feeds, or on the board (KR3) */
  BST_TERM_BESIEGED,        /* besieged ones among them, once more (SI2) */
  BST_TERM_MAGE,            /* tiles of what the mage stands on, once more (MW4) */
  BST_TERM_WITCH,           /* points that the witch takes (MW4) */
  BST_TERM_FOLLOWERS,       /* beside the fairy */
  BST_TERM_WINE,            /* these change hands, for no points, as the next three */
  BST_TERM_GRAIN,
  BST_TERM_CLOTH,
  BST_TERM_ABBEYS,
  BST_TERM_INGOTS,          /* taken (GO2), or counted at the end (GO4) */
  BST_TERM_KING,            /* cards taken (KR1) */
  BST_TERM_ROBBER,
  BST_TERM_ROADS,           /* completed ones on the board (KR3) */
  BST_TERM_SHEEP            /* of a flock (HS6) */
} BstTermNoun;

#define BST_N_TERM_NOUNS 22

/* So many points for each of so many things; below zero if a player gives them. */
typedef struct
{
  BstTermNoun noun;
  int         count;
  int         factor;
} BstTerm;

/* What decides the majority. */
typedef enum
{
  BST_COUNTED_FOLLOWERS,
  BST_COUNTED_MEADOWS,      /* FV1b: farms at the city that a player owns */
  BST_COUNTED_TOKENS        /* T5 */
} BstCounted;

#define BST_MAX_EVENT_RULES 8
#define BST_MAX_EVENT_TERMS 5

typedef struct
{
  guint          turn;          /* number of the move, as of bst_node_get_number() */
  gboolean       final;         /* at the end of the game (E2) */
  BstEventCause  cause;
  BstFeatureKind kind;          /* what was scored */
  gboolean       complete;      /* cities, roads, monasteries; farms: FALSE */
  gboolean       two_tile;      /* the reduced two-tile city (C4) */
  guint16        part;          /* a segment of the feature; FV1: of the farm's city */
  guint8         players;       /* bit p: player p got the points (MJ2) */
  guint8         owners;        /* who share the majority: some may be paid by another event */
  guint8         other;         /* of a transfer: who paid the player, or was paid by him */
  int            points;        /* for each of the players; the sum of the terms */
  guint16        tiles;
  guint16        segments;
  guint16        pennants;
  guint32        emblems;       /* BstEmblem, of the whole feature */
  guint16        beyond;        /* its sides, or cells round it, that the table's edge closes (H11) */
  guint8         goods;         /* BST_EVENT_GOODS: wine 1, grain 2, cloth 3; else 0 */
  guint16        cities;        /* completed cities that a farm feeds ... */
  guint16        besieged;      /* ... and how many of them count twice (SI2) */
  gint8          more;          /* for each city by pigs and herds (T9) ... */
  gint8          less;          /* ... and by drought, below zero (D5) */
  BstCounted     counted;       /* what the next counts */
  guint8         figures[BST_MAX_PLAYERS];  /* what decided the majority */
  BstTerm        terms[BST_MAX_EVENT_TERMS];
  guint          n_terms;
  /* The numbers of the rules that apply: first the one that pays, then what else had a part.
   * "IC1" and "IC2" are inns and cathedrals, which no rule document numbers. Static. */
  const char    *rules[BST_MAX_EVENT_RULES];
  guint          n_rules;
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

/* Does a player pay another? Then there is an event for each of them. */
gboolean bst_event_is_transfer (const BstEvent *event);

/* Of BST_EVENT_TOKENS: what was taken; of goods the first. */
BstTermNoun bst_event_get_taken (const BstEvent *event);

/* One product more in the formula, whose points are added. */
void bst_event_add_term   (BstEvent       *event,
                           BstTermNoun     noun,
                           int             count,
                           int             factor);

/* Finds the rules that apply, from everything else that the event says. */
void bst_event_find_rules (BstEvent       *event,
                           const BstRules *rules);

/* "tiles", "pennants" ...: the words of the command line's JSON. Static. */
const char *bst_term_noun_name (BstTermNoun noun);

/* Dotted word of the event: "city", "city.tiny", "city.incomplete", "city.empty", "road",
 * "field", "field.barn-placed", "trade-goods", "fairy.turn", "ransom" ... Static. */
const char *bst_event_get_name (const BstEvent *event);

G_END_DECLS
