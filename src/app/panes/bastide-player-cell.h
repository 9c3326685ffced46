/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player: mark, name, the tile in hand, figures, points. The figures stand below the name where one line has no room. What
 * there is no room for then is left out, points and name last of all. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-shown.h"
#include "bastide-tile-cache.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER_CELL (bastide_player_cell_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayerCell, bastide_player_cell, BASTIDE, PLAYER_CELL, GtkWidget)

/* In widget units: the edge of the tile in hand. */
#define BASTIDE_PLAYER_CELL_TILE 36

/* Of two players the points stand in the middle of the strip, and the names at its ends. */
typedef enum
{
  BASTIDE_PLAYER_CELL_ALONE,
  BASTIDE_PLAYER_CELL_LEFT,
  BASTIDE_PLAYER_CELL_RIGHT
} BastidePlayerCellSide;

GtkWidget *bastide_player_cell_new    (BastidePlayerCellSide side) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @player of the game that is shown in the colours of @theme, with tiles as large as above in device pixels; in an
 * exam without what is pending. */
void       bastide_player_cell_update (BastidePlayerCell    *self,
                                       BastideShown         *shown,
                                       gboolean              is_exam,
                                       guint                 player,
                                       const BstRenderTheme *theme,
                                       BastideTileCache     *tiles);

/* The width that mark, name, perhaps shortened, and points need; and the one in which all of it stands in one line. */
int        bastide_player_cell_get_wish (BastidePlayerCell *self);
int        bastide_player_cell_get_line (BastidePlayerCell *self);

/* What of a cell, in two lines or one, there is room for in @width, a bit for each piece of it; and which of them are shown,
 * as far as there is room: all cells of a strip have the same ones. */
guint      bastide_player_cell_get_fitting (BastidePlayerCell *self,
                                            gboolean           is_folded,
                                            int                width);
void       bastide_player_cell_set_shown   (BastidePlayerCell *self,
                                            guint              pieces,
                                            gboolean           is_folded);

/* What it shows, for screen readers. (transfer full) */
char      *bastide_player_cell_dup_text (BastideShown    *shown,
                                         gboolean         is_exam,
                                         guint            player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
