/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hole in a list. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-odds.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_HOLE_ITEM (bastide_hole_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideHoleItem, bastide_hole_item, BASTIDE, HOLE_ITEM, GObject)

BastideHoleItem       *bastide_hole_item_new      (const BastideHoleOdds *odds) G_GNUC_WARN_UNUSED_RESULT;
const BastideHoleOdds *bastide_hole_item_get_odds (BastideHoleItem       *self);

/* Rows for such items: where, what it asks for, how many tiles fit, the chance that a player draws one. (transfer full) */
GtkListItemFactory    *bastide_hole_item_factory_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
