/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files that furnish a tile share. Private to them. */

#pragma once

#include "bst-render-scenery.h"
#include "bst-render-sprite.h"

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
  BstRenderDetail      detail;
  BstRenderDice        dice;
  GArray              *out;
} BstRenderSite;

/* Puts an ornament; the foot at rotation 0. */
void   bst_render_site_put         (BstRenderSite         *site,
                                    BstRenderOrnamentKind  kind,
                                    double                 x,
                                    double                 y,
                                    double                 size);

/* The same of what has a direction: @angle at rotation 0. */
void   bst_render_site_put_along   (BstRenderSite         *site,
                                    BstRenderOrnamentKind  kind,
                                    double                 x,
                                    double                 y,
                                    double                 size,
                                    double                 angle);

/* Would a thing so wide and high, with its foot there, be cut off by the tile's border? */
gboolean bst_render_site_sticks_out (const BstRenderSite  *site,
                                     double                x,
                                     double                y,
                                     double                half_width,
                                     double                height);

/* The distance from a point to the nearest ornament that stands already. */
double bst_render_site_crowd       (const BstRenderSite   *site,
                                    double                 x,
                                    double                 y);

/* What grows, lies and swims by the water. */
void   bst_render_site_add_shores  (BstRenderSite         *site);

/* Tries to put up to @n things into an outline, @clear from its edge, @apart from others. */
void   bst_render_site_scatter     (BstRenderSite          *site,
                                    const BstRenderOutline *outline,
                                    BstRenderOrnamentKind   kind,
                                    guint                   n,
                                    double                  size,
                                    double                  clear,
                                    double                  apart);

/* The houses of a city, @area of a tile large. */
void   bst_render_site_add_houses  (BstRenderSite          *site,
                                    const BstRenderOutline *outline,
                                    guint                   segment,
                                    double                  area);

/* Inns, cathedrals, goods, pigs ...; before what keeps clear of them. */
void   bst_render_site_add_emblems (BstRenderSite         *site);

/* The volcano, the dragon's sign, the portal, the base of a tower. */
void   bst_render_site_add_signs   (BstRenderSite         *site);

/* Tents and stakes before the walls of a besieged city, rats in one with the plague. */
void   bst_render_site_add_siege   (BstRenderSite         *site);

/* The animal of a tile of the Winter Edition. */
void   bst_render_site_add_animals (BstRenderSite         *site);

G_END_DECLS
