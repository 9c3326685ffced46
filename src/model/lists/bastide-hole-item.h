/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hole in a list. */

#pragma once

#include "bastide-odds.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_HOLE_ITEM (bastide_hole_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideHoleItem, bastide_hole_item, BASTIDE, HOLE_ITEM, GObject)

BastideHoleItem       *bastide_hole_item_new      (const BastideHoleOdds *odds) G_GNUC_WARN_UNUSED_RESULT;
const BastideHoleOdds *bastide_hole_item_get_odds (BastideHoleItem       *self);

/* Of pointers to items: those that are hardest to fill first; then row by row. */
int                    bastide_hole_item_compare  (gconstpointer          a,
                                                   gconstpointer          b);

/* Of how many kinds tiles fit: "3 kinds". (transfer full) */
char                  *bastide_hole_item_dup_kinds  (BastideHoleItem     *self) G_GNUC_WARN_UNUSED_RESULT;
/* What fits, and what it asks for. (transfer full) */
char                  *bastide_hole_item_dup_detail (BastideHoleItem     *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
