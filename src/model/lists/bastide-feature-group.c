/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-group.h"

struct _BastideFeatureGroup
{
  GObject    parent_instance;

  BstFeature feature;
  guint      n_features;
  gboolean   is_unfolded;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideFeatureGroup, bastide_feature_group, G_TYPE_OBJECT)

gboolean
bastide_feature_group_takes (const BstFeature *feature)
{
  return feature->complete && feature->owners == 0 && !feature->stays;
}

/* Of several sets a feature may pay otherwise for what is on it: the points are told, too. */
guint
bastide_feature_group_find_key (const BstFeature *feature)
{
  const guint facts[] = { feature->tiles, feature->pennants, (guint) feature->now };
  guint key = feature->kind;

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    key = key << 9 | MIN (facts[i], 0x1ff);

  return key;
}

BastideFeatureGroup *
bastide_feature_group_new (const BstFeature *feature)
{
  BastideFeatureGroup *self = g_object_new (BASTIDE_TYPE_FEATURE_GROUP, NULL);

  self->feature = *feature;

  return self;
}

const BstFeature *
bastide_feature_group_get_feature (BastideFeatureGroup *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURE_GROUP (self), NULL);

  return &self->feature;
}

guint
bastide_feature_group_get_key (BastideFeatureGroup *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURE_GROUP (self), 0);

  return bastide_feature_group_find_key (&self->feature);
}

void
bastide_feature_group_set (BastideFeatureGroup *self,
                           guint                n_features,
                           gboolean             is_unfolded)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_GROUP (self));

  if (self->n_features == n_features && self->is_unfolded == is_unfolded)
    return;
  self->n_features = n_features;
  self->is_unfolded = is_unfolded;
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
bastide_feature_group_get_n (BastideFeatureGroup *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURE_GROUP (self), 0);

  return self->n_features;
}

gboolean
bastide_feature_group_is_unfolded (BastideFeatureGroup *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURE_GROUP (self), FALSE);

  return self->is_unfolded;
}

static void
bastide_feature_group_class_init (BastideFeatureGroupClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_FEATURE_GROUP, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_feature_group_init (BastideFeatureGroup *self)
{
}
