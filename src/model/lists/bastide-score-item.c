/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-score-item.h"

#include <bst-render-kind.h>
#include <bst-step.h>

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

gboolean
bastide_score_item_shows (BastideScoreItem *item,
                          BstGame          *game,
                          const BstEvent   *event)
{
  const BstEvent *shown = bastide_score_item_get_event (item);

  return bastide_score_item_get_game (item) == game
         && shown->cause == event->cause
         && shown->turn == event->turn && shown->part == event->part
         && shown->points == event->points && shown->players == event->players
         && shown->tiles == event->tiles && shown->complete == event->complete;
}

BastideScoreItem *
bastide_score_item_take (GPtrArray      *items,
                         BstGame        *game,
                         const BstEvent *event)
{
  for (guint i = 0; i < items->len; i++)
    {
      BastideScoreItem *item = g_ptr_array_index (items, i);
      const BstEvent *shown = bastide_score_item_get_event (item);

      if (shown->part != event->part || shown->cause != event->cause || shown->players != event->players
          || shown->goods != event->goods || bastide_score_item_get_game (item) != game)
        continue;
      if (!bastide_score_item_shows (item, game, event))
        bastide_score_item_set_event (item, event);
      return g_ptr_array_steal_index (items, i);
    }

  return bastide_score_item_new (game, event);
}

static BstRenderGlyph
get_taken_glyph (const BstEvent *event)
{
  switch ((int) bst_event_get_taken (event))
    {
    case BST_TERM_INGOTS:
      return BST_RENDER_GLYPH_INGOT;
    case BST_TERM_KING:
      return BST_RENDER_GLYPH_CROWN;
    case BST_TERM_ROBBER:
      return BST_RENDER_GLYPH_HAT;
    default:
      return BST_RENDER_GLYPH_BARREL;
    }
}

BstRenderGlyph
bastide_score_item_find_glyph (const BstEvent *event)
{
  switch (event->cause)
    {
    case BST_EVENT_GOODS:
      return event->goods == 1 + BST_GRAIN ? BST_RENDER_GLYPH_GRAIN
             : event->goods == 1 + BST_CLOTH ? BST_RENDER_GLYPH_CLOTH : BST_RENDER_GLYPH_BARREL;
    case BST_EVENT_TOKENS:
      return get_taken_glyph (event);
    case BST_EVENT_KING:
    case BST_EVENT_KING_AND_ROBBER:
      return BST_RENDER_GLYPH_CROWN;
    case BST_EVENT_ROBBER:
      return BST_RENDER_GLYPH_HAT;
    case BST_EVENT_FLOCK:
      return BST_RENDER_GLYPH_SHEEP;
    case BST_EVENT_GOLD:
      return BST_RENDER_GLYPH_INGOT;
    case BST_EVENT_FAIRY_TURN:
    case BST_EVENT_FAIRY_SCORED:
      return BST_RENDER_GLYPH_FAIRY;
    case BST_EVENT_RANSOM:
    case BST_EVENT_PURCHASE:
      return BST_RENDER_GLYPH_COIN;
    case BST_EVENT_EXTRA_TURN:
      return BST_RENDER_GLYPH_AGAIN;
    case BST_EVENT_BARN_PLACED:
    case BST_EVENT_BARN_CONNECTED:
    case BST_EVENT_BARN:
      return BST_RENDER_GLYPH_FIELD;
    case BST_EVENT_TAKEN_BACK:
    case BST_EVENT_FEATURE:
    default:
      return bst_render_glyph_for (event->kind);
    }
}
