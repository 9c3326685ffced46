/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rule switches: everything on which the rule documents differ. A rule set is a named
 * choice of all switches and is data (data/rulesets); every switch can be set alone. */

#pragma once

#include <glib.h>

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

typedef struct
{
  char            id[32];           /* "modern"; "custom" once a switch was changed */
  BstFarmScoring  farm_scoring;
  BstTwoTileCity  two_tile_city;
  BstCityCount    city_count;
  BstUnplaceable  unplaceable;
  gboolean        farmers;          /* W2: may fields be claimed? */
  guint           followers;        /* supply at the start, 1 to 20 (R2: 7) */
  BstUTurn        u_turn;
  BstRiverStart   river_start;
  guint           big_followers;    /* of each player, 0 to 5; as the next two */
  guint           builders;
  guint           pigs;
  gboolean        inns;             /* do inns and cathedrals count? */
  BstInnsAtEnd    inns_at_end;
  gboolean        goods;            /* are goods taken and paid (T3, T5)? */
  gboolean        pig_herds;        /* do pig herds raise the worth of farms? */
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

/* The switches of the modern rules (S000): FV3, two-tile city 4, farmers, 7 followers. */
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

/* The rules as one word: the id of the rule set, or, if it is "custom", "modern" and every
 * switch that differs from it: "modern,two-tile-city=reduced". (transfer full) */
char                *bst_rules_to_text    (const BstRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/* All switches alike; the ids are not compared. */
gboolean             bst_rules_equal      (const BstRules *a,
                                           const BstRules *b);

G_END_DECLS
