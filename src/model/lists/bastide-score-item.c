/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-score-item.h"

struct _BastideScoreItem
{
  GObject   parent_instance;

  BstGame  *game;
  BstEvent  event;
  gboolean  open;
};

enum
{
  PROP_0,
  PROP_OPEN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideScoreItem, bastide_score_item, G_TYPE_OBJECT)

static void
bastide_score_item_finalize (GObject *object)
{
  bst_game_unref (BASTIDE_SCORE_ITEM (object)->game);

  G_OBJECT_CLASS (bastide_score_item_parent_class)->finalize (object);
}

static void
bastide_score_item_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  if (id == PROP_OPEN)
    g_value_set_boolean (value, BASTIDE_SCORE_ITEM (object)->open);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_score_item_class_init (BastideScoreItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bastide_score_item_finalize;
  object_class->get_property = bastide_score_item_get_property;

  properties[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_SCORE_ITEM, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_score_item_init (BastideScoreItem *self)
{
}

BastideScoreItem *
bastide_score_item_new (BstGame        *game,
                        const BstEvent *event)
{
  BastideScoreItem *self = g_object_new (BASTIDE_TYPE_SCORE_ITEM, NULL);

  self->game = bst_game_ref (game);
  self->event = *event;

  return self;
}

void
bastide_score_item_set_event (BastideScoreItem *self,
                              const BstEvent   *event)
{
  g_return_if_fail (BASTIDE_IS_SCORE_ITEM (self));

  self->event = *event;
  bastide_score_item_set_open (self, FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
}

BstGame *
bastide_score_item_get_game (BastideScoreItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_SCORE_ITEM (self), NULL);

  return self->game;
}

const BstEvent *
bastide_score_item_get_event (BastideScoreItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_SCORE_ITEM (self), NULL);

  return &self->event;
}

gboolean
bastide_score_item_get_open (BastideScoreItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_SCORE_ITEM (self), FALSE);

  return self->open;
}

void
bastide_score_item_set_open (BastideScoreItem *self,
                             gboolean          open)
{
  g_return_if_fail (BASTIDE_IS_SCORE_ITEM (self));

  if (self->open == open)
    return;

  self->open = open;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
}
