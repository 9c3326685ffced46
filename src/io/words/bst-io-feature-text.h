/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A feature of the position in words: for its card and its row. */

#pragma once

#include "bst-feature.h"

G_BEGIN_DECLS

/* "City, 5 tiles, 1 pennant"; "Farm 3, 12 tiles", if @number, bst_position_get_farm_number(), is
 * told. (transfer full) */
char *bst_io_feature_text_dup_title  (const BstFeature *feature,
                                       guint             number);

/* Who has the majority and by how much: "Anna, ahead by 1", "Tie: Anna, Boris",
 * "Unclaimed", "No figures on it". (transfer full) */
char *bst_io_feature_text_dup_owners (const BstFeature *feature,
                                       const BstGame    *game);

/* What is missing: "2 open edges"; "completed". (transfer full) */
char *bst_io_feature_text_dup_state  (const BstFeature *feature,
                                       const BstGame    *game);

/* What of it is there, without the words that a row with little room has no use for: "3 of 5" of a farm's cities, "2 open
 * edges · 1 pennant". (transfer full) */
char *bst_io_feature_text_dup_counts (const BstFeature *feature,
                                      const BstGame    *game) G_GNUC_WARN_UNUSED_RESULT;

/* "Now 0 · completed 12 · at the end 6". (transfer full) */
char *bst_io_feature_text_dup_worth  (const BstFeature *feature);

G_END_DECLS
