/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line of what changed between two positions: a feature, or the points of a player. */

#pragma once

#include <glib-object.h>

#include <bst-render-glyph.h>

#include "bastide-comparison.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_CHANGE_ITEM (bastide_change_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideChangeItem, bastide_change_item, BASTIDE, CHANGE_ITEM, GObject)

/* What it says, owned by the item. */
typedef struct
{
  BstRenderGlyph  glyph;
  BstGame        *game;
  guint           players;      /* bits: whose it is */
  char           *title;        /* "City, 5 tiles" */
  char           *line;         /* "Anna, ahead by 1 · merged, 2 → 1" */
  char           *number;       /* points at the end, or of a player, more or less: "+3" (nullable) */
  char           *tooltip;      /* what the number is */
} BastideChangeText;

/* @comparison has changes. What became of a feature, by its number among them. */
BastideChangeItem *bastide_change_item_new_feature (BastideComparison *comparison,
                                                    guint              change) G_GNUC_WARN_UNUSED_RESULT;
/* NULL if he has as many points as before, and would at the end. */
BastideChangeItem *bastide_change_item_new_points  (BastideComparison *comparison,
                                                    guint              player) G_GNUC_WARN_UNUSED_RESULT;

const BastideChangeText *bastide_change_item_get_text (BastideChangeItem *self);
/* A part of the feature before or after; BST_NO_PART if it is not there, or of points. */
guint              bastide_change_item_get_part    (BastideChangeItem *self,
                                                    gboolean           after);

G_END_DECLS
