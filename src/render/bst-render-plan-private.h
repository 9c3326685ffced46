/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files that lay out a plan share. Private to them. */

#pragma once

#include "bst-render-plan.h"

G_BEGIN_DECLS

/* --- What the type says --- */

/* Edges are numbers modulo 4. */
gboolean              bst_render_has_edge              (const BstSegment     *segment,
                                                        guint                 edge);
guint                 bst_render_count_edges           (const BstSegment     *segment);

/* Bit e: the segment has edge e. */
guint                 bst_render_edges_of              (const BstSegment     *segment);

/* Does a segment of this kind lie at one of the @n edges from @first on? */
gboolean              bst_render_gap_has               (const BstTileType    *type,
                                                        guint                 first,
                                                        guint                 n,
                                                        BstFeatureKind        kind);
gboolean              bst_render_has_monastery         (const BstTileType    *type);

/* --- Shapes --- */

/* Puts a shape on top; takes @points. */
void                  bst_render_plan_add_shape        (BstRenderPlan        *plan,
                                                        guint                 segment,
                                                        GArray               *points);
void                  bst_render_plan_add_disc         (BstRenderPlan        *plan,
                                                        guint                 segment,
                                                        BstRenderVector       at,
                                                        double                radius);

/* The first shape of a segment; NULL if it has none yet. */
const BstRenderShape *bst_render_plan_find_shape       (const BstRenderPlan  *plan,
                                                        guint                 segment);
gboolean              bst_render_shape_contains        (const BstRenderShape *shape,
                                                        BstRenderVector       at);

/* --- Pieces --- */

/* A city with its walls. */
void                  bst_render_plan_add_city         (BstRenderPlan        *plan,
                                                        const BstTileType    *type,
                                                        guint                 index);

/* A road or river over two or more edges, @half of its width. */
void                  bst_render_plan_add_through      (BstRenderPlan        *plan,
                                                        const BstTileType    *type,
                                                        guint                 index,
                                                        double                half);

/* All roads that have one edge only: into a city, or to the middle of the tile. */
void                  bst_render_plan_add_single_roads (BstRenderPlan        *plan,
                                                        const BstTileType    *type);

/* Finds where roads that were added cross over others or over rivers. */
void                  bst_render_plan_add_bridges      (BstRenderPlan        *plan);

/* A river; one with a single edge begins or ends in a lake. */
void                  bst_render_plan_add_river        (BstRenderPlan        *plan,
                                                        const BstTileType    *type,
                                                        guint                 index);

G_END_DECLS
