/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of one tile as it lies, for a row that says in words what is done with it. */

#pragma once

#include "bastide-study.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @study gives the theme, and the art where it is of the same tiles. @rotation: clockwise quarter turns. */
GtkWidget *bastide_tile_picture_new (BastideStudy  *study,
                                     const BstGame *game,
                                     guint          type,
                                     guint          rotation) G_GNUC_WARN_UNUSED_RESULT;

/* For a list of strings of which the first is no tile, and each other one of @types (element-type int), by its picture
 * and its name. (transfer full) */
GtkListItemFactory *bastide_tile_picture_new_factory (BastideStudy *study,
                                                      GArray       *types) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
