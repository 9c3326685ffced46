/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns of a list, those of one cell together: the first of them, and below it the others where that is unfolded. Which
 * is the first, and the order of the cells, are those of the list. Some may be left out. */

#pragma once

#include "bastide-turn-item.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_GROUPS (bastide_turn_groups_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnGroups, bastide_turn_groups, BASTIDE, TURN_GROUPS, GObject)

/* What turns must be, all of those that are asked for. */
typedef enum
{
  BASTIDE_TURNS_WITHOUT_FIGURE = 1 << 0,
  BASTIDE_TURNS_WITH_FARMER    = 1 << 1,    /* a figure is put on a field */
  BASTIDE_TURNS_CLOSING        = 1 << 2,    /* a feature is completed */
  BASTIDE_TURNS_JOINING        = 1 << 3     /* features on which figures are become one */
} BastideTurnFilter;

/* A list model of (element-type BastideTurnItem). @turns: likewise. */
BastideTurnGroups *bastide_turn_groups_new        (GListModel        *turns) G_GNUC_WARN_UNUSED_RESULT;
/* Bits of BastideTurnFilter; 0 leaves none out. */
void               bastide_turn_groups_set_filter (BastideTurnGroups *self,
                                                   guint              filter);
/* The others of its cell; @item may be one of them. */
void               bastide_turn_groups_set_folded (BastideTurnGroups *self,
                                                   BastideTurnItem   *item,
                                                   gboolean           is_folded);
/* All cells are folded again: turns of another position come. */
void               bastide_turn_groups_fold_all   (BastideTurnGroups *self);
/* The place of @item among the rows, after its cell was unfolded if need be; G_MAXUINT if it is left out. */
guint              bastide_turn_groups_reveal     (BastideTurnGroups *self,
                                                   BastideTurnItem   *item);
/* Turns that are not left out, folded or not. */
guint              bastide_turn_groups_get_n_turns (BastideTurnGroups *self);

G_END_DECLS
