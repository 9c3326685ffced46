/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An event in the list of scores. */

#pragma once

#include <glib-object.h>

#include <bst-event.h>
#include <bst-render-glyph.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SCORE_ITEM (bastide_score_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideScoreItem, bastide_score_item, BASTIDE, SCORE_ITEM, GObject)

/* Property "open": the row shows its formula and its rule. Signal "changed": see set_event. */

BastideScoreItem *bastide_score_item_new       (BstGame          *game,
                                                const BstEvent   *event) G_GNUC_WARN_UNUSED_RESULT;
/* The same feature pays something else: the row closes. */
void              bastide_score_item_set_event (BastideScoreItem *self,
                                                const BstEvent   *event);
BstGame          *bastide_score_item_get_game  (BastideScoreItem *self);
const BstEvent   *bastide_score_item_get_event (BastideScoreItem *self);
gboolean          bastide_score_item_get_open  (BastideScoreItem *self);
void              bastide_score_item_set_open  (BastideScoreItem *self,
                                                gboolean          open);

/* Does it say all of @event? */
gboolean          bastide_score_item_shows     (BastideScoreItem *self,
                                                BstGame          *game,
                                                const BstEvent   *event);
/* The item of the same feature that pays the same players, taken out of @items; else a new one. (transfer full) */
BastideScoreItem *bastide_score_item_take      (GPtrArray        *items,
                                                BstGame          *game,
                                                const BstEvent   *event) G_GNUC_WARN_UNUSED_RESULT;
/* The sign of what happened: of a feature, or of what was paid for without one. */
BstRenderGlyph    bastide_score_item_find_glyph (const BstEvent  *event);

G_END_DECLS
