/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of a position, for the files of core that work on it. */

#pragma once

#include "bst-feature.h"

G_BEGIN_DECLS

/* One segment of one placed tile; 34 bytes. What follows segment is valid at roots only. */
typedef struct
{
  guint16 parent;           /* towards the root; a root is its own parent */
  guint16 next;             /* ring of all segments of the feature */
  guint16 tile;
  guint8  kind;             /* BstFeatureKind */
  guint8  segment;
  guint16 size;             /* segments */
  gint16  open;             /* open edges; half-edges of a field; free cells round a monastery */
  guint16 tiles;            /* not kept for fields */
  guint16 pennants;
  guint16 twins;            /* segments whose tile has another of this kind; not for fields */
  guint8  figures[BST_MAX_PLAYERS];     /* strength for the majority */
  guint8  n_figures;        /* followers */
  guint8  builders;         /* bit p: player p has a builder here */
  guint8  pigs;             /* bit p: player p has a pig here */
  guint16 emblems;          /* BstEmblem, of all segments */
  guint8  goods[BST_N_GOODS];
} BstPositionNode;

/* A free cell beside the board. */
typedef struct
{
  gint16  x;
  gint16  y;
  guint16 surroundings;     /* as bst_tile_set_get_fits() takes it */
} BstFrontierCell;

/* A rule module (bst-module.h). */
typedef struct _BstModule BstModule;

#define BST_MAX_MODULES 16

/* All that is small and changes with most moves: saved as one piece. */
typedef struct
{
  guint16  n_tiles;
  guint16  n_nodes;
  guint16  n_frontier;
  guint16  n_figures;
  guint16  n_discards;
  guint16  n_placed;
  guint16  n_remaining;
  gint16   hand[BST_MAX_PLAYERS];
  gint16   min_x, min_y, max_x, max_y;
  gint32   scores[BST_MAX_PLAYERS];
  guint8   supply[BST_N_FIGURE_KINDS][BST_MAX_PLAYERS];
  guint8   goods[BST_MAX_PLAYERS][BST_N_GOODS];
  guint8   turn;
  guint8   unfinished;
  guint8   extra;           /* BstExtraTile */
  guint8   edited;          /* supplies were set by hand */
} BstPositionHead;

/* The second tile of a turn (T12, T13). */
typedef enum
{
  BST_EXTRA_NONE,
  BST_EXTRA_OWED,           /* the turn goes on when this tile is done */
  BST_EXTRA_PLAYED          /* this tile is the second */
} BstExtraTile;

/* A cell of the torus: 0 free and far, FRONTIER + index, or tile index + 1. */
#define BST_CELL_FRONTIER 0x8000

struct _BstPosition
{
  BstGame              *game;           /* Owned */
  gsize                 size;           /* of the whole block in bytes */
  const BstOrientation *orientations;   /* Borrowed from the tile set, as the next two */
  const guint8         *fits;
  const BstTileType    *types;
  guint                 n_types;
  guint                 n_players;
  BstRules              rules;
  guint                 shift;          /* the torus has 1 << shift cells a side */
  guint                 mask;
  const BstModule      *modules[BST_MAX_MODULES];
  guint                 n_modules;

  /* Arrays in the same block, behind this struct. */
  guint16              *cells;
  BstTile              *tiles;
  BstPositionNode      *nodes;
  BstFrontierCell      *frontier;
  BstFigure            *figures;
  guint16              *remaining;      /* per type */
  gint16               *discards;
  guint8               *journal;
  guint                 journal_size;
  guint                 journal_used;
  guint                 step_nodes;     /* nodes from here on are younger than the step */
  gboolean              step_figures;   /* the step has saved the figures */

  BstPositionHead       head;
};

static inline guint
bst_position_cell (const BstPosition *p,
                   int                x,
                   int                y)
{
  return (((guint) y & p->mask) << p->shift) | ((guint) x & p->mask);
}

static inline guint
bst_position_root (const BstPosition *p,
                   guint              node)
{
  while (p->nodes[node].parent != node)
    node = p->nodes[node].parent;

  return node;
}

static inline const BstOrientation *
bst_position_orientation (const BstPosition *p,
                          const BstTile     *tile)
{
  return &p->orientations[4 * (guint) tile->type + tile->rotation];
}

static inline const BstSegment *
bst_position_segment (const BstPosition *p,
                      guint              node)
{
  const BstPositionNode *n = &p->nodes[node];

  return &p->types[p->tiles[n->tile].type].segments[n->segment];
}

/* Lays a tile without asking whether it may lie there; part of a step. */
void   bst_position_lay        (BstPosition       *p,
                                guint              type,
                                int                x,
                                int                y,
                                guint              rotation,
                                int                player);

/* What a figure counts for the majority. */
static inline guint8
bst_figure_strength (BstFigureKind kind)
{
  return kind == BST_FIGURE_FOLLOWER ? 1 : kind == BST_FIGURE_BIG ? 2 : 0;
}

/* The majority of @figures: the mask of those who have the most, 0 if nobody stands. */
guint8 bst_majority            (const guint8       figures[BST_MAX_PLAYERS]);

/* Points of one feature (not a farm) if it were scored as complete or as incomplete. */
int    bst_position_points     (const BstPosition *p,
                                guint              root,
                                gboolean           complete);

/* The same by the base rules alone. */
int    bst_position_base_points (const BstPosition *p,
                                 guint              root,
                                 gboolean           complete);

/* Fills an event for a city, road or monastery. */
void   bst_position_fill_event (const BstPosition *p,
                                guint              root,
                                BstEvent          *event);

/* A set-up step: what follows can be undone as one. */
void   bst_position_begin_step (BstPosition       *p);
void   bst_position_save       (BstPosition       *p,
                                const void        *memory,
                                gsize              size);

G_END_DECLS
