/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rule switches: everything on which the rule documents differ. A rule set is a named
 * choice of all switches and is data (data/rulesets); every switch can be set alone. */

#pragma once

#include "bst-figure-kind.h"

G_BEGIN_DECLS

/* How farms are paid (rules.md, 3.10). */
typedef enum
{
  BST_FARMS_THIRD_EDITION,      /* FV3: per farm, 3 for each completed city */
  BST_FARMS_SECOND_EDITION,     /* FV2: as FV3, a player scores each city once */
  BST_FARMS_OLDER,              /* FV1: per city, 4 to the most farmers around it */
  BST_FARMS_OLDER_LITERAL       /* FV1b: per city, 4 to the owner of the most meadows */
} BstFarmScoring;

/* A completed city of two tiles (C4). */
typedef enum
{
  BST_TWO_TILE_CITY_NORMAL,     /* 2 per tile and pennant */
  BST_TWO_TILE_CITY_REDUCED     /* 1 per tile and pennant */
} BstTwoTileCity;

/* What a city's size counts (C3). */
typedef enum
{
  BST_CITY_COUNT_TILES,
  BST_CITY_COUNT_SEGMENTS
} BstCityCount;

/* Where a tile that fits nowhere goes (P5, P6, P7). */
typedef enum
{
  BST_UNPLACEABLE_REMOVE,           /* P5, P7: out of the game */
  BST_UNPLACEABLE_RETURN_TO_STACK,  /* P6 */
  BST_UNPLACEABLE_RETURN_TO_BAG     /* P7, footnote 11 */
} BstUnplaceable;

/* How tightly a river may turn (RV4). */
typedef enum
{
  BST_U_TURN_IMMEDIATE,         /* no two bends the same way next to each other */
  BST_U_TURN_NEVER_TWICE,       /* no two bends the same way one after the other */
  BST_U_TURN_JCLOISTERZONE,     /* as that program tests it: by free cells ahead */
  BST_U_TURN_OFF
} BstUTurn;

/* What becomes of the base game's start tile in a game with a river (RV1). */
typedef enum
{
  BST_RIVER_START_REMOVED,
  BST_RIVER_START_KEPT
} BstRiverStart;

/* A road with an inn or a city with a cathedral that is unfinished at the end. */
typedef enum
{
  BST_INNS_AT_END_NOTHING,
  BST_INNS_AT_END_USUAL         /* as if there were none */
} BstInnsAtEnd;

/* What the end of the game pays for unfinished features (RD5, C6). */
typedef enum
{
  BST_UNFINISHED_TILES,         /* Jedlińska, and the tables of Bard 2005 */
  BST_UNFINISHED_SEGMENTS       /* the sentences of Bard 2005 and Ediția de iarnă */
} BstUnfinishedCount;

/* The pig on a farm that pays 4 a city (FV-pig). */
typedef enum
{
  BST_OLDER_PIG_ONE,            /* 1 more for each city */
  BST_OLDER_PIG_NOTHING
} BstOlderPig;

/* Where a barn may stand (Abbey & Mayor). */
typedef enum
{
  BST_BARNS_ALONE,              /* on a farm without a barn */
  BST_BARNS_TOGETHER
} BstBarnPlacement;

/* Where a wagon may drive (Abbey & Mayor). */
typedef enum
{
  BST_WAGON_NEAR,               /* its tile and the eight round it */
  BST_WAGON_JOINED              /* features that meet the one just scored */
} BstWagonMove;

/* Where the fairy stands (Princess & Dragon). */
typedef enum
{
  BST_FAIRY_BESIDE_FOLLOWER,
  BST_FAIRY_ON_TILE
} BstFairyPlacement;

typedef enum
{
  BST_DRAGON_BEFORE_SCORING,
  BST_DRAGON_AFTER_SCORING
} BstDragonMove;

/* What a princess on the tile just laid does with a knight of her city. */
typedef enum
{
  BST_PRINCESS_OFF,
  BST_PRINCESS_MAY,
  BST_PRINCESS_MUST
} BstPrincess;

/* What the king and the robber baron bring (KR5). */
typedef enum
{
  BST_CARDS_EACH,               /* 1 for each completed city or road, at the end */
  BST_CARDS_TEN,                /* 10 each */
  BST_CARDS_FIFTEEN_OR_FORTY,   /* 15 for one of them, 40 for both */
  BST_CARDS_AT_ONCE             /* 1 for each that is completed while one has the card */
} BstCardPoints;

/* Than what a city or road must be larger to bring a card (KR4). */
typedef enum
{
  BST_RECORD_EVER,              /* than each that was ever completed */
  BST_RECORD_ON_BOARD           /* ... that is complete now */
} BstRecordOf;

/* When a prisoner of the Tower may be ransomed (TO3). */
typedef enum
{
  BST_RANSOM_OWN_TURN,
  BST_RANSOM_ANY_DECISION       /* and in the turn of another, while one decides in it */
} BstRansom;

/* From which tiles of a besieged city a monastery is near enough to escape. */
typedef enum
{
  BST_ESCAPE_OFF,
  BST_ESCAPE_ANY_TILE,
  BST_ESCAPE_SIEGE_TILE
} BstEscape;

/* Who begins (R5, H1, H2). */
typedef enum
{
  BST_FIRST_RANDOM,             /* Bard 2005 */
  BST_FIRST_YOUNGEST_NAMES,     /* Jedlińska */
  BST_FIRST_YOUNGEST_DECIDES,   /* Ediția de iarnă */
  BST_FIRST_THROW,              /* H1: three figures are thrown */
  BST_FIRST_ROADS               /* H2: the most roads on a tile drawn */
} BstFirstPlayer;

/* A tile laid into a hole (H8). */
typedef enum
{
  BST_HOLES_NOTHING,
  BST_HOLES_TURN,               /* a new turn, with four neighbours */
  BST_HOLES_TURN_IF_DIFFERENT   /* ... only if the four features there differ */
} BstHoles;

/* What the end of the game pays for what is not finished (H9). */
typedef enum
{
  BST_UNFINISHED_PAID,
  BST_UNFINISHED_NOTHING,       /* roads, cities, monasteries */
  BST_UNFINISHED_NOR_FARMS      /* and open farms (footnote 22 of Ediția de iarnă aside) */
} BstUnfinished;

/* What the edge of the table does (H10, H11). */
typedef enum
{
  BST_TABLE_ENDLESS,
  BST_TABLE_LIMITS,
  BST_TABLE_COMPLETES
} BstTableEdge;

/* A completed monastery at the edge of the table (H11). */
typedef enum
{
  BST_EDGE_MONASTERY_NEIGHBOURS,        /* 1 and the tiles round it */
  BST_EDGE_MONASTERY_NINE
} BstEdgeMonastery;

/* Hands of three tiles (H4) may be played open. */
typedef enum
{
  BST_HANDS_OPEN,
  BST_HANDS_HIDDEN
} BstHands;

/* How the score track shows more than a lap (ST2, H12); matters to the display alone. */
typedef enum
{
  BST_TRACK_LAY_MARKER,         /* Bard 2005, Jedlińska */
  BST_TRACK_LAPS,               /* Ediția de iarnă, footnote 20 */
  BST_TRACK_DICE                /* H12 */
} BstScoreTrack;

/* Of one player: tiles in the hand; abbeys at the start. */
#define BST_MAX_HELD_TILES    3
#define BST_MAX_GIVEN_ABBEYS  5
/* A table has at most so many cells from the start tile to an edge. */
#define BST_MAX_TABLE 100

typedef struct
{
  char            id[32];           /* "modern"; "custom" once a switch was changed */
  BstFarmScoring  farm_scoring;
  BstTwoTileCity  two_tile_city;
  BstCityCount    city_count;
  BstUnplaceable  unplaceable;
  gboolean        farmers;          /* W2: may fields be claimed? */
  guint           figures[BST_N_FIGURE_KINDS];  /* of each player at the start (R2: 7 followers) */
  BstUTurn        u_turn;
  BstRiverStart   river_start;
  gboolean        inns;             /* do inns and cathedrals count? */
  BstInnsAtEnd    inns_at_end;
  gboolean        goods;            /* are goods taken and paid (T3, T5)? */
  gboolean        pig_herds;        /* do pig herds raise the worth of farms? */
  BstUnfinishedCount unfinished_count;
  BstOlderPig     older_pig;
  guint           abbeys;           /* of each player */
  BstBarnPlacement barn_placement;
  BstWagonMove    wagon_move;
  gboolean        dragon;
  BstDragonMove   dragon_move;
  gboolean        fairy;
  BstFairyPlacement fairy_placement;
  BstPrincess     princess;
  gboolean        portals;
  gboolean        towers;
  BstRansom       ransom;
  gboolean        siege;
  BstEscape       escape;
  gboolean        mage;
  gboolean        witch;
  gboolean        drought;            /* D4 to D7 */
  gboolean        plague;             /* D8 to D14 */
  gboolean        gold;               /* are ingots laid and taken (GO1, GO2)? */
  gboolean        king;               /* KR1 */
  gboolean        robber;
  BstCardPoints   king_robber_points;
  BstRecordOf     king_record;
  gboolean        dexterity;          /* steps of the catapult and the tournament (D11, D12) */
  BstFirstPlayer  first_player;
  gboolean        predraw;          /* H3 */
  guint           hand;             /* H4: tiles of each player, 1 to BST_MAX_HELD_TILES */
  BstHands        hands;
  gboolean        start_in_bag;     /* H5 */
  gboolean        trees_pass;       /* H6: roads go on at a tree */
  gboolean        buying;           /* H7 */
  BstHoles        holes;            /* H8 */
  BstUnfinished   unfinished;       /* H9 */
  BstTableEdge    table_edge;       /* H10, H11 */
  guint           table_west;       /* cells from the start tile to the edge, ... */
  guint           table_north;      /* ... 0 to BST_MAX_TABLE; as the next two */
  guint           table_east;
  guint           table_south;
  BstEdgeMonastery edge_monastery;
  BstScoreTrack   score_track;
} BstRules;

/* One switch: its name in files, its values in files, and the rule that it comes from. */
typedef struct
{
  const char         *name;         /* "farm-scoring" */
  const char         *rule;         /* "FV1-FV3" */
  const char * const *values;       /* NULL-terminated; NULL for a number ... */
  guint               lowest;       /* ... from here */
  guint               highest;      /* to here */
  gsize               offset;       /* of its field in BstRules, 4 bytes wide */
} BstRuleSwitch;

/* The switches of the modern rules (Bard 2005): FV3, two-tile city 4, farmers, 7 followers. */
void                 bst_rules_init       (BstRules       *rules);

/* All switches in a fixed order. */
const BstRuleSwitch *bst_rules_get_switches (guint          *n_switches);

/* Sets or reads a switch by the words of its file form. bst_rules_set() fails with
 * BST_ERROR_UNKNOWN for a name or value that does not exist and changes nothing.
 * The text from bst_rules_get() is (transfer full). It does not touch the id. */
gboolean             bst_rules_set        (BstRules       *rules,
                                           const char     *name,
                                           const char     *value,
                                           GError        **error);
char                *bst_rules_get        (const BstRules *rules,
                                           const char     *name);

/* Have they different values of the switch? */
gboolean             bst_rules_differ     (const BstRules      *a,
                                           const BstRules      *b,
                                           const BstRuleSwitch *rule_switch);

/* The rules as one word: the id of the rule set, or, if it is "custom", "modern" and every
 * switch that differs from it: "modern,two-tile-city=reduced". (transfer full) */
char                *bst_rules_to_text    (const BstRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/* All switches alike; the ids are not compared. */
gboolean             bst_rules_equal      (const BstRules *a,
                                           const BstRules *b);

G_END_DECLS
