/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The learned function behind the value: what each open feature may still bring goes through a small network of its
 * kind, the results are summed, and another takes the sums of a player and of the others to the points that he is
 * still to make, and how far that may be out.
 *
 * Sums are in whole numbers, so that a sum is the same in whatever order, and from whatever position, it was made;
 * all else is plain multiplication and addition of floats in one order: the same on every machine. */

#pragma once

#include "bst-engine-inputs.h"

G_BEGIN_DECLS

#define BST_NET_FIRST   48      /* units of the first layer of a feature, ... */
#define BST_NET_SUM     32      /* ... of the second, whose results are summed, ... */
#define BST_NET_LAST    48      /* ... and of the layer behind the sums */
#define BST_NET_STEPS   4096    /* in a sum, of a one */

/* What the last layer takes beside the sums. */
typedef enum
{
  BST_GLOBAL_ONE,
  BST_GLOBAL_TIME,              /* tiles left to each player */
  BST_GLOBAL_SUPPLY,
  BST_GLOBAL_OTHER_SUPPLY,
  BST_GLOBAL_EMPTY,             /* nobody at home */
  BST_GLOBAL_OTHER_EMPTY,
  BST_GLOBAL_IS_NEXT,
  BST_GLOBAL_LEAD,
  BST_GLOBAL_PLAYERS,
  BST_GLOBAL_SETS,              /* not the base game alone */
  BST_N_GLOBALS
} BstEngineGlobal;

typedef struct
{
  float first[BST_N_INPUTS][BST_NET_FIRST];
  float second[BST_NET_FIRST][BST_NET_SUM];
  float second_bias[BST_NET_SUM];
} BstNetFeature;

/* Nothing but floats: it is trained and written as one row of them. */
typedef struct
{
  BstNetFeature features[BST_NET_N_KINDS];
  float own[BST_NET_SUM][BST_NET_LAST];
  float others[BST_NET_SUM][BST_NET_LAST];
  float globals[BST_N_GLOBALS][BST_NET_LAST];
  float points[BST_NET_LAST];
  float spread[BST_NET_LAST];
  float points_bias;
  float spread_bias;
} BstEngineNet;

#define BST_NET_N_WEIGHTS (sizeof (BstEngineNet) / sizeof (float))
#define BST_MAX_NET_WEIGHT 1e4f     /* of either sign */

/* A point of the game in the results of the network. */
#define BST_NET_POINTS 10.f

/* Weights from chance, small, and none behind the last layer: all values are 0 then. */
void     bst_engine_net_init    (BstEngineNet       *net,
                                 guint64             seed);

/* Are all weights numbers within bounds? */
gboolean bst_engine_net_is_ok   (const BstEngineNet *net);

/* The part of one feature in the sums. @first (nullable) gets the units of the first layer and @second those of the
 * second, for training. */
void     bst_engine_net_feature (const BstEngineNet *net,
                                 const BstEngineRow *row,
                                 float               first[BST_NET_FIRST],
                                 float               second[BST_NET_SUM]);

/* From the sums of a player and the mean of those of the others to @points, still to be made, and @spread, the
 * standard deviation of one player's points; @last gets the units of the last layer. */
void     bst_engine_net_finish  (const BstEngineNet *net,
                                 const float         own[BST_NET_SUM],
                                 const float         others[BST_NET_SUM],
                                 const float         globals[BST_N_GLOBALS],
                                 float               last[BST_NET_LAST],
                                 float              *points,
                                 float              *spread);

/* Leaky: what is below 0 counts a tenth. */
#define BST_NET_LEAK .1f

static inline float
bst_engine_net_bend (float x)
{
  return x > 0 ? x : BST_NET_LEAK * x;
}

/* Its slope where it gave @bent. */
static inline float
bst_engine_net_slope (float bent)
{
  return bent > 0 ? 1 : BST_NET_LEAK;
}

/* From the last unit of the spread to a deviation in points, above 0 and smooth; and its slope. */
float    bst_engine_net_open    (float               x,
                                 float              *slope);

G_END_DECLS
