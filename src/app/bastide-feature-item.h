/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A feature of the position in the list of features. */

#pragma once

#include <glib-object.h>

#include <bst-feature.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURE_ITEM (bastide_feature_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeatureItem, bastide_feature_item, BASTIDE, FEATURE_ITEM, GObject)

BastideFeatureItem *bastide_feature_item_new         (BstGame            *game,
                                                      const BstFeature   *feature) G_GNUC_WARN_UNUSED_RESULT;
BstGame            *bastide_feature_item_get_game    (BastideFeatureItem *self);
const BstFeature   *bastide_feature_item_get_feature (BastideFeatureItem *self);

G_END_DECLS
