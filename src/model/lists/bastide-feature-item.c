/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-item.h"

struct _BastideFeatureItem
{
  GObject     parent_instance;

  BstGame    *game;
  BstFeature  feature;
  guint       number;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideFeatureItem, bastide_feature_item, G_TYPE_OBJECT)

static void
bastide_feature_item_finalize (GObject *object)
{
  bst_game_unref (BASTIDE_FEATURE_ITEM (object)->game);

  G_OBJECT_CLASS (bastide_feature_item_parent_class)->finalize (object);
}

static void
bastide_feature_item_class_init (BastideFeatureItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_feature_item_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_FEATURE_ITEM, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_feature_item_init (BastideFeatureItem *self)
{
}

BastideFeatureItem *
bastide_feature_item_new (BstGame          *game,
                          const BstFeature *feature,
                          guint             number)
{
  BastideFeatureItem *self = g_object_new (BASTIDE_TYPE_FEATURE_ITEM, NULL);

  self->game = bst_game_ref (game);
  self->feature = *feature;
  self->number = number;

  return self;
}

static gboolean
is_same (const BstFeature *a,
         const BstFeature *b)
{
  return a->part == b->part && a->kind == b->kind && a->complete == b->complete
         && a->tiles == b->tiles && a->pennants == b->pennants && a->open == b->open
         && a->owners == b->owners && a->margin == b->margin && a->cities == b->cities
         && a->complete_cities == b->complete_cities && a->now == b->now
         && a->completed == b->completed && a->end == b->end && a->emblems == b->emblems
         && a->barns == b->barns && a->shepherds == b->shepherds && a->sheep == b->sheep && a->ingots == b->ingots && a->height == b->height && a->stays == b->stays
         && memcmp (a->goods, b->goods, sizeof a->goods) == 0;
}

void
bastide_feature_item_set_feature (BastideFeatureItem *self,
                                  const BstFeature   *feature,
                                  guint               number)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_ITEM (self));

  if (self->number == number && is_same (&self->feature, feature))
    return;

  self->feature = *feature;
  self->number = number;
  g_signal_emit (self, signals[CHANGED], 0);
}

BstGame *
bastide_feature_item_get_game (BastideFeatureItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURE_ITEM (self), NULL);

  return self->game;
}

const BstFeature *
bastide_feature_item_get_feature (BastideFeatureItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURE_ITEM (self), NULL);

  return &self->feature;
}

guint
bastide_feature_item_get_number (BastideFeatureItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURE_ITEM (self), 0);

  return self->number;
}
