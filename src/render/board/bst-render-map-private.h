/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the map share. */

#pragma once

#include "bst-render-map.h"
#include "bst-render-pill.h"
#include "bst-render-room.h"

G_BEGIN_DECLS

/* Where a feature lies, and where in it a sign has room. */
typedef struct
{
  BstRenderOutline outline;     /* in tiles of the board */
  guint64          parts;       /* alike if the feature is made of the same parts ... */
  guint64          figures;     /* ... and if the same figures stand there */
  gboolean         has_rooms;   /* they were looked for */
  BstRenderRoom    rooms[BST_RENDER_MAX_ROOMS];
  guint            n_rooms;
} BstRenderShape;

/* One feature that the map shows. */
typedef struct
{
  BstFeature       feature;
  BstRenderShape   shape;
  guint            number;      /* of a farm; 0: it is no farm, or they are not numbered */
  guint            lesson;      /* the farm's colour, valid with a number */
  gboolean         has_sign;
} BstRenderLand;

/* What a cell of the board looks like on the map, its signs aside. */
typedef struct
{
  int     x;
  int     y;
  guint64 look;         /* another one, nearly surely, if it looks other */
} BstRenderLook;

/* A city at a farm that is owned or numbered. */
typedef struct
{
  guint16        part;
  gboolean       complete;
  BstRenderShape shape;
} BstRenderCastle;

/* Where a castle is drawn. */
typedef struct
{
  gboolean complete;
  double   x;           /* as of a BstRenderSign */
  double   y;
  double   size;
} BstRenderCastleSign;

struct _BstRenderMap
{
  const BstPosition  *position;
  const BstRenderArt *art;
  BstRenderShow       show;
  cairo_font_face_t  *font;     /* of labels (nullable) */
  GArray             *lands;    /* (element-type BstRenderLand) */
  GArray             *castles;  /* (element-type BstRenderCastle) */
  GArray             *looks;    /* (element-type BstRenderLook), of each tile */
  cairo_region_t     *changes;  /* (nullable) */

  /* For the zoom at which it was drawn last */
  double              scale;
  GArray             *signs;    /* (element-type BstRenderSign) */
  GArray             *castle_signs; /* (element-type BstRenderCastleSign) */
};

/* --- bst-render-map.c --- */
/* The land of the feature with this root; NULL if the map does not show it. */
const BstRenderLand *bst_render_map_find_land (const BstRenderMap *self,
                                               guint16             root);

/* --- bst-render-map-reuse.c --- */
/* Takes from one of @old (nullable) (element-type BstRenderShape*), which are not whole then, what is
 * as it was, and makes the rest but for the rooms. */
void bst_render_shape_init (BstRenderShape     *shape,
                            const BstPosition  *position,
                            const BstRenderArt *art,
                            guint               part,
                            GArray             *old);

/* After the lands: the looks of the tiles, and what is other than in @old (nullable). */
void bst_render_map_find_changes (BstRenderMap       *self,
                                  const BstRenderMap *old);

/* --- bst-render-map-lesson.c --- */
/* Gives numbered farms colours, so that neighbours differ. */
void bst_render_map_choose_lessons (BstRenderMap *self);

/* --- bst-render-map-place.c --- */
/* What a sign says. */
void bst_render_map_describe (const BstRenderMap  *self,
                              const BstRenderLand *land,
                              double               scale,
                              BstRenderPill       *pill);
/* Finds places for signs and castles, unless that was done for this zoom. */
void bst_render_map_place    (BstRenderMap            *self,
                              const BstRenderViewport *viewport);

G_END_DECLS
