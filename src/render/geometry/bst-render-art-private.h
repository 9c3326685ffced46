/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the art of a tile set holds for each type. Private to this folder. */

#pragma once

#include "bst-render-art.h"
#include "bst-render-plan.h"

G_BEGIN_DECLS

/* The plan of a type. (transfer none) */
const BstRenderPlan *bst_render_art_get_plan (const BstRenderArt *art,
                                              guint               type);

/* Is this emblem not drawn, since the rules of the game do not know it? */
gboolean             bst_render_art_is_asleep (const BstRenderArt *art,
                                               BstEmblem           emblem);

/* The spot of a segment at rotation 0. */
BstRenderVector      bst_render_art_get_spot (const BstRenderArt *art,
                                              guint               type,
                                              guint               segment);

/* Where the shield of a city is painted, likewise. */
BstRenderVector      bst_render_art_get_shield (const BstRenderArt *art,
                                                guint               type,
                                                guint               segment);

/* Where the emblem of a segment is painted, likewise: an inn beside its road. */
BstRenderVector      bst_render_art_get_emblem (const BstRenderArt *art,
                                                guint               type,
                                                guint               segment);

/* Where a sign of the tile as a whole is painted, likewise; by bit of BstSign. */
BstRenderVector      bst_render_art_get_sign  (const BstRenderArt *art,
                                               guint               type,
                                               guint               bit);

/* Turns the unit square of @cr by quarter turns. */
void                 bst_render_turn         (cairo_t            *cr,
                                              guint               rotation);

G_END_DECLS
