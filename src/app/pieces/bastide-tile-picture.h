/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of one tile as it lies, for a row that says in words what is done with it. */

#pragma once

#include "bastide-study.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* @study gives the theme, and the art where it is of the same tiles. @rotation: clockwise quarter turns. */
GtkWidget *bastide_tile_picture_new (BastideStudy  *study,
                                     const BstGame *game,
                                     guint          type,
                                     guint          rotation) G_GNUC_WARN_UNUSED_RESULT;

/* @row offers no tile, and each type of which one is left, by its name. @types (element-type int): they are put there. */
void       bastide_tile_picture_list (AdwComboRow       *row,
                                      const BstPosition *position,
                                      GArray            *types);

/* What @row offers is strings, of which the first is no tile, and each other one of @types (element-type int): it shows
 * the tile's picture beside the name, in its list and when that is closed. */
void       bastide_tile_picture_set_row (AdwComboRow  *row,
                                         BastideStudy *study,
                                         GArray       *types);

G_END_DECLS
