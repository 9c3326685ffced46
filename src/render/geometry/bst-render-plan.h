/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The plan of a tile: where its walls, roads and buildings run, laid out from topology.
 * Shapes may overlap; what is later in the list lies on top. Outlines are cut from it, and
 * ornament is set by it. Private to this folder. */

#pragma once

#include "bst-render-curve.h"
#include "bst-tile.h"

G_BEGIN_DECLS

/* Ground that belongs to no segment: crossings, the yard of a house at a road's end. */
#define BST_RENDER_NO_OWNER 0xfe

typedef struct
{
  guint   segment;      /* or BST_RENDER_NO_OWNER */
  GArray *points;       /* BstRenderVector, closed */
} BstRenderShape;

/* Where a road comes to a wall, and the direction in which it goes through. */
typedef struct
{
  BstRenderVector at;
  BstRenderVector direction;
} BstRenderGate;

/* Where a road crosses over another road or a river, and the direction in which it does. */
typedef struct
{
  BstRenderVector at;
  BstRenderVector direction;
  double          span;         /* half of the width of what runs below */
  gboolean        water;        /* that is a river */
} BstRenderBridge;

/* A piece of road or river. */
typedef struct
{
  GArray  *line;        /* BstRenderVector: its middle, open */
  guint    segment;     /* or BST_RENDER_NO_OWNER */
  double   half;        /* of its width, where the line begins */
  gboolean water;
} BstRenderBand;

typedef enum
{
  BST_RENDER_END_NONE,
  BST_RENDER_END_CROSSING,      /* road ends meet */
  BST_RENDER_END_HOUSE,         /* one road ends in a field */
  BST_RENDER_END_LAKE           /* road ends meet at a lake with a ferry */
} BstRenderEnd;

/* Half the side of a monastery's yard, and the radius of a crossing, of a house's yard and of a lake with a ferry. */
#define BST_RENDER_YARD_HALF       0.205
#define BST_RENDER_YARD_HALF_BEND  0.170   /* where a road bends round it */
#define BST_RENDER_CROSSING_RADIUS 0.100
#define BST_RENDER_HOUSE_RADIUS    0.070
#define BST_RENDER_FERRY_RADIUS    0.150

/* The same of a tower's base, and of a garden where there is room. */
#define BST_RENDER_BASE_RADIUS     0.095
#define BST_RENDER_GARDEN_RADIUS   0.135

/* The same of a spring and of a lake. */
#define BST_RENDER_SPRING_RADIUS   0.105
#define BST_RENDER_LAKE_RADIUS     0.250

typedef struct
{
  GArray         *shapes;       /* BstRenderShape, lowest first */
  GArray         *walls;        /* GArray of BstRenderVector each: open lines, city to the right */
  GArray         *bands;        /* BstRenderBand, lowest first */
  BstRenderGate   gates[8];
  guint           n_gates;
  BstRenderBridge bridges[4];
  guint           n_bridges;
  BstRenderGate   mouths[2];    /* where a road goes into the ground, and its direction there */
  guint           n_mouths;
  BstRenderVector hub;          /* the middle of the tile, or on the right bank of its river */
  BstRenderEnd    end;          /* at the hub */
  gboolean        monastery;    /* likewise */
  double          pool;         /* radius of the spring or lake at the hub; 0 without */
  BstRenderVector bases[BST_MAX_SEGMENTS];  /* the middle of what is inside the tile, the monastery aside, ... */
  double          base_radii[BST_MAX_SEGMENTS];     /* ... and its radius */
  gboolean        abbey;        /* the monastery takes the whole tile */
} BstRenderPlan;

BstRenderPlan *bst_render_plan_new       (const BstTileType *type) G_GNUC_WARN_UNUSED_RESULT;
void           bst_render_plan_free      (BstRenderPlan     *plan);

/* Lays the base of a tower, or of what else is inside the tile, on top of all else. */
void           bst_render_plan_add_base (BstRenderPlan     *plan,
                                         guint              segment,
                                         BstRenderVector    at,
                                         double             radius);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstRenderPlan, bst_render_plan_free)

G_END_DECLS
