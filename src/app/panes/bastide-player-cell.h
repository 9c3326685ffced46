/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player in one line: mark, name, figures, points, and the tile in hand. What there is no room for
 * is left out, the points last of all. */

#pragma once

#include "bastide-shown.h"
#include "bastide-tile-cache.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER_CELL (bastide_player_cell_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayerCell, bastide_player_cell, BASTIDE, PLAYER_CELL, GtkWidget)

/* In widget units: the edge of the tile in hand. */
#define BASTIDE_PLAYER_CELL_TILE 36

GtkWidget *bastide_player_cell_new    (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @player of the game that is shown, with tiles as large as above in device pixels; in an exam without what is
 * pending. */
void       bastide_player_cell_update (BastidePlayerCell *self,
                                       BastideShown      *shown,
                                       gboolean           is_exam,
                                       guint              player,
                                       BastideTileCache  *tiles);

/* The width that mark, name, perhaps shortened, and points need. */
int        bastide_player_cell_get_wish (BastidePlayerCell *self);

/* What of a cell there is room for in @width, a bit for each piece of it; and which of them are shown, as far as there is
 * room: all cells of a strip have the same ones. */
guint      bastide_player_cell_get_fitting (BastidePlayerCell *self,
                                            int                width);
void       bastide_player_cell_set_shown   (BastidePlayerCell *self,
                                            guint              pieces);

/* What it shows, for screen readers. (transfer full) */
char      *bastide_player_cell_dup_text (BastideShown    *shown,
                                         gboolean         is_exam,
                                         guint            player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
