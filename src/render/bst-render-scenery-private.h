/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files that furnish a tile share. Private to them. */

#pragma once

#include "bst-render-scenery.h"

G_BEGIN_DECLS

/* What is being furnished. Positions are at rotation 0 until the end, so that the same tile
 * has the same trees whichever way it lies. */
typedef struct
{
  const BstRenderArt  *art;
  const BstTileType   *type;
  const BstRenderPlan *plan;
  guint                index;   /* of the type */
  guint                rotation;
  BstRenderDice        dice;
  GArray              *out;
} BstRenderSite;

/* Puts an ornament; the foot at rotation 0. */
void   bst_render_site_put         (BstRenderSite         *site,
                                    BstRenderOrnamentKind  kind,
                                    double                 x,
                                    double                 y,
                                    double                 size);

/* The distance from a point to the nearest ornament that stands already. */
double bst_render_site_crowd       (const BstRenderSite   *site,
                                    double                 x,
                                    double                 y);

/* What grows, lies and swims by the water. */
void   bst_render_site_add_shores  (BstRenderSite         *site);

/* Inns, cathedrals, goods, pigs; before what keeps clear of them. */
void   bst_render_site_add_emblems (BstRenderSite         *site);

G_END_DECLS
