/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A feature in the list of features, as it is now. A step changes a few of them a little: their items
 * stay, so that their rows need not be made anew. */

#pragma once

#include <glib-object.h>

#include <bst-feature.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURE_ITEM (bastide_feature_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeatureItem, bastide_feature_item, BASTIDE, FEATURE_ITEM, GObject)

/* Signal "changed": the feature has changed. */

BastideFeatureItem *bastide_feature_item_new         (BstGame            *game,
                                                      const BstFeature   *feature,
                                                      guint               number) G_GNUC_WARN_UNUSED_RESULT;
void                bastide_feature_item_set_feature (BastideFeatureItem *self,
                                                      const BstFeature   *feature,
                                                      guint               number);
BstGame            *bastide_feature_item_get_game    (BastideFeatureItem *self);
const BstFeature   *bastide_feature_item_get_feature (BastideFeatureItem *self);
/* Of a farm, as on the board; 0 for others. */
guint               bastide_feature_item_get_number  (BastideFeatureItem *self);

/* --- In words: bastide-feature-item-text.c --- */

/* "6→12": what it gives at the end as it is, and when it is completed; NULL for nothing. (transfer full) (nullable) */
char *bastide_feature_item_dup_number (const BstFeature   *feature) G_GNUC_WARN_UNUSED_RESULT;
/* Numbers first: where there is no room the names go, whose marks stand beside them. (transfer full) */
char *bastide_feature_item_dup_line   (const BstFeature   *feature,
                                       const BstGame      *game) G_GNUC_WARN_UNUSED_RESULT;
/* All that a row has no room for. (transfer full) */
char *bastide_feature_item_dup_all    (BastideFeatureItem *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
