/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenery: which ornaments stand where on a tile. Seeded by the tile's id and variant, so
 * that a tile looks the same everywhere, and kept clear of whatever has a meaning. Private to
 * this folder. */

#pragma once

#include "bst-render-art-private.h"
#include "bst-render-sprite.h"

G_BEGIN_DECLS

typedef enum
{
  BST_RENDER_ORNAMENT_TUFT,
  BST_RENDER_ORNAMENT_TREE,
  BST_RENDER_ORNAMENT_BUSH,
  BST_RENDER_ORNAMENT_SHEEP,
  BST_RENDER_ORNAMENT_HOUSE,
  BST_RENDER_ORNAMENT_TOWER,
  BST_RENDER_ORNAMENT_WELL,
  BST_RENDER_ORNAMENT_REED,
  BST_RENDER_ORNAMENT_STONE,
  BST_RENDER_ORNAMENT_DUCK,
  BST_RENDER_ORNAMENT_BOAT,
  BST_RENDER_ORNAMENT_CHURCH,
  BST_RENDER_ORNAMENT_ABBEY,
  BST_RENDER_ORNAMENT_CATHEDRAL,
  BST_RENDER_ORNAMENT_INN,
  BST_RENDER_ORNAMENT_PIGS,
  BST_RENDER_ORNAMENT_VOLCANO,
  BST_RENDER_ORNAMENT_PORTAL,
  BST_RENDER_ORNAMENT_TENT,
  BST_RENDER_ORNAMENT_STAKES,
  BST_RENDER_ORNAMENT_RAT,
  BST_RENDER_ORNAMENT_ANIMAL,
  BST_RENDER_ORNAMENT_GATE,
  BST_RENDER_ORNAMENT_SHIELD,
  BST_RENDER_ORNAMENT_WINE,
  BST_RENDER_ORNAMENT_GRAIN,
  BST_RENDER_ORNAMENT_CLOTH,
  BST_RENDER_ORNAMENT_PRINCESS,
  BST_RENDER_ORNAMENT_SIEGE,
  BST_RENDER_ORNAMENT_PLAGUE,
  BST_RENDER_ORNAMENT_FLIER,    /* its look: the direction, in eighths of a turn clockwise from north */
  BST_RENDER_ORNAMENT_MINE,
  BST_RENDER_ORNAMENT_HILL,
  BST_RENDER_ORNAMENT_VINEYARD,
  BST_RENDER_ORNAMENT_WAND,     /* the magic sign */
  BST_RENDER_ORNAMENT_CIRCLE,   /* its look: the kind of features that it is about */
  BST_RENDER_ORNAMENT_DRAGON,
  BST_RENDER_ORNAMENT_DROUGHT,  /* lies on the ground, as the next three */
  BST_RENDER_ORNAMENT_BASE,
  BST_RENDER_ORNAMENT_GARDEN,
  BST_RENDER_ORNAMENT_CROP
} BstRenderOrnamentKind;

typedef struct
{
  BstRenderOrnamentKind kind;
  double                x;      /* its foot, on the tile as it lies */
  double                y;
  double                size;
  double                angle;  /* of patches and of houses' ridges, likewise */
  guint                 look;
} BstRenderOrnament;

/* A generator with the same numbers on every machine. */
typedef struct
{
  guint64 state;
} BstRenderDice;

void     bst_render_dice_init   (BstRenderDice *dice,
                                 const char    *text,
                                 guint          number);
guint    bst_render_dice_roll   (BstRenderDice *dice,
                                 guint          sides);
/* From @low to @high. */
double   bst_render_dice_range  (BstRenderDice *dice,
                                 double         low,
                                 double         high);

/* All ornaments of a tile that show at a level of detail, from north to south. (transfer full) */
GArray  *bst_render_scenery_new (const BstRenderArt *art,
                                 guint               type,
                                 guint               variant,
                                 guint               rotation,
                                 BstRenderDetail     detail) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
