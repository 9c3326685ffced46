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

/* The field at a half-edge; BST_NO_SEGMENT if none. Half-edges are numbers modulo 8. */
guint                 bst_render_field_at              (const BstTileType    *type,
                                                        guint                 side);

/* The cities that the fields at two half-edges both touch, if these are two fields; else 0. */
guint                 bst_render_parting_cities        (const BstTileType    *type,
                                                        guint                 side_a,
                                                        guint                 side_b);

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

/* A band of road or river along a line, which is taken. Its ends are cut square. */
void                  bst_render_plan_add_band         (BstRenderPlan        *plan,
                                                        const BstRenderBand  *band,
                                                        double                half_at_end);

/* A line from edge to edge. Between opposite ones its middle lies aside by @bow and it curves
 * to and fro by @sway; both to the right of who walks in at @from, in halves of a tile.
 * (transfer full) */
GArray               *bst_render_through_line          (guint                 from,
                                                        guint                 to,
                                                        double                bow,
                                                        double                sway);

/* A line from an edge to a point of the tile. @bend: how far it curves on the way. (transfer
 * full) */
GArray               *bst_render_arm_line              (guint                 edge,
                                                        BstRenderVector       to,
                                                        double                bend);

/* A road over two or more edges. */
void                  bst_render_plan_add_through      (BstRenderPlan        *plan,
                                                        const BstTileType    *type,
                                                        guint                 index);

/* All roads that have one edge only: into a city, or to the hub. */
void                  bst_render_plan_add_single_roads (BstRenderPlan        *plan,
                                                        const BstTileType    *type);

/* A piece of road along a line, which is taken. */
void                  bst_render_plan_add_road         (BstRenderPlan        *plan,
                                                        guint                 segment,
                                                        GArray               *line);

/* A road from one edge into a city: straight if that leads there, else in a bend. */
void                  bst_render_plan_add_road_to_city (BstRenderPlan        *plan,
                                                        const BstTileType    *type,
                                                        guint                 segment,
                                                        guint                 edge,
                                                        guint                 city);

/* A road from @first to the opposite edge, if a city lies across; FALSE if none does. */
gboolean              bst_render_plan_add_tunnel       (BstRenderPlan        *plan,
                                                        const BstTileType    *type,
                                                        guint                 index,
                                                        guint                 first);

/* Does a road from this edge go into the ground before the wall of a city across it? */
gboolean              bst_render_has_mouth             (const BstTileType    *type,
                                                        guint                 edge);

/* Two cities of which one passes over the other; FALSE if the type has none such. */
gboolean              bst_render_find_crossed          (const BstTileType    *type,
                                                        guint                *upper,
                                                        guint                *lower);
void                  bst_render_plan_add_crossed      (BstRenderPlan        *plan,
                                                        const BstTileType    *type,
                                                        guint                 upper,
                                                        guint                 lower);

/* Finds where roads that were added cross over others or over rivers. */
void                  bst_render_plan_add_bridges      (BstRenderPlan        *plan);

/* Where roads end and the monastery stands, as the river leaves room for it. */
BstRenderVector       bst_render_find_hub              (const BstTileType    *type);

/* The city beyond the river that a road from this edge alone leads to; or BST_NO_SEGMENT. */
guint                 bst_render_city_beyond           (const BstTileType    *type,
                                                        guint                 edge);

/* A river; one with a single edge begins in a spring or ends in a lake. */
void                  bst_render_plan_add_river        (BstRenderPlan        *plan,
                                                        const BstTileType    *type,
                                                        guint                 index);

G_END_DECLS
