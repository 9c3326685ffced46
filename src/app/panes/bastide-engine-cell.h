/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine says of a turn, as a cell of the table of turns draws it: the expected lead with its interval, the loss
 * on a chip, the chance with a bar. Grey until the engine is done. */

#pragma once

#include "bastide-row-pictures.h"
#include "bastide-turn-text.h"

G_BEGIN_DECLS

/* How wide a cell of the fact is at least, in pixels for texts of the usual size. */
int  bastide_engine_cell_get_width (BastideTurnFact     fact);
/* After bastide_row_pictures_begin(), of an item of which the engine says something. */
void bastide_engine_cell_snapshot  (GtkWidget          *widget,
                                    GtkSnapshot        *snapshot,
                                    BastideRowPictures *pictures,
                                    BastideTurnItem    *item,
                                    BastideTurnFact     fact);

G_END_DECLS
