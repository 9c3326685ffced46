/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a booklet's contents: picture, title, level, and how it went; or a heading. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-puzzle-item.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_ROW (bastide_puzzle_row_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleRow, bastide_puzzle_row, BASTIDE, PUZZLE_ROW, GtkWidget)

GtkWidget *bastide_puzzle_row_new          (void) G_GNUC_WARN_UNUSED_RESULT;

void       bastide_puzzle_row_bind         (BastidePuzzleRow  *self,
                                            BastidePuzzleItem *item);
void       bastide_puzzle_row_unbind       (BastidePuzzleRow  *self);
void       bastide_puzzle_row_bind_heading (BastidePuzzleRow  *self,
                                            const char        *heading);

G_END_DECLS
