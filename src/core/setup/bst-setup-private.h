/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of a set-up, for the files of core that work on it. */

#pragma once

#include "bst-position-private.h"
#include "bst-setup.h"

G_BEGIN_DECLS

typedef struct
{
  gint16 x;
  gint16 y;
  gint16 type;              /* as it is printed */
  gint16 form;              /* the form of it that was built, or the type */
  guint8 rotation;
  gint8  player;            /* who laid it, as in BstTile */
  guint16 tokens[BST_N_TOKEN_KINDS];   /* on it: as bst_position_get_tile_tokens() says */
} BstSetupTile;

typedef struct
{
  guint16 tile;             /* index */
  guint8  segment;
  gint8   player;
  guint8  kind;             /* BstFigureKind */
} BstSetupFigure;

#define BST_SETUP_NOWHERE (-1)

/* Where a neutral figure stands. */
typedef struct
{
  gint16 tile;              /* index, or BST_SETUP_NOWHERE; as the next two */
  gint16 segment;           /* of the tile; NOWHERE if it stands on the tile alone, or beside a figure */
  gint16 figure;            /* beside which it stands, on that tile */
} BstSetupNeutral;

#define BST_SETUP_NO_NEUTRAL ((BstSetupNeutral) { BST_SETUP_NOWHERE, BST_SETUP_NOWHERE, BST_SETUP_NOWHERE })

struct _BstSetup
{
  BstGame  *game;           /* Owned, as the arrays */
  GArray   *tiles;          /* (element-type BstSetupTile), in the order of placing */
  GArray   *figures;        /* (element-type BstSetupFigure) */
  GArray   *discards;       /* (element-type gint16) */
  GPtrArray *allowed;       /* (element-type utf8), sorted */
  gint32    scores[BST_MAX_PLAYERS];
  guint8    supply[BST_N_FIGURE_KINDS][BST_MAX_PLAYERS];
  guint8    tokens[BST_N_TOKEN_KINDS][BST_MAX_PLAYERS];
  guint8    held[BST_MAX_PLAYERS];              /* tiles in the hands (H3, H4) */
  guint8    prisoners[BST_MAX_PLAYERS][BST_MAX_PLAYERS][BST_N_FIGURE_KINDS];   /* captor, owner */
  gint16    hand[BST_MAX_PLAYERS][BST_MAX_HELD_TILES];    /* known tiles first, then BST_NO_TILE */
  guint8    turn;
  gboolean  is_extra;       /* the next tile is the second of its turn (T12) */
  BstSetupNeutral neutrals[BST_N_NEUTRAL_KINDS];
  GPtrArray *items;         /* Owned (element-type utf8): of modules that are kept so (BstModule.is_kept_as_text) */
};

static inline BstSetupTile *
bst_setup_tile (const BstSetup *setup,
                guint           index)
{
  return &g_array_index (setup->tiles, BstSetupTile, index);
}

static inline BstSetupFigure *
bst_setup_figure (const BstSetup *setup,
                  guint           index)
{
  return &g_array_index (setup->figures, BstSetupFigure, index);
}

/* The tile on a cell; -1 if there is none. */
int   bst_setup_find_tile   (const BstSetup       *setup,
                             int                   x,
                             int                   y);

/* The figure that a spot names; -1 if it is not there. */
int   bst_setup_find_figure (const BstSetup       *setup,
                             const BstSpot        *spot);

/* Tile and segment that a spot names, a barn's corner too. FALSE if there is none. */
gboolean bst_setup_find_part  (const BstSetup     *setup,
                               const BstSpot      *spot,
                               guint              *tile,
                               guint              *segment);

/* The tile gets a form of its type (bst_tile_set_add_form()). */
void  bst_setup_set_form    (BstSetup             *setup,
                             int                   x,
                             int                   y,
                             guint                 form);

/* Figures of a kind that a player has on the board and in prison. */
guint bst_setup_count_out   (const BstSetup       *setup,
                             guint                 player,
                             BstFigureKind         kind);

/* The longer side of the board, in cells; 0 without a tile. */
guint bst_setup_get_span    (const BstSetup       *setup);

/* BST_SETUP_TOO_MANY, BST_SETUP_TOO_WIDE, or BST_SETUP_OK. */
BstSetupResult bst_setup_check_room (const BstSetup *setup);

/* A figure comes home, but for one that came from nowhere. */
void  bst_setup_give_back   (BstSetup             *setup,
                             guint                 player,
                             BstFigureKind         kind);

/* Takes a figure off the board, and neutral figures from its side. The caller gives it back. */
void  bst_setup_lift        (BstSetup             *setup,
                             guint                 index);

/* --- Of the position that is built (bst-setup.c) --- */

/* A copy of a tile that the set does not have comes from elsewhere. */
void  bst_setup_make_available (BstPosition       *p,
                                guint              type);

/* H3, H4: no more can be held than is left. */
void  bst_setup_limit_held_tiles (BstPosition          *p);

G_END_DECLS
