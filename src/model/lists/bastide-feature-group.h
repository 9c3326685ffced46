/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Completed features on which nobody is, and which are alike: one row of the list of features, below which they unfold. */

#pragma once

#include "bastide-feature-item.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURE_GROUP (bastide_feature_group_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeatureGroup, bastide_feature_group, BASTIDE, FEATURE_GROUP, GObject)

/* Signal "changed": its number, or whether it is unfolded. */

/* May a feature be in a group? */
gboolean             bastide_feature_group_takes        (const BstFeature    *feature);
/* By which those of one group are known, and those of others are not. */
guint                bastide_feature_group_find_key     (const BstFeature    *feature);

/* @feature: one of them. */
BastideFeatureGroup *bastide_feature_group_new          (const BstFeature    *feature) G_GNUC_WARN_UNUSED_RESULT;
const BstFeature    *bastide_feature_group_get_feature  (BastideFeatureGroup *self);
guint                bastide_feature_group_get_key      (BastideFeatureGroup *self);
void                 bastide_feature_group_set          (BastideFeatureGroup *self,
                                                         guint                n_features,
                                                         gboolean             is_unfolded);
guint                bastide_feature_group_get_n        (BastideFeatureGroup *self);
gboolean             bastide_feature_group_is_unfolded  (BastideFeatureGroup *self);

G_END_DECLS
