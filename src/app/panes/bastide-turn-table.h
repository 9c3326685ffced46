/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns in a table, a column for each fact: as many as there is room for. Headings sort it, and turns of one cell fold
 * into a row. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-row-pictures.h"
#include "bastide-turn-groups.h"
#include "bastide-turn-text.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_TABLE (bastide_turn_table_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnTable, bastide_turn_table, BASTIDE, TURN_TABLE, GtkWidget)

/* Signals: "chosen": another turn is, or none; "activated" (BastideTurnItem); "sorted": by another column. */

/* Before all else. @turns (element-type BastideTurnItem); @pictures are borrowed, and live longer than this. */
void               bastide_turn_table_set_turns      (BastideTurnTable   *self,
                                                      GListModel         *turns,
                                                      BastideRowPictures *pictures);
/* The turns as they are sorted, folded and left out. */
BastideTurnGroups *bastide_turn_table_get_groups     (BastideTurnTable   *self);
/* (transfer none) (nullable) */
BastideTurnItem   *bastide_turn_table_get_chosen     (BastideTurnTable   *self);
/* One that is there comes into sight. NULL: none is chosen. */
void               bastide_turn_table_choose         (BastideTurnTable   *self,
                                                      BastideTurnItem    *item);
/* Marks the row of a turn; NULL: of none. */
void               bastide_turn_table_set_played     (BastideTurnTable   *self,
                                                      BastideTurnItem    *played);
/* The engine says other things of the turns than before, or, with @is_on FALSE, nothing. They are sorted anew, but not
 * under the pointer, nor while one of them is chosen: then a little later. */
void               bastide_turn_table_set_engine     (BastideTurnTable   *self,
                                                      gboolean            is_on);
/* The fact by which it is sorted; where that is by the place or the turn, the gain, or the value while the engine is on. */
BastideTurnFact    bastide_turn_table_find_sort_fact (BastideTurnTable   *self);

/* The keyboard comes to the rows, or does once there are any (bastide_turn_table_turns_came()). */
void               bastide_turn_table_focus          (BastideTurnTable   *self);
/* The rows go: if the keyboard is there, it comes to those that follow. */
void               bastide_turn_table_keep_focus     (BastideTurnTable   *self);
/* No rows will follow. Was the keyboard there? */
gboolean           bastide_turn_table_drop_focus     (BastideTurnTable   *self);
void               bastide_turn_table_turns_came     (BastideTurnTable   *self);

G_END_DECLS
