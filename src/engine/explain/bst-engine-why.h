/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one turn is worth more than another: the difference of the two values, taken apart by what is different on the
 * board. Points that were paid, and that the end would pay now, belong to their feature; what is still to come is a sum
 * over features behind one bent layer, whose slope between the two positions is known exactly. So the parts of a
 * difference add up to it, but for what follows from the whole. */

#pragma once

#include "bst-engine-value.h"

G_BEGIN_DECLS

/* What is different with the first turn. */
typedef enum
{
  BST_WHY_COMPLETED,        /* the feature is completed, and is not with the other, ... */
  BST_WHY_STAYS_OPEN,       /* ... or the other way round */
  BST_WHY_TAKEN,            /* the player stands on it, and does not with the other, ... */
  BST_WHY_LEFT,             /* ... or the other way round */
  BST_WHY_NEW,              /* it is there only with the first, free, ... */
  BST_WHY_MISSING,          /* ... or the other way round */
  BST_WHY_JOINED,           /* one feature, which are several with the other, ... */
  BST_WHY_APART,            /* ... or the other way round */
  BST_WHY_OWNERS,           /* others have the majority there */
  BST_WHY_CITIES,           /* the farm has other cities */
  BST_WHY_SIZE,             /* it has another number of tiles */
  BST_WHY_CHANCES,          /* other cells or tiles complete it */
  BST_WHY_OUTLOOK,          /* nothing of that: what lies around it */
  BST_WHY_FOLLOWERS,        /* followers at home, of the player and of others; no feature, as the next */
  BST_WHY_REST              /* all else */
} BstWhyCause;

#define BST_N_WHY_CAUSES 15

/* A feature after one of the turns. */
typedef struct
{
  guint    n_features;      /* 0: it is not there; of several one that somebody has is told of */
  gboolean is_complete;     /* by this turn */
  int      paid[BST_MAX_PLAYERS];       /* by this turn */
  int      end[BST_MAX_PLAYERS];        /* what the end of the game would pay now */
  guint8   owners;          /* bit p: has the majority; before it was completed */
  guint8   figures[BST_MAX_PLAYERS];    /* strength (MJ1) */
  guint    tiles;           /* 0 of farms */
  guint    cells;           /* free cells that it needs */
  guint    finishing;       /* with one cell: tiles left that complete it there; else those of its hardest cell */
  guint    cities;          /* farms: completed cities that it feeds, ... */
  guint    open_cities;     /* ... and others */
} BstWhySide;

typedef struct
{
  BstWhyCause    cause;
  double         points;    /* by which it makes the first turn better; below zero: worse */
  BstFeatureKind kind;
  BstSpot        spot;      /* where the feature is, on @side of the two positions */
  guint          side;
  BstWhySide     sides[2];  /* with the first turn, with the other */
  int            followers; /* BST_WHY_FOLLOWERS: more at home with the first turn, ... */
  int            others;    /* ... and of the opponent */
  guint          turns;     /* that the player still has */
} BstWhyReason;

/* Cleared with bst_engine_why_clear(). */
typedef struct
{
  guint         player;     /* who makes the turn */
  double        points;     /* the difference of the two margins by the value alone: the sum of all reasons */
  guint         n_reasons;
  BstWhyReason *reasons;    /* Owned; the largest first, the rest last */
} BstEngineWhy;

/* Compares two turns with the same tile, as a search gives them, of the player whose turn it is. */
void bst_engine_why_init  (BstEngineWhy       *why,
                           const BstEngineNet *net,
                           const BstPosition  *position,
                           const BstMove      *one,
                           const BstMove      *other);
void bst_engine_why_clear (BstEngineWhy       *why);

/* "completed", "stays-open" ...: the words of the command line's JSON. Static. */
const char *bst_why_cause_name (BstWhyCause cause);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstEngineWhy, bst_engine_why_clear)

G_END_DECLS
