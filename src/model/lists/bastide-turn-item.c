/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-item.h"

struct _BastideTurnItem
{
  GObject        parent_instance;

  BstGame       *game;          /* owned */
  guint          player;
  int            lead;
  BstCompareRow  row;
  guint          rank;
  gboolean       pinned;
  BastideTurnPlace place;
  guint          n_others;
  gboolean       has_engine;
  gboolean       is_settled;
  BastideEngineTurn engine;
};

enum
{
  PROP_0,
  PROP_PINNED,
  PROP_PLACE,
  PROP_ENGINE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BastideTurnItem, bastide_turn_item, G_TYPE_OBJECT)

static void
bastide_turn_item_finalize (GObject *object)
{
  bst_game_unref (BASTIDE_TURN_ITEM (object)->game);

  G_OBJECT_CLASS (bastide_turn_item_parent_class)->finalize (object);
}

static void
bastide_turn_item_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  if (id == PROP_PINNED)
    g_value_set_boolean (value, BASTIDE_TURN_ITEM (object)->pinned);
  else if (id == PROP_PLACE)
    g_value_set_int (value, (int) BASTIDE_TURN_ITEM (object)->place);
  else if (id == PROP_ENGINE)
    g_value_set_boolean (value, BASTIDE_TURN_ITEM (object)->has_engine);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_turn_item_class_init (BastideTurnItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bastide_turn_item_finalize;
  object_class->get_property = bastide_turn_item_get_property;

  properties[PROP_PINNED] = g_param_spec_boolean ("pinned", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PLACE] = g_param_spec_int ("place", NULL, NULL, BASTIDE_TURN_BELOW, BASTIDE_TURN_UNFOLDED,
                                             BASTIDE_TURN_BELOW, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENGINE] = g_param_spec_boolean ("engine", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_turn_item_init (BastideTurnItem *self)
{
}

BastideTurnItem *
bastide_turn_item_new (BstGame             *game,
                       guint                player,
                       int                  lead,
                       const BstCompareRow *row,
                       guint                rank)
{
  BastideTurnItem *self = g_object_new (BASTIDE_TYPE_TURN_ITEM, NULL);

  self->game = bst_game_ref (game);
  self->player = player;
  self->lead = lead;
  self->row = *row;
  self->rank = rank;

  return self;
}

BstGame *
bastide_turn_item_get_game (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), NULL);

  return self->game;
}

guint
bastide_turn_item_get_player (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), 0);

  return self->player;
}

int
bastide_turn_item_get_lead (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), 0);

  return self->lead;
}

const BstCompareRow *
bastide_turn_item_get_row (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), NULL);

  return &self->row;
}

guint
bastide_turn_item_get_rank (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), 0);

  return self->rank;
}

gboolean
bastide_turn_item_is_pinned (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), FALSE);

  return self->pinned;
}

void
bastide_turn_item_set_pinned (BastideTurnItem *self,
                              gboolean         pinned)
{
  g_return_if_fail (BASTIDE_IS_TURN_ITEM (self));

  if (self->pinned == pinned)
    return;
  self->pinned = pinned;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PINNED]);
}

void
bastide_turn_item_set_engine (BastideTurnItem         *self,
                              const BastideEngineTurn *turn,
                              gboolean                 is_settled)
{
  g_return_if_fail (BASTIDE_IS_TURN_ITEM (self));

  if (turn == NULL && !self->has_engine)
    return;
  self->has_engine = turn != NULL;
  self->is_settled = is_settled;
  if (turn != NULL)
    self->engine = *turn;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENGINE]);
}

const BastideEngineTurn *
bastide_turn_item_get_engine (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), NULL);

  return self->has_engine ? &self->engine : NULL;
}

gboolean
bastide_turn_item_is_settled (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), FALSE);

  return self->is_settled;
}

void
bastide_turn_item_set_place (BastideTurnItem  *self,
                             BastideTurnPlace  place,
                             guint             n_others)
{
  g_return_if_fail (BASTIDE_IS_TURN_ITEM (self));

  if (self->place == place && self->n_others == n_others)
    return;
  self->place = place;
  self->n_others = n_others;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACE]);
}

BastideTurnPlace
bastide_turn_item_get_place (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), BASTIDE_TURN_ALONE);

  return self->place;
}

guint
bastide_turn_item_get_n_others (BastideTurnItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (self), 0);

  return self->n_others;
}
