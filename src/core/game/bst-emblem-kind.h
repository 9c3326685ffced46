/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is drawn on tiles beyond their topology, and matters to a rule module: emblems on segments, signs on tiles. Their
 * words are io's (bst-io-emblem-words.h), their pictures render's (bst-render-scenery-emblem.c): tables by the number of
 * the bit. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* On a segment; bits. */
typedef enum
{
  BST_EMBLEM_INN       = 1 << 0,    /* roads (Inns & Cathedrals) */
  BST_EMBLEM_CATHEDRAL = 1 << 1,    /* cities */
  BST_EMBLEM_WINE      = 1 << 2,    /* cities (T3), as the next two */
  BST_EMBLEM_GRAIN     = 1 << 3,
  BST_EMBLEM_CLOTH     = 1 << 4,
  BST_EMBLEM_PIG_HERD  = 1 << 5,    /* fields */
  BST_EMBLEM_PRINCESS  = 1 << 6,    /* cities (Princess & Dragon) */
  BST_EMBLEM_SIEGE     = 1 << 7,    /* cities (Cathars, Besiegers) */
  BST_EMBLEM_PLAGUE    = 1 << 8,    /* cities (D3) */
  BST_EMBLEM_DROUGHT   = 1 << 9     /* fields (D4) */
} BstEmblem;

#define BST_N_EMBLEMS 10

/* On a tile as a whole (Princess & Dragon, the small expansions); bits. */
typedef enum
{
  BST_SIGN_VOLCANO = 1 << 0,
  BST_SIGN_DRAGON  = 1 << 1,
  BST_SIGN_PORTAL  = 1 << 2,
  BST_SIGN_FLIER   = 1 << 3,    /* the tile's parameter is the direction: eighths of a turn clockwise from north */
  BST_SIGN_FERRY   = 1 << 4,    /* a lake at which its roads end */
  BST_SIGN_GOLD    = 1 << 5,
  BST_SIGN_MAGIC   = 1 << 6,    /* calls the mage or the witch (MW1) */
  BST_SIGN_CIRCLE_ROAD  = 1 << 7,   /* a crop circle, and which features it is about (CC2) */
  BST_SIGN_CIRCLE_CITY  = 1 << 8,
  BST_SIGN_CIRCLE_FIELD = 1 << 9,
  BST_SIGN_HILL     = 1 << 10,  /* HS11 */
  BST_SIGN_VINEYARD = 1 << 11   /* HS13 */
} BstSign;

#define BST_SIGNS_OF_CIRCLES (BST_SIGN_CIRCLE_ROAD | BST_SIGN_CIRCLE_CITY | BST_SIGN_CIRCLE_FIELD)

#define BST_N_SIGNS 12

/* The place of an emblem or sign in a table. */
#define BST_EMBLEM_NUMBER(bit) (__builtin_ctz (bit))

/* How it is written in files of tiles. */
typedef struct
{
  const char *attribute;        /* of the segment's or tile's element: "inn" */
  const char *value;            /* ... and what it says: "yes" */
} BstEmblemFacts;

extern const BstEmblemFacts bst_emblem_facts[BST_N_EMBLEMS];
extern const BstEmblemFacts bst_sign_facts[BST_N_SIGNS];

G_END_DECLS
