/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The features of a position in sections: what pays most comes first, and those that are alike are in a group. */

#pragma once

#include <gio/gio.h>

#include "bastide-feature-group.h"

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_FEATURES_CONTESTED,   /* unfinished, with figures */
  BASTIDE_FEATURES_UNCLAIMED,   /* unfinished, without */
  BASTIDE_FEATURES_COMPLETED
} BastideFeatureSection;

/* The rows of a section: features, and groups, below which theirs stand if @unfolded has the key. What stays the same feature
 * or group has the item that it had in @before. (transfer full) (element-type GObject) */
GPtrArray *bastide_feature_list_new (const BstPosition     *position,
                                     BastideFeatureSection  section,
                                     GListModel            *before,
                                     GHashTable            *unfolded) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
